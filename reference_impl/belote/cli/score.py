"""belote score: one deal from its totals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from belote.cli.common import console, errors, fail, print_json
from belote.cli.pictures import items_table, total_text
from belote.cli.score_words import amount_of, apart, denomination_of, side_of
from belote.deal import Rules
from belote.declaration import read_json
from belote.errors import BrokenRecord, Place, Problem, visible
from belote.explain import Line
from belote.explain.scores import explain_score
from belote.library import rules
from belote.record import check_record, totals
from belote.record.form import PlaceOf, in_document, problems
from belote.record.results import observe_score
from belote.record.totals import Scored
from belote.scoring import rules_for

SEVERAL = ("--tricks", "--won", "--declared", "--belote", "--pool")
"""Options that may be followed by several words."""

NUMBER = re.compile("-?[0-9]{1,7}")
OPTIONS = {
    "given.contract.taker": "--taker",
    "given.contract.level": "--level",
    "given.contract.last_raiser": "--raiser",
    "given.contract": "--contract",
    "given.cards": "--tricks",
    "given.last_deal": "--last-deal",
    "given.last": "--last",
    "given.tricks": "--won",
    "given.declarations": "--declared",
    "given.belote": "--belote",
    "given.trump_jack": "--jack",
    "given.pool": "--pool",
}
"""The options by what they give."""

EXAMPLES = {"--won": "NS=8 EW=0", "--declared": "NS=50", "--belote": "NS=20"}
"""What may follow an option, where that is not like card points."""

OBSERVED = ("outcome", "tests", "items", "score", "pool", "marks")


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "score",
        epilog="Example: belote score belote-fr --contract H --taker NS --tricks NS=97 EW=65 --last NS --belote NS",
    )(command)


def command(
    variant: Annotated[str, typer.Argument(help="An id with options, or a path to a YAML file.")],
    contract: Annotated[
        str, typer.Option(help="H, ♥, hearts, cœur, NT, all_trump, …; with an amount as H:90, '90 hearts' or H:capot.")
    ] = "",
    taker: Annotated[str | None, typer.Option(help="The side that took, or a seat; nobody if left out.")] = None,
    level: Annotated[int, typer.Option(help="0 undoubled, 1 doubled, 2 redoubled …")] = 0,
    tricks: Annotated[list[str] | None, typer.Option(help="Card points with the last trick, as NS=97 EW=65.")] = None,
    last: Annotated[str, typer.Option(help="The side that took the last trick.")] = "",
    won: Annotated[list[str] | None, typer.Option(help="Tricks, as NS=8 EW=0, if a side has no points.")] = None,
    declared: Annotated[list[str] | None, typer.Option(help="Declarations that won their contest, as NS=50.")] = None,
    belote: Annotated[list[str] | None, typer.Option(help="Sides with belote, as NS, or NS=40.")] = None,
    jack: Annotated[str | None, typer.Option(help="The side with the trump jack in its tricks.")] = None,
    raiser: Annotated[str | None, typer.Option(help="The side that raised last.")] = None,
    pool: Annotated[list[int] | None, typer.Option(help="Stakes that hang, in game points, oldest first.")] = None,
    last_deal: Annotated[bool, typer.Option("--last-deal", help="It is the last deal of a match.")] = False,
    record: Annotated[Path | None, typer.Option(help="Take the totals from a JSON file instead.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Score one deal from its totals: contract, tricks, declarations and belote."""
    table = rules(variant)
    if record is not None:
        scored = from_file(table, record)
    else:
        if not contract or not last or not tricks:
            fail("Give --contract, --tricks and --last, or a JSON file with --record.")
        given = {
            "contract": contract_of(table, contract, taker, level, raiser),
            "cards": numbers(table, tricks, "--tricks"),
            "last": side_of(table, last, "--last"),
            "declarations": numbers(table, declared or [], "--declared"),
            "belote": numbers(table, belote or [], "--belote", belote_points(table)),
            "pool": pool or [],
            "last_deal": last_deal,
        }
        given |= {"tricks": numbers(table, won, "--won")} if won else {}
        given |= {"trump_jack": side_of(table, jack, "--jack")} if jack else {}
        scored = from_options(table, given)
    if json:
        print_json({name: observe_score(table, scored.score, name) for name in OBSERVED})
        return
    console.print(items_table(table, scored.score))
    console.print(total_text(table, scored.score), style="bold")
    for line in explain_score(table, scored.facts, scored.score):
        print_line(line)
    print_doubt(table, scored, bool(won))


def print_line(line: Line) -> None:
    """Print a sentence with its clause."""
    console.print(f"{line.text}  [{line.clause}]", style="dim")


def print_doubt(table: Rules, scored: Scored, won: bool) -> None:
    """Say so if the card points, or the tricks if they are given, are not all there are.

    That is a slip, unless cards stayed out of play.
    """
    facts = scored.facts
    last = rules_for(table.scoring, facts).count.last_trick
    found, all_points = sum(facts.cards) + last, table.scoring.pots[facts.denomination] + last
    if not all_cards_are_played(table):
        return
    if found != all_points:
        errors.print(f"Note: the card points add up to {found}; all cards and the last trick count {all_points}.")
    if won and sum(facts.tricks) != tricks_of(table):
        errors.print(f"Note: the tricks add up to {sum(facts.tricks)}; {tricks_of(table)} are played.")


def all_cards_are_played(table: Rules) -> bool:
    """Say whether every card of the pack is played in a deal."""
    steps = table.declaration.dealing.steps
    on_table = sum(sum(step.cards) for step in steps if step.to in ("hidden", "table_up", "table_down"))
    return (hand_of(table) + on_table) * table.table.count >= table.pack.size


def hand_of(table: Rules) -> int:
    """Return how many cards a seat gets into the hand."""
    steps = [step for step in table.declaration.dealing.steps if step.to == "hand"]
    return max((step.up_to or 0 for step in steps), default=0) or sum(sum(step.cards) for step in steps)


def tricks_of(table: Rules) -> int:
    """Return how many tricks there are, where every card is played."""
    return table.pack.size // table.table.count


def repeated(words: Sequence[str]) -> list[str]:
    """Write ``--tricks NS=97 EW=65`` as ``--tricks NS=97 --tricks EW=65``, as the command line library wants it."""
    found: list[str] = []
    option = ""
    for word in words:
        if word.startswith("-"):
            option = word
        elif option in SEVERAL and found[-1] != option:
            found.append(option)
        found.append(word)
    return found


def numbers(table: Rules, words: list[str], option: str, default: int | None = None) -> dict[str, int]:
    """Read words like NS=97 by side; a name alone stands for the default."""
    found: dict[str, int] = {}
    for word in words:
        name, equals, number = word.partition("=")
        if not (NUMBER.fullmatch(number) if equals else default is not None):
            example = EXAMPLES.get(option, "NS=97")
            fail(f"{option} {visible(word)} cannot be read. Write a side and a number, as {example}.")
        side = side_of(table, name, option)
        if side in found:
            fail(f"{option} names {side} twice.")
        found[side] = int(number) if equals else default or 0
    return found


def contract_of(table: Rules, text: str, taker: str | None, level: int, raiser: str | None) -> dict[str, Any]:
    """Read a contract like H, cœur, NT, H:90, 90 cœur or no_trump:capot."""
    name, amount = apart(table, text)
    found: dict[str, Any] = {"denomination": denomination_of(table, name), "level": level}
    if taker:
        found["taker"] = side_of(table, taker, "--taker")
    if raiser:
        found["last_raiser"] = side_of(table, raiser, "--raiser")
    if amount:
        found["amount"] = amount_of(table, amount)
    return found


def belote_points(table: Rules) -> int | None:
    """Return what one belote is worth, in card points."""
    return table.belote.words.points if table.belote is not None else None


def from_options(table: Rules, given: dict[str, Any]) -> Scored:
    """Score what the options say. Raises ``BrokenRecord`` that names the option at fault."""
    try:
        return scored_of(table, given, in_document)
    except BrokenRecord as error:
        raise BrokenRecord(*(at_option(problem, given) for problem in error.problems)) from None


def at_option(problem: Problem, given: dict[str, Any]) -> Problem:
    """Return a problem with the option it comes from in place of the path."""
    path = next((path for path in OPTIONS if problem.place.path.startswith(path)), "")
    if path == "given.tricks" and path[len("given.") :] not in given:
        instead = (
            "Say with --won how many tricks each side took, as --won NS=8 EW=0: no points and no trick may differ."
        )
        problem = replace(problem, instead=instead)
    return replace(problem, place=Place(path=OPTIONS[path])) if path else problem


def from_file(table: Rules, path: Path) -> Scored:
    """Score the totals of a JSON file: a score record, or its given part alone. Raises ``BrokenRecord``."""
    document = read_json(path)
    data = document.data if isinstance(document.data, dict) else {}
    if data.get("kind", "score") != "score":
        fail(f"{path} is a record of kind {data['kind']}. Give totals: a record of kind score, or its given part.")
    whole = "given" in data

    def place(where: tuple[str | int, ...], key: bool) -> Place:
        return document.place(where if whole else where[1:], key)

    return scored_of(table, data["given"] if whole else document.data, place)


def scored_of(table: Rules, given: Any, place: PlaceOf) -> Scored:
    """Score totals. Raises ``BrokenRecord``."""
    record = {"kind": "score", "given": given, "events": []}
    found = problems(record, place)
    if found:
        raise BrokenRecord(*found)
    check_record(table, record)
    return totals.begin(table, given)
