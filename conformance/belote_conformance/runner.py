"""Run records against a program, one after the other or with several processes of it. Clause protocol.outcomes.

Results come in the same order, and a program is given up at the same record, however many processes there are: what was
run ahead of a record at which the program was given up is thrown away.
"""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from queue import SimpleQueue

from belote_conformance.outcomes import OUTCOMES, Result, exit_status
from belote_conformance.records import Record
from belote_conformance.session import Session

TOGETHER = 32
"""How many records of one variant a process gets at a time."""


@dataclass
class Patience:
    """Decides when a program is given up: at once without a hello, else after ``limit`` breaks in a row."""

    limit: int
    breaks: int = 0
    given_up: str = ""

    def note(self, result: Result) -> None:
        """Take account of a result."""
        if result.code:
            self.breaks += 1
            if result.hopeless:
                self.given_up = result.reason
            elif self.breaks >= self.limit:
                self.given_up = f"the program broke {self.breaks} times in a row, the last time: {result.reason}"
        elif result.outcome in ("pass", "fail", "skipped", "error"):
            self.breaks = 0


def run(records: Iterable[Record], session: Session, workers: int = 1) -> Iterator[Result]:
    """Run records in order of variant, so that each declaration is sent once, and yield their results.

    With more workers as many processes of the program share the records. However the run ends, also by an interrupt,
    all of them are ended with it.
    """
    ordered = sorted(records, key=lambda record: (record.variant, record.id))
    patience = Patience(session.patience)
    running = serial(ordered, session) if workers <= 1 else parallel(ordered, session, workers)
    try:
        for record in ordered:
            if patience.given_up:
                yield Result(record, "not_asked", f"not asked: {patience.given_up}")
            else:
                result = next(running)
                patience.note(result)
                yield result
        if not patience.given_up:
            for _ in running:  # only takes leave of the program
                pass
    finally:
        running.close()


def serial(records: Iterable[Record], session: Session) -> Generator[Result, None, None]:
    """Run records one after the other."""
    try:
        for record in records:
            yield session.run(record)
        session.stop()
    finally:
        session.abandon()


def parallel(records: Iterable[Record], session: Session, workers: int) -> Generator[Result, None, None]:
    """Run records with several processes, and yield the results in the order of the records."""
    units = [unit for _, own in groupby(records, lambda record: record.variant) for unit in portions(list(own))]
    sessions = [session, *(session.fork() for _ in range(min(workers, len(units)) - 1))]
    idle: SimpleQueue[Session] = SimpleQueue()
    for own in sessions:
        idle.put(own)
    stop = threading.Event()
    with ThreadPoolExecutor(len(sessions)) as pool:
        pending = [pool.submit(work, unit, idle, stop) for unit in units]
        try:
            for future in pending:
                yield from future.result()
            for own in sessions:
                own.stop()
        finally:
            stop.set()
            for future in pending:
                future.cancel()
            for own in sessions:
                own.abandon()
            gather(session, sessions)


def portions(records: Sequence[Record]) -> Iterator[Sequence[Record]]:
    """Cut the records of a variant into what a process gets at a time."""
    for start in range(0, len(records), TOGETHER):
        yield records[start : start + TOGETHER]


def work(unit: Iterable[Record], idle: SimpleQueue[Session], stop: threading.Event) -> list[Result]:
    """Run a few records with whichever process is idle; end it if the run was broken off meanwhile.

    Where the program is given up nothing more of the unit is run: nobody would look at it.
    """
    session = idle.get()
    patience = Patience(session.patience)
    results: list[Result] = []
    try:
        for record in unit:
            if stop.is_set() or patience.given_up:
                break
            results.append(session.run(record))
            patience.note(results[-1])
        return results
    finally:
        if stop.is_set():
            session.abandon()
        idle.put(session)


def gather(session: Session, sessions: Iterable[Session]) -> None:
    """Let one session tell what all of them were told."""
    for own in sessions:
        session.hello = session.hello or own.hello
        if own.farewell and not session.farewell:
            session.farewell, session.parting = own.farewell, own.parting


__all__ = ["OUTCOMES", "Result", "Session", "exit_status", "run"]
