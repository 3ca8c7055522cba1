"""What was observed of a record, in sentences: the answers of the worked examples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.rulebook.saying import Phrase, Phrases, phrase, terms
from belote.rulebook.telling import by_side, call, cards, contract, hands, melds, seat, side

Json = Mapping[str, Any]

SHOWN = (
    *("hands", "turn", "cards", "may_say", "calls", "declarations", "refused", "contract", "tests", "outcome"),
    *("declared", "belote", "scored", "trick", "card_points", "items", "score", "pool", "totals", "target", "dealer"),
    *("finished", "winner"),
)
"""The observations that are told, in this order."""

KEPT = ("phase", "known", "heard", "may_show", "marks", "shuffle", "first_dealer", "nodes", "divide", "complete")
"""Those that are checked and not told."""

MANY = 10
"""A list of more calls than these is not told: nobody would read it."""


def told(point: Json, kind: str) -> Iterator[Phrase]:
    """Yield the sentences on what was observed at one place of a record of this kind."""
    for name in SHOWN:
        if name in point:
            yield from answer(name, point, kind)


def answer(name: str, point: Json, kind: str) -> Iterator[Phrase]:
    """Yield the sentences on one observation."""
    value = point[name]
    if name in PLAIN:
        yield from PLAIN[name](value)
    elif name == "turn":
        yield from [] if value is None or "cards" in point else [phrase("answer-turn", seat=seat(value))]
    elif name in ("cards", "may_say"):
        if point.get("turn"):
            yield phrase(f"answer-{name.replace('_', '-')}", seat=seat(point["turn"]), cards=cards(value))
    elif name == "winner":
        yield from winner(value, point, kind)


def winner(value: str | None, point: Json, kind: str) -> Iterator[Phrase]:
    """Yield who has won the match, or the trick."""
    if kind == "match":
        if point.get("finished") is not False:
            yield phrase("answer-match-won", side=side(value)) if value else phrase("answer-match-drawn")
    elif value is not None and "trick" not in point:
        yield phrase("answer-trick-won", seat=seat(value))


def calls(value: Json) -> Iterator[Phrase]:
    """Yield what each seat may call, if they are few."""
    for letter, several in value.items():
        if len(several) <= MANY:
            named = Phrases(tuple(one(item) for item in several))
            yield phrase("answer-calls", seat=seat(letter), calls=named)


def one(item: Json) -> Phrase:
    """Return one call: a word alone, or one with what it names."""
    return call(item) if "call" in item else phrase("call-word", do=str(item["do"]))


def items(value: list[Json]) -> Iterator[Phrase]:
    """Yield the score item by item, in game points."""
    for item in value:
        code, name = str(item["code"]).replace(".", "-"), ""
        if code.startswith("mark-"):
            code, name = "mark", code.removeprefix("mark-")
        pooled = "yes" if item["side"] == "pool" else "no"
        mark, points = terms("marks", [name or "none"]), int(item["game"])
        yield phrase("answer-item", side=side(item["side"]), mark=mark, code=code, points=points, pooled=pooled)


def tests(value: list[Json]) -> Iterator[Phrase]:
    """Yield the numbers that were compared."""
    for test in value:
        yield phrase("answer-test", own=int(test["own"]), other=int(test["other"]))


def pool(value: list[int]) -> Iterator[Phrase]:
    """Yield what hangs after the deal."""
    stakes = Phrases(tuple(phrase("amount-number", number=stake) for stake in value))
    yield phrase("answer-pool", stakes=stakes)


def scored(value: list[Json]) -> Iterator[Phrase]:
    """Yield the declarations that score."""
    by_seat: dict[str, list[Json]] = {}
    for meld in value:
        by_seat.setdefault(str(meld["seat"]), []).append(meld)
    yield phrase("answer-scored", melds=melds(by_seat))


PLAIN: Mapping[str, Any] = {
    "hands": lambda value: [phrase("answer-hands", hands=hands(value))],
    "calls": calls,
    "declarations": lambda value: [phrase("answer-declarations", melds=melds(value))],
    "refused": lambda value: [phrase("answer-refused", clause=str(value.get("clause", "")))],
    "contract": lambda value: [phrase("answer-contract", contract=contract(value))] if value else [],
    "tests": tests,
    "outcome": lambda value: [phrase("answer-outcome", value=str(value))],
    "declared": lambda value: [phrase("answer-declared", points=by_side(value))],
    "belote": lambda value: [phrase("answer-belote", points=by_side(value))],
    "scored": scored,
    "trick": lambda value: [phrase("answer-trick", seat=seat(value["winner"]), points=int(value["points"]))],
    "card_points": lambda value: [phrase("answer-card-points", points=by_side(value))],
    "items": items,
    "score": lambda value: [phrase("answer-score", points=by_side(value))],
    "pool": pool,
    "totals": lambda value: [phrase("answer-totals", points=by_side(value))],
    "target": lambda value: [phrase("answer-target", points=int(value))],
    "dealer": lambda value: [phrase("answer-dealer", seat=seat(value))],
    "finished": lambda value: [phrase("answer-finished", value="yes" if value else "no")],
}
"""What is told of observations that need nothing but themselves."""
