"""What paper and a site say besides the rules: messages of their own, in the languages there are, else in English."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from belote.rulebook.glossary import glossary
from belote.rulebook.language import SOURCE, Language, functions
from belote.rulebook.saying import Argument, args

FOLDER = Path(__file__).parent / "messages"
"""Where the messages lie, one file for each language."""


class Wording(NamedTuple):
    """A text and the language it is in."""

    text: str
    lang: str


@cache
def frame(lang: str) -> Language:
    """Return the messages of a language; none where there is no file of it."""
    bundle = FluentBundle([lang], functions=functions(lang, glossary(lang)), use_isolating=False)
    file = FOLDER / f"{lang}.ftl"
    if file.exists():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Language(lang, bundle, glossary(lang))


def wording(message: str, lang: str, **named: Argument) -> Wording:
    """Return a message in a language, in English where that has not got it."""
    given = args(**named)
    chosen = lang if frame(lang).has(message) else SOURCE
    return Wording(frame(chosen).text(message, given), chosen)
