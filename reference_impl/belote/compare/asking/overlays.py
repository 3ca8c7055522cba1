"""What an option makes a table say on one subject, found without resolving the whole table.

The overlay of the option is laid over the resolved rules of its variant, and only the sentences of one section are
made. What the option makes idle elsewhere is not looked at: tables that are told of are resolved as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from belote.compare.tables.statements import Statement, statements_of
from belote.declaration import OfferedOption, Path, Resolved, contextual
from belote.declaration.catalogue import load
from belote.declaration.defaults import with_defaults
from belote.declaration.paths import below, leaves
from belote.declaration.vocabulary import keeps_null, replaced_whole
from belote.library import resolved

Data = Mapping[str, Any]

REORDERING = frozenset({"dealing", "auction", "contracts", "pack", "players"})
"""The sections on which defaults depend that are not in the schema."""


@cache
def overlay_of(file: str, option: str) -> Data:
    """Return what an option sets, as the file that declares it writes it."""
    written: Data = load(FilePath(file)).data["options"][option]["set"]
    return written


@cache
def touched(file: str, option: str) -> tuple[Path, ...]:
    """Return the paths an option sets; a list is set as a whole."""
    paths = (path for path, _ in leaves(overlay_of(file, option)))
    return tuple(dict.fromkeys(path[: first_row(path)] for path in paths))


@cache
def sections_of(file: str, option: str) -> frozenset[str]:
    """Return the sections an option sets something in."""
    return frozenset(str(path[0]) for path in touched(file, option))


def first_row(path: Path) -> int:
    """Return how many keys of a path come before its first row."""
    return next((place for place, key in enumerate(path) if isinstance(key, int)), len(path))


@cache
def touches(file: str, option: str, subject: Path) -> bool:
    """Say whether an option sets something a subject is about."""
    paths = [path for path in touched(file, option) if path[0] == subject[0]]
    return any(below(subject, path) or below(path, subject) for path in paths)


def said_with(table: Resolved, option: str, section: str, lang: str = "en") -> dict[Path, Statement]:
    """Return what a table says in one section with one of its options, by subject."""
    offered: OfferedOption = table.declared[option]
    try:
        data = with_defaults(laid_over(table.data, overlay_of(offered.file, option)))
        if not REORDERING.isdisjoint(sections_of(offered.file, option)):
            data = contextual.fill(data)
        return statements_of(data, section, lang)
    except (LookupError, TypeError, ValueError):
        return statements_of(resolved(f"{table.name}+{option}").data, section, lang)


def laid_over(data: Data, overlay: Data, path: Path = ()) -> dict[str, Any]:
    """Return rules with an overlay: maps merge, all else replaces, null removes."""
    return dict(merged(data, overlay, path))


def merged(data: Data, overlay: Data, path: Path) -> Iterator[tuple[str, Any]]:
    """Yield what stands in a map after an overlay was laid over it."""
    for key in dict.fromkeys([*data, *overlay]):
        here = (*path, key)
        if key not in overlay:
            yield key, data[key]
        elif isinstance(overlay[key], Mapping) and not replaced_whole(here):
            old = data.get(key)
            yield key, laid_over(old if isinstance(old, Mapping) else {}, overlay[key], here)
        elif overlay[key] is not None or keeps_null(here):
            yield key, overlay[key]
