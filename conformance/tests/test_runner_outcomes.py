"""What the runner makes of every kind of program. Clauses protocol.lines, protocol.outcomes and protocol.exit.

The four records run in the order first, fourth, second, third; a habit shows at the second.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fakes import fake
from hostile import HARMLESS, HOSTILE
from runner_samples import FOUR, REFUSAL, SCORE, command, note_pids, outcomes, play, sample, session, spawned, survivors

from belote_conformance.runner import OUTCOMES, Session, exit_status, run

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals and process groups of POSIX")

# what comes of the second record, what its reason says, and how many processes it takes
CASES = [
    ("honest", "pass", "", 1),
    ("observes-more", "pass", "", 1),
    ("babbles", "pass", "", 1),
    ("wrong", "fail", 'at 0, cards: expected ["JH", "8H"], got ["8H"]', 1),
    ("observes-nothing", "fail", "cards: expected", 1),
    ("observes-only-places", "fail", "nothing was observed", 1),
    ("huge-observation", "fail", "…", 1),
    ("error", "error", "no idea  [31m of that", 1),
    ("error-without-reason", "error", "no reason given", 1),
    ("skips", "skipped", "not yet", 1),
    ("skips-without-reason", "skipped", "no reason given", 1),
    ("crash", "error", "ended with status 7: LookupError: no such card", 2),
    ("exit-0", "error", "ended with status 0", 2),
    ("killed", "error", "ended with status", 2),
    ("half-a-line-and-exit", "error", "ends in the middle of a line", 2),
    ("whole-reply-without-line-end", "error", "ends in the middle of a line", 2),
    ("not-json", "error", "is not JSON", 2),
    ("empty-line", "error", "is not JSON", 2),
    ("not-an-object", "error", "is not an object", 2),
    ("not-utf-8", "error", "utf-8", 2),
    ("utf-16", "error", "is not JSON", 2),
    ("half-a-surrogate-pair", "error", "surrogates", 2),
    ("wrong-seq", "error", "expected the reply to run 5, got run 6", 2),
    ("last-seq", "error", "got run 4", 2),
    ("seq-is-a-float", "error", "got run 5.0", 2),
    ("seq-is-a-word", "error", "expected the reply", 2),
    ("no-seq", "error", "got run None", 2),
    ("wrong-message", "error", "got variant 5", 2),
    ("message-is-a-list", "error", "expected the reply", 2),
    ("cannot-read", "error", "could not read run: what?", 2),
    ("unknown-status", "error", 'the status "fine"', 2),
    ("status-is-an-object", "error", "the status {", 2),
    ("no-status", "error", "the status null", 2),
    ("observations-are-no-list", "error", "not a list of objects", 2),
    ("observations-are-no-objects", "error", "not a list of objects", 2),
    ("no-place", "error", "no place", 2),
    ("place-is-true", "error", "no place", 2),
    ("place-is-a-list", "error", "no place", 2),
    ("two-at-one-place", "error", "two observations at 0", 2),
    ("endless-line", "error", "longer than 4000000 bytes", 2),
    ("deep", "error", "", 2),
    ("huge-integer", "error", "is not JSON", 2),
    ("beyond-all-numbers", "error", "1e999 is not a number of JSON", 2),
    ("nan", "error", "NaN is not a number of JSON", 2),
    ("infinity", "error", "-Infinity is not a number of JSON", 2),
]
SLOW = [
    ("silent", "timeout", "no reply to run within 1.5 s"),
    ("half-a-line", "timeout", "no reply to run within 1.5 s"),
]


@pytest.fixture
def pids(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Give the file of process ids, and see in the end that none of them is left."""
    path = note_pids(monkeypatch, tmp_path)
    yield path
    assert survivors(path) == []


class TestOneRecord:
    """A record passes, fails, ends in an error or a time-out, or is skipped. After a crash, a malformed reply or a
    time-out the program is started anew for the next record."""

    @pytest.mark.parametrize(("habit", "outcome", "reason", "processes"), CASES)
    def test_a_habit_has_its_outcome_and_the_neighbours_pass(
        self, habit: str, outcome: str, reason: str, processes: int, pids: Path
    ) -> None:
        results = play(habit)
        assert outcomes(results) == ["pass", "pass", outcome, "pass"]
        assert reason in results[2].reason
        assert len(results[2].reason) < 1000 and results[2].reason.isprintable()
        assert spawned(pids) == processes

    @pytest.mark.parametrize(("habit", "outcome", "reason"), SLOW)
    def test_a_reply_that_does_not_come_is_a_timeout(self, habit: str, outcome: str, reason: str, pids: Path) -> None:
        results = play(habit, timeout=1.5)
        assert outcomes(results) == ["pass", "pass", outcome, "pass"]
        assert results[2].reason == reason
        assert spawned(pids) == 2

    def test_a_program_that_closes_its_output_has_broken(self, pids: Path) -> None:
        results = play("closes-output")
        assert outcomes(results) == ["pass", "pass", "error", "pass"]
        assert results[2].reason == "the program closed its output"

    @POSIX
    def test_a_program_that_ends_has_crashed_though_its_child_holds_the_pipes(self, pids: Path) -> None:
        results = play("orphan", timeout=1.5)
        assert outcomes(results) == ["pass", "pass", "error", "pass"]
        assert results[2].reason == "the program ended with status 4"

    @pytest.mark.parametrize("habit", ["crash-after-reply", "replies-twice", "replies-ahead", "flood"])
    def test_what_goes_wrong_after_a_reply_breaks_the_next_record(self, habit: str, pids: Path) -> None:
        results = play(habit)
        assert "error" in outcomes(results)[2:]
        assert outcomes(results)[:2] == ["pass", "pass"]
        assert exit_status(results) == 3

    def test_a_program_that_ends_after_four_requests_is_started_again_and_again(self, pids: Path) -> None:
        results = play("exits-after-four", [sample(f"number-{number}") for number in range(9)])
        assert outcomes(results) == ["pass", "pass", "error"] * 3
        assert spawned(pids) == 3

    def test_an_answer_that_can_be_read_and_hardly_compared_is_no_pass(self, pids: Path) -> None:
        results = play("nested")
        assert results[2].outcome in ("fail", "error")  # how deep is too deep depends on the Python that runs this
        assert outcomes([*results[:2], results[3]]) == ["pass"] * 3

    def test_every_outcome_and_every_habit_is_tried(self) -> None:
        elsewhere = {"unsupported", "harness_fault", "not_asked", "expected_failure", "unexpected_pass"}
        assert {case[1] for case in [*CASES, *SLOW]} | elsewhere == set(OUTCOMES)
        apart = {
            "closes-output",
            "orphan",
            "crash-after-reply",
            "replies-twice",
            "replies-ahead",
            "flood",
            "floats",
            "nested",
        }
        hostile = {case.habit for case in HOSTILE}
        assert {case[0] for case in [*CASES, *SLOW]} | apart | hostile == set(fake.AT_RUN)


class TestRefusals:
    """A crash is never a refusal, and neither is silence, an error or a program that plays on."""

    def test_a_program_that_refuses_passes(self) -> None:
        assert outcomes(play("honest", [REFUSAL])) == ["pass"]

    @pytest.mark.parametrize(
        "habit",
        [
            habit
            for habit in fake.AT_RUN
            if habit not in ("honest", "silent", "half-a-line", "orphan", "screams", "freezes")
        ],
    )
    def test_no_fault_passes_for_a_refusal(self, habit: str, pids: Path) -> None:
        harmless = {"wrong", "floats", "huge-observation", "observes-more", *HARMLESS}  # they refuse as they should
        late = {"crash-after-reply", "replies-twice", "replies-ahead", "flood", "closes-input"}
        (result,) = play(habit, [REFUSAL])
        assert (result.outcome == "pass") == (habit in harmless | late)

    def test_a_refusal_is_compared_as_finely_as_the_program_reports(self) -> None:
        other = sample("second", "refusal", refused={"code": "play.other", "phase": "play", "clause": "play.follow"})
        assert outcomes(play("honest", [other])) == ["fail"]


class TestLeftOut:
    """What a program does not run, play or report is unsupported, and never a pass."""

    @pytest.mark.parametrize(
        ("habit", "record", "reason"),
        [
            ("no-score", SCORE, "fake does not run records of kind score"),
            ("no-refusals", REFUSAL, "fake does not run records of kind refusal"),
            ("no-positions", REFUSAL, "fake does not run records of kind position"),
            ("other-variants", SCORE, "fake does not play sample"),
            ("variant-unsupported", SCORE, "no melds (declarations, belote)"),
            ("variant-unsupported-without-reason", SCORE, "the program does not support this variant"),
            ("variant-sections-are-a-number", SCORE, "the program does not support this variant"),
            ("totals", FOUR[0], "fake reports totals, and the record asks for nothing of that kind"),
            ("items", FOUR[0], "fake reports items, and the record asks for nothing of that kind"),
        ],
    )
    def test_a_record_that_is_not_for_the_program_is_unsupported(self, habit: str, record: object, reason: str) -> None:
        assert isinstance(record, type(SCORE))
        results = play(habit, [record])
        assert [(result.outcome, result.reason) for result in results] == [("unsupported", reason)]
        assert exit_status(results) == 2

    @pytest.mark.parametrize("habit", ["this-variant", "totals", "items", "next-minor", "misspelt-member"])
    def test_a_record_that_is_for_the_program_is_run(self, habit: str) -> None:
        assert outcomes(play(habit, [SCORE])) == ["pass"]

    def test_a_float_is_not_an_integer(self) -> None:
        (result,) = play("floats", [sample("second", "score", score={"NS": 90, "EW": 72})])
        assert result.outcome == "fail"
        assert '"NS": 90.0' in result.reason

    @pytest.mark.parametrize("habit", ["variant-without-status", "variant-with-other-status"])
    def test_no_clear_answer_to_a_variant_is_malformed(self, habit: str) -> None:
        (result,) = play(habit, [SCORE])
        assert (result.outcome, result.reason) == (
            "error",
            "the status of the reply to variant is neither ok nor unsupported",
        )

    def test_a_variant_is_sent_once_while_it_stays(self) -> None:
        checked = session("exits-after-four")
        assert [checked.run(record).outcome for record in (SCORE, FOUR[0])] == ["pass", "pass"]
        assert checked.program is not None and checked.program.sequence == 4  # hello, variant, run, run
        checked.stop()


class TestHopeless:
    """A program that never says hello, or breaks again and again, is given up: a run does not wait for every record."""

    @pytest.mark.parametrize(
        ("habit", "reason"),
        [
            ("starts-with-crash", "ended with status 3: no licence"),
            ("starts-with-banner", "is not JSON"),
            ("next-major", "speaks protocol '2.0', not 1.0"),
            ("protocol-is-a-number", 'protocol in hello is the number 1.0; it must be the string "1.0"'),
            ("unknown-strictness", "results one of totals, items, trace"),
            ("observes-nothing-known", "observes in hello names trik, which is no observation; there are belote,"),
            ("observes-a-word", "observes in hello is not a list of words"),
            ("kinds-are-a-word", "kinds in hello is not a list of words"),
            ("kinds-are-a-number", "kinds in hello is not a list of words"),
            ("kinds-of-lists", "kinds in hello is not a list of words"),
            ("variants-are-a-word", "variants in hello is not a list of words"),
        ],
    )
    def test_without_a_hello_no_record_is_asked(self, habit: str, reason: str, pids: Path) -> None:
        results = play(habit)
        assert outcomes(results) == ["error"] + ["not_asked"] * 3
        assert reason in results[0].reason
        assert [result.asked for result in results] == [True, False, False, False]
        assert all(result.reason == f"not asked: {results[0].reason}" for result in results[1:])
        assert spawned(pids) == 1
        assert exit_status(results) == 3

    def test_a_silent_program_is_waited_for_once(self, pids: Path) -> None:
        begun = time.monotonic()
        results = play("starts-silent", [sample(f"number-{number}") for number in range(100)], timeout=1.0)
        assert outcomes(results) == ["timeout"] + ["not_asked"] * 99
        assert time.monotonic() - begun < 10

    def test_a_program_that_cannot_be_started_is_reported_once(self) -> None:
        lost = Session(["./there-is-no-such-program"], lambda name: ("", {}), digests=False)
        results = list(run(FOUR, lost))
        assert "cannot start ./there-is-no-such-program: No such file" in results[0].reason
        assert [result.asked for result in results] == [True, False, False, False]
        assert exit_status(results) == 3

    @pytest.mark.parametrize("habit", ["crash-at-every-run", "crash-at-variant"])
    def test_a_program_that_always_breaks_is_given_up(self, habit: str, pids: Path) -> None:
        results = list(run([sample(f"number-{number}") for number in range(9)], session(habit, patience=3)))
        assert outcomes(results) == ["error"] * 3 + ["not_asked"] * 6
        assert [result.asked for result in results] == [True] * 3 + [False] * 6
        assert "broke 3 times in a row, the last time: the program ended with status 9" in results[3].reason
        assert spawned(pids) == 3

    def test_patience_is_for_breaks_in_a_row(self) -> None:
        records = [sample(f"number-{number}") for number in range(9)]
        assert outcomes(run(records, session("exits-after-four", patience=2))) == ["pass", "pass", "error"] * 3


class TestEnding:
    """After stop nothing of a program is left, whatever it does; only a broken answer is held against it."""

    @pytest.mark.parametrize("habit", ["honest", "no-farewell", "goes-on", "ignores-signals-and-end", "has-a-child"])
    def test_the_program_and_its_children_are_ended(self, habit: str, pids: Path) -> None:
        checked = session(habit)
        begun = time.monotonic()
        assert outcomes(run(FOUR, checked)) == ["pass"] * 4
        assert checked.farewell == ""
        assert time.monotonic() - begun < 15

    @pytest.mark.parametrize(
        ("habit", "farewell"),
        [
            ("crash-at-stop", "ended with status 9"),
            ("crash-after-reply", "ended with status 5"),
            ("replies-twice", "a line came before stop"),
        ],
    )
    def test_a_fault_after_the_last_record_is_reported(self, habit: str, farewell: str, pids: Path) -> None:
        checked = session(habit)
        results = list(run([sample("second")], checked))
        assert outcomes(results) == ["pass"]
        assert farewell in checked.farewell or "expected the reply to stop" in checked.farewell
        assert exit_status(results, checked.farewell) == 3

    def test_a_run_that_is_broken_off_ends_the_program(self, pids: Path) -> None:
        running = run(FOUR, session("ignores-signals-and-end"))
        next(running)
        running.close()  # type: ignore[attr-defined]
        assert spawned(pids) == 1


class TestExitStatus:
    """0 all passed, 1 something failed, 2 nothing could be checked or the input was wrong, 3 the program broke."""

    @pytest.mark.parametrize(
        ("found", "status"),
        [
            ([], 2),
            (["pass"], 0),
            (["pass", "skipped", "unsupported"], 0),
            (["skipped", "unsupported"], 2),
            (["pass", "fail"], 1),
            (["pass", "harness_fault"], 2),
            (["fail", "harness_fault"], 1),
            (["pass", "error"], 3),
            (["pass", "timeout"], 3),
            (["fail", "error", "harness_fault"], 3),
        ],
    )
    def test_the_worst_outcome_decides(self, found: list[str], status: int) -> None:
        from belote_conformance.runner import Result

        assert exit_status([Result(SCORE, outcome) for outcome in found]) == status

    def test_a_broken_farewell_is_a_broken_program(self) -> None:
        from belote_conformance.runner import Result

        assert exit_status([Result(SCORE, "pass")], "the program ended with status 9") == 3


class TestHarness:
    """What is wrong on our side is a fault of the harness: the program is not asked, and not blamed."""

    def test_a_variant_that_cannot_be_resolved_is_our_fault_and_resolved_once(self) -> None:
        tries = []

        def resolve(name: str) -> tuple[str, dict[str, object]]:
            tries.append(name)
            raise LookupError(f"there is no variant {name}")

        results = list(run(FOUR, Session(command("honest"), resolve)))
        assert {(result.outcome, result.reason) for result in results} == {
            ("harness_fault", "sample: there is no variant sample")
        }
        assert tries == ["sample"]

    def test_a_record_made_for_other_rules_is_not_run(self) -> None:
        other = Session(command("honest"), lambda name: ("sha256:" + "1" * 64, {}))
        results = list(run(FOUR, other))
        assert outcomes(results) == ["harness_fault"] * 4
        assert other.program is None and exit_status(results) == 2

    def test_digests_need_not_be_compared(self) -> None:
        other = Session(command("honest"), lambda name: ("sha256:" + "1" * 64, {}), 20.0, digests=False)
        assert outcomes(run(FOUR, other)) == ["pass"] * 4
