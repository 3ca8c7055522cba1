"""The canonical form of a record: fixed key order, one event and one checkpoint per line. Clause record.canonical."""

from __future__ import annotations

import json
from typing import Any

KEYS = (
    "id",
    "kind",
    "base",
    "title",
    "clauses",
    "shows",
    "variant",
    "given",
    "events",
    "expect",
    "source",
    "status",
    "readings",
)
LINES = {"events", "expect", "readings"}


def compact(value: Any) -> str:
    """Return JSON on one line, with a space after commas and colons."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def dumps(record: dict[str, Any]) -> str:
    """Return the canonical text of a record, ending in a newline."""
    known = [key for key in KEYS if key in record]
    rest = sorted(set(record) - set(KEYS))
    members = [f"  {compact(key)}: {member(key, record[key])}" for key in [*known, *rest]]
    return "{\n" + ",\n".join(members) + "\n}\n"


def member(key: str, value: Any) -> str:
    """Return one member: lists of events and checkpoints one to a line, ``given`` one key to a line."""
    if key in LINES and value:
        return "[\n" + ",\n".join(f"    {compact(item)}" for item in value) + "\n  ]"
    if key == "given" and len(compact(value)) > 100:
        lines = [f"    {compact(name)}: {compact(item)}" for name, item in value.items()]
        return "{\n" + ",\n".join(lines) + "\n  }"
    return compact(value)
