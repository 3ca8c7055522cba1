"""The page that shows what a search finds. What it searches in is made of the finished pages: see ``joining``."""

from __future__ import annotations

import re
from html import escape

from generators.pages import Page
from generators.words import bundle, direction, html, locale, plain, say

PAGE = "search.md"
NUMBER = re.compile(r"\d+")


def search(lang: str) -> Page:
    """Return the page of the search. Its words stand in the page, where the script finds them."""
    label = plain(lang, "search-label")
    other = "" if bundle(lang).has_message("search-label") else ' lang="en" dir="ltr"'
    body = (
        f"# {html(lang, 'title-search')}\n\n"
        f'<form class="search" role="search"><input type="search" name="q" autocomplete="off" '
        f'aria-label="{escape(label)}"{other}><button{other}>{escape(label)}</button></form>\n'
        f'<p id="found" role="status"{told(lang)}></p>\n'
        f"<noscript><p>{html(lang, 'search-script')}</p></noscript>\n"
        f'<ol id="results" class="results"></ol>\n'
        f'<p><button id="more" hidden>{html(lang, "search-more")}</button></p>\n'
    )
    meta = {"hide": ["toc"], "kind": "search"}
    return Page(PAGE, plain(lang, "title-search"), body, html(lang, "title-search"), meta)


def told(lang: str) -> str:
    """Return what is told of a search, for each category of numbers the language has."""
    found = {"none": plain(lang, "search-none", words="{words}")}
    chosen = say(lang, "search-found", words="{words}", number=1).lang
    for number in reversed(range(130)):
        words = plain(lang, "search-found", words="{words}", number=number)
        found[locale(chosen).plural_form(number)] = NUMBER.sub("{number}", words, count=1)
    other = "" if chosen == lang else f' lang="{chosen}" dir="{direction(chosen)}"'
    return other + "".join(f' data-{name}="{escape(words)}"' for name, words in found.items())
