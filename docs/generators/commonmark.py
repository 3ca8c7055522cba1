"""Texts of the project, written in CommonMark, as the Markdown of the site: lists, and links to pages of the site."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from belote.data import root
from generators.pages import link, url
from generators.pages import root as up

BULLET = re.compile(r"^(\s*)([-*]|\d+[.)])\s+\S")
FENCE = re.compile(r"^\s*(```|~~~)")
LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\(([^)\s]+)\)")
CLAUSE = re.compile(r"\[([a-z-]+(?:\.[a-z-]+)+)\](?!\()")
NAMED = re.compile(r"^## ([a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)+)$", re.MULTILINE)
CODE = re.compile(r"(`+)(?:(?!\1).)+\1")


def clause_file(topic: str) -> str:
    """Return the file of the page of a topic of clauses."""
    return f"reference/clauses/{topic}.md"


@cache
def clause_ids() -> frozenset[str]:
    """Return the ids of all clauses."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((root() / "spec" / "clauses").glob("*.md"))]
    return frozenset(clause for text in texts for clause in NAMED.findall(text))


def clause_address(page: str, clause: str, lang: str = "") -> str:
    """Return the address of a clause as seen from a page; ``lang`` if that is in another tree."""
    return link(page, clause_file(clause.split(".")[0]), clause, lang)


def clause_link(page: str, lang: str, clause: str) -> str:
    """Return a clause in brackets as a link to its page, which is in English."""
    if clause not in clause_ids():
        return f'<span class="clause" dir="ltr">[{clause}]</span>'
    other = "" if lang == "en" else "en"
    return f'<a class="clause" dir="ltr" href="{clause_address(page, clause, other)}">[{clause}]</a>'


def converted(text: str, page: str, target: Callable[[str], str | None] = lambda address: None) -> str:
    """Return a text for a page. ``target`` gives, for a relative link, the address it has here, or nothing.

    A link that leads nowhere here becomes its text; names of clauses in brackets become links.
    """
    out = []
    for line, code in by_lines(spaced(text)):
        out.append(line if code else outside_code(line, lambda part: with_links(part, page, target)))
    return "\n".join(out)


def by_lines(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the lines of a text, and whether each is in a block of code."""
    fenced, before = False, ""
    for line in text.split("\n"):
        edge = bool(FENCE.match(line))
        fenced ^= edge
        indented = line.startswith("    ") and not BULLET.match(before) and (not before or before.startswith("    "))
        yield line, fenced or edge or (indented and not BULLET.match(line))
        before = line


def outside_code(line: str, change: Callable[[str], str]) -> str:
    """Return a line changed where it is not code."""
    place, out = 0, []
    for found in CODE.finditer(line):
        out += [change(line[place : found.start()]), found[0]]
        place = found.end()
    return "".join([*out, change(line[place:])]) if "](" not in line or "`" not in line else change(line)


def with_links(part: str, page: str, target: Callable[[str], str | None]) -> str:
    """Return a part of a line with its links."""

    def followed(found: re.Match[str]) -> str:
        text, address = found.groups()
        if address.startswith(("https://", "http://", "#")):
            return found[0]
        known = target(address)
        return f"[{text}]({known})" if known else text

    def named(found: re.Match[str]) -> str:
        clause = found[1]
        return f"[\\[{clause}\\]]({clause_md(page, clause)})" if clause in clause_ids() else found[0]

    return CLAUSE.sub(named, LINK.sub(followed, part))


def clause_md(page: str, clause: str) -> str:
    """Return a link to a clause as mkdocs checks it: from file to file."""
    return f"{'../' * page.count('/')}{clause_file(clause.split('.')[0])}#{clause}"


def spaced(text: str) -> str:
    """Return a text in which every list has an empty line before it, and what lies in a list is set in by four."""
    out: list[str] = []
    before, fenced = "", False
    for line in text.split("\n"):
        fenced ^= bool(FENCE.match(line))
        found = None if fenced else BULLET.match(line)
        if found and before.strip() and not BULLET.match(before) and not before.startswith((" ", ">", "|")):
            out.append("")
        out.append(line)
        before = line
    return "\n".join(out)


__all__ = ["clause_address", "clause_file", "clause_ids", "clause_link", "clause_md", "converted", "up", "url"]
