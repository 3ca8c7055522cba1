"""belote score: one deal from its totals."""

from __future__ import annotations

import json as json_module
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import jsonschema
import typer

from belote.cards import SUIT_OF_LETTER
from belote.cli.common import console, fail, print_json, schema
from belote.cli.replay import print_score
from belote.deal import Rules
from belote.explain import Line
from belote.explain.scores import explain_score
from belote.library import rules
from belote.record import totals
from belote.record.results import observe_score

SEVERAL = ("--tricks", "--won", "--declared", "--belote", "--pool")
"""Options that may be followed by several words."""

OBSERVED = ("outcome", "tests", "items", "score", "pool", "marks")


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "score",
        epilog="Example: belote score belote-fr --contract H --taker NS --tricks NS=97 EW=65 --last NS --belote NS",
    )(command)


def command(
    variant: Annotated[str, typer.Argument(help="An id with options, or a path to a YAML file.")],
    contract: Annotated[str, typer.Option(help="H, hearts, no_trump, …; with an amount as H:90 or H:capot.")] = "",
    taker: Annotated[str | None, typer.Option(help="The side that took, or a seat; nobody if left out.")] = None,
    level: Annotated[int, typer.Option(help="0 undoubled, 1 doubled, 2 redoubled …")] = 0,
    tricks: Annotated[list[str] | None, typer.Option(help="Card points with the last trick, as NS=97 EW=65.")] = None,
    last: Annotated[str, typer.Option(help="The side that took the last trick.")] = "",
    won: Annotated[list[str] | None, typer.Option(help="Numbers of tricks, as NS=8 EW=0.")] = None,
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
        given = given_of_file(record)
    else:
        if not contract or not last or not tricks:
            fail("Give --contract, --tricks and --last, or a JSON file with --record.")
        given = {
            "contract": contract_of(contract, taker, level, raiser),
            "cards": numbers(tricks, "--tricks"),
            "last": last,
            "declarations": numbers(declared or [], "--declared"),
            "belote": numbers(belote or [], "--belote", belote_points(table)),
            "pool": pool or [],
            "last_deal": last_deal,
        }
        given |= {"tricks": numbers(won or [], "--won")} if won else {}
        given |= {"trump_jack": jack} if jack else {}
    check_form(given)
    scored = totals.begin(table, given)
    if json:
        print_json({name: observe_score(table, scored.score, name) for name in OBSERVED})
        return
    print_score(table, scored.score)
    for line in explain_score(table, scored.facts, scored.score):
        print_line(line)


def print_line(line: Line) -> None:
    """Print a sentence with its clause."""
    console.print(f"{line.text}  [{line.clause}]", markup=False, style="dim")


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


def numbers(words: list[str], option: str, default: int | None = None) -> dict[str, int]:
    """Read words like NS=97; a name alone stands for the default."""
    found = {}
    for word in words:
        name, equals, number = word.partition("=")
        if not equals and default is not None:
            found[name] = default
        elif not number.lstrip("-").isdigit():
            fail(f"{option} {word} cannot be read. Write a side and a number, as NS=97.")
        else:
            found[name] = int(number)
    return found


def contract_of(text: str, taker: str | None, level: int, raiser: str | None) -> dict[str, Any]:
    """Read a contract like H, hearts, H:90 or no_trump:capot."""
    name, _, amount = text.partition(":")
    found: dict[str, Any] = {"denomination": SUIT_OF_LETTER.get(name.upper(), name.lower()), "level": level}
    if taker:
        found["taker"] = taker
    if raiser:
        found["last_raiser"] = raiser
    if amount:
        found["amount"] = int(amount) if amount.isdigit() else amount
    return found


def belote_points(table: Rules) -> int | None:
    """Return what one belote is worth, in card points."""
    return table.belote.words.points if table.belote is not None else None


def given_of_file(path: Path) -> dict[str, Any]:
    """Read the totals from a JSON file: a score record, or its given part alone."""
    try:
        data = json_module.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        fail(f"{path} cannot be read: {error}")
    if not isinstance(data, dict):
        fail(f"{path} is no JSON object.")
    given = data.get("given", data)
    return given if isinstance(given, dict) else {}


def check_form(given: dict[str, Any]) -> None:
    """Refuse totals whose form is wrong."""
    whole = schema("record.schema.json")
    validator = jsonschema.Draft202012Validator({"$ref": "#/$defs/given_score", "$defs": whole["$defs"]})
    flaw = jsonschema.exceptions.best_match(validator.iter_errors(given))
    if flaw is not None:
        fail(f"{flaw.json_path}: {flaw.message}")
