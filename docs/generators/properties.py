"""The properties of a declaration: a page for each section of the schema, with clauses, values, and who uses them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from typing import Any

from belote.declaration.vocabulary import sections, variant_schema
from generators.clauses import property_anchor
from generators.commonmark import clause_link
from generators.forms import described, kind_of, limits
from generators.pages import Page, escaped, link
from generators.rulebooks import file_of
from generators.tracing import tool
from generators.uses import uses

Json = Mapping[str, Any]
FOLDER = "reference/declaration"
FEW = 12
"""More variants than these are not named one by one."""


def pages(variants: tuple[str, ...]) -> Iterator[Page]:
    """Yield the list of sections, then a page for each."""
    yield overview()
    for section in sections():
        yield section_page(section, variants)


def overview() -> Page:
    """Return the page of what a file of a declaration holds."""
    page = f"{FOLDER}/index.md"
    schema = variant_schema()
    rules = "\n".join(
        f"| [`{name}`]({name}.md) | {escaped(str(resolved_node(name).get('description', '')))} |" for name in sections()
    )
    others = [name for name in schema["properties"] if name not in sections()]
    lines = "\n\n".join(
        f"### {name} {{: #{name} }}\n\n{escaped(str(resolved_node(name).get('description', '')))}\n\n"
        f"{facts(resolved_node(name))}"
        for name in others
    )
    body = (
        "# A declaration\n\nA variant is declared in a file of YAML. Its sections say what is played; the rest says "
        "what the variant is called, where its values come from, and which other readings there are.\n\n"
        f"## Sections\n\n| section | what it says |\n|---|---|\n{rules}\n\n## Besides the rules\n\n{lines}\n"
    )
    return Page(page, "A declaration", body, "Declaration")


@cache
def resolved_node(name: str) -> Json:
    """Return the schema of a section, with what it refers to."""
    found: dict[str, Any] = {}
    for place in reversed(list(tool("links").same_place(variant_schema(), variant_schema()["properties"][name]))):
        found |= {key: value for key, value in place.items() if key != "$ref"}
    return found


@cache
def nodes() -> Mapping[str, tuple[Json, str]]:
    """Return every property of the rule sections by its path: its schema, and its clause."""
    found: dict[str, tuple[Json, str]] = {}
    for name in sections():
        walk(variant_schema()["properties"][name], name, "", found)
    return found


def walk(node: Json, path: str, above: str, found: dict[str, tuple[Json, str]]) -> None:
    """Take in a property and those below it."""
    places = list(tool("links").same_place(variant_schema(), node))
    clause = next((str(place["x-clause"]) for place in places if "x-clause" in place), above)
    merged: dict[str, Any] = {}
    for place in reversed(places):
        merged |= {key: value for key, value in place.items() if key not in ("properties", "$ref")}
    found[path] = ({**merged, **{key: places[0][key] for key in ("title", "description") if key in places[0]}}, clause)
    for place in places:
        for name, child in place.get("properties", {}).items():
            if isinstance(child, dict):
                walk(child, f"{path}.{name}", clause, found)
        others = place.get("additionalProperties")
        if isinstance(others, dict) and any(
            "properties" in below for below in tool("links").same_place(variant_schema(), others)
        ):
            walk(others, f"{path}.<name>", clause, found)


def section_page(section: str, variants: tuple[str, ...]) -> Page:
    """Return the page of a section."""
    page = f"{FOLDER}/{section}.md"
    title = str(nodes()[section][0].get("title", section))
    inner = [path for path in nodes() if path == section or path.startswith(f"{section}.")]
    body = "\n\n".join([f"# {title}", *(one(path, page, variants) for path in inner)])
    return Page(page, f"{title}: {section}" if title.lower() != section else title, body, f"<code>{section}</code>")


def one(path: str, page: str, variants: tuple[str, ...]) -> str:
    """Return one property."""
    node, clause = nodes()[path]
    depth = "##" if "." not in path else "###"
    lines = [
        f"{depth} `{path}` {{: #{property_anchor(path)} data-toc-label='{toc_label(path)}' }}",
        described(node),
    ]
    lines.append(f'<p class="facts">{clause_link(page, "en", clause)} {facts(node)}</p>')
    table = values(path, node, page, variants)
    return "\n\n".join([*lines, *([table] if table else [])])


def toc_label(path: str) -> str:
    """Return what a property is called in the contents of the page of its section, where no markup may stand."""
    return path.split(".", 1)[-1].replace("<name>", "NAME")


def facts(node: Json) -> str:
    """Return in short what may stand at a property."""
    parts = [kind_of(node), *limits(node)]
    if "default" in node:
        default = node["default"]
        parts.append(f"default <code>{escape(written(default))}</code>")
    return "; ".join(part for part in parts if part)


def written(value: Any) -> str:
    """Return a default as it is written."""
    if value in ([], {}):
        return "none"
    return "true" if value is True else "false" if value is False else "none" if value is None else str(value)


def values(path: str, node: Json, page: str, variants: tuple[str, ...]) -> str:
    """Return a table of the values of a property: what each means, and which variants have it."""
    if node.get("x-label"):
        return ""
    used = uses(variants).get(path, {})
    words = node.get("enum") or node.get("items", {}).get("enum") or []
    meanings = node.get("x-meaning", {})
    names = dict.fromkeys([*(str(word) if not isinstance(word, bool) else str(word).lower() for word in words), *used])
    if not names:
        return ""
    common = max(used, key=lambda value: len(used[value]), default="")
    if all(name.isdecimal() for name in names):
        names = dict.fromkeys(sorted(names, key=int))
    rows = "".join(
        f'<tr><th scope="row"><code>{escape(name)}</code></th>{meant(meanings, name)}'
        f'<td data-label="variants">{named(used.get(name, ()), page, name == common)}</td></tr>'
        for name in names
    )
    titles = ("value", *(["meaning"] if meanings else []), "variants")
    head = "".join(f'<th scope="col">{title}</th>' for title in titles)
    return f'<table class="values"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def meant(meanings: Json, name: str) -> str:
    """Return the cell of what a value means, where any value of the property has a meaning."""
    return f"<td>{escape(str(meanings.get(name, '')))}</td>" if meanings else ""


def named(variants: Sequence[str], page: str, common: bool) -> str:
    """Return variants as links, or how many there are."""
    found = list(variants)
    if not found:
        return "none"
    if len(found) > FEW:
        rest = ": all that have the property and are not named here" if common else ""
        if common:
            return f"{len(found)}{rest}"
        return f"<details><summary>{len(found)} variants</summary>{linked(found, page)}</details>"
    return linked(found, page)


def linked(variants: list[str], page: str) -> str:
    """Return variants as links to their rulebooks."""
    return ", ".join(f'<a href="{link(page, file_of(name))}">{name}</a>' for name in variants)
