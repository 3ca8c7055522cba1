"""A book written as one HTML page that needs nothing else: no script, no font, no other file.

Every sentence has an anchor made of what it is about (``#match.target``), so that a rule can be sent as a link.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from belote.declaration import Citation, dotted
from belote.rulebook.book import Book, Chapter, Reference
from belote.rulebook.diagrams import caption, draw, labels, look
from belote.rulebook.examples import Example
from belote.rulebook.options import Change, HouseOption, goes_without_saying
from belote.rulebook.sentences import Sentence
from belote.rulebook.style import STYLE
from belote.rulebook.telling import seat
from belote.rulebook.wording import Wording, apart, direction, frame, framed, is_foreign

__all__ = ["direction", "html"]


def html(book: Book, minor: bool = False) -> str:
    """Return a book as one page; with ``minor`` also what goes without saying at most tables."""
    parts = (*book.extra[:1], *book.chapters, *book.extra[1:])
    body = [f"<h1>{marked(book, book.title)}</h1>", *front(book), contents(book, parts)]
    for part in parts:
        body += chapter(book, part, minor)
    body += [*options(book), *glossary(book), *references(book)]
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(book.lang)}" dir="{direction(book.lang)}">\n'
        '<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(book.title)}</title>\n"
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n</head>\n'
        "<body>\n<main>\n" + "\n".join(body) + "\n</main>\n</body>\n</html>\n"
    )


def front(book: Book) -> Iterator[str]:
    """Yield what stands before the contents."""
    if book.summary:
        yield f"<p>{marked(book, book.summary)}</p>"
    if book.unread:
        yield f"<p><em>{line(book, 'book-unread')}</em></p>"
    if book.untranslated:
        yield f"<p><em>{line(book, 'book-untranslated', number=book.untranslated, total=book.total)}</em></p>"
    if book.untranslated_notes:
        yield f"<p><em>{line(book, 'book-untranslated-notes', number=book.untranslated_notes)}</em></p>"
    yield f"<p><em>{line(book, 'book-clauses')} {line(book, 'book-example-checked')}</em></p>"


def marked(book: Book, words: str) -> str:
    """Return a text as markup; one in another language than the book says in which."""
    if isinstance(words, Wording) and is_foreign(words, book.lang):
        attributes = f'lang="{escape(words.lang)}" dir="{direction(words.lang)}" class="untranslated"'
        return f"<span {attributes}>{escape(words)}</span>"
    return escape(words)


def line(book: Book, message: str, **named: str | int) -> str:
    """Return a line of the frame of the book."""
    return marked(book, frame(message, book.lang, **named))


def around(book: Book, message: str, **parts: str) -> str:
    """Return a line of the frame of the book around parts that are markup already."""
    return framed(lambda words: marked(book, words), message, book.lang, **parts)


def contents(book: Book, parts: Sequence[Chapter]) -> str:
    """Return the contents, with a link to each chapter."""
    names = {part.name: marked(book, part.heading) for part in parts}
    names |= {part: line(book, "book-heading", part=part) for part in ends(book)}
    links = "".join(f'<li><a href="#{name}">{heading}</a></li>' for name, heading in names.items())
    return f"<nav><ul>{links}</ul></nav>"


def ends(book: Book) -> Iterator[str]:
    """Yield the names of the parts behind the chapters."""
    if book.options:
        yield "options"
    yield "glossary"
    if book.references:
        yield "sources"


def chapter(book: Book, part: Chapter, minor: bool) -> Iterator[str]:
    """Yield one chapter."""
    yield f'<section id="{part.name}">\n<h2>{marked(book, part.heading)}</h2>'
    yield from (f"<p>{marked(book, words)}</p>" for words in part.paragraphs)
    shown = [one for one in part.sentences if minor or not one.minor]
    if shown:
        yield (
            "<ul>\n"
            + "\n".join(sentence(book, one, anchors(shown, place)) for place, one in enumerate(shown))
            + "\n</ul>"
        )
    for note in part.notes:
        yield f"<blockquote><p>{marked(book, note.text)}{cites(book, note.citation)}</p></blockquote>"
    for example in part.examples:
        yield worked(book, example)
    yield "</section>"


def anchors(found: Sequence[Sentence], place: int) -> str:
    """Return the anchor of a sentence, which only the first of those on one subject has."""
    subject = found[place].subject
    first = all(one.subject != subject for one in found[:place])
    return f' id="{escape(dotted(subject))}"' if first and len(subject) > 1 else ""


def sentence(book: Book, one: Sentence, anchor: str) -> str:
    """Return a sentence with its clause and its sources; one in another language than the book says in which."""
    clause = f'<span class="clause">[{escape(", ".join(one.clauses))}]</span>'
    return f"<li{anchor}><span>{said(book, one)}</span> {clause}{cites(book, book.citations[one.subject])}</li>"


def said(book: Book, one: Sentence) -> str:
    """Return the text of a sentence."""
    return marked(book, Wording(one.text, one.lang))


def cites(book: Book, citation: Citation) -> str:
    """Return the numbers of what a citation names, as links."""
    written = (*citation.sources, citation.editorial) if citation.editorial else citation.sources
    numbers = [book.references[one].number for one in written]
    links = ", ".join(f'<a href="#source-{number}">{number}</a>' for number in numbers)
    return f"<sup>{links}</sup>" if links else ""


def worked(book: Book, example: Example) -> str:
    """Return a worked example: its drawing, then in words what is not in it, and what is, closed until asked for."""
    seen = shown(book, example)
    told = table(book, [row for row in example.situation if row[0] not in seen])
    title = around(book, "book-example", title=marked(book, example.title))
    answered = "".join(f"<li>{answer(book, place, several)}</li>" for place, several in example.answers)
    begun = f'<div class="example"><p><b>{title}</b></p>{picture(book, example)}{told}{closed(book, example, seen)}'
    return f"{begun}<p>{line(book, 'book-answers')}</p><ul>{answered}</ul></div>"


def table(book: Book, rows: Sequence[tuple[str, str]]) -> str:
    """Return labelled lines as a table."""
    found = "".join(
        f'<tr><th scope="row">{marked(book, label)}</th><td><bdi>{marked(book, value)}</bdi></td></tr>'
        for label, value in rows
    )
    return f"<table><tbody>{found}</tbody></table>" if found else ""


def picture(book: Book, example: Example) -> str:
    """Return the drawing of an example; the direction stands outside it too, which printing needs."""
    if example.scene is None:
        return ""
    scene, lang, name = example.scene, book.lang, example.record.replace("/", "-")
    cards = look(lang, book.deck, book.scheme)
    drawn = draw(scene, name, caption(scene, lang, book.deck), labels(scene, lang), cards)
    return f'<div class="drawing" dir="ltr">{drawn}</div>'


def shown(book: Book, example: Example) -> frozenset[str]:
    """Return the labels of what a reader sees in the drawing."""
    if example.scene is None:
        return frozenset()
    whats = [frame("example-label", book.lang, what=what) for what in ("dealer", "turned", "hands", "trick")]
    hands = [frame("example-label", book.lang, what="hand", seat=seat(hand.seat)) for hand in example.scene.hands]
    return frozenset((*whats, *hands))


def closed(book: Book, example: Example, seen: frozenset[str]) -> str:
    """Return in words what is in the drawing."""
    rows = [row for row in example.situation if row[0] in seen]
    return f"<details><summary>{line(book, 'drawing-words')}</summary>{table(book, rows)}</details>" if rows else ""


def answer(book: Book, place: str, several: Sequence[str]) -> str:
    """Return what was observed at one place."""
    answers = " ".join(marked(book, words) for words in several)
    return around(book, "book-answer-at", place=marked(book, place), answers=answers) if place else answers


def options(book: Book) -> Iterator[str]:
    """Yield the house rules, each closed until it is asked for."""
    if book.options:
        yield f'<section id="options">\n<h2>{line(book, "book-heading", part="options")}</h2>'
        yield from (option(book, one) for one in book.options)
        yield "</section>"


def option(book: Book, one: HouseOption) -> str:
    """Return one house rule with what it changes."""
    lines = [f"<li>{difference(book, change)}</li>" for change in one.changes if not goes_without_saying(change)]
    if not one.fits:
        lines = [f"<li>{line(book, 'option-unfit')}</li>"]
    elif not one.changes:
        lines = [f"<li>{line(book, 'option-nothing')}</li>"]
    if one.excludes:
        titles = apart(book.lang, tuple(marked(book, title) for title in one.excludes))
        lines.append(f"<li>{around(book, 'book-excludes', options=titles)}</li>")
    head = f"{marked(book, one.title)} <code>+{escape(one.id)}</code>"
    return f"<details><summary>{head}</summary>{cites(book, one.citation)}<ul>{''.join(lines)}</ul></details>"


def difference(book: Book, change: Change) -> str:
    """Return what is said differently of one subject."""
    before, after = (" ".join(said(book, one) for one in side) for side in (change.before, change.after))
    if not before:
        return around(book, "option-added", after=after)
    if not after:
        return around(book, "option-gone", before=before)
    return around(book, "option-instead", before=before, after=after)


def glossary(book: Book) -> Iterator[str]:
    """Yield the words of the book."""
    yield f'<section id="glossary">\n<h2>{line(book, "book-heading", part="glossary")}</h2>\n<dl>'
    for word in book.words:
        yield f"<dt>{marked(book, word.word)}</dt><dd>{marked(book, word.meaning)}</dd>"
    yield "</dl>\n</section>"


def references(book: Book) -> Iterator[str]:
    """Yield the sources and the reasons, numbered as they are cited."""
    if book.references:
        yield f'<section id="sources">\n<h2>{line(book, "book-heading", part="sources")}</h2>\n<ol>'
        for note in book.references.values():
            yield f'<li id="source-{note.number}" value="{note.number}"><bdi>{reference(book, note)}</bdi></li>'
        yield "</ol>\n</section>"


def reference(book: Book, note: Reference) -> str:
    """Return a source, or the reason of a reading that no source states."""
    if note.reason is None:
        return escape(note.text)
    return around(book, "book-editorial", reason=marked(book, note.reason))
