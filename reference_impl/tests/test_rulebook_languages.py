"""Sentences in every language but English, as they were written by hand, and the marks and letters of the language.

``rulebook_languages/LANG.yaml`` has for one language:

* ``groups``: what is shown, each with a ``title`` and expectations. One says a message (``say``), looks at what a
  ``variant`` says of a ``subject``, or at ``words`` of the glossary; its ``text`` is what has to come out, one text for
  the first sentence on a subject, a list for all. Spaces that do not break are written as ordinary ones.
* ``marks``: the ``quotes`` of the language, opening and closing, and patterns that are ``never`` in a message.
* ``letters``: a pattern that is ``never`` in a sentence of the ``tables`` named.
* ``gender``: families in which every word has its own.

Arguments are numbers, words to select by, words of the glossary as ``{family: word}`` or ``{family: [word, …]}``,
messages as ``{message: {argument: …}}``, and lists of messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import category

import pytest
import yaml
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from belote.library import resolved
from belote.rulebook import Sentence, languages, sentences
from belote.rulebook.glossary import BASIC, glossary
from belote.rulebook.language import SOURCE, language
from belote.rulebook.lint import messages, texts
from belote.rulebook.saying import Args, Argument, Phrase, Phrases, args, spoken, terms

Json = Mapping[str, Any]

FOLDER = Path(__file__).parent / "rulebook_languages"
SPACES = str.maketrans("\u00a0\u202f", "  ")
QUOTES = frozenset('"“”„«»')
PLACE = "x"
"""What stands for whatever a message is given."""


@cache
def written(lang: str) -> Json:
    """Return what was written by hand of a language."""
    found: Json = yaml.safe_load((FOLDER / f"{lang}.yaml").read_text(encoding="utf-8"))
    return found


LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.yaml"))
GROUPS = [
    pytest.param(lang, group["shown"], id=f"{lang}: {group['title']}")
    for lang in LANGUAGES
    for group in written(lang)["groups"]
]


def named(data: Json) -> Args:
    """Return arguments by name."""
    return args(**{name: argument(value) for name, value in data.items()})


def argument(data: Any) -> Argument:
    """Return an argument as it is written."""
    if isinstance(data, list):
        return Phrases(tuple(said_inside(item) for item in data))
    if not isinstance(data, dict):
        return spoken(data)
    [(name, value)] = data.items()
    if isinstance(value, dict):
        return said_inside(data)
    return terms(name, value if isinstance(value, list) else [value])


def said_inside(data: Json) -> Phrase:
    """Return a message within another."""
    [(message, given)] = data.items()
    return Phrase(message, named(given))


@cache
def of_table(variant: str, lang: str) -> tuple[Sentence, ...]:
    """Return what a variant says in a language."""
    return sentences(resolved(variant), lang)


def told(lang: str, shown: Json) -> str | list[str]:
    """Return what comes out where a text is expected."""
    if "say" in shown:
        message = said_inside(shown["say"])
        return language(lang).text(message.message, message.args).translate(SPACES)
    if "words" in shown:
        [(family, words)] = shown["words"].items()
        return [glossary(lang).form(family, str(word), shown.get("form", BASIC)) for word in words]
    subject = tuple(shown["subject"])
    found = [one.text.translate(SPACES) for one in of_table(shown["variant"], lang) if one.subject == subject]
    return found if isinstance(shown["text"], list) else found[0]


@pytest.mark.parametrize(("lang", "shown"), GROUPS)
def test_what_is_shown_reads_as_it_was_written_by_hand(lang: str, shown: list[Json]) -> None:
    for one in shown:
        assert told(lang, one) == one["text"]


class Texts(Visitor):
    """What a message says in each of its cases, with ``PLACE`` for what it is given."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802  # the name the library calls
        """Note a text; those of the cases within it are noted too."""
        self.found.append("".join(one.value if isinstance(one, ast.TextElement) else PLACE for one in node.elements))
        self.generic_visit(node)


def texts_of(lang: str) -> Iterator[str]:
    """Yield all that the messages of a language say."""
    found = Texts()
    for message in messages(texts(lang)).values():
        found.visit(message)
    yield from found.found


def strays(text: str, marks: Json) -> set[str]:
    """Return the marks in a text that a language does not use, or not so."""
    opening, closing = marks["quotes"]
    found = {one for one in text if category(one) == "Cf" or one in QUOTES - {opening, closing}}
    found |= {match[0] for pattern in marks.get("never", ()) for match in re.finditer(pattern, text)}
    return found if text.count(opening) == text.count(closing) else {*found, opening}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_use_the_marks_of_the_language(lang: str) -> None:
    assert {text: wrong for text in texts_of(lang) if (wrong := strays(text, written(lang)["marks"]))} == {}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Сказать «беру».", set()),
        ("Сказать “беру”.", {"“", "”"}),
        ("Сказать «беру.", {"«"}),
        ("Сказать 'беру.", {"'"}),
        ("Сказать\u200f.", {"\u200f"}),
    ],
)
def test_a_mark_of_another_language_is_found(text: str, wrong: set[str]) -> None:
    assert strays(text, {"quotes": "«»", "never": ["['’]"]}) == wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_a_table_has_words_or_letters_of_another_language(lang: str) -> None:
    letters = written(lang)["letters"]
    told = [one for variant in letters["tables"] for one in of_table(variant, lang)]
    assert {one.lang for one in told} == {lang}
    assert [one.text for one in told if re.search(letters["never"], one.text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_its_gender_where_verbs_agree_with_it(lang: str) -> None:
    families = {family: glossary(lang).families[family] for family in written(lang).get("gender", ())}
    assert [word for words in families.values() for word, forms in words.items() if "gender" not in forms] == []


def test_every_language_is_shown() -> None:
    assert [lang for lang in languages() if lang not in (SOURCE, *LANGUAGES)] == []
