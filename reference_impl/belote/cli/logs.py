"""What belote check prints of logs: a line for each deal as it comes by, and the counts at the end."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NoReturn

from belote.cli.common import console, errors, fail, write
from belote.errors import BrokenInput, visible
from belote.logs import LogMapping, Verdict, check_logs
from belote.logs.misfits import Missing
from belote.logs.summary import Summary

TABLES = (".csv", ".tsv", ".parquet")
"""Files that are never records, and are read as logs whether there is a mapping or not."""

COLOURS = {"breaks": "red", "unreadable": "yellow", "unchecked": "yellow", "conforms": None}


def is_log(path: Path) -> bool:
    """Say whether a file is a log by its name."""
    return path.suffix.lower() in TABLES


def check(paths: list[Path], mapping: LogMapping | None, variant: str | None, strict: bool, as_json: bool) -> NoReturn:
    """Check logs, print what is found, and end with the status: 1 if a deal breaks the rules, 2 if none was checked
    or the mapping names what is not there."""
    summary = Summary()
    found = warned(check_logs(paths, mapping, variant, strict), summary)
    problem: BrokenInput | None = None
    try:
        (print_json if as_json else print_lines)(found)
    except BrokenInput as error:
        problem = error
    if as_json:
        write(f'\n], "summary": {json.dumps(summary.data(), ensure_ascii=False)}}}\n')
    elif problem is None:
        for line in summary.lines():
            console.print(visible(line))
    if problem is not None:
        fail(*map(str, problem.problems))
    sys.exit(summary.status)


def warned(found: Iterable[Verdict | Missing | str], summary: Summary) -> Iterator[Verdict]:
    """Yield the verdicts, counted; warnings are printed on standard error."""
    for one in found:
        if isinstance(one, str):
            errors.print(visible(f"warning: {one}"), style="yellow")
        elif isinstance(one, Missing):
            summary.misfits.append(one)
        else:
            summary.add(one)
            yield one


def print_json(found: Iterable[Verdict]) -> None:
    """Print verdicts one to a line, within one document whose end is written after them."""
    write('{"deals": [')
    for number, verdict in enumerate(found):
        write((",\n" if number else "\n") + json.dumps(verdict.data(), ensure_ascii=False))


def print_lines(found: Iterable[Verdict]) -> None:
    """Print each verdict on a line."""
    for verdict in found:
        console.print(visible(f"{verdict.place}: {words(verdict)}"), style=COLOURS[verdict.verdict])


def words(verdict: Verdict) -> str:
    """Return a verdict in words."""
    if verdict.extent == "unreadable":
        return f"unreadable: {'; '.join(verdict.problems)}"
    if verdict.finding is not None:
        return f"breaks the rules: {verdict.finding}"
    if not verdict.checked:
        return f"not checked: {reasons(verdict)}"
    taken = f"; taken: {', '.join(verdict.taken)}" if verdict.taken else ""
    if verdict.extent == "wholly":
        return f"conforms{taken}"
    return f"conforms in part: {', '.join(verdict.checked)}; not {reasons(verdict)}{taken}"


def reasons(verdict: Verdict) -> str:
    """Return what was not checked, and why."""
    return "; ".join(f"{part} ({why})" for part, why in verdict.unchecked) or "what is not recorded"
