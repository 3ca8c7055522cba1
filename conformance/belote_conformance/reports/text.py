"""A run in plain lines, for a terminal, for pytest and for the other reports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote_conformance.clauses import Clause, told
from belote_conformance.differences import meant
from belote_conformance.outcomes import Result
from belote_conformance.ranking import Suspect
from belote_conformance.verdict import Verdict, words

MOST_WHOLE = 30
"""How many failures are told whole; of the others there is a line each."""

MOST_REASONS = 8
MOST_SUSPECTS = 5


def failure(result: Result, clauses: Mapping[str, Clause]) -> Iterator[str]:
    """Yield the lines of one failure: what was shown, the first difference, the clause, why, and the source."""
    record = result.record
    yield heading(result)
    yield f"    {record.data['title']}"
    yield f"    {result.reason}"
    main, *others = record.data["clauses"]
    yield f"    clause {told(main, clauses)}" + (f" (also {', '.join(others)})" if others else "")
    for text, clause in result.explanation:
        yield f"    because: {text}" + (f"  [{clause}]" if clause else "")
    if result.options:
        yield f"    {meant(result.options)}"
    yield f"    source: {source(record.data['source'])}; {place(record.file.as_posix())}"
    for line in result.stderr if len(result.stderr) > 1 else ():  # of one line the reason tells already
        yield f"    stderr: {line}"


def heading(result: Result) -> str:
    """Return the outcome, the record and its variant."""
    return f"{words(result.outcome)}  {result.record.id}  ({result.record.variant})"


def source(found: Mapping[str, Any]) -> str:
    """Return where an expectation comes from, in one line."""
    return f"{found['from']} {'; '.join(found.get('cite', []))}".strip()


def place(path: str) -> str:
    """Return a record's file from the folder of the corpus on, or as it was named."""
    return path[path.rindex("conformance/records/") :] if "conformance/records/" in path else path


def failures(verdict: Verdict) -> Iterator[str]:
    """Yield the lines of all failures, the first of them whole."""
    for result in verdict.told[:MOST_WHOLE]:
        yield from failure(result, verdict.clauses)
    rest = verdict.told[MOST_WHOLE:]
    if rest:
        yield f"and {len(rest)} more, which --jsonl, --markdown and --html tell whole:"
    for result in rest:
        yield f"{heading(result)}  {result.reason}"[:300]


def suspects(verdict: Verdict) -> Iterator[str]:
    """Yield the clauses most likely at fault, the likeliest first."""
    found = verdict.suspects
    if found:
        yield "most likely at fault, the likeliest first:"
    for suspect in found[:MOST_SUSPECTS]:
        yield f"    {told_short(suspect, verdict.clauses)}"


def told_short(suspect: Suspect, clauses: Mapping[str, Clause]) -> str:
    """Return a suspect in one line."""
    title = f" – {clauses[suspect.clause].title}" if suspect.clause in clauses else ""
    return f"{suspect.clause}{title}: {suspect.failed} of {suspect.compared} records fail"


def reasons(verdict: Verdict) -> Iterator[str]:
    """Yield why records were left out, with how often."""
    found = verdict.reasons()
    for outcome, reason, number in found[:MOST_REASONS]:
        yield f"{number} {words(outcome)}: {reason.removeprefix('not asked: ')}"
    if len(found) > MOST_REASONS:
        left = sum(number for _, _, number in found[MOST_REASONS:])
        yield f"{left} more for {len(found) - MOST_REASONS} other reasons; --jsonl has them all"


def warnings(verdict: Verdict) -> Iterator[str]:
    """Yield what was wrong apart from the records."""
    for line in verdict.complaints:
        yield line
    for line in verdict.stale:
        yield f"the list of known failures is out of date: {line}. --fix writes it anew."
