"""Writing the trees: the pages of all languages as files of Markdown, by several processes."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from generators import comparisons, pairs
from generators.pages import Page, files, nav, save
from generators.rulebooks import rulebook
from generators.tree import Chosen, Tree, tree

T = TypeVar("T")
AT_ONCE = 4
"""How many variants a process writes before it takes others."""


class Planned(NamedTuple):
    """What mkdocs needs to know of the tree of a language, and the files in it."""

    lang: str
    nav: list[dict[str, object]]
    files: tuple[str, ...]
    hidden: tuple[str, ...]


class Count(NamedTuple):
    """How much of a rulebook is translated."""

    name: str
    lang: str
    total: int
    untranslated: int


def folder_of(trees: Path, lang: str) -> Path:
    """Return where the pages of a language are written."""
    return trees / lang / "docs"


def processes() -> int:
    """Return how many processes work at a time."""
    return os.cpu_count() or 1


def write(chosen: Chosen, trees: Path) -> tuple[list[Planned], list[Count]]:
    """Write every page of every language. Raises what the books raise, and nothing is left half built by it."""
    shutil.rmtree(trees, ignore_errors=True)
    with ProcessPoolExecutor(processes()) as pool:
        plans = [pool.submit(planned, chosen, trees, lang) for lang in chosen.languages]
        books = pool.map(partial(write_books, chosen, trees), batches(chosen.variants, AT_ONCE))
        counts = [count for several in books for count in several]
        compared = batches(pairs.chosen_pairs(chosen.variants), 12)
        for _ in pool.map(partial(write_pairs, chosen, trees), compared):
            pass
        return [plan.result() for plan in plans], counts


def batches(items: Sequence[T], number: int) -> list[Sequence[T]]:
    """Return items, a few at a time."""
    return [items[start : start + number] for start in range(0, len(items), number)]


def planned(chosen: Chosen, trees: Path, lang: str) -> Planned:
    """Write the pages of a language but those that are written apart, and return what is in its tree."""
    found = tree(chosen, lang)
    pages = [*files(found.nav), *found.hidden]
    for page in with_text(pages):
        save(folder_of(trees, lang), page)
    return Planned(lang, nav(found.nav), tuple(page.path for page in pages), hidden(found))


def hidden(found: Tree) -> tuple[str, ...]:
    """Return the files that stand outside of the navigation."""
    return tuple(page.path for page in found.hidden)


def with_text(pages: Iterable[Page]) -> Iterator[Page]:
    """Yield the pages that have a text; the others are written apart."""
    return (page for page in pages if page.body)


def write_books(chosen: Chosen, trees: Path, names: Sequence[str]) -> list[Count]:
    """Write the rulebooks of some variants in every language; one variant after the other, so that it runs once."""
    found = []
    known = pairs.by_variant(pairs.chosen_pairs(chosen.variants))
    for name in names:
        for lang in chosen.languages:
            made = rulebook(name, lang, known.get(name, ()))
            save(folder_of(trees, lang), made.page)
            found.append(Count(name, lang, made.total, made.untranslated))
    return found


def write_pairs(chosen: Chosen, trees: Path, some: Sequence[pairs.Pair]) -> None:
    """Write some comparisons, each in its languages."""
    for pair in some:
        for lang in pairs.languages_of(pair, chosen.languages):
            save(folder_of(trees, lang), comparisons.page(pair, lang))


__all__ = ["Count", "Planned", "folder_of", "processes", "write"]
