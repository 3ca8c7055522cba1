"""Which variants are compared on a page: every declared one with its parents, and every two of one folder."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache

from babel.languages import get_official_languages

from belote.compare import keeping
from belote.library import resolved
from belote.rulebook.language import SOURCE

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


def languages_of(pair: Pair, languages: Sequence[str]) -> tuple[str, ...]:
    """Return the languages a comparison is written in: English, and those of the countries of the two tables.

    Who reads another language finds the English page, and any two tables in every language in the playground.
    """
    regions = {region.split("-")[0] for name in (pair.left, pair.right) for region in resolved(name).regions}
    spoken = {lang for region in regions for lang in get_official_languages(region, regional=True, de_facto=True)}
    return tuple(lang for lang in languages if lang == SOURCE or lang in spoken)


def by_variant(pairs: Sequence[Pair]) -> Mapping[str, list[Pair]]:
    """Return the comparisons each variant stands in."""
    found: dict[str, list[Pair]] = defaultdict(list)
    for pair in pairs:
        for name in (pair.left.split("+")[0], pair.right):
            found[name].append(pair)
    return found


__all__ = ["FOLDER", "INDEX", "Pair", "by_variant", "chosen_pairs", "file_of", "languages_of"]
