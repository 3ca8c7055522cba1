"""A book written as one HTML page that needs nothing else: no script, no font, no other file.

Every sentence has an anchor made of what it is about (``#match.target``), so that a rule can be sent as a link.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from babel import Locale

from belote.declaration import Citation, dotted
from belote.rulebook.book import Book, Chapter, frame
from belote.rulebook.diagrams import caption, draw, labels, look
from belote.rulebook.examples import Example
from belote.rulebook.language import text
from belote.rulebook.options import Change, HouseOption, goes_without_saying
from belote.rulebook.sentences import Sentence
from belote.rulebook.telling import seat

STYLE = """
:root { color-scheme: light dark }
body { font: 17px/1.55 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem }
body { color: #222; background: #fff; overflow-wrap: anywhere }
nav ul { columns: 2; padding-inline-start: 1.2rem }
h2 { margin-top: 2.2rem; border-bottom: 1px solid #999 }
li { margin: .35rem 0 }
.clause, sup { font-size: .75em; color: #555 }
a { color: inherit }
.example { border-inline-start: .25rem solid #888; padding: .1rem 1rem; margin: 1rem 0; background: #f4f4f4 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .2rem .5rem; border-top: 1px solid #bbb }
th { font-weight: 600; width: 11rem }
details { margin: .5rem 0 }
.drawing { margin: .8rem 0 } .drawing svg { width: min(100%, 26rem); height: auto; display: block }
[dir=rtl] .drawing svg { margin-left: auto }
blockquote { margin: 1rem 0; color: #444; font-style: italic }
summary { cursor: pointer; font-weight: 600 }
:target { outline: 2px solid #888 }
@media (prefers-color-scheme: dark) {
  body { color: #e8e8e8; background: #181818 } .example { background: #242424 }
  .clause, sup, blockquote { color: #bbb }
}
@media (max-width: 30rem) { nav ul { columns: 1 } th, td { display: block; border: 0; width: auto } }
@media print { nav { display: none } body { max-width: none } .example, .drawing, li { break-inside: avoid } }
"""


def html(book: Book, minor: bool = False) -> str:
    """Return a book as one page; with ``minor`` also what goes without saying at most tables."""
    parts = (*book.extra[:1], *book.chapters, *book.extra[1:])
    body = [f"<h1>{escape(book.title)}</h1>", *front(book), contents(book, parts)]
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


def direction(lang: str) -> str:
    """Return the direction a language is written in: ``ltr`` or ``rtl``."""
    return str(Locale.parse(lang.replace("-", "_")).text_direction)


def front(book: Book) -> Iterator[str]:
    """Yield what stands before the contents."""
    if book.summary:
        yield f"<p>{escape(book.summary)}</p>"
    if book.unread:
        yield f"<p><em>{line(book, 'book-unread')}</em></p>"
    if book.untranslated:
        yield f"<p><em>{line(book, 'book-untranslated', number=book.untranslated, total=book.total)}</em></p>"
    yield f"<p><em>{line(book, 'book-clauses')} {line(book, 'book-example-checked')}</em></p>"


def line(book: Book, message: str, **named: str | int) -> str:
    """Return a line of the frame of the book."""
    return escape(frame(message, book.lang, **named))


def contents(book: Book, parts: Sequence[Chapter]) -> str:
    """Return the contents, with a link to each chapter."""
    names = {part.name: escape(part.heading) for part in parts}
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
    yield f'<section id="{part.name}">\n<h2>{escape(part.heading)}</h2>'
    yield from (f"<p>{escape(words)}</p>" for words in part.paragraphs)
    shown = [one for one in part.sentences if minor or not one.minor]
    if shown:
        yield (
            "<ul>\n"
            + "\n".join(sentence(book, one, anchors(shown, place)) for place, one in enumerate(shown))
            + "\n</ul>"
        )
    for note in part.notes:
        yield f"<blockquote><p>{escape(note.text)}{cites(book, note.citation)}</p></blockquote>"
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
    other = f' lang="{one.lang}" dir="ltr" class="untranslated"' if one.lang != book.lang else ""
    clause = f'<span class="clause">[{escape(one.clause)}]</span>'
    return f"<li{anchor}><span{other}>{escape(one.text)}</span> {clause}{cites(book, book.citations[one.subject])}</li>"


def cites(book: Book, citation: Citation) -> str:
    """Return the numbers of what a citation names, as links."""
    written = (*citation.sources, citation.editorial) if citation.editorial else citation.sources
    numbers = [book.references[one].number for one in written]
    links = ", ".join(f'<a href="#source-{number}">{number}</a>' for number in numbers)
    return f"<sup>{links}</sup>" if links else ""


def worked(book: Book, example: Example) -> str:
    """Return a worked example: its drawing, then in words what is not in it, and what is, closed until asked for."""
    seen = shown(book, example)
    told = table([row for row in example.situation if row[0] not in seen])
    title = line(book, "book-example", title=example.title)
    said = "".join(f"<li>{answer(place, several)}</li>" for place, several in example.answers)
    begun = f'<div class="example"><p><b>{title}</b></p>{picture(book, example)}{told}{closed(book, example, seen)}'
    return f"{begun}<p>{line(book, 'book-answers')}</p><ul>{said}</ul></div>"


def table(rows: Sequence[tuple[str, str]]) -> str:
    """Return labelled lines as a table."""
    found = "".join(
        f'<tr><th scope="row">{escape(label)}</th><td><bdi>{escape(value)}</bdi></td></tr>' for label, value in rows
    )
    return f"<table><tbody>{found}</tbody></table>" if found else ""


def picture(book: Book, example: Example) -> str:
    """Return the drawing of an example; the direction stands outside it too, which printing needs."""
    if example.scene is None:
        return ""
    scene, lang, name = example.scene, book.lang, example.record.replace("/", "-")
    drawn = draw(scene, name, caption(scene, lang), labels(scene, lang), look(lang))
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
    words, lang = text(book.lang, "drawing-words", ())
    other = f' lang="{lang}" dir="ltr" class="untranslated"' if lang != book.lang else ""
    return f"<details><summary><span{other}>{escape(words)}</span></summary>{table(rows)}</details>" if rows else ""


def answer(place: str, several: Sequence[str]) -> str:
    """Return what was observed at one place."""
    said = " ".join(map(escape, several))
    return f"{escape(place)}: {said}" if place else said


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
        lines.append(f"<li>{line(book, 'book-excludes', options='; '.join(one.excludes))}</li>")
    head = f"{escape(one.title)} <code>+{escape(one.id)}</code>"
    return f"<details><summary>{head}</summary>{cites(book, one.citation)}<ul>{''.join(lines)}</ul></details>"


def difference(book: Book, change: Change) -> str:
    """Return what is said differently of one subject."""
    before, after = (" ".join(one.text for one in side) for side in (change.before, change.after))
    if not before:
        return line(book, "option-added", after=after)
    if not after:
        return line(book, "option-gone", before=before)
    return line(book, "option-instead", before=before, after=after)


def glossary(book: Book) -> Iterator[str]:
    """Yield the words of the book."""
    yield f'<section id="glossary">\n<h2>{line(book, "book-heading", part="glossary")}</h2>\n<dl>'
    for word in book.words:
        yield f"<dt>{escape(word.word)}</dt><dd>{escape(word.meaning)}</dd>"
    yield "</dl>\n</section>"


def references(book: Book) -> Iterator[str]:
    """Yield the sources and the reasons, numbered as they are cited."""
    if book.references:
        yield f'<section id="sources">\n<h2>{line(book, "book-heading", part="sources")}</h2>\n<ol>'
        for note in book.references.values():
            yield f'<li id="source-{note.number}" value="{note.number}"><bdi>{escape(note.text)}</bdi></li>'
        yield "</ol>\n</section>"
