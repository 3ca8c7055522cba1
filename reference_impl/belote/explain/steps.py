"""Explain one place of a record: what may happen there and why, or where a score comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote import dealing
from belote.deal import Deal, Rules
from belote.deal.ending import facts_of
from belote.declaration.suggest import shown
from belote.declarations import Contest
from belote.errors import Refusal
from belote.explain.calls import explain_calls
from belote.explain.cards import capital, explain_follower, explain_leader
from belote.explain.lines import Line
from belote.explain.scores import explain_score
from belote.record.auctions import Bidding
from belote.record.deals import Moment
from belote.record.form import check
from belote.record.kinds import Kind
from belote.record.matches import Course
from belote.record.notation import broken
from belote.record.positions import Position, legal
from belote.record.run import kind_of
from belote.record.spoken import Speaking, decided
from belote.record.terms import check_terms
from belote.record.totals import Scored
from belote.record.wording import event_words

Json = Mapping[str, Any]
CHECKPOINTS = "record.checkpoints"


def explain_step(rules: Rules, record: Json, at: int | str) -> tuple[Line, ...]:
    """Explain a place of a record: the state before event ``at``, and that event if there is one.

    ``end`` is the place after the last event, or before it where a record of kind refusal expects it to be refused.
    Raises ``BrokenRecord`` for a record that cannot be run so far, ``Refusal`` for an earlier event that is refused.
    """
    check(record)
    check_terms(rules, record)
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
        return Line(f"{said}: refused. {refusal.reason} ({refusal.code})", refusal.clause)
    return Line(f"{said}: accepted.")


def explain_state(state: Any) -> Iterator[Line]:
    """Explain whatever kind of state this is."""
    if isinstance(state, Moment):
        yield from explain_deal(state.deal)
    elif isinstance(state, Position):
        yield from explain_position(state)
    elif isinstance(state, Bidding):
        yield from explain_calls(state.rules, state.state, state.hands)
    elif isinstance(state, Speaking):
        yield from explain_contest(state.rules, decided(state))
    elif isinstance(state, Scored):
        yield from explain_score(state.rules, state.facts, state.score)
    elif isinstance(state, Course):
        yield from explain_match(state)


def explain_deal(deal: Deal) -> Iterator[Line]:
    """Explain a deal as it stands."""
    rules, play = deal.rules, deal.play
    if deal.phase in ("auction", "offer"):
        yield from explain_calls(rules, deal.auction, deal.layout.hands)
    elif deal.phase == "play" and play is not None:
        playable = dealing.playable(deal.layout, play.turn)
        yield Line(f"{rules.table.letter(play.turn)} is to play.", "play.turn")
        if play.trick:
            holder = (play.leader + deal.table.winner(play.trick)) % rules.table.count
            partner_holds = deal.side(holder) == deal.side(play.turn)
            yield from explain_follower(rules, deal.table, playable, play.trick, partner_holds)
        else:
            yield from explain_leader(rules, playable, play.legal)
    elif deal.result is not None:
        yield from explain_end(deal)
    else:
        yield Line(f"The deal is in the phase {deal.phase}.", "dealing.steps")


def explain_end(deal: Deal) -> Iterator[Line]:
    """Explain how a deal ended."""
    result = deal.result
    if result is None:
        return
    yield from explain_contest(deal.rules, result.contest)
    if result.score is not None and deal.play is not None:
        yield from explain_score(deal.rules, facts_of(deal, result.contest), result.score)
    elif result.winner is not None:
        name = deal.rules.table.side_names()[result.winner]
        yield Line(f"{name} wins the match at once.", "match.instant-win")
    else:
        yield Line(f"The deal is {result.outcome}.", "auction.result")


def explain_position(position: Position) -> Iterator[Line]:
    """Explain one decision."""
    rules = position.rules
    if position.seat is None:
        yield Line(f"{rules.table.letter(position.holder)} wins the trick with the best card.", "play.winner")
    elif position.trick:
        partner_holds = rules.table.same_side(position.holder, position.seat, position.contract.taker)
        yield from explain_follower(rules, position.table, position.cards, position.trick, partner_holds)
    else:
        yield from explain_leader(rules, position.cards, legal(position))


def explain_contest(rules: Rules, contest: Contest | None) -> Iterator[Line]:
    """Say which declarations score, which do not, and what decided."""
    if contest is None:
        return
    letter, names = rules.table.letter, rules.pack.names
    for decision in contest.decisions:
        for seat, meld in decision.scoring:
            yield Line(f"{letter(seat)} scores {meld.value} for {' '.join(names(meld.cards))}.", "declarations.contest")
        for beaten in decision.beaten:
            text = f"{letter(beaten.seat)}'s {' '.join(names(beaten.meld.cards))} is beaten by"
            by = f"{letter(beaten.by_seat)}'s {' '.join(names(beaten.by_meld.cards))}"
            yield Line(f"{text} {by} (decided by {beaten.decided_by}).", "declarations.beaten")
        if not decision.scoring and decision.lost:
            yield Line(capital(f"nothing scores in this contest: {decision.decided_by}."), "declarations.tie")


def explain_match(course: Course) -> Iterator[Line]:
    """Say where a match stands."""
    state = course.state
    names = course.match.column_names()
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, state.totals, strict=True))
    yield Line(f"After {state.deals} deals: {totals}.", "match.accumulate")
    if state.finished:
        winners = " and ".join(names[column] for column in state.winners) or "nobody"
        yield Line(f"The match is over: {winners} ({state.reason}).", "match.end")
