"""The committed corpus, read once, and what the reference observes of it, asked once. Not part of the runner."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from belote.data import records_folder, root, schema_file
from belote.declaration import resolved_document
from belote.errors import BrokenDeclaration
from belote.library import resolved
from belote.protocol import Server
from belote_conformance.identity import NAME, BrokenLock, quarantined
from belote_conformance.lint import clause_ids
from belote_conformance.records import Reader, Record, files

SCHEMAS = schema_file("record.schema.json").parent
TESTS = Path(__file__).parent


def lines(told: Collection[str], most: int = 40) -> str:
    """Return what a gate tells, one fault to a line, so that a failure shows all of them and not only the first."""
    rest = [f"and {len(told) - most} more"] if len(told) > most else []
    return "\n".join([f"{len(told)} to mend:", *list(told)[:most], *rest])


@cache
def read() -> tuple[tuple[Record, ...], tuple[str, ...]]:
    """Return all records that can be read, and what is wrong with the others."""
    reader = Reader(json.loads(schema_file("record.schema.json").read_text(encoding="utf-8")))
    found = [reader.read(path) for path in files([records_folder()])]
    return tuple(record for record in found if record is not None), tuple(reader.problems)


def every_record() -> tuple[Record, ...]:
    """Return all records, in order of name, also those in quarantine."""
    return read()[0]


def records() -> tuple[Record, ...]:
    """Return the records that are run, in order of name: what is in quarantine shows nothing and protects nothing."""
    return active(every_record(), held())


@cache
def held() -> Mapping[str, str]:
    """Return the ids in quarantine with the reasons; none for a lock that cannot be read, which another gate tells."""
    try:
        return quarantined(records_folder().parent / NAME)
    except BrokenLock:
        return {}


def active(found: Iterable[Record], apart: Collection[str]) -> tuple[Record, ...]:
    """Return the records that are not in quarantine."""
    return tuple(record for record in found if record.id not in apart)


@cache
def rule_clauses() -> tuple[str, ...]:
    """Return the ids of the clauses that are rules of the game."""
    return tuple(
        sorted(c for c in clause_ids(root() / "spec" / "clauses") if not c.startswith(("record.", "protocol.")))
    )


@cache
def reference() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the replies of the reference to every record, and those to every variant, by name.

    Everything goes through the text of the protocol, as if a process were in between.
    """
    server = Server()
    runs: dict[str, Any] = {}
    variants: dict[str, Any] = {}
    for seq, record in enumerate(sorted(records(), key=lambda record: record.variant)):
        if record.variant not in variants:
            variants[record.variant] = offered(server, record.variant)
        request = {"message": "run", "seq": seq, "record": record.question(), "ask": record.ask()}
        runs[record.id] = ask(server, request)
    return runs, variants


@cache
def declaration(variant: str) -> tuple[str, dict[str, Any]]:
    """Return digest and resolved declaration of a variant. Raises ``BrokenDeclaration``."""
    found = resolved(variant)
    return found.digest, resolved_document(found)


def offered(server: Server, variant: str) -> dict[str, Any]:
    """Send a variant and return the reply; one that cannot be resolved is told as the reply, with its problem."""
    try:
        return ask(server, offer(variant))
    except BrokenDeclaration as error:
        return {"status": "broken", "reason": "; ".join(map(str, error.problems))}


def offer(variant: str) -> dict[str, Any]:
    """Return the request that sends a variant."""
    digest, document = declaration(variant)
    return {"message": "variant", "seq": 0, "id": variant, "digest": digest, "declaration": document}


def ask(server: Server, request: dict[str, Any]) -> dict[str, Any]:
    """Put a request to the reference."""
    reply: dict[str, Any] = json.loads(server.answer(json.dumps(request)))
    return reply
