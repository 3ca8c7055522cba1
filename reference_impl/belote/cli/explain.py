"""belote explain: why a play or call is legal or not, or where the points come from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from belote.cli.common import console, fail, print_json, read_records
from belote.errors import Refusal
from belote.explain import explain_step
from belote.library import rules


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("explain", epilog="Example: belote explain conformance/records/play/overruff-is-forced.json --step 0")(
        command
    )


def command(
    record: Annotated[Path, typer.Argument(help="A record.")],
    step: Annotated[str, typer.Option(help="How many events were applied, or end.")] = "end",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Explain one step: for each illegal card or call the duty and the clause, for each item where it comes from."""
    found = read_records([record])
    if len(found) != 1:
        fail(f"{record} holds {len(found)} records; name one.")
    if step != "end" and not step.isdigit():
        fail(f"--step {step} is no step. Give a number of events, from 0, or end.")
    events = len(found[0].data["events"])
    if step != "end" and int(step) > events:
        fail(f"--step {step} is beyond the end: the record has {events} events. Give 0 to {events}, or end.")
    try:
        lines = explain_step(rules(found[0].variant), found[0].data, "end" if step == "end" else int(step))
    except Refusal as refusal:
        fail(f"{record}: an earlier event is refused: {refusal}. Choose a smaller step.")
    if json:
        print_json([line._asdict() for line in lines])
        return
    console.print(f"{found[0].id}, step {step}: {found[0].data['title']}", style="bold", markup=False)
    for line in lines:
        console.print(line.text + (f"  [{line.clause}]" if line.clause else ""), markup=False)
