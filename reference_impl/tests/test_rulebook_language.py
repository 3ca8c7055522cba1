"""Messages of a language with cases and genders, numbers and lists, and what becomes of a message that is missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from fluent.runtime import FluentBundle, FluentResource

from belote.errors import CannotHappen
from belote.library import resolved
from belote.rulebook import language as module
from belote.rulebook import languages, sentences
from belote.rulebook.glossary import Glossary, glossary
from belote.rulebook.language import Language, functions, language, text
from belote.rulebook.saying import Phrases, args, phrase, terms

WORDS = {
    "suits": {
        "clubs": {"nom": "трефы", "acc": "трефы", "gender": "plural"},
        "hearts": {"nom": "черва", "acc": "черву", "gender": "f"},
    },
    "ranks": {"K": {"nom": "король", "acc": "короля", "gender": "m"}},
}

MESSAGES = """\
match-target = Играют до { $value } очков.
takes = Игрок берёт { FORM($suit, case: "acc") }.
played = { GENDER($card) ->
    [m] { FORM($card) } сыгран
    [f] { FORM($card) } сыграна
   *[plural] { FORM($card) } сыграны
 }
points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
 }
how-many = { COUNT($cards) ->
    [0] ничего
   *[other] { LIST($cards, style: "or") }
 }
list-then = { $before }, затем { $after }
"""


@pytest.fixture
def russian(monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    """Return a little Russian, known to the rulebook for as long as a test lasts."""
    words = Glossary("ru", WORDS)
    bundle = FluentBundle(["ru"], functions=functions("ru", words), use_isolating=False)
    bundle.add_resource(FluentResource(MESSAGES))
    made = Language("ru", bundle, words)
    monkeypatch.setattr(module, "language", lambda lang: made if lang == "ru" else language(lang))
    text.cache_clear()
    yield made
    text.cache_clear()


def test_a_term_is_said_in_the_case_that_is_asked_for(russian: Language) -> None:
    assert russian.text("takes", args(suit=terms("suits", ["hearts"]))) == "Игрок берёт черву."
    assert russian.text("takes", args(suit=terms("suits", ["clubs", "hearts"]))) == "Игрок берёт трефы и черву."


def test_a_sentence_selects_by_the_gender_of_a_term(russian: Language) -> None:
    said = [russian.text("played", args(card=terms(*one))) for one in (("ranks", "K"), ("suits", ["hearts"]))]
    assert said == ["король сыгран", "черва сыграна"]


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 очко"), (2, "2 очка"), (11, "11 очков"), (151, "151 очко"), (1001, "1001 очко")]
)
def test_plurals_are_those_of_the_language_and_digits_are_not_grouped(
    russian: Language, number: int, said: str
) -> None:
    assert russian.text("points", args(number=number)) == said


def test_lists_are_joined_as_the_language_joins_them(russian: Language) -> None:
    points = Phrases(tuple(phrase("points", number=number) for number in (1, 2, 5)))
    assert russian.text("how-many", args(cards=points)) == "1 очко, 2 очка или 5 очков"
    assert russian.text("how-many", args(cards=Phrases(()))) == "ничего"
    assert module.joined("ru", ("3", "2", "3"), "then") == "3, затем 2, затем 3"


def test_a_word_that_the_glossary_lacks_is_said_as_it_is_written(russian: Language) -> None:
    assert russian.text("takes", args(suit=terms("calls", ["take_it"]))) == "Игрок берёт take it."


def test_a_message_that_is_missing_is_said_in_english_and_told_so(russian: Language) -> None:
    found = {one.subject: one for one in sentences(resolved("belote-fr"), "ru")}
    assert (found["match", "target"].text, found["match", "target"].lang) == ("Играют до 1000 очков.", "ru")
    assert found["match", "several"].lang == "en"
    assert len(found) == len({one.subject for one in sentences(resolved("belote-fr"))})


def test_a_message_is_only_said_if_all_that_is_said_inside_it_is_there(russian: Language) -> None:
    inner = phrase("no-such-message")
    assert russian.says("points", args(number=1))
    assert not russian.says("how-many", args(cards=Phrases((inner,))))
    assert not russian.says("takes", args(suit=inner))


def test_a_broken_message_is_never_printed() -> None:
    english = language("en")
    with pytest.raises(CannotHappen, match="has no message"):
        english.text("no-such-message", ())
    with pytest.raises(CannotHappen, match="match-target"):
        english.text("match-target", ())
    with pytest.raises(CannotHappen, match="without FORM or LIST"):
        english.text("match-target", args(value=terms("suits", ["hearts"])))


def test_a_language_without_anything_is_not_there() -> None:
    assert languages()[0] == "en"
    with pytest.raises(FileNotFoundError):
        sentences(resolved("belote-fr"), "xx")


def test_a_glossary_gives_the_basic_form_where_it_has_no_other() -> None:
    english = glossary("en")
    assert english.form("suits", "hearts", "acc") == english.form("suits", "hearts") == "hearts"
    assert english.gender("suits", "hearts") == "other"
    assert replace(english, lang="fr").knows("suits", "hearts")
