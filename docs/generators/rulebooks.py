"""The rulebook of a variant as a page: the book of ``belote.rulebook`` with links to clauses and playground."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from belote.playground.links import link as playground_link
from belote.rulebook import html as book_html
from belote.rulebook.book import Book, Chapter, book
from belote.rulebook.examples import Example
from belote.rulebook.sentences import Sentence
from belote.rulebook.words import Word
from generators.commonmark import clause_link
from generators.pages import Page, link, root
from generators.words import html

FOLDER = "variants"


class Written(NamedTuple):
    """A page of a rulebook, and how much of it is translated."""

    page: Page
    total: int
    untranslated: int


def file_of(name: str) -> str:
    """Return the file of the rulebook of a variant."""
    return f"{FOLDER}/{name}.md"


def rulebook(name: str, lang: str, others: Sequence[object] = ()) -> Written:
    """Return the page of a variant; ``others`` are the comparisons it stands in.

    Raises what ``belote.rulebook.book`` raises.
    """
    found = book(name, lang)
    body = "\n\n".join([f"# {book_html.marked(found, found.title)}", *front(found, others), *parts(found)])
    meta = {"description": str(found.summary), "kind": "rulebook"} if found.summary else {"kind": "rulebook"}
    return Written(Page(file_of(name), str(found.title), body, meta=meta), found.total, found.untranslated)


def front(found: Book, others: Sequence[object]) -> Iterator[str]:
    """Yield what stands before the chapters."""
    lines = list(book_html.front(found))
    if found.summary:
        yield lines.pop(0).replace("<p>", '<p class="summary">', 1)
    yield from (line.replace("<p>", '<p class="notice" data-pagefind-ignore>', 1) for line in lines)
    yield f'<ul class="actions" data-pagefind-ignore>{"".join(actions(found, others))}</ul>'


def actions(found: Book, others: Sequence[object]) -> Iterator[str]:
    """Yield what a reader may do with this book."""
    for tool in ("score", "edit"):
        address = playground(file_of(found.name), found.lang, tool=tool, variant=found.name)
        yield f'<li><a href="{address}">{html(found.lang, f"play-{tool}")}</a></li>'
    if others:
        address = link(file_of(found.name), "compare/index.md", anchor=found.name)
        yield f'<li><a href="{address}">{html(found.lang, "compare-with", number=len(others))}</a></li>'


def playground(page: str, lang: str, **state: str) -> str:
    """Return the address of the playground in a state, as seen from a page."""
    return f"{root(page)}../playground/?lang={lang}#{escape(playground_link(state))}"


def parts(found: Book) -> Iterator[str]:
    """Yield every part of the book, its heading in Markdown and the rest in HTML."""
    for part in (*found.extra[:1], *found.chapters, *found.extra[1:]):
        yield heading(part.name, book_html.marked(found, part.heading))
        yield from chapter(found, part)
    if found.options:
        yield heading("options", book_html.line(found, "book-heading", part="options"))
        yield from (book_html.option(found, one) for one in found.options)
    yield heading("glossary", book_html.line(found, "book-heading", part="glossary"))
    terms = "".join(f"<dt>{book_html.marked(found, one.word)}</dt>" + meaning(found, one) for one in found.words)
    yield f"<dl>{terms}</dl>"
    if found.references:
        yield heading("sources", book_html.line(found, "book-heading", part="sources"))
        yield references(found)


def heading(name: str, words: str) -> str:
    """Return a heading with its anchor."""
    return f"## {words} {{: #{name} }}"


def meaning(found: Book, one: Word) -> str:
    """Return what a word means."""
    return f"<dd>{book_html.marked(found, one.meaning)}</dd>"


def chapter(found: Book, part: Chapter) -> Iterator[str]:
    """Yield the blocks of one chapter."""
    yield from (f"<p>{book_html.marked(found, words)}</p>" for words in part.paragraphs)
    shown = [one for one in part.sentences if not one.minor]
    quiet = [one for one in part.sentences if one.minor]
    if shown:
        yield rules(found, shown)
    if quiet:
        title = html(found.lang, "without-saying")
        yield f'<details class="quiet"><summary>{title}</summary>\n{rules(found, quiet)}\n</details>'
    for note in part.notes:
        words = f"{book_html.marked(found, note.text)}{book_html.cites(found, note.citation)}"
        yield f"<blockquote><p>{words}</p></blockquote>"
    yield from (worked(found, example) for example in part.examples)


def rules(found: Book, sentences: Sequence[Sentence]) -> str:
    """Return sentences as a list, each with its anchor, its clause and its sources."""
    lines = [rule(found, one, book_html.anchors(sentences, place)) for place, one in enumerate(sentences)]
    return '<ul class="rules">\n' + "\n".join(lines) + "\n</ul>"


def rule(found: Book, one: Sentence, anchor: str) -> str:
    """Return a sentence; one in another language than the book says in which."""
    clause = " ".join(
        clause_link(file_of(found.name), found.lang, name) for name in (one.clause, *getattr(one, "beside", ()))
    )
    cites = book_html.cites(found, found.citations[one.subject])
    return f"<li{anchor}><span>{book_html.said(found, one)}</span> {clause}{cites}</li>"


def worked(found: Book, example: Example) -> str:
    """Return a worked example with the way into the playground."""
    address = playground(file_of(found.name), found.lang, tool="replay", variant=found.name, record=example.record)
    way = f'<p class="play"><a href="{address}">{html(found.lang, "play-example")}</a></p>'
    return f"{book_html.worked(found, example).removesuffix('</div>')}{way}</div>"


def references(found: Book) -> str:
    """Return the sources and the reasons, numbered as they are cited."""
    lines = "\n".join(
        f'<li id="source-{note.number}" value="{note.number}"><bdi>{linked(note.text)}</bdi></li>'
        for note in found.references.values()
    )
    return f'<ol class="sources">\n{lines}\n</ol>'


def linked(text: str) -> str:
    """Return a text as HTML in which addresses are links."""
    words = [
        f'<a rel="noreferrer" href="{escape(word)}">{escape(word)}</a>'
        if word.startswith(("https://", "http://"))
        else escape(word)
        for word in text.split(" ")
    ]
    return " ".join(words)


__all__ = ["Written", "file_of", "playground", "rulebook"]
