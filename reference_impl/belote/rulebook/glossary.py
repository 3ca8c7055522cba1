"""The words of a language: suits, ranks, contracts, calls, roles and seats with their forms, from ``spec/glossary``.

A glossary is a YAML file: families of terms (``suits``, ``ranks``, …), each term a map of forms. ``nom`` is the basic
form; others are whatever the sentences of that language ask for by ``FORM``: ``acc``, ``gen``, ``plural``, ``indef``
and so on, and ``gender``. A word without an entry is said as it is written, with spaces for underscores.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from belote.data import root

BASIC = "nom"
"""The form a term is given in where nothing else is asked for, or where a term has not the form that is."""


@dataclass(frozen=True)
class Glossary:
    """The terms of one language by family and word, each with its forms."""

    lang: str
    families: Mapping[str, Mapping[str, Mapping[str, Any]]]

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


@cache
def glossary(lang: str) -> Glossary:
    """Return the glossary of a language. Raises ``FileNotFoundError`` where there is none."""
    text = (root() / "spec" / "glossary" / f"{lang}.yaml").read_text(encoding="utf-8")
    data: dict[str, Any] = yaml.safe_load(text)
    return Glossary(lang, {family: terms for family, terms in data.items() if isinstance(terms, dict)})
