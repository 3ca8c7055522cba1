"""What is to be said, before it is said in a language: a message, its arguments, and the values it speaks of.

Arguments are words of closed lists (the messages select by them), numbers, ``Terms`` of the glossary, and ``Phrase``
or ``Phrases``: messages within a message.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from belote.declaration import Path
from belote.declaration.paths import MISSING, get


@dataclass(frozen=True)
class Terms:
    """Words of one family of the glossary; one word or a list of them."""

    family: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class Phrase:
    """A message with its arguments, said inside another."""

    message: str
    args: tuple[tuple[str, Argument], ...] = ()


@dataclass(frozen=True)
class Phrases:
    """A list of messages, said inside another."""

    items: tuple[Phrase, ...]


Argument = str | int | Terms | Phrase | Phrases
Args = tuple[tuple[str, Argument], ...]


class Said(NamedTuple):
    """One sentence to be: its message and arguments, what it is about, the leaves it says, and whether it is minor."""

    message: str
    subject: Path
    paths: tuple[Path, ...]
    args: Args
    minor: bool = False
    clause: str = ""
    """The clause, where it is not that of the subject."""
    beside: tuple[str, ...] = ()
    """Further clauses that the sentence says."""


def args(**named: Argument) -> Args:
    """Return arguments by name."""
    return tuple(sorted(named.items()))


def phrase(message: str, **named: Argument) -> Phrase:
    """Return a message to be said inside another."""
    return Phrase(message, args(**named))


def phrases(message: str, words: Iterable[Any]) -> Phrases:
    """Return one phrase for each word of a closed list, which the message selects by as ``$value``."""
    return Phrases(tuple(phrase(message, value=spoken(word)) for word in words))


def terms(family: str, words: Iterable[Any]) -> Terms:
    """Return words of a family of the glossary."""
    return Terms(family, tuple(str(word) for word in words))


def spoken(value: Any) -> str | int:
    """Return a scalar as an argument: a number as it is, anything else as a word to select by."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else "none" if value is None else str(value)


def said(
    message: str,
    subject: Path,
    paths: Iterable[Path] = (),
    minor: bool = False,
    clause: str = "",
    beside: Iterable[str] = (),
    **named: Argument,
) -> Said:
    """Return a sentence to be."""
    return Said(message, subject, tuple(paths), args(**named), minor, clause, tuple(beside))


def leaf(
    data: Mapping[str, Any],
    path: Path,
    message: str,
    minor: Iterable[Any] = (),
    beside: Iterable[str] = (),
    **named: Argument,
) -> Iterator[Said]:
    """Yield the sentence of a scalar leaf, as ``$value``, if the declaration has it; ``minor`` lists quiet values."""
    value = get(data, path)
    if value is not MISSING:
        quiet = any(value == other and type(value) is type(other) for other in minor)
        yield Said(message, path, (path,), args(value=spoken(value), **named), quiet, beside=tuple(beside))


def present(data: Mapping[str, Any], top: Path, keys: Iterable[str]) -> tuple[Path, ...]:
    """Return the paths of those keys of a map that are there."""
    return tuple((*top, key) for key in keys if get(data, (*top, key)) is not MISSING)


def rows(data: Mapping[str, Any], path: Path) -> list[Mapping[str, Any]]:
    """Return the rows of a table, none where there is no table."""
    found = get(data, path)
    return found if isinstance(found, list) and all(isinstance(row, dict) for row in found) else []


def whole(values: Iterable[Any], count: int) -> bool:
    """Say whether a list of positions names every position of a table."""
    return list(values) == list(range(1, count + 1))


def seats(values: Iterable[int], count: int) -> Terms:
    """Return positions as terms: the last one is the dealer."""
    return terms("positions", ("dealer" if value == count else value for value in values))
