"""A book written as Markdown: headings, lists, tables, and footnotes for the sources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belote.declaration import Citation
from belote.rulebook.book import Book, Chapter, Reference, frame
from belote.rulebook.examples import Example
from belote.rulebook.options import Change, HouseOption, goes_without_saying
from belote.rulebook.sentences import Sentence
from belote.rulebook.words import Word

SIGNS = "\\`*_{}[]<>#|"
"""The signs that mean something to Markdown."""


def markdown(book: Book, minor: bool = False) -> str:
    """Return a book as Markdown; with ``minor`` also what goes without saying at most tables."""
    blocks = [f"# {escaped(book.title)}", *front(book)]
    for part in (*book.extra[:1], *book.chapters, *book.extra[1:]):
        blocks += chapter(book, part, minor)
    if book.options:
        blocks += [f"## {frame('book-heading', book.lang, part='options')}", *options(book)]
    blocks += [f"## {frame('book-heading', book.lang, part='glossary')}", "\n".join(map(explained, book.words))]
    shown = "\n".join(blocks)
    notes = [f"{mark(note)}: {escaped(note.text)}" for note in book.references.values() if mark(note) in shown]
    if notes:
        blocks += [f"## {frame('book-heading', book.lang, part='sources')}", "\n".join(notes)]
    return "\n\n".join(blocks) + "\n"


def explained(word: Word) -> str:
    """Return a word with its meaning as a line."""
    return f"- **{escaped(word.word)}**: {escaped(word.meaning)}"


def mark(note: Reference) -> str:
    """Return the footnote mark of a reference."""
    return f"[^{note.number}]"


def front(book: Book) -> Iterator[str]:
    """Yield what stands before the first chapter."""
    if book.summary:
        yield escaped(book.summary)
    if book.unread:
        yield f"*{frame('book-unread', book.lang)}*"
    if book.untranslated:
        yield f"*{frame('book-untranslated', book.lang, number=book.untranslated, total=book.total)}*"
    yield f"*{frame('book-clauses', book.lang)} {frame('book-example-checked', book.lang)}*"


def chapter(book: Book, part: Chapter, minor: bool) -> Iterator[str]:
    """Yield the blocks of one chapter."""
    yield f"## {escaped(part.heading)}"
    yield from map(escaped, part.paragraphs)
    shown = [one for one in part.sentences if minor or not one.minor]
    if shown:
        yield "\n".join(f"- {sentence(book, one)}" for one in shown)
    for note in part.notes:
        yield f"> {escaped(note.text)}{cites(book, note.citation)}"
    for example in part.examples:
        yield from worked(book, example)


def sentence(book: Book, one: Sentence) -> str:
    """Return a sentence with its clause and its sources; one in another language than the book is marked."""
    shown = escaped(one.text)
    if one.lang != book.lang:
        shown = f'<span lang="{one.lang}" dir="ltr" class="untranslated">{shown}</span>'
    return f"{shown} \\[{one.clause}\\]{cites(book, book.citations[one.subject])}"


def cites(book: Book, citation: Citation) -> str:
    """Return the footnote marks of a citation; a reason why there is no source is one of them."""
    written = (*citation.sources, citation.editorial) if citation.editorial else citation.sources
    return "".join(mark(book.references[one]) for one in written)


def worked(book: Book, example: Example) -> Iterator[str]:
    """Yield a worked example: its title, the situation as a table, and what comes of it."""
    yield f"**{escaped(frame('book-example', book.lang, title=example.title))}**"
    if example.situation:
        rows = [f"| {escaped(label)} | {escaped(value)} |" for label, value in example.situation]
        yield "\n".join(["| | |", "|---|---|", *rows])
    yield "\n".join([frame("book-answers", book.lang), "", *answers(example.answers)])


def answers(found: Sequence[tuple[str, tuple[str, ...]]]) -> Iterator[str]:
    """Yield the answers, by the place they were observed at."""
    for place, several in found:
        said = " ".join(map(escaped, several))
        yield f"- {escaped(place)}: {said}" if place else f"- {said}"


def options(book: Book) -> Iterator[str]:
    """Yield each house rule with what it changes."""
    for option in book.options:
        yield f"### {escaped(option.title)}"
        yield f"`+{option.id}`{cites(book, option.citation)}"
        yield "\n".join(changed(book, option))
        if option.excludes:
            titles = "; ".join(map(escaped, option.excludes))
            yield frame("book-excludes", book.lang, options=titles)


def changed(book: Book, option: HouseOption) -> Iterator[str]:
    """Yield what an option changes, one line for each subject."""
    if not option.fits:
        yield frame("option-unfit", book.lang)
    elif not option.changes:
        yield frame("option-nothing", book.lang)
    for change in option.changes:
        if not goes_without_saying(change):
            yield f"- {difference(book, change)}"


def difference(book: Book, change: Change) -> str:
    """Return what is said differently of one subject."""
    before, after = (" ".join(escaped(one.text) for one in side) for side in (change.before, change.after))
    if not before:
        return frame("option-added", book.lang, after=after)
    if not after:
        return frame("option-gone", book.lang, before=before)
    return frame("option-instead", book.lang, before=before, after=after)


def escaped(text: str) -> str:
    """Return a text in which no sign means anything to Markdown."""
    return "".join(f"\\{sign}" if sign in SIGNS else sign for sign in text)
