"""The rules of a table on one page: by topic, the sentences of the book that matter most, and what the cards are worth.

Which sentences those are is said once for all tables, in three ranks; as many ranks are taken as fit the page.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from belote.declaration import Resolved
from belote.publishing.paper import Page
from belote.publishing.suits import marked
from belote.publishing.texts import line, markup, wording
from belote.publishing.worth import declared, values
from belote.rulebook.book import Book
from belote.rulebook.sentences import Sentence
from belote.rulebook.wording import Wording, frame, in_language

RANKS = (3, 2, 1)
"""How much is told, the most first."""

CAPOT = "capot"
"""The topic whose heading is a word of the book and not one of its parts."""


DECLARED = "declarations"
"""The topic of which a table says the most."""


class Topic(NamedTuple):
    """A topic of the page: the part of the book whose heading it has, and its sentences by message, in three ranks."""

    part: str
    first: tuple[str, ...]
    second: tuple[str, ...] = ()
    third: tuple[str, ...] = ()

    def rank(self, message: str) -> int:
        """Return the rank of a message, 1 for what matters most; 0 if it is not of this topic."""
        ranks = (self.first, self.second, self.third)
        return next((rank for rank, some in enumerate(ranks, 1) if message in some), 0)


TOPICS = (
    Topic("equipment", ("players-count", "players-sides", "players-direction", "pack-suits"), (), ("pack-cut-by",)),
    Topic(
        "deal",
        ("dealing-step-cards", "dealing-step-up-to", "dealing-step-turned", "dealing-step-look"),
        ("dealing-step-swap", "dealing-step-show", "dealing-obliged", "dealing-covered"),
        ("dealing-stock", "dealing-dealer-after-deal"),
    ),
    Topic(
        "auction",
        ("auction-rounds-none", "auction-bid", "auction-amounts", "auction-rung", "auction-all-pass-deal"),
        ("auction-outbids", "auction-double", "auction-bid-must", "auction-all-pass-taker"),
        ("auction-order", "auction-bid-turned-to", "auction-annul", "auction-double-bids-after"),
    ),
    Topic(
        DECLARED,
        ("declarations-none", "declarations-squares-none"),
        ("declarations-say", "declarations-contest", "declarations-tie", "declarations-table-none"),
        ("declarations-show", "declarations-runs-by", "declarations-square-and-run", "declarations-shared-card"),
    ),
    Topic("melds", ("trick-melds", "trick-melds-runs", "trick-melds-squares", "trick-melds-king-queen")),
    Topic("belote", ("belote-none", "belote-points"), ("belote-said",), ("belote-in", "belote-trick-must-be-won")),
    Topic(
        "play",
        (
            "play-lead-first",
            "play-suit-follow-trump-opponent",
            "play-suit-follow-plain-opponent",
            "play-suit-void-opponent",
            "play-suit-void-partner",
        ),
        (
            "play-suit-follow-trump-partner",
            "play-suit-void-opponent-ruffed",
            "play-suit-void-partner-ruffed",
            "play-all-trump-follow-trump-opponent",
            "play-no-trump-follow-plain-opponent",
            "play-lead-trump",
        ),
        ("play-trick", "play-all-trump-follow-trump-partner"),
    ),
    Topic(CAPOT, ("scoring-capot",), ("scoring-promise",), ("scoring-trickless",)),
    Topic(
        "scoring",
        ("scoring-last-trick", "scoring-success", "scoring-pay-made", "scoring-pay-failed", "scoring-rounding-to"),
        ("scoring-pay-tied", "scoring-worth", "scoring-factors", "scoring-unit", "scoring-mark", "scoring-hanging-to"),
        ("scoring-pay-contract", "scoring-rounding-up-from", "scoring-lost-points", "scoring-multiplied"),
    ),
    Topic(
        "match",
        ("match-target", "match-deals", "match-instant-win-run", "match-instant-win-sweep"),
        ("match-several", "match-reached", "match-blocked"),
        ("match-equal", "match-after-block", "match-raise-by"),
    ),
)


def summary(book: Book, found: Resolved, ranks: int = 3) -> str:
    """Return the summary as markup, with the sentences of so many ranks."""
    parts = [*told(book, found, ranks)]
    heading = f"<h2>{line('summary-values', book.lang)}</h2>"
    cards = f'<section class="worth">{heading}{values(found.data, book.lang)}</section>'
    return marked("\n".join([*parts[:1], cards, *parts[1:]]))


def page(book: Book, found: Resolved, ranks: int = 3) -> Page:
    """Return the summary as a page for paper."""
    title = f"<h1>{markup(book.title, book.lang)}</h1>"
    lead = f'<p class="summary">{markup(book.summary, book.lang)}</p>' if book.summary else ""
    body = f'<header>{title}{lead}</header>\n<main class="topics">\n{summary(book, found, ranks)}\n</main>\n'
    called = f"{book.title} – {wording('site-summary', book.lang)}"
    return Page(book, called, marked(body) + rest(book), in_language(found.publisher, book.lang))


def rest(book: Book) -> str:
    """Return that the page is a summary."""
    return f"<footer>{line('summary-rest', book.lang)}</footer>"


def told(book: Book, found: Resolved, ranks: int) -> Iterator[str]:
    """Yield the topics of which the book says something, each with its heading."""
    known = [one for chapter in book.chapters for one in chapter.sentences if not one.minor]
    for topic in TOPICS:
        some = dict.fromkeys(
            markup(Wording(one.text, one.lang), book.lang) for one in known if wanted(topic, one, ranks)
        )
        table = declared(found.data, book.lang) if topic.part == DECLARED else ""
        if some or table:
            items = "".join(f"<li>{one}</li>" for one in some)
            head = f"<h2>{heading(topic, book.lang)}</h2>"
            yield f'<section class="{topic.part}">{head}{table}<ul>{items}</ul></section>'


def wanted(topic: Topic, one: Sentence, ranks: int) -> bool:
    """Say whether a sentence is told in a topic; what holds in some cases only is of the third rank."""
    rank = topic.rank(one.id)
    return 0 < (max(rank, 3) if rank and one.subject[:2] == ("scoring", "cases") else rank) <= ranks


def heading(topic: Topic, lang: str) -> str:
    """Return the heading of a topic."""
    is_word = topic.part == CAPOT
    return markup(frame("word", lang, name=CAPOT) if is_word else frame("book-heading", lang, part=topic.part), lang)
