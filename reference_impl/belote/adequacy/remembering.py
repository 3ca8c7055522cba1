"""Remember verdicts: what has not changed since need not be asked again.

That no variant takes a change holds as long as the rules of its variants and the interpreter are the same; that a
record catches it or not, as long as the record is the same too. So a record that was added is the only one asked.
What is remembered stands under its checksum: a file that is damaged is as good as none.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path as FilePath
from typing import Any

import belote_conformance
from belote.adequacy.catching import Known, Records, Verdict
from belote.adequacy.changed import Originals
from belote.adequacy.changes import Change
from belote.compare.observing import Observed
from belote.data import PACKAGE, schema_file
from belote.home import cache_folder
from belote.whole import write_whole

Memory = dict[str, tuple[str, Known]]
"""What is known by the key of a change, and under which rules it was found out."""


DAMAGED = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError)
"""What reading a file may come to that is not what was written there."""


def under(change: Change, variants: Originals) -> str:
    """Return a hash of what a change is made of, besides the interpreter: itself, and the rules of its variants."""
    return hashed(change.key, [[name, variants[name].digest] for name in change.variants])


def known(memory: Memory, change: Change, variants: Originals) -> Known:
    """Return what is known of a change; of what was found under other rules, only what to ask first."""
    rules, found = memory.get(change.key, ("", Known()))
    return found if rules == under(change, variants) else Known(hints=found.caught | found.hints)


def remember(memory: Memory, verdicts: Iterable[Verdict], variants: Originals) -> Memory:
    """Return a memory with these verdicts."""
    fresh = {
        verdict.change.key: (
            under(verdict.change, variants),
            Known(verdict.outcome == "refused", frozenset(verdict.caught_by), frozenset(verdict.missed)),
        )
        for verdict in verdicts
    }
    return memory | fresh


def fingerprints(records: Records) -> dict[str, str]:
    """Return by the id of each record a hash of what decides what it catches."""
    return {record.id: hashed(vars_of(record)) for some in records.values() for record in some}


def vars_of(record: Observed) -> list[Any]:
    """Return what of a record decides whether a change is caught."""
    data = record.record
    return [data["variant"]["id"], data["kind"], data.get("base"), data["given"], data["events"], record.expect]


def hashed(*parts: Any) -> str:
    """Return a short hash of values that JSON can hold."""
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]


def file_of(paths: Sequence[FilePath], results: str = "trace") -> FilePath:
    """Return the file in which is remembered what the records at these paths catch in a program of these results."""
    where = [str(path.resolve()) for path in paths]
    return cache_folder() / f"adequacy-{hashed(where if results == 'trace' else [*where, results])}.json"


def read(file: FilePath) -> Any:
    """Return what was written to a file under its checksum. Raises one of ``DAMAGED`` if it is not that any more."""
    sign, _, text = file.read_bytes().partition(b"\n")
    if sign != checksum(text):
        raise ValueError("what is remembered is damaged")
    return json.loads(text)


def checksum(text: bytes) -> bytes:
    """Return the SHA-256 of a text in small hexadecimal digits."""
    return hashlib.sha256(text).hexdigest().encode()


def load(file: FilePath, prints: Mapping[str, str]) -> Memory:
    """Return what is remembered of the records that are still the same; nothing if the file cannot be read."""
    try:
        found = read(file)
        same = found["code"] == code()
        ids = [id if prints.get(id) == print_ else "" for id, print_ in found["records"]]
        return {
            key: (rules if same else "", Known(refused, named(ids, caught), named(ids, missed)))
            for key, (rules, refused, caught, missed) in found["changes"].items()
        }
    except DAMAGED:
        return {}


def fresh(records: Iterable[Observed], file: FilePath) -> set[str]:
    """Return the ids of the records that were not asked before as they stand."""
    try:
        seen = dict(read(file)["records"])
    except DAMAGED:
        seen = {}
    return {record.id for record in records if seen.get(record.id) != hashed(vars_of(record))}


def named(ids: Sequence[str], places: Iterable[int]) -> frozenset[str]:
    """Return the ids at some places, without those of records that are no longer the same."""
    return frozenset(ids[place] for place in places) - {""}


def save(file: FilePath, memory: Memory, prints: Mapping[str, str]) -> None:
    """Remember, whole or not at all; a folder that cannot be written is no fault."""
    places = {id: place for place, id in enumerate(prints)}
    changes = {
        key: [rules, found.refused, *(sorted(places[id] for id in some) for some in (found.caught, found.missed))]
        for key, (rules, found) in memory.items()
    }
    text = json.dumps({"code": code(), "records": list(prints.items()), "changes": changes}).encode()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, checksum(text) + b"\n" + text)


@cache
def code() -> str:
    """Return a hash of all that decides what records catch besides rules and records: the sources, and the schema."""
    schema = schema_file("variant.schema.json").read_text(encoding="utf-8")
    return hashed(schema, [path.read_text(encoding="utf-8") for path in sources("belote.adequacy.catching")])


def sources(module: str) -> list[FilePath]:
    """Return the files a module of ours is made of: its own, and those of all modules it imports, and they."""
    found: dict[str, FilePath] = {}
    left = [module]
    while left:
        name = left.pop()
        if name not in found and (path := source(name)) is not None:
            found[name] = path
            left += imported(name, path)
    return [found[name] for name in sorted(found)]


def source(module: str) -> FilePath | None:
    """Return the file of a module of this package or the one beside it; nothing for a name that is no module."""
    for top in (PACKAGE.parent, FilePath(belote_conformance.__path__[0]).parent):
        below = top.joinpath(*module.split("."))
        for path in (below.with_suffix(".py"), below / "__init__.py"):
            if path.is_file():
                return path
    return None


def imported(module: str, path: FilePath) -> Iterator[str]:
    """Yield the names a module imports, and what it imports from them, which may be modules too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
        if isinstance(node, ast.Import):
            yield from names
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{name}" for name in names))
