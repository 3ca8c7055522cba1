"""The committed corpus, read once, and what the reference observes of it, asked once. Not part of the runner."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from belote.data import records_folder, root, schema_file
from belote.declaration import resolved_document
from belote.library import resolved
from belote.protocol import Server
from belote_conformance.lint import clause_ids
from belote_conformance.records import Reader, Record, files

SCHEMAS = schema_file("record.schema.json").parent
TESTS = Path(__file__).parent


@cache
def read() -> tuple[tuple[Record, ...], tuple[str, ...]]:
    """Return all records that can be read, and what is wrong with the others."""
    reader = Reader(json.loads(schema_file("record.schema.json").read_text(encoding="utf-8")))
    found = [reader.read(path) for path in files([records_folder()])]
    return tuple(record for record in found if record is not None), tuple(reader.problems)


def records() -> tuple[Record, ...]:
    """Return all records, in order of name."""
    return read()[0]


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
            variants[record.variant] = ask(server, offer(record.variant))
        request = {"message": "run", "seq": seq, "record": record.question(), "ask": record.ask()}
        runs[record.id] = ask(server, request)
    return runs, variants


@cache
def declaration(variant: str) -> tuple[str, dict[str, Any]]:
    """Return digest and resolved declaration of a variant. Raises ``BrokenDeclaration``."""
    found = resolved(variant)
    return found.digest, resolved_document(found)


def offer(variant: str) -> dict[str, Any]:
    """Return the request that sends a variant."""
    digest, document = declaration(variant)
    return {"message": "variant", "seq": 0, "id": variant, "digest": digest, "declaration": document}


def ask(server: Server, request: dict[str, Any]) -> dict[str, Any]:
    """Put a request to the reference."""
    reply: dict[str, Any] = json.loads(server.answer(json.dumps(request)))
    return reply
