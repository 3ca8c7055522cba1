"""What a declaration says of the table: players, cards, contracts and the timeline of the deal.

Works on the plain maps of the schema, consistent or not: what is not known to the pack or the contracts is left out
here, and refused by the check whose business it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from belote.cards import SUIT_OF_LETTER
from belote.declaration.consistency.finding import Data

SUITS = tuple(SUIT_OF_LETTER.values())
KINDS = ("suit", "no_trump", "all_trump")
NATURAL = "6789TJQKA"


@dataclass(frozen=True)
class TableFacts:
    """The facts of one declaration. Positions count from 1 (eldest); values are card points."""

    data: Data

    # Players and cards

    @cached_property
    def count(self) -> int:
        """The number of seats."""
        return int(self.data["players"]["count"])

    @property
    def positions(self) -> range:
        """All positions."""
        return range(1, self.count + 1)

    @cached_property
    def partners(self) -> bool:
        """Whether opposite seats score together."""
        return self.data["players"]["sides"] == "partners" and self.count == 4

    @property
    def partners_in_play(self) -> bool:
        """Whether a trick can be held by a partner: also by the other defender against a taker."""
        return self.partners or (self.data["players"]["sides"] == "taker_against_rest" and self.count > 2)

    @property
    def many_sides(self) -> bool:
        """Whether more than two sides score."""
        return self.data["players"]["sides"] == "alone" and self.count > 2

    @cached_property
    def ranks(self) -> str:
        """The ranks of the pack."""
        return str(self.data["pack"]["ranks"])

    @cached_property
    def suits(self) -> tuple[str, ...]:
        """The suits of the pack by name."""
        return tuple(SUIT_OF_LETTER[letter] for letter in dict.fromkeys(self.data["pack"]["suits"]))

    @property
    def pack_size(self) -> int:
        """The number of cards."""
        return len(set(self.ranks)) * len(self.suits)

    # Contracts

    @cached_property
    def kinds(self) -> dict[str, str]:
        """The kind of every contract by name."""
        return {name: contract["kind"] for name, contract in self.data["contracts"].items()}

    @cached_property
    def suit_contract(self) -> str | None:
        """The name of the contract with a trump suit, if there is one."""
        return next((name for name, kind in self.kinds.items() if kind == "suit"), None)

    @cached_property
    def denominations(self) -> tuple[str, ...]:
        """Everything that has card values: the suits, and the names of the other contracts."""
        suits = self.suits if self.suit_contract else ()
        return (*suits, *(name for name, kind in self.kinds.items() if kind != "suit"))

    def contract_of(self, denomination: str) -> str:
        """Return the name of the contract of a denomination."""
        return self.suit_contract or "" if denomination in SUITS else denomination

    # The timeline

    @cached_property
    def steps(self) -> list[Data]:
        """The steps of the deal."""
        return list(self.data["dealing"]["steps"])

    @cached_property
    def turned_step(self) -> int | None:
        """The index of the first step that turns a card."""
        return next((index for index, step in enumerate(self.steps) if turns(step)), None)

    def round_step(self, number: int) -> int:
        """Return the index of the step that holds a round; behind the last step if none does."""
        places = (index for index, step in enumerate(self.steps) if step.get("round") == number)
        return next(places, len(self.steps))

    def turned_before(self, number: int) -> bool:
        """Whether a card is turned before a round."""
        return self.turned_step is not None and self.turned_step < self.round_step(number)

    @property
    def turned_on_table(self) -> bool:
        """Whether the turned card belongs to nobody at first, so that it can be handed over."""
        return self.turned_step is not None and self.steps[self.turned_step].get("to") == "turned"


def turns(step: Data) -> bool:
    """Say whether a step turns a card."""
    return step.get("to") == "turned" or step.get("last") == "turned"
