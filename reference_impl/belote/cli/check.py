"""belote check: recorded deals against the rules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from belote.cli.common import console, fail, print_json
from belote.cli.reading import read_logs
from belote.errors import BrokenInput
from belote.library import rules
from belote.record import observe
from belote_conformance.compare import first_difference, text
from belote_conformance.records import Record


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("check", epilog="Example: belote check my-deals/ --variant belote-fr")(command)


def command(
    paths: Annotated[list[Path], typer.Argument(help="Records or logs, folders of them, or - for standard input.")],
    variant: Annotated[str | None, typer.Option(help="Check them under this variant instead of their own.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check recorded deals against the rules, and say of each the first thing that breaks them."""
    if variant is not None:
        rules(variant)
    results = [examine(record, variant) for record in read_logs(paths, variant)]
    if not results and not json:
        fail("There is no record in what was named.")
    if json:
        print_json(results)
    else:
        print_results(results)
    verdicts = {result["verdict"] for result in results}
    sys.exit(2 if not results or "broken" in verdicts else 1 if "differs" in verdicts else 0)


def print_results(results: list[dict[str, Any]]) -> None:
    """Print what does not agree, one line each, and how many do."""
    for result in results:
        if result["verdict"] != "agrees":
            console.print(f"{result['file']}: {result['verdict']}: {result['reason']}", style="red")
    agree = sum(result["verdict"] == "agrees" for result in results)
    console.print(f"{len(results)} checked, {agree} agree{'s' if agree == 1 else ''} with the rules")


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
