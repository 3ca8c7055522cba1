"""A whole run, from the records chosen to the verdict."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from belote_conformance.errors import BrokenInput
from belote_conformance.explaining import Explainer, explained
from belote_conformance.hello import Hello
from belote_conformance.identity import NAME, quarantined
from belote_conformance.known import Entry, expected, stale
from belote_conformance.offline import judged, read_answers
from belote_conformance.outcomes import Result
from belote_conformance.records import Record, files, load, unchecked
from belote_conformance.runner import run
from belote_conformance.selection import EVERYTHING, Selection
from belote_conformance.session import Declarations, Session
from belote_conformance.supply import Supply
from belote_conformance.verdict import Verdict

Watch = Callable[[], object]


@dataclass(frozen=True)
class Plan:
    """What is to be checked, and how."""

    supply: Supply
    paths: Sequence[Path] = ()
    selection: Selection = EVERYTHING
    command: Sequence[str] = ()
    timeout: float = 10.0
    digests: bool = True
    validate: bool = False
    one_shot: bool = False
    workers: int = 1

    @property
    def places(self) -> Sequence[Path]:
        """Where the records lie: those named, or the corpus."""
        return self.paths or [self.supply.records]

    def records(self) -> list[Record]:
        """Return the records chosen. Raises ``BrokenRecords``, or ``BrokenInput`` where there are none at all."""
        if next(files(self.places), None) is None:
            raise BrokenInput(f"There is no record in {', '.join(map(str, self.places))}: nothing was checked.")
        wants = self.selection.chooser()
        held = quarantined(self.supply.records.parent / NAME) if not self.paths else {}
        return load(self.places, self.supply.schema(), lambda data: wants(data) and not in_quarantine(data, held))

    def session(self) -> Session:
        """Return a session with the program."""
        validator = self.supply.validator() if self.validate else None
        command = self.command or self.supply.reference
        resolve, one_shot = self.supply.resolve, self.one_shot
        return Session(command, resolve, self.timeout, self.digests, validator, one_shot=one_shot)

    def everything(self) -> list[Record]:
        """Return all records there are, chosen or not, without a look at their form."""
        return list(unchecked({*self.places, self.supply.records}))


def check(plan: Plan, records: Iterable[Record], entries: Mapping[str, Entry], watch: Watch = lambda: None) -> Verdict:
    """Run records against the program and return the verdict; ``watch`` is called after each."""
    session = plan.session()
    results = []
    for result in run(records, session, plan.workers):
        results.append(result)
        watch()
    farewell = [f"when it was stopped: {session.farewell}"] if session.farewell else []
    return verdict(plan, results, session.hello, farewell, entries, session.declarations)


def check_answers(plan: Plan, records: Iterable[Record], path: Path, entries: Mapping[str, Entry]) -> Verdict:
    """Compare the answers in a file and return the verdict. Raises ``BrokenInput``."""
    answers = read_answers(path)
    declarations = Declarations(plan.supply.resolve)
    results = judged(records, answers, declarations, plan.everything, plan.digests)
    complaints = [f"{path}: {line}" for line in answers.complaints]
    return verdict(plan, results, answers.hello, complaints, entries, declarations)


def verdict(
    plan: Plan,
    results: Sequence[Result],
    hello: Hello | None,
    complaints: Sequence[str],
    entries: Mapping[str, Entry],
    declarations: Declarations,
) -> Verdict:
    """Return the verdict on results, with what is known and what explains them."""
    found = expected(results, entries)
    old = stale(found, entries, known_ids(plan)) if entries else []
    told = explained(found, Explainer(plan.supply.reference, declarations))
    notices = plan.supply.noticed()
    return Verdict(told, hello, plan.command, plan.selection, complaints, old, plan.supply.titles(), notices)


def in_quarantine(data: Any, held: Collection[str]) -> bool:
    """Say whether a record of the corpus is not to be run until it is mended. Clause record.id."""
    return isinstance(data, dict) and data.get("id") in held


def known_ids(plan: Plan) -> set[str]:
    """Return the ids of all records there are, by their places."""
    return {f"{path.parent.name}/{path.stem}" for path in files({*plan.places, plan.supply.records})}


def workers(text: str) -> int:
    """Return how many processes a word asks for: a number from 1, or auto. Raises ``BrokenInput``."""
    if text == "auto":
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 256:
        raise BrokenInput(f"-j {text} is no number of processes from 1 to 256, and not auto")
    return int(text)
