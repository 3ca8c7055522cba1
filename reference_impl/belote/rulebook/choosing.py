"""Which records serve as worked examples of a book, and what is seen in them, whatever the language.

A record of the variant itself must agree with what the rules give, or the book cannot be made. Records of its parents
serve where the variant has none, if they agree.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, NamedTuple

from belote.data import records_folder
from belote.deal import Rules
from belote.declaration import Resolved
from belote.errors import BeloteError, BrokenRecord, Place, Problem
from belote.record import observe
from belote.rulebook.diagrams import Scene
from belote.rulebook.observed import KEPT, MANY, SHOWN, told
from belote.rulebook.pictures import picture
from belote.rulebook.saying import Phrase, phrase
from belote.rulebook.situations import situation
from belote.rulebook.topics import section_of
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


class Answers(NamedTuple):
    """What was observed at one place, which goes without saying where it is nothing; and what forbids, if anything."""

    place: Phrase | None
    answers: tuple[Phrase, ...]
    clause: str = ""


class Chosen(NamedTuple):
    """A record that serves as an example of a section, with everything that is to be said of it."""

    section: str
    record: Json
    lines: tuple[tuple[Phrase, Phrase], ...]
    answers: tuple[Answers, ...]
    scene: Scene | None


@dataclass(frozen=True)
class Table:
    """A variant with its options and its rules, the same as another with the same name and digest."""

    name: str
    digest: str
    resolved: Resolved = field(hash=False)
    rules: Rules = field(compare=False)


def chosen(resolved: Resolved, rules: Rules, number: int) -> tuple[Chosen, ...]:
    """Return at most so many examples for each section of the book, each of another clause.

    Raises ``BrokenRecord`` for a record of the variant that does not agree with its rules.
    """
    return of_table(Table(resolved.name, resolved.digest, resolved, rules), number)


@lru_cache(maxsize=256)
def of_table(table: Table, number: int) -> tuple[Chosen, ...]:
    """Return the examples of a table, which are the same in every language."""
    found: list[Chosen] = []
    shown: set[str] = set()
    for record in candidates(table.resolved):
        section, clause = section_of(TOPICS[topic(record)]), record["clauses"][0]
        full = sum(one.section == section for one in found) >= number
        if not full and clause not in shown and agrees(table.resolved, table.rules, record):
            found.append(observed(table.rules, record, section))
            shown.add(clause)
    return tuple(found)


def observed(rules: Rules, record: Json, section: str) -> Chosen:
    """Return a record with what is observed of it now."""
    ask = [{"at": point["at"], "what": [name for name in point if name != "at"]} for point in record["expect"]]
    seen = observe(rules, record, ask)
    kind = record.get("base", record["kind"])
    lines = tuple(situation(rules, record, kind))
    return Chosen(section, record, lines, tuple(answers(record, seen, kind)), picture(rules, record))


def answers(record: Json, seen: Sequence[Json], kind: str) -> Iterator[Answers]:
    """Yield what was observed at each place; where nothing can be told a place is left out."""
    events = len(record["events"])
    for point in seen:
        said = tuple(told(point, kind))
        last = point["at"] in ("end", events) and not (point["at"] == 0 and len(seen) > 1)
        place = phrase("answer-end") if last else phrase("answer-place", number=int(point["at"]))
        bare = len(seen) == 1 and (last or "refused" in point)
        if said:
            yield Answers(None if bare else place, said, point.get("refused", {}).get("clause", ""))


@cache
def corpus() -> tuple[Json, ...]:
    """Return the records of the corpus, by id; none where there is no corpus."""
    files = sorted(records_folder().glob("*/*.json"))
    return tuple(json.loads(file.read_text(encoding="utf-8")) for file in files)


@cache
def records_of(variant: str) -> tuple[Json, ...]:
    """Return the records of a variant, by its id, with whatever options."""
    return tuple(record for record in corpus() if record["variant"]["id"] == variant)


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
