"""What belote adequacy prints: a table for people, and JSON for programs, with the same content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.table import Table

from belote.adequacy import Verdict
from belote.adequacy.matrix import idle, protected, protectors
from belote.cli.common import console, print_json
from belote.declaration import dotted

OUTCOMES = ("refused", "caught", "equivalent", "survived")


class Report(NamedTuple):
    """The verdicts, the ids of the records that were asked, what is wrong with the list of equivalent changes, and
    whether every record was asked of each change."""

    verdicts: Sequence[Verdict]
    ids: Sequence[str]
    wrong: Sequence[str]
    matrix: bool


def print_report(report: Report, survivors: bool, json: bool) -> None:
    """Print a report as JSON, or as a table; ``survivors`` adds the names of those to the table."""
    if json:
        print_json(as_json(report))
        return
    print_table(report.verdicts)
    for verdict in survived(report.verdicts) if survivors else ():
        console.print(f"{verdict.change.key}  [{verdict.change.mutation.clause}]")
    if report.matrix:
        print_matrix(report)
    for line in report.wrong:
        console.print(line, style="red")


def survived(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """Return the verdicts on what survived."""
    return [verdict for verdict in verdicts if verdict.outcome == "survived"]


def counts(verdicts: Sequence[Verdict]) -> dict[str, dict[str, int]]:
    """Return the numbers of each outcome for the values of each file, and for all. Applicable: caught or survived."""
    files = dict.fromkeys(verdict.change.file for verdict in verdicts)
    found = {}
    for name in (*files, "all"):
        number = Counter(one.outcome for one in verdicts if name in (one.change.file, "all"))
        sums = {"changes": sum(number.values()), "applicable": number["caught"] + number["survived"]}
        found[name] = {**sums, **{outcome: number[outcome] for outcome in OUTCOMES}}
    return found


def print_table(verdicts: Sequence[Verdict]) -> None:
    """Print caught / applicable for the values of each file, and for all."""
    table = Table("written in", "changes", *OUTCOMES, "caught / applicable", box=None, pad_edge=False)
    for name, number in counts(verdicts).items():
        row = [number["changes"], *(number[outcome] for outcome in OUTCOMES)]
        table.add_row(name, *map(str, row), f"{number['caught']} / {number['applicable']}")
    console.print(table)


def print_matrix(report: Report) -> None:
    """Print for each record how many changes it catches, and which of them it alone."""
    alone = protectors(report.verdicts)
    for record, keys in protected(report.verdicts).items():
        console.print(f"{record}: catches {len(keys)}, {len(alone.get(record, ()))} of them alone")
        for key in alone.get(record, ()):
            console.print(f"    alone: {key}")
    for record in sorted(idle(report.ids, report.verdicts)):
        console.print(f"{record}: protects nothing")


def as_json(report: Report) -> dict[str, Any]:
    """Return a report in JSON."""
    found: dict[str, Any] = {
        "counts": counts(report.verdicts),
        "survivors": [verdict.change.key for verdict in survived(report.verdicts)],
        "wrong": list(report.wrong),
        "changes": [verdict_as_json(verdict, report.matrix) for verdict in report.verdicts],
    }
    if report.matrix:
        found["matrix"] = {
            "catches": protected(report.verdicts),
            "alone": protectors(report.verdicts),
            "nothing": sorted(idle(report.ids, report.verdicts)),
        }
    return found


def verdict_as_json(verdict: Verdict, matrix: bool) -> dict[str, Any]:
    """Return a verdict in JSON; without the matrix, ``caught_by`` names the first record that noticed."""
    change = verdict.change.mutation
    return {
        "key": verdict.change.key,
        "file": verdict.change.file,
        "path": dotted(change.path),
        "clause": change.clause,
        "old": change.old,
        "new": change.new,
        "variants": list(verdict.change.variants),
        "outcome": verdict.outcome,
        "caught_by": list(verdict.caught_by if matrix else verdict.caught_by[:1]),
    }
