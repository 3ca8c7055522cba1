"""belote replay: every step of a recorded deal, for people to read."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from belote.cli.common import console, errors, print_json, read_records
from belote.cli.pictures import card_text, hands_table
from belote.deal import Deal
from belote.errors import BrokenInput, Refusal
from belote.library import rules
from belote.record import write_contract
from belote.record.deals import Moment
from belote.record.kinds import Kind
from belote.record.results import write_item
from belote.record.run import kind_of
from belote.scoring import DealScore
from belote_conformance.records import Record


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay", epilog="Example: belote replay conformance/records/scoring --json")(command)


def command(
    paths: Annotated[list[Path], typer.Argument(help="Records, or folders of them.")],
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Replay recorded deals: hands, calls, tricks, declarations, and the score item by item."""
    records = read_records(paths)
    broken = False
    steps = []
    for record in records:
        try:
            steps.append(replay(record, quiet=json))
        except (BrokenInput, Refusal) as error:
            broken = True
            errors.print(f"{record.file}: {error}", style="red", markup=False)
    if json:
        print_json(steps)
    sys.exit(2 if broken else 0)


def replay(record: Record, quiet: bool) -> dict[str, Any]:
    """Replay one record and return its steps; print them unless ``quiet``."""
    table = rules(record.variant)
    kind = kind_of(record.data)
    states = [kind.begin(table, record.data["given"])]
    refusal: Refusal | None = None
    for index, event in enumerate(record.data["events"]):
        try:
            states.append(kind.apply(states[-1], event, f"events.{index}"))
        except Refusal as error:
            refusal = error
            break
    if not quiet:
        print_record(record, states, refusal)
    return as_json(record, kind, states, refusal)


def as_json(record: Record, kind: Kind, states: list[Any], refusal: Refusal | None) -> dict[str, Any]:
    """Return all steps with everything that can be observed."""
    names = ("turn", "cards", "calls", "declarations", "contract", "trick", "outcome", "items", "score", "totals")
    steps = [{"at": at, **{name: kind.observe(state, name) for name in names}} for at, state in enumerate(states)]
    found = {"id": record.id, "variant": record.variant, "steps": steps}
    if refusal is None:
        return found
    reason = {"code": refusal.code, "phase": refusal.phase, "clause": refusal.clause, "reason": refusal.reason}
    return found | {"refused": reason}


def print_record(record: Record, states: list[Any], refusal: Refusal | None) -> None:
    """Print a record for people."""
    console.print(f"{record.id}  ({record.variant})", style="bold", markup=False)
    console.print(record.data["title"], markup=False)
    last = states[-1]
    if isinstance(last, Moment):
        print_deal(record, states)
    else:
        for event in record.data["events"]:
            console.print("  " + " ".join(map(str, event.values())), markup=False)
        score = getattr(last, "score", None)
        if score is not None:
            print_score(last.rules, score)
    if refusal is not None:
        console.print(f"refused: {refusal}", style="red", markup=False)
    console.print()


def print_deal(record: Record, states: list[Moment]) -> None:
    """Print hands, calls, tricks and score of a deal."""
    events = record.data["events"]
    first = next((state.deal for state in states if state.deal.phase == "play"), states[-1].deal)
    console.print(hands_table(first))
    calls = [event for event in events if event["do"] not in ("play", "declare", "show")]
    console.print("calls: " + ", ".join(f"{e['seat']} {call_text(e)}" for e in calls), markup=False)
    if first.contract is not None:
        shown = write_contract(first.rules, first.contract)
        console.print("contract: " + ", ".join(f"{key} {value}" for key, value in shown.items()), markup=False)
    spoken = [event for event in events if event["do"] in ("declare", "show")]
    for event in spoken:
        console.print(f"{event['seat']} {event['do']}s {' '.join(event.get('cards', []))}", markup=False)
    console.print(tricks_table(first, states))
    result = states[-1].deal.result
    if result is not None and result.score is not None:
        print_score(first.rules, result.score)
    elif result is not None:
        console.print(f"the deal is {result.outcome}", markup=False)


def call_text(event: dict[str, Any]) -> str:
    """Return a call in a few words."""
    words = [str(event[key]) for key in ("call", "amount", "denomination", "manner", "number", "what") if key in event]
    return " ".join(words) if words else str(event["do"])


def tricks_table(first: Deal, states: list[Moment]) -> Table:
    """Return the tricks, one to a row: who played what, who won, and what it was worth."""
    letters = first.rules.table.letters
    table = Table("trick", *letters, "won by", "points", box=None, pad_edge=False)
    for before, after in pairwise(states):
        if after.winner < 0 or before.deal.play is None or after.deal.play is None:
            continue
        play = before.deal.play
        cards = [card for card in first.rules.pack.codes if after.trick >> first.rules.pack.index[card] & 1]
        shown = dict.fromkeys(range(len(letters)), "")
        order = [first.rules.pack.codes[card] for card in play.trick]
        order += [card for card in cards if card not in order]
        for place, card in enumerate(order):
            seat = (play.leader + place) % len(letters)
            shown[seat] = card_text(card) + ("*" if place == 0 else "")
        points = after.deal.table.points(after.trick)
        table.add_row(str(play.number), *shown.values(), letters[after.winner], str(points))
    return table


def print_score(rules_used: Any, score: DealScore) -> None:
    """Print the items of a score with their clauses."""
    table = Table("side", "for", "card points", "factor", "game points", "clause", box=None, pad_edge=False)
    for item in score.items:
        shown = write_item(rules_used, item)
        table.add_row(*(str(shown[key]) for key in ("side", "code", "points", "factor", "game", "clause")))
    console.print(table)
    names = rules_used.table.side_names()
    total = "  ".join(f"{name} {points}" for name, points in zip(names, score.points, strict=True))
    pool = f"  pool {list(score.pool_after)}" if score.pool_after else ""
    console.print(f"{score.outcome}: {total}{pool}", style="bold", markup=False)
