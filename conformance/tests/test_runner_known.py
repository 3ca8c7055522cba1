"""Lists of known failures, with reasons; what is stale fails the run. Clause protocol.known-failures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from runner_samples import FOUR, SCORE, outcomes, play, sample

from belote_conformance.errors import BrokenInput
from belote_conformance.known import NEW, Entry, expected, mended, read_known, stale, write_known
from belote_conformance.outcomes import Result, exit_status

IDS = {record.id for record in FOUR}


def entries(**found: str) -> dict[str, Entry]:
    """Return entries by phrase, with their outcomes."""
    return {f"play/{phrase}": Entry(f"play/{phrase}", "no trump yet", outcome) for phrase, outcome in found.items()}


class TestOutcomes:
    @pytest.mark.parametrize(
        ("habit", "listed", "found", "status"),
        [
            ("wrong", "fail", "expected_failure", 0),
            ("honest", "fail", "unexpected_pass", 1),
            ("honest", "error", "unexpected_pass", 1),
            ("crash", "error", "expected_failure", 0),
            ("error", "error", "expected_failure", 0),
            ("crash", "fail", "error", 3),
            ("wrong", "error", "fail", 1),
            ("skips", "fail", "skipped", 0),
        ],
    )
    def test_a_listed_record_has_the_outcome_it_is_listed_with(
        self, habit: str, listed: str, found: str, status: int
    ) -> None:
        results = expected(play(habit), entries(second=listed))
        assert outcomes(results) == ["pass", "pass", found, "pass"]
        assert exit_status(results, stale=stale(results, entries(second=listed), IDS)) == status

    def test_the_reason_is_told(self) -> None:
        failed, passed = (
            expected(play("wrong"), entries(second="fail"))[2],
            expected(play("honest"), entries(third="fail")),
        )
        assert failed.known == "no trump yet" and failed.reason.startswith("at 0, cards")
        assert passed[3].reason == "it passes, and is listed as a known failure: no trump yet"

    def test_nothing_but_known_failures_is_a_success(self) -> None:
        assert exit_status(expected(play("wrong", [sample("second")]), entries(second="fail"))) == 0


class TestStale:
    def test_an_entry_that_passes_and_one_without_record_are_stale(self) -> None:
        known = entries(first="fail", second="fail", nowhere="fail")
        results = expected(play("wrong"), known)
        assert stale(results, known, IDS) == ["play/nowhere: there is no such record", "play/first: it passes now"]

    def test_an_entry_that_was_not_chosen_is_not_stale(self) -> None:
        known = entries(first="fail", second="fail")
        assert stale(expected(play("wrong", FOUR[2:]), known), known, IDS) == []

    def test_a_stale_entry_fails_the_run(self) -> None:
        assert exit_status([Result(SCORE, "pass")], stale=["play/nowhere: there is no such record"]) == 1


class TestMending:
    def test_reasons_are_kept_and_new_entries_say_what_they_saw(self) -> None:
        known = entries(first="fail", second="fail", nowhere="fail")
        results = [*expected(play("wrong"), known), Result(SCORE, "timeout", "no reply")]
        found = mended(results, known, IDS | {SCORE.id})
        assert found == [Entry(SCORE.id, f"{NEW}: no reply", "timeout"), Entry("play/second", "no trump yet")]

    def test_what_was_not_chosen_or_not_asked_stays(self) -> None:
        known = entries(first="fail", second="error")
        results = [Result(FOUR[0], "not_asked", "not asked: no licence")]
        assert mended(results, known, IDS) == list(known.values())

    def test_another_outcome_is_written_with_the_old_reason(self) -> None:
        known = entries(second="fail")
        assert mended(expected(play("crash"), known), known, IDS) == [Entry("play/second", "no trump yet", "error")]

    def test_what_is_left_out_now_is_no_failure(self) -> None:
        known = entries(second="fail")
        assert mended(expected(play("skips"), known), known, IDS) == []


class TestFiles:
    LIST = (Entry("play/first", "it's: “odd” – [yet] #1"), Entry("play/second", "slow", "timeout"))

    @pytest.mark.parametrize("name", ["known.yaml", "known.yml", "known.jsonl", "known"])
    def test_what_is_written_is_read_back(self, tmp_path: Path, name: str) -> None:
        path = tmp_path / name
        path.write_text(write_known(self.LIST, path), encoding="utf-8")
        assert read_known(path) == {entry.id: entry for entry in self.LIST}

    def test_an_empty_list_is_a_list(self, tmp_path: Path) -> None:
        for name in ("known.yaml", "known.jsonl"):
            (tmp_path / name).write_text(write_known([], tmp_path / name), encoding="utf-8")
            assert read_known(tmp_path / name) == {}

    @pytest.mark.parametrize(
        ("name", "text", "problem"),
        [
            ("k.yaml", "a: 1", "this is no list"),
            ("k.yaml", "- [", "cannot be read"),
            ("k.yaml", "- play/first", "entry 1: an entry has an id"),
            ("k.yaml", "- {id: 7, reason: x}", "entry 1: an entry has an id"),
            ("k.yaml", "- {id: a/b}", "entry 1: a/b: say in reason why it fails"),
            ("k.yaml", "- {id: a/b, reason: '  '}", "say in reason"),
            ("k.yaml", "- {id: a/b, reason: x, outcome: skipped}", "outcome is none of fail, error, timeout"),
            ("k.yaml", "- {id: a/b, reason: x, why: y}", "there is no member why"),
            ("k.yaml", "- {id: a/b, reason: x}\n- {id: a/b, reason: y}", "entry 2: a/b is listed twice"),
            ("k.jsonl", '{"id":"a/b","reason":"x"}\n\n{"id":"a/b"}', "line 3: a/b: say in reason"),
            ("k.jsonl", "{", "cannot be read"),
            ("k.yaml", "!!python/object/apply:os.getcwd []", "cannot be read"),
        ],
    )
    def test_what_is_no_list_is_refused_with_its_place(
        self, tmp_path: Path, name: str, text: str, problem: Any
    ) -> None:
        (tmp_path / name).write_text(text, encoding="utf-8")
        with pytest.raises(BrokenInput) as caught:
            read_known(tmp_path / name)
        assert problem in str(caught.value)

    def test_every_problem_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "k.yaml").write_text("- {id: a/b}\n- {id: a/c}", encoding="utf-8")
        with pytest.raises(BrokenInput) as caught:
            read_known(tmp_path / "k.yaml")
        assert len(caught.value.problems) == 2

    def test_a_list_that_is_not_there_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BrokenInput, match="cannot be read"):
            read_known(tmp_path / "none.yaml")
