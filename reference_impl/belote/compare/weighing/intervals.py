"""Intervals of 95 percent: how far a share or a mean of a sample may lie from that of all deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959964
"""The two-sided 95 percent point of the normal distribution."""

DIGITS = 4


class Share(NamedTuple):
    """How many of a number of deals, and the bounds of their share."""

    hits: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share in the sample."""
        return self.hits / self.of


class Mean(NamedTuple):
    """A mean in game points, and its bounds."""

    mean: float
    low: float
    high: float


def share(hits: int, of: int) -> Share:
    """Return a share with Wilson's score interval, which holds near 0 and 1 too. ``of`` is at least 1."""
    centre = hits + Z * Z / 2
    spread = Z * sqrt(hits * (of - hits) / of + Z * Z / 4)
    whole = of + Z * Z
    low, high = max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)
    return Share(hits, of, 0.0 if hits == 0 else round(low, DIGITS), 1.0 if hits == of else round(high, DIGITS))


class Sum(NamedTuple):
    """Some whole numbers added up, with their squares."""

    number: int
    total: int
    squares: int

    def plus(self, other: Sum) -> Sum:
        """Return the sum of both."""
        return Sum(self.number + other.number, self.total + other.total, self.squares + other.squares)


def summed(values: Sequence[int]) -> Sum:
    """Return whole numbers added up."""
    return Sum(len(values), sum(values), sum(value * value for value in values))


def mean(values: Sum) -> Mean:
    """Return the mean of some numbers, at least one, with the interval of the normal approximation."""
    number, total = values.number, values.total
    squares = values.squares - total * total / number
    spread = Z * sqrt(max(0.0, squares) / max(1, number - 1) / number)
    middle = total / number
    return Mean(round(middle, DIGITS), round(middle - spread, DIGITS), round(middle + spread, DIGITS))
