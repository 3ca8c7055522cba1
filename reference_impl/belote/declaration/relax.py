"""From the schema of the resolved form to that of a part of it: nothing is required, and null is allowed.

List items stay whole, because lists are replaced whole.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from belote.declaration.vocabulary import Schema

Allowed = Callable[[str, Schema, Schema], bool]
CONDITIONS = ("required", "minProperties", "maxProperties", "allOf", "anyOf")


class Relaxer:
    """Rewrites schema nodes, and collects the definitions the rewritten ones refer to.

    ``allowed(key, node, parent)`` says whether null is allowed for a property; relaxed definitions carry the prefix.
    """

    def __init__(self, definitions: dict[str, Schema], prefix: str, allowed: Allowed) -> None:
        self.source = definitions
        self.prefix = prefix
        self.allowed = allowed
        self.definitions: dict[str, Schema] = {}

    def part(self, node: Schema) -> Schema:
        """Return the schema of a part of what this node describes."""
        if "$ref" in node:
            return self.refer(node, True, False)
        if node.get("type") != "object" or self.is_bounded(node):
            return dict(self.whole(node))
        result = {key: deepcopy(value) for key, value in node.items() if key not in CONDITIONS}
        if "properties" in node:
            result["properties"] = {key: self.member(key, value, node) for key, value in node["properties"].items()}
        if isinstance(node.get("additionalProperties"), dict):
            result["additionalProperties"] = self.member("*", node["additionalProperties"], node)
        return result

    def is_bounded(self, node: Schema) -> bool:
        """Whether a map must stay whole: its size is bounded, and its members cannot be removed."""
        return "maxProperties" in node and not any(self.allowed(key, {}, node) for key in node["properties"])

    def member(self, key: str, node: Schema, parent: Schema) -> Schema:
        """Return the schema of a part of a property, null allowed where it may be."""
        target = self.source[name_of(node)] if "$ref" in node else node
        null = self.allowed(key, target, parent)
        if "$ref" in node:
            return self.refer(node, True, null)
        return nullable(self.part(node)) if null else self.part(node)

    def whole(self, node: Any) -> Any:
        """Return the same schema, and collect what it refers to."""
        if isinstance(node, dict):
            if "$ref" in node:
                return self.refer(node, False, False)
            return {key: self.whole(value) for key, value in node.items()}
        return [self.whole(item) for item in node] if isinstance(node, list) else node

    def refer(self, node: Schema, part: bool, null: bool) -> Schema:
        """Return a reference to a definition, relaxed or not, and collect it."""
        name = name_of(node)
        definition = self.source[name]
        changed = part and (null or definition.get("type") == "object")
        own = self.prefix + name if changed else name
        if own not in self.definitions:
            self.definitions[own] = {}
            made = self.part(definition) if changed else self.whole(definition)
            self.definitions[own] = nullable(made) if null else made
        return {**node, "$ref": f"#/$defs/{own}"}


def name_of(node: Schema) -> str:
    """Return the name of the definition a node refers to."""
    return str(node["$ref"]).rsplit("/", 1)[1]


def nullable(node: Schema) -> Schema:
    """Return a schema that also allows null."""
    if "enum" in node:
        node = {**node, "enum": [*node["enum"], None]}
    if isinstance(node.get("type"), str):
        return {**node, "type": [node["type"], "null"]}
    if "enum" in node and "if" not in node:
        return node
    shown: Schema = {key: node[key] for key in ("title", "description", "x-clause", "default") if key in node}
    other = {key: value for key, value in node.items() if key not in shown}
    return {**shown, "if": {"type": "null"}, "then": True, "else": other}
