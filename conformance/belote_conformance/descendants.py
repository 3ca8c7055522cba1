"""Everything a program started, found by a mark in its environment, also what left its process group. Linux only.

A process that starts others hands its environment down. What is started here gets a mark of its own, added to the marks
it was given; whoever has the mark was started by it, however far down. A process that throws its environment away on
purpose is beyond reach.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path

NAME = "BELOTE_CONFORM_STARTED"
PROCESSES = Path("/proc")
ROUNDS = 5
"""How often is looked again: one that forks while it is looked for has more to find."""

numbers = count(1)


def new_mark() -> str:
    """Return a mark that no other process has."""
    return f"/{os.getpid()}.{next(numbers)}/"


def marked(mark: str, environment: Mapping[str, str]) -> dict[str, str]:
    """Return an environment with one mark more."""
    return {**environment, NAME: environment.get(NAME, "") + mark}


def with_mark(mark: str) -> Iterator[int]:
    """Yield the processes that have a mark and still run."""
    sign = mark.encode()
    for folder in PROCESSES.glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if sign in (folder / "environ").read_bytes() and int(folder.name) != os.getpid():
                yield int(folder.name)


def end_all(mark: str) -> None:
    """Kill every process that has a mark; nothing where the system does not tell."""
    for _ in range(ROUNDS):
        found = list(with_mark(mark))
        for number in found:
            with contextlib.suppress(OSError):
                os.kill(number, signal.SIGKILL)
        if not found:
            return
