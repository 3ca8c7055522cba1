"""Explain one place of a record: what may happen there and why, or where a score comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.deal import Rules
from belote.declaration.suggest import shown
from belote.errors import Refusal
from belote.explain.auctions import explain_bidding
from belote.explain.cards import explain_follower, explain_leader, explain_trick
from belote.explain.contests import explain_contest, explain_nameable
from belote.explain.deals import explain_deal
from belote.explain.lines import Line
from belote.explain.scores import explain_score
from belote.record.auctions import Bidding
from belote.record.deals import Moment
from belote.record.kinds import Kind
from belote.record.matches import Course
from belote.record.notation import broken
from belote.record.positions import Position, legal
from belote.record.run import kind_of
from belote.record.spoken import Speaking, decided, nameable
from belote.record.terms import check_record
from belote.record.totals import Scored
from belote.record.wording import event_words

Json = Mapping[str, Any]
CHECKPOINTS = "record.checkpoints"


def explain_step(rules: Rules, record: Json, at: int | str) -> tuple[Line, ...]:
    """Explain a place of a record: the state before event ``at``, and that event if there is one.

    ``end`` is the place after the last event, or before it where a record of kind refusal expects it to be refused.
    Raises ``BrokenRecord`` for a record that cannot be run so far, ``Refusal`` for an earlier event that is refused.
    """
    check_record(rules, record)
    kind, events = kind_of(record), record["events"]
    last = place_of(at, len(events))
    state = kind.begin(rules, record["given"])
    for index, event in enumerate(events[:last]):
        try:
            state = kind.apply(state, event, f"events.{index}")
        except Refusal:
            if at != "end" or record["kind"] != "refusal" or index != len(events) - 1:
                raise
            last = index
    lines = list(explain_state(state))
    if last < len(events):
        lines.append(explain_event(kind, state, events[last], last))
    return tuple(lines)


def place_of(at: int | str, events: int) -> int:
    """Return how many events are applied at a place. Raises ``BrokenRecord`` for a place that does not exist."""
    if at == "end":
        return events
    if type(at) is not int or not 0 <= at <= events:
        raise broken("at", f"{shown(at)} is no place of the record", f"Ask at 0 to {events}, or end.", CHECKPOINTS)
    return at


def explain_event(kind: Kind, state: Any, event: Json, index: int) -> Line:
    """Say whether the event at this place is accepted, and why not."""
    said = event_words(event)
    try:
        kind.apply(state, event, f"events.{index}")
    except Refusal as refusal:
        return Line(f"{said}: refused. {refusal.reason.removesuffix('.')}. ({refusal.code})", refusal.clause)
    return Line(f"{said}: accepted.")


def explain_state(state: Any) -> Iterator[Line]:
    """Explain whatever kind of state this is."""
    if isinstance(state, Moment):
        yield from explain_deal(state.deal)
    elif isinstance(state, Position):
        yield from explain_position(state)
    elif isinstance(state, Bidding):
        yield from explain_bidding(state)
    elif isinstance(state, Speaking):
        yield from explain_speaking(state)
    elif isinstance(state, Scored):
        yield from explain_score(state.rules, state.facts, state.score)
    elif isinstance(state, Course):
        yield from explain_match(state)


def explain_position(position: Position) -> Iterator[Line]:
    """Explain one decision."""
    rules = position.rules
    if position.seat is None:
        yield explain_trick(rules, position.table, position.trick, rules.table.letter(position.holder))
    elif position.trick:
        partner_holds = rules.table.same_side(position.holder, position.seat, position.contract.taker)
        yield from explain_follower(rules, position.table, position.cards, position.trick, partner_holds)
    else:
        yield from explain_leader(rules, position.cards, legal(position))


def explain_speaking(speaking: Speaking) -> Iterator[Line]:
    """Say what may be declared, and how the contest stands."""
    rules = speaking.rules
    found = {seat: melds for seat in range(rules.table.count) if (melds := nameable(speaking, seat))}
    yield from explain_nameable(rules, found)
    yield from explain_contest(rules, decided(speaking))
    if not found and not speaking.claims:
        yield Line("Nobody has anything to declare.", "declarations.kinds")


def explain_match(course: Course) -> Iterator[Line]:
    """Say where a match stands, and how the deal just added was scored."""
    state = course.state
    names = course.match.column_names()
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, state.totals, strict=True))
    if course.score is not None and course.facts is not None:
        yield from explain_score(course.rules, course.facts, course.score)
    yield Line(f"Totals after {state.deals} deal{'' if state.deals == 1 else 's'}: {totals}.", "match.accumulate")
    if state.finished:
        winners = " and ".join(names[column] for column in state.winners) or "nobody"
        yield Line(f"The match is over: {winners} ({state.reason}).", "match.end")
    elif state.dealer is not None:
        yield Line(f"{course.rules.table.letter(state.dealer)} deals next.", "match.next-dealer")
