"""Every mechanical change of a resolved declaration, from the schema alone.

A boolean is flipped, a word replaced by each other word of its list, a number moved by one (or to each other number of
a closed list), a member dropped from a list, neighbours swapped in an ordered one. Labels are left alone: they name
rows and are no rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from belote.declaration import Path
from belote.declaration.paths import leaves
from belote.declaration.vocabulary import clause_at, schema_at, sections

ORDERED = {"order", "ranks", "cards", "runs", "factors", "runs_by", "success", "doubling", "bids", "squares", "steps"}
"""Lists and strings whose order is a rule."""

FLEXIBLE = {"against": ("defenders", "each_opponent", "bid"), "worth": ("bid",), "award": ("none", "pot")}
"""Words of values that may be a word or a number."""


class Mutation(NamedTuple):
    """One change: the path of the leaf, its clause, what stood there and what stands there now."""

    path: Path
    clause: str
    old: Any
    new: Any

    def apply(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return the declaration with the change made: a copy, which shares what has not changed."""
        changed: dict[str, Any] = with_value(data, self.path, self.new)
        return changed


def with_value(data: Any, path: Path, value: Any) -> Any:
    """Return maps and lists with another value at a path; what lies beside the path is not copied."""
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = with_value(data[path[0]], path[1:], value)
    return copy


def mutations(data: dict[str, Any]) -> Iterator[Mutation]:
    """Yield every change of a declaration, section by section."""
    for section in sections():
        for path, value in leaves(data.get(section, {}), (section,)):
            node = schema_at(path) or {}
            if node.get("x-label"):
                continue
            for new in changed_values(str(path[-1]), value, node):
                yield Mutation(path, clause_at(path), value, new)
    yield from row_mutations(data)


def changed_values(key: str, value: Any, node: dict[str, Any]) -> Iterator[Any]:
    """Yield every other value a leaf may take by one mechanical step."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from changed_number(value, node)
        yield from FLEXIBLE.get(key, ())
    elif isinstance(value, str):
        yield from changed_word(key, value, node)
    elif isinstance(value, list):
        yield from changed_list(key, value, node)


def changed_number(value: int, node: dict[str, Any]) -> Iterator[int]:
    """Yield the numbers beside this one, or the others of a closed list."""
    listed = [other for other in node.get("enum", ()) if isinstance(other, int)]
    yield from (other for other in listed if other != value) if listed else (value - 1, value + 1)


def changed_word(key: str, value: str, node: dict[str, Any]) -> Iterator[Any]:
    """Yield the other words of a closed list; in a string of ranks, swap neighbours and drop one."""
    words = [*node.get("enum", ()), *FLEXIBLE.get(key, ())]
    if words:
        yield from (word for word in dict.fromkeys(words) if word not in (value, None))
    elif "pattern" in node:
        if key in ORDERED:
            yield from (swapped(value, place) for place in range(len(value) - 1))
        yield from (value[:place] + value[place + 1 :] for place in range(len(value)) if len(value) > 1)


def changed_list(key: str, value: list[Any], node: dict[str, Any]) -> Iterator[list[Any]]:
    """Drop a member, swap neighbours where the order is a rule, and change each member."""
    for place in range(len(value)):
        if len(value) > 1 or "minItems" not in node:
            yield value[:place] + value[place + 1 :]
    if key in ORDERED:
        for place in range(len(value) - 1):
            if value[place] != value[place + 1]:
                yield [*value[:place], value[place + 1], value[place], *value[place + 2 :]]
    items = node.get("items", {})
    for place, member in enumerate(value):
        if isinstance(member, int) and not isinstance(member, bool):
            for number in (member - 1, member + 1):
                yield [*value[:place], number, *value[place + 1 :]]
    words = items.get("enum", node.get("x-meaning", ())) if isinstance(items, dict) else ()
    for word in words:
        if word not in value:
            yield [*value, word]


def row_mutations(data: dict[str, Any]) -> Iterator[Mutation]:
    """Drop a row of a table, and swap neighbouring rows where the first that fits counts."""
    for path, rows in lists_of_rows(data):
        for place in range(len(rows)):
            yield Mutation(path, clause_at(path), rows, rows[:place] + rows[place + 1 :])
        if str(path[-1]) in ORDERED:
            for place in range(len(rows) - 1):
                new = [*rows[:place], rows[place + 1], rows[place], *rows[place + 2 :]]
                yield Mutation(path, clause_at(path), rows, new)


def lists_of_rows(value: Any, path: Path = ()) -> Iterator[tuple[Path, list[Any]]]:
    """Yield every list of maps, with its path."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from lists_of_rows(item, (*path, key))
    elif isinstance(value, list):
        if value and all(isinstance(item, dict) for item in value):
            yield path, value
        for place, item in enumerate(value):
            yield from lists_of_rows(item, (*path, place))


def swapped(word: str, place: int) -> str:
    """Return a string with two neighbours exchanged."""
    return word[:place] + word[place + 1] + word[place] + word[place + 2 :]
