"""What has changed since an earlier revision of a declaration: rules in sentences, before and now, and own words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby

from belote.compare.entries import NO_EXCEPTION, NOTHING, Comparison, Entry, compared
from belote.declaration import Resolved
from belote.publishing.texts import line, markup
from belote.rulebook.book import EXTRA, heading, paragraphs_of
from belote.rulebook.language import SOURCE
from belote.rulebook.sentences import sentences
from belote.rulebook.topics import SECTIONS, section_of
from belote.rulebook.wording import Wording, in_language

SILENT = {NOTHING: "changes-silent", NO_EXCEPTION: "changes-same"}
"""What is said where one of the two says nothing, by the sentence of the comparison."""


def changes(old: Resolved, new: Resolved, lang: str) -> str:
    """Return as markup in what two revisions of a declaration differ: first the rules, then a club's own words."""
    found = compared(old, new, lang)
    spoken = {**translated(old, lang), **translated(new, lang)}
    between = line("changes-between", lang, old=str(old.revision), new=str(new.revision))
    count = line("changes-count", lang, number=len(found.entries))
    parts = [f"<p>{between}. {count}</p>", *rules(found, spoken, lang), *own(old, new, lang)]
    return "\n".join(parts)


def translated(found: Resolved, lang: str) -> Mapping[str, str]:
    """Return which language each sentence of a declaration is in."""
    return {one.text: one.lang for one in sentences(found, lang)}


def rules(found: Comparison, spoken: Mapping[str, str], lang: str) -> Iterator[str]:
    """Yield the rules that changed, by the sections of the book, before and now."""
    order = [section.name for section in SECTIONS]
    entries = sorted(found.entries, key=lambda entry: order.index(section_of(entry.section)))
    for section, some in groupby(entries, key=lambda entry: section_of(entry.section)):
        body = "".join(change(entry, spoken, lang) for entry in some)
        yield f'<section id="{section}"><h2>{markup(heading(section, lang), lang)}</h2>{table(body, lang)}</section>'


def change(entry: Entry, spoken: Mapping[str, str], lang: str) -> str:
    """Return the row of one rule, with its clause."""
    sides = (" ".join(told(text, spoken, lang) for text in side.texts) for side in (entry.left, entry.right))
    before, now = sides
    clause = f'<span class="clause">[{escape(entry.clause)}]</span>'
    return f"<tr><td>{before}</td><td>{now} {clause}</td></tr>"


def told(text: str, spoken: Mapping[str, str], lang: str) -> str:
    """Return a sentence of a comparison as markup in its language."""
    return line(SILENT[text], lang) if text in SILENT else markup(Wording(text, spoken.get(text, SOURCE)), lang)


def table(body: str, lang: str) -> str:
    """Return a table of what was before and what is now."""
    heads = "".join(f'<th scope="col">{line(message, lang)}</th>' for message in ("changes-before", "changes-now"))
    return f'<table class="changes"><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>'


def own(old: Resolved, new: Resolved, lang: str) -> Iterator[str]:
    """Yield what a club says otherwise in its own words: name, summary, publisher, paragraphs, notes."""
    rows = "".join(f"<tr><td>{before}</td><td>{now}</td></tr>" for before, now in reworded(old, new, lang))
    if rows:
        yield f'<section id="words"><h2>{line("changes-own", lang)}</h2>{table(rows, lang)}</section>'


def reworded(old: Resolved, new: Resolved, lang: str) -> Iterator[tuple[str, str]]:
    """Yield each text of its own that differs, before and now, as markup."""
    texts = [tuple(texts_of(one, lang)) for one in (old, new)]
    for before, now in zip(*texts, strict=True):
        if before != now:
            yield paragraphs(before, lang), paragraphs(now, lang)


def texts_of(found: Resolved, lang: str) -> Iterator[tuple[str, ...]]:
    """Yield the texts of a declaration in the same order for every revision of it."""
    yield (in_language(found.names, lang),)
    yield (in_language(found.summary, lang),)
    yield (in_language(found.publisher, lang),)
    for part in (*EXTRA, *(about for section in SECTIONS for about in section.about)):
        yield paragraphs_of(found, part, lang)
    yield tuple(in_language(note["text"], lang) for note in found.notes)


def paragraphs(texts: tuple[str, ...], lang: str) -> str:
    """Return texts as paragraphs."""
    return "".join(f"<p>{markup(text, lang)}</p>" for text in texts if text)
