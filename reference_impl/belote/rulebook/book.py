"""The book of a variant as content: chapters of sentences with examples, house rules, notes and sources.

It knows nothing of Markdown, HTML or paper; ``markdown`` writes it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from belote.declaration import Citation, Resolved, bibliography
from belote.library import resolved as resolved_by_name
from belote.library import rules
from belote.rulebook.diagrams import Deck, Scheme
from belote.rulebook.examples import Example, examples
from belote.rulebook.language import SOURCE
from belote.rulebook.options import HouseOption, house_options
from belote.rulebook.sentences import Sentence, sentences_in
from belote.rulebook.topics import SECTIONS, Section
from belote.rulebook.wording import Wording, frame, in_language, is_foreign
from belote.rulebook.words import Word, words

EXTRA = ("introduction", "calls", "tournament")
"""Where a club may have words of its own besides the sections."""

OPTIONS, NOTES = "options", "notes"
"""Parts that a book can be made without: the house rules that can be chosen, and the notes on the sections."""


class Note(NamedTuple):
    """Something that cannot be executed, with its sources."""

    text: Wording
    citation: Citation


class Chapter(NamedTuple):
    """A section of the book: its name and heading, what it says, a club's own words, notes, and worked examples."""

    name: str
    heading: Wording
    sentences: tuple[Sentence, ...]
    paragraphs: tuple[Wording, ...] = ()
    notes: tuple[Note, ...] = ()
    examples: tuple[Example, ...] = ()


class Reference(NamedTuple):
    """What a sentence rests on: a source with the place in it, or the reason of a reading that no source states.

    ``text`` is the whole; ``reason`` is the reason alone, empty where there is a source.
    """

    number: int
    text: str
    reason: Wording | None = None


class Book(NamedTuple):
    """The rules of one table, in one language.

    ``references`` has, by what a declaration cites (a source with its place, or a reason), what a reader is told
    of it. ``untranslated`` counts the sentences that stand in English because the language lacks them. ``deck`` and
    ``scheme`` say which suits, in how many colours, its drawings have.
    """

    name: str
    lang: str
    title: Wording
    summary: Wording
    chosen: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    extra: tuple[Chapter, ...]
    options: tuple[HouseOption, ...]
    words: tuple[Word, ...]
    references: Mapping[str, Reference]
    citations: Mapping[tuple[str | int, ...], Citation]
    deck: Deck = "french"
    scheme: Scheme = "four"

    @property
    def total(self) -> int:
        """How many sentences there are."""
        return sum(len(chapter.sentences) for chapter in self.chapters)

    @property
    def unread(self) -> bool:
        """Whether no native speaker has read the book yet, which holds of every translation so far."""
        return self.lang != SOURCE

    @property
    def untranslated(self) -> int:
        """How many sentences stand in English though another language was asked for."""
        return sum(one.lang != self.lang for chapter in self.chapters for one in chapter.sentences)

    @property
    def untranslated_notes(self) -> int:
        """How many titles, summaries, notes, paragraphs and reasons stand in another language than that of the book."""
        return sum(is_foreign(words, self.lang) for words in dict.fromkeys(self.told))

    @property
    def told(self) -> Iterator[Wording]:
        """What the declaration and the records say in words of their own."""
        yield from (self.title, self.summary)
        for part in (*self.chapters, *self.extra):
            yield from (*part.paragraphs, *(note.text for note in part.notes))
            yield from (example.title for example in part.examples)
        for option in self.options:
            yield from (option.title, *option.excludes)
        yield from (reference.reason for reference in self.references.values() if reference.reason is not None)


def book(
    name: str,
    lang: str = SOURCE,
    deck: Deck = "french",
    scheme: Scheme = "four",
    without: Collection[str] = (),
) -> Book:
    """Return the book of a variant with its options, or of a file, in a language, with the cards it is drawn with.

    ``without`` may name ``OPTIONS`` and ``NOTES``; what only these cite and explain is left out with them.
    Raises ``BrokenDeclaration``; ``BrokenRecord`` for an example of this variant that does not agree with its rules;
    ``FileNotFoundError`` for a language there is nothing of.
    """
    found = resolved_by_name(name)
    if NOTES in without:
        found = replace(found, notes=())
    worked = examples(found, rules(name), lang)
    chapters = tuple(chapter(found, section, worked.get(section.name, ()), lang) for section in SECTIONS)
    extra = tuple(own_chapter(found, part, lang) for part in EXTRA if part in found.paragraphs)
    options = () if OPTIONS in without else tuple(house_options(found, name, lang))
    told = [one.id for option in options for change in option.changes for one in change.after]
    citations = {one.subject: cited(found, one) for part in chapters for one in part.sentences}
    notes = [note.citation for part in chapters for note in part.notes]
    used = [*citations.values(), *notes, *(option.citation for option in options)]
    return Book(
        name=found.name,
        lang=lang,
        title=in_language(found.names, lang),
        summary=in_language(found.summary, lang),
        chosen=tuple(found.options),
        chapters=tuple(part for part in chapters if part.sentences),
        extra=extra,
        options=options,
        words=words(found.data, lang, told),
        references=references(used, lang),
        citations=citations,
        deck=deck,
        scheme=scheme,
    )


def chapter(found: Resolved, section: Section, worked: tuple[Example, ...], lang: str) -> Chapter:
    """Return one section of the book."""
    paragraphs = tuple(words_of for about in section.about for words_of in paragraphs_of(found, about, lang))
    notes = tuple(
        Note(in_language(note["text"], lang), citation_of(note.get("sources", ())))
        for note in found.notes
        if note.get("topic") in section.about
    )
    said = tuple(sentences_in(found, section, lang))
    return Chapter(section.name, heading(section.name, lang), said, paragraphs, notes, worked)


def own_chapter(found: Resolved, part: str, lang: str) -> Chapter:
    """Return a chapter of a club's own words."""
    return Chapter(part, heading(part, lang), (), paragraphs_of(found, part, lang))


def paragraphs_of(found: Resolved, part: str, lang: str) -> tuple[Wording, ...]:
    """Return a club's own paragraphs on a section, in the language, in English, or in the first there is."""
    texts: Mapping[str, Any] = found.paragraphs.get(part, {})
    known = next((name for name in (lang, SOURCE, *texts) if texts.get(name)), lang)
    return tuple(Wording(words, known) for words in texts.get(known, ()))


def heading(part: str, lang: str) -> Wording:
    """Return the heading of a part of the book."""
    return frame("book-heading", lang, part=part)


def cited(found: Resolved, sentence: Sentence) -> Citation:
    """Return the citations of the values a sentence says, joined."""
    origins = [found.provenance[path] for path in sentence.paths if path in found.provenance]
    keys = dict.fromkeys(key for origin in origins for key in origin.citation.sources)
    reasons = dict.fromkeys(origin.citation.editorial for origin in origins if origin.citation.editorial)
    return Citation(tuple(keys), next(iter(reasons), ""))


def citation_of(written: Any) -> Citation:
    """Return the citation of a note, as it is written: a list of sources, or a map with a reason."""
    if isinstance(written, Mapping):
        return Citation(tuple(written.get("sources", ())), str(written.get("editorial", "")))
    return Citation(tuple(written))


def references(used: Iterable[Citation], lang: str) -> dict[str, Reference]:
    """Return what citations name, each once, numbered from 1 in the order of the book."""
    found: dict[str, Reference] = {}
    for citation in used:
        for written in citation.sources:
            found.setdefault(written, Reference(len(found) + 1, source(written)))
        if citation.editorial:
            reason = Wording(citation.editorial, SOURCE)
            text = frame("book-editorial", lang, reason=reason)
            found.setdefault(citation.editorial, Reference(len(found) + 1, text, reason))
    return found


def source(written: str) -> str:
    """Return what is known of a source: author, title, date, address, and the place in it."""
    key, _, place = written.partition(" ")
    entry = bibliography().get(key, {})
    parts = [str(entry[part]) for part in ("author", "title", "date", "where") if part in entry]
    return ". ".join(parts or [key]) + (f" ({place})" if place else "")
