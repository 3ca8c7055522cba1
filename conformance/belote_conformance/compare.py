"""Compare what a program observed with what a record expects, at the strictness the program declared.

Clauses protocol.strictness and protocol.sets.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

RESULTS = ("totals", "items", "trace")
REFUSALS = ("refused", "phase", "code")
TOTALS = {"score", "totals", "winner", "finished", "outcome", "refused"}
ITEMS = (
    TOTALS | {"items", "pool", "tests", "declared", "belote", "card_points", "marks"} | {"contract", "dealer", "target"}
)
SETS = {"cards", "calls", "declarations", "may_say", "may_show", "hands", "known", "items", "scored"}
DEFAULTS: dict[str, Any] = {"amount": None, "flag": False, "level": 0, "manner": "plain", "belote": False, "of": None}


@dataclass(frozen=True)
class Difference:
    """The first place where a program and a record differ."""

    at: int | str
    what: str
    expected: Any
    observed: Any


def relevant(what: str, results: str) -> bool:
    """Say whether an observation is compared at this strictness."""
    return results == "trace" or what in (ITEMS if results == "items" else TOTALS)


def first_difference(
    expect: list[dict[str, Any]], observations: list[dict[str, Any]], results: str, refusals: str
) -> Difference | None:
    """Return the first difference in the order of the checkpoints, or nothing."""
    by_place = {point.get("at"): point for point in observations}
    for point in expect:
        seen = by_place.get(point["at"], {})
        for what, expected in point.items():
            if what == "at" or not relevant(what, results):
                continue
            if not agrees(what, expected, seen.get(what), refusals):
                return Difference(point["at"], what, expected, seen.get(what))
    return None


def agrees(what: str, expected: Any, observed: Any, refusals: str) -> bool:
    """Say whether one observation agrees with what is expected of it."""
    if what == "refused":
        return refused_alike(expected, observed, refusals)
    if what == "items":
        return items_alike(expected, observed)
    if what == "contract":
        return contract_alike(expected, observed)
    return text(canonical(what, expected)) == text(canonical(what, observed))


def refused_alike(expected: dict[str, Any], observed: Any, refusals: str) -> bool:
    """Compare refusals: that it was refused, in which phase, and for which reason."""
    if not isinstance(observed, dict):
        return False
    keys = {"refused": (), "phase": ("phase",), "code": ("phase", "code", "clause")}[refusals]
    return all(text(expected[key]) == text(observed.get(key)) for key in keys if key in expected)


def items_alike(expected: list[dict[str, Any]], observed: Any) -> bool:
    """Compare items as a set, by the members every expected item names."""
    if not isinstance(observed, list) or not all(isinstance(item, dict) for item in observed):
        return False
    keys = set.intersection(*(set(item) for item in expected)) if expected else set()
    shown = [{key: item.get(key) for key in keys if key in item} for item in observed]
    wanted = [{key: item[key] for key in keys} for item in expected]
    return sorted(map(text, wanted)) == sorted(map(text, shown))


def contract_alike(expected: Any, observed: Any) -> bool:
    """Compare contracts by the members the record names; an absent member has its default."""
    if not isinstance(expected, dict) or not isinstance(observed, dict):
        return text(expected) == text(observed)
    return all(text(value) == text(observed.get(key, DEFAULTS.get(key))) for key, value in expected.items())


def canonical(what: str, value: Any) -> Any:
    """Return a form in which equal observations are equal: sets sorted, absent members dropped."""
    if isinstance(value, dict):
        kept = {key: canonical(what, item) for key, item in value.items()}
        return {key: item for key, item in kept.items() if key not in DEFAULTS or item != DEFAULTS[key]}
    if isinstance(value, list):
        items = [canonical(what, item) for item in value]
        return sorted(items, key=text) if what in SETS else items
    return value


def text(value: Any) -> str:
    """Return a stable text of a value, to sort by."""
    return json.dumps(value, sort_keys=True)
