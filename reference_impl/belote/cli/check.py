"""belote check: recorded deals against the rules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from belote.cli.common import console, print_json, read_records
from belote.errors import BrokenInput
from belote.library import rules
from belote.record import observe
from belote_conformance.compare import first_difference
from belote_conformance.records import Record


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("check", epilog="Example: belote check my-deals/ --variant belote-fr")(command)


def command(
    paths: Annotated[list[Path], typer.Argument(help="Records, or folders of them.")],
    variant: Annotated[str | None, typer.Option(help="Check them under this variant instead of their own.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check recorded deals against the rules, and say of each the first thing that breaks them."""
    results = [examine(record, variant) for record in read_records(paths)]
    if json:
        print_json(results)
    else:
        for result in results:
            line = f"{result['file']}: {result['verdict']}"
            detail = f": {result['reason']}" if "reason" in result else ""
            console.print(line + detail, style="" if result["verdict"] == "agrees" else "red", markup=False)
        agree = sum(result["verdict"] == "agrees" for result in results)
        console.print(f"{len(results)} checked, {agree} agree")
    verdicts = {result["verdict"] for result in results}
    sys.exit(2 if not results or "broken" in verdicts else 1 if "differs" in verdicts else 0)


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
    reason = f"at {difference.at}, {difference.what} should be {difference.observed}, not {difference.expected}"
    return found | {"verdict": "differs", "reason": reason, "clauses": record.data["clauses"]}
