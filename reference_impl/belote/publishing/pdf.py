"""A page for paper as a PDF: tagged, with bookmarks, the same bytes from the same page and fonts, nothing fetched."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from belote.declaration import Resolved
from belote.publishing import paper, suits
from belote.publishing.errors import Unpublished
from belote.publishing.fonts import Font, fonts
from belote.publishing.tools import tool
from belote.rulebook.book import Book

STYLES = Path(__file__).parent / "styles"
"""Where the style sheets lie."""

ADDED = "0123456789./ \u2002\u2022"
"""What the style sheets of paper write themselves."""

SCHEME = "belote-font:"
"""How a style sheet names a font that is handed over with it."""


def pdf(book: Book, found: Resolved, minor: bool = False, folder: Path | None = None) -> bytes:
    """Return a book as a PDF, with the fonts of a folder or of the system.

    Raises ``Unpublished`` where the library or a font is missing.
    """
    return made_of(paper.page(book, found, minor), "print", folder)


def made_of(page: paper.Page, style: str, folder: Path | None = None) -> bytes:
    """Return a page as a PDF in one of the styles. Raises ``Unpublished`` where the library or a font is missing."""
    some = fonts_for(page, folder)
    return printed(page.dressed(dress(page.book, style, some)), some)


def fonts_for(page: paper.Page, folder: Path | None = None) -> tuple[Font, ...]:
    """Return the fonts that the letters of a page need, and that of the signs of the suits."""
    text = "".join(sign for sign in page.title + page.body + ADDED if sign not in suits.SIGNS + "\ufe0e")
    return (*fonts(text, folder), Font(suits.FAMILY, 400, suits.font(page.book.deck)))


def dress(book: Book, name: str, some: Sequence[Font]) -> paper.Dress:
    """Return a style sheet of this package with the fonts and colours it is to use, and the date, if one is set."""
    faces = "\n".join(
        f'@font-face {{ font-family: "{font.name}"; font-weight: {font.weight}; src: url("{SCHEME}{place}") }}'
        for place, font in enumerate(some)
    )
    names = tuple(dict.fromkeys(font.name for font in some))
    families = ", ".join(f'"{family}"' for family in names)
    text = (STYLES / f"{name}.css").read_text(encoding="utf-8")
    colours = suits.colours(book.deck, book.scheme)
    return paper.Dress(f"{faces}\nhtml {{ font-family: {families} }}\n{colours}\n{text}", ",".join(names), dated())


def dated() -> str:
    """Return the date that ``SOURCE_DATE_EPOCH`` sets; without it a file has none, and no clock is asked.

    Raises ``Unpublished`` where it sets none.
    """
    seconds = os.environ.get("SOURCE_DATE_EPOCH", "")
    try:
        return datetime.fromtimestamp(int(seconds), UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if seconds else ""
    except (ValueError, OverflowError, OSError):
        raise Unpublished(
            f"SOURCE_DATE_EPOCH is {seconds[:30]}, which is no date. Write the seconds since 1970, or leave it out."
        ) from None


def printed(page: str, some: Sequence[Font]) -> bytes:
    """Return a dressed page as a PDF."""
    return written(laid_out(page, some), page, some)


def written(document: Any, page: str, some: Sequence[Font]) -> bytes:
    """Return what was laid out as a PDF. Its identity is that of the page and the fonts."""
    identity = hashlib.sha256(page.encode("utf-8"))
    for font in some:
        identity.update(font.data)
    made: bytes = document.write_pdf(
        pdf_variant="pdf/ua-1", pdf_tags=True, pdf_identifier=identity.hexdigest()[:32].encode("ascii")
    )
    return made


def laid_out(page: str, some: Sequence[Font]) -> Any:
    """Return a page laid out on sheets of paper, whose number is that of its ``pages``."""
    return tool("weasyprint").HTML(string=page, url_fetcher=handed(some)).render(pdf_variant="pdf/ua-1")


def handed(some: Sequence[Font]) -> Any:
    """Return what gives the library the fonts it asks for, and nothing else: no file is read and no host asked."""
    urls = tool("weasyprint.urls")

    def fetch(self: Any, url: str, headers: Any = None) -> Any:
        if not url.startswith(SCHEME):
            raise ValueError(f"{url} is not handed over")
        return urls.URLFetcherResponse(url, some[int(url.removeprefix(SCHEME))].data, {"Content-Type": "font/ttf"})

    return type("Handed", (urls.URLFetcher,), {"fetch": fetch, "__call__": fetch})()
