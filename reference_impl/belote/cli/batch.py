"""belote batch: logs of millions of deals, checked, played and made of records by the compiled kernels."""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from belote.batch import MISSING, ready
from belote.cli.common import console, errors, fail, hint_at_own, print_json, refuse_missing, refuse_place, write
from belote.cli.progress import watched
from belote.cli.reading import read_as_far, unread
from belote.errors import visible
from belote.library import resolved
from belote_conformance.records import Record

SEEDS = 2**63 - 1
"""The greatest seed: kernels count in 64 bits."""

LOST = ("unreadable", "corrupt")
FEW = 10
"""How many deals that do not conform, files and rows that cannot be read are listed."""
HELP = "Logs of millions of deals: check them, play them, make them of records. Needs the extra fast."


def add(app: typer.Typer) -> None:
    """Add the command and what it can do."""
    own = typer.Typer(help=HELP, no_args_is_help=True, pretty_exceptions_enable=False)
    own.command("check", epilog="Example: belote batch check logs/ --results found/")(check)
    own.command("play", epilog="Example: belote batch play contree-ffb -n 1000000 --out deals.parquet")(play)
    own.command("pack", epilog="Example: belote batch pack my-deals/ --variant bela-hr --out deals.parquet")(pack)
    own.command("unpack", epilog="Example: belote batch unpack deals.parquet")(unpack)
    app.add_typer(own, name="batch")


def needed(*names: str) -> list[Any]:
    """Return modules of the batch engine, or end with a plain message where the extra is not installed."""
    if not ready():
        fail(MISSING)
    return [importlib.import_module(f"belote.batch.{name}") for name in names]


def is_batch_log(path: Path) -> bool:
    """Say whether a path named to check holds batch logs; never where the extra is not installed."""
    parquet = path.suffix == ".parquet" or (path.is_dir() and next(path.rglob("*.parquet"), None) is not None)
    return parquet and ready() and bool(importlib.import_module("belote.batch.parts").is_batch_log(str(path)))


def check(
    path: Annotated[str, typer.Argument(help="A log, a folder of them, or an address of a store, as s3://logs/2026.")],
    variant: Annotated[str | None, typer.Option(help="Check it under this variant instead of its own.")] = None,
    results: Annotated[
        str | None, typer.Option(help="A folder, or an address of a store, for what is found of each deal.")
    ] = None,
    threads: Annotated[int, typer.Option("-j", min=0, help="How many threads; 0 for one on each processor.")] = 0,
    cluster: Annotated[bool, typer.Option("--cluster", help="Check with Dask, here unless told where.")] = False,
    scheduler: Annotated[str | None, typer.Option(help="The address of a Dask scheduler.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check every deal of logs, and say how many conform, and which clauses are broken how often.

    Logs are batch logs (Parquet), and records one to a line (.jsonl), which the interpreter checks, slowly.

    With --results a run that was ended goes on where it was. Exit status: 1 if a deal breaks the rules, 2 if rows
    could not be read.
    """
    run_check(path, variant, results, threads, cluster or scheduler is not None, scheduler, json)


def run_check(
    path: str,
    variant: str | None,
    results: str | None = None,
    threads: int = 0,
    cluster: bool = False,
    scheduler: str | None = None,
    json: bool = False,
) -> NoReturn:
    """Check batch logs with a bar for the progress, print the counts, and end with the status."""
    checking, parts, stores = needed("checking", "parts", "stores")
    try:
        if not stores.exists(path):
            fail(f"{path}: there is no such file or folder.")
        with hint_at_own(variant):
            resolved(parts.variant_for(path, variant))
        run = checking.prepare(path, variant, results, threads)
    except OSError as error:
        fail(f"{path} cannot be asked for: {error.strerror or error}")
    on_cluster = clustered(scheduler) if cluster else None
    unread: Counter[str] = Counter()

    def note(part: Any, counts: Mapping[str, int]) -> None:
        unread[part.file] += counts.get("unreadable", 0)

    with watched("deals") as watch:
        if on_cluster is None:
            counts = checking.check_all(run, watch.at, note)
        else:
            module, client = on_cluster
            with client:
                counts = module.check_on_cluster(run, client, watch.at, note)
    tell(counts, first_wrong(run, counts), {file: rows for file, rows in sorted(unread.items()) if rows}, json)


def clustered(scheduler: str | None) -> tuple[Any, Any]:
    """Return what checks on a cluster, and a client of it; without one the command ends with status 2."""
    (module,) = needed("cluster")
    try:
        return module, module.client_for(scheduler)
    except ImportError:
        fail("A cluster needs Dask (pip install 'belote[cluster]'). Without --cluster the same is checked here.")
    except (OSError, ValueError) as error:
        fail(f"There is no scheduler at {scheduler or 'this machine'}: {error}. Start one with: dask scheduler.")


def first_wrong(run: Any, counts: dict[str, int]) -> list[Any] | None:
    """Return the first deals that do not conform; nothing where no results were kept to find them in."""
    if run.results is None:
        return None
    (wrong,) = needed("wrong")
    return list(islice(wrong.wrong_deals(run), FEW)) if set(counts) - {"conforms", "unreadable"} else []


def tell(counts: dict[str, int], wrong: Sequence[Any] | None, unread: Mapping[str, int], json: bool) -> NoReturn:
    """Print the counts, the first deals that do not conform and the files with rows that cannot be read, by their
    numbers, and end with the status.

    Nothing checked is nothing that conforms.
    """
    if not counts and not json:
        fail("There is no deal in what was named.")
    lost = sum(counts.get(name, 0) for name in LOST)
    broken = sum(counts.get(name, 0) for name in ("breaks", "differs", "unfinished", "broken"))
    if json:
        first = {"first": [one._asdict() for one in wrong]} if wrong else {}
        print_json(counts | first | ({"unreadable_files": dict(unread)} if unread else {}))
    else:
        for name, count in counts.items():
            console.print(f"{count:12,} {name}")
        for one in wrong or ():
            console.print(one.told(), highlight=False)
        for file, rows in islice(unread.items(), FEW):
            errors.print(visible(f"{file}: {rows:,} {'row' if rows == 1 else 'rows'} cannot be read"), style="yellow")
        if len(unread) > FEW:
            errors.print(f"and {len(unread) - FEW:,} more files with rows that cannot be read")
        if wrong is None and lost + broken > sum(unread.values()):
            errors.print("Which deals these are is kept, and the first are listed, with --results FOLDER.")
    sys.exit(2 if lost or not counts else 1 if broken else 0)


def play(
    variant: Annotated[str, typer.Argument(help="An id with options, or a path to a YAML file.")],
    out: Annotated[Path, typer.Option(help="The batch log to write.")],
    number: Annotated[int, typer.Option("-n", help="How many deals.", min=1)] = 1_000_000,
    seed: Annotated[int, typer.Option(min=0, max=SEEDS, help="The same seed gives the same deals.")] = 0,
    manner: Annotated[str, typer.Option(help="random or greedy.")] = "random",
    threads: Annotated[int, typer.Option("-j", min=0, help="How many threads; 0 for one on each processor.")] = 0,
) -> None:
    """Play whole deals, with their scores, into a batch log."""
    refuse_place(out)
    tables, writing = needed("tables", "writing")
    if manner not in ("random", "greedy"):
        fail(f"{manner} is no manner of playing; say random or greedy.")
    writing.write_played(tables.batch(variant), variant, out, number, seed, manner, threads)


def pack(
    paths: Annotated[list[Path], typer.Argument(help="Records of whole deals, or folders of them.")],
    variant: Annotated[str, typer.Option(help="The variant of the log: an id with options.")],
    out: Annotated[Path, typer.Option(help="The batch log to write.")],
) -> None:
    """Make a batch log of records of whole deals; those in which no card was played are left out.

    What cannot be read, is no whole deal, or has an event that the rules refuse is named and left out too. Exit status
    2 if there was such a record.
    """
    refuse_place(out)
    tables, writing = needed("tables", "writing")
    records, problems = read_as_far(paths, variant)
    refuse_others(records, variant)
    left_out = Skipped()
    for problem in unread(problems).values():
        left_out.tell(str(problem))
    data = [record.data for record in records]
    packed = writing.write_records(
        tables.batch(variant), variant, out, data, lambda number, why: left_out.tell(f"{records[number].file}: {why}")
    )
    if packed.without_card:
        errors.print(f"{packed.without_card} of {len(data)} deals are left out: no card was played in them.")
    if left_out.number:
        record = "record is" if left_out.number == 1 else "records are"
        nothing = "" if packed.written or packed.without_card else "; nothing was written"
        errors.print(f"{left_out.number:,} {record} left out{nothing}")
        sys.exit(2)


class Skipped:
    """What was passed over: the first are named on standard error, all are counted."""

    def __init__(self) -> None:
        self.number = 0

    def tell(self, line: str) -> None:
        """Count one, and name it if it is among the first."""
        self.number += 1
        if self.number <= FEW:
            errors.print(visible(line), style="yellow")


def refuse_others(records: Sequence[Record], variant: str) -> None:
    """End the command with status 2 for no record at all, or one of another variant than that of the log."""
    if not records:
        fail("There is no record in what was named.")
    own = resolved(variant)
    for record in records:
        told = record.data["variant"]
        if (told["id"], sorted(told["options"])) not in ((own.id, sorted(own.options)), (variant, [])):
            fail(f"{record.file} is of {record.variant}, and the log would be of {variant}. Pack them apart.")


def unpack(
    path: Annotated[Path, typer.Argument(help="A batch log.")],
    variant: Annotated[
        str | None, typer.Option(help="Its variant, where it does not tell or another is meant.")
    ] = None,
) -> None:
    """Print the deals of a batch log as records, one JSON object to a line.

    Deals that were packed come back as they were. Those that were played into the log tell nothing before their first
    card: they come as records of kind perft, with hands, contract and cards. Exit status 2 if a row makes no record.
    """
    refuse_missing([path])
    if not path.is_file():
        fail(f"{path} is no file. Name one batch log.")
    tables, writing, parts, stores = needed("tables", "writing", "parts", "stores")
    if stores.has_lines(str(path)):
        fail(f"{path} holds records already, one to a line. Name a batch log (.parquet).")
    name = parts.variant_for(str(path), variant)
    found = resolved(name)
    told = {"id": found.id, "options": list(found.options), "digest": found.digest}
    skipped = Skipped()
    found_rows = writing.lines(
        tables.batch(name), path, told, lambda row, why: skipped.tell(f"{path} row {row}: {why}")
    )
    for line in found_rows:
        write(line + "\n")
    if skipped.number:
        errors.print(f"{skipped.number:,} {'row makes' if skipped.number == 1 else 'rows make'} no record")
        sys.exit(2)
