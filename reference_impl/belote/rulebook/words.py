"""The words of the book that a newcomer may not know, each with what it means; only those that a table needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from belote.rulebook.saying import Terms, args, terms
from belote.rulebook.wording import Wording, sorting, worded

ALWAYS = (
    *("trick", "trump", "plain-suit", "follow", "ruff", "discard", "hold", "void", "taker", "contract", "card-points"),
    *("capot", "packet", "order-of-play", "natural-order", "side", "points", "misdeal", "thrown-in", "run", "square"),
    "stock",
)


TOLD: Mapping[str, tuple[str, ...]] = {
    "auction-levels": ("level", "doubling"),
    "belote-points": ("belote",),
    "declarations-what": ("declaration",),
    "scoring-factors": ("factor",),
    "scoring-hanging-to": ("hang",),
    "scoring-mark": ("mark",),
    "scoring-rounding-up-from": ("remainder",),
}
"""The words that come with a sentence, for those that only a house rule brings."""


class Word(NamedTuple):
    """A word and what it means."""

    word: Wording
    meaning: Wording


def words(data: Mapping[str, Any], lang: str, told: Iterable[str] = ()) -> tuple[Word, ...]:
    """Return the words that the book of a declaration uses, in the order of the alphabet.

    ``told`` are the messages that its house rules say.
    """
    names = dict.fromkeys((*used(data), *(word for message in told for word in TOLD.get(message, ()))))
    found = [Word(said("word", name, lang), meaning(data, name, lang)) for name in names]
    return tuple(sorted(found, key=lambda one: sorting(one.word)))


def used(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield which words a declaration needs."""
    yield from ALWAYS
    if "declarations" in data:
        yield "declaration"
    if data["auction"]["rounds"]:
        yield "standing-bid"
    if "target" in data["match"]:
        yield "target"
    yield from of_score(data)
    if "belote" in data:
        yield "belote"
    if data["auction"].get("doubling"):
        yield from ("level", "doubling")
    if "hanging" in data["scoring"]:
        yield "hang"
    if data["scoring"].get("marks"):
        yield "mark"
    if any(step.get("to") == "kitty" for step in data["dealing"]["steps"]):
        yield "kitty"
    if any(step.get("to") == "turned" or step.get("last") == "turned" for step in data["dealing"]["steps"]):
        yield "turned-card"
    yield "step"


def of_score(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield which words the scoring needs, in any of its cases."""
    places = (data["scoring"], *data["scoring"].get("cases", {}).values())
    if any("factors" in place for place in places):
        yield "factor"
    if any(place.get("rounding") for place in places):
        yield "remainder"


def said(message: str, name: str, lang: str) -> Wording:
    """Return a word."""
    return worded(lang, message, args(name=name))


def meaning(data: Mapping[str, Any], name: str, lang: str) -> Wording:
    """Return what a word means at a table."""
    alone = name == "factor" and not data["auction"].get("doubling")
    return worded(lang, "word-meaning", args(name="factor-alone" if alone else name, heaps=besides(data)))


def besides(data: Mapping[str, Any]) -> Terms:
    """Return what is counted in card points besides the cards: declarations, belote, and what was bid."""
    heaps = [heap for heap in ("declarations", "belote") if heap in data]
    return terms("heaps", [*heaps, *(["contract"] if "amounts" in data["auction"] else [])])
