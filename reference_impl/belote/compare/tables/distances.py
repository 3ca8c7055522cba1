"""How far tables lie from each other: by the number of values that differ, or by what that changes in random deals."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from belote.compare.differences import differences
from belote.compare.weighing import Share, Weight, weights
from belote.deal import compile_rules
from belote.declaration import Resolved, declaration
from belote.declaration.vocabulary import sections

Distances = Mapping[tuple[int, int], float]
"""The distance of every two tables by their places, the lower place first."""

FARTHEST = 1.0
"""The weighed distance of tables that share no deal."""


def by_number(tables: Sequence[Resolved]) -> Distances:
    """Return how many values of the rules differ between every two tables; rows of lists are set side by side.

    What only one of the two has counts with all its values; the words of calls do not count.
    """
    texts = [{name: json.dumps(table.data.get(name)) for name in sections()} for table in tables]
    return {
        (one, other): sum(number(name, texts[one][name], texts[other][name]) for name in sections())
        for one, other in combinations(range(len(tables)), 2)
    }


@lru_cache(maxsize=100_000)
def number(section: str, left: str, right: str) -> int:
    """Return how many values of a section differ, given as JSON: many tables share whole sections."""
    if left == right:
        return 0
    one, other = (section_alone(section, text) for text in (left, right))
    return sum(found.values for found in differences(one, other) if not found.is_word)


def section_alone(section: str, text: str) -> Resolved:
    """Return a declaration that has one section alone, or none."""
    data = json.loads(text)
    return Resolved("", (), {} if data is None else {section: data}, {})


def by_weight(tables: Sequence[Resolved], deals: int, seed: int, policy: str = "greedy") -> Distances:
    """Return the mean share of random deals in which two tables part in a legal set, a trick, the score, the winner.

    Both ways round are weighed, and the mean of all eight shares is taken; it lies between 0 and 1. Tables that share
    no deal are at the distance 1. Raises ``ValueError`` as ``weighing.weights`` does.
    """
    used = [compile_rules(declaration(table)) for table in tables]
    found: dict[tuple[int, int], float] = {}
    for one, left in enumerate(used):
        others = [place for place in range(len(used)) if place != one]
        pairs = [(str(place), used[place]) for place in others]
        for other, weight in zip(others, weights(pairs, left, deals, seed, policy), strict=True):
            key = (min(one, other), max(one, other))
            found[key] = found.get(key, 0.0) + share(weight) / 2
    return found


def share(weight: Weight) -> float:
    """Return the mean of the four shares of a weight."""
    shares = [weight.legal, weight.trick, weight.score, weight.winner]
    known: list[Share] = [one for one in shares if one is not None]
    return sum(one.share for one in known) / len(known) if known else FARTHEST
