"""Rows of tables set beside each other: which row of one list is which of another, and both as maps by row.

A list of rows (bids, steps, success, squares …) becomes ``Rows``: a map from the place a row has in both lists merged
to the row, so that what is added, gone or changed within a row is found without everything after it being shifted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

from belote.declaration.paths import is_leaf, leaves

Row = Mapping[str, Any]


class Rows(dict[int, Any]):
    """The rows of a list by their place in two lists merged."""


def side_by_side(left: Any, right: Any) -> tuple[Any, Any]:
    """Return two values in which every list of rows is a ``Rows``; rows that are alike have the same place in both."""
    if isinstance(left, dict) and isinstance(right, dict):
        keys = [key for key in left if key in right]
        pairs = {key: side_by_side(left[key], right[key]) for key in keys}
        one = {key: pairs[key][0] if key in pairs else alone(value) for key, value in left.items()}
        other = {key: pairs[key][1] if key in pairs else alone(value) for key, value in right.items()}
        return one, other
    if is_table(left) and is_table(right):
        return merged(left, right)
    return alone(left), alone(right)


def alone(value: Any) -> Any:
    """Return a value in which every list of rows is a ``Rows``."""
    if isinstance(value, dict):
        return {key: alone(item) for key, item in value.items()}
    return Rows(enumerate(map(alone, value))) if is_table(value) else value


def is_table(value: Any) -> bool:
    """Say whether a value is a list of rows."""
    return isinstance(value, list) and not is_leaf(value)


def merged(left: Sequence[Row], right: Sequence[Row]) -> tuple[Rows, Rows]:
    """Return both lists by merged place; what is only in one list stands there alone."""
    one, other, place = Rows(), Rows(), count()
    before = (0, 0)
    for pair in (*pairing(left, right), (len(left), len(right))):
        for index in range(before[0], pair[0]):
            one[next(place)] = alone(left[index])
        for index in range(before[1], pair[1]):
            other[next(place)] = alone(right[index])
        if pair[0] < len(left):
            at = next(place)
            one[at], other[at] = side_by_side(left[pair[0]], right[pair[1]])
        before = (pair[0] + 1, pair[1] + 1)
    return one, other


def pairing(left: Sequence[Row], right: Sequence[Row]) -> Iterator[tuple[int, int]]:
    """Yield the places of rows that belong together, in order, so that as much as can be is alike."""
    likeness = [[alike(one, other) for other in right] for one in left]

    @cache
    def best(i: int, j: int) -> tuple[float, tuple[tuple[int, int], ...]]:
        if i == len(left) or j == len(right):
            return 0.0, ()
        chosen = max(best(i + 1, j), best(i, j + 1), key=lambda found: found[0])
        if likeness[i][j]:
            worth, rest = best(i + 1, j + 1)
            if worth + likeness[i][j] >= chosen[0]:
                return worth + likeness[i][j], ((i, j), *rest)
        return chosen

    yield from best(0, 0)[1]


def alike(one: Row, other: Row) -> float:
    """Return the share of the leaves of two rows that are the same; nothing for rows of which none is."""
    first, second = ({path: str(value) for path, value in leaves(row)} for row in (one, other))
    same = sum(second.get(path) == value for path, value in first.items())
    return same / max(len(first), len(second))


def plain(value: Any) -> Any:
    """Return a value with its rows as lists again."""
    if isinstance(value, Rows):
        return [plain(value[place]) for place in sorted(value)]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value
