"""Lays one declaration over another: maps merge, lists and scalars replace, null removes; every node keeps its origin.

Maps of bounded size (``rounding.up_from``) are one value and replace. A file may cite what it inherits: where its path
is at least as long as that of the parent, its citation takes the place of the parent's; file and line stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from belote.declaration.catalogue import DeclarationFile
from belote.declaration.meant import RESERVED, without_path
from belote.declaration.paths import Path, copied, dotted, nodes, spells, without
from belote.declaration.sources import NOT_CITED, Citation, citation, covering
from belote.declaration.suggest import did_you_mean, listed, sentences
from belote.declaration.vocabulary import TEXTS, clause_at, keeps_null, replaced_whole, sections
from belote.errors import Place, Problem


@dataclass(frozen=True)
class Origin:
    """Where a node was set: file, line and column (from 1), the option if one set it, and the citation.

    An origin without a file is a default of the schema. ``reach`` is the length of the path that cites the node;
    ``replaces`` tells that an inherited value stood there before.
    """

    file: str = ""
    line: int = 0
    column: int = 0
    option: str = ""
    citation: Citation = NOT_CITED
    reach: int = 0
    replaces: bool = False

    @property
    def is_default(self) -> bool:
        """Whether no file set the node."""
        return not self.file

    def place(self, path: Path) -> Place:
        """Return the place of the node, for a message."""
        return Place(self.file, self.line, self.column, dotted(path))


DEFAULT = Origin()


@dataclass(frozen=True)
class Layer:
    """What is laid over the rest at one time: the sections of a file, or one of its options.

    An option is ``inherited`` where another file than its own chooses it: what it takes away may be gone there already.
    ``without`` are paths that are left out, to see what they bring about.
    """

    file: DeclarationFile
    option: str = ""
    inherited: bool = False
    without: frozenset[Path] = frozenset()

    @property
    def key(self) -> tuple[str, str]:
        """What makes two layers the same."""
        return str(self.file.path), self.option

    @cached_property
    def overlay(self) -> Mapping[str, Any]:
        """The sections this layer touches, and in a file its notes and paragraphs."""
        if self.option:
            overlay: Mapping[str, Any] = self.file.data["options"][self.option]["set"]
        else:
            overlay = {name: self.file.data[name] for name in (*TEXTS, *sections()) if name in self.file.data}
        return without(overlay, self.without) if self.without else overlay

    @property
    def head(self) -> Path:
        """Where the overlay stands in its file."""
        return ("options", self.option, "set") if self.option else ()

    def place(self, path: Path) -> Place:
        """Return the place of the key, or of the list item, at a path of the overlay."""
        found = self.file.document.place((*self.head, *path), True)
        return Place(found.file, found.line, found.column, dotted(path))

    def origin(self, path: Path, replaces: bool) -> Origin:
        """Return the origin of what this layer sets at a path; ``replaces``: an inherited value stood there."""
        found = self.file.document.place((*self.head, *path), True)
        return Origin(found.file, found.line, found.column, self.option, *self.cited(path), replaces)

    def cited(self, path: Path) -> tuple[Citation, int]:
        """Return the citation this layer has for a path, and the length of the path that carries it."""
        if self.option:
            return citation(self.file.data["options"][self.option]["sources"]), len(path)
        return covering(self.file.cover, path)


def idle_citations(data: Mapping[str, Any], layer: Layer) -> Iterator[Problem]:
    """Yield a problem for every path of the ``sources`` of a file at which nothing stands and nothing was removed."""
    if layer.option:
        return
    for path in layer.file.cover:
        if not spells(data, path) and not spells(layer.overlay, path):
            place = layer.file.document.place(("sources", ".".join(path)), True)
            message, instead = no_path(data, path)
            yield Problem("source.path", message, place, instead)


def no_path(data: Mapping[str, Any], path: tuple[str, ...]) -> tuple[str, str]:
    """Return what is wrong with a path of ``sources`` at which nothing stands, and what to write instead."""
    if path[0] in RESERVED:
        return without_path(path[0])
    within = [path[0]] if path[0] in data else list(data)
    known = [dotted(other) for name in within for other, _ in nodes(data[name], (name,))]
    return "nothing stands at this path", did_you_mean(".".join(path), known)


def restated(origin: Origin, citation: Citation, reach: int) -> Origin:
    """Return the origin of a node that is cited again: the longer path wins, and of two equal ones the later."""
    return replace(origin, citation=citation, reach=reach) if citation and reach >= origin.reach else origin


@dataclass
class Draft:
    """A declaration while layers are laid: the data, the origin of every node, and what was wrong."""

    data: dict[str, Any] = field(default_factory=dict)
    origins: dict[Path, Origin] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def lay(self, layer: Layer) -> None:
        """Lay one layer over what is there, and its citations over those of what it inherits."""
        self.merge(self.data, layer.overlay, (), layer)
        if not layer.option and layer.file.cover:
            sections_cited = {path[0] for path in layer.file.cover}
            for path, origin in self.origins.items():
                if path[0] in sections_cited:
                    self.origins[path] = restated(origin, *layer.cited(path))
        self.problems += idle_citations(self.data, layer)

    def copy(self) -> Draft:
        """Return a draft that can be laid on without changing this one."""
        return Draft(copied(self.data), dict(self.origins), list(self.problems))

    def merge(self, base: dict[str, Any], overlay: Mapping[str, Any], path: Path, layer: Layer) -> None:
        """Lay a map over the map at the same path."""
        for key, value in overlay.items():
            here = (*path, key)
            if value is None and not keeps_null(here):
                self.remove(base, key, here, layer)
            elif isinstance(value, dict) and not replaced_whole(here):
                self.enter(base, key, here, layer)
                self.merge(base[key], value, here, layer)
            elif isinstance(value, dict):
                self.set(base, key, self.without_nulls(base.get(key) or {}, value, here, layer), here, layer)
            else:
                self.set(base, key, value, here, layer)

    def without_nulls(self, base: Any, overlay: Mapping[str, Any], path: Path, layer: Layer) -> Mapping[str, Any]:
        """Return a map that is replaced whole without the members it removes, which must have been there."""
        for key in [key for key, value in overlay.items() if value is None and key not in base]:
            self.remove({}, key, (*path, key), layer)
        return {key: value for key, value in overlay.items() if value is not None}

    def enter(self, base: dict[str, Any], key: str, path: Path, layer: Layer) -> None:
        """Make sure that a map stands at a path."""
        known = isinstance(base.get(key), dict)
        if not known:
            self.forget(path, base.get(key))
            base[key] = {}
        self.origins[path] = layer.origin(path, known)

    def set(self, base: dict[str, Any], key: str, value: Any, path: Path, layer: Layer) -> None:
        """Put a value in the place of whatever stands at a path."""
        known = key in base
        if known:
            self.forget(path, base[key])
        base[key] = copied(value)
        for inner, _ in nodes(value, path):
            self.origins[inner] = layer.origin(inner, known)

    def remove(self, base: dict[str, Any], key: str, path: Path, layer: Layer) -> None:
        """Remove what stands at a path; nothing standing there is a problem, but for inherited options."""
        if key in base:
            self.forget(path, base.pop(key))
            return
        if layer.inherited:
            return
        instead = sentences(did_you_mean(key, base), f"Inherited here: {listed(base, 'and')}." if base else "")
        message = f'null removes "{key}", which is not inherited'
        self.problems.append(Problem("inherit.nothing-to-remove", message, layer.place(path), instead, clause_at(path)))

    def forget(self, path: Path, value: Any) -> None:
        """Drop the origins of a value that stood at a path."""
        for inner, _ in nodes(value, path):
            self.origins.pop(inner, None)


@lru_cache(maxsize=48)
def drafted(layers: tuple[Layer, ...]) -> Draft:
    """Return layers laid one over the other. Nobody may change what is returned: options share what is below them."""
    if not layers:
        return Draft()
    draft = drafted(layers[:-1]).copy()
    draft.lay(layers[-1])
    return draft
