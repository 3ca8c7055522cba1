"""belote perft: how many legal continuations a deal has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from belote.cli.common import console, errors, fail, print_json
from belote.cli.progress import Watch, watched
from belote.cli.reading import one_record
from belote.deal import Deal
from belote.errors import Refusal
from belote.library import resolved, rules
from belote.perft import Counter, counter, opened
from belote.perft.calls import PHASES
from belote.perft.choice import can_be_counted
from belote.perft_tables import PATIENCE, seed_of
from belote.record import check_record
from belote.record.counts import write_parts
from belote.record.deals import Moment
from belote.record.run import kind_of
from belote.record.wording import call_words
from belote_conformance.records import Record

Json = dict[str, Any]


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("perft", epilog="Example: belote perft belote-fr --seed 1 --depth 6 --divide")(command)


def command(
    variant: Annotated[str, typer.Argument(help="An id with options, or a path to a YAML file.")],
    depth: Annotated[int | None, typer.Option(help="How many cards or calls; a record of a count has its own.")] = None,
    deal: Annotated[Path | None, typer.Option(help="A record or a log of kind deal or perft, or -.")] = None,
    id: Annotated[
        str | None, typer.Option(help="Of several records: the id of one, or its line, as x.jsonl:3.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="Without a record: the same seed gives the same deal; by default, the first that is played."),
    ] = None,
    auction: Annotated[bool, typer.Option("--auction", help="Count calls, from the first one.")] = False,
    divide: Annotated[bool, typer.Option("--divide", help="Count by first card or call.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Count how many sequences of cards, or of calls, the rules allow from a position (clause record.perft).

    From a record of kind deal the play is counted from its first card; from one of kind perft, after its events.
    """
    record = record_in(deal, id, variant) if deal else None
    position = from_record(record, variant, auction) if record else from_seed(variant, seed, auction)
    steps = record.data["given"].get("depth") if record and depth is None else depth
    if steps is None:
        fail("Say how deep to count: --depth N.")
    if not 1 <= steps <= 64:
        fail(f"--depth {steps} cannot be counted. Give 1 to 64.")
    found = counter(position)
    with watched("counting", quiet=json) as watch:
        counts = list(rows(found, steps, watch)) if json or not divide else []
        if divide:
            watch.now(f"dividing {steps} deep")
        parts = write_parts(found.deal.rules, found.divide(steps)) if divide else []
    if json:
        print_json(as_json(found, variant, counts, parts if divide else None))
    elif divide:
        print_parts(parts)
    else:
        print_counts(found, counts)


def record_in(file: Path, id: str | None, variant: str) -> Record:
    """Return the one record of a file; anything else ends the command with status 2."""
    record = one_record(file, id, variant)
    kind = record.data["kind"]
    if kind not in ("deal", "perft"):
        fail(f"{record.file} is of kind {kind}. Counted is from a record of kind deal or perft.")
    return record


def from_record(record: Record, variant: str, auction: bool) -> Deal:
    """Return the deal to count from: before its first call, or where its calls have led."""
    used = rules(variant)
    check_record(used, record.data)
    kind = kind_of(record.data)
    moment: Moment = kind.begin(used, record.data["given"])
    for index, event in enumerate(wanted(record.data, auction)):
        try:
            moment = kind.apply(moment, event, f"events.{index}")
        except Refusal as refusal:
            fail(f"{record.file}: event {index} is refused: {refusal}")
    if auction and moment.deal.phase not in PHASES:
        fail(f"{record.file}: no auction begins here. Leave out --auction.")
    if not auction and record.data["kind"] == "deal" and moment.deal.phase != "play":
        fail(f"{record.file}: the play does not begin. Give all calls, or count them with --auction.")
    if not can_be_counted(moment.deal):
        fail(f"{record.file}: nothing is counted in the phase {moment.deal.phase}. Go on until the play begins.")
    return moment.deal


def wanted(record: Json, auction: bool) -> Iterator[Json]:
    """Yield the events that are applied before counting."""
    if auction:
        yield from takewhile(lambda event: event["do"] == "cut", record["events"])
    elif record["kind"] == "deal":
        yield from takewhile(lambda event: event["do"] != "play", record["events"])
    else:
        yield from record["events"]


def from_seed(variant: str, seed: int | None, auction: bool) -> Deal:
    """Return the deal of a seed, as in the published tables; without one the first that can be counted."""
    if seed is None:
        seed = 0 if auction else first_played(variant)
    one = opened(rules(variant), seed_of(resolved(variant), seed))
    if auction:
        if one.first.phase not in PHASES:
            fail("No call is made in this game. Leave out --auction.")
        return one.first
    if one.last.phase != "play":
        fail(f"Deal {seed} is not played. Take another --seed, or count its auction with --auction.")
    return one.last


def first_played(variant: str) -> int:
    """Return the number of the first deal that is played, and say it on standard error."""
    used, own = rules(variant), resolved(variant)
    played = (number for number in range(PATIENCE) if opened(used, seed_of(own, number)).last.phase == "play")
    first = next(played, None)
    if first is None:
        fail(f"None of the first {PATIENCE} deals is played. Name one with --deal, or count auctions with --auction.")
    errors.print(f"Counted is the first deal that is played: --seed {first}.")
    return first


def rows(found: Counter, depth: int, watch: Watch) -> Iterator[Json]:
    """Yield the count of every depth up to this one."""
    for steps in range(1, depth + 1):
        watch.now(f"counting {steps} deep of {depth}")
        complete = found.complete(steps)
        yield {"depth": steps, "nodes": found.nodes(steps)} | ({} if complete is None else {"complete": complete})


def as_json(found: Counter, variant: str, counts: Sequence[Json], parts: Sequence[Json] | None) -> Json:
    """Return the counts for machines, divided if that is wanted."""
    divided = {} if parts is None else {"divide": parts}
    return {"variant": variant, "phase": found.deal.phase, "counts": counts, **divided}


def print_counts(found: Counter, counts: Sequence[Json]) -> None:
    """Print the count of every depth."""
    heads = ("calls", "sequences", "auctions over") if found.calls else ("cards", "sequences")
    table = Table(*heads, box=None, pad_edge=False)
    for row in counts:
        table.add_row(*map(str, row.values()))
    console.print(table)


def print_parts(parts: Sequence[Json]) -> None:
    """Print the count by first card or call, and the sum."""
    table = Table("first", "sequences", box=None, pad_edge=False)
    for part in parts:
        table.add_row(part["card"] if "card" in part else f"{part['seat']} {said(part)}", str(part["nodes"]))
    table.add_row("all", str(sum(part["nodes"] for part in parts)))
    console.print(table)


def said(part: Json) -> str:
    """Return a call in words."""
    return part["do"] if part["do"] in ("pass", "accept", "refuse") else call_words(part)
