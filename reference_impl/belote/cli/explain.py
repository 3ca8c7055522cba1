"""belote explain: why a play or call is legal or not, or where the points come from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from belote.cli.common import console, fail, hint_at_own, print_json
from belote.cli.reading import one_record
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
    id: Annotated[
        str | None, typer.Option(help="Of several records: the id of one, or its line, as x.jsonl:3.")
    ] = None,
    step: Annotated[str, typer.Option(help="How many events were applied, or end.")] = "end",
    variant: Annotated[str | None, typer.Option(help="Explain it under this variant instead of its own.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Explain one step: for each illegal card or call the duty and the clause, for each item where it comes from."""
    found = one_record(record, id, variant)
    at = place(step, len(found.data["events"]))
    with hint_at_own(variant):
        used = rules(variant or found.variant)
    try:
        lines = explain_step(used, found.data, at)
    except Refusal as refusal:
        fail(f"{found.file}: an earlier event is refused: {refusal}. Choose a smaller step.")
    if json:
        print_json([line._asdict() for line in lines])
        return
    console.print(f"{found.id}, step {step}: {found.data['title']}".removesuffix(": "), style="bold")
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
