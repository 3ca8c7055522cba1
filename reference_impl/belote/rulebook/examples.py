"""Worked examples: records of a variant, chosen for each section of the book and executed while it is made.

A record of the variant itself must agree with what the rules give, or the book cannot be made. Records of its parents
serve where the variant has none, if they agree.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from belote.data import records_folder
from belote.deal import Rules
from belote.declaration import Resolved
from belote.errors import BeloteError, BrokenRecord, Place, Problem
from belote.record import observe
from belote.rulebook.diagrams import Scene
from belote.rulebook.language import SOURCE
from belote.rulebook.observed import KEPT, MANY, SHOWN, told
from belote.rulebook.pictures import picture
from belote.rulebook.saying import Phrase, phrase
from belote.rulebook.sentences import sentences
from belote.rulebook.situations import situation
from belote.rulebook.topics import section_of
from belote.rulebook.wording import Wording, worded
from belote_conformance.compare import Difference, first_difference

Json = Mapping[str, Any]

TOPICS = {
    "setup": "pack",
    "contracts": "contracts",
    "dealing": "dealing",
    "auction": "auction",
    "play": "play",
    "declarations": "declarations",
    "belote": "belote",
    "trick-melds": "trick_melds",
    "scoring": "scoring",
    "match": "match",
    "irregularities": "irregularities",
}
"""The section of a declaration that the records of a folder are about."""

LONG = 14
"""A record of more events than these is no example."""


class Example(NamedTuple):
    """A record told in words: its id, title and clauses, the situation as labelled lines, and what was observed.

    Answers are sentences by the place they were observed at, which is empty where it goes without saying. ``scene`` is
    what can be drawn of it, if anything.
    """

    record: str
    title: Wording
    clauses: tuple[str, ...]
    situation: tuple[tuple[str, str], ...]
    answers: tuple[tuple[str, tuple[str, ...]], ...]
    scene: Scene | None = None


@cache
def corpus() -> tuple[Json, ...]:
    """Return the records of the corpus, by id; none where there is no corpus."""
    files = sorted(records_folder().glob("*/*.json"))
    return tuple(json.loads(file.read_text(encoding="utf-8")) for file in files)


@cache
def records_of(variant: str) -> tuple[Json, ...]:
    """Return the records of a variant, by its id, with whatever options."""
    return tuple(record for record in corpus() if record["variant"]["id"] == variant)


def examples(resolved: Resolved, rules: Rules, lang: str, number: int = 2) -> dict[str, tuple[Example, ...]]:
    """Return at most so many examples for each section of the book, each of another clause.

    Raises ``BrokenRecord`` for a record of the variant that does not agree with its rules.
    """
    found: dict[str, list[Example]] = {}
    shown: set[str] = set()
    for record in candidates(resolved):
        section = section_of(TOPICS[topic(record)])
        chosen = found.setdefault(section, [])
        if len(chosen) < number and record["clauses"][0] not in shown and agrees(resolved, rules, record):
            chosen.append(example(resolved, rules, record, lang))
            shown.add(record["clauses"][0])
    return {section: tuple(several) for section, several in found.items()}


def candidates(resolved: Resolved) -> Iterator[Json]:
    """Yield the records that can be told, the variant's own first, then those of its parents from the nearest on."""
    for name in dict.fromkeys([resolved.id, *reversed([layer.split("+")[0] for layer in resolved.lineage])]):
        records = [record for record in records_of(name) if name == resolved.id or not record["variant"]["options"]]
        fitting = [record for record in records if tellable(record) and of_options(resolved, record, name)]
        yield from sorted(fitting, key=weight)


def of_options(resolved: Resolved, record: Json, name: str) -> bool:
    """Say whether a record stands under the options that were chosen; those of parents have none."""
    return name != resolved.id or set(record["variant"]["options"]) == set(resolved.options)


def topic(record: Json) -> str:
    """Return the topic of a record."""
    return str(record["id"]).split("/")[0]


def tellable(record: Json) -> bool:
    """Say whether everything a record shows can be told in a few lines."""
    if record["kind"] == "perft" or topic(record) not in TOPICS or len(record["events"]) > LONG:
        return False
    points = [what for point in record["expect"] for what in point if what != "at"]
    many = any(len(several) > MANY for point in record["expect"] for several in point.get("calls", {}).values())
    return not many and any(what in SHOWN for what in points) and all(what in (*SHOWN, *KEPT) for what in points)


def weight(record: Json) -> tuple[Any, ...]:
    """Return what is told first: what tells two readings apart, from a published source, and short."""
    untold = sum(what in KEPT for point in record["expect"] for what in point)
    unpublished = record["source"]["from"] != "published"
    refused = record["kind"] == "refusal"
    return (unpublished, refused, untold, len(record["expect"]), len(record["events"]), record["id"])


def agrees(resolved: Resolved, rules: Rules, record: Json) -> bool:
    """Say whether a record agrees with the rules. Raises ``BrokenRecord`` if it is one of this very variant."""
    ask = [{"at": point["at"], "what": [name for name in point if name != "at"]} for point in record["expect"]]
    own = record["variant"]["digest"] == resolved.digest
    try:
        difference = first_difference(record["expect"], observe(rules, record, ask), "trace", "code")
    except BeloteError:
        if own:
            raise
        return False
    if difference is not None and own:
        raise disagreeing(record, difference)
    return difference is None


def disagreeing(record: Json, difference: Difference) -> BrokenRecord:
    """Return the error of an example that is not true."""
    found = f"{difference.what} at {difference.at} is {difference.observed}, not {difference.expected}"
    instead = "Mend the record, or the rules, and make the book again."
    return BrokenRecord(Problem("record.disagrees", found, Place(str(record["id"])), instead, "record.checkpoints"))


def example(resolved: Resolved, rules: Rules, record: Json, lang: str) -> Example:
    """Return a record in words, with what is observed of it now."""
    ask = [{"at": point["at"], "what": [name for name in point if name != "at"]} for point in record["expect"]]
    seen = observe(rules, record, ask)
    kind = record.get("base", record["kind"])
    lines = tuple((said(lang, label), said(lang, value)) for label, value in situation(rules, record, kind))
    found = tuple(answers(resolved, record, seen, lang))
    title, clauses = Wording(record["title"], SOURCE), tuple(record["clauses"])
    return Example(record["id"], title, clauses, lines, found, picture(rules, record))


def answers(resolved: Resolved, record: Json, seen: Sequence[Json], lang: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what was observed at each place, in sentences; where nothing can be told a place is left out."""
    kind, events = record.get("base", record["kind"]), len(record["events"])
    for point in seen:
        answered = [said(lang, answer) for answer in told(point, kind)]
        lines = tuple(dict.fromkeys([*answered, *reasons(resolved, point, lang)]))
        last = point["at"] in ("end", events) and not (point["at"] == 0 and len(seen) > 1)
        place = phrase("answer-end") if last else phrase("answer-place", number=int(point["at"]))
        if lines:
            yield ("" if len(seen) == 1 and (last or "refused" in point) else said(lang, place)), lines


def reasons(resolved: Resolved, point: Json, lang: str) -> Iterator[Wording]:
    """Yield the rule by which something is refused, if there is one sentence that says its clause."""
    clause = point.get("refused", {}).get("clause", "")
    every = sentences(resolved, lang) if clause else ()
    for known in ([one for one in every if one.clause == clause], [one for one in every if clause in one.beside]):
        if len(known) == 1:
            yield Wording(known[0].text, known[0].lang)
            return


def said(lang: str, value: Phrase) -> Wording:
    """Return a phrase as text."""
    return worded(lang, value.message, value.args)
