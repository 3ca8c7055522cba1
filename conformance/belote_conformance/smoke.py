"""A handful of records that tell a broken adapter from a wrong engine, with advice. Clause protocol.smoke."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from belote_conformance.advice import ADVICE, ALL_ERRORS, ALL_SKIPPED, NOTHING, UNNAMED, WELL, WRONG
from belote_conformance.errors import BrokenAdapter
from belote_conformance.hello import Hello
from belote_conformance.outcomes import Result, exit_status
from belote_conformance.records import Record
from belote_conformance.session import Session, unfit

MOST = 8
EACH = 2
MOST_VARIANTS = 10


@dataclass(frozen=True)
class Smoke:
    """What was found: the results of a handful of records, or how the program broke before any; and what to do."""

    results: Sequence[Result]
    broken: str
    advice: str
    stderr: Sequence[str] = ()

    @property
    def status(self) -> int:
        """The exit status: 3 a broken adapter, 1 a wrong engine, 2 nothing could be told, 0 well."""
        return 3 if self.broken else exit_status(self.results)


def smoke(records: Iterable[Record], session: Session) -> Smoke:
    """Put a handful of records to a program; it is ended whatever happens."""
    try:
        try:
            hello = session.start()
        except BrokenAdapter as error:
            said = session.program.process.said() if session.program else ()
            return Smoke((), str(error), ADVICE[error.code], said)
        results = tried(records, session, hello)
        session.stop()
        return judged(results, session.farewell, session.parting)
    finally:
        session.abandon()


def judged(results: Sequence[Result], farewell: str, parting: str) -> Smoke:
    """Say what is to be made of the results."""
    broken = next((result for result in results if result.code), None)
    if broken is not None:
        return Smoke(results, broken.reason, ADVICE[broken.code], broken.stderr)
    if farewell:
        return Smoke(results, f"when it was stopped: {farewell}", ADVICE[parting])
    asked = [result for result in results if result.outcome in ("pass", "fail", "error")]
    if not asked:
        skipped = any(result.outcome == "skipped" for result in results)
        return Smoke(results, "", ALL_SKIPPED if skipped else NOTHING)
    if all(result.outcome == "error" for result in asked):
        return Smoke(results, "", ALL_ERRORS)
    if all(result.difference is not None and result.difference.missing for result in asked):
        return Smoke(results, "", UNNAMED)
    return Smoke(results, "", WELL if all(result.outcome == "pass" for result in asked) else WRONG)


def tried(records: Iterable[Record], session: Session, hello: Hello) -> list[Result]:
    """Return the results of the handful of the first variant that the program plays, or of the last one tried."""
    results: list[Result] = []
    for handful in handfuls(records, hello):
        results = []
        for record in handful:
            results.append(session.run(record))
            if results[-1].code or results[-1].outcome == "unsupported":
                break
        if results[-1].outcome != "unsupported":
            break
    return results


def handfuls(records: Iterable[Record], hello: Hello) -> Iterator[list[Record]]:
    """Yield handfuls of small records that are for a program, each of one variant, the most varied first."""
    own: dict[str, list[Record]] = defaultdict(list)
    for record in records:
        if not unfit(hello, record):
            own[record.variant].append(record)
    ranked = sorted(own, key=lambda name: (-len({record.base for record in own[name]}), "+" in name, name))
    for name in ranked[:MOST_VARIANTS]:
        yield handful(own[name])


def handful(records: Iterable[Record]) -> list[Record]:
    """Return the smallest record of each kind, the smallest first, and then the second of each while there is room."""
    by_kind: dict[tuple[str, str], list[Record]] = defaultdict(list)
    for record in sorted(records, key=lambda record: (len(json.dumps(record.question())), record.id)):
        by_kind[str(record.data["kind"]), record.base].append(record)
    rounds = ([own[turn] for own in by_kind.values() if turn < len(own)] for turn in range(EACH))
    return [record for round_ in rounds for record in round_][:MOST]
