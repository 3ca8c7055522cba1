"""The page that shows what a search finds. What it searches in is made of the finished pages: see ``joining``."""

from __future__ import annotations

from html import escape

from generators.pages import Page
from generators.words import bundle, html, plain, say

PAGE = "search.md"


def search(lang: str) -> Page:
    """Return the page of the search. Its words stand in the page, where the script finds them."""
    words = {name: say(lang, f"search-{name}", words="{words}") for name in ("none",)}
    label = plain(lang, "search-label")
    other = "" if bundle(lang).has_message("search-label") else ' lang="en" dir="ltr"'
    body = (
        f"# {html(lang, 'title-search')}\n\n"
        f'<form class="search" role="search"><input type="search" name="q" id="words" autocomplete="off" '
        f'aria-label="{escape(label)}"{other}><button{other}>{escape(label)}</button></form>\n'
        f'<p id="found" role="status" data-none="{escape(words["none"].text)}"></p>\n'
        f"<noscript><p>{html(lang, 'search-script')}</p></noscript>\n"
        f'<ol id="results" class="results"></ol>\n'
        f'<p><button id="more" hidden>{html(lang, "search-more")}</button></p>\n'
    )
    meta = {"hide": ["toc"], "kind": "search"}
    return Page(PAGE, plain(lang, "title-search"), body, html(lang, "title-search"), meta)
