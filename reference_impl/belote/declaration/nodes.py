"""What the readers build: a tree of nodes that know their line, and from it plain data with a map of places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from belote.declaration.paths import Path, dotted
from belote.errors import Place


@dataclass(frozen=True)
class Limits:
    """What a reader accepts at most.

    ``size`` in bytes; ``depth`` of nesting; ``nodes`` of the document once aliases are expanded; ``aliases`` of a YAML
    document; ``integer`` the largest absolute value of a number (the default is what every JSON program can hold).
    """

    size: int = 1_000_000
    depth: int = 32
    nodes: int = 6_000
    aliases: int = 16
    integer: int = 2**53 - 1


class Unreadable(Exception):
    """A document the reader refuses, before its file is known: code, sentence, line and column from 1, way out."""

    def __init__(self, code: str, message: str, line: int, column: int, path: Path = (), instead: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.instead = code, message, instead
        self.line, self.column, self.path = line, column, path


@dataclass(frozen=True, slots=True)
class Key:
    """The key of a map, and where it stands."""

    name: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Node:
    """A scalar, a list or a map, and where it stands."""

    line: int
    column: int
    scalar: str | int | bool | None = None
    items: tuple[Node, ...] | None = None
    entries: tuple[tuple[Key, Node], ...] | None = None

    @property
    def size(self) -> int:
        """The number of nodes from here down, this one included."""
        return 1 + sum(node.size for node in self.children())

    @property
    def height(self) -> int:
        """The number of levels from here down, this one included."""
        return 1 + max((node.height for node in self.children()), default=0)

    def children(self) -> tuple[Node, ...]:
        """Return the nodes directly below."""
        if self.entries is not None:
            return tuple(node for _, node in self.entries)
        return self.items or ()

    def data(self) -> Any:
        """Return plain data: dicts, lists, text, integers, booleans and None."""
        if self.entries is not None:
            return {key.name: node.data() for key, node in self.entries}
        if self.items is not None:
            return [node.data() for node in self.items]
        return self.scalar

    def walk(self, path: Path = ()) -> Iterator[tuple[Path, Key | None, Node]]:
        """Yield every node from here down with its path and, inside a map, its key."""
        yield path, None, self
        for key, node in self.entries or ():
            below = node.walk((*path, key.name))
            first, _, _ = next(below)
            yield first, key, node
            yield from below
        for position, node in enumerate(self.items or ()):
            yield from node.walk((*path, position))


@dataclass(frozen=True)
class Document:
    """A document that was read: its plain data, and the place of every key and every value.

    ``tree`` gives the nodes; a reader may postpone building them until a place is asked for.
    """

    data: Any
    file: str
    tree: Callable[[], Node] = field(repr=False, compare=False)

    @cached_property
    def places(self) -> dict[Path, Place]:
        """The place of every value, by path."""
        return {path: self._place(path, node) for path, _, node in self.tree().walk()}

    @cached_property
    def keys(self) -> dict[Path, Place]:
        """The place of every key of a map, by the path of its value."""
        return {path: self._place(path, key) for path, key, _ in self.tree().walk() if key}

    def place(self, path: Path, key: bool = False) -> Place:
        """Return the place of the value (or of the key) at this path, or of the nearest thing above it."""
        for length in range(len(path), -1, -1):
            found = (self.keys.get(path[:length]) if key else None) or self.places.get(path[:length])
            if found:
                return Place(found.file, found.line, found.column, dotted(path))
        return Place(self.file, path=dotted(path))

    def _place(self, path: Path, at: Node | Key) -> Place:
        return Place(self.file, at.line, at.column, dotted(path))
