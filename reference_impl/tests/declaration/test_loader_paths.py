"""Paths inside a document, and the words of messages."""

from __future__ import annotations

from typing import Any

import pytest

from belote.declaration.paths import MISSING, below, dotted, get, is_leaf, leaves, nodes, spells
from belote.declaration.suggest import did_you_mean, listed, shown

DATA: dict[str, Any] = {"a": {"b": [1, {"c": 2}], "d": [3, [4]], "e": {}, "7": None}}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ((), DATA),
        (("a", "b", 1, "c"), 2),
        (("a", "7"), None),
        (("a", "b", 2), MISSING),
        (("a", "b", -1), MISSING),
        (("a", "b", "1"), MISSING),
        (("a", 7), MISSING),
        (("a", "b", 0, "x"), MISSING),
    ],
)
def test_what_stands_at_a_path_is_found(path: tuple[str | int, ...], value: object) -> None:
    assert get(DATA, path) is value or get(DATA, path) == value


@pytest.mark.parametrize(
    ("spelled", "stands"),
    [("a.b.1.c", True), ("a.7", True), ("a.d.1.0", True), ("a.b.2", False), ("a.b.x", False), ("a.b.0.c", False)],
)
def test_a_spelled_path_reaches_into_lists(spelled: str, stands: bool) -> None:
    assert spells(DATA, tuple(spelled.split("."))) is stands


def test_leaves_are_scalars_empty_maps_and_lists_without_maps() -> None:
    assert dict(leaves(DATA)) == {
        ("a", "b", 0): 1,
        ("a", "b", 1, "c"): 2,
        ("a", "d"): [3, [4]],
        ("a", "e"): {},
        ("a", "7"): None,
    }
    assert is_leaf([]) and is_leaf([[1]]) and not is_leaf([{}])


def test_nodes_come_parents_first() -> None:
    paths = [dotted(path) for path, _ in nodes(DATA)]
    assert paths == ["", "a", "a.b", "a.b.0", "a.b.1", "a.b.1.c", "a.d", "a.d.0", "a.d.1", "a.d.1.0", "a.e", "a.7"]


def test_a_path_is_below_itself() -> None:
    assert below(("a", "b"), ("a",))
    assert below(("a",), ("a",))
    assert not below(("a",), ("a", "b"))


def test_a_close_word_is_suggested_and_a_distant_one_is_not() -> None:
    assert did_you_mean("All-Trump", ["no_trump", "all_trump"]) == 'Did you mean "all_trump"?'
    assert did_you_mean("zzz", ["no_trump", "all_trump"]) == ""


def test_values_are_shown_as_they_would_be_written() -> None:
    assert [shown(value) for value in (None, True, 5, "x", [1])] == ["null", "true", "5", '"x"', "[1]"]
    assert len(shown("x" * 500)) == 60
    assert listed(["a", "b", 3]) == "a, b or 3"
    assert listed(["a"]) == "a"
