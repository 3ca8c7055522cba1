"""The first page of a language: what one may have come for, and where it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belote.rulebook.language import SOURCE
from generators import hand_written, texts, tracing
from generators.pages import Page, url
from generators.words import html, plain

PAGE = "index.md"


def start(lang: str, variants: Sequence[str]) -> Page:
    """Return the start page."""
    title = plain(lang, "title-start")
    jobs = "\n".join(job(lang, *one) for one in main_jobs(lang, variants))
    others = "\n".join(job(lang, *one) for one in other_jobs(lang))
    body = (
        f'# {html(lang, "site-name")}\n\n<p class="lead">{html(lang, "start-lead")}</p>\n\n'
        f'<ul class="jobs jobs--main">\n{jobs}\n</ul>\n\n<ul class="jobs">\n{others}\n</ul>\n'
    )
    meta = {"description": plain(lang, "site-about"), "hide": ["navigation", "toc", "path"], "kind": "start"}
    return Page(PAGE, title, body, html(lang, "title-start"), meta)


Job = tuple[str, str, str]


def main_jobs(lang: str, variants: Sequence[str]) -> Iterator[Job]:
    """Yield the three jobs: address, message of the title, sentence."""
    yield "variants/", "start-read", html(lang, "start-read-more", number=len(variants))
    yield f"../playground/?lang={lang}#1:tool=score", "start-settle", html(lang, "start-settle-more")
    number = len(tracing.records())
    yield f"../{SOURCE}/{learning()}", "start-check", html(lang, "start-check-more", number=number)


def learning() -> str:
    """Return the address of the English pages one learns from, or of how to check a program while there are none."""
    return url("tutorials/index.md") if "tutorials" in hand_written.folders(SOURCE) else url(texts.CHECKING.page)


def other_jobs(lang: str) -> Iterator[Job]:
    """Yield what else there is."""
    yield f"../playground/?lang={lang}#1:tool=edit", "start-declare", html(lang, "start-declare-more")
    yield f"../playground/?lang={lang}#1:tool=which", "start-which", html(lang, "start-which-more")
    yield "compare/", "title-compare", html(lang, "start-compare-more")
    yield "words/", "title-words", html(lang, "start-words-more")


def job(lang: str, address: str, title: str, sentence: str) -> str:
    """Return one job as a card."""
    return f'<li><a href="{address}"><strong>{html(lang, title)}</strong></a><p>{sentence}</p></li>'
