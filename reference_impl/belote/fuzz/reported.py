"""What of an answer is compared: what both tables report, as finely as both do. Clause protocol.strictness.

An answer is laid over the one it is compared with: what it leaves out, or says less finely, is taken from there, so
that the two part only where they contradict each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from belote.compare.traces import Trace
from belote.record.run import MAY_BE_NOTHING
from belote_conformance.compare import DEFAULTS, REFUSALS, RESULTS, SETS, agrees, relevant

Json = Mapping[str, Any]


NOT_ASKED: Mapping[str, Any] = {"refused": "not asked"}
"""Stands for the refusal of a program that runs no refusals: it was asked about the events before it alone."""


class Strictness(NamedTuple):
    """How finely results and refusals are compared; ``complete`` says that what is left out is nothing.

    ``observes`` are the observations that are made, nothing for all of that strictness.
    """

    results: str = "trace"
    refusals: str = "code"
    complete: bool = False
    observes: frozenset[str] | None = None

    def coarser(self, other: Strictness) -> Strictness:
        """Return what both reach."""
        return Strictness(
            min(self.results, other.results, key=RESULTS.index),
            min(self.refusals, other.refusals, key=REFUSALS.index),
            self.complete and other.complete,
            both(self.observes, other.observes),
        )

    def compares(self, what: str) -> bool:
        """Say whether an observation is compared."""
        return relevant(what, self.results, self.observes)


def both(one: frozenset[str] | None, other: frozenset[str] | None) -> frozenset[str] | None:
    """Return what both observe; nothing stands for everything."""
    return other if one is None else one if other is None else one & other


def laid_over(own: Trace, like: Trace, strictness: Strictness, full: bool = False) -> Trace:
    """Return an answer with everything in which it does not contradict another one taken from that one.

    ``full`` says that the other one tells everything: what it leaves out, and may be nothing, is nothing.
    """
    if strictness.complete:
        return own
    pairs = zip(own.places, [known(place, full) for place in like.places], strict=False)
    places = [merged(one, other, strictness) for one, other in pairs]
    if NOT_ASKED in (own.refused, like.refused):
        return Trace((*places, *like.places[len(places) :]), like.refused)
    return Trace((*places, *own.places[len(places) :]), refusal(own, like, strictness))


def known(place: Json, full: bool) -> Json:
    """Return the observations of a place, with those that are nothing where all are told."""
    return {**dict.fromkeys(MAY_BE_NOTHING), **place} if full else place


def merged(own: Json, like: Json, strictness: Strictness) -> dict[str, Any]:
    """Return the observations of one place of ``like``, with those that contradict it."""
    found = dict(like)
    for what, value in own.items():
        if what in like and strictness.compares(what) and not same_words(like[what], value, what):
            wanted = as_far_as(what, like[what], value)
            if not agrees(what, wanted, value, strictness.refusals):
                found[what] = value
    return found


def same_words(one: Any, other: Any, what: str) -> bool:
    """Say whether two sets of words, or of calls, are the same, as most are; of anything else nothing is said."""
    if isinstance(one, dict) and isinstance(other, dict) and what in SETS:
        return one.keys() == other.keys() and all(same_words(one[key], other[key], what) for key in one)
    if not isinstance(one, list) or not isinstance(other, list) or what not in SETS:
        return False
    if what == "calls":
        return len(one) == len(other) and set(map(flat, one)) == set(map(flat, other))
    return all(isinstance(word, str) for word in (*one, *other)) and sorted(one) == sorted(other)


def flat(call: Any) -> str:
    """Return a call by the text of its members in the order of their names."""
    return repr(sorted(call.items())) if isinstance(call, dict) else repr(call)


def as_far_as(what: str, wanted: Any, value: Any) -> Any:
    """Return what is compared with of an observation: of contracts, tricks and items the members that are reported."""
    if what in ("contract", "trick") and isinstance(wanted, Mapping) and isinstance(value, Mapping):
        defaults = DEFAULTS if what == "contract" else {}
        return {key: wanted[key] for key in wanted if key in value or key in defaults}
    if what == "items" and wanted and isinstance(value, list) and all(isinstance(item, Mapping) for item in value):
        keys = set.intersection(*(set(item) for item in value)) if value else set(wanted[0])
        return [{key: item[key] for key in item if key in keys} for item in wanted]
    return wanted


def refusal(own: Trace, like: Trace, strictness: Strictness) -> Json | None:
    """Return the refusal of an answer; that of the other one if they refuse the same event alike."""
    if own.refused is None or like.refused is None or len(own.places) != len(like.places):
        return own.refused
    return like.refused if agrees("refused", like.refused, own.refused, strictness.refusals) else own.refused


def observations(own: Trace, like: Trace, strictness: Strictness) -> frozenset[str]:
    """Return the names of what is compared anywhere in two answers."""
    pairs = zip(own.places, like.places, strict=False)
    names = {what for one, other in pairs for what in one.keys() & other.keys()}
    refused = {"refused"} if own.refused and like.refused and NOT_ASKED not in (own.refused, like.refused) else set()
    return frozenset(what for what in names if strictness.compares(what)) | refused
