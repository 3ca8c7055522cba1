"""Compare what a program observed with what a record expects, at the strictness the program declared.

Clauses protocol.strictness and protocol.sets. Values are compared by their JSON text, because to Python ``True``, ``1``
and ``1.0`` are equal, and to the protocol they are not.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

Json = Mapping[str, Any]
Observes = Collection[str] | None
"""The observations a program makes, or nothing for all of its strictness."""

RESULTS = ("totals", "items", "trace")
REFUSALS = ("refused", "phase", "code")
TOTALS = {"score", "totals", "winner", "finished", "refused"}
ITEMS = TOTALS | {
    *("outcome", "items", "pool", "tests", "declared", "belote", "card_points", "marks"),
    *("contract", "dealer", "target"),
}
TRACE = ITEMS | {
    *("turn", "phase", "cards", "calls", "declarations", "may_say", "may_show", "hands", "known", "trick", "scored"),
    *("heard", "shuffle", "first_dealer", "nodes", "divide", "complete"),
}
SETS = {"cards", "calls", "declarations", "may_say", "may_show", "hands", "known", "items", "scored", "divide"}
DEFAULTS: dict[str, Any] = {"amount": None, "flag": False, "level": 0, "manner": "plain", "belote": False, "of": None}
SORTED = json.JSONEncoder(sort_keys=True)
NAMED = {"contract": DEFAULTS, "trick": {}}  # compared by the members the record names


@dataclass(frozen=True)
class Difference:
    """The first place where a program and a record differ. ``missing`` tells no observation from one that is null."""

    at: int | str
    what: str
    expected: Any
    observed: Any
    missing: bool = False


def relevant(what: str, results: str, observes: Observes = None) -> bool:
    """Say whether an observation is compared at this strictness; ``observes`` narrows it, but for refusals."""
    narrowed = observes is None or what in observes or what == "refused"
    return narrowed and (results == "trace" or what in (ITEMS if results == "items" else TOTALS))


def comparable(expect: Sequence[Json], results: str, observes: Observes = None) -> bool:
    """Say whether anything a record expects is compared at this strictness; if not, it says nothing of a program."""
    return any(relevant(what, results, observes) for point in expect for what in point if what != "at")


def first_difference(
    expect: Sequence[Json], observations: Sequence[Json], results: str, refusals: str, observes: Observes = None
) -> Difference | None:
    """Return the first difference in the order of the checkpoints, or nothing."""
    by_place = {text(point.get("at")): point for point in observations}
    for point in expect:
        seen = by_place.get(text(point["at"]), {})
        for what, expected in point.items():
            if what == "at" or not relevant(what, results, observes):
                continue
            if what not in seen or not agrees(what, expected, seen[what], refusals):
                return Difference(point["at"], what, expected, seen.get(what), what not in seen)
    return None


def agrees(what: str, expected: Any, observed: Any, refusals: str) -> bool:
    """Say whether one observation agrees with what is expected of it."""
    if json.dumps(expected) == json.dumps(observed):
        return True
    if what == "refused":
        return refused_alike(expected, observed, refusals)
    if what == "items":
        return items_alike(expected, observed)
    if what in NAMED:
        return named_alike(expected, observed, NAMED[what])
    return canonical(what, expected) == canonical(what, observed)


def refused_alike(expected: Any, observed: Any, refusals: str) -> bool:
    """Compare refusals: that it was refused, in which phase, and for which reason. What is no refusal is like none."""
    if not isinstance(observed, dict) or not isinstance(expected, dict):
        return False
    keys = {"refused": (), "phase": ("phase",), "code": ("phase", "code", "clause")}[refusals]
    return all(text(expected[key]) == text(observed.get(key)) for key in keys if key in expected)


def items_alike(expected: Any, observed: Any) -> bool:
    """Compare items as a set, by the members every expected item names. What are no items is like none."""
    if not are_items(expected) or not are_items(observed):
        return False
    keys = set.intersection(*(set(item) for item in expected)) if expected else set()
    shown = [{key: item.get(key) for key in keys if key in item} for item in observed]
    wanted = [{key: item[key] for key in keys} for item in expected]
    return sorted(map(text, wanted)) == sorted(map(text, shown))


def are_items(value: Any) -> bool:
    """Say whether a value has the form of items: a list of objects."""
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)


def named_alike(expected: Any, observed: Any, defaults: Json) -> bool:
    """Compare an object by the members the record names; an absent member has its default, if it has one."""
    if not isinstance(expected, dict) or not isinstance(observed, dict):
        return text(expected) == text(observed)
    full = {**defaults, **observed}
    return all(key in full and text(value) == text(full[key]) for key, value in expected.items())


def canonical(what: str, value: Any) -> str:
    """Return a text that is the same for equal observations: sets sorted, members at their default left out."""
    if isinstance(value, str):
        return word(value)
    if isinstance(value, dict):
        members = [(key, canonical(what, value[key])) for key in sorted(value)]
        return "{" + ", ".join([f"{word(key)}: {item}" for key, item in members if item != AT_REST.get(key)]) + "}"
    if isinstance(value, list):
        items = [canonical(what, item) for item in value]
        return "[" + ", ".join(sorted(items) if what in SETS else items) + "]"
    return json.dumps(value)


def word(value: str) -> str:
    """Return the text of a word; a comparison is mostly made of the same few."""
    return remembered(value) if len(value) <= 40 else json.dumps(value)


@lru_cache(maxsize=4096)
def remembered(value: str) -> str:
    """Return the text of a short word."""
    return json.dumps(value)


def text(value: Any) -> str:
    """Return a stable text of a value, to compare and to sort by."""
    return SORTED.encode(value)


AT_REST = {key: text(value) for key, value in DEFAULTS.items()}
