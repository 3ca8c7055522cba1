"""belote adequacy: which changes of the rules the corpus catches."""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from belote.adequacy import Change, Originals, Records, Verdict, changes, equivalence, judge, originals, remembering
from belote.adequacy.catching import Known
from belote.adequacy.control import uncaught, unsound
from belote.cli.adequacy_report import Report, print_report
from belote.cli.adequacy_search import search_survivors
from belote.cli.common import console, errors, fail, read_records
from belote.cli.progress import watched
from belote.compare.observing import Observed, observed
from belote.data import records_folder, root
from belote.declaration import variants
from belote.declaration.suggest import did_you_mean
from belote.declaration.suggest import listed as listed_words
from belote.library import resolved
from belote_conformance.compare import comparable
from belote_conformance.errors import BrokenRecords
from belote_conformance.records import load

SHAPE = {
    "type": "object",
    "required": ["id", "kind", "clauses", "variant", "given", "events", "expect"],
    "properties": {
        "id": {"type": "string", "pattern": "/"},
        "variant": {"type": "object", "required": ["id", "options"]},
        "expect": {"type": "array", "items": {"type": "object", "required": ["at"]}},
    },
}
"""What of the form of a record must hold to tell whether it was asked before."""

FOLDER = root() / "conformance" / "adequacy"
RESULTS = ("trace", "items", "totals")
"""What is compared, all of it first."""


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
    number: Annotated[int, typer.Option(min=1, help="How many situations of each kind a search looks at.")] = 2_000,
    out: Annotated[Path | None, typer.Option(help="With --search: the folder for the records found.")] = None,
    records: Annotated[list[Path] | None, typer.Option(help="Other records: files or folders.")] = None,
    results: Annotated[
        str, typer.Option(help="What is compared: trace, or what a program shows that says items or totals.")
    ] = "trace",
    workers: Annotated[int, typer.Option("-j", min=0, help="How many processes; 0 for one on each processor.")] = 0,
    fresh: Annotated[bool, typer.Option("--fresh", help="Ask again what is remembered from earlier runs.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Change every value of a declaration, one at a time, and see whether a record notices."""
    refuse_out(out, search)
    unknown = [name for name in variant or () if name not in variants()]
    if unknown:
        fail(f'"{unknown[0]}" is no declared variant. belote variants lists them; options have none of their own.')
    listed = equivalence.read(FOLDER)
    every = originals({name: resolved(name) for name in variants()})
    if results not in RESULTS:
        meant = did_you_mean(results, RESULTS)
        fail(f"There are no results {results}. {meant} Known are {listed_words(RESULTS, 'and')}.")
    paths = records or [records_folder()]
    file = remembering.file_of(paths, results)
    known = by_variant(paths, file, results)
    refuse_records(known, every, paths)
    whole = records is None and results == RESULTS[0]
    void = next(uncaught(every, known), None) if whole else None
    if void is not None:
        fail(f"The run is void: no record notices the control, {void.key}.")
    wanted = [
        change
        for change in changes(original.resolved for original in every.values())
        if not variant or set(variant) & set(change.variants)
    ]
    task = Task(wanted, every, known, matrix)
    with watched("changes", len(wanted), json) as watch:
        verdicts = list(equivalence.sorted_out(all_verdicts(task, file, workers, fresh, watch.step), listed))
    broken = next(unsound(verdicts, every, known), None)
    if broken is not None:
        fail(f"The run is void: {broken} does not hold under the rules as they are. belote check says where.")
    wrong = [] if variant or not whole else list(equivalence.faults(verdicts, listed, every))
    ids = [record.id for name in variant or known for record in known.get(name, ())]
    print_report(Report(verdicts, ids, wrong, matrix), survivors, json)
    if search:
        say = (errors if json else console).print
        search_survivors(verdicts, every, number, out, FOLDER, workers or os.cpu_count() or 1, say)
    sys.exit(1 if wrong or any(verdict.outcome == "survived" for verdict in verdicts) else 0)


def refuse_out(out: Path | None, search: bool) -> None:
    """End the command with status 2, before any work is done, for a folder that nothing would be written to."""
    if out is not None and not search:
        fail("--out is for what is found with --search. Give both, or neither.")
    if out is not None and out.exists() and not out.is_dir():
        fail(f"{out} is no folder. Choose another place for the records found.")


def refuse_records(known: Records, every: Originals, paths: Sequence[Path]) -> None:
    """End the command with status 2 if there is no record of a variant alone, or one of a variant that is not known."""
    if not known:
        fail(f"{paths[0]}: there is no record of a variant without options. Name records, or a folder of them.")
    for name, some in known.items():
        if name not in every:
            fail(f"{some[0].id}: {name} is no declared variant. belote variants lists them.")


def by_variant(paths: Sequence[Path], file: Path, results: str = RESULTS[0]) -> Records:
    """Read records and sort them by variant; those of options protect no value of the variant itself.

    The form of those that are remembered in a file is not checked again. A record of which nothing is compared with
    such results is left out.
    """
    found: dict[str, list[Observed]] = defaultdict(list)
    try:
        read = load(paths, SHAPE)
    except BrokenRecords:
        read = read_records(paths)
    fresh = remembering.fresh([observed(record.data, results) for record in read], file)
    read_records([record.file for record in read if record.id in fresh])
    for record in read:
        if not record.data["variant"]["options"] and comparable(record.data["expect"], results):
            found[record.variant].append(observed(record.data, results))
    return found


class Task(NamedTuple):
    """What is asked: the changes, the variants, their records, and whether every record or the first that notices."""

    wanted: Sequence[Change]
    variants: Originals
    records: Records
    whole: bool


def all_verdicts(
    task: Task, file: Path, workers: int, fresh: bool, watch: Callable[[], object] = lambda: None
) -> list[Verdict]:
    """Return the verdicts on all changes, asking only what is not remembered, and remember them."""
    prints = remembering.fingerprints(task.records)
    memory = {} if fresh else remembering.load(file, prints)
    known = [remembering.known(memory, change, task.variants) for change in task.wanted]
    found = list(seen(judged(task, known, workers), watch))
    if fresh or any(len(verdict.missed) + len(verdict.caught_by) for verdict in found) or not memory:
        fuller = remembering.remember(remembering.load(file, prints), found, task.variants)
        remembering.save(file, fuller, prints)
    return found


def seen(verdicts: Iterable[Verdict], watch: Callable[[], object]) -> Iterator[Verdict]:
    """Yield verdicts as they come, each watched."""
    for verdict in verdicts:
        watch()
        yield verdict


def judged(task: Task, known: Sequence[Known], workers: int) -> Iterator[Verdict]:
    """Judge changes, in several processes where there are several cores."""
    number = min(workers or os.cpu_count() or 1, max(1, len(task.wanted) // 50))
    if number == 1:
        for change, one in zip(task.wanted, known, strict=True):
            yield judge(change, task.variants, task.records, task.whole, one)
        return
    with ProcessPoolExecutor(number, initializer=prepare, initargs=(task,)) as pool:
        yield from pool.map(judge_prepared, task.wanted, known, chunksize=20)


PREPARED: dict[str, Any] = {}


def prepare(task: Task) -> None:
    """Keep in a worker what all changes need."""
    PREPARED["task"] = task


def judge_prepared(change: Change, known: Known) -> Verdict:
    """Judge one change in a worker."""
    task: Task = PREPARED["task"]
    return judge(change, task.variants, task.records, task.whole, known)
