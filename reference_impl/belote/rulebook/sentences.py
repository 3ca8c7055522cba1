"""The sentences of the rulebook: everything a resolved declaration says, in plain words, in the order of the book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from belote.declaration import Path, Resolved
from belote.declaration.paths import below, leaves
from belote.declaration.vocabulary import clause_at, schema_at
from belote.rulebook.language import SOURCE, text
from belote.rulebook.saying import Phrase, Said, said, spoken
from belote.rulebook.topics import SECTIONS, Section

FALLBACK = "fallback"
"""The message of a value that no other sentence says: its title and meaning in the schema, which are English."""


class Sentence(NamedTuple):
    """One plain statement of the rulebook.

    ``id`` is the message; ``subject`` the path it is about (a leaf, or the row or map it says whole), the same in two
    declarations that differ in a value; ``paths`` the leaves whose values stand in the text; ``clause`` the clause of
    the specification, ``beside`` further ones that the sentence says. ``minor`` marks what goes without saying at most
    tables and is left out of a short book. ``lang`` is the language of the text, which is English where the language
    asked for lacks the message.
    """

    id: str
    subject: Path
    paths: tuple[Path, ...]
    clause: str
    text: str
    minor: bool = False
    lang: str = SOURCE
    beside: tuple[str, ...] = ()

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that the sentence says, the chief one first."""
        return (self.clause, *self.beside)


def sentences(resolved: Resolved, lang: str = SOURCE) -> tuple[Sentence, ...]:
    """Return the sentences of a declaration in the reading order of the book.

    Raises ``FileNotFoundError`` for a language there is nothing of.
    """
    return tuple(sentence for section in SECTIONS for sentence in sentences_in(resolved, section, lang))


def sentences_in(resolved: Resolved, section: Section, lang: str = SOURCE) -> Iterator[Sentence]:
    """Yield the sentences of one section of the book of a declaration."""
    for item, clause in spoken_by(Table(resolved.digest, resolved.data)).get(section.name, ()):
        yield in_words(item, clause, lang)


@dataclass(frozen=True)
class Table:
    """Rules as data, found by their digest."""

    digest: str
    data: Mapping[str, Any] = field(hash=False)


@lru_cache(maxsize=4096)
def spoken_by(table: Table) -> Mapping[str, tuple[tuple[Said, str], ...]]:
    """Return what is to be said in each section, with the clauses, which are the same in every language."""
    return {
        section.name: tuple((item, item.clause or clause_at(item.subject)) for item in spoken_of(table.data, section))
        for section in SECTIONS
    }


def sentences_of(data: Mapping[str, Any], section: Section, lang: str = SOURCE) -> Iterator[Sentence]:
    """Yield the sentences of one section of the book."""
    for item in spoken_of(data, section):
        yield in_words(item, item.clause or clause_at(item.subject), lang)


def in_words(item: Said, clause: str, lang: str) -> Sentence:
    """Return what is to be said as a sentence."""
    shown, shown_in = text(SOURCE if item.message == FALLBACK else lang, item.message, item.args)
    return Sentence(name_of(item), item.subject, item.paths, clause, shown, item.minor, shown_in, item.beside)


def spoken_of(data: Mapping[str, Any], section: Section) -> Iterator[Said]:
    """Yield what is to be said in a section, and then what no message says, by the schema."""
    covered: set[Path] = set()
    for saying in section.sayings:
        for item in saying(data):
            covered.update(item.paths)
            yield item
    for name in section.about:
        for path, value in leaves(data.get(name, {}), (name,)):
            if path not in covered and not (schema_at(path) or {}).get("x-label") and name in data:
                yield fallback(path, value)


def fallback(path: Path, value: Any) -> Said:
    """Return what the schema says of a value."""
    node = schema_at(path) or {}
    meaning = node.get("x-meaning", {}).get(value, "") if isinstance(value, str) else ""
    shown = meaning.rstrip(".") or str(spoken(value))
    return said(FALLBACK, path, [path], title=str(node.get("title", path[-1])), value=shown)


def name_of(item: Said) -> str:
    """Return the message of a sentence; for a sentence of a case that of the rule."""
    rule = dict(item.args).get("rule")
    return rule.message if isinstance(rule, Phrase) else item.message


def text_of(resolved: Resolved, path: Path, lang: str = SOURCE) -> str:
    """Return the text of the sentences that say what stands at a path or below it; empty if none does."""
    found = [sentence for sentence in sentences(resolved, lang) if says(sentence, path)]
    return " ".join(sentence.text for sentence in found)


def says(sentence: Sentence, path: Path) -> bool:
    """Say whether a sentence is about a path: its subject lies there or below, or it says a leaf that does."""
    return below(sentence.subject, path) or any(below(said_path, path) for said_path in sentence.paths)
