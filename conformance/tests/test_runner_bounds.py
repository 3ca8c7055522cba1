"""A checked program cannot make the runner wait for ever, fill its memory, or leave anything behind.

Clause protocol.lines: one line for one request, and no line longer than 4,000,000 bytes.
"""

from __future__ import annotations

import sys
import threading
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from runner_samples import note_pids, outcomes, sample, session, survivors

from belote_conformance.errors import BrokenAdapter
from belote_conformance.process import LONGEST_LINE, MOST_LINES, TAIL, Process, printable
from belote_conformance.program import read
from belote_conformance.runner import run

SLEEP = "import time; time.sleep(60)"


def python(code: str) -> list[str]:
    """Return the command line of a few words of Python."""
    return [sys.executable, "-I", "-S", "-c", code]


@contextmanager
def started(code: str) -> Iterator[Process]:
    """Start a process and end it."""
    process = Process(python(code))
    try:
        yield process
    finally:
        process.end()


def kind_and_words(process: Process, timeout: float = 20.0) -> tuple[str, str]:
    """Return why there is no line."""
    with pytest.raises(BrokenAdapter) as caught:
        process.receive(timeout)
    return caught.value.kind, str(caught.value)


class TestWaiting:
    """Nothing is waited for without an end."""

    def test_a_program_that_does_not_read_blocks_nobody(self) -> None:
        with started(SLEEP) as process:
            begun = time.monotonic()
            for _ in range(20):
                process.send(b"x" * 1_000_000 + b"\n")
            assert kind_and_words(process, 0.2) == ("timeout", "")
            process.end()
            assert time.monotonic() - begun < 5

    def test_a_program_that_closed_its_input_is_asked_all_the_same(self) -> None:
        with started("import os, time; os.close(0); print('closed', flush=True); time.sleep(60)") as process:
            assert process.receive(20) == b"closed"
            for _ in range(3):
                process.send(b"x" * 1_000_000 + b"\n")
            assert kind_and_words(process, 0.2) == ("timeout", "")

    def test_the_end_of_output_is_noticed_at_once_and_stays(self) -> None:
        with started("import sys; sys.stderr.write('no more\\n'); sys.exit(4)") as process:
            begun = time.monotonic()
            for _ in range(3):
                assert kind_and_words(process) == ("crash", "the program ended with status 4: no more")
            assert time.monotonic() - begun < 15

    @pytest.mark.parametrize("timeout", [0.0, 0.05])
    def test_a_timeout_of_nothing_is_a_timeout(self, timeout: float) -> None:
        with started(SLEEP) as process:
            assert kind_and_words(process, timeout) == ("timeout", "")

    def test_a_program_has_its_grace_to_end_by_itself(self) -> None:
        process = Process(python("import sys; sys.stdin.read(); sys.exit(6)"))
        assert process.end(grace=20) == 6

    def test_without_grace_it_is_killed(self) -> None:
        process = Process(python(SLEEP))
        assert process.end() is None
        assert process.popen.returncode is not None

    def test_ending_twice_does_no_harm(self) -> None:
        process = Process(python(SLEEP))
        process.end()
        process.end()


class TestMemory:
    """Whatever a program writes, only a little of it is kept."""

    @pytest.mark.parametrize("habit", ["flood", "endless-line", "babbles", "deep"])
    def test_a_program_cannot_fill_the_memory(self, habit: str) -> None:
        records = [sample("second")] * 3
        tracemalloc.start()
        try:
            results = list(run(records, session(habit)))
            _, most = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert most < 50_000_000
        assert sum(len(str(result.difference)) + len(result.reason) for result in results) < 10_000

    def test_an_enormous_observation_is_not_kept(self) -> None:
        (result,) = run([sample("second")], session("huge-observation"))
        assert result.difference is not None
        assert len(str(result.difference)) < 2_000

    def test_reading_stops_when_nobody_takes_the_lines(self) -> None:
        with started("while True: print('x' * 1000)") as process:
            time.sleep(0.5)
            assert process.incoming.qsize() < MOST_LINES + 70  # those of the chunk that went over the limit
            lines = []
            with pytest.raises(BrokenAdapter, match="lines keep coming"):
                while True:
                    lines.append(process.receive(20))
            assert set(lines) == {b"x" * 1000}

    @pytest.mark.parametrize(("length", "ends"), [(LONGEST_LINE - 100, False), (LONGEST_LINE + 100_000, True)])
    def test_a_line_has_a_longest_length(self, length: int, ends: bool) -> None:
        with started(f"print('x' * {length}, flush=True); {SLEEP}") as process:
            if ends:
                assert kind_and_words(process) == ("malformed", "a line is longer than 4000000 bytes")
            else:
                assert len(process.receive(20)) == length

    def test_a_line_barely_too_long_is_not_read(self) -> None:
        with pytest.raises(BrokenAdapter, match="longer than 4000000 bytes"):
            read(b" " * LONGEST_LINE + b"{}", "run")

    def test_only_the_end_of_standard_error_is_kept(self) -> None:
        with started("import sys; sys.stderr.write('x' * 9_000_000 + '\\nlast words')") as process:
            assert kind_and_words(process) == ("crash", "the program ended with status 0: last words")
            assert len(process.tail) == TAIL

    def test_no_thread_is_left(self) -> None:
        before = threading.active_count()
        for habit in ("honest", "flood", "endless-line", "crash"):
            assert len(outcomes(run([sample("second")], session(habit)))) == 1
        assert threading.active_count() <= before


@pytest.mark.skipif(sys.platform == "win32", reason="process groups of POSIX")
class TestChildren:
    """The whole group of a program is ended with it."""

    def test_children_are_ended_after_a_crash(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        pids = note_pids(monkeypatch, tmp_path)
        assert outcomes(run([sample("second")], session("orphan", timeout=1.0))) == ["error"]
        assert survivors(pids) == []

    def test_a_grandchild_that_left_the_group_is_not_waited_for(self) -> None:
        code = (
            "import subprocess, sys; subprocess.Popen([sys.executable, '-I', '-S', '-c', 'import time; time.sleep(4)'],"
            " start_new_session=True); print('away', flush=True)"
        )
        process = Process(python(code))
        assert process.receive(20) == b"away"
        begun = time.monotonic()
        process.end(grace=1)
        assert time.monotonic() - begun < 3.5

    def test_an_interrupt_of_the_terminal_does_not_reach_the_program_first(self) -> None:
        import os

        with started(SLEEP) as process:
            assert os.getpgid(process.popen.pid) != os.getpgid(0)


class TestReading:
    """What a program says is made fit to be printed: one line, no control characters, not too long."""

    @pytest.mark.parametrize(
        ("said", "shown"),
        [("a\nb", "a b"), ("\x1b[31mred", "[31mred"), ("x" * 9, "xxxxx…"), ("é♠", "é♠"), ("\ud83d", "")],
    )
    def test_printable(self, said: str, shown: str) -> None:
        assert printable(said, 5 if said.startswith("x") else 50) == shown

    def test_a_byte_order_mark_is_no_json(self) -> None:
        with pytest.raises(BrokenAdapter, match="byte order mark"):
            read(b"\xef\xbb\xbf{}", "hello")

    def test_a_carriage_return_before_the_end_does_no_harm(self) -> None:
        assert read(b'{"message":"stop"}\r', "stop") == {"message": "stop"}

    def test_letters_of_every_script_arrive(self) -> None:
        assert read('{"reason":"бела \\u0431"}'.encode(), "run") == {"reason": "бела б"}
