"""What differs between two resolved declarations, and what each value means.

Rows of tables are set beside each other first, so that a row more is one difference. What one declaration has and the
other has not (a contract, a table, a whole section) is one difference too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from belote.compare.rows import Rows, plain, side_by_side
from belote.declaration import Path, Resolved
from belote.declaration.paths import MISSING, leaves
from belote.declaration.vocabulary import clause_at, schema_at, sections


class Difference(NamedTuple):
    """One thing that differs: its path, both values (``MISSING`` where one has none), its clause.

    ``path`` is that of the left declaration, or of the right one for what only that has; ``right_path`` that of the
    right one, if it has it; ``place`` names rows by their place in both tables merged.
    """

    path: Path
    left: Any
    right: Any
    clause: str
    right_path: Path
    place: Path

    @property
    def values(self) -> int:
        """How many values differ: the leaves of both sides, each path once."""
        sides = [side for side in (self.left, self.right) if side is not MISSING]
        return len({path for side in sides for path, _ in leaves(side)})

    @property
    def is_word(self) -> bool:
        """Whether only the word for a call or a mark differs, which is no rule."""
        return bool((schema_at(self.path) or {}).get("x-label"))


def differences(left: Resolved, right: Resolved) -> tuple[Difference, ...]:
    """Return everything in which two declarations differ, in the order of the schema."""
    one, other = paired(left, right)
    return tuple(found for name in sections() for found in differing(one, other, (name,), (name,), (name,)))


def paired(left: Resolved, right: Resolved) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the rules of two declarations with the rows of their tables side by side."""
    found: tuple[dict[str, Any], dict[str, Any]] = side_by_side(left.data, right.data)
    return found


def differing(left: Any, right: Any, path: Path, right_path: Path, place: Path) -> Iterator[Difference]:
    """Yield what differs at a key that may be in either of two maps."""
    key = place[-1]
    one, other = left.get(key, MISSING), right.get(key, MISSING)
    if type(one) is not type(other) or not isinstance(one, dict) or not one or not other:
        if one is not other and one != other:
            clause = clause_at(right_path if one is MISSING else path)
            where = right_path if one is MISSING else path
            yield Difference(where, unrowed(one), unrowed(other), clause, right_path, place)
        return
    for inner in sorted({*one, *other}) if isinstance(one, Rows) else dict.fromkeys([*one, *other]):
        here, there = step(one, inner), step(other, inner)
        yield from differing(one, other, (*path, here), (*right_path, there), (*place, inner))


def step(holder: Any, key: Any) -> Any:
    """Return how a path goes on: by the key of a map, by the position of a row."""
    return sum(place < key for place in holder) if isinstance(holder, Rows) else key


def unrowed(value: Any) -> Any:
    """Return a value as declarations have it."""
    return value if value is MISSING else plain(value)


def meaning(path: Path, value: Any) -> str:
    """Return the sentence the schema gives for a value, or the value itself."""
    if value is MISSING:
        return "–"
    node = schema_at(path) or {}
    sentences = node.get("x-meaning", {})
    if isinstance(value, str):
        return str(sentences.get(value, value)) or "(nothing)"
    return json.dumps(value, ensure_ascii=False)
