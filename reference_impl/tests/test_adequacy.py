"""Adequacy: changes are named by the file that wrote the value, and caught by what records observe alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from adequacy_samples import ALIAS, ANY, FOLLOWS, RESOLVED, RUFFS, TARGET, change, position

from belote.adequacy import Change, Verdict, changes, judge, originals
from belote.adequacy.catching import alike
from belote.adequacy.changes import step
from belote.adequacy.control import uncaught, unsound
from belote.adequacy.equivalence import ENOUGH, Equivalents, due, faults, look, look_everywhere, read, sorted_out
from belote.adequacy.matrix import idle, protected, protectors
from belote.adequacy.mutations import Mutation
from belote.compare.observing import observed
from belote.declaration import variants
from belote.errors import BrokenInput
from belote.library import resolved


class TestChanges:
    """A value that a file writes is changed once, wherever it is inherited."""

    def test_an_alias_adds_no_change_of_its_own(self) -> None:
        alone = changes([RESOLVED["belote-fr"]])
        both = changes(RESOLVED.values())
        assert [one.key for one in alone] == [one.key for one in both]
        assert all(one.variants == ("belote-fr", "belote-qc") for one in both)

    def test_a_change_is_named_by_the_file_that_wrote_the_value(self) -> None:
        files = {one.mutation.path: one.file for one in changes([RESOLVED["belote-fr"]])}
        assert files["contracts", "suit", "trump", "order"] == "base-belote"
        assert files["match", "target"] == "belote-fr"
        assert files["match", "checked"] == "defaults"

    def test_a_row_is_named_by_its_place(self) -> None:
        rows = [{"a": 1}, {"a": 2}, {"a": 2}]
        assert step(rows, rows[1:]) == "row 0 left out"
        assert step(rows, rows[:2]) == "row 2 left out"
        assert step(rows, [rows[1], rows[0], rows[2]]) == "rows 0 and 1 swapped"
        change = Change("f", Mutation(("auction", "annul"), "auction.annul", rows, rows[:2]), ("belote-fr",))
        assert change.key.startswith("f: auction.annul: row 2 left out, of #")
        other = change._replace(mutation=change.mutation._replace(old=[{"a": 0}, *rows[1:]]))
        assert other.key != change.key

    def test_keys_are_unlike(self) -> None:
        keys = [one.key for one in changes(resolved(str(name)) for name in variants())]
        assert len(set(keys)) == len(keys)


class TestJudge:
    """A change is caught by the records of any variant that has the value."""

    def test_a_record_that_fails_catches_it(self) -> None:
        verdict = judge(ANY, ALIAS, {"belote-fr": [RUFFS, FOLLOWS]})
        assert (verdict.outcome, verdict.caught_by) == ("caught", (FOLLOWS.id,))

    def test_a_record_that_holds_all_the_same_does_not(self) -> None:
        assert judge(ANY, ALIAS, {"belote-fr": [RUFFS]}).outcome == "survived"

    def test_a_record_of_another_variant_with_the_value_does(self) -> None:
        both = next(one for one in changes(RESOLVED.values()) if one.key == ANY.key)
        assert judge(both, ALIAS, {"belote-qc": [FOLLOWS]}).outcome == "caught"

    def test_a_change_that_no_variant_takes_is_refused(self) -> None:
        broken = Change("belote-fr", Mutation(("players", "count"), "setup.players", 4, 3), ("belote-fr",))
        assert judge(broken, ALIAS, {"belote-fr": [FOLLOWS]}).outcome == "refused"

    def test_variants_with_the_same_rules_are_asked_together(self) -> None:
        both = next(one for one in changes(RESOLVED.values()) if one.key == ANY.key)
        (group,) = alike(both, ALIAS, {"belote-fr": [RUFFS], "belote-qc": [FOLLOWS]})
        assert group.records == [RUFFS, FOLLOWS]

    def test_variants_with_other_rules_are_not(self) -> None:
        every = originals({name: resolved(name) for name in ("belote-fr", "belote-common")})
        change = Change("f", TARGET, tuple(every))
        records = {"belote-common": [RUFFS, FOLLOWS], "belote-fr": [RUFFS]}
        assert [group.name for group in alike(change, every, records)] == ["belote-common", "belote-fr"]

    def test_the_whole_matrix_names_every_record(self) -> None:
        twice = position(["9C", "8H"], ["9C"])
        assert judge(ANY, ALIAS, {"belote-fr": [FOLLOWS, twice]}, whole=True).caught_by == (FOLLOWS.id, twice.id)


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


def test_a_record_that_the_rules_do_not_meet_notices_nothing_and_makes_the_run_void() -> None:
    wrong = position(["8C", "7H"], ["7H"])
    records = {"belote-fr": [RUFFS, wrong], "belote-qc": [FOLLOWS._replace(id="play/another")]}
    verdict = judge(ANY, ALIAS, records)
    assert verdict.caught_by == (wrong.id,)
    assert list(unsound([verdict], ALIAS, records)) == [wrong.id]
    assert not list(unsound([verdict._replace(caught_by=(RUFFS.id, "play/another"))], ALIAS, records))


class TestEquivalents:
    """A change that cannot matter has a reason and a search; an entry that is stale is an error."""

    SURVIVOR = Change("belote-fr", TARGET, ("belote-fr",))
    DIGEST = ALIAS["belote-fr"].digest
    LISTED = Equivalents({SURVIVOR.key: "why"}, {SURVIVOR.key: {DIGEST: ENOUGH}})

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

    @pytest.mark.parametrize("searches", [{}, {SURVIVOR.key: {"other": ENOUGH}}, {SURVIVOR.key: {DIGEST: ENOUGH - 1}}])
    def test_one_that_was_not_searched_under_these_rules_is_an_error(self, searches: dict[str, Any]) -> None:
        _, wrong = self.outcome(Verdict(self.SURVIVOR, "survived"), Equivalents(self.LISTED.reasons, searches))
        assert "not searched" in wrong[0]

    def test_a_search_of_what_is_not_listed_is_an_error(self) -> None:
        (wrong,) = faults([Verdict(self.SURVIVOR, "survived")], self.LISTED._replace(reasons={}), ALIAS)
        assert "not listed" in wrong

    def test_a_search_is_due_once_for_each_set_of_rules(self) -> None:
        every = ALIAS | originals({"belote-common": resolved("belote-common")})
        change = Change("f", TARGET, ("belote-fr", "belote-qc", "belote-common"))
        nothing = Equivalents({}, {})
        assert due(change, nothing, every) == ["belote-fr", "belote-common"]
        assert due(change, Equivalents({}, {change.key: {self.DIGEST: ENOUGH}}), every) == ["belote-common"]

    def test_the_list_is_read_and_an_entry_without_a_reason_is_refused(self, tmp_path: Path) -> None:
        file = tmp_path / "equivalent.yaml"
        file.write_text("- reason: because\n  changes: ['a: b', 'a: c']\n", "utf-8")
        assert read(tmp_path) == Equivalents({"a: b": "because", "a: c": "because"}, {})
        file.write_text("- changes: ['a: b']\n", "utf-8")
        with pytest.raises(BrokenInput, match="reason"):
            read(tmp_path)

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            (b"x: [", "not YAML"),
            (b"- reason: \xff", "not YAML"),
            (b"x: 1", "no list"),
            (b"- 1", "entry 1 is not a reason"),
            (b"- {reason: because, changes: []}", "entry 1 is not a reason"),
            (b"- {reason: because, changes: [1]}", "entry 1 is not a reason"),
            (b"- {reason: 1, changes: [x]}", "entry 1 is not a reason"),
            (b"- {reason: because, changes: [x], note: y}", "entry 1 is not a reason"),
            (b"- {reason: because, changes: [x]}\n- {reason: why, changes: [y, x]}", "entry 2 lists x again"),
        ],
    )
    def test_a_list_that_is_none_is_refused(self, tmp_path: Path, text: bytes, told: str) -> None:
        (tmp_path / "equivalent.yaml").write_bytes(text)
        with pytest.raises(BrokenInput, match=rf"equivalent\.yaml.*{told}"):
            read(tmp_path)

    @pytest.mark.parametrize(
        "text",
        [b"", b"{", b"\xff", b"[" * 200_000, b"[]", b'{"x": []}', b'{"x": {"d": "many"}}', b'{"x": {"d": true}}'],
    )
    def test_searches_that_are_none_are_refused(self, tmp_path: Path, text: bytes) -> None:
        (tmp_path / "searches.json").write_bytes(text)
        with pytest.raises(BrokenInput, match=r"searches\.json.*--search"):
            read(tmp_path)

    def test_a_search_finds_what_tells_a_change_apart(self) -> None:
        told = look(change(("scoring", "count", "last_trick"), 11), ALIAS["belote-fr"], 200).found
        assert told is not None and told.record["kind"] == "score"

    def test_a_search_that_finds_nothing_has_looked_at_enough(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("belote.adequacy.equivalence.ENOUGH", 400)
        same = Change(
            "belote-fr", Mutation(("scoring", "count", "last_trick"), "scoring.count", 10, 10), ("belote-fr",)
        )
        searched = look(same, ALIAS["belote-fr"])
        assert searched.found is None and sum(searched.looked.values()) >= 400
        assert set(searched.looked) == {"score", "match", "deal"}

    def test_nothing_is_looked_at_where_a_change_is_refused(self) -> None:
        broken = Change("belote-fr", Mutation(("players", "count"), "setup.players", 4, 3), ("belote-fr",))
        assert look(broken, ALIAS["belote-fr"]) == (None, {})

    def test_every_variant_of_a_change_is_searched_until_one_tells(self) -> None:
        every = ALIAS | originals({"belote-common": resolved("belote-common")})
        ruff = next(one for one in changes(every[name].resolved for name in every) if one.mutation == ANY.mutation)
        same = ruff._replace(mutation=ruff.mutation._replace(new=ruff.mutation.old))
        assert look_everywhere(same, every, 5)[0] == ruff.variants[-1]
        name, told = look_everywhere(ruff, every, 200)
        assert (name, told.found is not None) == (ruff.variants[0], True)


def test_the_matrix_names_who_protects_what_who_protects_alone_and_who_protects_nothing() -> None:
    one, two = (Change("f", TARGET._replace(new=new), ("belote-fr",)) for new in (1, 2))
    verdicts = [Verdict(one, "caught", ("a",)), Verdict(two, "caught", ("b", "a"))]
    assert protected(verdicts) == {"a": [one.key, two.key], "b": [two.key]}
    assert protectors(verdicts) == {"a": [one.key]}
    assert idle(["a", "b", "c"], verdicts) == {"c"}
