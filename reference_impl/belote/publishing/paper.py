"""A book as a page to be printed: cover, contents with page numbers, numbered rules, drawings, notes of sources.

The chapters are those of the book as HTML; what a reader opens on a screen is open here.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import count
from typing import NamedTuple

from belote.declaration import Resolved
from belote.publishing.labels import lifted
from belote.publishing.suits import SIGNS, marked
from belote.publishing.texts import line, markup
from belote.rulebook import html as screen
from belote.rulebook.book import Book, Chapter
from belote.rulebook.diagrams import Look
from belote.rulebook.wording import direction

APART, TOGETHER = "\u2068", "\u2069"
"""What begins and ends a text whose direction is its own."""


class Dress(NamedTuple):
    """How a page looks: its style sheet, the families of fonts for its drawings, and the date of the file, if any.

    A drawing names families without quotation marks and with nothing but a comma between them.
    """

    style: str
    families: str
    date: str = ""


class Page(NamedTuple):
    """A page for paper that is not dressed yet: its language, its title, what is told of the file, and its text."""

    lang: str
    title: str
    about: str
    body: str

    def dressed(self, dress: Dress) -> str:
        """Return the page with a style sheet, and the date it has been given."""
        dates = "".join(f'<meta name="dcterms.{when}" content="{dress.date}">\n' for when in ("created", "modified"))
        drawn = self.body.replace(f'font-family="{escape(Look().font)}"', f'font-family="{dress.families}"')
        return (
            f'<!DOCTYPE html>\n<html lang="{escape(self.lang)}" dir="{direction(self.lang)}">\n'
            f'<head>\n<meta charset="utf-8">\n<title>{escape(self.title)}</title>\n'
            f"{self.about}{dates if dress.date else ''}<style>{dress.style}</style>\n</head>\n"
            f"<body>\n{drawn}\n</body>\n</html>\n"
        )


def page(book: Book, found: Resolved, minor: bool = False) -> Page:
    """Return a book as one page for paper.

    ``found`` is the declaration of the book; with ``minor`` there is also what goes without saying at most tables.
    """
    parts = (*book.extra[:1], *book.chapters, *book.extra[1:])
    chapters = "\n".join(line for part in parts for line in screen.chapter(book, part, minor))
    ends = "\n".join([*map(opened, screen.options(book)), *screen.glossary(book), *screen.references(book)])
    body = f"{cover(book, found)}\n{contents(book, parts)}\n<main>\n{chapters}\n{ends}\n</main>"
    return Page(book.lang, book.title, about(book), lifted(marked(body)))


def about(book: Book) -> str:
    """Return what a reader is told of the file: the variant, and what it is."""
    return (
        '<meta name="generator" content="belote">\n'
        f'<meta name="keywords" content="{escape(book.name)}">\n'
        f'<meta name="description" content="{escape(book.summary or book.title)}">\n'
    )


def cover(book: Book, found: Resolved) -> str:
    """Return the head of the first page: the signs, the title, the summary, which edition it is, and the notices."""
    notices = [*screen.front(book)][1 if book.summary else 0 :]
    summary = f'<p class="summary">{markup(book.summary, book.lang)}</p>\n' if book.summary else ""
    return (
        f'<header class="cover">\n<p class="signs">{SIGNS}</p>\n<h1>{markup(book.title, book.lang)}</h1>\n{summary}'
        f'<p class="edition">{edition(book, found)}</p>\n</header>\n'
        f'<div class="notices">{"".join(notices)}</div>'
    )


def edition(book: Book, found: Resolved) -> str:
    """Return as markup which edition of the rules a book is of; ids keep their direction in every language."""
    digest = found.digest.removeprefix("sha256:")[:12]
    named = {"variant": f"{APART}{book.name}{TOGETHER}", "digest": f"{APART}{digest}{TOGETHER}"}
    return line("edition", book.lang, revision=str(found.revision), **named)


def contents(book: Book, parts: Sequence[Chapter]) -> str:
    """Return the contents, numbered as the chapters are, with a link to each."""
    names = {part.name: markup(part.heading, book.lang) for part in parts}
    names |= {part: screen.line(book, "book-heading", part=part) for part in screen.ends(book)}
    rows = "".join(
        f'<li><a href="#{name}"><span class="number">{number}</span>{heading}</a></li>'
        for number, (name, heading) in zip(count(1), names.items(), strict=False)
    )
    return f'<nav class="contents"><h2>{line("contents", book.lang)}</h2><ol>{rows}</ol></nav>'


def opened(part: str) -> str:
    """Return a part of the book with everything open that can be closed on a screen."""
    part = part.replace("<details><summary>", '<div class="option"><h3>').replace("</summary>", "</h3>")
    return part.replace("</details>", "</div>")
