"""What tables say on each subject, in the sentences of the rulebook, so that they can be set side by side."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from belote.declaration import Path, Resolved
from belote.declaration.paths import leaves
from belote.declaration.vocabulary import schema_at, sections
from belote.rulebook import Sentence, sentences
from belote.rulebook.sentences import sentences_of
from belote.rulebook.topics import SECTIONS

QUOTED = re.compile("[“„«][^”“»]*[”“»]")

Signature = tuple[str, ...]
"""Equal for two statements that say the same rule, whatever words their calls have."""

SILENT: Signature = ()
"""The signature of a table that says nothing on a subject: what it is about cannot arise there."""


class Statement(NamedTuple):
    """Everything a table says on one subject. ``minor`` marks what goes without saying at most tables."""

    subject: Path
    clause: str
    text: str
    signature: Signature
    minor: bool = False


def statements(resolved: Resolved, lang: str = "en") -> dict[Path, Statement]:
    """Return the statements of a declaration by subject, in the reading order of the rulebook."""
    return grouped(sentences(resolved, lang))


def statements_of(data: Mapping[str, Any], section: str, lang: str = "en") -> dict[Path, Statement]:
    """Return the statements of one section of some rules, with all defaults filled in, by subject."""
    return grouped(said for part in SECTIONS if section in part.about for said in sentences_of(data, part, lang))


def grouped(said: Iterable[Sentence]) -> dict[Path, Statement]:
    """Return sentences by subject, each with all the others on it."""
    found: dict[Path, list[Sentence]] = {}
    for sentence in said:
        found.setdefault(sentence.subject, []).append(sentence)
    return {subject: statement(subject, some) for subject, some in found.items()}


def statement(subject: Path, said: list[Sentence]) -> Statement:
    """Join the sentences on one subject."""
    text = " ".join(sentence.text for sentence in said)
    return Statement(subject, said[0].clause, text, signed(text), all(sentence.minor for sentence in said))


def signed(text: str) -> Signature:
    """Return what makes a text say what it says: all of it, but for the words of calls and marks, which are quoted."""
    return (QUOTED.sub("“”", text),)


@cache
def is_word(path: Path) -> bool:
    """Say whether a leaf is the word for a call or a mark, which is no rule."""
    return bool((schema_at(path) or {}).get("x-label"))


def flat(resolved: Resolved) -> dict[Path, str]:
    """Return every leaf that is a rule, with its value as text."""
    found = leaves(resolved.data)
    return {path: json.dumps(value, sort_keys=True) for path, value in found if not is_word(path)}


@cache
def heading(subject: Path) -> str:
    """Return what a subject is about in a few words, on the way to it in the schema: titles, names, rows by number."""
    return " › ".join(title(subject[:length]) for length in range(1, len(subject) + 1))


def title(path: Path) -> str:
    """Return the title the schema gives for what stands at a path, or its name."""
    key, parent = path[-1], schema_at(path[:-1]) or {}
    if isinstance(key, int):
        return f"row {key + 1}"
    written = parent.get("properties", {}).get(key, {}).get("title")
    return str(written or key.replace("_", " ").capitalize())


def in_order(tables: Iterable[Mapping[Path, Statement]]) -> list[Path]:
    """Return the subjects of several tables: by section, and within one as the first table that has them says them."""
    places: dict[Path, tuple[int, int]] = {}
    ranks = {name: rank for rank, name in enumerate(sections())}
    for table in tables:
        for place, subject in enumerate(table):
            places.setdefault(subject, (ranks[str(subject[0])], place))
    return sorted(places, key=lambda subject: places[subject])
