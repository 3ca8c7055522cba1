"""A language: its messages, its glossary, and how a sentence to be becomes a text.

Three functions serve every language. ``FORM($terms, case: "acc", list: "or")`` gives words of the glossary in a form,
joined as that language joins a list; ``GENDER($terms)`` the gender of the first of them, to select by; and
``COUNT($list)`` how many there are. ``LIST($phrases, style: "or")`` joins messages.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path as File
from typing import Any, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from belote.errors import CannotHappen
from belote.rulebook.glossary import BASIC, Glossary, file_of, glossary
from belote.rulebook.saying import Args, Argument, Phrase, Phrases, Terms

SOURCE = "en"
"""The language the messages are written in first; what another language lacks is said in this one."""

STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
"""The styles of lists that CLDR knows, by the names messages give them."""

JOINTS = ("plain", "then", "apart")
"""The styles of lists that a language says by a message of its own: ``list-plain``, ``list-then``, ``list-apart``."""


class Holder(FluentType):
    """Words or texts on their way through a message."""

    def __init__(self, items: tuple[str, ...], family: str = "") -> None:
        self.items = items
        self.family = family

    def format(self, locale: Any) -> str:
        """Return nothing useful: a list is said by ``FORM`` or ``LIST`` alone."""
        raise CannotHappen(f"{self.items} were said without FORM or LIST")


@dataclass(frozen=True)
class Language:
    """The messages and the glossary of one language."""

    lang: str
    bundle: FluentBundle
    glossary: Glossary

    def has(self, message: str) -> bool:
        """Say whether this language has a message."""
        return bool(self.bundle.has_message(message))

    def says(self, message: str, args: Args) -> bool:
        """Say whether this language has a message, all that is said inside it, and what joins a list in it."""
        if any(isinstance(value, Phrases | Terms) for _, value in args) and not self.joins:
            return False
        inner = [item for _, value in args for item in inside(value)]
        return self.has(message) and all(self.says(item.message, item.args) for item in inner)

    @property
    def joins(self) -> bool:
        """Whether this language has the messages that join lists."""
        return all(self.has(f"list-{style}") for style in JOINTS)

    def text(self, message: str, args: Args) -> str:
        """Return a message as text. Raises ``CannotHappen`` for a message that is missing or broken."""
        if not self.has(message):
            raise CannotHappen(f"{self.lang} has no message {message}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise CannotHappen(f"{self.lang} says nothing by {message}")
        text, errors = self.bundle.format_pattern(pattern, {name: self.argument(value) for name, value in args})
        if errors:
            raise CannotHappen(f"{self.lang} {message}: {'; '.join(map(str, errors))}")
        return str(text)

    def argument(self, value: Argument) -> Any:
        """Return an argument as the library takes it."""
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, Terms):
            return Holder(value.words, value.family)
        if isinstance(value, Phrase):
            return self.text(value.message, value.args)
        if isinstance(value, Phrases):
            return Holder(tuple(self.text(item.message, item.args) for item in value.items))
        return value


def inside(value: Argument) -> tuple[Phrase, ...]:
    """Return the messages within an argument."""
    if isinstance(value, Phrase):
        return (value,)
    return value.items if isinstance(value, Phrases) else ()


def joined(lang: str, items: tuple[str, ...], style: str) -> str:
    """Return a list as a language writes it: ``and``, ``or``, ``words``, or as one of its messages ``JOINTS`` says.

    Such a message (``list-plain``, …) joins what stands before and after.
    """
    if style in STYLES:
        return str(format_list(list(items), style=STYLES[style], locale=lang.replace("-", "_"))) if items else ""
    if style == "words":
        return " ".join(items)
    text = items[0] if items else ""
    for item in items[1:]:
        text = language(lang).text(f"list-{style}", (("after", item), ("before", text)))
    return text


def functions(lang: str, words: Glossary) -> dict[str, Any]:
    """Return the functions messages may call."""

    def form(value: Holder, case: str = BASIC, list: str = "and") -> str:
        return joined(lang, tuple(words.form(value.family, word, case) for word in value.items), list)

    def gender(value: Holder) -> str:
        return words.gender(value.family, value.items[0]) if value.items else "other"

    def count(value: Holder) -> Any:
        return fluent_number(len(value.items), useGrouping=False)

    def items(value: Holder, style: str = "and") -> str:
        return joined(lang, value.items, style)

    return {"FORM": form, "GENDER": gender, "COUNT": count, "LIST": items}


def folder(lang: str) -> File:
    """Return where the messages of a language lie."""
    return File(__file__).parent / "messages" / lang


@cache
def language(lang: str) -> Language:
    """Return a language. Raises ``FileNotFoundError`` where there is no glossary or no message of it."""
    files = sorted(folder(lang).glob("*.ftl"))
    if not files:
        raise FileNotFoundError(str(folder(lang)))
    words = glossary(lang)
    bundle = FluentBundle([lang], functions=functions(lang, words), use_isolating=False)
    for file in files:
        bundle.add_resource(resource(file.read_text(encoding="utf-8")))
    return Language(lang, bundle, words)


@lru_cache(maxsize=512)
def resource(text: str) -> Any:
    """Return what stands in a file of messages; nobody may change it."""
    return FluentResource(text)


@lru_cache(maxsize=100_000)
def text(lang: str, message: str, args: Args) -> tuple[str, str]:
    """Return a sentence and the language it is in: the one asked for, or English where that has not the message."""
    chosen = lang if language(lang).says(message, args) else SOURCE
    return language(chosen).text(message, args), chosen


def languages() -> tuple[str, ...]:
    """Return the languages that have messages and a glossary, English first."""
    found = sorted(path.name for path in folder("").iterdir() if any(path.glob("*.ftl")))
    return (SOURCE, *(lang for lang in found if lang != SOURCE and file_of(lang).exists()))
