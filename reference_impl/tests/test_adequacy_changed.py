"""A change is worked out only as far as it reaches, and what comes of it is what reading it anew would give."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from belote.adequacy import Mutation, Original, mutations
from belote.adequacy.changed import OF_THE_AUCTION
from belote.adequacy.mutations import with_value
from belote.declaration import from_resolved, variants
from belote.declaration.consistency import Analysis, auction, doubling
from belote.errors import BrokenDeclaration
from belote.library import resolved

NAMES = [str(name) for name in variants()]
EACH = 6
"""How many changes of each variant are held against a reading from the start."""


class Watched(dict[str, Any]):
    """Rule sections that keep which of them were looked at."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.seen: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.seen.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.seen.add(name)
        return super().get(name, default)

    def __contains__(self, name: object) -> bool:
        self.seen.add(str(name))
        return super().__contains__(name)

    def __iter__(self) -> Iterator[str]:
        self.seen.add("all of them")
        return super().__iter__()


@pytest.mark.parametrize("name", NAMES)
def test_what_can_lie_on_the_table_depends_on_five_sections(name: str) -> None:
    data = Watched(resolved(name).data)
    analysis = Analysis(data)
    list(auction.check(analysis.facts, analysis.situations))
    list(doubling.check(analysis.facts, analysis.situations, analysis.hand))
    assert data.seen <= set(OF_THE_AUCTION)


@pytest.mark.parametrize("name", NAMES)
def test_a_change_is_refused_or_taken_as_if_it_were_read_anew(name: str) -> None:
    original = Original(resolved(name))
    every = list(mutations(original.resolved.data))
    for mutation in Random(name).sample(every, EACH):
        rules = original.changed(mutation)
        try:
            anew = from_resolved(mutation.apply(original.document))
        except BrokenDeclaration:
            assert rules is None, mutation
        else:
            assert rules is not None and rules.declaration == anew, mutation


def test_a_change_leaves_the_original_as_it_was() -> None:
    original = Original(resolved("belote-fr"))
    before = original.document["match"]["target"]
    changed = original.changed(Mutation(("match", "target"), "match.target", before, before + 1))
    assert changed is not None and changed.declaration.match.target == before + 1
    assert original.document["match"]["target"] == before == resolved("belote-fr").data["match"]["target"]


def test_a_value_is_put_at_its_place_and_nothing_else_is_copied() -> None:
    data = {"a": [{"b": 1}, {"b": 2}], "c": {"d": 3}}
    changed = with_value(data, ("a", 1, "b"), 4)
    assert changed == {"a": [{"b": 1}, {"b": 4}], "c": {"d": 3}}
    assert data["a"] == [{"b": 1}, {"b": 2}]
    assert changed["c"] is data["c"] and changed["a"][0] is data["a"][0]
