"""The report in JSON Lines: a header, a line for each record, a footer. Without its footer it is no report.

Its form is ``spec/schema/report.schema.json``. Clause protocol.report.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from belote_conformance.errors import BrokenInput
from belote_conformance.process import printable
from belote_conformance.program import PROTOCOL
from belote_conformance.ranking import Suspect
from belote_conformance.verdict import Verdict, as_json, corpus_digest

FORM = "1.0"
Line = dict[str, Any]


def write(verdict: Verdict) -> str:
    """Return the report."""
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines(verdict))


def lines(verdict: Verdict) -> Iterator[Line]:
    """Yield header, results and footer."""
    yield header(verdict)
    for result in verdict.results:
        record = result.record.data
        yield {"line": "result", "kind": record["kind"], "title": record["title"], **as_json(result)}
    yield footer(verdict)


def header(verdict: Verdict) -> Line:
    """Return what was checked against what."""
    hello = verdict.hello
    records = [result.record for result in verdict.results]
    found: Line = {
        "line": "header",
        "form": FORM,
        "protocol": PROTOCOL,
        "command": [printable(word) for word in verdict.command],
        "records": len(records),
        "digest": corpus_digest(records),
        "selection": {
            "variants": list(verdict.selection.variants),
            "profiles": list(verdict.selection.profiles),
            "words": verdict.selection.words,
        },
    }
    if hello is not None:
        said = {name: getattr(hello, name) for name in ("name", "version", "language", "results", "refusals")}
        found["program"] = {**said, "kinds": list(hello.kinds)}
        if hello.variants is not None:
            found["program"]["variants"] = list(hello.variants)
        if hello.observes is not None:
            found["program"]["observes"] = list(hello.observes)
    return found


def footer(verdict: Verdict) -> Line:
    """Return what came of it."""
    return {
        "line": "footer",
        "counts": verdict.counts(),
        "suspects": [as_suspect(suspect) for suspect in verdict.suspects],
        "complaints": list(verdict.complaints),
        "stale": list(verdict.stale),
        "status": verdict.status,
    }


def as_suspect(suspect: Suspect) -> Line:
    """Return a clause that may be at fault."""
    return {"clause": suspect.clause, "failed": suspect.failed, "compared": suspect.compared}


def read(path: Path) -> list[Line]:
    """Return the lines of a report. Raises ``BrokenInput`` for one that is broken off or contradicts itself."""
    try:
        found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError, RecursionError) as error:
        raise BrokenInput(f"{path}: cannot be read: {error}") from None
    if not all(isinstance(line, dict) for line in found):
        raise BrokenInput(f"{path}: a line is not an object")
    problem = problem_of(found)
    if problem:
        raise BrokenInput(f"{path}: {problem}")
    return found


def problem_of(found: list[Line]) -> str:
    """Return why lines are no report, or nothing."""
    kinds = [line.get("line") for line in found]
    if kinds[:1] != ["header"]:
        return "there is no header: this is no report"
    if kinds[-1] != "footer":
        return "there is no footer: the report was broken off"
    results = found[1:-1]
    if set(kinds[1:-1]) - {"result"}:
        return "a line between header and footer is no result"
    names = [line.get("id") for line in results]
    if len(set(map(str, names))) != len(names):
        return "a record is reported twice"
    counts: dict[str, int] = {}
    for line in results:
        counts[str(line.get("outcome"))] = counts.get(str(line.get("outcome")), 0) + 1
    if counts != found[-1].get("counts") or len(results) != found[0].get("records"):
        return "the results are not as many as header and footer say"
    return ""
