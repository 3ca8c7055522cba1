"""What scoring answers: items, comparisons, and the score of a deal. Clause scoring.items."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote.setup import Side

POOL: Side = -1
"""The writer of points that hang."""

Pool = tuple[int, ...]
"""Stakes that hang, oldest first, in game points."""

Marks = Mapping[str, tuple[int, ...]]
"""How many marks of each name were counted in the match, by column of the score sheet."""


@dataclass(frozen=True, slots=True)
class Item:
    """One amount written: who, the reason code, card points before rounding, the factor, game points, the clause.

    ``column`` is set where only one column of the side's columns is meant. The factor is ``match`` where the level of
    doubling decides the match.
    """

    side: Side
    code: str
    points: int
    factor: int | str
    game: int
    clause: str
    column: int | None = None

    @property
    def heap(self) -> str:
        """What it is written for: the part of the code before the dot."""
        return self.code.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Comparison:
    """One test that was read: both numbers in card points, tricks or belotes, as ``what`` says. Clause scoring.success.

    ``what`` is ``defenders``, ``each_opponent``, ``bid``, ``number``, ``tricks``, ``tricks_of_taker`` or ``belotes``;
    ``test`` the place in the list of tests; ``verdict`` is ``made``, ``failed``, ``tied`` or ``next``.
    """

    test: int
    what: str
    own: int
    other: int
    verdict: str


@dataclass(frozen=True, slots=True)
class Heaps:
    """The heaps of a deal by side, in card points, after scaling and after what trickless sides lose.

    Clause scoring.heaps.
    """

    cards: tuple[int, ...]
    capot: tuple[int, ...]
    declarations: tuple[int, ...]
    belote: tuple[int, ...]

    def total(self, side: Side) -> int:
        """Return all card points of a side."""
        return self.cards[side] + self.capot[side] + self.declarations[side] + self.belote[side]


@dataclass(frozen=True, slots=True)
class DealScore:
    """The score of a deal.

    ``outcome`` is ``made``, ``failed``, ``tied``, ``replay`` or ``stopped`` (settled by a fault); ``takers`` the side
    judged; ``winners`` the sides that won the deal, none in a tie. ``points`` are game points by side, the sum of its
    items; ``written`` the same by column of the score sheet. ``decided`` is the index of the comparison that decided.
    ``marks_earned`` are name and side; ``marks`` the counts of the match after this deal. ``match_won_by`` is set when
    the level of doubling decided the match.
    """

    outcome: str
    takers: Side | None
    winners: tuple[Side, ...]
    heaps: Heaps
    comparisons: tuple[Comparison, ...]
    decided: int | None
    items: tuple[Item, ...]
    points: tuple[int, ...]
    written: Mapping[int, int]
    pool_before: Pool
    pool_after: Pool
    marks_earned: tuple[tuple[str, Side], ...]
    marks: Marks
    swept: Side | None
    match_won_by: tuple[Side, ...]

    @property
    def maker(self) -> Side | None:
        """The side that made its contract, if one did."""
        return self.takers if self.outcome == "made" else None


def points_by_side(items: tuple[Item, ...], sides: int) -> tuple[int, ...]:
    """Return the game points of each side: the sum of its items, without those of a single column."""
    totals = [0] * sides
    for item in items:
        if item.side >= 0 and item.column is None:
            totals[item.side] += item.game
    return tuple(totals)


def points_by_column(items: tuple[Item, ...], columns: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    """Return the game points of each column of the score sheet."""
    totals = {column: 0 for side in columns for column in side}
    for item in items:
        if item.side >= 0:
            for column in columns[item.side] if item.column is None else (item.column,):
                totals[column] += item.game
    return totals
