"""belote adequacy: which changes of the rules the corpus catches."""

from __future__ import annotations

import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from belote.adequacy import Change, Records, Verdict, changes, equivalence, judge, remembering
from belote.adequacy.control import uncaught
from belote.adequacy.matrix import idle, protectors
from belote.cli.adequacy_search import search_survivors
from belote.cli.common import console, fail, print_json, read_records
from belote.compare.observing import Observed, observed
from belote.data import records_folder, root
from belote.declaration import Resolved, dotted, variants
from belote.library import resolved

FOLDER = root() / "conformance" / "adequacy"
OUTCOMES = ("refused", "caught", "equivalent", "survived")


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("adequacy", epilog="Example: belote adequacy --variant belote-fr --survivors")(command)


def command(
    variant: Annotated[list[str] | None, typer.Option(help="Only this variant; all if none.")] = None,
    survivors: Annotated[bool, typer.Option("--survivors", help="Name every change that survived.")] = False,
    matrix: Annotated[
        bool, typer.Option("--matrix", help="Find every record that catches a change, not the first.")
    ] = False,
    search: Annotated[
        bool, typer.Option("--search", help="Search for the smallest record that would catch each survivor.")
    ] = False,
    number: Annotated[int, typer.Option(help="How many random situations a search looks at.")] = 2_000,
    out: Annotated[Path | None, typer.Option(help="With --search: the folder for the records found.")] = None,
    records: Annotated[list[Path] | None, typer.Option(help="Other records: files or folders.")] = None,
    workers: Annotated[int, typer.Option("-j", help="How many processes share the work.")] = 0,
    fresh: Annotated[bool, typer.Option("--fresh", help="Ask again what is remembered from earlier runs.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Change every value of a declaration, one at a time, and see whether a record notices."""
    every = {name: resolved(name) for name in variants()}
    unknown = [name for name in variant or () if name not in every]
    if unknown:
        fail(f"{unknown[0]} is no declared variant. belote variants lists them.")
    known = by_variant(records or [records_folder()])
    void = next(uncaught(every, known), None) if records is None else None
    if void is not None:
        fail(f"The run is void: no record notices the control, {void.key}.")
    wanted = [change for change in changes(every.values()) if not variant or set(variant) & set(change.variants)]
    listed = equivalence.read(FOLDER)
    verdicts = list(equivalence.sorted_out(all_verdicts(wanted, every, known, matrix, workers, fresh), listed))
    wrong = [] if variant or records else list(equivalence.faults(verdicts, listed, every))
    report(verdicts, known, survivors, matrix, json)
    for line in wrong:
        console.print(line, style="red")
    if search:
        search_survivors(verdicts, every, number, out, FOLDER)
    sys.exit(1 if wrong or any(verdict.outcome == "survived" for verdict in verdicts) else 0)


def by_variant(paths: Sequence[Path]) -> Records:
    """Read records and sort them by variant; those of options protect no value of the variant itself."""
    found: dict[str, list[Observed]] = defaultdict(list)
    for record in read_records(paths):
        if not record.data["variant"]["options"]:
            found[record.variant].append(observed(record.data))
    return found


def all_verdicts(
    wanted: Sequence[Change], every: Mapping[str, Resolved], known: Records, matrix: bool, workers: int, fresh: bool
) -> Iterable[Verdict]:
    """Return the verdicts on all changes, from memory where nothing has changed."""
    file = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "belote" / "adequacy.json"
    remembered = {} if fresh else remembering.load(file)
    prints = remembering.fingerprints(wanted, every, known, matrix)
    asked = [change for change in wanted if prints[change.key] not in remembered]
    found = {verdict.change.key: verdict for verdict in judged(asked, every, known, matrix, workers)}
    for change in wanted:
        if change.key not in found:
            outcome, catching = remembered[prints[change.key]]
            found[change.key] = Verdict(change, outcome, tuple(catching))
    if asked:
        kept = {print_: Verdict(wanted[0], *entry) for print_, entry in remembered.items()}
        remembering.save(file, kept | {prints[key]: verdict for key, verdict in found.items()})
    return [found[change.key] for change in wanted]


def judged(
    asked: Sequence[Change], every: Mapping[str, Resolved], known: Records, matrix: bool, workers: int
) -> list[Verdict]:
    """Judge changes, in several processes where there are several cores."""
    number = min(workers or os.cpu_count() or 1, max(1, len(asked) // 50))
    if number == 1:
        return [judge(change, every, known, matrix) for change in asked]
    with ProcessPoolExecutor(number, initializer=prepare, initargs=(every, known, matrix)) as pool:
        return list(pool.map(judge_prepared, asked, chunksize=20))


PREPARED: dict[str, Any] = {}


def prepare(every: Mapping[str, Resolved], known: Records, matrix: bool) -> None:
    """Keep in a worker what all changes need."""
    PREPARED["given"] = (every, known, matrix)


def judge_prepared(change: Change) -> Verdict:
    """Judge one change in a worker."""
    return judge(change, *PREPARED["given"])


def report(verdicts: Sequence[Verdict], known: Records, survivors: bool, matrix: bool, json: bool) -> None:
    """Print the verdicts, as a table or as JSON."""
    if json:
        print_json([as_json(verdict) for verdict in verdicts])
        return
    print_table(verdicts)
    for verdict in verdicts if survivors else ():
        if verdict.outcome == "survived":
            console.print(f"{verdict.change.key}  [{verdict.change.mutation.clause}]")
    if matrix:
        ids = [record.id for some in known.values() for record in some]
        for record in sorted(idle(ids, verdicts)):
            console.print(f"{record}: protects nothing")
        for record, alone in sorted(protectors(verdicts).items()):
            console.print(f"{record}: alone protects {len(alone)}, as {alone[0]}")


def as_json(verdict: Verdict) -> dict[str, object]:
    """Return a verdict in JSON."""
    change = verdict.change.mutation
    return {
        "file": verdict.change.file,
        "path": dotted(change.path),
        "clause": change.clause,
        "old": change.old,
        "new": change.new,
        "variants": list(verdict.change.variants),
        "outcome": verdict.outcome,
        "caught_by": list(verdict.caught_by),
    }


def print_table(verdicts: Sequence[Verdict]) -> None:
    """Print caught / applicable for the values of each file, and for all."""
    table = Table("written in", "changes", *OUTCOMES, "caught / applicable", box=None, pad_edge=False)
    files = dict.fromkeys(verdict.change.file for verdict in verdicts)
    for name in (*files, "all"):
        counts = Counter(v.outcome for v in verdicts if name in (v.change.file, "all"))
        applicable = counts["caught"] + counts["survived"]
        row = [sum(counts.values()), *(counts[outcome] for outcome in OUTCOMES)]
        table.add_row(name, *map(str, row), f"{counts['caught']} / {applicable}")
    console.print(table)
