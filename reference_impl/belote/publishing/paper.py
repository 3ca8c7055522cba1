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
from belote.rulebook.wording import direction, in_language

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
    """A page for paper that is not dressed yet: its book, its title, its text as markup, and who publishes it."""

    book: Book
    title: str
    body: str
    publisher: str = ""

    def dressed(self, dress: Dress) -> str:
        """Return the page with a style sheet, and the date it has been given."""
        lang = self.book.lang
        dates = "".join(f'<meta name="dcterms.{when}" content="{dress.date}">\n' for when in ("created", "modified"))
        drawn = self.body.replace(f'font-family="{escape(Look().font)}"', f'font-family="{dress.families}"')
        return (
            f'<!DOCTYPE html>\n<html lang="{escape(lang)}" dir="{direction(lang)}">\n'
            f'<head>\n<meta charset="utf-8">\n<title>{escape(self.title)}</title>\n'
            f"{about(self.book, self.publisher)}{dates if dress.date else ''}<style>{dress.style}</style>\n</head>\n"
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
    return Page(book, book.title, lifted(marked(body)), in_language(found.publisher, book.lang))


def about(book: Book, publisher: str) -> str:
    """Return what a reader is told of the file: the variant, what it is, and who publishes it."""
    told = {"generator": "belote", "author": publisher, "keywords": book.name}
    told["description"] = book.summary or book.title
    return "".join(f'<meta name="{name}" content="{escape(text)}">\n' for name, text in told.items() if text)


def cover(book: Book, found: Resolved) -> str:
    """Return the head of the first page: the signs, the title, the summary, the imprint, and the notices."""
    notices = [*screen.front(book)][1 if book.summary else 0 :]
    summary = f'<p class="summary">{markup(book.summary, book.lang)}</p>\n' if book.summary else ""
    return (
        f'<header class="cover">\n<p class="signs">{SIGNS}</p>\n<h1>{markup(book.title, book.lang)}</h1>\n{summary}'
        f'{imprint(book, found)}\n</header>\n<div class="notices">{"".join(notices)}</div>'
    )


def imprint(book: Book, found: Resolved) -> str:
    """Return who publishes the rules, if it is said, and which edition of them a book is of."""
    publisher = in_language(found.publisher, book.lang)
    by = f'<p class="publisher">{markup(publisher, book.lang)}</p>\n' if publisher else ""
    return f'{by}<p class="edition">{edition(book, found)}</p>'


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
