"""Random whole deals, from a generator that is passed in: for tests, for benchmarks and for ``belote deal``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from belote.auction import Call
from belote.cards import members
from belote.deal import (
    Deal,
    Declare,
    Event,
    Given,
    LayAway,
    Legal,
    PlayCard,
    Rules,
    Say,
    Show,
    SwapCard,
    apply,
    legal,
    start,
)

PASSES = 0.5
"""How often a seat that may pass does."""


class Sample(NamedTuple):
    """A deal that was played to its end: what was given, the events, and the last state."""

    given: Given
    events: tuple[Event, ...]
    deal: Deal


def random_given(rules: Rules, random: Random) -> Given:
    """Return a random dealer and a shuffled pack."""
    pack = list(range(rules.pack.size))
    random.shuffle(pack)
    return Given(dealer=random.randrange(rules.table.count), pack=tuple(pack))


def sample(rules: Rules, random: Random, given: Given | None = None) -> Sample:
    """Play one deal to its end with random legal events; everything declarable is declared and shown."""
    chosen = given or random_given(rules, random)
    events: list[Event] = []
    deal = start(rules, chosen)
    while deal.phase != "over":
        event = random_event(deal, legal(deal), random)
        events.append(event)
        deal = apply(deal, event)
    return Sample(chosen, tuple(events), deal)


def random_event(deal: Deal, found: Legal, random: Random) -> Event:
    """Return a random legal event for the seat whose turn it is, after what can be declared and shown."""
    seat = found.turn
    if seat is None:
        raise ValueError("the deal is over")
    if found.phase in ("auction", "offer"):
        return random_call(found, random)
    if found.phase == "swap":
        return SwapCard(seat, random.random() < 0.5)
    if found.phase == "lay_away":
        held = list(members(deal.layout.hands[seat]))
        return LayAway(seat, sum(1 << card for card in random.sample(held, deal.layout.taken_up.bit_count())))
    for speaker, melds in found.declarations.items():
        return Declare(speaker, melds[0].cards)
    if found.may_show:
        return Show(found.may_show[0])
    card = random.choice(list(members(found.cards)))
    return PlayCard(seat, card, bool(found.may_say >> card & 1))


def random_call(found: Legal, random: Random) -> Say:
    """Return a random call: a pass half of the time, else any call of any seat that may speak."""
    turn = found.turn if found.turn is not None else -1
    own = found.calls[turn]
    if own[0].do == "pass" and random.random() < PASSES:
        return Say(turn, own[0])
    calls: list[tuple[int, Call]] = [(seat, call) for seat, some in found.calls.items() for call in some]
    return Say(*random.choice(calls))


def samples(rules: Rules, number: int, seed: int) -> Iterator[Sample]:
    """Yield a number of random deals; the same seed gives the same deals."""
    random = Random(seed)
    for _ in range(number):
        yield sample(rules, random)
