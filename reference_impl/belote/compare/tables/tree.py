"""Which tables are nearest to each other: agglomerative clustering by average linkage.

A library for this (SciPy) would be a large dependency beside a pure core for the dozen lines of ``clustered``; some
seventy tables need no fast algorithm.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from belote.compare.tables.distances import Distances


class Tree(NamedTuple):
    """A table, or two trees joined at their mean distance. ``place`` is that of its first table."""

    place: int
    names: tuple[str, ...]
    height: float = 0.0
    parts: tuple[Tree, ...] = ()

    def joins(self) -> Iterator[Tree]:
        """Yield every join in this tree, the nearest first."""
        below = [join for part in self.parts for join in part.joins()]
        yield from sorted([*below, *([self] if self.parts else [])], key=lambda join: (join.height, join.place))


def clustered(names: Sequence[str], distances: Distances) -> Tree:
    """Join the two nearest trees until one is left; how near two are is the mean distance of their tables.

    Of pairs that are equally near the one whose first tables come first is joined, so that the answer depends on
    nothing but the names and their order. Raises ``ValueError`` without any table.
    """
    if not names:
        raise ValueError("there is no table")
    trees = {place: Tree(place, (name,)) for place, name in enumerate(names)}
    near = dict(distances)
    while len(trees) > 1:
        one, other = min(near, key=lambda pair: (near[pair], pair))
        first, second = trees[one], trees.pop(other)
        height = near.pop((one, other))
        for place in trees.keys() - {one}:
            kept, gone = (near.pop((min(place, end), max(place, end))) for end in (one, other))
            mean = (kept * len(first.names) + gone * len(second.names)) / (len(first.names) + len(second.names))
            near[min(place, one), max(place, one)] = mean
        trees[one] = Tree(one, first.names + second.names, height, (first, second))
    return trees[0]
