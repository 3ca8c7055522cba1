"""The words of the site: what is translated is whole, and what is not stands in English and says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from belote.rulebook import languages
from belote.rulebook.lint import compare
from belote.rulebook.lint import messages as messages_of
from generators.searching import told
from generators.words import FOLDER, Said, Unknown, autonym, direction, html, listed, marked, say, territory

ENGLISH = (FOLDER / "en.ftl").read_text(encoding="utf-8")
FILES = sorted(path.stem for path in FOLDER.glob("*.ftl"))
SOURCES = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("*.py"))
COMPUTED = re.compile(r"^(play-(edit|score)|title-english-\w+|scheme-\w+)$")
"""Messages whose names are put together."""


@pytest.mark.parametrize("lang", FILES)
def test_a_translation_has_what_its_language_needs_and_nothing_english_has_not(lang: str) -> None:
    found = compare([ENGLISH], [(FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")], lang)
    assert [str(gap) for gap in found if gap.kind not in ("missing", "stale")] == []


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    names = set(messages_of([ENGLISH]))
    assert {name for name in names if f'"{name}"' not in SOURCES and f"'{name}'" not in SOURCES} == {
        name for name in names if COMPUTED.match(name) and f'"{name}"' not in SOURCES
    }


def test_french_and_russian_lack_nothing() -> None:
    for lang in ("fr", "ru"):
        found = compare([ENGLISH], [(FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")], lang)
        assert [gap.where for gap in found if gap.kind == "missing"] == []


def test_numbers_agree_in_every_category_of_a_language() -> None:
    said = [say("ru", "start-read-more", number=number).text.split(" с ")[0] for number in (1, 3, 5, 21)]
    assert said == ["1 книга правил", "3 книги правил", "5 книг правил", "21 книга правил"]


def test_what_is_missing_stands_in_english_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert say("ka", "title-words") == Said("Words", "en")
    assert html("ka", "title-words") == '<span lang="en" dir="ltr" class="untranslated">Words</span>'
    assert html("en", "title-words") == "Words"
    with pytest.raises(Unknown):
        say("en", "no-such-message")


def test_markup_in_a_text_is_shown_and_not_obeyed() -> None:
    assert marked(Said("<b> & c", "en"), "en") == "&lt;b&gt; &amp; c"


def test_a_text_is_taken_in_the_language_else_in_english_else_as_it_is() -> None:
    texts = {"fr": "un", "en": "one"}
    assert [listed(texts, lang).lang for lang in ("fr", "ru")] == ["fr", "en"]
    assert listed({"nl": "een"}, "ru") == Said("een", "nl")


@pytest.mark.parametrize("lang", languages())
def test_every_language_of_the_rulebooks_has_a_name_a_direction_and_names_of_countries(lang: str) -> None:
    assert autonym(lang) != lang
    assert direction(lang) == ("rtl" if lang == "ar" else "ltr")
    assert territory(lang, "FR") != "FR"


def test_the_search_is_told_in_every_category_with_the_number_left_open() -> None:
    for category in ("one", "few", "many"):
        assert f'data-{category}="{{number}} страниц' in told("ru")
    assert 'data-none="' in told("ru")
