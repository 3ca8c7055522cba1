"""belote check: recorded deals against the rules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from belote.cli import batch, logs
from belote.cli.common import console, fail, print_json, tell_unread
from belote.cli.reading import read_as_far, read_logs
from belote.errors import BrokenInput, Problem
from belote.library import rules
from belote.logs import read_mapping
from belote.record import observe
from belote_conformance.compare import first_difference, text
from belote_conformance.records import Record


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("check", epilog="Example: belote check my-deals/ --variant belote-fr")(command)


def command(
    paths: Annotated[list[Path], typer.Argument(help="Records or logs, folders of them, or - for standard input.")],
    variant: Annotated[str | None, typer.Option(help="Check them under this variant instead of their own.")] = None,
    mapping: Annotated[Path | None, typer.Option(help="Which column of a log is what: a YAML file.")] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="End at the first row or record that cannot be read.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check recorded deals against the rules, and say of each the first thing that breaks them.

    Records are JSON or JSON Lines. With a mapping the files are logs as sites keep them, also CSV and Parquet, which
    are logs always. conformance/logs.md says what a mapping holds. Batch logs, as belote batch writes them, are known
    by their schema. What cannot be read is told with its line and counted, and the rest is checked.
    """
    if variant is not None:
        rules(variant)
    if mapping is None and len(paths) == 1 and batch.is_batch_log(paths[0]):
        batch.run_check(str(paths[0]), variant, json=json)
    if mapping is not None or any(map(logs.is_log, paths)):
        check_logs(paths, mapping, variant, strict, json)
    records, problems = (read_logs(paths, variant), []) if strict else read_as_far(paths, variant)
    results = [examine(record, variant) for record in records]
    results += [unreadable(name, problem, variant) for name, problem in tell_unread(problems).items()]
    if not results and not json:
        fail("There is no record in what was named.")
    if json:
        print_json(results)
    else:
        print_results(results)
    verdicts = {result["verdict"] for result in results}
    sys.exit(2 if not results or verdicts & {"broken", "unreadable"} else 1 if "differs" in verdicts else 0)


def check_logs(paths: list[Path], mapping: Path | None, variant: str | None, strict: bool, json: bool) -> NoReturn:
    """Check logs; records beside them need a run of their own."""
    if mapping is None and not all(map(logs.is_log, paths)):
        fail("Records and logs are checked apart: name one or the other, or give a mapping for all of them.")
    logs.check(paths, None if mapping is None else read_mapping(mapping), variant, strict, json)


def print_results(results: list[dict[str, Any]]) -> None:
    """Print what does not agree, one line each, and how many do; what cannot be read was told."""
    for result in results:
        if result["verdict"] not in ("agrees", "unreadable"):
            console.print(f"{result['file']}: {result['verdict']}: {result['reason']}", style="red")
    agree = sum(result["verdict"] == "agrees" for result in results)
    lost = sum(result["verdict"] == "unreadable" for result in results)
    left = f"; {lost} cannot be read" if lost else ""
    console.print(f"{len(results) - lost} checked, {agree} agree{'s' if agree == 1 else ''} with the rules{left}")


def unreadable(name: str, problem: Problem, variant: str | None) -> dict[str, Any]:
    """Return what is found of a record that cannot be read."""
    place = {"file": name, "id": Path(name).name} | ({"variant": variant} if variant else {})
    return place | {"verdict": "unreadable", "reason": str(problem)}


def examine(record: Record, variant: str | None) -> dict[str, Any]:
    """Run one record and compare what it expects with what the rules say."""
    name = variant or record.variant
    found: dict[str, Any] = {"file": str(record.file), "id": record.id, "variant": name}
    try:
        seen = observe(rules(name), record.data, record.ask())
    except BrokenInput as error:
        refused = any(problem.place.path.startswith("events.") for problem in error.problems)
        return found | {"verdict": "differs" if refused else "broken", "reason": str(error)}
    difference = first_difference(record.data["expect"], seen, "trace", "code")
    if difference is None:
        return found | {"verdict": "agrees"}
    rule = "nothing" if difference.missing else text(difference.observed)
    said = text(difference.expected)
    reason = f"at {difference.at}, {difference.what} is {rule} by the rules, and {said} in the record"
    return found | {"verdict": "differs", "reason": reason, "clauses": record.data["clauses"]}
