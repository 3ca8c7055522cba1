"""Deals and results as columns: one numpy array for each thing told or found, row i of each being deal i."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from belote.batch import layout as at
from belote.batch.tables import Batch


class Deals(NamedTuple):
    """What is told of deals. Seats, cards, denominations and rungs are numbers of the variant.

    ``head`` holds dealer, denomination, taker, amount, flag, level, closed, last raiser, last deal; ``hands`` the cards
    dealt, as masks; ``plays`` cards with seats, 255 after the last; ``words`` the plays that carried the word belote,
    as bits; ``claims`` declarations in the order said; ``shown`` before which play a seat laid its declarations open;
    ``stakes`` the pool before the deal, oldest first, in game points; ``marks`` the counts before it, by name and
    column; ``sheet`` what a log says each column writes, in game points, ``UNTOLD`` where it does not.
    """

    head: npt.NDArray[np.int16]
    hands: npt.NDArray[np.int64]
    plays: npt.NDArray[np.uint8]
    words: npt.NDArray[np.int64]
    claims: npt.NDArray[np.int64]
    shown: npt.NDArray[np.uint8]
    stakes: npt.NDArray[np.int32]
    marks: npt.NDArray[np.int32]
    sheet: npt.NDArray[np.int32]

    @property
    def number(self) -> int:
        """The number of deals."""
        return int(self.head.shape[0])

    def part(self, start: int, stop: int) -> Deals:
        """Return some of the deals; their arrays are views."""
        return type(self)._make(column[start:stop] for column in self)


class Results(NamedTuple):
    """What is found of deals.

    ``found`` holds verdict, place of the first fault, fault, detail, outcome, winner of the match, takers, who swept,
    the stake that hangs, how many stakes were paid, and marks earned; ``winners`` the seat that won each trick;
    ``counts`` card points without the last trick, declarations, belote and tricks, by side; ``items`` card points and
    game points by writer and column; ``written`` the game points of each column of the score sheet.
    """

    found: npt.NDArray[np.int32]
    winners: npt.NDArray[np.uint8]
    counts: npt.NDArray[np.int32]
    items: npt.NDArray[np.int32]
    written: npt.NDArray[np.int32]

    @property
    def number(self) -> int:
        """The number of deals."""
        return int(self.found.shape[0])

    def part(self, start: int, stop: int) -> Results:
        """Return some of the results; their arrays are views."""
        return type(self)._make(column[start:stop] for column in self)


class Open(NamedTuple):
    """What was open before each play: the legal cards, and those with which the word belote was in place, as masks."""

    cards: npt.NDArray[np.int64]
    words: npt.NDArray[np.int64]


def no_open(number: int, plays: int) -> Open:
    """Return columns for what is open in a number of deals of so many plays."""
    return Open(np.zeros((number, plays), np.int64), np.zeros((number, plays), np.int64))


def no_deals(batch: Batch, number: int) -> Deals:
    """Return columns for a number of deals, with nothing told yet."""
    size, seats = batch.rules.pack.size, batch.seats
    return Deals(
        head=np.zeros((number, at.HEAD), np.int16),
        hands=np.zeros((number, seats), np.int64),
        plays=np.full((number, size), at.NO_PLAY, np.uint8),
        words=np.zeros(number, np.int64),
        claims=np.zeros((number, at.CLAIMS), np.int64),
        shown=np.full((number, seats), at.NOT_SHOWN, np.uint8),
        stakes=np.zeros((number, at.POOL), np.int32),
        marks=np.zeros((number, len(batch.marks) * batch.sheet), np.int32),
        sheet=np.full((number, batch.sheet), at.UNTOLD, np.int32),
    )


def no_results(batch: Batch, number: int) -> Results:
    """Return columns for the results of a number of deals."""
    sides = batch.sides
    return Results(
        found=np.zeros((number, at.FOUND), np.int32),
        winners=np.zeros((number, batch.rules.pack.size // batch.seats), np.uint8),
        counts=np.zeros((number, 4, sides), np.int32),
        items=np.zeros((number, sides + 1, max(len(batch.items.names), 1), 2), np.int32),
        written=np.zeros((number, batch.sheet), np.int32),
    )
