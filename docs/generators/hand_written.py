"""Pages that people wrote: ``content/LANG/FOLDER/*.md``, in the order their heads give.

A head has ``title``, and may have ``order`` (a number) and ``description``. Links are written from file to file within
the tree that is built, as ``../reference/record.md``; those into other languages and the playground in HTML.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from generators.commonmark import spaced
from generators.pages import Page, Section
from generators.places import CONTENT

TITLES = {"tutorials": "Tutorials", "how-to": "How to", "explanation": "Explanation"}
LEADS = {
    "tutorials": "Lessons, to be followed from beginning to end.",
    "how-to": "Recipes for one thing each.",
    "explanation": "Why things are as they are.",
}


CHOSEN = re.compile(r"\[([^\]\n]+)\]\(\.\./((?:variants|compare)/(?!index\.md)[^)#\s]+\.md)(?:#[^)\s]*)?\)")
"""A link to a page that a build of some variants may lack."""


def folders(lang: str) -> Iterator[str]:
    """Yield the folders that have pages, tutorials first."""
    return (name for name in TITLES if any((CONTENT / lang / name).glob("*.md")))


def sections(lang: str, built: frozenset[str]) -> Iterator[Section]:
    """Yield the hand-written parts of a language; ``built`` are the files of rulebooks and comparisons there are."""
    for name in folders(lang):
        found = [read(path) for path in (CONTENT / lang / name).glob("*.md")]
        pages = sorted((page._replace(body=spaced(linked(page.body, built))) for page in found), key=order)
        own = [page for page in pages if page.path.endswith("/index.md")]
        others = [page for page in pages if page not in own]
        yield Section(TITLES[name], [*(own or [overview(name, others)]), *others])


def linked(text: str, built: frozenset[str]) -> str:
    """Return a text in which links to rulebooks and comparisons that are not built are only their words."""

    def kept(found: re.Match[str]) -> str:
        return found[0] if found[2] in built else found[1]

    return CHOSEN.sub(kept, text)


def order(page: Page) -> tuple[int, str]:
    """Return the place of a page in its part."""
    return int(str(page.meta.get("order", 1000))), page.path


def read(path: Path) -> Page:
    """Return a page as it was written."""
    text = path.read_text(encoding="utf-8")
    head: dict[str, Any] = {}
    if text.startswith("---\n"):
        written, text = text.removeprefix("---\n").split("\n---\n", 1)
        head = yaml.safe_load(written) or {}
    heading = next((line.removeprefix("# ") for line in text.splitlines() if line.startswith("# ")), path.stem)
    title = str(head.pop("title", heading))
    return Page(f"{path.parent.name}/{path.name}", title, text.strip(), meta=head)


def overview(name: str, pages: list[Page]) -> Page:
    """Return the list of the pages of a part."""
    lines = "\n".join(line(page) for page in pages)
    return Page(f"{name}/index.md", TITLES[name], f"# {TITLES[name]}\n\n{LEADS[name]}\n\n{lines}\n")


def line(page: Page) -> str:
    """Return a page in a list."""
    about = page.meta.get("description")
    return f"- [{page.title}]({page.path.split('/')[1]})" + (f": {about}" if about else "")
