"""Citations: which sources a leaf was taken from, and whether those sources are in the bibliography."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path as FilePath
from typing import Any

from belote import data as folders
from belote.declaration.nodes import Document
from belote.declaration.paths import Path, get, nodes, words
from belote.declaration.reader import read_yaml
from belote.declaration.suggest import did_you_mean, shown
from belote.errors import Problem

Cover = Mapping[tuple[str, ...], "Citation"]


@dataclass(frozen=True)
class Citation:
    """The sources of a leaf (a key of the bibliography and perhaps a place), or why the reading is editorial."""

    sources: tuple[str, ...] = ()
    editorial: str = ""

    def __bool__(self) -> bool:
        return bool(self.sources or self.editorial)


NOT_CITED = Citation()


def citation(written: Any) -> Citation:
    """Return a citation as it is written: a list of sources, or a map with ``editorial``."""
    if isinstance(written, Mapping):
        return Citation(tuple(written.get("sources", ())), str(written.get("editorial", "")))
    return Citation(tuple(written or ()))


def cover(written: Mapping[str, Any]) -> Cover:
    """Return the citations of a ``sources`` map by the path they cover."""
    return {tuple(path.split(".")): citation(value) for path, value in written.items()}


def covering(covers: Cover, path: Path) -> tuple[Citation, int]:
    """Return the citation of the longest path that covers this one, and its length; without one, nothing and 0."""
    spelled = words(path)
    lengths = (length for length in range(len(spelled), 0, -1) if spelled[:length] in covers)
    length = next(lengths, 0)
    return covers.get(spelled[:length], NOT_CITED), length


def bibliography() -> Mapping[str, Any]:
    """Return the sources of ``variants/sources.yaml`` by key. Raises ``BrokenDeclaration`` if it cannot be read."""
    return bibliography_of(folders.variants_folder() / "sources.yaml")


def bibliography_of(path: FilePath) -> Mapping[str, Any]:
    """Return the sources of a file, read again only when it has changed; none if there is no such file."""
    if not path.is_file():
        return {}
    status = path.stat()
    return bibliography_version(path, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=8)
def bibliography_version(path: FilePath, changed: int, size: int) -> Mapping[str, Any]:
    """Return the sources of a file as it stood when it was last changed."""
    written = read_yaml(path).data
    return written if isinstance(written, dict) else {}


def cited(document: Document) -> Iterator[tuple[Path, str]]:
    """Yield every source a file cites, with the path at which it is cited."""
    heads: list[Path] = [("sources", path) for path in document.data.get("sources", {})]
    heads += [("options", name, "sources") for name, option in (document.data.get("options") or {}).items() if option]
    heads += [("notes", position, "sources") for position in range(len(document.data.get("notes") or ()))]
    for head in heads:
        for path, value in nodes(get(document.data, head), head):
            if isinstance(value, str) and isinstance(path[-1], int):
                yield path, value


def unknown_sources(found: Iterable[tuple[Path, str]], document: Document) -> Iterator[Problem]:
    """Yield a problem for every citation of a file whose first word is no key of the bibliography."""
    known = bibliography()
    for path, text in found:
        key = text.split()[0] if text.split() else text
        if key not in known:
            own = "Write {editorial: why} for what is no published source; a published one is added to that file."
            instead = did_you_mean(key, known) or own
            message = f"the source {shown(key)} is not in variants/sources.yaml"
            yield Problem("source.unknown", message, document.place(path), instead)
