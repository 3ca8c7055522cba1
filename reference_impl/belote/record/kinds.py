"""The kinds of records, each as three functions: begin with what is given, apply an event, observe by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from belote.deal import Rules
from belote.record import auctions, counts, deals, matches, positions, spoken, totals

Json = Mapping[str, Any]


class Kind(NamedTuple):
    """How one kind of record is run.

    ``begin(rules, given)`` returns a state, ``apply(state, event, path)`` the next one (or raises ``Refusal``),
    ``observe(state, name)`` one observation.
    """

    begin: Callable[[Rules, Json], Any]
    apply: Callable[[Any, Json, str], Any]
    observe: Callable[[Any, str], Any]


KINDS: Mapping[str, Kind] = {
    "deal": Kind(deals.begin, deals.apply, deals.observe),
    "position": Kind(positions.begin, positions.apply, positions.observe),
    "auction": Kind(auctions.begin, auctions.apply, auctions.observe),
    "declarations": Kind(spoken.begin, spoken.apply, spoken.observe),
    "score": Kind(totals.begin, totals.apply, totals.observe),
    "match": Kind(matches.begin, matches.apply, matches.observe),
    "perft": Kind(counts.begin, counts.apply, counts.observe),
}
