"""Remember verdicts: what has not changed since need not be asked again.

A verdict holds as long as the change, the rules of its variants, their records and the interpreter are the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from belote.adequacy.catching import Records, Verdict
from belote.adequacy.changes import Change
from belote.data import PACKAGE
from belote.declaration import Resolved


def fingerprints(
    changes: Sequence[Change], variants: Mapping[str, Resolved], records: Records, whole: bool
) -> dict[str, str]:
    """Return, by the key of each change, a hash of everything its verdict depends on."""
    by_variant = {
        name: hashed(variants[name].digest, [vars_of(record) for record in records.get(name, ())]) for name in variants
    }
    return {
        change.key: hashed(change.key, whole, [by_variant[name] for name in change.variants], code())
        for change in changes
    }


def vars_of(record: Any) -> list[Any]:
    """Return what of a record decides whether a change is caught, and how it is named."""
    return [record.id, list(record.clauses), record.record["given"], record.record["events"], record.expect]


def hashed(*parts: Any) -> str:
    """Return a short hash of values that JSON can hold."""
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:24]


@cache
def code() -> str:
    """Return a hash of the interpreter's source."""
    sources = sorted(path for path in PACKAGE.rglob("*.py") if "cli" not in path.parts)
    return hashed([path.read_text(encoding="utf-8") for path in sources])


def load(file: FilePath) -> dict[str, list[Any]]:
    """Return what is remembered, by fingerprint: outcome and records; nothing if the file cannot be read."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def save(file: FilePath, verdicts: Mapping[str, Verdict]) -> None:
    """Remember verdicts by fingerprint, whole or not at all; a folder that cannot be written is no fault."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps({key: [v.outcome, v.caught_by] for key, v in verdicts.items()}), encoding="utf-8")
        fresh.replace(file)
    except OSError:
        return
