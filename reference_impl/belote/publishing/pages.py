"""The pages of a club's site: what stands round the text of each, and the pages that stand outside the languages.

No script, and nothing from elsewhere: a style sheet, the font of the suits, and what is linked to lie beside the pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from babel import Locale

from belote.publishing.suits import SIGNS, marked
from belote.publishing.texts import line, markup, wording
from belote.rulebook.wording import direction

STYLE, SUITS = "style.css", "suits.woff2"
"""The style sheet and the font, beside the folders of the languages."""

INDEX = "index.html"

BARE = (
    "body{font:17px/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1rem}"
    "a{color:inherit}:root{color-scheme:light dark}"
)
"""The style of a page that cannot know where the style sheet lies."""


class Leaf(NamedTuple):
    """A page of the site in one language: its file, the message of its name, its heading and its text as markup."""

    file: str
    name: str
    heading: str
    body: str


class Binding(NamedTuple):
    """What the pages of a language have in common: title, languages, the pages, the PDF or nothing, the imprint."""

    lang: str
    title: str
    langs: tuple[str, ...]
    leaves: tuple[Leaf, ...]
    paper: str
    imprint: str


def page(bound: Binding, leaf: Leaf) -> str:
    """Return a whole page of the site."""
    lang = bound.lang
    titles = [bound.title] if leaf.file == INDEX else [leaf.heading, bound.title]
    body = (
        f'<a class="skip" href="#text">{line("site-skip", lang)}</a>\n'
        f'<header class="site"><p class="club"><a href="{INDEX}"><span class="signs" aria-hidden="true">{SIGNS}</span> '
        f"{markup(bound.title, lang)}</a></p>\n{links(bound, leaf)}\n{switch(bound, leaf)}</header>\n"
        f'<main id="text">\n<h1>{markup(leaf.heading, lang)}</h1>\n{leaf.body}\n</main>\n'
        f'<footer class="site">{bound.imprint}</footer>'
    )
    others = "".join(alternate(other, leaf) for other in bound.langs) if len(bound.langs) > 1 else ""
    head = f'<link rel="stylesheet" href="../{STYLE}">\n{others}'
    return whole(lang, " – ".join(titles), head, marked(body))


def whole(lang: str, title: str, head: str, body: str) -> str:
    """Return a page of the site, its text as it is."""
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(lang)}" dir="{direction(lang)}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"{head}</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def links(bound: Binding, here: Leaf) -> str:
    """Return the links to the pages of this language, and to the book on paper, if it is there."""
    lang = bound.lang
    items = [
        f'<li><a href="{leaf.file}"{current(leaf, here)}>{line(leaf.name, lang)}</a></li>' for leaf in bound.leaves
    ]
    if bound.paper:
        items.append(f'<li><a href="{escape(bound.paper)}" type="application/pdf">{line("site-pdf", lang)}</a></li>')
    return f'<nav aria-label="{escape(plain("site-pages", lang))}"><ul>{"".join(items)}</ul></nav>'


def switch(bound: Binding, here: Leaf) -> str:
    """Return the links to this page in the other languages, each by its own name; nothing if there is one only."""
    if len(bound.langs) < 2:
        return ""
    items = "".join(
        f'<li><a href="../{other}/{here.file}" lang="{other}" hreflang="{other}"'
        f"{chosen(other, bound.lang)}>{escape(own_name(other))}</a></li>"
        for other in bound.langs
    )
    return f'<nav class="languages" aria-label="{escape(plain("site-languages", bound.lang))}"><ul>{items}</ul></nav>\n'


def chosen(lang: str, here: str) -> str:
    """Return the mark of the language one is in."""
    return ' aria-current="true"' if lang == here else ""


def alternate(lang: str, leaf: Leaf) -> str:
    """Return where this page is in a language, for programs."""
    return f'<link rel="alternate" hreflang="{lang}" href="../{lang}/{leaf.file}">\n'


def current(leaf: Leaf, here: Leaf) -> str:
    """Return the mark of the page one is on."""
    return ' aria-current="page"' if leaf.file == here.file else ""


def plain(message: str, lang: str) -> str:
    """Return a message for an attribute, which has no markup."""
    return wording(message, lang)


def own_name(lang: str) -> str:
    """Return what a language calls itself."""
    known = Locale.parse(lang.replace("-", "_"))
    name = str(known.get_language_name(known.language) or lang)
    return name[0].upper() + name[1:]


def gate(title: str, langs: Sequence[str]) -> str:
    """Return the first page: it leads on to the first language, and has a link to each."""
    items = "".join(f"<li>{link(lang)}</li>" for lang in langs)
    head = f'<meta http-equiv="refresh" content="0; url={langs[0]}/{INDEX}">\n<style>{BARE}</style>\n'
    return whole(langs[0], title, head, f"<main>\n<h1>{escape(title)}</h1>\n<ul>{items}</ul>\n</main>")


def missing(langs: Sequence[str]) -> str:
    """Return the page for an address at which there is none, in all languages.

    A server shows it at the address that was asked for, so it links only to what lies in every folder.
    """
    parts = "\n".join(lost(lang) for lang in langs)
    return whole(langs[0], plain("missing-title", langs[0]), f"<style>{BARE}</style>\n", f"<main>\n{parts}\n</main>")


def lost(lang: str) -> str:
    """Return in one language that there is no page, and the way to the rules."""
    return (
        f'<section lang="{lang}" dir="{direction(lang)}"><h1>{line("missing-title", lang)}</h1>'
        f'<p>{line("missing-text", lang)} <a href="{INDEX}">{line("missing-home", lang)}</a></p></section>'
    )


def link(lang: str) -> str:
    """Return a link to the rules in a language."""
    return f'<a href="{lang}/{INDEX}" lang="{lang}" hreflang="{lang}">{escape(own_name(lang))}</a>'
