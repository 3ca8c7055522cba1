"""Writes out the defaults of the schema, in every map that exists, but never in the cases of scoring."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from belote.declaration.vocabulary import Schema, child, followed, sections, variant_schema


def with_defaults(data: dict[str, Any]) -> dict[str, Any]:
    """Return the rule sections in the order of the schema, with all defaults written out.

    An absent optional map without a default stays absent; one whose default is a map is made and filled.
    """
    filled: dict[str, Any] = fill(data, rules_schema(), True)
    return filled


def in_schema_order(data: dict[str, Any]) -> dict[str, Any]:
    """Return the rule sections, and all that is in them, in the order of the schema."""
    rearranged: dict[str, Any] = fill(data, rules_schema(), False)
    return rearranged


def rules_schema() -> Schema:
    """Return the part of the schema that describes the rule sections."""
    properties = variant_schema()["properties"]
    return {"properties": {name: properties[name] for name in sections()}}


def fill(value: Any, node: Schema, write: bool) -> Any:
    """Return a copy of a value in the order of the schema; ``write``: with the defaults."""
    if isinstance(value, list):
        return [fill(item, child(node, 0) or {}, write) for item in value]
    if not isinstance(value, dict):
        return value
    properties = {name: followed(below) for name, below in node.get("properties", {}).items()}
    result = {}
    for name, below in properties.items():
        if name in value or (write and "default" in below):
            inner = value[name] if name in value else deepcopy(below["default"])
            result[name] = fill(inner, below, write and name != "cases")
    rest = {name: fill(inner, child(node, name) or {}, write) for name, inner in value.items() if name not in result}
    return {**result, **rest}
