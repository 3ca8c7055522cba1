"""Cards, calls, contracts and events of records as phrases, for the worked examples of the book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from belote.cards import SUIT_OF_LETTER
from belote.rulebook.saying import Argument, Phrase, Phrases, Terms, phrase, terms

Json = Mapping[str, Any]


def seat(letter: str) -> Terms:
    """Return a seat by its letter; in records that count by sides, a side."""
    return terms("seats", [letter]) if len(letter) == 1 else side(letter)


def side(name: str) -> Terms:
    """Return a side by its name, or a player who is one."""
    return terms("sides", [name])


def cards(codes: Iterable[str]) -> Phrases:
    """Return cards, each as the index of its rank and the sign of its suit."""
    return Phrases(tuple(card(code) for code in codes))


def card(code: str) -> Phrase:
    """Return one card."""
    return phrase("card", rank=terms("indices", code[0]), suit=terms("signs", [SUIT_OF_LETTER[code[1]]]))


def call(event: Json) -> Phrase:
    """Return a bid, a double or an annulment: its word, and what goes with it."""
    word = terms("calls", [event["call"]])
    if "denomination" in event:
        return phrase("call-bid", call=word, bid=bid(event))
    return phrase("call", call=word, manner=event.get("manner", "plain"))


def bid(found: Json) -> Phrase:
    """Return what a bid names: what is trump, with a number of card points or a named bid, and a promise."""
    named: dict[str, Argument] = {"bid": terms("denominations", [found["denomination"]])}
    named["flag"] = "yes" if found.get("flag") else "no"
    value = found.get("amount")
    if value is None:
        return phrase("bid", **named)
    if isinstance(value, int):
        return phrase("bid-number", number=value, **named)
    return phrase("bid-name", name=terms("amounts", [value]), **named)


def contract(found: Json) -> Phrase:
    """Return a contract: what is trump, for how much, by whom, and how often it was doubled."""
    taker = found.get("taker")
    if taker is None:
        return phrase("contract-nobody", bid=bid(found))
    named: dict[str, Argument] = {"level": int(found.get("level", 0)), "manner": found.get("manner", "plain")}
    return phrase("contract", bid=bid(found), taker=seat(taker), **named)


def by_side(points: Mapping[str, int]) -> Phrases:
    """Return numbers by side, as ``North and South 97``."""
    return Phrases(tuple(phrase("points-of-side", side=side(name), points=number) for name, number in points.items()))


def hands(found: Mapping[str, Sequence[str]]) -> Phrases:
    """Return what each seat holds."""
    return Phrases(
        tuple(phrase("hand-of-seat", seat=seat(letter), cards=cards(held)) for letter, held in found.items())
    )


def melds(found: Mapping[str, Iterable[Json]]) -> Phrases:
    """Return declarations by seat, with their values in card points."""
    return Phrases(
        tuple(
            phrase("meld-of-seat", seat=seat(letter), cards=cards(meld["cards"]), points=int(meld["value"]))
            for letter, several in found.items()
            for meld in several
        )
    )


def besides(found: Json) -> Iterator[Phrase]:
    """Yield what a scored deal of a match had besides its card points, as far as it matters for the score."""
    if 0 in found.get("tricks", {}).values():
        yield phrase("event-score-other", what="tricks", points=by_side(found["tricks"]))
    for what in ("declarations", "belote"):
        if any(found.get(what, {}).values()):
            yield phrase("event-score-other", what=what, points=by_side(found[what]))
    if "trump_jack" in found:
        yield phrase("event-score-other", what="jack", side=side(found["trump_jack"]))


def events(found: Json) -> Iterator[Phrase]:
    """Yield what happened: a scored deal with a fault as two things."""
    yield event(found)
    if found["do"] == "score" and "fault" in found:
        yield event({"do": "fault", **found["fault"]})


def event(found: Json) -> Phrase:
    """Return what happened: what a seat did, or what became of a deal of a match."""
    do = str(found["do"])
    if do == "score":
        points, others = by_side(found.get("cards", {})), Phrases(tuple(besides(found)))
        return phrase("event-score", contract=contract(found["contract"]), points=points, others=others)
    if "seat" not in found and "side" not in found:
        return phrase("event-deal", do=do)
    named: dict[str, Argument] = {"do": do, "seat": seat(found.get("seat", found.get("side")))}
    if "call" in found:
        return phrase("event-call", call=call(found), **named)
    if do == "play":
        return phrase("event-play", card=card(found["card"]), word="yes" if found.get("belote") else "no", **named)
    if "cards" in found:
        return phrase("event-cards", cards=cards(found["cards"]), **named)
    if do == "cut":
        return phrase("event-cut", number=int(found["number"]), **named)
    if do == "fault":
        return phrase("event-fault", fault=str(found["what"]), **named)
    return phrase("event-word", **named)
