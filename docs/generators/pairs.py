"""Which variants are compared on a page: every declared one with its parents, and every two of one folder."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache

from belote.compare import keeping

FOLDER = "compare"
INDEX = f"{FOLDER}/index.md"
Pair = keeping.Pair


@cache
def chosen_pairs(variants: tuple[str, ...]) -> tuple[Pair, ...]:
    """Return the pairs among some variants, parents with their children first."""
    seen = set[frozenset[str]]()
    found = []
    for pair in (*keeping.families(), *keeping.neighbours()):
        names = frozenset((pair.left, pair.right))
        if names not in seen and {pair.left.split("+")[0], pair.right} <= set(variants):
            seen.add(names)
            found.append(pair)
    return tuple(found)


def file_of(pair: Pair) -> str:
    """Return the file of a comparison."""
    return f"{FOLDER}/{pair.left}/{pair.right}.md"


def by_variant(pairs: Sequence[Pair]) -> Mapping[str, list[Pair]]:
    """Return the comparisons each variant stands in."""
    found: dict[str, list[Pair]] = defaultdict(list)
    for pair in pairs:
        for name in (pair.left.split("+")[0], pair.right):
            found[name].append(pair)
    return found


__all__ = ["FOLDER", "INDEX", "Pair", "by_variant", "chosen_pairs", "file_of"]
