"""Stands in for rpds-py, of which there is no build for a browser: what jsonschema and referencing ask of it, no more.

Each structure is a built-in one that is never changed after it was made; the tests hold it to the real library.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class HashTrieMap(dict[Any, Any]):
    """A map; what changes it returns another."""

    @classmethod
    def convert(cls, value: Any) -> HashTrieMap:
        """Return a map of whatever a map can be made of."""
        return value if isinstance(value, cls) else cls(value)

    def insert(self, key: Any, value: Any) -> HashTrieMap:
        """Return the map with an entry more."""
        return HashTrieMap({**self, key: value})

    def remove(self, key: Any) -> HashTrieMap:
        """Return the map without an entry. Raises ``KeyError`` if there is none."""
        self[key]
        return HashTrieMap({known: value for known, value in self.items() if known != key})

    def update(self, *others: Any, **more: Any) -> HashTrieMap:  # type: ignore[override]
        """Return the map with more entries."""
        found = dict(self)
        for other in others:
            found.update(other)
        return HashTrieMap({**found, **more})

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))


class HashTrieSet(frozenset[Any]):
    """A set; what changes it returns another."""

    def insert(self, value: Any) -> HashTrieSet:
        """Return the set with a member more."""
        return HashTrieSet((*self, value))

    def discard(self, value: Any) -> HashTrieSet:
        """Return the set without a member."""
        return HashTrieSet(known for known in self if known != value)

    def update(self, *others: Iterable[Any]) -> HashTrieSet:
        """Return the set with more members."""
        return HashTrieSet(self.union(*others))


class List(tuple[Any, ...]):
    """A list that grows at its front."""

    __slots__ = ()

    def push_front(self, value: Any) -> List:
        """Return the list with a value before the others."""
        return List((value, *self))


__all__ = ["HashTrieMap", "HashTrieSet", "List"]
