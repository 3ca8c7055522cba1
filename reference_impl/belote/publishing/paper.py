"""A book as a page to be printed: cover, contents with page numbers, numbered rules, drawings, notes of sources.

The chapters are those of the book as HTML; what a reader opens on a screen is open here.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import count
from typing import NamedTuple

from belote.declaration import Resolved
from belote.publishing.suits import SIGNS, marked
from belote.publishing.wording import wording
from belote.rulebook import html as screen
from belote.rulebook.book import Book, Chapter
from belote.rulebook.diagrams import Look


class Dress(NamedTuple):
    """How a page looks: its style sheet, the families of fonts for its drawings, and the date of the file, if any."""

    style: str
    families: str
    date: str = ""


BARE = Dress("", "")
"""A page without any, of which only the letters matter."""


def page(book: Book, found: Resolved, dress: Dress, minor: bool = False) -> str:
    """Return a book as one page for paper.

    ``found`` is the declaration of the book; with ``minor`` there is also what goes without saying at most tables.
    """
    parts = (*book.extra[:1], *book.chapters, *book.extra[1:])
    chapters = "\n".join(line for part in parts for line in screen.chapter(book, part, minor))
    ends = "\n".join([*map(opened, screen.options(book)), *screen.glossary(book), *screen.references(book)])
    body = f"{cover(book, found)}\n{contents(book, parts)}\n<main>\n{chapters}\n{ends}\n</main>"
    return whole(book.lang, book.title, head(book), dress, body)


def whole(lang: str, title: str, head: str, dress: Dress, body: str) -> str:
    """Return a page for paper."""
    if dress.date:
        head += f'<meta name="dcterms.created" content="{dress.date}">\n'
        head += f'<meta name="dcterms.modified" content="{dress.date}">\n'
    drawn = marked(body).replace(f'font-family="{escape(Look().font)}"', f"font-family='{dress.families}'")
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(lang)}" dir="{screen.direction(lang)}">\n'
        f'<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f"{head}<style>{dress.style}</style>\n</head>\n<body>\n{drawn}\n</body>\n</html>\n"
    )


def head(book: Book) -> str:
    """Return what a reader is told of the file: the variant, and what it is."""
    return (
        '<meta name="generator" content="belote">\n'
        f'<meta name="keywords" content="{escape(book.name)}">\n'
        f'<meta name="description" content="{escape(book.summary or book.title)}">\n'
    )


def cover(book: Book, found: Resolved) -> str:
    """Return the head of the first page: the signs, the title, the summary, which edition it is, and the notices."""
    summary = f'<p class="summary">{escape(book.summary)}</p>' if book.summary else ""
    notices = [line for line in screen.front(book) if escape(book.summary) not in line or not book.summary]
    return (
        f'<header class="cover">\n<p class="signs">{SIGNS}</p>\n<h1>{escape(book.title)}</h1>\n{summary}\n'
        f'<p class="edition"><bdi>{escape(edition(book, found))}</bdi></p>\n</header>\n'
        f'<div class="notices">{"".join(notices)}</div>'
    )


def edition(book: Book, found: Resolved) -> str:
    """Return which edition of the rules a book is of."""
    digest = found.digest.removeprefix("sha256:")[:12]
    return wording("edition", book.lang, variant=book.name, revision=found.revision, digest=digest).text


def contents(book: Book, parts: Sequence[Chapter]) -> str:
    """Return the contents, numbered as the chapters are, with a link to each."""
    names = {part.name: escape(part.heading) for part in parts}
    names |= {part: screen.line(book, "book-heading", part=part) for part in screen.ends(book)}
    rows = "".join(
        f'<li><a href="#{name}"><span class="number">{number}</span>{heading}</a></li>'
        for number, (name, heading) in zip(count(1), names.items(), strict=False)
    )
    heading = escape(wording("contents", book.lang).text)
    return f'<nav class="contents"><h2>{heading}</h2><ol>{rows}</ol></nav>'


def opened(part: str) -> str:
    """Return a part of the book with everything open that can be closed on a screen."""
    part = part.replace("<details><summary>", '<div class="option"><h3>').replace("</summary>", "</h3>")
    return part.replace("</details>", "</div>")
