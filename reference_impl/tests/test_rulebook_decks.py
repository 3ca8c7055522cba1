"""A book drawn with German suits or in two colours, and drawings that stand on one page."""

from __future__ import annotations

import re

from cli_runs import run

from belote.rulebook import languages
from belote.rulebook.book import book
from belote.rulebook.diagrams import Deck, Scheme
from belote.rulebook.html import html

FRENCH, GERMAN = {"#00734a", "#0057b8", "#c8102e", "#000000"}, {"#000000", "#8a5a00", "#c8102e", "#00734a"}


def page(deck: Deck = "french", scheme: Scheme = "four") -> str:
    """Return the page of a book in which every suit is drawn."""
    return html(book("klaberjass", "en", deck, scheme))


def drawings(text: str) -> list[str]:
    """Return the drawings of a page."""
    return re.findall(r"<svg.*?</svg>", text, re.DOTALL)


def colours(text: str) -> set[str]:
    """Return the colours that the suits of the drawings have."""
    return {colour for drawn in drawings(text) for colour in re.findall(r'<use href="[^"]+" fill="([^"]+)"', drawn)}


def test_a_german_deck_has_its_own_signs_and_names() -> None:
    french, german = page(), page("german")
    described = " ".join(re.findall(r"<desc[^>]*>(.*?)</desc>", german))
    assert "acorns" in described
    assert "clubs" not in described
    assert colours(french) <= FRENCH
    assert colours(german) <= GERMAN
    assert "#8a5a00" in colours(german) - colours(french)
    paths = [set(re.findall(r'<path id="[^"]+" d="([^"]+)"', "".join(drawings(text)))) for text in (french, german)]
    assert paths[0] != paths[1]


def test_two_colours_are_black_and_red() -> None:
    assert colours(page(scheme="two")) == {"#000000", "#c8102e"}
    assert len(colours(page())) == 4


def test_drawings_on_one_page_share_no_id() -> None:
    for deck in ("french", "german"):
        ids = re.findall(r'\bid="([^"]+)"', page("german" if deck == "german" else "french"))
        assert len(ids) == len(set(ids))
        assert len(drawings(page())) > 3


def test_the_command_takes_a_deck_and_colours_and_refuses_others() -> None:
    found = run("rulebook", "klaberjass", "--format", "html", "--deck", "german", "--colours", "two")
    assert found.status == 0
    assert "acorns" in found.out
    for words in (["--deck", "spanish"], ["--colours", "three"]):
        refused = run("rulebook", "klaberjass", *words)
        assert refused.status == 2
        assert "Known are" in refused.err


def test_the_help_names_every_language_there_is() -> None:
    shown = " ".join(run("rulebook", "--help").out.replace("│", " ").split())
    assert f"The language of the book: {', '.join(languages())};" in shown
