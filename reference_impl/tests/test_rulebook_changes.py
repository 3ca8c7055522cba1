"""A value that changes is seen in the rulebook: every mechanical change of a declaration changes what it says."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from belote.adequacy import Mutation, mutations
from belote.declaration import dotted, variants
from belote.declaration.paths import Path
from belote.library import resolved
from belote.rulebook.saying import said
from belote.rulebook.sentences import says, sentences_of
from belote.rulebook.topics import SECTIONS, Section

WHOLE = bool(os.environ.get("BELOTE_NIGHTLY"))
"""Whether every change of every variant is looked at, or each kind of change once."""

BY_ABOUT = {name: section for section in SECTIONS for name in section.about}


def kind_of(change: Mutation) -> tuple[Any, ...]:
    """Return what makes two changes of different variants the same: place by place, with the values."""
    shape = tuple("*" if isinstance(part, int) else part for part in change.path)
    return (shape, repr(change.old), repr(change.new))


def changes(section: Section) -> Iterator[tuple[str, Mutation]]:
    """Yield the changes of all variants in one section of the book, each kind once."""
    seen: set[tuple[Any, ...]] = set()
    for name in sorted(variants()):
        for change in mutations(resolved(name).data):
            if change.path[0] in section.about and (WHOLE or kind_of(change) not in seen):
                seen.add(kind_of(change))
                yield name, change


def texts(data: dict[str, Any], section: Section, path: Path) -> list[str]:
    """Return what is said of a path."""
    return [sentence.text for sentence in sentences_of(data, section) if says(sentence, path)]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
def test_every_change_of_a_value_changes_a_sentence_about_it(section: Section) -> None:
    number = 0
    for name, change in changes(section):
        data = resolved(name).data
        before, after = texts(data, section, change.path), texts(change.apply(data), section, change.path)
        assert before != after, (name, dotted(change.path), change.old, change.new, before)
        number += 1
    assert number or section.name == "melds"


def test_a_sentence_that_ignores_its_value_would_be_found() -> None:
    target = ("match", "target")
    deaf = Section("deaf", ("match",), (lambda data: iter([said("match-target-none", target, [target])]),))
    data = resolved(sorted(variants())[0]).data
    change = next(change for change in mutations(data) if change.path == target)
    assert texts(data, deaf, target) == texts(change.apply(data), deaf, target)
    assert texts(data, BY_ABOUT["match"], target) != texts(change.apply(data), BY_ABOUT["match"], target)


def test_a_change_elsewhere_changes_nothing_here() -> None:
    data = resolved(sorted(variants())[0]).data
    play = BY_ABOUT["play"]
    change = next(change for change in mutations(data) if change.path == ("match", "target"))
    assert list(sentences_of(data, play)) == list(sentences_of(change.apply(data), play))
