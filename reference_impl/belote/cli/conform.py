"""belote conform: the corpus against a program, against its answers in a file, or against the reference."""

from __future__ import annotations

import json as _json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.table import Table

from belote.cli.common import console, errors, fail, print_json, refuse_missing
from belote.cli.progress import watched
from belote.cli.reading import corpus_problems
from belote.data import records_folder, root, schema_file
from belote.declaration import name_of, resolved_document
from belote.fuzz.readings import readings_of
from belote.library import resolved
from belote_conformance.checking import Plan, check, check_answers, known_ids, workers
from belote_conformance.errors import BrokenInput, BrokenRecords
from belote_conformance.known import Entry, mended, read_known, write_known
from belote_conformance.offline import export as questions
from belote_conformance.records import Record
from belote_conformance.reports.every import write_reports
from belote_conformance.reports.files import why_unwritable, write_whole
from belote_conformance.reports.text import failures, heading, reasons, suspects, warnings
from belote_conformance.selection import PROFILES, Selection
from belote_conformance.session import Declarations
from belote_conformance.smoke import smoke as smoke_test
from belote_conformance.supply import Supply
from belote_conformance.verdict import Verdict, as_json, summary, who, words

NONE_CHOSEN = "No record was chosen. Leave out some of --variant, --profile and -k, or name other --records."
REPORTS = "Write a report of this form."


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
    match: Annotated[
        str, typer.Option("-k", help="Only records with these words in id, title, variant or clauses; and, or, not.")
    ] = "",
    records: Annotated[list[Path] | None, typer.Option(help="These records, not the corpus: files or folders.")] = None,
    jobs: Annotated[str, typer.Option("-j", "--jobs", help="Processes of the program at a time, or auto.")] = "1",
    smoke: Annotated[bool, typer.Option("--smoke", help="A handful of records, and advice on the adapter.")] = False,
    one_shot: Annotated[bool, typer.Option("--one-shot", help="Start the program once for each record.")] = False,
    known_failures: Annotated[Path | None, typer.Option(help="A list of records that are known to fail.")] = None,
    fix: Annotated[bool, typer.Option("--fix", help="Write the list of known failures anew.")] = False,
    export: Annotated[Path | None, typer.Option(help="Write the questions to this file, and run nothing.")] = None,
    answers: Annotated[Path | None, typer.Option(help="Compare the answers in this file.")] = None,
    jsonl: Annotated[Path | None, typer.Option(help=REPORTS)] = None,
    junit: Annotated[Path | None, typer.Option(help=REPORTS)] = None,
    markdown: Annotated[Path | None, typer.Option(help=REPORTS)] = None,
    html: Annotated[Path | None, typer.Option(help=REPORTS)] = None,
    badge: Annotated[Path | None, typer.Option(help=REPORTS)] = None,
    timeout: Annotated[float, typer.Option(min=0.01, help="Seconds to wait for a reply.")] = 10.0,
    digests: Annotated[bool, typer.Option(help="Refuse records made for other rules.")] = True,
    validate: Annotated[bool, typer.Option("--validate", help="Hold every message against its schema.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Run the corpus against a program: what conforms, what does not, and which clause is likely at fault."""
    reports = {"jsonl": jsonl, "junit": junit, "markdown": markdown, "html": html, "badge": badge}
    refuse_mixed(program, smoke, export, answers, fix, known_failures)
    refuse_unwritable([*reports.values(), export])
    refuse_one_file(reports | {"known-failures": known_failures, "answers": answers})
    try:
        plan = Plan(
            supply=supply(),
            paths=records or (),
            selection=selected(variant, profile, match),
            command=program or (),
            timeout=timeout,
            digests=digests,
            validate=validate or smoke,
            one_shot=one_shot,
            workers=workers(jobs),
        )
        chosen = choose(plan, json)
        if export is not None:
            sys.exit(write_questions(plan, chosen, export))
        if smoke:
            sys.exit(print_smoke(plan, chosen))
        entries = read_known(known_failures) if known_failures and (known_failures.exists() or not fix) else {}
        verdict = check_answers(plan, chosen, answers, entries) if answers else checked(plan, chosen, entries, json)
        verdict = with_readings(verdict)
        finish(plan, verdict, entries, known_failures if fix else None, reports, json)
    except BrokenInput as error:
        fail(*error.problems)


def supply() -> Supply:
    """Return what the runner is given: records, schemas, clauses, declarations, the reference, and what is noticed."""
    reference = [sys.executable, "-m", "belote", "serve"]
    schemas = schema_file("record.schema.json").parent
    notices = root() / "conformance" / "results" / "notices.json"
    return Supply(records_folder(), schemas, root() / "spec" / "clauses", declaration_of, reference, notices)


def declaration_of(name: str) -> tuple[str, dict[str, Any]]:
    """Return digest and resolved declaration of a variant."""
    found = resolved(name)
    return found.digest, resolved_document(found)


def refuse_mixed(
    program: Sequence[str] | None, smoke: bool, export: Path | None, answers: Path | None, fix: bool, known: Path | None
) -> None:
    """End the command with status 2 for options that do not go together."""
    if fix and known is None:
        fail("--fix goes with --known-failures FILE.")
    if (export or answers) and (program or smoke):
        fail("--export and --answers go without a program, and without --smoke.")
    if export and answers:
        fail("--export writes the questions and --answers compares the answers; give one of them.")


def refuse_unwritable(paths: Sequence[Path | None]) -> None:
    """End the command with status 2, before anything is run, if a file cannot be written."""
    for path in paths:
        if path is not None and (why := why_unwritable(path)):
            fail(f"{path}: {why}.")


def refuse_one_file(named: Mapping[str, Path | None]) -> None:
    """End the command with status 2 if two options name one file: the later would overwrite the earlier."""
    seen: dict[Path, str] = {}
    for option, path in named.items():
        if path is not None and seen.setdefault(path.resolve(), option) != option:
            fail(f"--{seen[path.resolve()]} and --{option} name the same file, {path}. Name two.")


def selected(variants: list[str] | None, profiles: list[str] | None, expression: str) -> Selection:
    """Return what was asked for; a variant, profile or expression that is none ends the command with status 2."""
    for name in variants or ():
        resolved(name)
    try:
        return Selection(tuple(variants or ()), tuple(profiles or ()), expression)
    except BrokenInput as error:
        raise typer.BadParameter(str(error)) from None


def choose(plan: Plan, json: bool) -> list[Record]:
    """Return the records chosen; none at all, or one with a problem, ends the command with status 2."""
    refuse_missing(plan.places)
    try:
        chosen = plan.records()
    except BrokenRecords as error:
        fail(*(corpus_problems(error.files) or error.problems))
    if not chosen:
        told = list(without_records(plan)) or [NONE_CHOSEN]
        if not json:
            fail(*told)
        for line in told:
            errors.print(line, style="red")
    return chosen


def without_records(plan: Plan) -> Iterator[str]:
    """Yield for each variant asked for of which there is no record at all why, and how it is checked instead."""
    there = {record.data["variant"]["id"] for record in plan.everything()}
    for name in plan.selection.variants:
        game = resolved(name)
        if name not in there and (name_of(name).is_path or game.id not in there):
            own = "a declaration of your own: the corpus has" if name_of(name).is_path else "declared, and there are"
            parent = next((one for one in reversed(game.lineage[:-1]) if one in there), "")
            inherited = (
                f" The records of {parent}, which it extends, are asked with --variant {parent}." if parent else ""
            )
            play = (
                ""
                if game.abstract
                else f" belote fuzz --variant {name} -- PROGRAM puts random deals of it to a program."
            )
            yield f"{name} is {own} no records of it.{play}{inherited}"


def write_questions(plan: Plan, chosen: Sequence[Record], path: Path) -> int:
    """Write the questions to a file and return the exit status."""
    lines = questions(chosen, Declarations(plan.supply.resolve))
    write_whole(path, "".join(_json.dumps(line, separators=(",", ":")) + "\n" for line in lines))
    console.print(f"{path}: {len(chosen)} records; compare the answers with --answers and the same choice of records")
    return 0 if chosen else 2


def print_smoke(plan: Plan, chosen: Sequence[Record]) -> int:
    """Put a handful of records to the program, print what to do, and return the exit status."""
    found = smoke_test(chosen, plan.session())
    for result in found.results:
        console.print(f"{heading(result)}  {result.reason}".rstrip())
    if found.broken:
        console.print(f"the adapter is broken: {found.broken}", style="red")
    console.print(found.advice)
    for line in found.stderr:
        console.print(f"    stderr: {line}")
    return found.status


def checked(plan: Plan, chosen: Sequence[Record], entries: Mapping[str, Entry], json: bool) -> Verdict:
    """Run the records, with a bar where somebody looks on."""
    with watched("records", len(chosen), json) as watch:
        return check(plan, chosen, entries, watch.step)


def with_readings(verdict: Verdict) -> Verdict:
    """Return a verdict in which each failure names the options under which it is none, if there are any."""
    if verdict.hello is None or not any(result.seen for result in verdict.results):
        return verdict
    found = readings_of(verdict.results, verdict.hello)
    results = [replace(one, options=found.get(one.record.id, ())) if one.seen else one for one in verdict.results]
    return replace(verdict, results=results)


def finish(
    plan: Plan,
    verdict: Verdict,
    entries: Mapping[str, Entry],
    fix: Path | None,
    reports: Mapping[str, Path | None],
    json: bool,
) -> NoReturn:
    """Print the verdict, write what was asked for, and end with the exit status."""
    if json:
        print_json({"results": [as_json(result) for result in verdict.results], "counts": verdict.counts()})
    else:
        print_verdict(verdict)
    write_reports(verdict, reports)
    if fix is not None:
        listed = mended(verdict.results, entries, known_ids(plan))
        write_whole(fix, write_known(listed, fix))
        errors.print(f"{fix}: {len(listed)} known failures")
    sys.exit(verdict.status)


def print_verdict(verdict: Verdict) -> None:
    """Print failures, counts, why records were left out, the clauses most likely at fault, and the sum."""
    for line in failures(verdict):
        console.print(line, style=None if line.startswith("    ") else "red")
    shown = list(verdict.counts())
    table = Table("variant", *map(words, shown), box=None, pad_edge=False)
    for name, own in verdict.by_variant().items():
        table.add_row(name, *(str(own.get(outcome, 0)) for outcome in shown))
    console.print(table)
    for line in (*reasons(verdict), *suspects(verdict)):
        console.print(line)
    for line in warnings(verdict):
        console.print(line, style="red")
    console.print(f"{who(verdict)}: {summary(verdict.counts())}")
