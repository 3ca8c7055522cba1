"""Records of deals as batch logs, and back: what comes before the first card is kept beside as it was told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from belote.batch import layout as at
from belote.batch.columns import Deals, no_deals
from belote.batch.slow import bad_input, contract_of
from belote.batch.tables import Batch
from belote.batch.told import tell
from belote.batch.words import CannotBatch
from belote.deal import Deal, Declare, Event, PlayCard, Show
from belote.errors import BrokenInput, BrokenRecord, Problem, Refusal
from belote.record import counts, write_event
from belote.record.deals import apply, begin
from belote.record.form import problems_of_all
from belote.record.notation import read_event, write_contract
from belote.record.terms import check_terms

Json = Mapping[str, Any]
IN_PLAY = ("play", "declare", "show")
CARDS = (1 << at.CLAIM_AT) - 1

Skip = Callable[[int, str], object]
"""Told the number of a row that makes no record, or of a record that makes no row, and why."""


def deals_of_records(own: Batch, records: Sequence[Json], skip: Skip) -> tuple[Deals, list[tuple[str, str]], int]:
    """Return records of whole deals as columns, what each gave with its events before the first card, and a number.

    Deals in which no card was played, as all passed, have no columns and are left out; the number is how many these
    are. ``skip`` is told of each record that is no whole deal, and of each that the rules or the columns do not allow.
    """
    every = list(whole_deals(own, records, skip))
    told = [one for one in every if any(isinstance(event, PlayCard) for event in one[1])]
    deals = no_deals(own, len(told))
    for number, (deal, events, _) in enumerate(told):
        tell(own, deals, number, deal, events)
    return deals, [kept for _, _, kept in told], len(every) - len(told)


def whole_deals(own: Batch, records: Iterable[Json], skip: Skip) -> Iterator[tuple[Deal, list[Event], tuple[str, str]]]:
    """Yield what ``one_deal`` finds of records; ``skip`` is told of each of which it finds nothing."""
    for number, record in enumerate(records):
        try:
            yield one_deal(own, record)
        except BrokenInput as error:
            skip(number, str(error.problems[0]))


def one_deal(own: Batch, record: Json) -> tuple[Deal, list[Event], tuple[str, str]]:
    """Return a record's deal after all its events, those events in play, and what is kept of the rest.

    Raises ``BrokenRecord`` for a record that is no whole deal, or has an event that is refused, and ``CannotBatch``.
    """
    if record.get("kind") != "deal":
        raise unfit(f"records of kind {record.get('kind')} cannot be packed")
    if any(event["do"] == "fault" for event in record["events"]):
        raise unfit("deals with faults cannot be packed")
    moment = begin(own.rules, record["given"])
    before: list[Json] = []
    events: list[Json] = []
    for place, event in enumerate(record["events"]):
        (events if event["do"] in IN_PLAY else before).append(event)
        try:
            moment = apply(moment, event, f"events.{place}")
        except Refusal as refusal:
            why = Problem(refusal.code, f"event {place} is refused: {refusal.reason}", clause=refusal.clause)
            raise BrokenRecord(why) from refusal
    read = [read_event(own.rules, event, f"events.{place}") for place, event in enumerate(events)]
    if sum(isinstance(event, Declare) for event in read) > at.CLAIMS:
        raise CannotBatch("declarations", f"more than {at.CLAIMS} declarations in a deal")
    return moment.deal, read, (json.dumps(record["given"]), json.dumps(before))


def unfit(why: str) -> BrokenRecord:
    """Return the error for a record that no batch log can hold."""
    return BrokenRecord(Problem("log.no-deal", why, instead="Pack whole deals."))


def records_of_deals(
    own: Batch, variant: Json, deals: Deals, kept: Iterable[tuple[str | None, str | None]], first: int, skip: Skip
) -> Iterator[Json]:
    """Yield deals as records without expectations; ``first`` is the number of the first row.

    A row that keeps what its deal started from is one of kind deal again. Any other, as those that were played into a
    log, tells hands, contract and cards alone: it is one of kind perft, which begins with the play. A row that is
    neither, or that would make a record nobody can read, is skipped, with the reason.
    """
    for number, (given, before) in enumerate(kept):
        try:
            found = (
                from_first_card(own, deals, number, first + number)
                if given is None or before is None
                else from_start(own, deals, number, first + number, json.loads(given), json.loads(before))
            )
            record = {"kind": found["kind"], "title": found["title"], "variant": variant, **found}
            refuse_unreadable(own, record)
        except BrokenRecord as error:
            skip(first + number, told_briefly(error.problems[0]))
        except (LookupError, ValueError, TypeError, RecursionError) as error:
            skip(first + number, f"it is damaged: {error}")
        else:
            yield record


def from_start(own: Batch, deals: Deals, number: int, row: int, given: Json, before: Sequence[Json]) -> dict[str, Any]:
    """Return a row that keeps what its deal started from, and its events before the first card."""
    if not isinstance(before, list):
        raise ValueError("before holds no list")
    events = [*before, *(write_event(own.rules, event) for event in events_of(deals, number))]
    return {"kind": "deal", "title": f"Deal {row} of a batch log", "given": given, "events": events}


def refuse_unreadable(own: Batch, record: Json) -> None:
    """Raise ``BrokenRecord`` for a record that could not be read again, as one from a damaged row."""
    found = problems_of_all(record, needed=("variant",), log=True)
    if found:
        raise BrokenRecord(replace(found[0], message=f"at {found[0].place.path}, {found[0].message}"))
    check_terms(own.rules, record)
    if record["kind"] == "deal":
        begin(own.rules, record["given"])


def told_briefly(problem: Problem) -> str:
    """Return what is wrong with a row, without a place in a record that nobody has written."""
    return f"{problem.message} [{problem.clause}]" if problem.clause else problem.message


def from_first_card(own: Batch, deals: Deals, number: int, row: int) -> dict[str, Any]:
    """Return a row that tells nothing before its first card. Raises ``BrokenRecord`` for hands that cannot be."""
    refuse_head(own, deals, number)
    rules = own.rules
    hands = zip(rules.table.letters, (int(hand) for hand in deals.hands[number]), strict=True)
    given = {
        "dealer": rules.table.letters[int(deals.head[number, at.DEALER])],
        "contract": write_contract(rules, contract_of(own, deals, number)),
        "hands": {letter: rules.pack.names(hand) for letter, hand in hands},
        "depth": 1,
    }
    counts.begin(rules, given)
    events = [write_event(rules, event) for event in events_of(deals, number)]
    return {
        "kind": "perft",
        "title": f"Deal {row} of a batch log, from its first card",
        "given": given,
        "events": events,
    }


def refuse_head(own: Batch, deals: Deals, number: int) -> None:
    """Raise ``BrokenRecord`` for a row without a dealer, a contract, or hands that could be played."""
    wrong = bad_input(own, deals, number)
    if wrong:
        what = {"log.head": "dealer, taker or contract are missing or wrong", "log.hands": "its hands cannot be dealt"}
        raise BrokenRecord(Problem("log.no-beginning", what[wrong]))


def events_of(deals: Deals, number: int) -> Iterator[Event]:
    """Yield the events of a row: before each card its claims, then the hands laid open."""
    claims = [int(claim) for claim in deals.claims[number] if claim]
    for count, play in enumerate(int(play) for play in deals.plays[number] if play != at.NO_PLAY):
        yield from (
            Declare(claim >> at.CLAIM_SEAT, claim & CARDS) for claim in claims if claim >> at.CLAIM_AT & 255 == count
        )
        yield from (Show(seat) for seat, when in enumerate(deals.shown[number]) if when == count)
        yield PlayCard(play >> at.SEAT_SHIFT, play & 63, bool(int(deals.words[number]) >> count & 1))
