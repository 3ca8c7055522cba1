"""The changes of many variants together: a value that a file writes once is changed once, wherever it is inherited.

A change is named by the file that wrote the value, its path, and what stands there now. It counts as caught when a
record of any variant that has the value fails under it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from belote.adequacy.mutations import Mutation, mutations
from belote.declaration import Path, Resolved, dotted
from belote.declaration.layers import DEFAULT, Origin

DEFAULTS = "defaults"
"""The name of the file of what no file wrote."""


class Change(NamedTuple):
    """One change: the file that wrote the value, the mechanical step, and the variants in which it can be made."""

    file: str
    mutation: Mutation
    variants: tuple[str, ...]

    @property
    def key(self) -> str:
        """The permanent name of the change, as ``equivalent.yaml`` and the cache have it."""
        return f"{self.file}: {self.text}"

    @property
    def text(self) -> str:
        """The path, what stood there and what stands there now; of a table, which rows, and its mark."""
        change = self.mutation
        if of_rows(change.old):
            return f"{dotted(change.path)}: {step(change.old, change.new)}, of #{mark(change.old)}"
        return f"{dotted(change.path)}: {written(change.old)} -> {written(change.new)}"


def written(value: Any) -> str:
    """Return a value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def of_rows(value: Any) -> bool:
    """Say whether a value is a table: a list of maps."""
    return isinstance(value, list) and any(isinstance(row, dict) for row in value)


def step(old: Sequence[Any], new: Sequence[Any]) -> str:
    """Say which row of a table is left out, or which two are swapped; rows count from 0, as in paths."""
    place = next((place for place, row in enumerate(new) if row != old[place]), len(new))
    return f"row {place} left out" if len(new) < len(old) else f"rows {place} and {place + 1} swapped"


def mark(value: Any) -> str:
    """Return four signs by which tables with the same path are told apart."""
    return hashlib.sha256(written(value).encode()).hexdigest()[:4]


def changes(variants: Iterable[Resolved]) -> list[Change]:
    """Return every change of these variants, each once, in the order of the variants and of the schema."""
    found: dict[tuple[str, str], tuple[str, Mutation, list[str]]] = {}
    for resolved in variants:
        origins = first_origins(resolved)
        for mutation in mutations(resolved.data):
            file = writer(origins.get(mutation.path, DEFAULT))
            text = f"{dotted(mutation.path)} {written(mutation.old)} {written(mutation.new)}"
            found.setdefault((file, text), (file, mutation, []))[2].append(resolved.id)
    return [Change(file, mutation, tuple(names)) for file, mutation, names in found.values()]


def first_origins(resolved: Resolved) -> Mapping[Path, Origin]:
    """Return the origin of every node: that of its first leaf a file wrote, if there is one."""
    found: dict[Path, Origin] = {}
    for leaf, origin in resolved.provenance.items():
        for length in range(1, len(leaf) + 1):
            known = found.get(leaf[:length])
            if known is None or (known.is_default and not origin.is_default):
                found[leaf[:length]] = origin
    return found


def writer(origin: Origin) -> str:
    """Return the id of the declaration that wrote a value."""
    return DEFAULTS if origin.is_default else FilePath(origin.file).stem
