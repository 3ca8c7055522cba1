"""Hold a deal that was played out under one table's rules against another table's.

The deal of the left table is replayed under the right one event by event, as far as the right one allows it. Where what
is legal differs, the two *part in a legal set*; the replay goes on if the event is legal all the same. Where the right
table refuses the event, or has ended the deal before, nothing after it is compared but the end, and the policy plays on
at the right table alone, with the draws it would have had there. A deal that only the left table has ended is played
on likewise. Tricks are compared as long as both tables have the same cards on the table. What is declared, shown and
said with a card is no choice: each table says all that it may, and the two part in a legal set where that differs.
Calls that mean the same are the same, whatever their words.

Where two tables differ in few sections, most of this is known beforehand: what is equal is not replayed. That changes
no answer.
"""

from __future__ import annotations

from typing import NamedTuple

from belote.compare.weighing.courses import Course, Moment, Trick, meant, play_on, seen, won
from belote.compare.weighing.lean import parts_in_play
from belote.compare.weighing.outcomes import Outcome, outcome
from belote.compare.weighing.policies import Policy, spoken
from belote.deal import Deal, Event, Legal, PlayCard, Rules, Say, apply, start
from belote.deal.ending import finish
from belote.deal.opening import open_play
from belote.errors import Refusal


class Replayed(NamedTuple):
    """Whether the tables part in a legal set and in a trick, and what the deal comes to at the right table."""

    legal: bool
    trick: bool
    end: Outcome


class Alike(NamedTuple):
    """What two tables have in common: all before the play, also what is beside the cards, and also the duties."""

    opening: bool = False
    beside: bool = False
    duties: bool = False


def alike(left: Rules, right: Rules) -> Alike:
    """Return which parts of two tables are the same."""
    one, other = left.declaration, right.declaration
    packs = (one.pack.ranks, one.pack.suits) == (other.pack.ranks, other.pack.suits)
    dealt = one.players == other.players and packs and one.dealing.steps == other.dealing.steps
    opening = dealt and one.contracts == other.contracts and one.auction == other.auction
    wins = [[rule for rule in each.match.instant_win if rule.by == "run"] for each in (one, other)]
    words = one.declarations == other.declarations and one.belote == other.belote and wins[0] == wins[1]
    beside = opening and words and one.trick_melds == other.trick_melds
    return Alike(opening, beside, beside and one.play == other.play)


def replayed(course: Course, right: Rules, same: Alike, policy: Policy) -> Replayed:
    """Hold a deal against the rules of another table; ``same`` is what they share with those it was played under."""
    opened = course.opened
    if opened is None or not same.opening:
        if same.beside:
            return Replayed(False, False, outcome(course.end._replace(rules=right)))
        return step_by_step(start(right, course.given), course, 0, policy)
    if same.beside and scored(course.end):
        parted = False if same.duties else parts_in_play(course, right)
        if parted is not None:
            return Replayed(parted, False, outcome(finish(course.end._replace(rules=right))))
    return step_by_step(open_play(opened._replace(rules=right, play=None)), course, course.before, policy)


def scored(deal: Deal) -> bool:
    """Say whether a deal was played to its last card and scored."""
    return deal.play is not None and deal.result is not None and deal.result.score is not None


def step_by_step(deal: Deal, course: Course, done: int, policy: Policy) -> Replayed:
    """Replay a deal from the decision after those that are done, as far as the right table allows it."""
    parted = False
    tricks: list[Trick] = []
    for place, moment in enumerate(course.moments[done:], done):
        after: Deal | None = None
        if deal.phase != "over":
            deal, found, said = spoken(deal)
            parted = parted or seen(found, said) != moment.seen
            after = taken(deal, found, moment)
        if after is None:
            return Replayed(True, differ(tricks, course), outcome(play_on(deal, policy, course.key, place)))
        tricks += won(deal, moment.event, after)
        deal = after
    parted = parted or deal.phase != "over"
    return Replayed(parted, differ(tricks, course), outcome(play_on(deal, policy, course.key, len(course.moments))))


def taken(deal: Deal, found: Legal, moment: Moment) -> Deal | None:
    """Return the deal after an event of the other table, nothing if it is refused."""
    try:
        return apply(deal, in_own_words(found, moment.event))
    except Refusal:
        return None


def in_own_words(found: Legal, event: Event) -> Event:
    """Return an event with the words of this table: the word belote where it is in place, and that of a call."""
    if isinstance(event, PlayCard):
        return event._replace(belote=bool(found.may_say >> event.card & 1))
    if not isinstance(event, Say):
        return event
    calls = found.calls.get(event.seat, ())
    if event.call in calls:
        return event
    same = [call for call in calls if meant(call) == meant(event.call)]
    return Say(event.seat, same[0]) if len(same) == 1 else event


def differ(tricks: list[Trick], course: Course) -> bool:
    """Say whether a trick that both tables saw was won by another seat, or was worth other points."""
    return any(one != other for one, other in zip(tricks, course.tricks, strict=False))
