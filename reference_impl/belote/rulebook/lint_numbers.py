"""Numbers that differ between the sentences of two languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from belote.declaration import variants
from belote.library import resolved
from belote.rulebook.lint_words import Gap
from belote.rulebook.sentences import Sentence, sentences


def numbers(english: Sequence[Sentence], translated: Sequence[Sentence]) -> Iterator[Gap]:
    """Yield the sentences of one table in which two languages have different numbers.

    One and two may be said by the form of a word, as some languages do.
    """
    for one, other in zip(english, translated, strict=True):
        here, there = (Counter(re.findall(r"[0-9]+", sentence.text)) for sentence in (one, other))
        differing = sorted(number for number in {*here, *there} - {"1", "2"} if here[number] != there[number])
        if differing or any(there[number] > here[number] for number in there):
            yield Gap("numbers", other.id, f"{other.text} has not the numbers of: {one.text}")


def all_numbers(lang: str) -> Iterator[Gap]:
    """Yield the sentences of all declared variants in which a language has other numbers than English."""
    for name in variants():
        table = resolved(name)
        yield from numbers(sentences(table), sentences(table, lang))
