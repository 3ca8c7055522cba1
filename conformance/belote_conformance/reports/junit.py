"""The report as JUnit XML: a suite for each variant, a case for each record.

A failed or unexpectedly passed record is a failure; a broken program, a time-out and a fault of the harness are errors;
what was left out, and a failure that was expected, is skipped, with the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import groupby
from xml.etree import ElementTree as Xml

from belote_conformance.clauses import Clause
from belote_conformance.outcomes import Result
from belote_conformance.reports.text import failure
from belote_conformance.verdict import Verdict, who, words

TAGS = {
    **dict.fromkeys(("fail", "unexpected_pass"), "failure"),
    **dict.fromkeys(("error", "timeout", "harness_fault"), "error"),
    **dict.fromkeys(("skipped", "unsupported", "expected_failure", "not_asked"), "skipped"),
}
FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def write(verdict: Verdict) -> str:
    """Return the report."""
    root = Xml.Element("testsuites", {"name": "belote conform", **numbers(verdict.results)})
    ordered = sorted(verdict.results, key=lambda result: (result.record.variant, result.record.id))
    for variant, own in groupby(ordered, key=lambda result: result.record.variant):
        suite(root, variant, list(own), verdict)
    wrong = [*verdict.complaints, *verdict.stale]
    if wrong:
        apart(root, wrong)
    Xml.indent(root)
    text = Xml.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def suite(root: Xml.Element, variant: str, results: list[Result], verdict: Verdict) -> None:
    """Add the suite of a variant."""
    own = Xml.SubElement(root, "testsuite", {"name": clean(variant), **numbers(results)})
    properties = Xml.SubElement(own, "properties")
    Xml.SubElement(properties, "property", {"name": "program", "value": clean(who(verdict))})
    for result in results:
        case(own, result, verdict.clauses)


def case(suite: Xml.Element, result: Result, clauses: Mapping[str, Clause]) -> None:
    """Add the case of a record."""
    record = result.record
    place = f"{record.variant}.{record.topic}"
    own = Xml.SubElement(suite, "testcase", {"name": record.id, "classname": clean(place)})
    tag = TAGS.get(result.outcome)
    if tag is None:
        return
    reason = f"known: {result.known}" if result.outcome == "expected_failure" else result.reason
    attributes = {"message": clean(reason)}
    if tag != "skipped":
        attributes["type"] = words(result.outcome)
    found = Xml.SubElement(own, tag, attributes)
    if tag != "skipped":
        found.text = clean("\n".join(failure(result, clauses)))
    if result.stderr:
        Xml.SubElement(own, "system-err").text = clean("\n".join(result.stderr))


def apart(root: Xml.Element, wrong: Iterable[str]) -> None:
    """Add a suite for what was wrong apart from the records."""
    lines = list(wrong)
    counts = {"tests": str(len(lines)), "failures": "0", "errors": str(len(lines)), "skipped": "0"}
    own = Xml.SubElement(root, "testsuite", {"name": "the run", **counts})
    for number, line in enumerate(lines, 1):
        found = Xml.SubElement(own, "testcase", {"name": f"complaint {number}", "classname": "run"})
        Xml.SubElement(found, "error", {"message": clean(line), "type": "complaint"})
    for name in ("tests", "errors"):
        root.set(name, str(int(root.get(name, "0")) + len(lines)))


def numbers(results: Iterable[Result]) -> dict[str, str]:
    """Return the attributes that count."""
    found = Counter(TAGS.get(result.outcome, "passed") for result in results)
    counts = {"tests": sum(found.values()), "failures": found["failure"], "errors": found["error"]}
    return {name: str(number) for name, number in (counts | {"skipped": found["skipped"]}).items()}


def clean(text: str) -> str:
    """Return a text without the characters that XML cannot hold."""
    return FORBIDDEN.sub(" ", text)
