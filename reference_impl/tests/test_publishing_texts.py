"""What paper and a site say besides the rules is whole in every language there is of it."""

from __future__ import annotations

import pytest
from babel import Locale

from belote.publishing.texts import FOLDER, line, markup, messages, wording
from belote.rulebook.language import SOURCE, languages
from belote.rulebook.lint import compare
from belote.rulebook.saying import terms
from belote.rulebook.wording import Wording

THERE = sorted(file.stem for file in FOLDER.glob("*.ftl"))


def source(lang: str) -> list[str]:
    """Return the messages of a language as they are written."""
    return [(FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")]


@pytest.mark.parametrize("lang", [lang for lang in THERE if lang != SOURCE])
def test_every_language_has_every_message_with_its_plurals(lang: str) -> None:
    assert [str(gap) for gap in compare(source(SOURCE), source(lang), lang)] == []


def test_every_language_of_the_rulebook_is_there() -> None:
    assert set(languages()) <= set(THERE)


@pytest.mark.parametrize("lang", [lang for lang in THERE if lang in languages()])
def test_every_number_of_changes_is_told_with_the_number(lang: str) -> None:
    for number in (1, 2, 3, 5, 11, 21, 100):
        assert str(number) in wording("changes-count", lang, number=number)
    assert "0" not in wording("changes-count", lang, number=0)


def test_a_contract_is_named_by_the_glossary() -> None:
    assert wording("values-every", "en", contract=terms("contracts", ["no_trump"])) == "no trump"
    assert wording("values-every", "fr", contract=terms("contracts", ["no_trump"])) == "sans atout"


def test_what_stands_in_another_language_says_in_which() -> None:
    assert markup(Wording("Rules & scores", "en"), "ar") == '<span lang="en" dir="ltr">Rules &amp; scores</span>'
    assert markup(Wording("Rules & scores", "en"), "en") == "Rules &amp; scores"
    assert markup(Wording("القواعد", "ar"), "en") == '<span lang="ar" dir="rtl">القواعد</span>'


def test_a_message_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    assert line("contents", "fr") == "Table des matières"
    bundle = messages("fr").bundle
    monkeypatch.delitem(bundle._messages, "contents")
    assert line("contents", "fr") == '<span lang="en" dir="ltr">Contents</span>'


def test_every_language_is_one_that_is_known() -> None:
    for lang in THERE:
        assert Locale.parse(lang).text_direction in ("ltr", "rtl")
