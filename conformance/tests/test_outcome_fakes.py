"""Every outcome has a fake that stands for it, is reached, and is named rightly in every report. protocol.outcomes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from outcome_fakes import BESIDES, STANDS, Stand
from runner_samples import DIGEST, FOUR, command
from small_corpus import RUFFS, copy_records

from belote.data import root
from belote_conformance.checking import Plan, check
from belote_conformance.identity import NAME
from belote_conformance.known import Entry
from belote_conformance.outcomes import OUTCOMES
from belote_conformance.reports import html, jsonl, junit, markdown, text
from belote_conformance.supply import Supply
from belote_conformance.verdict import QUIET, Verdict, summary, words

PLACE = 2
"""The place of ``play/second`` among the four records, in the order they are run."""

JUNIT = {
    "pass": None,
    **dict.fromkeys(("fail", "unexpected_pass"), "failure"),
    **dict.fromkeys(("error", "timeout", "harness_fault"), "error"),
    **dict.fromkeys(("skipped", "unsupported", "not_asked", "expected_failure"), "skipped"),
}
"""What a test case is in JUnit, by outcome."""


def declaration(name: str) -> tuple[str, dict[str, Any]]:
    """Return a declaration of any name."""
    return DIGEST, {"id": name}


def nothing(name: str) -> tuple[str, dict[str, Any]]:
    """Raise ``LookupError``."""
    raise LookupError("there is no such variant")


def ran(stand: Stand, folder: Path) -> Verdict:
    """Let a fake answer the four records."""
    for record in FOUR:
        path = folder / record.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(record.data), encoding="utf-8")
    spec = root() / "spec"
    resolve = declaration if stand.resolves else nothing
    supply = Supply(folder, spec / "schema", spec / "clauses", resolve, command("honest"))
    timeout = 2.0 if stand.habit == "silent" else 30.0
    plan = Plan(supply, command=command(stand.habit), timeout=timeout)
    known = "play/nowhere" if stand.habit == "skips" else "play/second"
    entries = {known: Entry(known, "no trump yet", stand.listed)} if stand.listed else {}
    return check(plan, FOUR, entries)


@pytest.fixture(params=STANDS.items(), ids=lambda pair: pair[0])
def stood(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Stand, Verdict]:
    """Return each outcome with its fake and what came of it."""
    outcome, stand = request.param
    return outcome, stand, ran(stand, tmp_path)


def test_every_outcome_has_one_fake() -> None:
    assert list(STANDS) == list(OUTCOMES)


def test_the_outcome_is_reached_and_told_in_every_report(stood: tuple[str, Stand, Verdict]) -> None:
    outcome, stand, verdict = stood
    found = [result.outcome for result in verdict.results]
    first = "error" if outcome == "not_asked" else stand.others
    assert found == [first, stand.others, outcome, stand.others]
    result = verdict.results[PLACE]
    assert stand.reason in result.reason
    assert bool(result.reason) == (outcome != "pass")
    assert verdict.status == stand.status
    number = found.count(outcome)
    assert f"{number} {words(outcome)}" in summary(verdict.counts())
    reported(outcome, verdict)


def reported(outcome: str, verdict: Verdict) -> None:
    """See that every report names the outcome of the record."""
    line = [json.loads(each) for each in jsonl.write(verdict).splitlines()][PLACE + 1]
    assert (line["id"], line["outcome"]) == ("play/second", outcome)
    case = ElementTree.fromstring(junit.write(verdict)).findall(".//testcase")[PLACE]
    tags = {child.tag for child in case} & {"failure", "error", "skipped"}
    assert tags == {JUNIT[outcome]} - {None}
    heading = f"{words(outcome)}  play/second  (sample)"
    assert (heading in list(text.failures(verdict))) == (outcome not in QUIET)
    for page in (markdown.write(verdict), html.write(verdict)):
        assert words(outcome) in page


@pytest.mark.parametrize("what", BESIDES)
def test_what_is_wrong_besides_the_records_is_told(what: str, tmp_path: Path) -> None:
    stand = BESIDES[what]
    verdict = ran(stand, tmp_path)
    assert {result.outcome for result in verdict.results} <= {"pass", "skipped"}
    assert list(verdict.stale if what == "stale" else verdict.complaints) == [stand.reason]
    assert verdict.status == stand.status
    assert stand.reason in "\n".join(text.warnings(verdict))
    assert stand.reason in junit.write(verdict) and stand.reason in markdown.write(verdict)


def test_a_record_in_quarantine_is_in_no_report(tmp_path: Path) -> None:
    folder = copy_records(RUFFS, tmp_path / "records")
    spec = root() / "spec"
    plan = Plan(Supply(folder, spec / "schema", spec / "clauses", declaration, command("honest")))
    assert [record.id for record in plan.records()] == sorted(RUFFS)
    (tmp_path / NAME).write_text(f"{RUFFS[0]} quarantined its source is in doubt\n", encoding="utf-8")
    assert [record.id for record in plan.records()] == sorted(RUFFS[1:])
