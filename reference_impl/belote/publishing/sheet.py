"""A score sheet with the columns that a table needs, from what its declaration makes a score of.

A row is a deal: its contract and its taker, then for each side what it counts by item, what it writes, and its total.
Clause scoring.items.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from belote.declaration import Resolved
from belote.publishing.paper import Page
from belote.publishing.texts import line, markup, wording
from belote.rulebook.book import Book
from belote.rulebook.wording import Wording, in_language

DEALS = 16
"""How many rows there are where the match has no number of deals."""

MOST = 20
"""How many rows a page can have."""

REMINDERS = (
    "match-target",
    "match-deals",
    "scoring-last-trick",
    "scoring-capot",
    "scoring-rounding-to",
    "scoring-unit",
    "scoring-hanging-to",
    "scoring-mark",
)
"""The sentences that stand under the table."""


class Columns(NamedTuple):
    """The columns of a sheet: those of the deal, and those that each side has, by the message of their head."""

    deal: tuple[str, ...]
    side: tuple[str, ...]
    sides: int
    alone: bool
    rows: int

    @property
    def number(self) -> int:
        """How many columns there are in all."""
        return len(self.deal) + len(self.side) * self.sides

    @property
    def broad(self) -> bool:
        """Whether the sheet needs the long side of the paper."""
        return self.number > 11


def columns(data: Mapping[str, Any]) -> Columns:
    """Return the columns that a declaration needs. Clauses scoring.items, match.deals."""
    alone = data["players"]["sides"] != "partners"
    number = int(data["players"]["count"]) if alone else 2
    deals = int(data["match"].get("deals", DEALS))
    return Columns(tuple(of_deal(data)), tuple(of_side(data)), number, alone, min(deals, MOST))


def of_deal(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is noted of the deal itself."""
    yield "sheet-number"
    yield "sheet-contract"
    if data["auction"].get("doubling"):
        yield "sheet-factor"
    yield "sheet-taker"


def of_side(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield what each side counts and writes."""
    scoring = data["scoring"]
    yield "sheet-cards"
    if data.get("declarations", {}).get("in"):
        yield "sheet-declarations"
    if "trick_melds" in data:
        yield "sheet-melds"
    if data.get("belote", {}).get("in"):
        yield "sheet-belote"
    if any("worth" in part for part in (scoring, *scoring.get("cases", {}).values())):
        yield "sheet-worth"
    if "hanging" in scoring:
        yield "sheet-hanging"
    if scoring.get("marks"):
        yield "sheet-marks"
    yield "sheet-written"
    yield "sheet-total"


def page(book: Book, found: Resolved) -> Page:
    """Return the score sheet as a page for paper."""
    turned = " broad" if columns(found.data).broad else ""
    body = f'<main class="sheet{turned}">\n<h1>{markup(book.title, book.lang)}</h1>\n{sheet(book, found)}\n</main>'
    return Page(
        book, f"{book.title} – {wording('site-sheet', book.lang)}", body, in_language(found.publisher, book.lang)
    )


def sheet(book: Book, found: Resolved) -> str:
    """Return the score sheet as markup: where and when, the table, what is to be remembered, and the signatures."""
    lang, wanted = book.lang, columns(found.data)
    blanks = "".join(blank(message, lang) for message in ("sheet-place", "sheet-date"))
    body = "".join(row(number, wanted) for number in range(1, wanted.rows + 1))
    table = f'<table class="scores">{head(wanted, lang)}<tbody>{body}</tbody></table>'
    signed = f'<div class="blanks">{blank("sheet-signed", lang)}</div>'
    return f'<div class="blanks">{blanks}</div>\n{table}\n<ul>{"".join(reminders(book))}</ul>\n{signed}'


def blank(message: str, lang: str) -> str:
    """Return a line to write on."""
    return f'<p><span>{line(message, lang)}</span><span class="rule"></span></p>'


def head(wanted: Columns, lang: str) -> str:
    """Return the head of the table: the sides with room for names, then the columns."""
    message = "sheet-player" if wanted.alone else "sheet-side"
    sides = "".join(
        f'<th scope="colgroup" class="side" colspan="{len(wanted.side)}">{line(message, lang, number=number)}</th>'
        for number in range(1, wanted.sides + 1)
    )
    deal = "".join(f'<th scope="col" rowspan="2" class="{one}">{line(one, lang)}</th>' for one in wanted.deal)
    names = "".join(f'<th scope="col" class="{one}">{line(one, lang)}</th>' for one in wanted.side)
    return f"<thead><tr>{deal}{sides}</tr><tr>{names * wanted.sides}</tr></thead>"


def row(number: int, wanted: Columns) -> str:
    """Return the row of a deal, empty but for its number."""
    deal = "".join("<td></td>" for _ in wanted.deal[1:])
    side = "".join(f'<td class="{one}"></td>' for one in wanted.side)
    return f'<tr><th scope="row">{number}</th>{deal}{side * wanted.sides}</tr>'


def reminders(book: Book) -> Iterator[str]:
    """Yield the sentences that help to fill the sheet in."""
    said = [one for part in book.chapters for one in part.sentences if one.id in REMINDERS and not one.minor]
    for one in sorted(said, key=lambda one: REMINDERS.index(one.id)):
        if one.subject[:2] != ("scoring", "cases"):
            yield f"<li>{markup(Wording(one.text, one.lang), book.lang)}</li>"
