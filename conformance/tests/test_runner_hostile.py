"""Hostile programs: each is survived in bounded time, what happened is named, and no process and no thread is left.

Clauses protocol.lines, protocol.stop and protocol.outcomes. The time given to programs that never answer is short; to
all others it is long, so that a busy machine does not matter.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fakes import fake
from hostile import DESCENDANTS, HARMLESS, HOSTILE, Hostile
from runner_samples import note_pids, sample, session, spawned, survivors

from belote_conformance.descendants import NAME, end_all, marked, new_mark, with_mark
from belote_conformance.outcomes import exit_status
from belote_conformance.runner import TOGETHER, Result, Session, run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and process groups of POSIX")

SHORT, LONG = 2.0, 30.0
BOUND = 25.0
"""No run of this file takes longer than this many seconds, however busy the machine."""

NUMBERS = [sample(f"number-{number:02}") for number in range(TOGETHER)]
RECORDS = [sample("first"), *NUMBERS, sample("second"), sample("third")]
"""Enough for two processes; the second and the third record come last, to the same process."""


@pytest.fixture
def pids(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Give the file of process ids, and see in the end that no process and no thread is left, in bounded time."""
    path = note_pids(monkeypatch, tmp_path)
    threads, begun = threading.active_count(), time.monotonic()
    yield path
    assert time.monotonic() - begun < BOUND
    assert spawned(path) > 0
    assert survivors(path) == []
    assert threading.active_count() <= threads


def checked(case: Hostile) -> Session:
    """Return a session with a hostile program."""
    return session(case.habit, SHORT if case.waits else LONG)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("case", HOSTILE, ids=lambda case: case.habit)
def test_a_hostile_program_is_survived_and_named(case: Hostile, workers: int, pids: Path) -> None:
    results = list(run(RECORDS, checked(case), workers))
    assert [result.outcome for result in results] == [*["pass"] * (TOGETHER + 1), case.second, case.third]
    told = next((result.reason for result in results if result.outcome != "pass"), "")
    assert case.reason in told and bool(told) == (case.habit not in HARMLESS)
    assert told.isprintable() and len(told) < 1000


@pytest.mark.parametrize("habit", ["silent", "flood", "leaves-a-crowd", "ten-megabytes", "nul-bytes", "screams"])
def test_one_shot_programs_are_survived_too(habit: str, pids: Path) -> None:
    (result, other) = run([sample("second"), sample("third")], session(habit, SHORT, one_shot=True))
    assert result.outcome == ("timeout" if habit in ("silent", "screams") else "error")
    assert result.reason and other.outcome == "pass"


class TestStart:
    """Programs that are hostile from the first moment."""

    @pytest.mark.parametrize("workers", [1, 2])
    @pytest.mark.parametrize(
        ("habit", "outcome", "reason"),
        [
            ("starts-silent", "timeout", "no reply to hello within"),
            ("starts-with-crash", "error", "ended with status 3: no licence"),
            ("starts-with-banner", "error", ""),  # a line too early, or no JSON: chance
            ("starts-with-flood", "error", ""),
        ],
    )
    def test_nothing_more_is_asked(self, habit: str, outcome: str, reason: str, workers: int, pids: Path) -> None:
        results = list(run(RECORDS, session(habit, SHORT if outcome == "timeout" else LONG), workers))
        assert [result.outcome for result in results] == [outcome] + ["not_asked"] * (len(RECORDS) - 1)
        assert reason in results[0].reason and results[0].reason
        assert spawned(pids) <= workers

    def test_a_reply_before_hello_was_asked_is_no_good_start(self, pids: Path) -> None:
        results = list(run(RECORDS, session("starts-with-reply", LONG, patience=3)))
        assert {result.outcome for result in results} == {"error", "not_asked"}
        assert {result.code for result in results if result.code} <= {"unasked", "message", "seq"}


class TestEnd:
    """Programs that are hostile when they are stopped."""

    @pytest.mark.parametrize("workers", [1, 2])
    @pytest.mark.parametrize(
        ("habit", "farewell"),
        [
            ("status-after-stop", "after its answer the program ended with status 9"),
            ("crash-at-stop", "the program ended with status 9"),
            ("goes-on", ""),
            ("ignores-signals-and-end", ""),
            ("has-a-child", ""),
            ("no-farewell", ""),
        ],
    )
    def test_a_bad_end_is_told_and_a_late_one_forgiven(
        self, habit: str, farewell: str, workers: int, pids: Path
    ) -> None:
        program = session(habit, LONG)
        results = list(run(RECORDS, program, workers))
        assert {result.outcome for result in results} == {"pass"}
        assert program.farewell == farewell
        assert exit_status(results, program.farewell) == (3 if farewell else 0)

    @pytest.mark.parametrize("workers", [1, 2])
    @pytest.mark.parametrize("habit", ["ignores-signals-and-end", "has-a-child", "freezes", "leaves-a-crowd"])
    def test_a_run_that_is_broken_off_leaves_nothing(self, habit: str, workers: int, pids: Path) -> None:
        running: Iterator[Result] = run(RECORDS, session(habit, SHORT), workers)
        next(running)
        running.close()  # type: ignore[attr-defined]


def test_every_case_is_a_habit_and_no_habit_is_listed_twice() -> None:
    habits = [case.habit for case in HOSTILE]
    assert len(set(habits)) == len(habits) and set(habits) <= set(fake.AT_RUN)


def test_an_ended_program_whose_child_holds_the_pipes_is_not_waited_for(pids: Path) -> None:
    begun = time.monotonic()
    (result,) = run([sample("second")], session("orphan", LONG))
    assert (result.outcome, time.monotonic() - begun < LONG / 2) == ("error", True)


@pytest.mark.skipif(not DESCENDANTS, reason="no /proc")
@pytest.mark.parametrize("settings", [{}, {"one_shot": True}])
def test_who_leaves_the_group_is_found_too(settings: dict[str, bool], pids: Path) -> None:
    """The children of children note themselves, so that the fixture sees that none is left."""
    results = list(run([sample("second")], session("escapes", LONG, **settings)))
    assert [result.outcome for result in results] == ["pass"] and spawned(pids) >= 2


class TestDescendants:
    """Marks add up, so that a run within a run finds its own."""

    def test_a_mark_is_added_to_those_there_are(self) -> None:
        one, other = new_mark(), new_mark()
        inner = marked(other, marked(one, {"PATH": "x"}))
        assert one != other and one in inner[NAME] and other in inner[NAME] and inner["PATH"] == "x"
        assert other not in marked(one, {})[NAME]

    @pytest.mark.skipif(not DESCENDANTS, reason="no /proc")
    def test_only_who_has_the_mark_is_found_and_ended(self) -> None:
        mine, another = new_mark(), new_mark()
        words = [sys.executable, "-I", "-S", "-c", "import time; time.sleep(60)"]
        started = [subprocess.Popen(words, env=marked(mark, {}), start_new_session=True) for mark in (mine, another)]
        try:
            assert list(with_mark(mine)) == [started[0].pid]
            end_all(mine)
            assert started[0].wait(timeout=10) != 0 and started[1].poll() is None
        finally:
            for process in started:
                process.kill()
                process.wait()
