"""Runs and squares as values, and how runs are found. Clauses declarations.kinds and declarations.runs.

Runs always use the natural order of the pack, in which ranks are neighbouring bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from belote.cards import Cards, Pack


@dataclass(frozen=True)
class Meld:
    """A run or a square.

    ``kind`` is ``run`` or ``square``; ``top`` the rank index of the highest card; ``suit`` the suit index, -1 for a
    square; ``value`` in card points, in which ``joined`` card points of belote are included; ``place`` the place of a
    square in its table, 0 being the best, and 0 for a run.
    """

    kind: str
    cards: Cards
    length: int
    top: int
    suit: int
    value: int
    place: int = 0
    joined: int = 0


@dataclass(frozen=True)
class Run:
    """Neighbouring cards of one suit: from rank index ``low``, ``length`` of them."""

    suit: int
    low: int
    length: int

    @property
    def top(self) -> int:
        """The rank index of the highest card."""
        return self.low + self.length - 1

    def cards(self, pack: Pack) -> Cards:
        """Return the set of its cards."""
        return ((1 << self.length) - 1) << (self.suit * len(pack.ranks) + self.low)


def may_hold(pack: Pack, cards: Cards) -> bool:
    """Say whether these cards hold three neighbours of one suit, or all cards of a rank: most hands do not."""
    neighbours = cards & cards >> 1 & pack.followed
    ranks = len(pack.ranks)
    return bool(neighbours & neighbours >> 1 or cards & cards >> ranks & cards >> 2 * ranks & cards >> 3 * ranks)


def maximal_runs(pack: Pack, cards: Cards) -> Iterator[Run]:
    """Yield the runs of three and more that cannot be made longer, by suit and then from the top."""
    ranks = len(pack.ranks)
    for suit in range(len(pack.suits)):
        column = cards >> (suit * ranks) & ((1 << ranks) - 1)
        while column:
            top = column.bit_length()
            length = (column ^ ((1 << top) - 1)).bit_length()
            low = length
            if top - low >= 3:
                yield Run(suit, low, top - low)
            column &= (1 << low) - 1


def has_run(pack: Pack, cards: Cards, length: int) -> tuple[int, ...]:
    """Return the suits in which these cards hold a run of at least this length. Clause match.instant-win.run."""
    return tuple(sorted({run.suit for run in maximal_runs(pack, cards) if run.length >= length}))


def square_cards(pack: Pack, rank: int) -> Cards:
    """Return the cards of one rank, by rank index."""
    return sum(1 << (suit * len(pack.ranks) + rank) for suit in range(len(pack.suits)))
