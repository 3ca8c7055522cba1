"""Say in words how an observation differs from what was expected. Clause protocol.sets."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from belote_conformance.compare import SETS, Difference, canonical
from belote_conformance.process import printable

LONGEST_OBSERVATION = 20_000
MOST_MEMBERS = 4


def sentence(difference: Difference) -> str:
    """Say a difference in one line."""
    got = "nothing was observed" if difference.missing else f"got {short(difference.observed)}"
    said = f"at {difference.at}, {difference.what}: expected {short(difference.expected)}, {got}"
    details = "; ".join(apart(difference))
    return f"{said} ({printable(details, 400)})" if details else said


def meant(options: Sequence[str]) -> str:
    """Return that a difference may be a reading of the rules that an option selects."""
    names = (
        ", ".join(options[:3])
        if len(options) > 3
        else " or ".join(filter(None, (", ".join(options[:-1]), options[-1])))
    )
    more = f", or {len(options) - 3} other options" if len(options) > 3 else ""
    return f"Perhaps another reading is meant: under the option {names}{more} there is no difference."


def apart(difference: Difference) -> Iterator[str]:
    """Yield which members of a set are missing and which are too many."""
    what, expected, observed = difference.what, difference.expected, difference.observed
    if what not in SETS or difference.missing or type(expected) is not type(observed):
        return
    wanted, seen = dict(members(what, expected, expected)), dict(members(what, observed, expected))
    lacking = [wanted[key] for key in wanted if key not in seen]
    beyond = [seen[key] for key in seen if key not in wanted]
    for word, found in (("missing", lacking), ("too many", beyond)):
        if found:
            more = f" and {len(found) - MOST_MEMBERS} more" if len(found) > MOST_MEMBERS else ""
            yield f"{word}: {', '.join(found[:MOST_MEMBERS])}{more}"


def members(what: str, value: Any, like: Any, prefix: str = "") -> Iterator[tuple[str, str]]:
    """Yield the members of a set, or of one set for each seat: a text to compare by and one to show.

    Items are cut to the members that every expected item names; the same member twice counts twice.
    """
    if isinstance(value, dict):
        for seat, own in value.items():
            yield from members(what, own, like.get(seat, []) if isinstance(like, dict) else like, f"{seat} ")
        return
    keys = set.intersection(*(set(item) for item in like)) if what == "items" and like else set()
    times: Counter[str] = Counter()
    for item in value if isinstance(value, list) else [value]:
        named = {key: item[key] for key in item if key in keys} if keys and isinstance(item, dict) else item
        text = prefix + canonical(what, named)
        times[text] += 1
        yield f"{text} {times[text]}", prefix + (item if isinstance(item, str) else short(named))


def short(value: Any) -> str:
    """Return a value as JSON, cut to what a line can hold."""
    return printable(json.dumps(value, ensure_ascii=False), 300)


def cut(difference: Difference) -> Difference:
    """Return a difference that is safe to keep: an enormous observation is cut."""
    if len(json.dumps(difference.observed)) <= LONGEST_OBSERVATION:
        return difference
    return replace(difference, observed=short(difference.observed))
