"""Texts that know which language they are in, so that a book says where it is not in its own.

Sentences have a translation or stand in English. Titles, summaries, notes and reasons stand in the languages they were
written in; whatever is not in the language of the book is marked where it is shown, and counted.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping

from babel import Locale, UnknownLocaleError

from belote.rulebook.language import SOURCE, joined, text
from belote.rulebook.saying import Args, Argument, args


class Wording(str):
    """A text and the language it is in."""

    lang: str

    def __new__(cls, words: str, lang: str) -> Wording:
        """Return a text in a language."""
        made = super().__new__(cls, words)
        made.lang = lang
        return made

    def __getnewargs__(self) -> tuple[str, str]:  # type: ignore[override]  # a plain text is made of itself alone
        """Return what it is made of, for copies and other processes."""
        return (str(self), self.lang)


def in_language(texts: Mapping[str, str], lang: str) -> Wording:
    """Return a text in a language, in English, or in the first there is; an empty one if there is none."""
    found = next((known for known in (lang, SOURCE, *texts) if texts.get(known)), lang)
    return Wording(texts.get(found, ""), found)


def worded(lang: str, message: str, given: Args) -> Wording:
    """Return a message as text, with the language it is in."""
    return Wording(*text(lang, message, given))


def frame(message: str, lang: str, **named: Argument) -> Wording:
    """Return a line of the frame of the book."""
    return worded(lang, message, args(**named))


def framed(write: Callable[[str], str], message: str, lang: str, **parts: str) -> str:
    """Return a line of the frame around parts that are written already, such as a title with its mark-up.

    ``write`` is how the rest of the line is written.
    """
    places = {name: chr(0xE000 + place) for place, name in enumerate(parts)}
    shown = write(frame(message, lang, **places))
    for name, place in places.items():
        shown = shown.replace(place, parts[name])
    return shown


def apart(lang: str, parts: tuple[str, ...]) -> str:
    """Return parts that are written already as a list."""
    return joined(lang, parts, "apart")


def is_foreign(words: str, lang: str) -> bool:
    """Say whether a text is in another language than that of the book."""
    return isinstance(words, Wording) and bool(words) and words.lang != lang


def direction(lang: str) -> str:
    """Return the direction a language is written in, ``ltr`` or ``rtl``; of an unknown tag that of its language."""
    for tag in (lang.replace("-", "_"), lang.partition("-")[0]):
        try:
            return str(Locale.parse(tag).text_direction)
        except (ValueError, UnknownLocaleError):
            continue
    return "ltr"


BESIDE = {"і": "и1", "ї": "и2", "ј": "и3", "є": "е1", "ґ": "г1", "љ": "л1", "њ": "н1", "џ": "ч1"}
"""Letters that stand in the alphabet behind another one, and not where their numbers are."""


def sorting(word: str) -> str:
    """Return what a word is sorted by: without accents and capitals, and letters where the alphabet has them."""
    whole = "".join(BESIDE.get(letter, letter) for letter in unicodedata.normalize("NFC", word.casefold()))
    return "".join(letter if letter == "й" else unaccented(letter) for letter in whole)


def unaccented(letter: str) -> str:
    """Return a letter without its accent."""
    return "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
