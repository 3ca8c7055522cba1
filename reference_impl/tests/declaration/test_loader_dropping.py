"""Leaves that cannot matter: refused where the declaration itself sets them, dropped where they are inherited."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from belote.declaration.dropping import without_orphans
from belote.declaration.layers import DEFAULT, Origin
from belote.declaration.orphans import Orphan
from belote.declaration.paths import Path, nodes

OWN = Origin("own.yaml", 7, 3)
PARENT = Origin("parent.yaml", 2, 1)
Data = dict[str, Any]


def orphan(path: Path) -> Orphan:
    """Return an orphan at a path."""
    return Orphan(path, "nothing leads to it", "scoring.pay")


def finder(*paths: Path) -> Callable[[Data], Iterable[Orphan]]:
    """Return a search that finds these paths whenever something stands there."""
    return lambda data: [orphan(path) for path in paths if path in dict(nodes(data))]


def origins(data: Data, own: Iterable[Path] = (), default: Iterable[Path] = ()) -> dict[Path, Origin]:
    """Return the origins of all nodes: the parent's, but for the paths that are the declaration's own, or defaults."""
    return {path: OWN if path in own else PARENT for path, _ in nodes(data) if path and path not in tuple(default)}


def run(
    data: Data, find: Callable[[Data], Iterable[Orphan]], own: Iterable[Path] = (), default: Iterable[Path] = ()
) -> tuple[Data, dict[Path, Origin], list[Path], list[Any]]:
    """Return data and origins without orphans, the paths that were dropped, and the problems."""
    found, kept, dropped, refused = without_orphans(data, origins(data, own, default), lambda o: o == OWN, find)
    return found, kept, [entry.path for entry in dropped], refused


def test_an_inherited_leaf_is_dropped() -> None:
    found, kept, dropped, refused = run({"a": {"b": 1, "c": 2}}, finder(("a", "b")))
    assert found == {"a": {"c": 2}}
    assert set(kept) == {("a",), ("a", "c")}
    assert (dropped, refused) == ([("a", "b")], [])


def test_a_default_is_dropped() -> None:
    found, _, dropped, refused = run({"a": {"b": 1, "c": 2}}, finder(("a", "b")), default=[("a", "b")])
    assert (found, dropped, refused) == ({"a": {"c": 2}}, [("a", "b")], [])


def test_a_leaf_of_its_own_is_refused_at_its_line_and_kept() -> None:
    found, _, dropped, (problem,) = run({"a": {"b": 1}}, finder(("a", "b")), own=[("a", "b")])
    assert (found, dropped) == ({"a": {"b": 1}}, [])
    assert (problem.code, problem.place.file, problem.place.line) == ("orphan", "own.yaml", 7)
    assert (problem.place.path, problem.clause) == ("a.b", "scoring.pay")
    assert problem.message == "this cannot matter: nothing leads to it"


def test_a_map_is_refused_if_one_leaf_in_it_is_its_own() -> None:
    data = {"a": {"b": {"c": 1, "d": 2}}}
    _, _, dropped, (problem,) = run(data, finder(("a", "b")), own=[("a", "b", "d")])
    assert (dropped, problem.place.path) == ([], "a.b")


def test_a_map_that_only_holds_inherited_leaves_is_dropped() -> None:
    data = {"a": {"b": {"c": 1}, "d": 2}}
    found, _, dropped, _ = run(data, finder(("a", "b")), own=[("a",), ("a", "d")])
    assert (found, dropped) == ({"a": {"d": 2}}, [("a", "b")])


def test_maps_that_become_empty_go_too() -> None:
    found, kept, _, _ = run({"a": {"b": {"c": {"d": 1}}, "e": 2}}, finder(("a", "b", "c", "d")))
    assert found == {"a": {"e": 2}}
    assert set(kept) == {("a",), ("a", "e")}


def test_a_section_that_becomes_empty_goes_too() -> None:
    assert run({"a": {"b": 1}, "c": {}}, finder(("a", "b")))[0] == {"c": {}}


def test_a_list_item_moves_the_origins_of_those_after_it() -> None:
    data = {"rows": [{"x": 1}, {"x": 2}, {"x": 3}]}
    own = [("rows", 2), ("rows", 2, "x")]
    found, kept, _, _ = run(data, finder(("rows", 1)), own=own)
    assert found == {"rows": [{"x": 1}, {"x": 3}]}
    assert kept[("rows", 1, "x")] == OWN
    assert ("rows", 2) not in kept


def test_several_items_of_one_list_are_the_right_ones() -> None:
    find = once(("rows", 0), ("rows", 2))
    found, _, dropped, _ = run({"rows": [1, 2, 3, 4]}, find)
    assert found == {"rows": [2, 4]}
    assert sorted(dropped) == [("rows", 0), ("rows", 2)]


def once(*paths: Path) -> Callable[[Data], Iterable[Orphan]]:
    """Return a search that finds these paths the first time, and nothing afterwards."""
    calls: list[Data] = []

    def find(data: Data) -> Iterable[Orphan]:
        calls.append(data)
        return [orphan(path) for path in paths] if len(calls) == 1 else []

    return find


def test_an_item_that_became_empty_stays_in_its_list() -> None:
    found, _, _, _ = run({"rows": [{"x": 1}, {"x": 2}]}, once(("rows", 0, "x")))
    assert found == {"rows": [{}, {"x": 2}]}


def test_the_search_is_repeated_until_nothing_is_left() -> None:
    def find(data: Data) -> Iterable[Orphan]:
        return [orphan(("a", "second"))] if "first" not in data["a"] else [orphan(("a", "first"))]

    found, _, dropped, _ = run({"a": {"first": 1, "second": 2, "third": 3}}, lambda data: list(find(data))[:1])
    assert found == {"a": {"third": 3}}
    assert dropped == [("a", "first"), ("a", "second")]


def test_an_orphan_within_a_dropped_map_is_dropped_with_it() -> None:
    data = {"a": {"b": {"c": 1}, "d": 1}}
    found, _, _, refused = run(data, finder(("a", "b"), ("a", "b", "c")))
    assert (found, refused) == ({"a": {"d": 1}}, [])


def test_inherited_orphans_are_dropped_beside_refused_ones() -> None:
    data = {"a": {"b": 1, "c": 2, "d": 3}}
    found, _, dropped, refused = run(data, finder(("a", "b"), ("a", "c")), own=[("a", "b")])
    assert (found, dropped) == ({"a": {"b": 1, "d": 3}}, [("a", "c")])
    assert [problem.place.path for problem in refused] == ["a.b"]


def test_the_data_given_is_not_changed() -> None:
    data = {"a": {"b": 1}}
    run(data, finder(("a", "b")))
    assert data == {"a": {"b": 1}}
    assert DEFAULT.is_default


def test_what_replaced_an_inherited_value_is_to_be_removed_by_null() -> None:
    data = {"a": {"b": 1}}
    replacing = Origin("own.yaml", 7, 3, replaces=True)
    _, _, _, (problem,) = without_orphans(data, {("a", "b"): replacing}, lambda _: True, finder(("a", "b")))
    assert problem.instead == "Write null, which removes what is inherited."
