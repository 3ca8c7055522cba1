"""belote explain: why a play or call is legal or not, or where the points come from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from belote.cli.common import console, fail, print_json
from belote.cli.reading import read_logs
from belote.errors import Refusal
from belote.explain import explain_step
from belote.library import rules


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "explain",
        epilog="Example: belote explain conformance/records/play/overruff-over-the-partners-ruff-cy.json --step 0",
    )(command)


def command(
    record: Annotated[Path, typer.Argument(help="A record or a log, or - for standard input.")],
    step: Annotated[str, typer.Option(help="How many events were applied, or end.")] = "end",
    variant: Annotated[str | None, typer.Option(help="Explain it under this variant instead of its own.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Explain one step: for each illegal card or call the duty and the clause, for each item where it comes from."""
    found = read_logs([record], variant)
    if len(found) != 1:
        fail(f"{record} holds {len(found) or 'no'} records; name one.")
    at = place(step, len(found[0].data["events"]))
    try:
        lines = explain_step(rules(variant or found[0].variant), found[0].data, at)
    except Refusal as refusal:
        fail(f"{record}: an earlier event is refused: {refusal}. Choose a smaller step.")
    if json:
        print_json([line._asdict() for line in lines])
        return
    console.print(f"{found[0].id}, step {step}: {found[0].data['title']}".removesuffix(": "), style="bold")
    for line in lines:
        console.print(line.text + (f"  [{line.clause}]" if line.clause else ""))


def place(step: str, events: int) -> int | str:
    """Return the place a step names; anything else ends the command with status 2."""
    if step == "end":
        return step
    if not re.fullmatch("[0-9]{1,6}", step):
        fail(f"--step {step} is no step. Give a number of events, from 0, or end.")
    if int(step) > events:
        fail(f"--step {step} is beyond the end: the record has {events} events. Give 0 to {events}, or end.")
    return int(step)
