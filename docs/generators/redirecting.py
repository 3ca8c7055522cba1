"""Addresses outside of the languages: the root, short addresses of variants and clauses, and the page for dead ends.

``/belote-fr/`` leads to the rulebook in the reader's language, ``/clause/play.turn/`` to a clause, so that both can be
said aloud and printed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path

from belote.rulebook.language import SOURCE
from generators.commonmark import clause_file, clause_ids
from generators.pages import url
from generators.rulebooks import file_of
from generators.tree import Chosen
from generators.words import autonym, direction, plain
from generators.writing import Planned

STYLE = (
    ":root{color-scheme:light dark}body{font:17px/1.6 'Noto Sans',system-ui,sans-serif;max-width:34rem;"
    "margin:12vh auto 2rem;padding:0 1.2rem}ul{padding:0;list-style:none}li{margin:.4rem 0}"
    "a{display:inline-block;padding:.35rem 0;color:LinkText}"
)


def write(chosen: Chosen, plans: Sequence[Planned], out: Path, site_url: str = "") -> None:
    """Write every address that leads elsewhere."""
    languages = chosen.languages
    save(out / "index.html", chooser(languages, "", plain(SOURCE, "site-name"), plain(SOURCE, "site-about")))
    save(out / "404.html", lost(languages, site_url))
    if site_url:
        save(out / "sitemap.xml", sitemaps(languages, site_url))
        save(out / "robots.txt", f"User-agent: *\nAllow: /\nSitemap: {site_url}sitemap.xml\n")
    for name in chosen.variants:
        save(out / name / "index.html", chooser(languages, url(file_of(name)), name, "", up="../"))
    for clause in sorted(clause_ids()):
        target = f"../../{SOURCE}/{url(clause_file(clause.split('.')[0]))}#{clause}"
        save(out / "clause" / clause / "index.html", moved(clause, target))


def sitemaps(languages: Sequence[str], site_url: str) -> str:
    """Return the list of the lists of pages, one for each language, which mkdocs has made."""
    lines = "".join(f"<sitemap><loc>{escape(site_url)}{lang}/sitemap.xml</loc></sitemap>\n" for lang in languages)
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    return f"{head}\n{lines}</sitemapindex>\n"


def save(file: Path, text: str) -> None:
    """Write a page."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


def document(title: str, head: str, body: str) -> str:
    """Return a small page that needs nothing else."""
    return (
        '<!DOCTYPE html>\n<html lang="en" dir="ltr">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n"
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<link rel="icon" href="data:,">\n{head}<style>{STYLE}</style>\n'
        f"</head>\n<body>\n<main data-pagefind-ignore>\n{body}\n</main>\n</body>\n</html>\n"
    )


def chooser(languages: Sequence[str], path: str, title: str, about: str, up: str = "") -> str:
    """Return a page that leads to another in the reader's language; without a script the reader chooses."""
    script = (
        "<script>\n"
        f"const known = {json.dumps(list(languages))};\n"
        "const asked = navigator.languages.map(one => one.split('-')[0]);\n"
        "const found = asked.find(one => known.includes(one)) || known[0];\n"
        f"location.replace({json.dumps(up)} + found + {json.dumps('/' + path)} + location.hash);\n"
        "</script>\n"
    )
    body = f"<h1>{escape(title)}</h1>\n" + (f"<p>{escape(about)}</p>\n" if about else "") + listed(languages, path, up)
    return document(title, script, body)


def listed(languages: Sequence[str], path: str, up: str) -> str:
    """Return links to a page in every language."""
    lines = "".join(
        f'<li><a lang="{lang}" hreflang="{lang}" dir="{direction(lang)}" href="{up}{lang}/{path}">'
        f"{autonym(lang)}</a></li>\n"
        for lang in languages
    )
    return f"<ul>\n{lines}</ul>"


def moved(title: str, target: str) -> str:
    """Return a page that leads to another."""
    there = escape(target)
    head = f'<meta http-equiv="refresh" content="0; url={there}">\n<link rel="canonical" href="{there}">\n'
    return document(title, head, f'<h1><a href="{there}">{escape(title)}</a></h1>')


def lost(languages: Sequence[str], site_url: str) -> str:
    """Return the page for an address at which there is nothing. Its links begin at the root."""
    base = "/" + site_url.split("://", 1)[-1].partition("/")[2] if site_url else "/"
    title = plain(SOURCE, "lost-title")
    lines = "".join(
        f'<li lang="{lang}" dir="{direction(lang)}"><a href="{base}{lang}/">{autonym(lang)}</a></li>\n'
        for lang in languages
    )
    body = f"<h1>{escape(title)}</h1>\n<p>{escape(plain(SOURCE, 'lost-more'))}</p>\n<ul>\n{lines}</ul>"
    return document(title, '<meta name="robots" content="noindex">\n', body)
