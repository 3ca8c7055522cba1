"""The words of a language as a page: every word of its glossary with its forms, and the pages it is taken from.

The forms are also there for the search, which has no stemmer for some of the languages: whoever types one of them finds
this page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from belote.rulebook.glossary import BASIC, UNCITED, Glossary, glossary
from belote.rulebook.language import SOURCE
from generators.pages import Page
from generators.words import html, plain

PAGE = "words.md"
NO_FORMS = ("gender",)


def words(lang: str) -> Page:
    """Return the page of the words of a language."""
    known = glossary(lang)
    families = [family for family in known.families if family not in UNCITED]
    parts = [f"# {html(lang, 'title-words')}", f"<p>{html(lang, 'words-lead')}</p>"]
    for family in families:
        parts += [f"## {html(lang, 'words-family', family=family)} {{: #{family} }}", table(known, family)]
    if known.pages:
        parts += [f"## {html(lang, 'words-pages')} {{: #pages }}", pages(known)]
    return Page(PAGE, plain(lang, "title-words"), "\n\n".join(parts), html(lang, "title-words"), {"kind": "words"})


def table(known: Glossary, family: str) -> str:
    """Return the words of a family as a table."""
    titles = ("words-word", "words-forms", "words-pages")
    head = "".join(f'<th scope="col">{html(known.lang, title)}</th>' for title in titles)
    rows = "".join(row(known, family, word, forms) for word, forms in known.families[family].items())
    return f'<table class="words"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def row(known: Glossary, family: str, word: str, forms: Mapping[str, Any]) -> str:
    """Return a word: its basic form, the English one beside it, the others, and where it is from."""
    basic = str(forms.get(BASIC, word))
    english = ""
    if known.lang != SOURCE and glossary(SOURCE).knows(family, word):
        english = f' <small lang="en" dir="ltr">{escape(glossary(SOURCE).form(family, word))}</small>'
    others = ", ".join(f"<bdi>{escape(form)}</bdi>" for form in dict.fromkeys(inflected(forms)) if form != basic)
    both = (("words-forms", others), ("words-pages", cited(known, family, word)))
    cells = "".join(f'<td data-label="{plain(known.lang, title)}">{cell}</td>' for title, cell in both)
    return f'<tr><th scope="row"><bdi>{escape(basic)}</bdi>{english}</th>{cells}</tr>'


def inflected(forms: Mapping[str, Any]) -> Iterator[str]:
    """Yield the forms of a word that are words."""
    for name, form in forms.items():
        if name not in NO_FORMS and isinstance(form, str) and form:
            yield form


def cited(known: Glossary, family: str, word: str) -> str:
    """Return the pages a word is taken from, as numbers, or why there is none."""
    citation = known.citation(family, word)
    numbers = {key: number for number, key in enumerate(known.pages, 1)}
    links = ", ".join(f'<a href="#page-{numbers[key]}">{numbers[key]}</a>' for key in citation.sources)
    if links or not citation.editorial:
        return links
    return f'<small lang="en" dir="ltr">{escape(citation.editorial)}</small>'


def pages(known: Glossary) -> str:
    """Return the pages that use the words."""
    lines = "\n".join(
        f'<li id="page-{number}"><bdi>{escape(page.title)}</bdi><br>'
        f'<a rel="noreferrer" dir="ltr" href="{escape(page.address)}">{escape(page.address)}</a></li>'
        for number, page in enumerate(known.pages.values(), 1)
    )
    return f'<ol class="sources">\n{lines}\n</ol>'
