"""belote replay: every step of a recorded deal, for people to read."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from belote.cli.common import errors, fail, print_json, tell_unread
from belote.cli.pages import print_page
from belote.cli.reading import read_as_far
from belote.errors import BrokenInput, Refusal
from belote.library import rules
from belote.record import check_record
from belote.record.form import names
from belote.record.kinds import Kind
from belote.record.run import kind_of
from belote_conformance.records import Record

LEFT_OUT = ("hands", "known", "refused", "nodes", "divide", "complete")
"""Observations that repeat what the others say, and counts, which take long."""

Json = Mapping[str, Any]


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay", epilog="Example: belote replay conformance/records/scoring --json")(command)


def command(
    paths: Annotated[list[Path], typer.Argument(help="Records or logs, folders of them, or - for standard input.")],
    variant: Annotated[str | None, typer.Option(help="Replay them under this variant instead of their own.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Replay recorded deals: hands, calls, tricks, declarations, and the score item by item."""
    records, problems = read_as_far(paths, variant)
    tell_unread(problems)
    if not records:
        fail("There is no record in what was named.")
    status = 2 if problems else 0
    found: list[dict[str, Any]] = []
    for record in records:
        try:
            kind, states, refusal = run(record, variant or record.variant)
        except BrokenInput as error:
            status = 2
            errors.print(f"{record.file}: {error}", style="red")
            continue
        if refusal is not None and record.data["kind"] != "refusal":
            status = max(status, 1)
        if json:
            found.append(as_json(record, kind, states, refusal))
        else:
            print_page(record, states, refusal)
    if json:
        print_json(found)
    sys.exit(status)


def run(record: Record, variant: str) -> tuple[Kind, list[Any], Refusal | None]:
    """Return how a record is run, its states, and the refusal that ended it, if one did. Raises ``BrokenInput``."""
    table = rules(variant)
    check_record(table, record.data)
    kind = kind_of(record.data)
    states = [kind.begin(table, record.data["given"])]
    for index, event in enumerate(record.data["events"]):
        try:
            states.append(kind.apply(states[-1], event, f"events.{index}"))
        except Refusal as refusal:
            return kind, states, refusal
    return kind, states, None


def as_json(record: Record, kind: Kind, states: list[Any], refusal: Refusal | None) -> dict[str, Any]:
    """Return all steps with everything that can be observed."""
    wanted = [name for name in names() if name not in LEFT_OUT]
    steps = [{"at": at} | observed(kind.observe, state, wanted) for at, state in enumerate(states)]
    found = {"id": record.id, "variant": record.variant, "steps": steps}
    if refusal is None:
        return found
    reason = {"code": refusal.code, "phase": refusal.phase, "clause": refusal.clause, "reason": refusal.reason}
    return found | {"refused": reason}


def observed(observe: Callable[[Any, str], Any], state: Any, wanted: list[str]) -> dict[str, Any]:
    """Return what can be observed of a state; what has no answer is left out."""
    found = {name: observe(state, name) for name in wanted}
    return {name: value for name, value in found.items() if value is not None}
