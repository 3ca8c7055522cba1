"""A book written as Markdown: headings, lists, tables, and footnotes for the sources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belote.declaration import Citation
from belote.rulebook.book import Book, Chapter, Reference
from belote.rulebook.examples import Example
from belote.rulebook.options import Change, HouseOption, goes_without_saying
from belote.rulebook.sentences import Sentence
from belote.rulebook.wording import Wording, apart, direction, frame, framed, is_foreign
from belote.rulebook.words import Word

SIGNS = "\\`*_{}[]<>#|"
"""The signs that mean something to Markdown."""


def markdown(book: Book, minor: bool = False) -> str:
    """Return a book as Markdown; with ``minor`` also what goes without saying at most tables."""
    blocks = [f"# {marked(book, book.title)}", *front(book)]
    for part in (*book.extra[:1], *book.chapters, *book.extra[1:]):
        blocks += chapter(book, part, minor)
    if book.options:
        blocks += [f"## {line(book, 'book-heading', part='options')}", *options(book)]
    explanations = "\n".join(explained(book, word) for word in book.words)
    blocks += [f"## {line(book, 'book-heading', part='glossary')}", explanations]
    shown = "\n".join(blocks)
    notes = [f"{mark(note)}: {reference(book, note)}" for note in book.references.values() if mark(note) in shown]
    if notes:
        blocks += [f"## {line(book, 'book-heading', part='sources')}", "\n".join(notes)]
    return "\n\n".join(blocks) + "\n"


def marked(book: Book, words: str) -> str:
    """Return a text in which no sign means anything; one in another language than the book says in which."""
    if isinstance(words, Wording) and is_foreign(words, book.lang):
        attributes = f'lang="{words.lang}" dir="{direction(words.lang)}" class="untranslated"'
        return f"<span {attributes}>{escaped(words)}</span>"
    return escaped(words)


def line(book: Book, message: str, **named: str | int) -> str:
    """Return a line of the frame of the book."""
    return marked(book, frame(message, book.lang, **named))


def around(book: Book, message: str, **parts: str) -> str:
    """Return a line of the frame of the book around parts that are Markdown already."""
    return framed(lambda words: marked(book, words), message, book.lang, **parts)


def explained(book: Book, word: Word) -> str:
    """Return a word with its meaning as a line."""
    shown = f"**{marked(book, word.word)}**"
    return f"- {around(book, 'book-word', word=shown, meaning=marked(book, word.meaning))}"


def reference(book: Book, note: Reference) -> str:
    """Return a source, or the reason of a reading that no source states."""
    if note.reason is None:
        return escaped(note.text)
    return around(book, "book-editorial", reason=marked(book, note.reason))


def mark(note: Reference) -> str:
    """Return the footnote mark of a reference."""
    return f"[^{note.number}]"


def front(book: Book) -> Iterator[str]:
    """Yield what stands before the first chapter."""
    if book.summary:
        yield marked(book, book.summary)
    if book.unread:
        yield f"*{line(book, 'book-unread')}*"
    if book.untranslated:
        yield f"*{line(book, 'book-untranslated', number=book.untranslated, total=book.total)}*"
    if book.untranslated_notes:
        yield f"*{line(book, 'book-untranslated-notes', number=book.untranslated_notes)}*"
    yield f"*{line(book, 'book-clauses')} {line(book, 'book-example-checked')}*"


def chapter(book: Book, part: Chapter, minor: bool) -> Iterator[str]:
    """Yield the blocks of one chapter."""
    yield f"## {marked(book, part.heading)}"
    yield from (marked(book, words) for words in part.paragraphs)
    shown = [one for one in part.sentences if minor or not one.minor]
    if shown:
        yield "\n".join(f"- {sentence(book, one)}" for one in shown)
    for note in part.notes:
        yield f"> {marked(book, note.text)}{cites(book, note.citation)}"
    for example in part.examples:
        yield from worked(book, example)


def sentence(book: Book, one: Sentence) -> str:
    """Return a sentence with its clause and its sources."""
    return f"{said(book, one)} \\[{', '.join(one.clauses)}\\]{cites(book, book.citations[one.subject])}"


def said(book: Book, one: Sentence) -> str:
    """Return the text of a sentence."""
    return marked(book, Wording(one.text, one.lang))


def cites(book: Book, citation: Citation) -> str:
    """Return the footnote marks of a citation; a reason why there is no source is one of them."""
    written = (*citation.sources, citation.editorial) if citation.editorial else citation.sources
    return "".join(mark(book.references[one]) for one in written)


def worked(book: Book, example: Example) -> Iterator[str]:
    """Yield a worked example: its title, the situation as a table, and what comes of it."""
    yield f"**{around(book, 'book-example', title=marked(book, example.title))}**"
    if example.situation:
        rows = [f"| {marked(book, label)} | {marked(book, value)} |" for label, value in example.situation]
        yield "\n".join(["| | |", "|---|---|", *rows])
    yield "\n".join([line(book, "book-answers"), "", *answers(book, example.answers)])


def answers(book: Book, found: Sequence[tuple[str, tuple[str, ...]]]) -> Iterator[str]:
    """Yield the answers, by the place they were observed at."""
    for place, several in found:
        words = " ".join(marked(book, answer) for answer in several)
        yield f"- {around(book, 'book-answer-at', place=marked(book, place), answers=words) if place else words}"


def options(book: Book) -> Iterator[str]:
    """Yield each house rule with what it changes."""
    for option in book.options:
        yield f"### {marked(book, option.title)}"
        yield f"`+{option.id}`{cites(book, option.citation)}"
        yield "\n".join(changed(book, option))
        if option.excludes:
            titles = apart(book.lang, tuple(marked(book, title) for title in option.excludes))
            yield around(book, "book-excludes", options=titles)


def changed(book: Book, option: HouseOption) -> Iterator[str]:
    """Yield what an option changes, one line for each subject."""
    if not option.fits:
        yield line(book, "option-unfit")
    elif not option.changes:
        yield line(book, "option-nothing")
    yield from (f"- {difference(book, change)}" for change in option.changes if not goes_without_saying(change))


def difference(book: Book, change: Change) -> str:
    """Return what is said differently of one subject."""
    before, after = (" ".join(said(book, one) for one in side) for side in (change.before, change.after))
    if not before:
        return around(book, "option-added", after=after)
    if not after:
        return around(book, "option-gone", before=before)
    return around(book, "option-instead", before=before, after=after)


def escaped(text: str) -> str:
    """Return a text in which no sign means anything to Markdown."""
    return "".join(f"\\{sign}" if sign in SIGNS else sign for sign in text)
