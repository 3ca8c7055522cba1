"""The form of a record, by its schema: which members it has, and of which kind. Clauses record.id to record.match.

Whether the game allows what a record tells is not asked here. Every problem names the path, what was found, and what
would be accepted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from belote.data import schema_file
from belote.declaration import Path, dotted
from belote.declaration.complaints import complaints
from belote.declaration.schema import STRICT, spelled_out
from belote.declaration.suggest import did_you_mean, listed, sentences, shown
from belote.errors import BrokenRecord, Place, Problem

Json = Mapping[str, Any]
PlaceOf = Callable[[Path, bool], Place]

MOST = 8
"""How many problems are told of one record."""

SMALL = 300
MOST_REMEMBERED = 5_000
"""Up to which length a value that passed is remembered, and how many of them."""

CLAUSES = {
    "variant": "record.variant",
    "expect": "record.checkpoints",
    "source": "record.source",
    "status": "record.status",
    "readings": "record.status",
}
BESIDES = ("id", "title", "clauses", "shows", "variant", "expect", "source", "status")
"""What a record of the corpus has besides what happened; a log needs none of it."""

ELSEWHERE = ("kind", "base", "given", "events")
"""The members that are looked at for each kind apart."""


class Part(NamedTuple):
    """A part of the schema, without references, what validates it, and some of the small values that passed."""

    node: dict[str, Any]
    validator: Any
    passed: set[str]


def in_document(path: Path, key: bool) -> Place:
    """Return the place of a member of a record of which no file is known."""
    return Place(path=dotted(path))


def check(record: Any) -> None:
    """Raise ``BrokenRecord`` for a record that cannot be run because of its form."""
    found = problems(record)
    if found:
        raise BrokenRecord(*found)


def problems(record: Any, place: PlaceOf = in_document) -> list[Problem]:
    """Return what is wrong with the form of kind, given and events, which is all that running a record needs."""
    if not isinstance(record, dict):
        return [Problem("record.form", "this is not a record", place((), False), "Write a map.", "record.id")]
    return list(first(parts(record, place)))


def problems_of_all(
    record: Any, place: PlaceOf = in_document, needed: Sequence[str] = BESIDES, log: bool = False
) -> list[Problem]:
    """Return what is wrong with any part of a record; ``needed`` are the members it must have besides what happened.

    The variant of a ``log`` needs only its id.
    """
    found = problems(record, place)
    if not isinstance(record, dict):
        return found
    missing = [absent(name, place, CLAUSES.get(name, "record.id")) for name in needed if name not in record]
    rest = schema()["rest"]["log" if log else ""]
    expected = [*calls_told(record, place), *places_told(record, place)]
    return list(first([*missing, *told(rest, record, (), place, "record.id"), *expected, *found]))


def places_told(record: Json, place: PlaceOf) -> Iterator[Problem]:
    """Yield a problem for a second checkpoint at one place."""
    points = record.get("expect", ())
    ats = [point.get("at") if isinstance(point, dict) else None for point in points] if isinstance(points, list) else []
    for index, at in enumerate(ats):
        if isinstance(at, int | str) and at in ats[:index]:
            message, instead = f"there is a checkpoint at {shown(at)} already", "Put what is observed there into one."
            yield Problem("record.value", message, place(("expect", index), False), instead, "record.checkpoints")


def calls_told(record: Json, place: PlaceOf) -> Iterator[Problem]:
    """Yield what is wrong with the calls that are expected, each looked at as what it says it does."""
    known = schema()["action"]
    points = record.get("expect", ())
    for index, point in enumerate(points if isinstance(points, list) else ()):
        calls = point.get("calls") if isinstance(point, dict) else None
        for seat, found in calls.items() if isinstance(calls, dict) else ():
            for number, call in enumerate(found if isinstance(found, list) else ()):
                path = ("expect", index, "calls", seat, number)
                yield from told(by_deed(known, call), call, path, place, "record.observations")


def by_deed(known: Mapping[str, Part], event: Any) -> Part:
    """Return the part of the schema for what an event says it does."""
    do = event.get("do") if isinstance(event, dict) else None
    return known.get(do, known[""]) if isinstance(do, str) else known[""]


def absent(name: str, place: PlaceOf, clause: str) -> Problem:
    """Return the problem of a member that is missing."""
    return Problem("schema.required", f'"{name}" is missing', place((name,), False), f"Add {name}.", clause)


def first(found: Iterable[Problem]) -> Iterator[Problem]:
    """Yield the first few problems, each once."""
    seen: dict[Problem, None] = {}
    for problem in found:
        if problem not in seen:
            seen[problem] = None
            yield problem
        if len(seen) == MOST:
            return


def parts(record: Mapping[str, Any], place: PlaceOf) -> Iterator[Problem]:
    """Yield what is wrong with kind, given and events."""
    kinds = schema()["given"]
    name = "base" if record.get("kind") == "refusal" else "kind"
    base = record.get(name)
    if not isinstance(base, str) or base not in kinds:
        message = f"{shown(base)} is no kind of record" if name in record else f'"{name}" is missing'
        instead = sentences(did_you_mean(base, kinds) if base else "", f"Known are {listed(kinds, 'and')}.")
        yield Problem("record.kind", message, place((name,), False), instead, "record.deal")
        return
    if name == "kind" and "base" in record:
        message = "base has no place here, because kind is not refusal"
        yield Problem("schema.not-here", message, place(("base",), True), "Remove it.", "record.refusal")
    clause = f"record.{base}"
    yield from (absent(part, place, clause) for part in ("given", "events") if part not in record)
    if "given" in record:
        yield from told(kinds[base], record["given"], ("given",), place, clause)
    yield from event_problems(record.get("events", []), base, place, clause)


def event_problems(events: Any, base: str, place: PlaceOf, clause: str) -> Iterator[Problem]:
    """Yield what is wrong with the events, each looked at as what it says it does."""
    yield from told(schema()["events"][""], events, ("events",), place, clause)
    known = schema()["match_event" if base == "match" else "event"]
    for index, event in enumerate(events if isinstance(events, list) else ()):
        yield from told(by_deed(known, event), event, ("events", index), place, clause)


def told(part: Part, data: Any, path: Path, place: PlaceOf, clause: str) -> Iterator[Problem]:
    """Yield what a part of the schema finds wrong with the data at a path, in words.

    Records are made of the same few events, so each part remembers those that passed.
    """
    key = repr(data)
    if key in part.passed:
        return
    sound = True
    for error in part.validator.iter_errors(data):
        sound = False
        error.path.extendleft(reversed(("record", *path)))
        for complaint in complaints(error, part.node):
            where = complaint.path[1:]
            at = CLAUSES.get(str(where[0]), clause) if where else clause
            instead = error.schema.get("description", "") if error.validator == "pattern" else complaint.instead
            yield Problem(complaint.code, complaint.message, place(where, complaint.key), instead, at)
    if sound and len(key) <= SMALL and len(part.passed) < MOST_REMEMBERED:
        part.passed.add(key)


@cache
def schema() -> Mapping[str, Mapping[str, Part]]:
    """Return the schema of records in parts: the given of each kind, the events by what they do, and the rest."""
    written = spelled_out(json.loads(schema_file("record.schema.json").read_text("utf-8")))
    whole = inlined(written, written["$defs"])
    named = whole["$defs"]
    rest = {name: {} if name in ELSEWHERE else node for name, node in whole["properties"].items()}
    rest["expect"]["items"]["properties"]["calls"]["additionalProperties"]["items"] = {}
    log = {**rest, "variant": {**rest["variant"], "required": ["id"]}}
    besides = {"additionalProperties": False, "allOf": whole["allOf"][-1:]}
    return {
        "rest": {"": compiled({"properties": rest, **besides}), "log": compiled({"properties": log, **besides})},
        "given": {name.removeprefix("given_"): compiled(named[name]) for name in named if name.startswith("given_")},
        "events": {"": compiled(whole["properties"]["events"])},
        "event": {do: compiled(node) for do, node in by_do(named["event"])},
        "action": {do: compiled(node) for do, node in by_do(named["action"])},
        "match_event": {"": compiled(named["match_event"])},
    }


@cache
def names() -> tuple[str, ...]:
    """Return the names of all observations."""
    checkpoint = schema()["rest"][""].node["properties"]["expect"]["items"]
    return tuple(name for name in checkpoint["properties"] if name != "at")


def compiled(node: dict[str, Any]) -> Part:
    """Return a part of the schema with its validator."""
    return Part(node, STRICT({"type": "object", **node}), set())


def inlined(node: Any, named: Mapping[str, Any]) -> Any:
    """Return a schema with every reference replaced by what it refers to."""
    if isinstance(node, list):
        return [inlined(item, named) for item in node]
    if not isinstance(node, dict):
        return node
    below = {name: inlined(value, named) for name, value in node.items() if name != "$ref"}
    target = inlined(named[node["$ref"].rsplit("/", 1)[1]], named) if "$ref" in node else {}
    return {**target, **below}


def by_do(node: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the schema of an event for each thing it may do, and under the empty name for anything else."""
    yield "", {name: value for name, value in node.items() if name != "allOf"}
    for branch in node["allOf"]:
        then = branch["then"]
        properties = {**node["properties"], **then["properties"]}
        required = [*node["required"], *then["required"]]
        narrow = {"properties": properties, "additionalProperties": False, "required": required}
        yield branch["if"]["properties"]["do"]["const"], narrow
