"""The schema as a vocabulary: which node of it describes a path, which clause, which words are known there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from belote.data import schema_file
from belote.declaration.paths import Path

Schema = dict[str, Any]

IDENTITY = ("variant", "revision", "abstract", "extends", "names", "summary", "publisher", "regions")
TEXTS = ("notes", "paragraphs")
OVERLAYS = ("options", "sources")


@cache
def variant_schema() -> Schema:
    """Return ``variant.schema.json``. Nobody may change what is returned."""
    schema: Schema = json.loads(schema_file("variant.schema.json").read_text("utf-8"))
    return schema


@cache
def sections() -> tuple[str, ...]:
    """Return the names of the rule sections, in the order of the schema."""
    other = (*IDENTITY, *TEXTS, *OVERLAYS)
    return tuple(name for name in variant_schema()["properties"] if name not in other)


def followed(node: Schema) -> Schema:
    """Return the schema node a reference leads to."""
    while "$ref" in node:
        node = variant_schema()["$defs"][node["$ref"].rsplit("/", 1)[1]]
    return node


def child(node: Schema, key: str | int) -> Schema | None:
    """Return the schema node of what stands below this one at a key or position."""
    if isinstance(key, int):
        found = node.get("items") or node.get("then", {}).get("items")
    else:
        found = node.get("properties", {}).get(key, node.get("additionalProperties"))
    return followed(found) if isinstance(found, dict) else None


def along(path: Path) -> Iterator[Schema]:
    """Yield the schema nodes from the root to this path, as far as they are known."""
    node: Schema | None = variant_schema()
    if path[:1] == ("options",) and path[2:3] == ("set",):
        path = path[3:]
    for key in path:
        yield node or {}
        node = child(node, key) if node else None
        if node is None:
            return
    yield node or {}


@cache
def schema_at(path: Path) -> Schema | None:
    """Return the schema node that describes a path of a declaration, or None for a path it does not know."""
    found = list(along(path))
    skipped = 3 if path[:1] == ("options",) and path[2:3] == ("set",) else 0
    return found[-1] if len(found) == len(path) - skipped + 1 else None


@cache
def clause_at(path: Path) -> str:
    """Return the clause of the nearest schema node at or above a path."""
    return next((str(node["x-clause"]) for node in reversed(list(along(path))) if "x-clause" in node), "")


def known_keys(path: Path) -> tuple[str, ...]:
    """Return the keys the schema knows in the map at this path."""
    return tuple((schema_at(path) or {}).get("properties", ()))


def replaced_whole(path: Path) -> bool:
    """Whether the map at this path is one value: maps of bounded size (``rounding.up_from``) do not merge."""
    return "maxProperties" in (schema_at(path) or {})


@cache
def keeps_null(path: Path) -> bool:
    """Whether null is a value here and removes nothing: a field of a case that is optional and has no default.

    ``scoring.cases.last_deal.rounding: null`` says that nothing is rounded in that case.
    """
    if path[:2] != ("scoring", "cases") or len(path) < 4:
        return False
    return optional_without_default((path[0], *path[3:]))


def optional_without_default(path: Path) -> bool:
    """Whether the property at this path may be absent, and its absence is not a default but means: none."""
    parent, node = schema_at(path[:-1]) or {}, schema_at(path) or {}
    known = path[-1] in parent.get("properties", {}) and "maxProperties" not in parent
    return known and path[-1] not in parent.get("required", ()) and "default" not in node
