"""What keeps a column from finishing in this deal; looked at anew after every deal. Clause match.blocked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from belote.match.state import MatchState
from belote.scoring.facts import DealFacts
from belote.scoring.results import DealScore
from belote.setup import Side


@dataclass(frozen=True)
class Last:
    """A column that has reached the target, the side it belonged to in the last deal, and that deal."""

    column: int
    side: Side
    reached: Callable[[int], bool]
    state: MatchState
    score: DealScore
    facts: DealFacts

    def trickless(self) -> bool:
        """Say whether the side took no trick."""
        return self.facts.tricks[self.side] == 0

    def failed(self) -> bool:
        """Say whether the side failed as the takers."""
        return self.score.outcome == "failed" and self.score.takers == self.side

    def only_by(self, heap: str) -> bool:
        """Say whether the target would not be reached without what was written for a heap in this deal."""
        written = sum(item.game for item in self.score.items if item.side == self.side and item.heap == heap)
        return not self.reached(self.state.totals[self.column] - written)


BLOCKS: Mapping[str, Callable[[Last], bool]] = {
    "swept_deal": lambda last: last.score.swept is not None,
    "by_capot": lambda last: last.only_by("capot"),
    "trickless": Last.trickless,
    "by_belote": lambda last: last.only_by("belote"),
    "trickless_by_belote": lambda last: last.trickless() and last.only_by("belote"),
    "failed_by_belote": lambda last: (last.failed() or last.trickless()) and last.only_by("belote"),
    "scoreless": lambda last: last.score.written[last.column] <= 0,
    "hanging": lambda last: bool(last.state.pool),
    "not_maker": lambda last: last.score.maker != last.side,
}


def is_blocked(words: tuple[str, ...], last: Last) -> bool:
    """Say whether any of these blocks keeps the column from finishing."""
    return any(BLOCKS[word](last) for word in words)


def side_of(facts: DealFacts, column: int) -> Side:
    """Return the side a column belonged to in a deal."""
    return next(side for side, columns in enumerate(facts.columns) if column in columns)
