"""Does a record hold under these rules? The one question of adequacy, comparing and searching."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from belote.deal import Rules
from belote.errors import BeloteError, CannotHappen
from belote.record import observe
from belote_conformance.compare import first_difference, relevant

Json = Mapping[str, Any]


class Observed(NamedTuple):
    """A record with its questions: what is run, what is asked, what is expected."""

    id: str
    clauses: tuple[str, ...]
    record: Json
    ask: Sequence[Json]
    expect: list[dict[str, Any]]


def observed(data: Json, results: str = "trace") -> Observed:
    """Return a record ready to be run many times, with what is compared of a program of these ``results`` alone."""
    expect = [
        {what: value for what, value in point.items() if what == "at" or relevant(what, results)}
        for point in data["expect"]
    ]
    ask = [{"at": point["at"], "what": [key for key in point if key != "at"]} for point in expect]
    return Observed(str(data["id"]), tuple(data["clauses"]), data, ask, expect)


def differs(rules: Rules, record: Observed) -> bool:
    """Say whether a record's expectations are not met under these rules."""
    try:
        seen = observe(rules, record.record, record.ask, checked=True)
    except (BeloteError, CannotHappen, KeyError, IndexError, ValueError, ZeroDivisionError):
        return True
    return first_difference(record.expect, seen, "trace", "code") is not None
