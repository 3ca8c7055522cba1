"""Texts that are not in the language of their book: marked where they stand, and counted in the front."""

from __future__ import annotations

import pickle
import re
from copy import deepcopy

import pytest

from belote.library import resolved
from belote.rulebook.book import Book, book
from belote.rulebook.html import html
from belote.rulebook.markdown import markdown
from belote.rulebook.wording import Wording, direction, framed, in_language, is_foreign, sorting

ENGLISH = '<span lang="en" dir="ltr" class="untranslated">'


@pytest.fixture(scope="module")
def french() -> Book:
    """Return the French book of a variant whose notes and options are written in English."""
    return book("coinche-ffb", "fr")


def test_a_text_tells_the_language_it_was_found_in() -> None:
    texts = {"en": "Table", "fr": "Tapis"}
    assert (in_language(texts, "fr"), in_language(texts, "fr").lang) == ("Tapis", "fr")
    assert (in_language(texts, "ru"), in_language(texts, "ru").lang) == ("Table", "en")
    assert (in_language({"hr": "Stol"}, "ru"), in_language({"hr": "Stol"}, "ru").lang) == ("Stol", "hr")
    assert (in_language({}, "ru"), is_foreign(in_language({}, "ru"), "ru")) == ("", False)


def test_a_text_keeps_its_language_in_copies_and_other_processes() -> None:
    for made in (deepcopy(Wording("Tapis", "fr")), pickle.loads(pickle.dumps(Wording("Tapis", "fr")))):
        assert (made, made.lang) == ("Tapis", "fr")


def test_a_title_in_another_language_is_marked_and_one_in_the_language_is_not(french: Book) -> None:
    page, text = html(french), markdown(french)
    option = french.options[0].title
    assert option.lang == "en"
    assert f"{ENGLISH}{option}</span>" in page
    assert f"### {ENGLISH}" in text
    assert french.title.lang == "fr"
    assert f"<h1>{french.title}</h1>" in page
    assert ENGLISH not in html(book("coinche-ffb"))


def test_reasons_and_examples_in_another_language_are_marked(french: Book) -> None:
    page = html(french)
    reasons = [note.reason for note in french.references.values() if note.reason is not None]
    assert reasons
    for reason in reasons:
        assert f"{ENGLISH}{reason.split(' ')[0]}" in page
    shown = [example for part in french.chapters for example in part.examples]
    assert page.count(f"Exemple\u00a0: {ENGLISH}") == len(shown) > 0


def test_what_is_not_translated_is_counted_apart_from_the_sentences(french: Book) -> None:
    assert french.untranslated == 0
    assert french.untranslated_notes > len(french.options)
    assert re.search(rf"\b{french.untranslated_notes} titres, notes et raisons", html(french))
    assert re.search(rf"\b{french.untranslated_notes} titres, notes et raisons", markdown(french))
    assert book("coinche-ffb").untranslated_notes == 0


def test_a_line_is_written_around_what_is_markup_already() -> None:
    shown = framed(str.upper, "book-example", "en", title="<b>A & b</b>")
    assert shown == "EXAMPLE: <b>A & b</b>."


def test_a_place_and_its_answers_and_a_word_and_its_meaning_are_joined_by_the_language(french: Book) -> None:
    assert "<li>À la fin\u00a0: " in html(french)
    assert re.search(r"- \*\*atout\*\*\u00a0: ", markdown(french))
    assert not re.search(r"<li>À la fin: ", html(french))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ["atout", "carré", "couper", "écart", "être", "pli"]),
        ("hr", ["čovjek", "igra", "šest", "trag"]),
        ("uk", ["ґрати", "звичайна", "іти", "йти", "козир"]),
        ("el", ["άσσος", "ατού", "μπάζα"]),
        ("ru", ["взятка", "ёлка", "жёлудь", "игрок", "йод", "козырь"]),
    ],
)
def test_words_are_sorted_as_their_alphabet_has_them(lang: str, words: list[str]) -> None:
    mixed = words[::-1]
    assert sorted(mixed, key=sorting) == words, lang


def test_the_words_of_a_book_are_sorted(french: Book) -> None:
    shown = [word.word for word in french.words]
    assert shown == sorted(shown, key=sorting)
    assert all(isinstance(word.meaning, Wording) and word.meaning.lang == "fr" for word in french.words)


def test_a_language_written_from_the_right_is_known() -> None:
    assert (direction("ar"), direction("hr")) == ("rtl", "ltr")
    assert resolved("coinche-ffb").names["fr"]


@pytest.mark.parametrize(
    ("tag", "way"),
    [("ar", "rtl"), ("ar-SA", "rtl"), ("uz-Arab", "rtl"), ("en-x1", "ltr"), ("qqq", "ltr"), ("zz-Xxxx-yyyy", "ltr")],
)
def test_a_tag_that_nobody_knows_has_a_direction_too(tag: str, way: str) -> None:
    assert direction(tag) == way
