"""What every sentence of the rulebook must be: whole, plain, one of its kind, and true to the values it says."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from belote.declaration import dotted, variants
from belote.declaration.paths import get, leaves
from belote.declaration.vocabulary import schema_at, sections
from belote.library import resolved
from belote.rulebook import Sentence, sentences, text_of
from belote.rulebook.sentences import FALLBACK

UNSAID = re.compile(r"\w_\w|\w\.\w|\bNone\b|[\[\]{}#*`]|\?\?\?|\s{2}|[⁨⁩]")
"""What no reader should see: words of the schema, dotted paths, lists of the program, and marks of the messages."""

NAMES = sorted(variants())


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Return each declared variant."""
    return str(request.param)


def test_every_rule_is_said(name: str) -> None:
    found = resolved(name)
    covered = {path for sentence in sentences(found) for path in sentence.paths}
    for section in sections():
        for path, _ in leaves(found.data.get(section, {}), (section,)):
            if section in found.data and not (schema_at(path) or {}).get("x-label"):
                assert path in covered, dotted(path)


def test_a_sentence_says_leaves_of_the_declaration_only(name: str) -> None:
    found = resolved(name)
    known = {path for path, _ in leaves(found.data)}
    for sentence in sentences(found):
        assert set(sentence.paths) <= known, sentence


def test_no_value_is_left_to_the_schema(name: str) -> None:
    assert not [sentence for sentence in sentences(resolved(name)) if sentence.id == FALLBACK]


def test_sentences_are_plain_and_whole(name: str) -> None:
    for sentence in sentences(resolved(name)):
        assert not UNSAID.search(sentence.text), sentence.text
        assert sentence.text[0].isupper() and sentence.text.endswith("."), sentence.text
        assert sentence.clause and sentence.lang == "en"


def test_no_two_sentences_are_the_same(name: str) -> None:
    found = sentences(resolved(name))
    assert not [text for text, times in Counter(one.text for one in found).items() if times > 1]
    assert not [key for key, times in Counter((one.id, one.subject) for one in found).items() if times > 1]


def test_a_number_that_is_declared_stands_in_the_text(name: str) -> None:
    found = resolved(name)
    for sentence in sentences(found):
        for path in sentence.paths:
            value = get(found.data, path)
            if isinstance(value, int) and not isinstance(value, bool) and not unsaid_zero(sentence, value):
                assert str(abs(value)) in re.findall(r"\d+", sentence.text), (dotted(path), sentence.text)


def unsaid_zero(sentence: Sentence, value: int) -> bool:
    """Say whether a number is one that words say better: never, instead of after 0 faults."""
    return value == 0 and sentence.id == "irregularities-match-lost-at"


def test_a_text_is_found_by_its_path() -> None:
    assert text_of(resolved("belote-fr"), ("match", "target")) == "The match is played to 1000 points."
    assert text_of(resolved("belote-fr"), ("match", "deals")) == ""
