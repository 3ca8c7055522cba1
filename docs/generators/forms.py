"""The forms of records and messages: JSON schemas as pages, each member with its title, meaning and limits."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from belote.data import root
from generators.commonmark import clause_file
from generators.pages import Page, escaped

Json = Mapping[str, Any]
KINDS = {"object": "a map", "array": "a list", "string": "a text", "integer": "a number", "boolean": "yes or no"}
LIMITS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minItems": "{} members or more",
    "maxItems": "{} members at most",
    "minLength": "{} characters or more",
    "maxLength": "{} characters at most",
    "pattern": "of the form <code>{}</code>",
}


def pages() -> Iterator[Page]:
    """Yield the pages of the form of a record, and of the messages of the protocol."""
    schemas = root() / "spec" / "schema"
    record = json.loads((schemas / "record.schema.json").read_text(encoding="utf-8"))
    yield record_page(record)
    files = sorted((schemas / "protocol").glob("*.json"))
    yield messages_page({path.name.removesuffix(".schema.json"): json.loads(path.read_text("utf-8")) for path in files})


def record_page(schema: Json) -> Page:
    """Return the page of the form of a record."""
    page = "reference/record.md"
    clauses = f"[what they mean]({clause_file('record').removeprefix('reference/')})"
    parts = [
        "# The form of a record",
        f"{escaped(str(schema.get('description', '')))} The clauses say {clauses}.",
        "## Members {: #members }",
        members(schema, schema),
    ]
    for name, node in schema["$defs"].items():
        parts += [f"## {node.get('title', name)} {{: #{name} }}", described(node), members(node, schema)]
    return Page(page, "The form of a record", "\n\n".join(part for part in parts if part), "Record format")


def messages_page(schemas: Mapping[str, Json]) -> Page:
    """Return the page of the messages of the protocol."""
    clauses = f"[what they mean]({clause_file('protocol').removeprefix('reference/')})"
    parts = ["# The messages of the protocol", f"One JSON object to a line. The clauses say {clauses}."]
    for name, node in schemas.items():
        parts += [f"## {node.get('title', name)} {{: #{name} }}", described(node), members(node, node)]
    return Page("reference/messages.md", "The messages of the protocol", "\n\n".join(parts), "Messages")


def members(node: Json, schema: Json) -> str:
    """Return the members of a map as a table, one line each; those of members are named by their place."""
    rows = "".join(row(name, one, required) for name, one, required in inside(node, schema, ""))
    head = '<thead><tr><th scope="col">member</th><th scope="col">what it is</th></tr></thead>'
    return f'<table class="members">{head}<tbody>{rows}</tbody></table>' if rows else ""


def inside(node: Json, schema: Json, above: str) -> Iterator[tuple[str, Json, bool]]:
    """Yield the members of a map and of the maps in it that have no name of their own."""
    for name, child in node.get("properties", {}).items():
        if not isinstance(child, dict):
            continue
        yield above + name, child, name in node.get("required", ())
        if "properties" in child:
            yield from inside(child, schema, f"{above}{name}.")


def row(name: str, node: Json, required: bool) -> str:
    """Return the line of a member."""
    meanings = "".join(
        f"<br><code>{escape(str(word))}</code>: {escape(str(meaning))}"
        for word, meaning in node.get("x-meaning", {}).items()
    )
    told = "; ".join(part for part in (kind_of(node), *limits(node)) if part)
    needed = " (required)" if required else ""
    text = escape(str(node.get("description", "")))
    head = f'<th scope="row"><code>{escape(name)}</code>{needed}</th>'
    return f"<tr>{head}<td>{text} <small>{told}</small>{meanings}</td></tr>"


def described(node: Json) -> str:
    """Return what a schema says of itself."""
    return escaped(str(node.get("description", "")))


def kind_of(node: Json) -> str:
    """Return what kind of value it is, in a word or as a link."""
    if "$ref" in node:
        name = str(node["$ref"]).rsplit("/", 1)[1]
        return f'<a href="#{name}">{name.replace("_", " ")}</a>' if "#/" in str(node["$ref"]) else ""
    if "const" in node:
        return f"always <code>{escape(str(node['const']))}</code>"
    if "enum" in node and "x-meaning" not in node:
        return "one of " + ", ".join(f"<code>{escape(str(word))}</code>" for word in node["enum"])
    kind = node.get("type")
    return " or ".join(KINDS.get(one, one) for one in ([kind] if isinstance(kind, str) else kind or []))


def limits(node: Json) -> Iterator[str]:
    """Yield the limits of a value."""
    for name, words in LIMITS.items():
        if name in node:
            yield words.format(escape(str(node[name])))
