"""Who plays the deals on which rules are weighed: two policies, the same for all variants.

They are yardsticks, not strong play: ``random`` reaches everything that is legal, ``greedy`` plays as a player does who
looks at the present trick alone. Both declare, show and say all they may. A policy is given the whole deal and what is
legal in it, and looks only at the hand of the seat that acts and at what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from belote.auction import Call
from belote.cards import Card, Cards, members
from belote.compare.weighing.draws import HALF, MASK, below, drawn
from belote.compare.weighing.estimates import best_call, cheapest, richest, wins_with
from belote.deal import Deal, Declare, Event, LayAway, Legal, PlayCard, Say, Show, SwapCard, apply, legal
from belote.errors import CannotHappen

Policy = Callable[[Deal, Legal, int], Event]
"""Chooses a call, a card or an exchange from a deal, what is legal in it, and a number of 64 bits drawn for it."""


def by_chance(deal: Deal, found: Legal, draw: int) -> Event:
    """Choose any legal event, each as likely as the next; in the auction a pass half of the time.

    Calls out of turn count among the calls.
    """
    seat = turn_of(found)
    if found.phase in ("auction", "offer"):
        return any_call(found, draw)
    if found.phase == "swap":
        return SwapCard(seat, draw < HALF)
    if found.phase == "lay_away":
        return LayAway(seat, any_cards(deal.layout.hands[seat], deal.layout.taken_up.bit_count(), draw))
    return played(found, list(members(found.cards))[below(draw, found.cards.bit_count())])


def greedily(deal: Deal, found: Legal, draw: int) -> Event:
    """Choose by one rule for all variants; nothing is left to chance.

    Auction: the call of ``estimates.best_call``. Cards: of those with which the own side holds the trick as it stands
    then, the one worth most card points; without such a card the one worth least. Of equals the lowest by suit and
    rank. A low trump is always exchanged for the turned card, and the cheapest cards are laid away.
    """
    seat = turn_of(found)
    if found.phase in ("auction", "offer"):
        return best_call(deal, found)
    if found.phase == "swap":
        return SwapCard(seat, True)
    table = deal.table
    if found.phase == "lay_away":
        return LayAway(seat, cheapest(table, deal.layout.hands[seat], deal.layout.taken_up.bit_count()))
    winning = wins_with(deal, seat, found.cards)
    return played(found, richest(table, winning) if winning else next(members(cheapest(table, found.cards, 1))))


POLICIES: Mapping[str, Policy] = {"random": by_chance, "greedy": greedily}
"""The policies by name."""


def turn_of(found: Legal) -> int:
    """Return the seat that must act."""
    if found.turn is None:
        raise CannotHappen("nobody can act in a deal that is over")
    return found.turn


def spoken(deal: Deal) -> tuple[Deal, Legal, tuple[Event, ...]]:
    """Return a deal after all that can be declared and shown now, what is legal then, and what was said."""
    said: list[Event] = []
    while True:
        found = legal(deal)
        event = word(found)
        if event is None:
            return deal, found, tuple(said)
        said.append(event)
        deal = apply(deal, event)


def word(found: Legal) -> Event | None:
    """Return a declaration or a showing that is open, if there is one."""
    for seat, melds in found.declarations.items():
        return Declare(seat, melds[0].cards)
    return Show(found.may_show[0]) if found.may_show else None


def played(found: Legal, card: Card) -> PlayCard:
    """Return the card played, with the word belote where it is in place."""
    return PlayCard(turn_of(found), card, bool(found.may_say >> card & 1))


def any_call(found: Legal, draw: int) -> Say:
    """Return a pass half of the time where it is open, else any call of any seat that may speak."""
    seat = turn_of(found)
    own = found.calls[seat]
    if own[0].do == "pass" and draw < HALF:
        return Say(seat, own[0])
    rest = draw << 1 & MASK if own[0].do == "pass" else draw
    calls: list[tuple[int, Call]] = [(speaker, call) for speaker, some in found.calls.items() for call in some]
    return Say(*calls[below(rest, len(calls))])


def any_cards(hand: Cards, number: int, draw: int) -> Cards:
    """Return some cards of a hand, any as likely as the next."""
    held, chosen = list(members(hand)), 0
    for place in range(number):
        chosen |= 1 << held.pop(below(drawn(draw, place), len(held)))
    return chosen
