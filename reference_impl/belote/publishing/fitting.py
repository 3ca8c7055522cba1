"""The summary made to fit one sheet of paper: as much as there is room for, in the largest letters it fits in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from belote.declaration import Resolved
from belote.publishing import summary
from belote.publishing.errors import Unpublished
from belote.publishing.fonts import Font
from belote.publishing.paper import Page
from belote.publishing.pdf import dress, fonts_for, laid_out, written
from belote.rulebook.book import Book

SIZES = ("8.8pt", "8.2pt", "7.7pt", "7.2pt")
"""The sizes of letters that are tried, the largest first."""

SMALLEST = "6.8pt"
"""The size for a table whose most important sentences do not fit otherwise."""


class Fitted(NamedTuple):
    """A summary of one page: how many ranks of sentences it has, the size of its letters, and the file."""

    ranks: int
    size: str
    data: bytes


def fitted(book: Book, found: Resolved, folder: Path | None = None) -> Fitted:
    """Return the fullest summary of a book that fits one page.

    Raises ``Unpublished`` where not even the sentences of the first rank do.
    """
    for ranks in summary.RANKS:
        page = summary.page(book, found, ranks)
        some = fonts_for(page, folder)
        *sizes, least = SIZES if ranks > 1 else (*SIZES, SMALLEST)
        small = laid(page, some, least)
        if small is not None:
            tried = ((size, laid(page, some, size)) for size in sizes)
            size, document = next(((size, one) for size, one in tried if one is not None), (least, small))
            return Fitted(ranks, size, written(document, page.body, some))
    raise Unpublished(f"The summary of {book.name} does not fit one page even at {SMALLEST}.")


def laid(page: Page, some: Sequence[Font], size: str) -> Any:
    """Return a page laid out in letters of a size, or nothing if it needs more than one sheet."""
    plain = dress(page.book, "page", some)
    document = laid_out(page.dressed(plain._replace(style=f"{plain.style}\nhtml {{ font-size: {size} }}\n")), some)
    return document if len(document.pages) == 1 else None
