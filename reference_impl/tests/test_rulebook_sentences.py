"""What every sentence of the rulebook must be: whole, plain, one of its kind, and true to the values it says."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest

from belote.declaration import dotted, variants
from belote.declaration.paths import get, leaves
from belote.declaration.vocabulary import schema_at, sections
from belote.library import resolved, rules
from belote.rulebook import Sentence, sentences, text_of
from belote.rulebook.sentences import FALLBACK

UNSAID = re.compile(r"\w_\w|\w\.\w|\bNone\b|[\[\]{}#*`]|\?\?\?|\s{2}|[⁨⁩]")
"""What no reader should see: words of the schema, dotted paths, lists of the program, and marks of the messages."""

VARIANTS = sorted(variants())
WITH_OPTIONS = [f"{name}+{option}" for name in VARIANTS for option in resolved(name).declared]
NAMES = [*VARIANTS, *(WITH_OPTIONS if os.environ.get("BELOTE_NIGHTLY") else WITH_OPTIONS[::150])]
"""Every declared variant, and some of them with one option; at night with each."""


@cache
def said(name: str) -> tuple[Sentence, ...]:
    """Return the sentences of a table."""
    return sentences(resolved(name))


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Return each name."""
    return str(request.param)


def test_every_rule_is_said(name: str) -> None:
    found = resolved(name)
    covered = {path for sentence in said(name) for path in sentence.paths}
    for section in sections():
        for path, _ in leaves(found.data.get(section, {}), (section,)):
            if section in found.data and not (schema_at(path) or {}).get("x-label"):
                assert path in covered, dotted(path)


def test_a_sentence_says_leaves_of_the_declaration_only(name: str) -> None:
    found = resolved(name)
    known = {path for path, _ in leaves(found.data)}
    for sentence in said(name):
        assert set(sentence.paths) <= known, sentence


def test_no_value_is_left_to_the_schema(name: str) -> None:
    assert not [sentence for sentence in said(name) if sentence.id == FALLBACK]


def test_sentences_are_plain_and_whole(name: str) -> None:
    for sentence in said(name):
        assert not UNSAID.search(sentence.text), sentence.text
        assert sentence.text[0].isupper() and sentence.text.endswith("."), sentence.text
        assert sentence.clause and sentence.lang == "en"


def test_no_two_sentences_are_the_same(name: str) -> None:
    found = said(name)
    assert not [text for text, times in Counter(one.text for one in found).items() if times > 1]
    assert not [key for key, times in Counter((one.id, one.subject) for one in found).items() if times > 1]


def test_a_number_that_is_declared_stands_in_the_text(name: str) -> None:
    found = resolved(name)
    for sentence in said(name):
        for path in sentence.paths:
            value = get(found.data, path)
            if isinstance(value, int) and not isinstance(value, bool) and not said_in_words(sentence, value):
                assert str(abs(value)) in re.findall(r"\d+", sentence.text), (dotted(path), sentence.text)


def said_in_words(sentence: Sentence, value: int) -> bool:
    """Say whether a number is one that words say better: however often, the first of them, multiplied alone."""
    words = {"irregularities-match-lost-at": {0}, "scoring-mark": {0, 1}, "scoring-scale": {1}}
    words |= {"scoring-last-trick": {0}, "scoring-capot": {0}}
    return value in words.get(sentence.id, ())


def test_a_number_in_the_text_is_declared_or_counts_what_is_declared(name: str) -> None:
    found = resolved(name)
    for sentence in said(name):
        values = [get(found.data, path) for path in sentence.paths]
        allowed = set(chain(*map(numbers, values))) | counted(sentence, values, found.data)
        assert set(map(int, re.findall(r"\d+", sentence.text))) <= allowed, sentence.text


def numbers(value: Any) -> Iterator[int]:
    """Yield the numbers of a value, without their sign."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)
    elif isinstance(value, list):
        yield from chain(*map(numbers, value))


def counted(sentence: Sentence, values: list[Any], data: dict[str, Any]) -> set[int]:
    """Return the numbers of a text that count or name something: rounds, steps, rows, runs, levels, cards."""
    places = {part + 1 for part in sentence.subject if isinstance(part, int)}
    if sentence.subject[:2] in (("auction", "doubling"), ("auction", "annul"), ("auction", "rounds")):
        places |= {1, 2, 3, 4}
    lengths = {len(value) for value in values if isinstance(value, list)}
    if sentence.id in ("declarations-runs", "trick-melds-runs"):
        return {3 + place for value in values for place in range(len(value))}
    if sentence.id == "scoring-factors":
        return set(range(max(lengths)))
    if sentence.id == "pack-suits":
        return {len(data["pack"]["ranks"]) * len(data["pack"]["suits"])}
    if sentence.id == "scoring-success":
        return places | {1, 2, 3}
    return places | ({3} if sentence.id == "belote-with-run" else set())


def test_cases_are_told_in_the_order_in_which_they_are_laid(name: str) -> None:
    found = [one.subject for one in said(name) if one.subject[:2] == ("scoring", "cases")]
    order = list(dict.fromkeys(subject[2] for subject in found if len(subject) > 2))
    assert order == [case.key for case in rules(name).scoring.cases if case.key in order]


def test_a_text_is_found_by_its_path() -> None:
    assert (
        text_of(resolved("belote-fr"), ("match", "target"))
        == "The match is played to 1000 points: the side that reaches them wins."
    )
    assert text_of(resolved("belote-fr"), ("match", "deals")) == ""
