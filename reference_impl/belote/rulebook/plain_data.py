"""A book as plain data, for programs: every sentence with its id, subject, leaves, clause and sources."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from belote.declaration import Citation, dotted
from belote.rulebook.book import Book, Chapter
from belote.rulebook.examples import Example
from belote.rulebook.options import HouseOption
from belote.rulebook.sentences import Sentence

Json = dict[str, Any]


def as_json(book: Book) -> Json:
    """Return a book as what JSON can hold."""
    return {
        "variant": book.name,
        "lang": book.lang,
        "title": book.title,
        "summary": book.summary,
        "sentences": book.total,
        "untranslated": book.untranslated,
        "untranslated_notes": book.untranslated_notes,
        "chapters": [chapter(book, part) for part in book.chapters],
        "paragraphs": {part.name: list(part.paragraphs) for part in book.extra},
        "options": [option(one) for one in book.options],
        "words": {word.word: word.meaning for word in book.words},
        "references": {written: note.text for written, note in book.references.items()},
    }


def chapter(book: Book, part: Chapter) -> Json:
    """Return one chapter."""
    return {
        "name": part.name,
        "heading": part.heading,
        "sentences": [{**sentence(one), "sources": sources(book.citations[one.subject])} for one in part.sentences],
        "paragraphs": list(part.paragraphs),
        "notes": [{"text": note.text, "sources": sources(note.citation)} for note in part.notes],
        "examples": [worked(example) for example in part.examples],
    }


def worked(example: Example) -> Json:
    """Return one worked example, and what is drawn of it."""
    scene = asdict(example.scene) if example.scene else None
    return {**example._asdict(), "answers": list(map(list, example.answers)), "scene": scene}


def sentence(one: Sentence) -> Json:
    """Return one sentence."""
    paths = [dotted(path) for path in one.paths]
    return {**one._asdict(), "subject": dotted(one.subject), "paths": paths}


def sources(citation: Citation) -> list[str]:
    """Return what a citation rests on: sources with their places, or a reason."""
    return [*citation.sources, *([citation.editorial] if citation.editorial else [])]


def option(one: HouseOption) -> Json:
    """Return one option with what it changes."""
    changes = [
        {
            "subject": dotted(change.subject),
            "before": [old.text for old in change.before],
            "after": [new.text for new in change.after],
        }
        for change in one.changes
    ]
    named = {"id": one.id, "title": one.title, "fits": one.fits, "excludes": list(one.excludes)}
    return {**named, "changes": changes, "sources": sources(one.citation)}
