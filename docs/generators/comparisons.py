"""Two variants side by side, in the sentences of the reader's language, with the smallest deal kept of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape

from belote.compare.entries import GOES_WITHOUT_SAYING, NO_EXCEPTION, NOTHING, Comparison, Entry, Said, compared
from belote.declaration import Citation
from belote.library import resolved
from belote.rulebook import sentences
from belote.rulebook.book import Reference, references
from belote.rulebook.language import SOURCE
from belote.rulebook.topics import section_of
from belote.rulebook.wording import frame
from generators.commonmark import clause_link
from generators.listing import title_of
from generators.pages import Page, link
from generators.pairs import INDEX, Pair, by_variant, chosen_pairs, file_of, languages_of
from generators.rulebooks import file_of as rulebook_file
from generators.rulebooks import linked, playground
from generators.witnesses import witness
from generators.words import Said as Words
from generators.words import html, marked, plain

FIXED = {
    NOTHING: "compare-nothing",
    NO_EXCEPTION: "compare-no-exception",
    GOES_WITHOUT_SAYING: "compare-without-saying",
}
"""What a comparison says in English alone, by the message that says it in every language."""


def index(lang: str, variants: tuple[str, ...]) -> Page:
    """Return the list of all comparisons, by variant."""
    parts = [f"# {html(lang, 'title-compare')}", f"<p>{html(lang, 'compare-lead')}</p>"]
    address = playground(INDEX, lang, tool="compare")
    parts.append(f'<ul class="actions"><li><a href="{address}">{html(lang, "title-playground")}</a></li></ul>')
    for name, pairs in sorted(by_variant(chosen_pairs(variants)).items()):
        others = "".join(f"<li>{other(pair, name, lang)}</li>" for pair in pairs)
        parts.append(f"## {marked(title_of(name, lang), lang)} {{: #{name} }}")
        parts.append(f'<ul class="pairs">{others}</ul>')
    meta = {"hide": ["toc"], "kind": "comparisons"}
    return Page(INDEX, plain(lang, "title-compare"), "\n\n".join(parts), html(lang, "title-compare"), meta)


def other(pair: Pair, name: str, lang: str) -> str:
    """Return a link to a comparison, named by the other of the two."""
    against = pair.right if pair.left.split("+")[0] == name else pair.left
    title = marked(title_of(against, lang), lang)
    here = lang in languages_of(pair, (lang,))
    address = link(INDEX, file_of(pair), lang="" if here else SOURCE)
    note = "" if here else f' hreflang="{SOURCE}"'
    english = "" if here else f" <small>({html(lang, 'in-english')})</small>"
    return f'<a href="{address}"{note}>{title}</a> <code dir="ltr">{against}</code>{english}'


def page(pair: Pair, lang: str) -> Page:
    """Return the page of a comparison."""
    found = compared(resolved(pair.left), resolved(pair.right), lang)
    left, right = (title_of(name, lang) for name in (pair.left, pair.right))
    title = plain(lang, "compare-title", left=left.text, right=right.text)
    notes = references(citations(found), lang)
    body = [f"# {escape(title)}", *front(pair, found, lang), *drawn(pair, lang)]
    for section, entries in by_section(found).items():
        body += [f"## {heading(section, lang)} {{: #{section} }}", table(pair, entries, notes, lang)]
    if notes:
        body += [f"## {heading('sources', lang)} {{: #sources }}", listed(notes)]
    return Page(file_of(pair), title, "\n\n".join(body), meta={"kind": "comparison", "hide": ["navigation"]})


def front(pair: Pair, found: Comparison, lang: str) -> Iterator[str]:
    """Yield how much differs, and the ways to both rulebooks and the playground."""
    here, equal = file_of(pair), sum(found.equal.values())
    message = "compare-differ" if found.entries else "compare-none"
    yield f"<p>{html(lang, message, number=len(found.entries), equal=equal)}</p>"
    links = [
        f'<a href="{link(here, rulebook_file(name.split("+")[0]))}">{marked(title_of(name, lang), lang)}</a>'
        for name in (pair.left, pair.right)
    ]
    address = playground(here, lang, tool="compare", variant=pair.left, other=pair.right)
    links.append(f'<a href="{address}">{html(lang, "compare-open")}</a>')
    yield f'<ul class="actions" data-pagefind-ignore>{"".join(f"<li>{one}</li>" for one in links)}</ul>'


def drawn(pair: Pair, lang: str) -> Iterator[str]:
    """Yield the smallest deal on which the two part, if one is kept."""
    shown = witness(pair, lang)
    if shown:
        yield f"## {html(lang, 'compare-witness')} {{: #witness }}"
        yield f"<p>{html(lang, 'compare-witness-more')}</p>"
        yield shown


def by_section(found: Comparison) -> Mapping[str, list[Entry]]:
    """Return what differs by the section of the book it belongs to."""
    groups: dict[str, list[Entry]] = {}
    for entry in found.entries:
        groups.setdefault(section_of(entry.section), []).append(entry)
    return groups


def heading(part: str, lang: str) -> str:
    """Return the heading of a part of the book."""
    return escape(str(frame("book-heading", lang, part=part)))


def citations(found: Comparison) -> list[Citation]:
    """Return everything that is cited on the page."""
    sides = [side for entry in found.entries for side in (entry.left, entry.right)]
    sourced = [Citation(side.sources) for side in sides if side.sources]
    return [*sourced, *(Citation((), reason) for side in sides for reason in side.editorial if reason not in FIXED)]


def table(pair: Pair, entries: Sequence[Entry], notes: Mapping[str, Reference], lang: str) -> str:
    """Return what differs in a section, the two side by side."""
    heads = "".join(f'<th scope="col">{marked(title_of(name, lang), lang)}</th>' for name in (pair.left, pair.right))
    rows = "".join(row(pair, entry, notes, lang) for entry in entries)
    return f'<table class="beside"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def row(pair: Pair, entry: Entry, notes: Mapping[str, Reference], lang: str) -> str:
    """Return one thing that differs."""
    clause = clause_link(file_of(pair), lang, entry.clause)
    cells = [
        f"<td>{said(name, side, lang)}{cites(side, notes, lang)}</td>"
        for name, side in ((pair.left, entry.left), (pair.right, entry.right))
    ]
    return f'<tr class="rule"><th colspan="2" scope="rowgroup">{clause}</th></tr><tr>{"".join(cells)}</tr>'


def said(name: str, side: Said, lang: str) -> str:
    """Return the sentences of one side, marked where they are not in the language of the page."""
    known = foreign(name, lang)
    parts = [
        html(lang, FIXED[text]) if text in FIXED else marked(Words(text, known.get(text, lang)), lang)
        for text in side.texts
    ]
    return " ".join(parts)


@lru_cache(maxsize=64)
def foreign(name: str, lang: str) -> Mapping[str, str]:
    """Return which language each sentence of a variant is in."""
    if lang == SOURCE:
        return {}
    return {one.text: one.lang for one in sentences(resolved(name), lang) if one.lang != lang}


def cites(side: Said, notes: Mapping[str, Reference], lang: str) -> str:
    """Return the numbers of what a side rests on, as links."""
    written = [*side.sources, *(reason for reason in side.editorial if reason not in FIXED)]
    links = ", ".join(f'<a href="#source-{notes[one].number}">{notes[one].number}</a>' for one in written)
    quiet = [html(lang, FIXED[reason]) for reason in side.editorial if reason in FIXED]
    return (f"<sup>{links}</sup>" if links else "") + "".join(f" <small>{words}</small>" for words in quiet)


def listed(notes: Mapping[str, Reference]) -> str:
    """Return the sources by number."""
    lines = "\n".join(
        f'<li id="source-{note.number}" value="{note.number}"><bdi>{linked(note.text)}</bdi></li>'
        for note in notes.values()
    )
    return f'<ol class="sources">\n{lines}\n</ol>'
