"""The differences of a comparison weighed: in how many random deals each changes something. Nothing here prints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from belote.compare.clauses import clauses
from belote.compare.differences import Difference
from belote.compare.entries import Entry
from belote.compare.report import Weighed, numbers
from belote.compare.units import Unit
from belote.compare.weighing import Weight, weights
from belote.deal import compile_rules


class Group(NamedTuple):
    """Differences that begin at the same table, so that its deals are played out once. It can be sent elsewhere."""

    units: tuple[Unit, ...]

    def __call__(self, number: int, seed: int, policy: str) -> tuple[Weight, ...]:
        """Weigh them, over a number of random deals of a seed."""
        left = compile_rules(self.units[0].before)
        pairs = [("", compile_rules(unit.after)) for unit in self.units]
        return weights(pairs, left, number, seed, policy)


def groups(units: Iterable[Unit], parts: int = 1) -> Iterator[Group]:
    """Yield the differences that matter, those that begin at the same table together, in at least so many parts."""
    by_table: dict[int, list[Unit]] = {}
    for unit in units:
        if unit.matters:
            by_table.setdefault(id(unit.before), []).append(unit)
    for some in by_table.values():
        size = -(-len(some) // parts)
        yield from (Group(tuple(some[start : start + size])) for start in range(0, len(some), size))


def ordered(found: Iterable[tuple[Group, Sequence[Weight]]], entries: Sequence[Entry]) -> tuple[Weighed, ...]:
    """Return the weights of all differences with their entries, the heaviest first."""
    every = [
        weighed(unit.differences, weight, entries)
        for group, some in found
        for unit, weight in zip(group.units, some, strict=True)
    ]
    return tuple(sorted(every, key=lambda one: one.weight.rank, reverse=True))


def weighed(differences: Sequence[Difference], weight: Weight, entries: Sequence[Entry]) -> Weighed:
    """Return a weight with its entries, named by their numbers and the title of the clause."""
    places = numbers(differences, entries)
    title = clauses()[differences[0].clause].title
    name = f"{', '.join(map(str, places))}. {title}" if places else title
    return Weighed(places, replace(weight, label=name))
