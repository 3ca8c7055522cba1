"""A page before it is built: a file of Markdown in the tree of its language, and how the pages hang together."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

SIGNS = "\\`*_{}[]<>#|"
"""The signs that mean something to Markdown."""


class Page(NamedTuple):
    """A page: its file below the folder of its language, its title, its text in Markdown, and what the theme is told.

    The title is plain text; ``label`` stands in the navigation, and may be HTML.
    """

    path: str
    title: str
    body: str
    label: str = ""
    meta: Mapping[str, object] = {}

    @property
    def shown(self) -> str:
        """What stands in the navigation."""
        return self.label or self.title


class Section(NamedTuple):
    """A part of the navigation: its title, and the pages, addresses and parts in it, the first its own page if any."""

    title: str
    items: Sequence[Page | Link | Section]


class Link(NamedTuple):
    """An entry of the navigation that leads into another tree, by an address as seen from the root of its language."""

    title: str
    address: str


Entry = Page | Link | Section


def url(path: str) -> str:
    """Return the address of a page below the root of its language."""
    stem = path.removesuffix(".md")
    return "" if stem == "index" else f"{stem.removesuffix('/index')}/"


def root(path: str) -> str:
    """Return how the root of its language is reached from a page, with a slash at its end."""
    return "../" * url(path).count("/") or "./"


def link(page: str, target: str, anchor: str = "", lang: str = "") -> str:
    """Return the address of a page as seen from another, both by their files; ``lang`` leads into another language."""
    other = f"../{lang}/" if lang else ""
    return f"{root(page)}{other}{url(target)}" + (f"#{anchor}" if anchor else "")


def escaped(text: str) -> str:
    """Return a text in which no sign means anything to Markdown."""
    return "".join(f"\\{sign}" if sign in SIGNS else sign for sign in text)


def written(page: Page) -> str:
    """Return the text of a page with its head."""
    head = {"title": page.title, **page.meta}
    lines = "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in head.items())
    return f"---\n{lines}---\n\n{page.body.rstrip()}\n"


def save(folder: Path, page: Page) -> None:
    """Write a page into the tree of its language."""
    file = folder / page.path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(page), encoding="utf-8", newline="\n")


def nav(entries: Sequence[Entry]) -> list[dict[str, object]]:
    """Return the navigation as mkdocs reads it."""
    return [one(entry) for entry in entries]


def one(entry: Entry) -> dict[str, object]:
    """Return one entry of the navigation."""
    if isinstance(entry, Page):
        return {entry.shown: entry.path}
    if isinstance(entry, Link):
        return {entry.title: entry.address}
    return {entry.title: nav(entry.items)}


def files(entries: Sequence[Entry]) -> list[Page]:
    """Return the pages of a navigation."""
    found: list[Page] = []
    for entry in entries:
        found += [entry] if isinstance(entry, Page) else files(entry.items) if isinstance(entry, Section) else []
    return found
