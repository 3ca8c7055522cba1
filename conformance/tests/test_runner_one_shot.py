"""One-shot mode: a process for each request. Clause protocol.one-shot."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from corpus import SCHEMAS
from runner_samples import DIGEST, FOUR, SCORE, note_pids, outcomes, session, spawned, survivors
from small_corpus import SERVE, conform, copy_records

from belote_conformance.messages import Validator
from belote_conformance.runner import Session, run

READS_ALL = """
import json, sys
request = json.loads(sys.stdin.read())
reply = {"message": request["message"], "seq": request["seq"]}
if request["message"] == "hello":
    reply |= {"protocol": "1.0", "name": "pad", "version": "1", "kinds": ["score"], "results": "totals",
              "refusals": "refused"}
else:
    print(request["declaration"]["id"], file=sys.stderr)
    reply |= HOW
print(json.dumps(reply))
END
"""


def pad(how: dict[str, Any], end: str = "") -> Session:
    """Return a session with a pad of ten lines that reads to the end of its input."""
    code = READS_ALL.replace("HOW", repr(how)).replace("END", end)
    program = [sys.executable, "-I", "-S", "-c", code]
    return Session(program, lambda name: (DIGEST, {"id": name}), 20.0, one_shot=True)


def right(score: dict[str, int]) -> dict[str, Any]:
    """Return the members of a reply."""
    return {"status": "ok", "observations": [{"at": 0, "score": score}]}


class TestRequests:
    def test_each_record_has_a_process_and_hello_another(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        pids = note_pids(monkeypatch, tmp_path)
        validator = Validator.from_folder(SCHEMAS)
        results = run([SCORE, *FOUR], session("honest", one_shot=True, validator=validator))
        assert outcomes(results) == ["pass"] * 5
        assert spawned(pids) == 6
        assert survivors(pids) == []

    def test_a_program_may_read_to_the_end_of_its_input(self) -> None:
        assert outcomes(run([SCORE], pad(right({"NS": 90, "EW": 72})))) == ["pass"]
        assert outcomes(run([SCORE], pad(right({"NS": 90, "EW": 71})))) == ["fail"]

    def test_what_hello_leaves_out_is_not_asked(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        pids = note_pids(monkeypatch, tmp_path)
        assert outcomes(run([FOUR[0]], session("no-positions", one_shot=True))) == ["unsupported"]
        assert spawned(pids) == 1

    def test_several_at_a_time_change_nothing(self) -> None:
        assert outcomes(run(FOUR, session("wrong", one_shot=True), 3)) == ["pass", "pass", "fail", "pass"]


class TestAnswers:
    def test_a_declaration_may_be_refused_with_the_record(self) -> None:
        (result,) = run([SCORE], pad({"status": "unsupported", "reason": "no melds", "sections": ["declarations"]}))
        assert (result.outcome, result.reason) == ("unsupported", "no melds (declarations)")

    @pytest.mark.parametrize(
        ("end", "code", "reason"),
        [
            ("sys.exit(4)", "after", "after its answer the program ended with status 4"),
            ("raise SystemExit('no more')", "after", "ended with status 1: no more"),
        ],
    )
    def test_a_bad_end_after_a_good_answer_is_an_error(self, end: str, code: str, reason: str) -> None:
        session = pad(right({"NS": 90, "EW": 72}), end)
        (result,) = run([SCORE], session)
        assert (result.outcome, result.code) == ("error", code)
        assert reason in result.reason

    def test_a_program_that_does_not_end_is_ended(self) -> None:
        session = pad(right({"NS": 90, "EW": 72}), "sys.stdout.flush(); import time; time.sleep(60)")
        assert outcomes(run([SCORE], session)) == ["pass"]

    @pytest.mark.parametrize(
        ("habit", "outcome"), [("crash", "error"), ("not-json", "error"), ("skips", "skipped"), ("error", "error")]
    )
    def test_outcomes_are_those_of_a_running_program(self, habit: str, outcome: str) -> None:
        assert outcomes(run(FOUR, session(habit, one_shot=True))) == ["pass", "pass", outcome, "pass"]

    def test_a_program_that_never_says_hello_is_given_up(self) -> None:
        results = list(run(FOUR, session("starts-with-crash", one_shot=True)))
        assert outcomes(results) == ["error"] + ["not_asked"] * 3


def test_the_reference_answers_once(tmp_path: Path) -> None:
    folder = copy_records(["play/overruff-over-the-partners-ruff-cy"], tmp_path)
    done = conform("--records", folder, "--one-shot", "--validate", program=[*SERVE, "--once"])
    assert (done.exit_code, "1 pass" in done.stdout) == (0, True), done.stdout
