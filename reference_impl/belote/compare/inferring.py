"""Which tables agree with recorded deals, and for each other one the first deal that it cannot have been.

A *judge* looks at every deal under the rules of a candidate and says what it saw. What a record is judged by stands
here; logs are read by whoever knows their mapping. A deal that only other candidates can read in full, as one with
cards or seats a table does not have, speaks against a candidate too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import log2
from typing import Any, NamedTuple

from belote.compare.tables import Row, matrix
from belote.deal import Deal, Legal, Rules, Say, legal
from belote.declaration import Resolved
from belote.errors import BrokenInput, Refusal
from belote.record import observe, write_event
from belote.record.deals import apply, begin
from belote_conformance.compare import Difference, first_difference, text

Json = Mapping[str, Any]

CLAUSES = {
    "outcome": "scoring.success",
    "items": "scoring.items",
    "score": "scoring.items",
    "pool": "scoring.hanging",
    "marks": "scoring.marks",
}
"""The clause that a difference in an observation is about, where no item tells it."""


class Exclusion(NamedTuple):
    """What speaks against a table: where the deal stands, the clause, and why the deal cannot be one of that table."""

    deal: str
    clause: str
    reason: str


class Seen(NamedTuple):
    """What was seen of a deal under some rules: nothing against them, or why not, and how much could not be read."""

    deal: str
    against: Exclusion | None = None
    unread: tuple[str, ...] = ()


Judge = Callable[[str], Iterator[Seen]]
"""Looks at all deals, one after the other, under the rules of a candidate, given by name."""


class Judged(NamedTuple):
    """A candidate with the number of deals that were looked at, and what excludes it, if anything does."""

    name: str
    deals: int
    against: Exclusion | None


def infer(names: Sequence[str], judge: Judge) -> tuple[Judged, ...]:
    """Return how every candidate stands to the deals; of one that is excluded no deal is looked at after the first.

    Raises what the judge raises for deals that cannot be read at all.
    """
    seen = {name: looked(judge(name)) for name in names}
    best: dict[str, int] = {}
    for some in seen.values():
        for one in some:
            best[one.deal] = min(best.get(one.deal, len(one.unread)), len(one.unread))
    return tuple(judged(name, some, best) for name, some in seen.items())


def looked(deals: Iterable[Seen]) -> list[Seen]:
    """Return what was seen, up to the first deal that speaks against the candidate."""
    found = []
    for one in deals:
        found.append(one)
        if one.against is not None:
            break
    return found


def judged(name: str, some: Sequence[Seen], best: Mapping[str, int]) -> Judged:
    """Return how a candidate stands; ``best`` is how little of each deal some candidate could not read."""
    for number, one in enumerate(some, 1):
        if one.against is not None:
            return Judged(name, number, one.against)
        if len(one.unread) > best[one.deal]:
            reason = f"It cannot be read under these rules: {one.unread[0]}"
            return Judged(name, number, Exclusion(one.deal, "setup.pack", reason))
    return Judged(name, len(some), None)


def record_seen(rules: Rules, record: Json, deal: str) -> Seen:
    """Return what is seen of a record under some rules: events that are refused, and expectations that are not met."""
    record = in_own_words(rules, record)
    ask = [{"at": point["at"], "what": [name for name in point if name != "at"]} for point in record["expect"]]
    try:
        found = observe(rules, record, ask)
    except BrokenInput as error:
        problem = error.problems[0]
        place = f"{problem.place.path}: " if problem.place.path else ""
        return Seen(deal, Exclusion(deal, problem.clause or "record.deal", f"{place}{problem.message}"))
    difference = first_difference(record["expect"], found, "trace", "code")
    return Seen(deal) if difference is None else Seen(deal, exclusion(deal, difference))


def in_own_words(rules: Rules, record: Json) -> Json:
    """Return a whole deal with the words these rules have for calls that mean the same: words are no rule.

    Only words that the rules do not know at all are replaced, up to the first event they refuse. Clause auction.call.
    """
    auction = rules.declaration.auction
    known = {row.call for part in auction.rounds for row in part.bids}
    known |= {row.call for row in auction.doubling} | {row.call for row in auction.annul}
    foreign = {event.get("call", "") for event in record["events"]} - known - {""}
    if record["kind"] != "deal" or not foreign:
        return record
    events = list(record["events"])
    try:
        moment = begin(rules, record["given"])
        for index, event in enumerate(events):
            if event.get("call") in foreign:
                events[index] = reworded(moment.deal, event)
            moment = apply(moment, events[index], f"events.{index}")
    except (BrokenInput, Refusal):
        pass
    return {**record, "events": events}


def reworded(deal: Deal, event: Json) -> Json:
    """Return a call in the word of a table, if exactly one call of that table is the same but for the word."""
    calls = (write_event(deal.rules, Say(seat, call)) for seat, some in legal(deal).calls.items() for call in some)
    same = [call for call in calls if {**call, "call": ""} == {**event, "call": ""}]
    return same[0] if len(same) == 1 else event


def surprise(rules: Rules, records: Iterable[Json]) -> float:
    """Return how surprising whole deals are, in bits, if everybody chooses among all that is legal, each as likely.

    Of tables that agree, the one with the fewest bits leaves least unexplained: one that also allows what nobody ever
    did is less likely. Records of other kinds say nothing. Raises ``BrokenInput`` for a deal that the rules refuse.
    """
    return sum(surprise_of(rules, record) for record in records if record["kind"] == "deal")


def surprise_of(rules: Rules, record: Json) -> float:
    """Return how surprising one deal is, in bits."""
    record = in_own_words(rules, record)
    moment, bits = begin(rules, record["given"]), 0.0
    for index, event in enumerate(record["events"]):
        bits += log2(max(1, choices(legal(moment.deal))))
        moment = apply(moment, event, f"events.{index}")
    return bits


def choices(found: Legal) -> int:
    """Return among how many events one is chosen; how cards are laid away is no choice that is counted."""
    if found.phase == "play":
        declared = sum(map(len, found.declarations.values()))
        return found.cards.bit_count() + declared + len(found.may_show)
    return 2 if found.phase == "swap" else sum(map(len, found.calls.values()))


def exclusion(deal: str, difference: Difference) -> Exclusion:
    """Return what an expectation that is not met says against a table."""
    there = "nothing" if difference.missing else text(difference.observed)
    reason = f"{difference.what} is {text(difference.expected)} in the deal, and {there} by these rules"
    return Exclusion(deal, clause_of(difference), reason)


def clause_of(difference: Difference) -> str:
    """Return the clause of what differs: that of the first item that stands on one side alone."""
    here, there = difference.expected, difference.observed
    if difference.what == "items" and isinstance(here, list) and isinstance(there, list):
        alone = [item for item in (*there, *here) if (item in here) != (item in there)]
        if alone and "clause" in alone[0]:
            return str(alone[0]["clause"])
    return CLAUSES.get(difference.what, "record.checkpoints")


def groups(tables: Sequence[Resolved]) -> tuple[tuple[Resolved, ...], ...]:
    """Return tables in groups of those that have the same rules under several names, in the order given."""
    found: dict[str, list[Resolved]] = {}
    for table in tables:
        found.setdefault(table.digest, []).append(table)
    return tuple(map(tuple, found.values()))


def untold(one: Resolved, other: Resolved) -> tuple[Row, ...]:
    """Return the rules in which two tables differ that the deals did not tell apart."""
    return matrix([one, other]).rows
