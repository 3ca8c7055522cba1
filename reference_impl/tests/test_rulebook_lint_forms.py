"""What the lint says of words without a form that sentences ask for, and that it looks at the words sentences carry."""

from __future__ import annotations

import pytest

from belote.rulebook.book import book
from belote.rulebook.glossary import Glossary
from belote.rulebook.language import Language, text
from belote.rulebook.lint import messages
from belote.rulebook.lint_forms import carried, forms
from belote.rulebook.markdown import markdown
from belote.rulebook.saying import Args, Terms

SOURCE = Glossary("en", {"suits": {"clubs": {"nom": "clubs"}, "hearts": {"nom": "hearts"}}, "german_suits": {}})
ASKING = 'card = { FORM($rank) } { FORM($suit) }\nname = Масть { FORM($suit, case: "gen") }.\n'


def found(text: str, known: Glossary, source: Glossary = SOURCE) -> list[tuple[str, str]]:
    """Return the kind and the place of what is found in messages beside a glossary."""
    return [(gap.kind, gap.where) for gap in forms(messages([text]), source, known)]


def russian(**hearts: str) -> Glossary:
    """Return a glossary in which one suit has these forms."""
    return Glossary("ru", {"suits": {"clubs": {"nom": "трефы", "gen": "треф"}, "hearts": hearts}})


def test_words_with_all_forms_are_without_fault() -> None:
    assert found(ASKING, russian(nom="червы", gen="черв")) == []


def test_a_word_without_the_form_that_a_sentence_asks_for_is_found() -> None:
    assert found(ASKING, russian(nom="червы")) == [("form", "suits.hearts")]
    assert found(ASKING, russian(nom="червы", acc="червы")) == [("form", "suits.hearts")]


def test_a_form_is_found_wherever_it_is_asked_for_in_a_message() -> None:
    nested = 'name = { $kind ->\n    [one] { FORM($suit, case: "gen", list: "or") }\n   *[other] { FORM($suit) }\n }\n'
    assert found(nested, russian(nom="червы")) == [("form", "suits.hearts")]


def test_a_form_that_english_gives_some_words_is_asked_of_these_alone() -> None:
    special = Glossary("en", {"suits": {"clubs": {"nom": "clubs", "gen": "of clubs"}, "hearts": {"nom": "hearts"}}})
    assert found(ASKING, russian(nom="червы"), special) == []
    bare = Glossary("ru", {"suits": {"clubs": {"nom": "трефы"}, "hearts": {"nom": "червы"}}})
    assert found(ASKING, bare, special) == [("form", "suits.clubs")]


def test_the_signs_of_a_card_are_no_suits() -> None:
    assert found('card = { FORM($suit, case: "gen") }\n', russian(nom="червы")) == []


def test_a_variable_of_no_known_family_is_found() -> None:
    assert found("name = { FORM($colour) }\n", russian(nom="червы")) == [("family", "name")]


@pytest.mark.parametrize(("variant", "deck"), [("belote-fr", "french"), ("schieber", "german")])
def test_the_words_of_a_book_are_of_the_families_that_are_noted(
    variant: str, deck: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: set[tuple[str, str, str]] = set()
    plain = Language.text

    def noting(self: Language, message: str, args: Args) -> str:
        said.update((message, name, value.family) for name, value in args if isinstance(value, Terms))
        return plain(self, message, args)

    monkeypatch.setattr(Language, "text", noting)
    text.cache_clear()
    markdown(book(variant, "en", "german" if deck == "german" else "french"))
    assert len(said) > 20
    assert {(message, name, family) for message, name, family in said if family not in carried(message, name)} == set()
