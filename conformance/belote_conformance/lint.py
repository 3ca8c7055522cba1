"""What a corpus must keep to besides its schema. Clauses record.id to record.canonical."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from belote_conformance.canonical import compact, dumps
from belote_conformance.records import Record

HEADING = re.compile(r"^## ([a-z-]+(?:\.[a-z-]+)+)\s*$", re.MULTILINE)
Digest = Callable[[str], str]


def clause_ids(folder: Path) -> set[str]:
    """Return the ids of all clauses below a folder."""
    return {found for path in folder.glob("*.md") for found in HEADING.findall(path.read_text(encoding="utf-8"))}


def lint(records: Iterable[Record], clauses: set[str], sources: set[str], digest: Digest | None) -> list[str]:
    """Return what is wrong with records, one line each. Without ``digest`` the rules are not compared."""
    problems: list[str] = []
    seen: dict[str, str] = {}
    for record in records:
        problems += [f"{record.file}: {problem}" for problem in problems_of(record, clauses, sources, digest)]
        content = content_of(record)
        if content in seen:
            problems.append(f"{record.file}: the same content as {seen[content]}")
        seen.setdefault(content, record.id)
    return problems


def problems_of(record: Record, clauses: set[str], sources: set[str], digest: Digest | None) -> Iterable[str]:
    """Yield what is wrong with one record."""
    data = record.data
    for clause in data["clauses"]:
        if clause not in clauses:
            yield f"there is no clause {clause}"
    for cited in data["source"].get("cite", []):
        if cited.split(" §")[0] not in sources and not cited.startswith(("https://", "http://")):
            yield f"the source {cited} is not in the bibliography"
    if data["source"]["from"] in ("published", "report", "recording") and not data["source"].get("cite"):
        yield f"a source of kind {data['source']['from']} must be cited"
    if data["source"]["from"] in ("hand", "witness", "fuzz") and not data["source"].get("note"):
        yield "say in source.note how the result was worked out"
    first = data["title"][0]
    if data["title"].endswith(".") or not (first.isupper() or first.isdigit()):
        yield "a title is one sentence with a capital and without a full stop"
    yield from uneven_items(data["expect"])
    if record.file.read_text(encoding="utf-8") != dumps(data):
        yield "not in canonical form; belote validate --records --write brings it there"
    if digest is not None:
        yield from stale(record, digest)


def stale(record: Record, digest: Digest) -> Iterable[str]:
    """Yield a problem when the rules of the record's variant are not those it was made for."""
    try:
        current = digest(record.variant)
    except Exception as error:  # the resolver's errors are of many kinds, and all mean the same here
        yield f"{record.variant}: {error}"
        return
    if record.data["variant"]["digest"] != current:
        yield f"the rules of {record.variant} have changed since it was recorded"


def uneven_items(expect: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    """Yield a problem when the items of a checkpoint do not name the same members."""
    for point in expect:
        if len({tuple(sorted(item)) for item in point.get("items", [])}) > 1:
            yield f"the items at {point['at']} do not name the same members"


def content_of(record: Record) -> str:
    """Return what a record shows, to find two that show the same."""
    data = record.data
    return compact([record.variant, data["kind"], data["given"], data["events"], data["expect"]])
