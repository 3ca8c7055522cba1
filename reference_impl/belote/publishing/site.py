"""A club's own site: a folder with its rules in its languages, ready to be put on any web server or opened as it is.

In each language: the book, a summary of one page, a score sheet, what has changed since an earlier revision, and the
three on paper.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import NamedTuple

from belote.declaration import Resolved
from belote.library import resolved
from belote.publishing import changes, paper, pdf, sheet, suits, summary
from belote.publishing.earlier import earlier
from belote.publishing.fitting import SIZES, Fitted, fitted
from belote.publishing.pages import INDEX, STYLE, SUITS, Binding, Leaf, gate, missing, page
from belote.publishing.texts import line, wording
from belote.publishing.tools import lacking
from belote.rulebook import html as screen
from belote.rulebook.book import NOTES, Book, book
from belote.rulebook.diagrams.looks import Scheme
from belote.rulebook.diagrams.shapes import Deck
from belote.rulebook.language import SOURCE, languages

FACE = re.compile(r"@font-face \{[^}]*\}\n")
"""What a style sheet says of a font."""

SUMMARY, SHEET, CHANGES = "summary", "score-sheet", "changes"
"""The names of the pages beside the book, which are also those of their files on paper."""


PAPER = "paper"
"""What a site can be made without: the book, the summary and the score sheet as PDF."""


class Wish(NamedTuple):
    """What is wanted: a declaration by its name or file, the languages, an earlier revision, and where fonts lie.

    With ``minor`` the book has also what goes without saying at most tables; ``deck`` and ``scheme`` say which cards
    are drawn, and in how many colours. ``without`` names the parts of the book that are left out, and ``PAPER`` if
    nothing is to be made for paper.
    """

    variant: str
    langs: tuple[str, ...]
    since: Path | None = None
    fonts: Path | None = None
    minor: bool = False
    deck: Deck = "french"
    scheme: Scheme = "four"
    without: tuple[str, ...] = ()


def spoken(found: Resolved) -> tuple[str, ...]:
    """Return the languages a declaration is written in and the book can be written in; English if there is none."""
    return tuple(lang for lang in found.names if lang in languages()) or (SOURCE,)


def site(wish: Wish, watch: Callable[[], object] = lambda: None) -> dict[str, bytes]:
    """Return the files of a site by their names, with slashes; ``watch`` is called after each page and each PDF.

    Raises ``BrokenDeclaration``, and ``Unpublished`` where a font for paper is missing. Without the library the signs
    of the suits are those of the reader's own fonts.
    """
    found = told(resolved(wish.variant), wish)
    old = told(earlier(wish.since), wish) if wish.since else None
    files: dict[str, bytes] = {}
    title = ""
    for lang in wish.langs:
        made = book(wish.variant, lang, wish.deck, wish.scheme, wish.without)
        title = title or made.title
        for name, data in in_language(made, found, old, wish):
            files[f"{lang}/{name}"] = data
            watch()
    signs = {} if lacking() else {SUITS: suits.font(wish.deck, "woff2")}
    dress = style(wish.scheme, bool(signs))
    common = {INDEX: gate(title, wish.langs), "404.html": missing(wish.langs), STYLE: dress}
    return {name: text.encode("utf-8") for name, text in common.items()} | signs | files


def told(found: Resolved, wish: Wish) -> Resolved:
    """Return a declaration without its notes, if the site is to be without them."""
    return replace(found, notes=()) if NOTES in wish.without else found


def style(scheme: Scheme, signs: bool = True) -> str:
    """Return the style sheet of a site, with four colours of suits or two, with a font of their signs or not."""
    text = (pdf.STYLES / "site.css").read_text(encoding="utf-8")
    text = text if signs else FACE.sub("", text)
    return text if scheme == "four" else f"{text}:root {{ --green: var(--black); --blue: var(--red) }}\n"


def in_language(made: Book, found: Resolved, old: Resolved | None, wish: Wish) -> Iterator[tuple[str, bytes]]:
    """Yield the files of one language."""
    short = None if PAPER in wish.without else fitted(made, found, wish.fonts)
    leaves = tuple(leaves_of(made, found, old, wish.minor, short))
    printed = f"{found.id}.pdf" if short is not None else ""
    bound = Binding(made.lang, made.title, wish.langs, leaves, printed, paper.imprint(made, found))
    yield from ((leaf.file, page(bound, leaf).encode("utf-8")) for leaf in leaves)
    if short is None:
        return
    yield bound.paper, pdf.pdf(made, found, wish.minor, wish.fonts)
    yield f"{SUMMARY}.pdf", short.data
    yield f"{SHEET}.pdf", pdf.made_of(sheet.page(made, found), "sheet", wish.fonts)


def leaves_of(made: Book, found: Resolved, old: Resolved | None, minor: bool, short: Fitted | None) -> Iterator[Leaf]:
    """Yield the pages of one language; ``short`` is the summary as it fits one sheet of paper, if there is paper."""
    lang = made.lang
    print_summary, print_sheet = (printable(name, lang) if short else "" for name in (SUMMARY, SHEET))
    ranks, size = (short.ranks, short.size) if short else (summary.RANKS[0], SIZES[-1])
    yield Leaf(INDEX, "site-book", made.title, rules(made, minor))
    text = summary.summary(made, found, ranks)
    topics = f'<div class="topics" style="--size: {size}">\n{text}\n</div>\n{summary.rest(made)}'
    yield Leaf(f"{SUMMARY}.html", "site-summary", wording("site-summary", lang), print_summary + topics)
    label = escape(wording("site-sheet", lang))
    scores = f'<div class="sheet" role="region" tabindex="0" aria-label="{label}">\n{sheet.sheet(made, found)}\n</div>'
    yield Leaf(f"{SHEET}.html", "site-sheet", wording("site-sheet", lang), print_sheet + scores)
    if old is not None:
        text = changes.changes(old, found, lang)
        yield Leaf(f"{CHANGES}.html", "site-changes", wording("site-changes", lang), text)


def printable(name: str, lang: str) -> str:
    """Return the link to a page as a file to print."""
    return f'<p class="print"><a href="{name}.pdf" type="application/pdf">{line("site-pdf", lang)}</a></p>\n'


def rules(made: Book, minor: bool) -> str:
    """Return the book as the text of a page."""
    parts = (*made.extra[:1], *made.chapters, *made.extra[1:])
    body = [*screen.front(made), screen.contents(made, parts)]
    for part in parts:
        body += screen.chapter(made, part, minor)
    return "\n".join([*body, *screen.options(made), *screen.glossary(made), *screen.references(made)])
