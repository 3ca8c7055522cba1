"""The differences of a comparison weighed: in how many random deals each changes something. Nothing here prints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from importlib import import_module
from itertools import pairwise
from typing import NamedTuple

from belote.batch import ready
from belote.batch.words import CannotBatch
from belote.compare.clauses import clauses
from belote.compare.differences import Difference
from belote.compare.entries import Entry
from belote.compare.report import Weighed, numbers
from belote.compare.units import Unit
from belote.compare.weighing import Weight
from belote.compare.weighing.weights import Told, tallies, weight
from belote.deal import Rules, compile_rules

MANY = 2_000
"""From so many deals on the batch engine plays them, where it can."""


class Group(NamedTuple):
    """Differences that begin at the same table, so that its deals are played out once. It can be sent elsewhere."""

    units: tuple[Unit, ...]

    def __call__(self, places: range, seed: int, policy: str) -> tuple[Told, ...]:
        """Count what each of them changes, over the deals of a seed with these numbers."""
        left = compile_rules(self.units[0].before)
        rights = [compile_rules(unit.after) for unit in self.units]
        return by_kernels(rights, left, places, seed, policy) or tallies(rights, left, places, seed, policy)


def by_kernels(rights: Sequence[Rules], left: Rules, places: range, seed: int, policy: str) -> tuple[Told, ...]:
    """Return the same counts by the batch engine; nothing where it is not there, cannot do it, or is not worth it."""
    if policy != "greedy" or len(places) < MANY or not ready():
        return ()
    try:
        found: tuple[Told, ...] = import_module("belote.compare.weighing.many").tallies(rights, left, places, seed)
    except CannotBatch:
        return ()
    return found


def groups(units: Iterable[Unit]) -> tuple[Group, ...]:
    """Return the differences that matter, those that begin at the same table together."""
    by_table: dict[int, list[Unit]] = {}
    for unit in units:
        if unit.matters:
            by_table.setdefault(id(unit.before), []).append(unit)
    return tuple(Group(tuple(some)) for some in by_table.values())


def shares(number: int, parts: int) -> list[range]:
    """Return the numbers of deals in parts of about the same size."""
    bounds = [number * part // parts for part in range(parts + 1)]
    return [range(start, stop) for start, stop in pairwise(bounds) if start < stop]


def added(parts: Sequence[tuple[Told, ...]]) -> tuple[Told, ...]:
    """Return what was counted over several parts of the deals, added up."""
    return tuple(reduce(both, told) for told in zip(*parts, strict=True))


def both(one: Told, other: Told) -> Told:
    """Return two counts added up; a reason why there are none is the same in each part."""
    return one if isinstance(one, str) or isinstance(other, str) else one.plus(other)


def ordered(
    found: Iterable[tuple[Group, Sequence[Told]]], head: Weight, entries: Sequence[Entry]
) -> tuple[Weighed, ...]:
    """Return the weights of all differences with their entries, the heaviest first; ``head`` says how it was done."""
    every = [
        weighed(unit.differences, weight(head, told), entries)
        for group, some in found
        for unit, told in zip(group.units, some, strict=True)
    ]
    return tuple(sorted(every, key=lambda one: one.weight.rank, reverse=True))


def weighed(differences: Sequence[Difference], weight: Weight, entries: Sequence[Entry]) -> Weighed:
    """Return a weight with its entries, named by their numbers and the title of the clause."""
    places = numbers(differences, entries)
    title = clauses()[differences[0].clause].title
    name = f"{', '.join(map(str, places))}. {title}" if places else title
    return Weighed(places, replace(weight, label=name))
