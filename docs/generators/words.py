"""The words of the site itself, in Fluent: ``messages/LANG.ftl``. What a language lacks is said in English, marked so.

The rules, their words and their drawings speak for themselves: see ``belote.rulebook``.
"""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from belote.rulebook.language import SOURCE

FOLDER = Path(__file__).parent / "messages"


class Said(NamedTuple):
    """A text, and the language it is in."""

    text: str
    lang: str


class Unknown(Exception):
    """A message that even English has not, or that is broken."""


@cache
def bundle(lang: str) -> FluentBundle:
    """Return the messages of a language; none where it has none."""
    found = FluentBundle([lang], use_isolating=False)
    file = FOLDER / f"{lang}.ftl"
    if file.exists():
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def say(lang: str, message: str, **named: str | int) -> Said:
    """Return a message in a language, or in English. Raises ``Unknown``."""
    chosen = lang if bundle(lang).has_message(message) else SOURCE
    if not bundle(chosen).has_message(message):
        raise Unknown(message)
    pattern = bundle(chosen).get_message(message).value
    text, errors = bundle(chosen).format_pattern(pattern, named) if pattern is not None else ("", ["it is empty"])
    if errors:
        raise Unknown(f"{chosen} {message}: {errors}")
    return Said(str(text), chosen)


def plain(lang: str, message: str, **named: str | int) -> str:
    """Return a message where no markup may stand."""
    return say(lang, message, **named).text


def marked(said: Said, lang: str) -> str:
    """Return a text as HTML; one in another language than the page says in which."""
    text = escape(said.text, quote=False)
    if said.lang == lang:
        return text
    return f'<span lang="{said.lang}" dir="{direction(said.lang)}" class="untranslated">{text}</span>'


def html(lang: str, message: str, **named: str | int) -> str:
    """Return a message as HTML, marked where it is not in the language of the page."""
    return marked(say(lang, message, **named), lang)


def locale(lang: str) -> Locale:
    """Return what is known of a language."""
    return Locale.parse(lang.replace("-", "_"))


def direction(lang: str) -> str:
    """Return how a language is written: ``ltr`` or ``rtl``."""
    return str(locale(lang).text_direction)


def autonym(lang: str) -> str:
    """Return what a language calls itself, with a capital where that has one."""
    name = locale(lang).get_display_name() or lang
    return name[:1].upper() + name[1:]


def territory(lang: str, code: str) -> str:
    """Return the name of a country in a language, or its code."""
    return str(locale(lang).territories.get(code, code))


def listed(texts: dict[str, str] | tuple[tuple[str, str], ...], lang: str) -> Said:
    """Return that of several texts which is in a language, else the English one, else the first; with its language."""
    found = dict(texts)
    chosen = lang if lang in found else SOURCE if SOURCE in found else next(iter(found), lang)
    return Said(found.get(chosen, ""), chosen)
