"""Positions from a seed, the same in any language: a text is hashed, and the smallest hash comes first.

The hash is SHA-256 of the text in UTF-8, in small hexadecimal digits. The pack is its cards in the order of the hashes
of ``<seed> <card>``, the dealer the seat with the smallest hash of ``<seed> dealer <seat>``. How calls are chosen is
nobody else's business: they are written out with the position.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from belote.auction import said
from belote.cards import Card, mask, members
from belote.deal import Deal, Event, Given, LayAway, Rules, Say, SwapCard, apply, legal, start


class Opened(NamedTuple):
    """A deal at its first decision, what happens before the play, and the deal when the play begins or it is over."""

    first: Deal
    events: tuple[Event, ...]
    last: Deal


def hashed(text: str) -> str:
    """Return the hash of a text."""
    return sha256(text.encode()).hexdigest()


def shuffled(rules: Rules, seed: str) -> Given:
    """Return the dealer and the pack of a seed."""
    pack = tuple(sorted(range(rules.pack.size), key=lambda card: hashed(f"{seed} {rules.pack.codes[card]}")))
    dealer = min(rules.table.letters, key=lambda letter: hashed(f"{seed} dealer {letter}"))
    return Given(rules.table.seat(dealer), pack)


def opened(rules: Rules, seed: str) -> Opened:
    """Return the deal of a seed, with everything that happens before its play chosen by hashes."""
    first = deal = start(rules, shuffled(rules, seed))
    events: list[Event] = []
    while deal.phase not in ("play", "over"):
        event = chosen(deal, f"{seed} {len(events)}")
        events.append(event)
        deal = apply(deal, event)
    return Opened(first, tuple(events), deal)


def chosen(deal: Deal, seed: str) -> Event:
    """Return a legal event: a pass half of the time where the seat on turn may, else any call of any seat."""
    found, even = legal(deal), hashed(seed)[0] in "02468ace"
    if deal.phase == "swap" and found.turn is not None:
        return SwapCard(found.turn, even)
    if deal.phase == "lay_away" and found.turn is not None:
        return LayAway(found.turn, mask(laid_away(deal, seed)))
    calls = [Say(seat, call) for seat, some in found.calls.items() for call in some]
    if even and calls[0].call.do == "pass":
        return calls[0]
    letter = deal.rules.table.letter
    return min(calls, key=lambda say: hashed(f"{seed} {letter(say.seat)} {said(say.call)}"))


def laid_away(deal: Deal, seed: str) -> tuple[Card, ...]:
    """Return as many cards of the taker as he took up."""
    taker = deal.layout.kitty_taker
    codes = deal.rules.pack.codes
    hand = sorted(members(deal.layout.hands[taker]), key=lambda card: hashed(f"{seed} {codes[card]}"))
    return tuple(hand[: deal.layout.taken_up.bit_count()])
