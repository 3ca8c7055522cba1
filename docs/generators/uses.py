"""Which variants use which value: every leaf of every resolved declaration, by the property it is a value of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from belote.declaration.vocabulary import sections
from belote.library import resolved
from generators.tracing import tool

Uses = Mapping[str, Mapping[str, Sequence[str]]]


@cache
def paths() -> frozenset[str]:
    """Return the paths of all properties of the rule sections."""
    return frozenset(tool("links").properties())


@cache
def uses(variants: tuple[str, ...]) -> Uses:
    """Return for each property its values with the variants that have them; a value as it is written in YAML."""
    found: dict[str, dict[str, dict[str, None]]] = defaultdict(lambda: defaultdict(dict))
    for name in variants:
        for section in sections():
            if section in resolved(name).data:
                for path, value in leaves(resolved(name).data[section], section):
                    found[path][value][name] = None
    return {path: {value: tuple(names) for value, names in values.items()} for path, values in found.items()}


def leaves(node: Any, path: str) -> Iterator[tuple[str, str]]:
    """Yield the values below a place, each with the path of its property; members of a list have the path of it.

    A map whose keys are no properties, as cards with their values, has its lines as values.
    """
    if isinstance(node, Mapping):
        for key, child in node.items():
            below = [name for name in (f"{path}.{key}", f"{path}.<name>") if name in paths()]
            yield from leaves(child, below[0]) if below else [(path, f"{key}: {spelled(child)}")]
    elif isinstance(node, list):
        for child in node:
            yield from leaves(child, path)
    else:
        yield path, spelled(node)


def spelled(value: Any) -> str:
    """Return a scalar as it is written in YAML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "null" if value is None else str(value)
