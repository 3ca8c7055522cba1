"""Paths inside a document: tuples of keys and list positions, and their dotted spelling (``auction.rounds.0.ends``)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

Path = tuple[str | int, ...]


class Missing:
    """What ``MISSING`` is: nothing stands there. It stays itself when it is copied or sent to another process."""

    def __reduce__(self) -> str:
        return "MISSING"

    def __repr__(self) -> str:
        return "MISSING"


MISSING = Missing()


def dotted(path: Path) -> str:
    """Return the spelling used in ``sources`` and in messages; list positions count from 0."""
    return ".".join(str(part) for part in path)


def words(path: Path) -> tuple[str, ...]:
    """Return the path with list positions as text, as they stand in its dotted spelling."""
    return tuple(str(part) for part in path)


def get(data: Any, path: Path) -> Any:
    """Return what stands at this path, or ``MISSING``."""
    part: Any
    for part in path:
        if not isinstance(data, dict if isinstance(part, str) else list) or (isinstance(part, int) and part < 0):
            return MISSING
        try:
            data = data[part]
        except (KeyError, IndexError):
            return MISSING
    return data


def spells(data: Any, spelled: tuple[str, ...]) -> bool:
    """Whether something stands at a path that is spelled out, with list positions as text."""
    path: list[str | int] = []
    for part in spelled:
        path.append(int(part) if isinstance(get(data, tuple(path)), list) and part.isdecimal() else part)
    return get(data, tuple(path)) is not MISSING


def is_leaf(value: Any) -> bool:
    """Whether a value is a leaf: a scalar, an empty map, or a list without maps (``[3, 2]``, ``[[suits]]``)."""
    if isinstance(value, Mapping):
        return not value
    if isinstance(value, list):
        return not any(isinstance(item, Mapping) for item in value)
    return True


def children(value: Any) -> Iterator[tuple[str | int, Any]]:
    """Yield what stands directly below a map or a list, with its key or position."""
    if isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, list):
        yield from enumerate(value)


def nodes(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every node from here down, parents first, list items included."""
    yield path, value
    for key, child in children(value):
        yield from nodes(child, (*path, key))


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every leaf from here down."""
    if is_leaf(value):
        yield path, value
        return
    for key, child in children(value):
        yield from leaves(child, (*path, key))


def copied(value: Any) -> Any:
    """Return a copy of plain data that shares no map and no list with it."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


def without(data: Mapping[str, Any], gone: Collection[Path], path: Path = ()) -> dict[str, Any]:
    """Return a map without what stands at some paths, none of which leads into a list."""
    return {
        key: without(value, gone, (*path, key)) if isinstance(value, dict) else value
        for key, value in data.items()
        if (*path, key) not in gone
    }


def below(path: Path, top: Path) -> bool:
    """Whether ``path`` is ``top`` or lies under it."""
    return path[: len(top)] == top
