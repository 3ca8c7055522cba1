"""What a question says: its members, read strictly, and what is wrong with them as a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from belote.rulebook import languages

Json = Mapping[str, Any]
Answer = dict[str, Any]

T = TypeVar("T")

LONGEST = 200_000
"""How long the text of a declaration or a record may be, in characters."""


class Unanswerable(Exception):
    """A question that cannot be answered, with a sentence that says why and what to do."""


def member(question: Json, name: str, kind: type[T], default: T | None = None) -> T:
    """Return a member of a question. Raises ``Unanswerable`` if it is missing or of another kind."""
    value = question.get(name, default)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Unanswerable(f"The question needs {name}, of the kind {kind.__name__}.")
    if isinstance(value, str) and len(value) > LONGEST:
        raise Unanswerable(f"{name} is longer than {LONGEST} characters.")
    return value


def language_of(question: Json) -> str:
    """Return the language of an answer; English where there is no rulebook in the one asked for."""
    lang = member(question, "lang", str, "en")
    return lang if lang in languages() else "en"
