"""The list of the rulebooks, by the country their table is in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from belote.library import resolved
from generators.pages import Page, link
from generators.rulebooks import file_of
from generators.words import Said, html, listed, marked, plain, territory

PAGE = "variants/index.md"
EVERYWHERE = "001"
"""The region of a table that is of no one country."""


def by_country(variants: Sequence[str]) -> dict[str, list[str]]:
    """Return the variants by the first country each names."""
    found: dict[str, list[str]] = {}
    for name in variants:
        regions = resolved(name).regions
        found.setdefault(regions[0].split("-")[0] if regions else EVERYWHERE, []).append(name)
    return found


def ordered(groups: Mapping[str, list[str]], lang: str) -> list[tuple[str, list[str]]]:
    """Return the countries with their variants in the order of their names in a language, no country last."""
    named = [(territory(lang, code), names, code) for code, names in groups.items()]
    return [(name, names) for name, names, code in sorted(named, key=lambda one: (one[2] == EVERYWHERE, one[0]))]


def title_of(name: str, lang: str) -> Said:
    """Return what a variant is called, with the options it is named with, and in which language."""
    found = resolved(name)
    title = listed(dict(found.names) or {"en": name}, lang)
    return title._replace(text=" +".join((title.text, *found.options)))


def listing(lang: str, variants: Sequence[str]) -> Page:
    """Return the page of all rulebooks."""
    parts = [f"# {html(lang, 'title-variants')}", f"<p>{html(lang, 'variants-lead')}</p>"]
    for country, names in ordered(by_country(variants), lang):
        parts.append(f"## {country}")
        lines = "\n".join(entry(name, lang) for name in names)
        parts.append(f'<ul class="tables">\n{lines}\n</ul>')
    return Page(PAGE, plain(lang, "title-variants"), "\n\n".join(parts), html(lang, "title-variants"))


def entry(name: str, lang: str) -> str:
    """Return a variant with its summary."""
    found = resolved(name)
    summary = marked(listed(dict(found.summary), lang), lang) if found.summary else ""
    options = html(lang, "variants-more", number=len(found.declared)) if found.declared else ""
    about = " ".join(part for part in (summary, f'<span class="count">{options}</span>' if options else "") if part)
    address = link(PAGE, file_of(name))
    title = marked(title_of(name, lang), lang)
    return f'<li><a href="{address}">{title}</a> <code dir="ltr">{escape(name)}</code><p>{about}</p></li>'
