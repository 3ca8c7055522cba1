"""What differs between two resolved declarations, leaf by leaf, and what each value means."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from belote.declaration import Path, Resolved
from belote.declaration.paths import MISSING, leaves
from belote.declaration.vocabulary import clause_at, schema_at, sections


class Difference(NamedTuple):
    """One leaf that differs: its path, both values (nothing where one has no such leaf), and its clause."""

    path: Path
    left: Any
    right: Any
    clause: str


def differences(left: Resolved, right: Resolved) -> tuple[Difference, ...]:
    """Return every leaf in which two declarations differ, in the order of the schema."""
    one, other = dict(leaves(left.data)), dict(leaves(right.data))
    paths = list(dict.fromkeys([*one, *other]))
    order = {name: place for place, name in enumerate(sections())}
    found = [
        Difference(path, one.get(path, MISSING), other.get(path, MISSING), clause_at(path))
        for path in sorted(paths, key=lambda path: order[str(path[0])])
        if one.get(path, MISSING) != other.get(path, MISSING)
    ]
    return tuple(found)


def meaning(path: Path, value: Any) -> str:
    """Return the sentence the schema gives for a value, or the value itself."""
    if value is MISSING:
        return "–"
    node = schema_at(path) or {}
    sentences = node.get("x-meaning", {})
    if isinstance(value, str):
        return str(sentences.get(value, value)) or "(nothing)"
    return json.dumps(value, ensure_ascii=False)
