"""belote adequacy: which changes of the rules the corpus catches."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from belote.adequacy import Verdict, judge
from belote.cli.common import console, print_json, read_records
from belote.compare.observing import Observed, observed
from belote.data import records_folder
from belote.declaration import dotted, variants
from belote.library import resolved


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("adequacy", epilog="Example: belote adequacy --variant belote-fr --survivors")(command)


def command(
    variant: Annotated[list[str] | None, typer.Option(help="Only this variant; all if none.")] = None,
    survivors: Annotated[bool, typer.Option("--survivors", help="Name every change that survived.")] = False,
    matrix: Annotated[
        bool, typer.Option("--matrix", help="Find every record that catches a change, not the first.")
    ] = False,
    records: Annotated[list[Path] | None, typer.Option(help="Other records: files or folders.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Change every value of a declaration, one at a time, and see whether a record notices."""
    by_variant: dict[str, list[Observed]] = defaultdict(list)
    for record in read_records(records or [records_folder()]):
        if not record.data["variant"]["options"]:
            by_variant[record.variant].append(observed(record.data))
    names = variant or variants()
    verdicts = {name: list(judge(resolved(name), by_variant[name], matrix)) for name in names}
    if json:
        print_json({name: [as_json(verdict) for verdict in found] for name, found in verdicts.items()})
    else:
        print_table(verdicts)
        for name, found in verdicts.items() if survivors else ():
            for verdict in found:
                if verdict.outcome == "survived":
                    console.print(f"{name}  {said(verdict)}")
        if matrix:
            print_idle(verdicts, by_variant)
    sys.exit(1 if any(verdict.outcome == "survived" for found in verdicts.values() for verdict in found) else 0)


def said(verdict: Verdict) -> str:
    """Return a change in one line."""
    change = verdict.mutation
    return f"{dotted(change.path)}: {change.old} -> {change.new}  [{change.clause}]"


def as_json(verdict: Verdict) -> dict[str, object]:
    """Return a verdict in JSON."""
    change = verdict.mutation
    return {
        "path": dotted(change.path),
        "clause": change.clause,
        "old": change.old,
        "new": change.new,
        "outcome": verdict.outcome,
        "caught_by": list(verdict.caught_by),
    }


def print_table(verdicts: dict[str, list[Verdict]]) -> None:
    """Print caught / applicable for each variant."""
    table = Table(
        "variant", "changes", "refused at loading", "applicable", "caught", "survived", box=None, pad_edge=False
    )
    for name, found in verdicts.items():
        counts = Counter(verdict.outcome for verdict in found)
        applicable = counts["caught"] + counts["survived"]
        row = (len(found), counts["refused"], applicable, counts["caught"], counts["survived"])
        table.add_row(name, *map(str, row))
    console.print(table)


def print_idle(verdicts: dict[str, list[Verdict]], by_variant: dict[str, list[Observed]]) -> None:
    """Name the records that catch no change, and those that catch the same changes as another."""
    for name, found in verdicts.items():
        caught: dict[str, list[int]] = {record.id: [] for record in by_variant[name]}
        for place, verdict in enumerate(found):
            for record in verdict.caught_by:
                caught[record].append(place)
        groups: dict[tuple[int, ...], list[str]] = defaultdict(list)
        for record, places in caught.items():
            groups[tuple(places)].append(record)
        for same, alike in groups.items():
            if not same:
                console.print(f"{name}: catch nothing: {', '.join(alike)}")
            elif len(alike) > 1:
                console.print(f"{name}: catch the same {len(same)} changes: {', '.join(alike)}")
