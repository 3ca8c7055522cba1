"""The words of a language: suits, ranks, contracts, calls, roles and seats with their forms, from ``spec/glossary``.

A glossary is a YAML file: families of terms (``suits``, ``ranks``, …), each term a map of forms. ``nom`` is the basic
form; others are whatever the sentences of that language ask for by ``FORM``: ``acc``, ``gen``, ``plural``, ``indef``
and so on, and ``gender``. A word without an entry is said as it is written, with spaces for underscores.

``pages`` are pages in that language which use the words, ``cited`` says by family, or by family and word, which.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from belote.data import root
from belote.declaration import Citation

BASIC = "nom"
"""The form a term is given in where nothing else is asked for, or where a term has not the form that is."""

OPTIONAL = frozenset(("german_suits",))
"""The families that a language need not have: other names of the same things, of a deck that is not used everywhere."""

UNCITED = frozenset(("indices", "signs"))
"""The families that cite no page: the corner of a card and the sign of a suit are no words."""


class Page(NamedTuple):
    """A page in a language: its title and its address."""

    title: str
    address: str


@dataclass(frozen=True)
class Glossary:
    """The terms of one language by family and word, each with its forms; and the pages that use them.

    ``cited`` has what a family, or one word of it as ``family.word``, is cited by: keys of ``pages``, or the reason why
    no page has it.
    """

    lang: str
    families: Mapping[str, Mapping[str, Mapping[str, Any]]]
    pages: Mapping[str, Page] = field(default_factory=dict)
    cited: Mapping[str, Citation] = field(default_factory=dict)

    def entry(self, family: str, word: str) -> Mapping[str, Any]:
        """Return the forms of a word; a word the glossary does not know has one form, itself."""
        known = self.families.get(family, {}).get(word)
        return known if known is not None else {BASIC: word.replace("_", " ")}

    def knows(self, family: str, word: str) -> bool:
        """Say whether the glossary has an entry for a word."""
        return word in self.families.get(family, {})

    def form(self, family: str, word: str, case: str = BASIC) -> str:
        """Return one form of a word, the basic one where it has no other."""
        entry = self.entry(family, word)
        return str(entry.get(case, entry[BASIC]))

    def gender(self, family: str, word: str) -> str:
        """Return the gender of a word, ``other`` where none is given."""
        return str(self.entry(family, word).get("gender", "other"))

    def citation(self, family: str, word: str) -> Citation:
        """Return what a word is cited by: its own citation, else that of its family; an empty one if there is none."""
        return self.cited.get(f"{family}.{word}") or self.cited.get(family) or Citation()


def file_of(lang: str) -> Path:
    """Return where the glossary of a language lies."""
    return root() / "spec" / "glossary" / f"{lang}.yaml"


@cache
def glossary(lang: str) -> Glossary:
    """Return the glossary of a language. Raises ``FileNotFoundError`` where there is none."""
    text = file_of(lang).read_text(encoding="utf-8")
    data: dict[str, Any] = yaml.safe_load(text)
    pages = {key: Page(page["title"], page["address"]) for key, page in data.pop("pages", {}).items()}
    cited = {about: citation(written) for about, written in data.pop("cited", {}).items()}
    families = {family: terms for family, terms in data.items() if isinstance(terms, dict)}
    return Glossary(lang, families, pages, cited)


def citation(written: Any) -> Citation:
    """Return a citation as it is written: a list of keys, or a map with the reason why there is none."""
    return Citation((), written["editorial"]) if isinstance(written, dict) else Citation(tuple(written))
