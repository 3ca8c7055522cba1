"""What the lint of translations finds: each planted fault by its kind, and none where there is none."""

from __future__ import annotations

import re
from typing import Any

import pytest

from belote.declaration import Citation
from belote.rulebook import languages, lint
from belote.rulebook.glossary import Glossary, Page
from belote.rulebook.language import SOURCE
from belote.rulebook.lint import SOURCE_MARK, compare, coverage, gaps, main, mark, messages, numbers, texts
from belote.rulebook.lint_words import Gap, citations, words
from belote.rulebook.sentences import Sentence

ENGLISH = """\
outer = When { inner }: { $value }.
inner = { $who ->
    [taker] the taker plays
   *[dealer] the dealer plays
 }
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
"""

RUSSIAN = """\
outer = Когда { inner }: { $value }.
inner = { $who ->
    [taker] играет берущий
   *[dealer] играет сдающий
 }
cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }
"""


def kinds(translated: str, english: str = ENGLISH) -> list[str]:
    """Return the kinds of what is found in Russian."""
    return [gap.kind for gap in compare([english], [translated], "ru")]


def test_a_whole_translation_is_without_fault() -> None:
    assert kinds(RUSSIAN) == []


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ("outer = ", "outer ", "broken"),
        ("outer = Когда { inner }: { $value }.\n", "", "missing"),
        ("outer = ", "other = Ещё.\nouter = ", "obsolete"),
        ("{ $value }", "{ $valeu }", "variable"),
        ("{ $value }", "{ SHOUT($value) }", "function"),
        ("    [few] { $number } карты\n", "", "plural"),
        ("    [taker] играет берущий\n", "", "key"),
    ],
)
def test_a_planted_fault_is_found(before: str, after: str, kind: str) -> None:
    assert before in RUSSIAN
    assert kind in kinds(RUSSIAN.replace(before, after, 1))


def test_a_message_inside_another_may_use_what_that_is_given() -> None:
    assert kinds(RUSSIAN.replace("играет берущий", "играет берущий { $value }")) == []


def test_a_part_that_english_has_not_is_allowed_where_another_message_says_it() -> None:
    part = "wann = { $who ->\n    [taker] берущий\n   *[dealer] сдающий\n }\n"
    used = RUSSIAN.replace("{ inner }", "{ wann }")
    assert kinds(part + used) == []
    assert kinds(part + RUSSIAN) == ["obsolete"]
    assert kinds(part.replace("берущий", "{ $whom }") + used) == ["variable"]
    assert kinds(
        "more = { $number ->\n    [one] раз\n   *[other] раза\n }\n" + used.replace("{ wann }", "{ more }")
    ) == [
        "variable",
        "plural",
    ]


def test_a_translation_is_stale_once_the_english_message_changes() -> None:
    known = mark(messages([ENGLISH])["outer"])
    marked = f"# source: {known}\n{RUSSIAN}"
    assert kinds(marked) == []
    assert kinds(marked, ENGLISH.replace("When", "As soon as")) == ["stale"]


def test_a_word_without_entry_or_basic_form_is_found() -> None:
    source = Glossary("en", {"suits": {"hearts": {"nom": "hearts"}, "clubs": {"nom": "clubs"}}})
    other = Glossary("ru", {"suits": {"hearts": {"acc": "черву"}}})
    assert [gap[:2] for gap in words(source, other)] == [("word", "suits.clubs"), ("form", "suits.hearts")]


def test_a_family_that_is_optional_may_be_left_out_as_a_whole() -> None:
    source = Glossary("en", {"german_suits": {"clubs": {"nom": "acorns"}, "spades": {"nom": "leaves"}}})
    assert list(words(source, Glossary("ru", {}))) == []
    half = Glossary("ru", {"german_suits": {"clubs": {"nom": "жёлуди"}}})
    assert [gap[:2] for gap in words(source, half)] == [("word", "german_suits.spades")]


def test_every_family_but_corners_and_signs_cites_a_page_or_a_reason() -> None:
    families = {name: {"clubs": {"nom": "x"}, "hearts": {"nom": "y"}} for name in ("suits", "signs", "indices")}
    page = {"rules": Page("Rules", "https://example.org/rules")}
    bare = Glossary("ru", families)
    assert [gap.where for gap in citations(bare)] == ["suits.clubs", "suits.hearts"]
    whole = Glossary("ru", families, page, {"suits": Citation(("rules",))})
    assert list(citations(whole)) == []
    one = Glossary("ru", families, page, {"suits.clubs": Citation(("rules",)), "suits.hearts": Citation((), "no page")})
    assert list(citations(one)) == []


@pytest.mark.parametrize(
    ("pages", "cited", "where"),
    [
        ({}, {"suits": Citation(("rules",))}, "suits"),
        ({"rules": Page("Rules", "rules.html")}, {"suits": Citation(("rules",))}, "rules"),
        ({"rules": Page("Rules", "https://example.org")}, {"suits": Citation((), "no page")}, "rules"),
        ({}, {"suits": Citation((), "no page"), "suits.swords": Citation((), "no page")}, "suits.swords"),
        ({}, {"suits": Citation((), "no page"), "colours": Citation((), "no page")}, "colours"),
    ],
)
def test_a_citation_names_a_page_a_word_and_an_address_that_are_there(
    pages: dict[str, Page], cited: dict[str, Citation], where: str
) -> None:
    found = Glossary("ru", {"suits": {"clubs": {"nom": "трефы"}}}, pages, cited)
    assert [gap[:2] for gap in citations(found)] == [("citation", where)]


UNFINISHED: frozenset[str] = frozenset()
"""Languages somebody is translating into; the gate does not hold them yet."""

WHOLE = [lang for lang in languages() if lang not in UNFINISHED]


@pytest.mark.parametrize("lang", languages())
def test_no_message_of_a_language_is_broken(lang: str) -> None:
    bad = [gap for gap in gaps(lang) if gap.kind not in ("missing", "word", "stale", "citation")]
    assert not bad, "\n".join(map(str, bad))


@pytest.mark.parametrize("lang", WHOLE)
def test_nothing_of_a_language_is_missing_stale_or_uncited(lang: str) -> None:
    assert not gaps(lang), "\n".join(map(str, gaps(lang)))
    covered, whole = coverage(lang)
    assert covered == whole


@pytest.mark.parametrize("lang", [lang for lang in WHOLE if lang != SOURCE])
def test_every_message_of_a_language_says_what_it_was_made_from(lang: str) -> None:
    english, other = messages(texts(SOURCE)), messages(texts(lang))
    bare = [name for name, message in other.items() if name in english and not SOURCE_MARK.search(comment(message))]
    assert bare == []


def comment(message: Any) -> str:
    """Return the comment of a message, empty if it has none."""
    return str(message.comment.content) if message.comment else ""


def test_a_language_that_is_being_translated_is_one() -> None:
    assert set(languages()) >= UNFINISHED


def test_coverage_counts_what_is_there_and_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    known = mark(messages([ENGLISH])["outer"])
    files = {"en": [ENGLISH], "ru": [f"# source: {known}\n{RUSSIAN}"]}
    monkeypatch.setattr(lint, "texts", lambda lang: files[lang])
    assert coverage("ru") == (3, 3)
    files["en"] = [ENGLISH.replace("When", "As soon as")]
    assert coverage("ru") == (2, 3)
    files["ru"] = [RUSSIAN.replace("inner", "another")]
    assert coverage("ru") == (2, 3)


def test_a_number_that_differs_between_languages_is_found() -> None:
    def said(text: str) -> list[Sentence]:
        return [Sentence("deal", (), (), "dealing.steps", text)]

    english = said("3 cards, then 2 cards, to 8.")
    assert not list(numbers(english, said("3 cartes, puis 2, pour en avoir 8.")))
    assert not list(numbers(english, said("3 أوراق ثم ورقتان، 8.")))
    for wrong in ("3 cartes, puis 2, pour en avoir 9.", "3 cartes, puis 2.", "3 cartes, puis 2, puis 2, 8."):
        assert [gap.kind for gap in numbers(english, said(wrong))] == ["numbers"]


def test_the_lint_prints_what_it_finds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["en"]) == 0
    assert re.fullmatch(r"en: (\d+) of \1 messages \(100 %\), 0 faults\n", capsys.readouterr().out)
    assert str(Gap("missing", "outer", "it has not been translated")) == "outer: it has not been translated (missing)"
