"""What is given and what is observed in sentences, for an author who knows the game and not the records.

Numbers are card points, but for scores, totals, pools and targets, which are game points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from belote.declaration.suggest import listed
from belote.errors import visible
from belote.record.wording import call_words, contract_words, event_words

Json = Mapping[str, Any]

LEGEND = (
    "Cards are a rank and a suit: TH is the ten of hearts, 9C the nine of clubs. N, E, S and W are the seats, NS and "
    "EW the pairs that play together. The reference plays by the declared rules."
)

ABOUT: Mapping[str, str] = {
    "turn": "whose turn it is",
    "phase": "how far the deal is",
    "cards": "which cards may be played",
    "calls": "which calls may be made",
    "declarations": "what may be declared",
    "may_say": "with which cards belote may be said",
    "may_show": "who may lay declarations open",
    "hands": "which cards the seats have",
    "known": "which cards a seat knows",
    "contract": "the contract",
    "trick": "the trick",
    "winner": "the winner",
    "scored": "which declarations count",
    "heard": "what is heard of the declarations",
    "shuffle": "the shuffle",
    "first_dealer": "the first dealer",
    "declared": "the points of declarations",
    "belote": "the points of belote",
    "card_points": "the card points",
    "outcome": "how the deal ends",
    "tests": "the test of the contract",
    "items": "what is written and for what",
    "score": "the score of the deal",
    "pool": "what hangs",
    "dealer": "the next dealer",
    "totals": "the totals of the match",
    "marks": "the marks",
    "target": "the target of the match",
    "finished": "whether the match is over",
    "refused": "whether that may be done",
}
"""What each observation is about."""

Say = Callable[[Any], str]

WORDS = {None: "nothing", True: "yes", False: "no"}


def given_sentences(record: Json) -> list[str]:
    """Return what is given, a sentence for each thing, in the order of the record."""
    return [GIVEN[name](value) if name in GIVEN else f"{name}: {plain(value)}" for name, value in given_of(record)]


def given_of(record: Json) -> Iterator[tuple[str, Any]]:
    """Yield what is given, with the cards and the contract under names of their own where they mean another thing."""
    given = record["given"]
    for name, value in given.items():
        if name == "cards" and isinstance(value, list):
            yield "held", {given.get("seat", "the seat"): value}
        elif name == "contract" and "taker" not in value and record["kind"] != "score":
            yield "played", value
        else:
            yield name, value


def event_sentences(record: Json, number: int | None = None) -> list[str]:
    """Return what happens, one event to a line, with its number; the first ``number`` of them."""
    return [f"{place}. {event_words(event)}" for place, event in enumerate(record["events"][:number], 1)]


def value_words(what: str, value: Any) -> str:
    """Return an observation in words that a terminal may be shown, whatever a program said."""
    if value is None:
        return NOTHING.get(what, "nothing")
    try:
        return visible(OBSERVED.get(what, plain)(value))
    except (KeyError, TypeError, AttributeError, ValueError):
        return visible(plain(value))


def plain(value: Any) -> str:
    """Return any value without the signs of a notation; what stands within another is put in parentheses."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {inner(below)}" for name, below in value.items()) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(map(inner, value)) or "none"
    return WORDS.get(value, "") if value is None or isinstance(value, bool) else str(value)


def inner(value: Any) -> str:
    """Return a value that stands within another."""
    words = plain(value)
    return f"({words})" if isinstance(value, Mapping | list | tuple) and ", " in words else words


def cards(value: Sequence[str]) -> str:
    """Return cards. Raises ``TypeError`` for what is none."""
    if not isinstance(value, list | tuple):
        raise TypeError(value)
    return " ".join(value) or "no card"


def by_seat(value: Json) -> str:
    """Return cards by seat."""
    return "; ".join(f"{seat}: {cards(held)}" for seat, held in value.items()) or "none"


def by_side(value: Json) -> str:
    """Return numbers by side."""
    return ", ".join(f"{side} {inner(number)}" for side, number in value.items()) or "none"


def calls(value: Mapping[str, Sequence[Json]]) -> str:
    """Return the calls each seat may make."""
    return (
        "; ".join(f"{seat}: {listed(map(choice, found), 'and')}" for seat, found in value.items()) or "nobody may call"
    )


def choice(event: Json) -> str:
    """Return a call without the seat that makes it."""
    if event["do"] in ("bid", "double", "annul"):
        return call_words(event)
    number = f" {event['number']}" if "number" in event else ""
    held = f" {cards(event['cards'])}" if "cards" in event else ""
    return str(event["do"]).replace("_", " ") + number + held


def melds(value: Sequence[Json]) -> str:
    """Return declarations with their seats and values."""
    return "; ".join(map(meld, value)) or "none"


def meld(value: Json) -> str:
    """Return one declaration."""
    seat = f"{value['seat']} " if "seat" in value else ""
    points = f" for {value['value']}" if "value" in value else ""
    return f"{seat}{cards(value['cards'])}{points}"


def melds_by_seat(value: Mapping[str, Sequence[Json]]) -> str:
    """Return what each seat may declare."""
    return (
        "; ".join(f"{seat}: {', '.join(map(meld, found)) or 'nothing'}" for seat, found in value.items()) or "nothing"
    )


def items(value: Sequence[Json]) -> str:
    """Return what is written: to whom, how much, and for what."""
    return "; ".join(map(item, value)) or "nothing is written"


def item(value: Json) -> str:
    """Return one amount, in game points, with the card points it comes from."""
    points = f" from {value['points']} card points" if "points" in value else ""
    factor = f" times {value['factor']}" if value.get("factor", 1) != 1 else ""
    return f"{value['side']} {value['game']} for {value['code']}{points}{factor}"


def trick(value: Json) -> str:
    """Return who won a trick, and what it was worth."""
    rest = ", ".join(f"{name} {inner(below)}" for name, below in value.items() if name not in ("winner", "points"))
    won = f"{value['winner']} wins it" if "winner" in value else ""
    points = f"{value['points']} card points" if "points" in value else ""
    return ", ".join(filter(None, (won, points, rest)))


def tests(value: Sequence[Json]) -> str:
    """Return the tests of a contract."""
    return "; ".join(f"the takers' {test['own']} against {test['other']}" for test in value) or "none"


def refusal(value: Json) -> str:
    """Return how an event is refused."""
    more = [value[name] for name in ("code", "clause") if value.get(name)]
    phase = f" in the phase {value['phase']}" if value.get("phase") else ""
    return f"it is refused{phase}" + (f" ({', '.join(more)})" if more else "")


OBSERVED: Mapping[str, Say] = {
    **dict.fromkeys(("cards", "may_say"), cards),
    "may_show": lambda value: cards(value) if value else "nobody",
    **dict.fromkeys(("hands", "known"), by_seat),
    **dict.fromkeys(("declared", "belote", "card_points", "score", "totals"), by_side),
    "calls": calls,
    "declarations": melds_by_seat,
    "scored": melds,
    "contract": contract_words,
    "trick": trick,
    "items": items,
    "tests": tests,
    "refused": refusal,
}
NOTHING: Mapping[str, str] = {
    "turn": "nobody's turn",
    "contract": "no contract",
    "refused": "it may be done",
    "winner": "nobody",
    "dealer": "nobody",
    "cards": "no card",
}
"""What stands for nothing."""

GIVEN: Mapping[str, Say] = {
    "contract": lambda value: f"The contract is {contract_words(value)}.",
    "played": lambda value: f"What is played is {contract_words(value).removesuffix(' without a taker')}.",
    "trick": lambda value: (
        "On the table: " + (", ".join(f"{one['seat']} {one['card']}" for one in value) or "nothing") + "."
    ),
    "seat": lambda value: f"It is the turn of {value}.",
    "held": lambda value: " ".join(f"{seat} holds {cards(held)}." for seat, held in value.items()),
    "hands": lambda value: f"Hands: {by_seat(value)}.",
    "cards": lambda value: f"Card points, the last trick among them: {by_side(value)}.",
    "last": lambda value: f"The last trick went to {value}.",
    "tricks": lambda value: f"Tricks: {by_side(value)}.",
    "belote": lambda value: f"Belote, in card points: {by_side(value)}.",
    "declarations": lambda value: f"Declarations that count, in card points: {by_side(value)}.",
    "dealer": lambda value: f"{value} deals.",
    "turned": lambda value: f"{value} is turned up.",
    "pack": lambda value: f"The pack, first the card dealt first: {cards(value)}.",
    "pool": lambda value: f"From earlier deals there hang {plain(value)} game points." if value else "Nothing hangs.",
    "scores": lambda value: f"Totals of the match before, in game points: {by_side(value)}.",
    "totals": lambda value: f"Totals of the match before, in game points: {by_side(value)}.",
    "trump_jack": lambda value: f"The trump jack lies with {value}.",
    "fault": lambda value: f"{value['side']} committed a fault: {value['what']}.",
    "first_deal": lambda value: "It is the first deal of the match." if value else "It is not the first deal.",
    "last_deal": lambda value: "It is the last deal of the match." if value else "It is not the last deal.",
}
