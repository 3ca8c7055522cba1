"""Two tables side by side, and the smallest situation on which they part: kept with the corpus, or searched for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.compare.entries import GOES_WITHOUT_SAYING, NO_EXCEPTION, NOTHING, Comparison, Entry, Said, compared
from belote.compare.keeping import Pair, is_current, read, tables
from belote.compare.pages import TITLES
from belote.compare.showing import shown
from belote.compare.shrinking import Found
from belote.compare.telling import told
from belote.compare.traces import Divergence
from belote.compare.units import Mixture, Unit, units, whole
from belote.deal import Rules, compile_rules
from belote.declaration import Resolved, dotted
from belote.errors import BeloteError
from belote.playground.asked import Answer, Json, Unanswerable, language_of, member
from belote.playground.drawing import drawing
from belote.playground.tables import label, place_of, resolved
from belote.playground.telling import clause, lines, source
from belote.rulebook import sentences
from belote.rulebook.language import SOURCE

WORDS = {NOTHING: "nothing-said", NO_EXCEPTION: "no-exception", GOES_WITHOUT_SAYING: "goes-without-saying"}
"""What is said of a table whatever the difference is, by the word of the page for it."""

ROUND = 40
"""How many random situations of a kind one round of a search looks at."""


def compare(question: Json) -> Answer:
    """Return what differs between two tables, a sentence each, with sources, and which differences have a witness."""
    left, right = resolved(question), resolved(question, "other")
    comparison = compared(left, right, language_of(question))
    held = kept(question, left, right)
    numbers = {str(number): place for place, found in held for number in numbers_of(comparison, found)}
    together = next((place for place, found in held if found.get("whole")), None)
    if together is None and len(held) == 1:
        together = held[0][0]
    return {
        "left": named(left, label(question)),
        "right": named(right, label(question, "other")),
        "entries": entries(comparison, language_of(question)),
        "equal": sum(comparison.equal.values()),
        "witnesses": numbers,
        "whole": together,
    }


def named(table: Resolved, name: str) -> Answer:
    """Return what a table is called."""
    return {"name": name, "names": dict(table.names)}


def entries(comparison: Comparison, lang: str) -> list[Answer]:
    """Return the differences with their numbers, from 1."""
    both = (*sentences(comparison.left, lang), *sentences(comparison.right, lang))
    foreign = {sentence.text: sentence.lang for sentence in both if sentence.lang != lang}
    return [entry(number, one, lang, foreign) for number, one in enumerate(comparison.entries, 1)]


def entry(number: int, one: Entry, lang: str, foreign: Mapping[str, str]) -> Answer:
    """Return one difference: its section and clause, and what both say."""
    head = {"number": number, "section": one.section, "heading": TITLES[one.section], **clause(one.clause)}
    return head | {side: said(found, lang, foreign) for side, found in (("left", one.left), ("right", one.right))}


def said(one: Said, lang: str, foreign: Mapping[str, str]) -> Answer:
    """Return what one table says, with its sources and reasons; each text with its language.

    What is said of every table alike has a ``word``, by which the page knows it.
    """
    texts = [spoken(text, foreign.get(text, lang)) for text in one.texts]
    reasons = [spoken(text, SOURCE) for text in one.editorial]
    return {"texts": texts, "sources": [source(key) for key in one.sources], "editorial": reasons}


def spoken(text: str, lang: str) -> Answer:
    """Return a text with its language, and the word by which the page knows it, if it does."""
    return {"text": text, "lang": SOURCE, "word": WORDS[text]} if text in WORDS else {"text": text, "lang": lang}


def kept(question: Json, left: Resolved, right: Resolved) -> list[tuple[str, Json]]:
    """Return what is kept to show the differences of two tables, each with a name to ask for it by.

    The two may be kept in the other order.
    """
    names = place_of(question), place_of(question, "other")
    found: list[tuple[str, Json]] = []
    for turned, (one, other) in enumerate((names, names[::-1])):
        held = read(Pair(one, other, False)) if is_name(one) and is_name(other) else None
        if held is not None and current(one, other, held):
            found += [(f"{'right' if turned else 'left'}.{place}", each) for place, each in enumerate(held["shown"])]
        if found:
            break
    return [(name, each) for name, each in found if "record" in each]


def is_name(name: str) -> bool:
    """Say whether a table is named by id, not by the path of a file."""
    return "/" not in name and "\\" not in name


def current(one: str, other: str, held: Mapping[str, Any]) -> bool:
    """Say whether what is kept belongs to the tables as they are."""
    return is_current(Pair(one, other, False), held)


def numbers_of(comparison: Comparison, found: Json) -> Iterator[int]:
    """Yield the numbers of the differences that something shows."""
    wanted = set(found.get("differences", ()))
    for number, one in enumerate(comparison.entries, 1):
        if wanted & {dotted(difference.place) for difference in one.differences}:
            yield number


def witness(question: Json) -> Answer:
    """Return a situation that is kept, as both tables show it."""
    left, right = resolved(question), resolved(question, "other")
    wanted = member(question, "witness", str)
    found = dict(kept(question, left, right)).get(wanted)
    if found is None:
        raise Unanswerable("There is no such deal for these two tables.")
    turned = wanted.startswith("right")
    first, second = (right, left) if turned else (left, right)
    pair = tuple(map(compile_rules, tables(Mixture(first, second), found)))
    parted = Divergence(found["at"], found["what"], found["left"], found["right"])
    answer = shown_by(pair[0], pair[1], Found(found["record"], parted), language_of(question))
    answer |= {"whole": bool(found.get("whole")), "turned": turned, "where": found.get("where", "alone")}
    if turned:
        answer["sides"] = answer["sides"][::-1]
    return answer


def search(question: Json) -> Answer:
    """Look at a few random situations, and return the smallest on which the two part, if any does.

    ``number`` of a difference, or 0 for the two as a whole; ``round`` says how often was looked before, from 0. Ask
    again with the next round as long as ``found`` is false and nobody is tired of it.
    """
    left, right = resolved(question), resolved(question, "other")
    number = member(question, "number", int, 0)
    unit = unit_of(left, right, number, language_of(question))
    if unit is None:
        return {"found": False, "over": True, "reason": "The two tables have the same rules here."}
    result = shown(unit, ROUND, member(question, "round", int, 0) + 1, every_kind=not number)
    if result.found is None:
        return {"found": False, "over": not result.looked, "reason": result.reason, "looked": dict(result.looked)}
    pair = compile_rules(result.before), compile_rules(result.after)
    answer = shown_by(*pair, result.found, language_of(question))
    return answer | {"found": True, "whole": not number, "turned": False, "where": result.where}


def unit_of(left: Resolved, right: Resolved, number: int, lang: str) -> Unit | None:
    """Return what is to be looked for: a difference by its number, or the two tables as a whole."""
    if not number:
        return whole(left, right)
    every = compared(left, right, lang).entries
    if not 0 < number <= len(every):
        raise Unanswerable("There is no difference with this number.")
    places = {difference.place for difference in every[number - 1].differences}
    found = (unit for unit in units(left, right) if places & {one.place for one in unit.differences})
    return next(found, None)


def shown_by(left: Rules, right: Rules, found: Found, lang: str) -> Answer:
    """Return a situation in words and drawn, what either table says of it, and why."""
    said = told(found, left, right)
    sides = (left, said.left, said.why_left), (right, said.right, said.why_right)
    record, at = dict(found.record), found.parting.at
    return {
        "record": record,
        "at": at,
        "what": found.parting.what,
        "given": list(said.given),
        "done": list(said.done),
        "sides": [
            {"says": words, "why": lines(why), "drawing": drawn(rules, record, at, lang)} for rules, words, why in sides
        ],
    }


def drawn(rules: Rules, record: Json, at: int, lang: str) -> str:
    """Return the drawing of a situation at one table; empty where nothing can be drawn there."""
    try:
        return drawing(rules, record, at, lang)
    except BeloteError:
        return ""
