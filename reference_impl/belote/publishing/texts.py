"""What paper and a site say besides the rules: messages of their own, in the languages there are, else in English."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from belote.rulebook.glossary import glossary
from belote.rulebook.language import SOURCE, Language, functions
from belote.rulebook.saying import Argument, args
from belote.rulebook.wording import Wording, direction, is_foreign

FOLDER = Path(__file__).parent / "messages"
"""Where the messages lie, one file for each language."""


@cache
def messages(lang: str) -> Language:
    """Return the messages of a language; none where there is no file of it."""
    words = glossary(lang)
    bundle = FluentBundle([lang], functions=functions(lang, words), use_isolating=False)
    file = FOLDER / f"{lang}.ftl"
    if file.exists():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Language(lang, bundle, words)


def wording(message: str, lang: str, **named: Argument) -> Wording:
    """Return a message in a language, in English where that has not got it."""
    chosen = lang if messages(lang).has(message) else SOURCE
    return Wording(messages(chosen).text(message, args(**named)), chosen)


def line(message: str, lang: str, **named: Argument) -> str:
    """Return a message as markup."""
    return markup(wording(message, lang, **named), lang)


def markup(words: str, lang: str) -> str:
    """Return a text as markup; one in another language than the page says in which."""
    if isinstance(words, Wording) and is_foreign(words, lang):
        return f'<span lang="{escape(words.lang)}" dir="{direction(words.lang)}">{escape(words)}</span>'
    return escape(words)
