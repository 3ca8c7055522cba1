"""What a deal is checked under: the rules, what its match brings in, and how its numbers are kept."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from belote.deal import Rules
from belote.scoring import DealFacts, rules_for

Json = Mapping[str, Any]


class Setting(NamedTuple):
    """The rules and the name of their variant; ``base`` is what is given to a deal besides dealer and pack.

    ``brought`` says whether the pool and the marks of the match are known. ``last_apart``: card points are recorded
    without the last trick.
    """

    rules: Rules
    variant: str
    base: Json
    brought: bool = False
    last_apart: bool = False

    def may_be_brought(self, recorded: Json, found: Mapping[str, int], facts: DealFacts) -> bool:
        """Say whether a score, in game points, may differ by what is not known of earlier deals.

        A pool adds points to a side: of a tie about half of a deal hangs, and less than a quarter never. A mark, when
        its number is full, is worth what the declaration says.
        """
        if self.brought or any(side not in found for side in recorded):
            return False
        scoring: Mapping[str, Any] = self.rules.declaration.scoring
        marks = {mark["points"] for mark in scoring.get("marks") or ()}
        hangs = re.search(r'"(hang|takers_hang|pool)"', json.dumps(plain(scoring))) is not None
        deal = sum(self.rules.contracts[facts.denomination].values) // rules_for(self.rules.scoring, facts).unit
        differences = [number - found[side] for side, number in recorded.items()]
        return all(
            difference == 0 or difference in marks or -difference in marks or (hangs and difference >= deal // 4)
            for difference in differences
        )


def plain(value: Any) -> Any:
    """Return a part of a declaration as JSON can write it."""
    if isinstance(value, Mapping):
        return {str(name): plain(below) for name, below in value.items()}
    return [plain(item) for item in value] if isinstance(value, list | tuple) else str(value)
