"""Leaves that cannot matter: refused where the declaration itself sets them, dropped where they are inherited."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from belote.declaration.layers import Origin
from belote.declaration.orphans import Orphan
from belote.declaration.paths import MISSING, Path, below, copied, get, leaves
from belote.declaration.resolved import Dropped
from belote.errors import Problem

Own = Callable[[Origin], bool]
Find = Callable[[dict[str, Any]], Iterable[Orphan]]


def without_orphans(
    data: dict[str, Any], origins: dict[Path, Origin], own: Own, find: Find
) -> tuple[dict[str, Any], dict[Path, Origin], list[Dropped], list[Problem]]:
    """Return the data and the origins without inherited orphans, what was dropped, and the orphans that are refused.

    ``own`` tells the leaves that the declaration itself sets, ``find`` the orphans of a declaration.
    Dropping one leaf may leave another without effect, so the search is repeated until it finds nothing new.
    """
    data, origins = copied(data), dict(origins)
    dropped: list[Dropped] = []
    while True:
        orphans = [orphan for orphan in find(data) if get(data, orphan.path) is not MISSING]
        own_ones = {orphan: list(refusals(orphan, data, origins, own)) for orphan in orphans}
        droppable = [orphan for orphan, problems in own_ones.items() if not problems]
        if not droppable:
            refused = [problem for orphan, problems in own_ones.items() if orphan.refused for problem in problems]
            return data, origins, dropped, refused
        for orphan in sorted(droppable, key=lambda orphan: orphan.path, reverse=True):
            if get(data, orphan.path) is not MISSING:
                dropped.append(Dropped(orphan.path, orphan.reason, orphan.clause))
                origins = drop(data, origins, orphan.path)


def refusals(orphan: Orphan, data: dict[str, Any], origins: dict[Path, Origin], own: Own) -> Iterator[Problem]:
    """Yield a problem at the first leaf of an orphan that the declaration itself sets."""
    for path, _ in leaves(get(data, orphan.path), orphan.path):
        origin = origins.get(path)
        if origin and own(origin):
            message = f"this cannot matter: {orphan.reason.rstrip('.')}"
            instead = "Write null, which removes what is inherited." if origin.replaces else "Remove it."
            yield Problem("orphan", message, origin.place(orphan.path), instead, orphan.clause)
            return


def drop(data: dict[str, Any], origins: dict[Path, Origin], path: Path) -> dict[Path, Origin]:
    """Take away what stands at a path, and the maps that become empty; return the origins of what is left."""
    holder = get(data, path[:-1])
    del holder[path[-1]]
    origins = {known: origin for known, origin in origins.items() if not below(known, path)}
    if isinstance(path[-1], int):
        return {moved_up(known, path): origin for known, origin in origins.items()}
    if not holder and len(path) > 1 and isinstance(path[-2], str):
        return drop(data, origins, path[:-1])
    return origins


def moved_up(path: Path, gone: Path) -> Path:
    """Return the path of a node after the list item at ``gone`` has been taken away."""
    depth = len(gone) - 1
    if len(path) <= depth or path[:depth] != gone[:depth]:
        return path
    position, removed = path[depth], gone[depth]
    if isinstance(position, int) and isinstance(removed, int) and position > removed:
        return (*path[:depth], position - 1, *path[depth + 1 :])
    return path
