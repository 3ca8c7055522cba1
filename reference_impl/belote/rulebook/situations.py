"""The lines of a worked example: what was given, and what happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from belote.deal import Rules
from belote.record import observe
from belote.rulebook.saying import Argument, Phrase, Phrases, phrase
from belote.rulebook.telling import by_side, card, cards, contract, event, events, hands, melds, seat, side

Json = Mapping[str, Any]


def label(what: str, **named: Argument) -> Phrase:
    """Return the label of a line."""
    return phrase("example-label", what=what, **named)


def apart(items: Phrases) -> Phrase:
    """Return a list of lists as a line."""
    return phrase("example-lists", items=items)


def listed(items: Phrases) -> Phrase:
    """Return a list as a line."""
    return phrase("example-list", items=items)


def situation(rules: Rules, record: Json, kind: str) -> Iterator[tuple[Phrase, Phrase]]:
    """Yield the lines of what was given and what happened."""
    given = record["given"]
    if "dealer" in given and kind != "score":
        yield label("dealer"), phrase("example-seat", seat=seat(given["dealer"]))
    if "contract" in given:
        yield label("contract"), contract(given["contract"])
    if "turned" in given:
        yield label("turned"), card(given["turned"])
    if kind == "deal":
        yield from dealt(rules, record)
    if "hands" in given:
        yield label("hands"), apart(hands(given["hands"]))
    if "trick" in given:
        played = tuple(event({"do": "play", **card_of}) for card_of in given["trick"])
        yield label("trick"), listed(Phrases(played or (phrase("example-none"),)))
    if kind == "position" and "cards" in given:
        yield label("hand", seat=seat(given["seat"])), listed(cards(given["cards"]))
    if kind == "score":
        yield from counted(given)
    if "totals" in given or "scores" in given:
        yield label("totals"), listed(by_side(given.get("totals", given.get("scores"))))
    if record["events"]:
        yield label("events"), apart(Phrases(tuple(one for found in record["events"] for one in events(found))))


def dealt(rules: Rules, record: Json) -> Iterator[tuple[Phrase, Phrase]]:
    """Yield the hands of a deal, as they are when the first card is played or at the end."""
    first = next((place for place, found in enumerate(record["events"]) if found["do"] == "play"), "end")
    seen = observe(rules, record, [{"at": first, "what": ["hands"]}])[0]
    told_anyway = any("hands" in point for point in record["expect"])
    if told_anyway:
        pack = record["given"].get("pack", record["given"].get("to_cut", ()))
        yield label("pack"), listed(cards(pack))
    elif "hands" in seen:
        yield label("hands"), apart(hands(seen["hands"]))


def counted(given: Json) -> Iterator[tuple[Phrase, Phrase]]:
    """Yield what a deal is scored from, in card points."""
    yield label("cards"), listed(by_side(given["cards"]))
    yield label("last"), phrase("example-side", side=side(given["last"]))
    if "tricks" in given:
        yield label("tricks"), listed(by_side(given["tricks"]))
    if "declarations" in given:
        yield label("declarations"), declared(given["declarations"])
    if "belote" in given:
        yield label("belote"), listed(by_side(given["belote"]))
    if given.get("pool"):
        stakes = Phrases(tuple(phrase("amount-number", number=stake) for stake in given["pool"]))
        yield label("pool"), listed(stakes)
    if "fault" in given:
        yield label("fault"), event({"do": "fault", **given["fault"]})


def declared(found: Mapping[str, int | Sequence[Json]]) -> Phrase:
    """Return declarations by side: their worth, or the declarations themselves."""
    numbers = {name: value for name, value in found.items() if isinstance(value, int)}
    if len(numbers) == len(found):
        return listed(by_side(numbers))
    return apart(melds({name: value for name, value in found.items() if not isinstance(value, int)}))
