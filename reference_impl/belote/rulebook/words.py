"""The words of the book that a newcomer may not know, each with what it means; only those that a table needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from belote.rulebook.saying import args
from belote.rulebook.wording import Wording, sorting, worded

ALWAYS = ("trick", "trump", "plain-suit", "follow", "ruff", "hold", "void", "taker", "contract", "card-points", "capot")


class Word(NamedTuple):
    """A word and what it means."""

    word: Wording
    meaning: Wording


def words(data: Mapping[str, Any], lang: str) -> tuple[Word, ...]:
    """Return the words that the book of a declaration uses, in the order of the alphabet."""
    found = [Word(said("word", name, lang), said("word-meaning", name, lang)) for name in used(data)]
    return tuple(sorted(found, key=lambda one: sorting(one.word)))


def used(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield which words a declaration needs."""
    yield from ALWAYS
    if "declarations" in data or "trick_melds" in data:
        yield from ("run", "square")
    if "belote" in data:
        yield "belote"
    if data["auction"].get("doubling"):
        yield "level"
    if "hanging" in data["scoring"]:
        yield "hang"
    if data["scoring"].get("marks"):
        yield "mark"
    if any(step.get("to") == "turned" or step.get("last") == "turned" for step in data["dealing"]["steps"]):
        yield "turned-card"
    yield "step"


def said(message: str, name: str, lang: str) -> Wording:
    """Return a word, or its meaning."""
    return worded(lang, message, args(name=name))
