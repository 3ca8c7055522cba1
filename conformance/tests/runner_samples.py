"""What the tests of the runner share: small records, fakes to run them, and a look at what is left of a process."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from belote_conformance.records import Record
from belote_conformance.runner import Result, Session, run

FAKE = Path(__file__).parent / "fakes" / "fake.py"
DIGEST = "sha256:" + "0" * 64


def sample(phrase: str, kind: str = "position", **expected: Any) -> Record:
    """Return a record of two legal cards, unless it expects something else."""
    data = {
        "id": f"play/{phrase}",
        "kind": kind,
        "title": "Whoever holds the led suit follows it",
        "clauses": ["play.follow"],
        "shows": "accepts",
        "variant": {"id": "sample", "options": [], "digest": DIGEST},
        "given": {},
        "events": [{"seat": "N", "do": "play", "card": "7C"}] if kind == "refusal" else [],
        "expect": [{"at": 0, **(expected or {"cards": ["JH", "8H"]})}],
        "source": {"from": "hand", "note": "by heart"},
        "status": "agreed",
    }
    if kind == "refusal":
        data["base"] = "position"
    return Record(data, Path(f"play/{phrase}.json"))


FOUR = tuple(sample(phrase) for phrase in ("first", "fourth", "second", "third"))  # in the order they are run
SCORE = sample("score", "score", score={"EW": 72, "NS": 90})
REFUSAL = sample("second", "refusal", refused={"code": "play.must-follow", "phase": "play", "clause": "play.follow"})


def command(habit: str) -> list[str]:
    """Return the command line of a fake."""
    return [sys.executable, "-I", "-S", str(FAKE), habit]


def session(habit: str, timeout: float = 20.0, **settings: Any) -> Session:
    """Return a session with a fake, which is given time enough on a busy machine."""
    return Session(command(habit), lambda name: (DIGEST, {"id": name}), timeout, **settings)


def play(habit: str, records: Iterable[Record] = FOUR, timeout: float = 20.0) -> list[Result]:
    """Run records against a fake."""
    return list(run(records, session(habit, timeout)))


def outcomes(results: Iterable[Result]) -> list[str]:
    """Return the outcomes alone."""
    return [result.outcome for result in results]


def alive(pid: int) -> bool:
    """Say whether a process runs; one that has ended and is not yet buried does not."""
    stat = Path(f"/proc/{pid}/stat")
    if Path("/proc/self/stat").exists():
        try:
            return stat.read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
        except OSError:
            return False
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return shown.stdout.strip()[:1] not in ("", "Z")


def survivors(pids: Path, within: float = 5.0) -> list[int]:
    """Return which of the processes noted in a file are still there after a while."""
    noted = [int(line) for line in pids.read_text().split()] if pids.exists() else []
    end = time.monotonic() + within
    while (left := [pid for pid in noted if alive(pid)]) and time.monotonic() < end:
        time.sleep(0.02)
    return left


def spawned(pids: Path) -> int:
    """Return how many processes were noted."""
    return len(pids.read_text().split()) if pids.exists() else 0


def note_pids(monkeypatch: Any, folder: Path) -> Path:
    """Let the fakes note their process ids, and return where."""
    path = folder / "pids"
    monkeypatch.setenv("FAKE_PIDS", os.fspath(path))
    return path
