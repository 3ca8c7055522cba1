"""Declarations, belote, and melds within tricks. Clauses declarations.*, belote.* and trick-melds.*."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.declaration import Path
from belote.declaration.paths import MISSING, get
from belote.rulebook.saying import Phrases, Said, leaf, phrase, phrases, rows, said, terms

LEAVES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("say", ()),
    ("say_if", ("always",)),
    ("said_as", ()),
    ("shared_card", ()),
    ("square_and_run", ()),
    ("runs_by", ()),
    ("tie", ()),
    ("show", ()),
    ("false_claim", ()),
)
"""The leaves of ``declarations`` in reading order, with the words that are minor."""


def declarations(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what declarations are worth, how they are said, and how they meet."""
    path: Path = ("declarations",)
    if "declarations" not in data:
        yield said("declarations-none", path)
        return
    yield said("declarations-what", path, beside=["declarations.cards-read"])
    for name in data["contracts"]:
        yield from tables(data, (*path, "in", name), name)
    for key, quiet in LEAVES:
        if key == "runs_by":
            yield from comparing(data, (*path, key))
            continue
        message = f"declarations-{key.replace('_', '-')}"
        named = {"squares": "yes" if squared(data) else "no"} if key == "shared_card" else {}
        yield from leaf(data, (*path, key), message, minor=quiet, beside=besides(data, key), **named)
        if key == "say_if" and get(data, (*path, "say")) != "automatic":
            yield said("declarations-once", path, clause="declarations.same-twice")
        if key == "shared_card":
            yield from meeting(data)
    silencing: Path = (*path, "silencing_squares")
    ranks = get(data, silencing)
    if ranks is not MISSING:
        yield said("declarations-silencing", silencing, [silencing], not ranks, ranks=terms("ranks", ranks))


def besides(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """Return the further clauses that the sentence of a leaf says."""
    shown = get(data, ("declarations", "show"))
    if key == "show" and shown in ("second_trick", "own_second_card"):
        return ("declarations.not-shown",)
    clauses = {
        "shared_card": "declarations.reading",
        "square_and_run": "declarations.square-against-run" if squared(data) else "",
    }
    return tuple(clause for clause in [clauses.get(key, "")] if clause)


def squared(data: Mapping[str, Any]) -> bool:
    """Say whether squares count in any contract."""
    return any(table.get("squares") for table in data["declarations"]["in"].values())


def meeting(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what holds of every contest, and how squares compare where there are any."""
    path: Path = ("declarations",)
    beside = ["declarations.beaten", "declarations.worth"]
    yield said("declarations-contest", path, clause="declarations.contest", beside=beside)
    if squared(data):
        yield said("declarations-squares-compare", path, clause="declarations.compare-squares")


def tables(data: Mapping[str, Any], path: Path, name: str) -> Iterator[Said]:
    """Yield the values of runs and squares in one contract, in card points."""
    contract = terms("contracts", [name])
    if get(data, path) is MISSING:
        yield said("declarations-table-none", path, contract=contract)
        return
    yield from runs(data, (*path, "runs"), "declarations-runs", contract)
    yield from squares(data, (*path, "squares"), "declarations-squares", contract)


def runs(data: Mapping[str, Any], path: Path, message: str, contract: Any = "none") -> Iterator[Said]:
    """Yield what runs of three, four and more cards are worth."""
    values = get(data, path)
    if values is MISSING:
        return
    items = tuple(phrase("declarations-run", cards=place + 3, points=value) for place, value in enumerate(values))
    longest = len(values) + 2
    cut = "yes" if longest < len(data["pack"]["ranks"]) else "no"
    beside = ["declarations.cut", "declarations.tables"] if path[0] == "declarations" else []
    yield said(message, path, [path], beside=beside, contract=contract, runs=Phrases(items), longest=longest, cut=cut)


def squares(data: Mapping[str, Any], path: Path, message: str, contract: Any = "none") -> Iterator[Said]:
    """Yield what four cards of one rank are worth, group by group."""
    if get(data, path) == []:
        yield said(f"{message}-none", path, [path], contract=contract)
    for place, row in enumerate(rows(data, path)):
        where: Path = (*path, place)
        ranks = terms("ranks", row["ranks"])
        paths = [(*where, "ranks"), (*where, "value")]
        yield said(message, where, paths, contract=contract, ranks=ranks, points=row["value"])


def comparing(data: Mapping[str, Any], path: Path) -> Iterator[Said]:
    """Yield how two runs compare."""
    steps = get(data, path)
    if steps is not MISSING:
        named, beside = phrases("declarations-runs-by-step", steps), ["declarations.compare-runs"]
        yield said("declarations-runs-by", path, [path], beside=beside, steps=named)


def belote(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what king and queen of trump are worth, where they count, and how they are said."""
    path: Path = ("belote",)
    if "belote" not in data:
        yield said("belote-none", path)
        return
    yield from leaf(data, (*path, "points"), "belote-points", beside=["belote.pair"])
    for name in data["contracts"]:
        where: Path = (*path, "in", name)
        named = {"contract": terms("contracts", [name]), "kind": data["contracts"][name]["kind"]}
        yield from leaf(data, where, "belote-in", **named)
        if get(data, where) is MISSING:
            yield said("belote-in", where, value="none", **named)
    yield said("belote-held", path, clause="belote.held-together", held=holding(data))
    yield from leaf(data, (*path, "said"), "belote-said")
    if get(data, (*path, "said")) != "automatic":
        yield said("belote-silence", path, clause="belote.silence")
    words = "one" if get(data, (*path, "said")) in ("first_card", "second_card") else "several"
    yield from leaf(data, (*path, "trick_must_be_won"), "belote-trick-must-be-won", minor=[False], said=words)
    yield from leaf(data, (*path, "with_run"), "belote-with-run")
    yield from leaf(data, (*path, "with_square"), "belote-with-square")


def holding(data: Mapping[str, Any]) -> str:
    """Return where the cards of a belote can lie: before a player, or in a hand with or without a turned card."""
    table = rows(data, ("dealing", "steps"))
    if any(step.get("to") == "table_up" for step in table):
        return "table"
    return "turned" if any(step.get("to") == "turned" for step in table) else "hand"


def trick_melds(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what combinations within a trick are worth to its winner, in card points."""
    path: Path = ("trick_melds",)
    if "trick_melds" in data:
        yield said("trick-melds", path)
        yield from runs(data, (*path, "runs"), "trick-melds-runs")
        yield from squares(data, (*path, "squares"), "trick-melds-squares")
        yield from leaf(data, (*path, "king_queen_of_trump"), "trick-melds-king-queen")
