"""Everything that is worked out of one declaration before it is judged, each thing once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from belote.declaration.consistency.cases import Cases
from belote.declaration.consistency.dry_run import hand_size
from belote.declaration.consistency.effects import Effects
from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Data
from belote.declaration.consistency.situations import Situations


@dataclass(frozen=True)
class Analysis:
    """The facts of resolved rule sections, and what follows from them. The data must not be changed meanwhile."""

    data: Data

    @cached_property
    def facts(self) -> Facts:
        """What the declaration makes possible."""
        return Facts(self.data)

    @cached_property
    def situations(self) -> Situations:
        """What can lie on the table for each row of bids."""
        return Situations(self.facts)

    @cached_property
    def hand(self) -> int:
        """The number of cards a seat plays with, the largest of any way the auction can end."""
        return hand_size(self.facts, self.situations)

    @cached_property
    def effects(self) -> Effects:
        """Which values of scoring have an effect in which situation."""
        return Effects(self.facts, Cases(self.facts, self.data["scoring"]), self.hand)
