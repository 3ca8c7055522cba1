"""Every clause of the rules that a table needs is named in its whole book, alone or beside another clause."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import pytest

from belote.data import root
from belote.declaration import variants
from belote.declaration.paths import leaves
from belote.declaration.vocabulary import clause_at, variant_schema
from belote.errors import BrokenDeclaration
from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.book import book
from belote.rulebook.markdown import markdown

Data = Mapping[str, Any]

TOPICS = (
    *("setup", "contracts", "dealing", "auction", "play", "declarations", "belote", "trick-melds", "scoring", "match"),
    "irregularities",
)

NOT_FOR_READERS = {
    "play.groups": "the formulas by which programs read the duties; the sentences say the same in words",
    "scoring.division": "which declared values are refused because they cannot be divided",
    "scoring.items": "how a score is written down by programs; the examples show it",
}
"""Clauses that no book names, with the reason."""


def steps(data: Data, place: str) -> bool:
    """Say whether a step deals to a place, or shows the last card it deals."""
    return any(place in (step.get("to"), step.get("last")) for step in data["dealing"]["steps"])


def rows(data: Data) -> list[Data]:
    """Return the rows of all rounds and annulments."""
    rounds = [row for found in data["auction"]["rounds"] for row in found["bids"]]
    return [*rounds, *data["auction"].get("annul", ())]


def some_places(data: Data) -> bool:
    """Say whether a row is for the second or third player, but not for all."""
    every = list(range(1, data["players"]["count"] + 1))
    lists = [row[key] for row in rows(data) for key in ("seats", "must") if key in row]
    return any(found != every and {2, 3} & set(found) for found in lists)


def rounded(data: Data) -> bool:
    """Say whether anything is ever rounded."""
    return any("rounding" in place for place in (data["scoring"], *data["scoring"].get("cases", {}).values()))


def squares(data: Data) -> bool:
    """Say whether squares are declared."""
    tables = data.get("declarations", {}).get("in", {}).values()
    return any(table.get("squares") for table in tables)


def later_cards(data: Data) -> bool:
    """Say whether cards are dealt to hands between two rounds."""
    table = data["dealing"]["steps"]
    between = [place for place, step in enumerate(table) if step.get("to") == "hand" and place]
    rounds = [place for place, step in enumerate(table) if "round" in step]
    return any(rounds[0] < place < rounds[-1] for place in between) if rounds else False


def left_over(data: Data) -> bool:
    """Say whether cards of the pack are not dealt: fewer hands, or a turned card that nobody gets."""
    pack = len(data["pack"]["ranks"]) * len(data["pack"]["suits"])
    held = max((step["up_to"] for step in data["dealing"]["steps"] if "up_to" in step), default=0)
    dealt = sum(
        sum(step.get("cards", ())) for step in data["dealing"]["steps"] if step.get("to") not in ("turned", "kitty")
    )
    kitty = sum(sum(step.get("cards", ())) for step in data["dealing"]["steps"] if step.get("to") == "kitty")
    return int(data["players"]["count"]) * max(held, dealt) + kitty < pack


NEEDED: Mapping[str, Callable[[Data], object]] = {
    "setup.position": some_places,
    "dealing.turned-card": lambda data: steps(data, "turned"),
    "dealing.taker-of-a-step": later_cards,
    "dealing.stock": left_over,
    "auction.after-bids": lambda data: any(row["when"] == "after_bids" for row in data["auction"].get("doubling", ())),
    "auction.legal-double": lambda data: data["auction"].get("doubling"),
    "play.table-cards": lambda data: steps(data, "table_up"),
    "declarations.not-shown": lambda data: data["declarations"]["show"] in ("second_trick", "own_second_card"),
    "declarations.same-twice": lambda data: data["declarations"]["say"] != "automatic",
    "declarations.compare-squares": squares,
    "declarations.square-against-run": squares,
    "belote.silence": lambda data: data["belote"]["said"] != "automatic",
    "scoring.sides": lambda data: data["players"]["sides"] == "taker_against_rest",
    "scoring.passed-out": lambda data: data["auction"].get("all_pass", {}).get("taker") == "nobody",
    "scoring.shares": rounded,
    "scoring.pots": rounded,
    "scoring.pool": lambda data: "hanging" in data["scoring"],
    "match.pool": lambda data: "hanging" in data["scoring"],
    "match.marks": lambda data: data["scoring"].get("marks"),
    "irregularities.price": lambda data: data.get("irregularities"),
}
"""Where a clause is needed that no value of a declaration has for its own."""


def clauses(topic: str) -> list[str]:
    """Return the clauses of a topic."""
    text = (root() / "spec" / "clauses" / f"{topic}.md").read_text(encoding="utf-8")
    return re.findall(r"^## (\S+)", text, re.MULTILINE)


def of_values() -> set[str]:
    """Return the clauses that values of a declaration have for their own."""
    return set(re.findall(r'"x-clause": "([^"]+)"', json.dumps(variant_schema())))


def present(data: Data) -> set[str]:
    """Return the clauses of the values that a declaration has."""
    paths = [path[:length] for path, _ in leaves(data, ()) for length in range(1, len(path) + 1)]
    return {clause_at(path) for path in paths}


def needed(data: Data) -> Iterator[str]:
    """Yield the clauses that a table needs."""
    valued, there = of_values(), present(data)
    for topic in TOPICS:
        section = {"setup": "players", "trick-melds": "trick_melds"}.get(topic, topic)
        for clause in clauses(topic):
            bare = topic == "auction" and not data["auction"]["rounds"] and clause not in there - {"auction.rows"}
            by_value = clause in valued and clause not in NEEDED
            if clause in NOT_FOR_READERS or bare:
                continue
            if clause in there if by_value else section in data and NEEDED.get(clause, bool)(data):
                yield clause


@pytest.mark.parametrize("name", variants())
def test_every_clause_that_a_table_needs_is_named_in_its_book(name: str) -> None:
    data = resolved(name).data
    named = {clause for sentence in sentences(resolved(name)) for clause in sentence.clauses}
    assert sorted(set(needed(data)) - named) == []


@pytest.mark.parametrize("name", ["belote-fr", "bridge-belote-bg"])
def test_the_whole_book_shows_the_clauses_in_brackets(name: str) -> None:
    text = markdown(book(name), minor=True).replace("\\", "")
    shown = {clause for found in re.findall(r"\[([a-z][a-z.\-, ]+)\]", text) for clause in found.split(", ")}
    assert set(needed(resolved(name).data)) <= shown


def test_a_clause_that_is_not_for_readers_is_one_and_is_named_nowhere() -> None:
    known = {clause for topic in TOPICS for clause in clauses(topic)}
    named = {clause for name in variants() for sentence in sentences(resolved(name)) for clause in sentence.clauses}
    assert named <= known
    assert NOT_FOR_READERS.keys() <= known - named


def test_every_clause_of_the_rules_is_needed_at_some_table_or_by_some_option() -> None:
    known = {clause for topic in TOPICS for clause in clauses(topic)}
    kitties = [name for name in with_options("belote-3-alone") if steps(resolved(name).data, "kitty")]
    found = {clause for name in (*variants(), *kitties) for clause in needed(resolved(name).data)}
    assert known - found - NOT_FOR_READERS.keys() == set()


def with_options(name: str) -> Iterator[str]:
    """Yield a variant with each of its options that can be chosen alone."""
    for option in resolved(name).declared:
        with suppress(BrokenDeclaration):
            resolved(f"{name}+{option}")
            yield f"{name}+{option}"


def test_a_table_lacks_what_it_does_not_need() -> None:
    assert "scoring.pool" in set(needed(resolved("belote-fr").data))
    assert "scoring.pool" not in set(needed(resolved("baloot-sa").data))
    assert "declarations.contest" not in set(needed(resolved("belote-fr").data))
    assert "auction.turn" not in set(needed(resolved("belote-decouverte").data))


@pytest.mark.parametrize(
    ("name", "said"),
    [("belote-decouverte", "counts as made by every side"), ("belot-ru-2", "counts as made by every side")],
)
def test_a_deal_without_a_taker_that_is_not_tested_counts_as_made(name: str, said: str) -> None:
    found = [one.text for one in sentences(resolved(name)) if one.clause == "scoring.passed-out"]
    assert len(found) == 1
    assert said in found[0]
