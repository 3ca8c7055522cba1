"""A process and everything it starts, fed and read in the background and within bounds. Clause protocol.lines.

Nothing here waits without an end: not for a process that does not read, not for one that does not write, not for one
that ignores every signal. A grandchild that left the process group is found by a mark where there is ``/proc``;
elsewhere it is beyond reach, and not waited for.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO

from belote_conformance.descendants import end_all, marked, new_mark
from belote_conformance.errors import BrokenAdapter

LONGEST_LINE = 4_000_000
MOST_LINES = 8  # a program owes one line at a time; more than this nobody asked for
CHUNK = 65_536
TAIL = 4_000
LAST_LINES = 8
GROUP = os.name == "posix"
LOOK = 0.25  # seconds between two looks at whether a process that says nothing still runs
LAST = 1.0  # seconds in which the last lines of a process that has ended must come


class Process:
    """A running process that is sent lines and sends lines. ``end`` leaves nothing behind that it started."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it. Raises ``BrokenAdapter``."""
        self.outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.incoming: queue.SimpleQueue[bytes | BrokenAdapter] = queue.SimpleQueue()
        self.tail = b""
        self.mark = new_mark()
        pipe = subprocess.PIPE
        try:
            self.popen = subprocess.Popen(
                list(command),
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                bufsize=0,
                start_new_session=GROUP,
                env=marked(self.mark, os.environ),
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise BrokenAdapter("crash", f"cannot start {command[0]}: {reason}", "start") from error
        self.threads = [
            thread(self.write, self.popen.stdin),
            thread(self.read_lines, self.popen.stdout),
            thread(self.read_errors, self.popen.stderr),
        ]

    def send(self, line: bytes) -> None:
        """Hand a line over; it is written in the background."""
        self.outgoing.put(line)

    def unasked(self) -> bool:
        """Say whether there is a line before any was asked for, or the output has ended."""
        return not self.incoming.empty()

    def receive(self, timeout: float) -> bytes:
        """Return the next line. Raises ``BrokenAdapter``: timeout, crash, or malformed for a line without an end."""
        found = self.next_line(timeout)
        if found is None:
            # a child of its own may still hold the output of one that has ended open
            raise BrokenAdapter("timeout", "") if self.popen.poll() is None else self.gone()
        if isinstance(found, BrokenAdapter):
            self.incoming.put(found)  # it stays the last word
            raise BrokenAdapter(found.kind, str(found), found.code) if str(found) else self.gone()
        return found

    def next_line(self, timeout: float) -> bytes | BrokenAdapter | None:
        """Return what comes next, or nothing: within the time, and soon once the process has ended."""
        end = time.monotonic() + timeout
        ended = False
        while True:
            try:
                return self.incoming.get(timeout=max(0.0, min(LOOK, end - time.monotonic())))
            except queue.Empty:
                now = time.monotonic()
                if now >= end:
                    return None
                if not ended and self.popen.poll() is not None:
                    ended, end = True, min(end, now + LAST)

    def gone(self) -> BrokenAdapter:
        """Return the error of a program that ended, or closed its output."""
        said = self.last_words()
        return BrokenAdapter("crash", said, "closed" if self.popen.poll() is None else "crash")

    def write(self, stream: IO[bytes]) -> None:
        """Write what is handed over, until the end is."""
        while (line := self.outgoing.get()) is not None:
            rest = memoryview(line)
            while rest:
                rest = rest[stream.write(rest) :]

    def read_lines(self, stream: IO[bytes]) -> None:
        """Queue line after line, and last why there are no more."""
        self.incoming.put(self.read_until_fault(stream))

    def read_until_fault(self, stream: IO[bytes]) -> BrokenAdapter:
        """Queue every whole line; return why it stopped."""
        rest = bytearray()
        while chunk := stream.read(CHUNK):
            rest += chunk
            if b"\n" in chunk:
                *lines, rest = rest.split(b"\n")
                for line in lines:
                    self.incoming.put(bytes(line))
            if len(rest) > LONGEST_LINE:
                return BrokenAdapter("malformed", f"a line is longer than {LONGEST_LINE} bytes", "long")
            if self.incoming.qsize() > MOST_LINES:
                return BrokenAdapter("malformed", "lines keep coming that nobody asked for", "unasked")
        if rest:
            return BrokenAdapter("malformed", f"the output ends in the middle of a line: {show(rest)}", "half")
        return BrokenAdapter("crash", "")

    def read_errors(self, stream: IO[bytes]) -> None:
        """Keep the end of standard error."""
        while chunk := stream.read(CHUNK):
            self.tail = (self.tail + chunk)[-TAIL:]

    def last_words(self) -> str:
        """Say how the process ended, and the last line it wrote to standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.popen.wait(timeout=1)
        lines = self.said()
        status = self.popen.poll()
        how = "closed its output" if status is None else f"ended with status {status}"
        return f"the program {how}" + (f": {lines[-1]}" if lines else "")

    def said(self) -> tuple[str, ...]:
        """Return the last lines written to standard error, each fit to be printed."""
        if self.popen.poll() is not None:
            self.threads[2].join(timeout=0.2)
        lines = [line for line in self.tail.split(b"\n") if line.strip()]
        return tuple(show(line) for line in lines[-LAST_LINES:])

    def close_input(self) -> None:
        """Close the input once everything handed over is written; what is sent later is lost."""
        self.outgoing.put(None)

    def end(self, grace: float = 0.0) -> int | None:
        """End the group: close its input, wait ``grace`` seconds, kill what is left. Return its own exit status."""
        self.outgoing.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.popen.wait(timeout=grace)
        status = self.popen.returncode
        self.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.popen.wait(timeout=5)
        for reader in self.threads:
            reader.join(timeout=0.5)
        return status

    def kill(self) -> None:
        """Kill the process and its group at once."""
        if sys.platform == "win32":
            if self.popen.poll() is None:
                tree = ["taskkill", "/F", "/T", "/PID", str(self.popen.pid)]
                with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                    subprocess.run(tree, capture_output=True, check=False, timeout=5)
                self.popen.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.popen.pid, signal.SIGKILL)
            end_all(self.mark)


def thread(work: Callable[[IO[bytes]], None], stream: IO[bytes] | None) -> threading.Thread:
    """Work on a stream in the background and close it; a stream that breaks has ended."""

    def run() -> None:
        if stream is not None:
            with contextlib.suppress(OSError, ValueError), stream:
                work(stream)

    started = threading.Thread(target=run, daemon=True)
    started.start()
    return started


def show(line: bytes | bytearray, most: int = 200) -> str:
    """Return bytes as text that can be printed anywhere, cut to a length."""
    return printable(bytes(line[: most * 4]).decode("utf-8", "replace"), most)


def printable(text: str, most: int = 500) -> str:
    """Return a text on one line without control characters, cut to a length."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text[:most])
    return shown.strip() if len(text) <= most else shown + "…"
