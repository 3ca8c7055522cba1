"""Adequacy: changes are named by the file that wrote the value, and caught by what records observe alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from belote.adequacy import Change, Verdict, changes, judge, remembering
from belote.adequacy.control import uncaught
from belote.adequacy.equivalence import ENOUGH, Equivalents, digests, faults, look, read, sorted_out
from belote.adequacy.matrix import idle, protectors
from belote.adequacy.mutations import Mutation
from belote.compare.observing import Observed, observed
from belote.library import resolved

ALIAS = {name: resolved(name) for name in ("belote-fr", "belote-qc")}
TARGET = Mutation(("match", "target"), "match.target", 1000, 1001)


def position(cards: list[str], legal: list[str], variant: str = "belote-fr") -> Observed:
    """Return a record: clubs are led and hearts are trump, these are held, and these may be played."""
    given = {
        "contract": {"denomination": "hearts", "taker": "N"},
        "seat": "W",
        "cards": cards,
        "trick": [{"seat": "N", "card": "7C"}],
    }
    data = {
        "id": f"play/{'-'.join(cards).lower()}",
        "kind": "position",
        "clauses": ["play.follow-plain.opponent"],
        "variant": {"id": variant, "options": []},
        "given": given,
        "events": [],
        "expect": [{"at": 0, "cards": legal}],
    }
    return observed(data)


FOLLOWS = position(["8C", "7H"], ["8C"])
RUFFS = position(["8D", "7H"], ["7H"])


def change(path: tuple[Any, ...], new: Any) -> Change:
    """Return the change of belote-fr at a path."""
    return next(one for one in changes([ALIAS["belote-fr"]]) if (one.mutation.path, one.mutation.new) == (path, new))


class TestChanges:
    """A value that a file writes is changed once, wherever it is inherited."""

    def test_an_alias_adds_no_change_of_its_own(self) -> None:
        alone = changes([ALIAS["belote-fr"]])
        both = changes(ALIAS.values())
        assert [one.key for one in alone] == [one.key for one in both]
        assert all(one.variants == ("belote-fr", "belote-qc") for one in both)

    def test_a_change_is_named_by_the_file_that_wrote_the_value(self) -> None:
        files = {one.mutation.path: one.file for one in changes([ALIAS["belote-fr"]])}
        assert files["contracts", "suit", "trump", "order"] == "base-belote"
        assert files["match", "target"] == "belote-fr"
        assert files["match", "checked"] == "defaults"

    def test_keys_are_unlike(self) -> None:
        keys = [one.key for one in changes([resolved("bridge-belote-bg")])]
        assert len(set(keys)) == len(keys)


class TestJudge:
    """A change is caught by the records of any variant that has the value."""

    ANY = change(("play", "suit", "follow_plain", "opponent"), "any_or_ruff")

    def test_a_record_that_fails_catches_it(self) -> None:
        verdict = judge(self.ANY, ALIAS, {"belote-fr": [RUFFS, FOLLOWS]})
        assert (verdict.outcome, verdict.caught_by) == ("caught", (FOLLOWS.id,))

    def test_a_record_that_holds_all_the_same_does_not(self) -> None:
        assert judge(self.ANY, ALIAS, {"belote-fr": [RUFFS]}).outcome == "survived"

    def test_a_record_of_another_variant_with_the_value_does(self) -> None:
        both = next(one for one in changes(ALIAS.values()) if one.key == self.ANY.key)
        assert judge(both, ALIAS, {"belote-qc": [FOLLOWS]}).outcome == "caught"

    def test_a_change_that_no_variant_takes_is_refused(self) -> None:
        broken = Change("belote-fr", Mutation(("players", "count"), "setup.players", 4, 3), ("belote-fr",))
        assert judge(broken, ALIAS, {"belote-fr": [FOLLOWS]}).outcome == "refused"

    def test_the_whole_matrix_names_every_record(self) -> None:
        twice = position(["9C", "8H"], ["9C"])
        assert judge(self.ANY, ALIAS, {"belote-fr": [FOLLOWS, twice]}, whole=True).caught_by == (FOLLOWS.id, twice.id)


def test_a_corpus_that_does_not_notice_the_control_makes_the_run_void() -> None:
    (void,) = uncaught(ALIAS, {"belote-fr": [FOLLOWS]})
    assert (void.mutation.new, void.variants) == ("789JQKTA", ("belote-fr", "belote-qc"))
    seven = {"trick": [{"seat": "N", "card": "7C"}, {"seat": "W", "card": "8C"}], "seat": "S", "cards": ["AC"]}
    holder = observed(
        {
            "id": "play/x",
            "kind": "position",
            "clauses": ["play.winner"],
            "variant": {"id": "belote-fr", "options": []},
            "given": {"contract": {"denomination": "hearts", "taker": "N"}, **seven},
            "events": [],
            "expect": [{"at": 0, "winner": "W"}],
        }
    )
    assert not list(uncaught(ALIAS, {"belote-fr": [holder]}))
    assert not list(uncaught(ALIAS, {}))


class TestEquivalents:
    """A change that cannot matter has a reason and a search; an entry that is stale is an error."""

    SURVIVOR = Change("belote-fr", TARGET, ("belote-fr",))
    LISTED = Equivalents({SURVIVOR.key: "why"}, {SURVIVOR.key: {"number": ENOUGH, "digests": digests(SURVIVOR, ALIAS)}})

    def outcome(self, verdict: Verdict, listed: Equivalents) -> tuple[str, list[str]]:
        (found,) = sorted_out([verdict], listed)
        return found.outcome, list(faults([found], listed, ALIAS))

    def test_a_listed_survivor_is_equivalent(self) -> None:
        assert self.outcome(Verdict(self.SURVIVOR, "survived"), self.LISTED) == ("equivalent", [])

    def test_one_that_is_caught_is_stale(self) -> None:
        outcome, wrong = self.outcome(Verdict(self.SURVIVOR, "caught", ("a/b",)), self.LISTED)
        assert outcome == "caught" and "take it out" in wrong[0]

    def test_one_that_no_variant_has_is_stale(self) -> None:
        assert "no variant has" in next(faults([], self.LISTED, ALIAS))

    @pytest.mark.parametrize("searches", [{}, {SURVIVOR.key: {"number": ENOUGH, "digests": {"belote-fr": "other"}}}])
    def test_one_that_was_not_searched_under_these_rules_is_an_error(self, searches: dict[str, Any]) -> None:
        _, wrong = self.outcome(Verdict(self.SURVIVOR, "survived"), Equivalents(self.LISTED.reasons, searches))
        assert "not searched" in wrong[0]

    def test_the_list_is_read_and_an_entry_without_a_reason_is_refused(self, tmp_path: Path) -> None:
        file = tmp_path / "equivalent.yaml"
        file.write_text("- reason: because\n  changes: ['a: b', 'a: c']\n", "utf-8")
        assert read(tmp_path) == Equivalents({"a: b": "because", "a: c": "because"}, {})
        file.write_text("- changes: ['a: b']\n", "utf-8")
        with pytest.raises(ValueError, match="reason"):
            read(tmp_path)

    def test_a_search_finds_what_tells_a_change_apart(self) -> None:
        found = look(change(("scoring", "count", "last_trick"), 11), ALIAS, 200).found
        assert found is not None and found.record["kind"] == "score"


def test_the_matrix_names_who_protects_alone_and_who_protects_nothing() -> None:
    one, two = (Change("f", TARGET._replace(new=new), ("belote-fr",)) for new in (1, 2))
    verdicts = [Verdict(one, "caught", ("a",)), Verdict(two, "caught", ("a", "b"))]
    assert protectors(verdicts) == {"a": [one.key]}
    assert idle(["a", "b", "c"], verdicts) == {"c"}


def test_what_is_remembered_depends_on_rules_and_records(tmp_path: Path) -> None:
    wanted = [change(("match", "target"), 1001)]
    first = remembering.fingerprints(wanted, ALIAS, {"belote-fr": [FOLLOWS]}, False)
    assert first == remembering.fingerprints(wanted, ALIAS, {"belote-fr": [FOLLOWS]}, False)
    assert first != remembering.fingerprints(wanted, ALIAS, {"belote-fr": [RUFFS]}, False)
    (print_,) = first.values()
    file = tmp_path / "deep" / "memory.json"
    remembering.save(file, {print_: Verdict(wanted[0], "caught", ("a",))})
    assert remembering.load(file) == {print_: ["caught", ["a"]]}
    file.write_text("{", "utf-8")
    assert remembering.load(file) == {}
    assert json.loads(json.dumps(first)) == first
