"""What a declaration is once it is resolved: its rules as plain data, where every leaf came from, and its digest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from belote.declaration.layers import DEFAULT, Origin
from belote.declaration.model import Declaration
from belote.declaration.paths import Path, leaves
from belote.declaration.sources import Citation
from belote.declaration.structure import structure
from belote.declaration.vocabulary import sections
from belote.errors import BrokenDeclaration, Place, Problem


class Dropped(NamedTuple):
    """A leaf, or a map, that was inherited or a default and cannot matter here, and why."""

    path: Path
    reason: str
    clause: str


@dataclass(frozen=True)
class OfferedOption:
    """An option of a declaration that can still be chosen."""

    title: Mapping[str, str]
    citation: Citation
    excludes: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    file: str = ""
    line: int = 0


@dataclass(frozen=True)
class Resolved:
    """A declaration with its parents and the chosen options.

    ``data`` holds the rule sections in the order of the schema, all defaults written out, leaves that cannot matter
    left out (``dropped`` tells which); card points unless the clause says game points. ``provenance`` has the origin of
    every leaf of ``data``: a scalar, an empty map, or a list without maps. ``lineage`` names the layers from the first
    ancestor on. An abstract declaration has only what it and its parents state.
    """

    id: str
    options: tuple[str, ...]
    data: dict[str, Any]
    names: Mapping[str, str]
    summary: Mapping[str, str] = field(default_factory=dict)
    publisher: Mapping[str, str] = field(default_factory=dict)
    regions: tuple[str, ...] = ()
    revision: int = 1
    abstract: bool = False
    file: str = ""
    lineage: tuple[str, ...] = ()
    notes: tuple[Mapping[str, Any], ...] = ()
    paragraphs: Mapping[str, Any] = field(default_factory=dict)
    declared: Mapping[str, OfferedOption] = field(default_factory=dict)
    provenance: Mapping[Path, Origin] = field(default_factory=dict)
    dropped: tuple[Dropped, ...] = ()
    digest: str = ""

    @property
    def name(self) -> str:
        """The id with the chosen options."""
        return "+".join((self.id, *self.options))


def digest(data: Mapping[str, Any]) -> str:
    """Return the digest of resolved rules: SHA-256 of the canonical JSON of the rule sections, with the words of calls.

    Canonical: keys sorted, no spaces, ASCII. Names, publisher, titles, sources, notes and paragraphs do not count.
    """
    rules = {name: data[name] for name in sections() if name in data}
    text = json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return "sha256:" + hashlib.sha256(text.encode("ascii")).hexdigest()


def resolved_document(resolved: Resolved) -> dict[str, Any]:
    """Return the resolved declaration as third parties receive it, as JSON: identity and rule sections."""
    identity: dict[str, Any] = {"variant": resolved.id, "revision": resolved.revision, "names": dict(resolved.names)}
    if resolved.summary:
        identity["summary"] = dict(resolved.summary)
    if resolved.publisher:
        identity["publisher"] = dict(resolved.publisher)
    if resolved.regions:
        identity["regions"] = list(resolved.regions)
    return {**identity, **resolved.data}


def declaration(resolved: Resolved) -> Declaration:
    """Return the typed rules. Raises ``BrokenDeclaration`` for an abstract declaration, which cannot be played."""
    if resolved.abstract:
        message = f"{resolved.name} is abstract: a parent of variants, not one of them"
        instead = "Name a variant that extends it."
        raise BrokenDeclaration(Problem("id.abstract", message, Place(resolved.file), instead))
    return structure(resolved.data, Declaration)


def origin_of(origins: Mapping[Path, Origin], path: Path) -> Origin:
    """Return the origin of a node, or of the nearest node above it that a file set."""
    found = (origins[path[:length]] for length in range(len(path), 0, -1) if path[:length] in origins)
    return next((origin for origin in found if not origin.is_default), DEFAULT)


def provenance(data: Mapping[str, Any], origins: Mapping[Path, Origin]) -> dict[Path, Origin]:
    """Return the origin of every leaf; what no file set is a default."""
    return {path: origins.get(path, DEFAULT) for path, _ in leaves(data)}


def set_leaves(resolved: Resolved) -> Iterator[tuple[Path, Citation]]:
    """Yield the leaves a file or an option set, with their citations."""
    for path, origin in resolved.provenance.items():
        if not origin.is_default:
            yield path, origin.citation


def editorial_leaves(resolved: Resolved) -> list[Path]:
    """Return the leaves whose reading is editorial: no source states it as it stands."""
    return [path for path, citation in set_leaves(resolved) if citation.editorial]


def uncited_leaves(resolved: Resolved) -> list[Path]:
    """Return the leaves that were set without any citation."""
    return [path for path, citation in set_leaves(resolved) if not citation]
