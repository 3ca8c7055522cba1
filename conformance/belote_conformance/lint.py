"""What a corpus must keep to besides its schema. Clauses record.id to record.canonical."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from belote_conformance.canonical import dumps
from belote_conformance.records import Record
from belote_conformance.title_words import PLACEHOLDER

HEADING = re.compile(r"^## ([a-z-]+(?:\.[a-z-]+)+)\s*$", re.MULTILINE)
SHORTEST = len("90.")
RETIRED = re.compile(r"^## (\S+)\s*\nRetired in version", re.MULTILINE)
Digest = Callable[[str], str]


def clause_ids(folder: Path) -> set[str]:
    """Return the ids of all clauses below a folder that are in force; a retired one has a heading and no rule."""
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.md")]
    return {found for text in texts for found in HEADING.findall(text)} - {
        found for text in texts for found in RETIRED.findall(text)
    }


def lint(records: Iterable[Record], clauses: set[str], sources: set[str], digest: Digest | None) -> list[str]:
    """Return what is wrong with records, one line each. Without ``digest`` the rules are not compared."""
    problems: list[str] = []
    seen: dict[str, str] = {}
    digest = None if digest is None else cache(digest)
    for record in records:
        problems += [f"{record.file}: {problem}" for problem in problems_of(record, clauses, sources, digest)]
        content = content_of(record)
        if content in seen:
            problems.append(f"{record.file}: the same content as {seen[content]}: keep one, and retire the other")
        seen.setdefault(content, record.id)
    return problems


def problems_of(record: Record, clauses: set[str], sources: set[str], digest: Digest | None) -> Iterable[str]:
    """Yield what is wrong with one record."""
    data = record.data
    for clause in data["clauses"]:
        if clause not in clauses:
            yield f"there is no clause {clause}{nearest(clause, clauses)}: name a heading of spec/clauses"
    for cited in data["source"].get("cite", []):
        if cited.partition(" ")[0] not in sources and not cited.startswith(("https://", "http://")):
            near = nearest(cited.partition(" ")[0], sources)
            yield f"the source {cited} is not in the bibliography{near}: cite a key of variants/sources.yaml"
    if data["source"]["from"] in ("published", "report", "recording") and not data["source"].get("cite"):
        yield f"a source of kind {data['source']['from']} must be cited"
    note = str(data["source"].get("note", "")).strip()
    if data["source"]["from"] in ("hand", "witness", "fuzz") and (len(note) < SHORTEST or PLACEHOLDER.search(note)):
        yield "say in source.note how the result was worked out"
    first = data["title"][0]
    if data["title"].endswith(".") or not (first.isupper() or first.isdigit()):
        yield "a title is one sentence with a capital and without a full stop"
    yield from uneven_items(data["expect"])
    yield from misplaced(data)
    yield from unknown_clauses(data["expect"], clauses)
    if record.file.read_bytes() != dumps(data).encode():
        yield "not in canonical form; belote validate --records --write brings it there"
    if digest is not None:
        yield from stale(record, digest)
        yield from unknown_options(record, digest)


def nearest(name: str, known: Collection[str]) -> str:
    """Return a question that names the known name nearest to one; nothing if none is near."""
    near = get_close_matches(name, sorted(known), 1)
    return f" (did you mean {near[0]}?)" if near else ""


def stale(record: Record, digest: Digest) -> Iterable[str]:
    """Yield a problem when the rules of the record's variant are not those it was made for."""
    try:
        current = digest(record.variant)
    except Exception as error:  # the resolver's errors are of many kinds, and all mean the same here
        yield f"{record.variant}: {error}"
        return
    if record.data["variant"]["digest"] != current:
        told = f"the rules of {record.variant} have changed since it was recorded"
        yield f"{told}: hold it against its clause, then run belote validate --records --write FILE"


def uneven_items(expect: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    """Yield a problem when the items of a checkpoint do not name the same members."""
    for point in expect:
        if len({tuple(sorted(item)) for item in point.get("items", [])}) > 1:
            yield f"the items at {point['at']} do not name the same members"


def misplaced(data: Mapping[str, Any]) -> Iterable[str]:
    """Yield a problem for checkpoints that are out of order or beyond the events, and for a misplaced refusal."""
    last = len(data["events"])
    order = [last + 1 if point["at"] == "end" else point["at"] for point in data["expect"]]
    if order != sorted(set(order)):
        yield "the checkpoints are not in order, or two stand at one place"
    refusal = data["kind"] == "refusal"
    applied = last - refusal
    if any(point["at"] != "end" and point["at"] > applied for point in data["expect"]):
        yield f"a checkpoint stands after the {applied} events that are applied"
    if [point["at"] for point in data["expect"] if "refused" in point] != [last - 1] * refusal:
        yield "a refusal, and no other kind, expects refused once: before its last event"


def unknown_clauses(expect: Iterable[Mapping[str, Any]], clauses: set[str]) -> Iterable[str]:
    """Yield a problem for a clause that an item or a refusal names and that does not exist."""
    for point in expect:
        for found in [*point.get("items", []), point.get("refused", {})]:
            if "clause" in found and found["clause"] not in clauses:
                near = nearest(found["clause"], clauses)
                told = f"there is no clause {found['clause']}{near}, named at {point['at']}"
                yield f"{told}: name a heading of spec/clauses"


def unknown_options(record: Record, digest: Digest) -> Iterable[str]:
    """Yield a problem for a reading whose option the variant does not have, or that the record stands under anyway."""
    chosen = record.data["variant"]["options"]
    for reading in record.data.get("readings", []):
        name = "+".join([record.data["variant"]["id"], *filter(None, [reading["option"]])])
        try:
            digest(name)
        except Exception as error:  # as above
            yield f"the reading {reading['option']!r} cannot be had: {error}"
    if chosen and "readings" in record.data and not {"", *chosen} & {r["option"] for r in record.data["readings"]}:
        yield "none of the readings is the one the record stands under"


def content_of(record: Record) -> str:
    """Return what a record shows, to find two that show the same."""
    data = record.data
    return json.dumps([record.variant, data["kind"], data["given"], data["events"], data["expect"]], sort_keys=True)
