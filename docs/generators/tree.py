"""The tree of one language: every page of it, in the order of the navigation, and what exists in which language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from belote.rulebook.language import SOURCE
from generators import (
    clauses,
    comparisons,
    errors,
    evidence,
    forms,
    glossaries,
    hand_written,
    listing,
    pairs,
    programs,
    properties,
    recorded,
    searching,
    starting,
    texts,
)
from generators.pages import Entry, Link, Page, Section
from generators.rulebooks import file_of
from generators.words import html, marked

ENGLISH = {"learn": starting.learning(), "reference": "reference/specification/"}
"""Where the pages are that are in English only, by the message that names them."""


class Chosen(NamedTuple):
    """What is to be built: languages, English first, and variants in the order of their list."""

    languages: tuple[str, ...]
    variants: tuple[str, ...]


class Tree(NamedTuple):
    """The navigation of a language, and the pages that stand outside of it."""

    lang: str
    nav: tuple[Entry, ...]
    hidden: tuple[Page, ...] = ()


def tree(chosen: Chosen, lang: str) -> Tree:
    """Return the tree of a language. The text of rulebooks and comparisons is written apart, as it takes long."""
    parts: list[Entry] = [starting.start(lang, chosen.variants), rulebooks(chosen, lang)]
    compared = Section(html(lang, "title-compare"), [comparisons.index(lang, chosen.variants)])
    parts += [compared, glossaries.words(lang)]
    if lang == SOURCE:
        parts += [*hand_written.sections(lang, built(chosen)), reference(chosen), evidence_part(chosen)]
        parts.append(texts.page(texts.CHANGES, chosen.variants))
    else:
        parts += [Link(html(lang, f"title-english-{name}"), f"../{SOURCE}/{path}") for name, path in ENGLISH.items()]
    return Tree(lang, tuple(parts), (searching.search(lang), *pair_pages(chosen, lang)))


def rulebooks(chosen: Chosen, lang: str) -> Section:
    """Return the rulebooks by country."""
    groups = listing.ordered(listing.by_country(chosen.variants), lang)
    countries = [Section(country, [entry(name, lang) for name in names]) for country, names in groups]
    return Section(html(lang, "title-variants"), [listing.listing(lang, chosen.variants), *countries])


def pair_pages(chosen: Chosen, lang: str) -> Iterator[Page]:
    """Yield the entries of the comparisons, whose text is written apart."""
    some = (pair for pair in pairs.chosen_pairs(chosen.variants) if lang in pairs.languages_of(pair, chosen.languages))
    return (Page(pairs.file_of(pair), "", "") for pair in some)


def entry(name: str, lang: str) -> Page:
    """Return the entry of a rulebook, whose text is written apart."""
    title = listing.title_of(name, lang)
    return Page(file_of(name), title.text, "", marked(title, lang))


def built(chosen: Chosen) -> frozenset[str]:
    """Return the files of the rulebooks and comparisons that are built in English."""
    compared = map(pairs.file_of, pairs.chosen_pairs(chosen.variants))
    return frozenset((*map(file_of, chosen.variants), *compared))


def evidence_part(chosen: Chosen) -> Section:
    """Return the evidence: what the corpus covers, what programs of others do, and where sources disagree."""
    some = (texts.RESULTS, texts.LIARS, texts.MUTANTS, texts.WITNESSES)
    answers = Section("Where sources disagree", list(texts.pages(tuple(texts.disagreements()), chosen.variants)))
    return Section("Evidence", [evidence.coverage(), *texts.pages(some, chosen.variants), answers])


def reference(chosen: Chosen) -> Section:
    """Return the reference, which is in English."""
    record, messages = forms.pages()
    declaration, *sections = properties.pages(chosen.variants)
    reading = (texts.READING, texts.CHECKING, texts.ADAPTERS, texts.LOGS, texts.VARIANTS)
    specification, checking, adapters, logs, variants = texts.pages(reading, chosen.variants)
    return Section(
        "Reference",
        [
            specification,
            Section("Clauses", list(clauses.pages())),
            Section("Declaration", [declaration, *sections, variants]),
            Section("Records", [record, *recorded.pages(chosen.variants)]),
            Section("Programs", [checking, messages, adapters, logs]),
            programs.commands(),
            errors.errors(),
        ],
    )
