"""A deal played out by a policy, with what was legal before every event: what other rules are held against."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from belote.auction import Call
from belote.cards import Cards, mask
from belote.compare.weighing.draws import below, deal_key, drawn, shuffled
from belote.compare.weighing.policies import Policy, spoken
from belote.deal import Deal, Event, Given, Legal, PlayCard, Rules, apply, start
from belote.setup import Seat

DEALER = -1
"""The place at which the dealer is drawn."""

Trick = tuple[int, int]
"""The seat that won a trick and its card points."""


class Seen(NamedTuple):
    """What is legal, so that what means the same is equal: calls are without their words."""

    phase: str
    turn: Seat | None
    cards: Cards
    may_say: Cards
    calls: Mapping[Seat, frozenset[Call]]
    said: frozenset[Event]


class Moment(NamedTuple):
    """One decision: what was seen to be legal, and what had just been declared or shown; and what was chosen."""

    seen: Seen
    event: Event


class Course(NamedTuple):
    """A deal from its first decision to its end.

    ``opened`` is the deal as it stood when the play began, after ``before`` decisions; nothing if it never did.
    """

    key: int
    given: Given
    moments: tuple[Moment, ...]
    tricks: tuple[Trick, ...]
    end: Deal
    opened: Deal | None
    before: int


def given_of(rules: Rules, key: int) -> Given:
    """Return dealer and shuffled pack of a deal: the same for all tables of as many seats and cards."""
    return Given(below(drawn(key, DEALER), rules.table.count), shuffled(key, rules.pack.size))


def courses(rules: Rules, policy: Policy, number: int, seed: int) -> Iterator[Course]:
    """Yield a number of deals played out by a policy; the same seed gives the same deals."""
    return (course(rules, policy, deal_key(seed, place)) for place in range(number))


class Opening(NamedTuple):
    """A deal before its first card: ready for the lead, or over without one, with the decisions that led there."""

    key: int
    given: Given
    moments: tuple[Moment, ...]
    deal: Deal


def opening(rules: Rules, policy: Policy, key: int) -> Opening:
    """Hold the auction of one deal, with all that comes before the play."""
    given = given_of(rules, key)
    deal, moments = start(rules, given), list[Moment]()
    while deal.phase not in ("play", "over"):
        deal, moment = decided(deal, policy, drawn(key, len(moments)))
        moments.append(moment)
        deal = apply(deal, moment.event)
    return Opening(key, given, tuple(moments), deal)


def course(rules: Rules, policy: Policy, key: int) -> Course:
    """Play one deal out."""
    before = opening(rules, policy, key)
    deal, moments, tricks = before.deal, list(before.moments), list[Trick]()
    while deal.phase != "over":
        deal, moment = decided(deal, policy, drawn(key, len(moments)))
        moments.append(moment)
        after = apply(deal, moment.event)
        tricks += won(deal, moment.event, after)
        deal = after
    opened = before.deal if before.deal.phase == "play" else None
    return Course(
        key, before.given, tuple(moments), tuple(tricks), deal, opened, len(before.moments) if opened is not None else 0
    )


def decided(deal: Deal, policy: Policy, draw: int) -> tuple[Deal, Moment]:
    """Return a deal after all that is said before a decision, and the decision."""
    deal, found, said = spoken(deal)
    return deal, Moment(seen(found, said), policy(deal, found, draw))


def play_on(deal: Deal, policy: Policy, key: int, place: int) -> Deal:
    """Play a deal on to its end from a decision on, given by its number; what was legal is not kept."""
    while deal.phase != "over":
        deal, found, _ = spoken(deal)
        deal = apply(deal, policy(deal, found, drawn(key, place)))
        place += 1
    return deal


def won(before: Deal, event: Event, after: Deal) -> tuple[Trick, ...]:
    """Return the trick that an event completed, if it did."""
    if not isinstance(event, PlayCard) or before.play is None or after.play is None:
        return ()
    if after.play.number == before.play.number:
        return ()
    return ((after.play.last_winner, after.table.points(mask((*before.play.trick, event.card)))),)


def seen(found: Legal, said: tuple[Event, ...]) -> Seen:
    """Return what is legal and what was just declared or shown, so that two tables can be compared."""
    calls = {seat: all_meant(some) for seat, some in found.calls.items()}
    return Seen(found.phase, found.turn, found.cards, found.may_say, calls, frozenset(said))


@lru_cache(maxsize=4096)
def all_meant(calls: tuple[Call, ...]) -> frozenset[Call]:
    """Return calls without their words."""
    return frozenset(map(meant, calls))


def meant(call: Call) -> Call:
    """Return a call without its word."""
    return call._replace(call="")
