"""Which bids can outbid which. Clause auction.outbids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from belote.declaration.consistency.facts import Facts, Row

Bid = tuple[str, int, int, bool]
"""Denomination, index of the amount, index of the group, and whether the amount may be one of several numbers."""


@dataclass(frozen=True)
class Outbidding:
    """Compares the bids of two rows; answers are remembered."""

    facts: Facts
    known: dict[tuple[Row, Row, bool], bool] = field(default_factory=dict, compare=False)
    listed: dict[tuple[Row, str | None, bool], tuple[Bid, ...]] = field(default_factory=dict, compare=False)

    def possible(self, row: Row, below: Row, earlier: bool, limit: bool = False) -> bool:
        """Say whether some bid of ``row`` can be made over some bid of ``below``, by a seat of earlier position or not.

        ``limit``: the row is used up by the bid below.
        """
        if limit:
            return False
        key = (row, below, earlier)
        if key not in self.known:
            equal = earlier and row.data.get("equal") == "earlier_seat"
            self.known[key] = any(self.beats(*pair) or (equal and self.same(*pair)) for pair in self.pairs(row, below))
        return self.known[key]

    def equal_possible(self, row: Row, below: Row) -> bool:
        """Say whether a bid of one row can equal a bid of another."""
        return any(self.same(*pair) for pair in self.pairs(row, below))

    def repeats(self, row: Row, below: Row) -> bool:
        """Say whether a bid can be made over another of the same denomination."""
        pairs = self.pairs(row, below, any_suit=True)
        return any(one[0] == other[0] and self.beats(one, other) for one, other in pairs)

    def pairs(self, row: Row, below: Row, any_suit: bool = False) -> Iterator[tuple[Bid, Bid]]:
        """Yield pairs of bids of two rows under the same turned suit; ``suit: new`` leaves the same one out."""
        new = row.data.get("suit") == "new" and not any_suit
        for turned in self.turned_suits():
            for one, other in product(self.bids(row, turned, True), self.bids(below, turned, False)):
                if not (new and one[0] == other[0]):
                    yield one, other

    def turned_suits(self) -> tuple[str | None, ...]:
        """Return the suits that can be turned; nothing where no card is."""
        return self.facts.suits if self.facts.turned_step is not None else (None,)

    def bids(self, row: Row, turned: str | None, highest: bool) -> tuple[Bid, ...]:
        """Return the bids of a row: of each denomination those with the highest or the lowest amount of each kind."""
        key = (row, turned, highest)
        if key not in self.listed:
            self.listed[key] = tuple(self.bids_of(*key))
        return self.listed[key]

    def bids_of(self, row: Row, turned: str | None, highest: bool) -> Iterator[Bid]:
        """Yield the bids of a row."""
        words = [word for word in row.data["bid"] if turned is not None or word not in ("turned", "others")]
        for name in self.facts.named(words, turned):
            for amount in self.facts.row_amounts(row) or ("",):
                yield name, self.index(amount, highest), self.group(name), amount == "numbers"

    def index(self, amount: str, highest: bool) -> int:
        """Return the index of an amount in the ladder, of the numbers the highest or the lowest."""
        if amount in self.facts.rungs:
            return len(self.facts.numbers) + self.facts.rungs.index(amount)
        return max(len(self.facts.numbers) - 1, 0) if amount == "numbers" and highest else 0

    def group(self, denomination: str) -> int:
        """Return the index of the group of a denomination; -1 if it is not ranked."""
        groups = self.facts.data["auction"]["order"]
        places = (index for index, group in enumerate(groups) if denomination in self.facts.named(group))
        return next(places, -1)

    def beats(self, one: Bid, other: Bid) -> bool:
        """Say whether one bid outbids the other; with a flag the amount must grow."""
        if self.facts.flag or one[1] > other[1]:
            return one[1] > other[1]
        return self.meets(one, other) and one[2] > other[2]

    def same(self, one: Bid, other: Bid) -> bool:
        """Say whether the two can be equal."""
        return not self.facts.flag and self.meets(one, other) and one[2] == other[2]

    def meets(self, one: Bid, other: Bid) -> bool:
        """Say whether the two can have the same amount."""
        return one[3] == other[3] and (one[3] or one[1] == other[1])
