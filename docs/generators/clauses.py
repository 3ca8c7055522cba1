"""The clauses of the specification: a page for each topic, each clause with what names it.

Under a clause stand the properties of a declaration it explains, the records that show it, the error codes told under
it and the functions of the reference that carry it out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape

from belote.data import root
from generators import tracing
from generators.commonmark import NAMED, clause_file, converted
from generators.pages import Page, link

TOPICS = (
    *("setup", "dealing", "contracts", "auction", "play", "declarations", "belote", "trick-melds", "scoring"),
    *("match", "irregularities", "record", "protocol"),
)
INDEX = "reference/clauses/index.md"


@cache
def texts() -> dict[str, str]:
    """Return the files of clauses by topic, in the order of play."""
    folder = root() / "spec" / "clauses"
    return {topic: (folder / f"{topic}.md").read_text(encoding="utf-8") for topic in TOPICS}


def pages() -> Iterator[Page]:
    """Yield the pages of all topics."""
    for topic, text in texts().items():
        yield topic_page(topic, text)


def topic_page(topic: str, text: str) -> Page:
    """Return the page of a topic."""
    page = clause_file(topic)
    head, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    body = "\n".join([converted(head, page), *(clause(part, page) for part in parts)])
    return Page(page, head.splitlines()[0].removeprefix("# "), body, meta={"kind": "clauses"})


def clause(part: str, page: str) -> str:
    """Return one clause with its anchor and what names it."""
    found = NAMED.match(part)
    if found is None:
        return converted(part, page)
    name = found[1]
    heading, rest = part.split("\n", 1)
    return f"{heading} {{: #{name} }}\n{converted(rest, page)}\n{about(name, page)}\n"


def about(name: str, page: str) -> str:
    """Return what names a clause, closed until asked for; nothing where nothing does."""
    rows = [row for row in (properties(name, page), shows(name, page), codes(name, page), functions(name)) if row]
    lines = "".join(f"<dt>{title}</dt><dd>{text}</dd>" for title, text in rows)
    return f'<details class="links"><summary>What names {name}</summary><dl>{lines}</dl></details>\n' if rows else ""


def properties(name: str, page: str) -> tuple[str, str] | None:
    """Return the properties of declarations that a clause explains."""
    found = tracing.properties_of().get(name, [])
    links = ", ".join(property_link(path, page) for path in found)
    return ("Properties of a declaration", links) if found else None


def property_link(path: str, page: str) -> str:
    """Return a property as a link to the page of its section."""
    address = link(page, f"reference/declaration/{path.split('.')[0]}.md", property_anchor(path))
    return f'<a href="{address}"><code>{escape(path)}</code></a>'


def property_anchor(path: str) -> str:
    """Return the anchor of a property."""
    return path.replace("<name>", "name")


def shows(name: str, page: str) -> tuple[str, str] | None:
    """Return how many records show a clause, as links to the list of them."""
    found = tracing.shown().get(name)
    if not found:
        return None
    address = link(page, f"reference/records/{name.split('.')[0]}.md", name)
    number = len(found["accepts"]) + len(found["discriminates"])
    words = f"{len(found['accepts'])} accept, {len(found['discriminates'])} discriminate"
    own = f'<a href="{address}">{words}</a>' if number else ""
    named = f"{len(found['named'])} more name it" if found["named"] else ""
    return "Records", "; ".join(part for part in (own, named) if part)


def codes(name: str, page: str) -> tuple[str, str] | None:
    """Return the error codes told under a clause."""
    found = [code for code, clauses in tracing.codes().items() if name in clauses]
    links = ", ".join(
        f'<a href="{link(page, "reference/errors.md", code)}"><code>{escape(code)}</code></a>' for code in found
    )
    return ("Error codes", links) if found else None


def functions(name: str) -> tuple[str, str] | None:
    """Return the functions of the reference that carry out a clause."""
    found = tracing.functions().get(name, [])
    return ("In the reference", ", ".join(f"<code>{escape(place)}</code>" for place in found)) if found else None
