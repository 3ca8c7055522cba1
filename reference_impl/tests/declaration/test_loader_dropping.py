"""Leaves that cannot matter: refused where the declaration itself sets them, dropped where they are inherited."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path as FilePath
from typing import Any

import pytest
from declaration.loader_samples import SMALL, Write, problems

from belote.declaration import resolve
from belote.declaration.dropping import without_orphans
from belote.declaration.layers import DEFAULT, Origin
from belote.declaration.orphans import Orphan
from belote.declaration.paths import Path, dotted, nodes

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


NO_TRUMP = """\
contracts:
  no_trump:
    kind: no_trump
    plain: {order: ATKQJ987, values: {'7': 0, '8': 0, '9': 0, T: 10, J: 2, Q: 3, K: 4, A: 11}}
auction:
  order: [[suits, no_trump]]
  rounds:
    - ends: passed
      bids:
        - {call: take, bid: [turned, no_trump], turned_to: taker}
        - {call: alone, bid: [no_trump], turned_to: taker, seats: [1]}
  doubling:
    - {call: double, level: 1, by: defenders, when: after_bids, of: [no_trump]}
play: {no_trump: {follow_plain: {opponent: any, partner: any}}}
scoring:
  factors: [1, 2]
  pay: {made: {multiplied: [cards]}, failed: {multiplied: [cards]}}
  cases: {no_trump: {count: {capot: 100}}, sans+swept: {count: {last_trick: 20}}}
match: {instant_win: [{by: sweep, contracts: [no_trump]}]}
"""
CITED = "sources: {contracts: [letters], auction: [letters], play: [letters], scoring: [letters], match: [letters]}\n"


class TestContractsTakenAway:
    """With a contract goes what is inherited and can only concern it; the file's own words for it are refused."""

    @pytest.fixture(autouse=True)
    def with_no_trump(self, shelf: Write) -> None:
        """Put a variant with a contract ``sans`` without trumps on the shelf, and a child to take it away."""
        text = NO_TRUMP.replace("  no_trump:\n    kind", "  sans:\n    kind").replace("[no_trump]", "[sans]")
        text = text.replace("suits, no_trump]", "suits, sans]").replace("[turned, no_trump]", "[turned, sans]")
        shelf("parent", f"variant: parent\nextends: small\nnames: {{nl: x}}\n{text}{CITED}")

    def child(self, shelf: Write, more: str = "") -> FilePath:
        """Write a child that takes the contract away."""
        text = f"variant: child\nextends: parent\nnames: {{nl: x}}\ncontracts: {{sans: null}}\n{more}"
        return shelf("child", text)

    def test_the_parent_is_sound(self) -> None:
        assert problems("parent") == []

    def test_nothing_that_is_left_speaks_of_it(self, shelf: Write) -> None:
        self.child(shelf)
        assert problems("child") == []
        found, small = resolve("child").data, resolve("small").data
        assert found["auction"]["order"] == [["suits"]]
        assert [row["bid"] for row in found["auction"]["rounds"][0]["bids"]] == [["turned"]]
        assert "sans" not in json.dumps(found) and "no_trump" not in json.dumps(found)
        assert found["play"] == small["play"] and found["contracts"] == small["contracts"]

    def test_what_was_dropped_is_told(self, shelf: Write) -> None:
        self.child(shelf)
        dropped = {dotted(one.path): one.reason for one in resolve("child").dropped}
        assert dropped["auction.order.0.1"] == dropped["auction.rounds.0.bids.1"] == "there is no contract sans"
        assert "scoring.cases.sans+swept" in dropped and "match.instant_win.0" in dropped

    @pytest.mark.parametrize(
        ("more", "code", "place"),
        [
            ("auction: {order: [[suits, sans]]}\n", "auction.order-unknown", "auction.order.0"),
            (
                "auction: {rounds: [{ends: passed, bids: [{call: take, bid: [turned, sans], turned_to: taker}]}]}\n",
                "auction.bid-unknown",
                "auction.rounds.0.bids.0.bid",
            ),
            ("scoring: {cases: {sans: {count: {capot: 7}}}}\n", "scoring.condition", "scoring.cases.sans"),
        ],
    )
    def test_what_the_file_itself_names_is_refused_there(self, more: str, code: str, place: str, shelf: Write) -> None:
        path = self.child(shelf, more)
        (problem,) = [problem for problem in problems("child") if problem.code == code]
        assert (problem.place.file, problem.place.line, problem.place.path) == (str(path), 5, place)

    def test_a_word_that_was_never_a_contract_is_still_refused_in_its_own_file(self, shelf: Write) -> None:
        shelf("small", SMALL.replace("order: [[suits]]", "order: [[suits, sans]]"))
        assert [problem.code for problem in problems("small")] == ["auction.order-unknown"]
