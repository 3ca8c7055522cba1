"""belote conform: the corpus against a program, or against the reference."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from belote.cli.common import console, errors, fail, print_json, read_records
from belote.data import records_folder, schema_file
from belote.declaration import resolved_document
from belote.library import resolved
from belote_conformance.messages import Validator
from belote_conformance.records import Record
from belote_conformance.runner import OUTCOMES, Result, Session, exit_status, run

PROFILES = {
    "scoring": {"score"},
    "play": {"position"},
    "auction": {"auction"},
    "declarations": {"declarations"},
    "deal": {"deal"},
    "match": {"match"},
}


def add(app: typer.Typer) -> None:
    """Add the command."""
    settings = {"allow_extra_args": True, "ignore_unknown_options": False}
    app.command(
        "conform", context_settings=settings, epilog="Example: belote conform --variant belote-fr -- ./my-engine"
    )(command)


def command(
    program: Annotated[list[str] | None, typer.Argument(help="The program, after --; the reference if none.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="Only records of this variant, with any options.")] = None,
    profile: Annotated[list[str] | None, typer.Option(help=f"Only these parts: {', '.join(PROFILES)}.")] = None,
    match: Annotated[str, typer.Option("-k", help="Only records whose id or title contains this.")] = "",
    records: Annotated[list[Path] | None, typer.Option(help="These records, not the corpus: files or folders.")] = None,
    timeout: Annotated[float, typer.Option(min=0.01, help="Seconds to wait for a reply.")] = 10.0,
    digests: Annotated[bool, typer.Option(help="Refuse records made for other rules.")] = True,
    validate: Annotated[bool, typer.Option("--validate", help="Hold every message against its schema.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Run the corpus against a program and say, record by record, what conforms."""
    chosen = select(read_records(records or [records_folder()]), variant, profile, match)
    if not chosen and not json:
        fail("No record was chosen. Leave out some of --variant, --profile and -k, or name other --records.")
    validator = Validator.from_folder(schema_file("record.schema.json").parent) if validate else None
    reference = [sys.executable, "-m", "belote", "serve"]
    session = Session(program or reference, declaration_of, timeout, digests, validator)
    results = []
    with Progress(console=errors, transient=True, disable=json or not errors.is_terminal) as progress:
        task = progress.add_task("records", total=len(chosen))
        for result in run(chosen, session):
            results.append(result)
            progress.advance(task)
    if json:
        print_json({"results": [as_json(result) for result in results], "counts": counts(results)})
    else:
        print_failures(results)
        print_table(results)
        said = session.hello
        name = f"{said.name} {said.version}, results {said.results}, refusals {said.refusals}" if said else "no program"
        console.print(f"{name}: {summary(results)}")
        if session.farewell:
            console.print(f"when it was stopped: {session.farewell}", style="red")
    sys.exit(exit_status(results, session.farewell))


def select(
    records: Sequence[Record], variants: list[str] | None, profiles: list[str] | None, words: str
) -> list[Record]:
    """Return the records asked for."""
    unknown = sorted(set(profiles or ()) - PROFILES.keys())
    if unknown:
        raise typer.BadParameter(f"there is no profile {unknown[0]}; known are {', '.join(PROFILES)}")
    kinds = {kind for profile in profiles or () for kind in PROFILES[profile]}
    for name in variants or ():
        resolved(name)
    return [
        record
        for record in records
        if (not variants or record.variant in variants or record.data["variant"]["id"] in variants)
        and (not kinds or record.data.get("base", record.data["kind"]) in kinds)
        and (words in record.id or words.lower() in str(record.data["title"]).lower())
    ]


def declaration_of(name: str) -> tuple[str, dict[str, Any]]:
    """Return digest and resolved declaration of a variant."""
    found = resolved(name)
    return found.digest, resolved_document(found)


def counts(results: Sequence[Result]) -> dict[str, int]:
    """Return how many results there are of each outcome."""
    found = Counter(result.outcome for result in results)
    return {outcome: found[outcome] for outcome in OUTCOMES if found[outcome]}


def summary(results: Sequence[Result]) -> str:
    """Return the counts in words."""
    return ", ".join(f"{number} {outcome}" for outcome, number in counts(results).items()) or "no record was run"


def as_json(result: Result) -> dict[str, object]:
    """Return a result in JSON."""
    found: dict[str, object] = {"id": result.record.id, "variant": result.record.variant, "outcome": result.outcome}
    if result.reason:
        found["reason"] = result.reason
    if result.difference is not None:
        found["difference"] = vars(result.difference)
        found["clauses"] = result.record.data["clauses"]
    return found


def print_failures(results: Sequence[Result]) -> None:
    """Print every result that is neither a pass nor left out by the program itself."""
    for result in results:
        if result.outcome in ("pass", "unsupported", "skipped") or not result.asked:
            continue
        data = result.record.data
        console.print(f"{result.outcome}  {result.record.id}  ({result.record.variant})", style="red")
        console.print(f"    {data['title']}")
        console.print(f"    {result.reason}")
        console.print(f"    clause {', '.join(data['clauses'])}; source {source(data['source'])}")


def source(found: dict[str, Any]) -> str:
    """Return where an expectation comes from, in one line."""
    return f"{found['from']} {'; '.join(found.get('cite', []))}".strip()


def print_table(results: Sequence[Result]) -> None:
    """Print the counts by variant."""
    shown = [outcome for outcome in OUTCOMES if any(result.outcome == outcome for result in results)]
    table = Table("variant", *shown, box=None, pad_edge=False)
    for name in sorted({result.record.data["variant"]["id"] for result in results}):
        own = Counter(result.outcome for result in results if result.record.data["variant"]["id"] == name)
        table.add_row(name, *(str(own[outcome]) for outcome in shown))
    console.print(table)
    left = [result for result in results if not result.asked]
    if left:
        console.print(f"{len(left)} {left[0].reason}", style="red")
