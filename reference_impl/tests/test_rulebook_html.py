"""The book as one page: well formed, whole, and with nothing that has to be fetched."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from belote.declaration import dotted
from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.book import Book, book
from belote.rulebook.html import direction, html
from belote.rulebook.markdown import markdown

VOID = ("meta", "br")


class Page(HTMLParser):
    """A page read again: its anchors, its links, what it would fetch, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.said: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note anchors and links."""
        named = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        self.ids += [named["id"] or ""] if "id" in named else []
        self.links += [named["href"] or ""] if "href" in named else []
        self.fetched += [tag] if tag in ("script", "link", "img", "iframe") or "src" in named else []

    def handle_endtag(self, tag: str) -> None:
        """Check that what is closed is what was opened last."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Keep the text."""
        self.said.append(data)


@pytest.fixture(scope="module")
def made() -> Book:
    """Return a book with everything there is in one."""
    return book("bridge-belote-bg")


@pytest.fixture(scope="module")
def page(made: Book) -> Page:
    """Return its page, read again."""
    return Page(html(made))


def test_the_page_is_well_formed_and_fetches_nothing(page: Page) -> None:
    assert page.open == []
    assert page.fetched == []


def test_every_link_leads_to_an_anchor_of_the_page_and_anchors_are_unique(page: Page) -> None:
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert "match.target" in page.ids


def test_the_page_says_what_the_markdown_says(made: Book, page: Page) -> None:
    text = " ".join(page.said)
    for sentence in sentences(resolved("bridge-belote-bg")):
        if sentence.minor:
            assert dotted(sentence.subject) not in page.ids
        else:
            assert sentence.text in text
    assert sum(line.startswith("### ") for line in markdown(made).splitlines()) == len(made.options)


def test_the_whole_page_says_what_goes_without_saying_too(made: Book) -> None:
    text = " ".join(Page(html(made, minor=True)).said)
    assert all(sentence.text in text for sentence in sentences(resolved("bridge-belote-bg")))


def test_the_page_names_its_language_and_direction(made: Book) -> None:
    assert '<html lang="en" dir="ltr">' in html(made)
    assert [direction(lang) for lang in ("en", "ar", "el", "he")] == ["ltr", "rtl", "ltr", "rtl"]
