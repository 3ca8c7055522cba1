"""What is wrong with the words of a language: those that are missing, have no basic form, or cite no page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from belote.rulebook.glossary import BASIC, OPTIONAL, UNCITED, Glossary


class Gap(NamedTuple):
    """One thing that is wrong: what kind, in which message or word, and what exactly."""

    kind: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what} ({self.kind})"


def words(source: Glossary, translated: Glossary) -> Iterator[Gap]:
    """Yield the words of the English glossary that a language lacks, and terms without a basic form.

    A family of ``OPTIONAL`` may be left out as a whole.
    """
    for family, entries in source.families.items():
        if family not in OPTIONAL or family in translated.families:
            for word in entries:
                if not translated.knows(family, word):
                    yield Gap("word", f"{family}.{word}", "it is not in the glossary")
    for family, entries in translated.families.items():
        for word, forms in entries.items():
            if BASIC not in forms:
                yield Gap("form", f"{family}.{word}", f"it has no form {BASIC}")


def citations(found: Glossary) -> Iterator[Gap]:
    """Yield families that cite no page of the language, and citations of what is not there."""
    for family, entries in found.families.items():
        for word in entries:
            if family not in UNCITED and not found.citation(family, word):
                yield Gap("citation", f"{family}.{word}", "it cites no page of the language, and no reason why not")
    used = {key for citation in found.cited.values() for key in citation.sources}
    for about, citation in found.cited.items():
        family, _, word = about.partition(".")
        if family not in found.families or (word and not found.knows(family, word)):
            yield Gap("citation", about, "there is no such word in the glossary")
        for key in citation.sources:
            if key not in found.pages:
                yield Gap("citation", about, f"there is no page {key}")
    for key, page in found.pages.items():
        if key not in used:
            yield Gap("citation", key, "no word cites this page")
        if not page.address.startswith(("https://", "http://")):
            yield Gap("citation", key, f"{page.address} is no address of a page")
