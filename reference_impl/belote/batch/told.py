"""Deals of the interpreter as columns: what was given, the contract, and the events from the first lead on."""

from __future__ import annotations

from collections.abc import Iterable

from belote.batch import layout as at
from belote.batch.columns import Deals, no_deals
from belote.batch.contracts_drawn import head_of
from belote.batch.tables import Batch
from belote.batch.words import CannotBatch
from belote.deal import Deal, Declare, Event, PlayCard, Show


def deals_of(own: Batch, samples: Iterable[tuple[Deal, Iterable[Event]]]) -> Deals:
    """Return finished deals, each with its events, as columns. Raises ``CannotBatch`` as ``tell`` does."""
    played = [(deal, tuple(events)) for deal, events in samples]
    deals = no_deals(own, len(played))
    for number, (deal, events) in enumerate(played):
        tell(own, deals, number, deal, events)
    return deals


def tell(own: Batch, deals: Deals, number: int, deal: Deal, events: Iterable[Event]) -> None:
    """Write a deal down as a row. Raises ``CannotBatch`` for one without play, and for more claims than fit."""
    if deal.play is None or deal.contract is None:
        raise CannotBatch("auction", "a deal without play")
    deals.head[number] = head_of(own, deal, deal.contract)
    deals.hands[number] = deal.play.dealt
    deals.stakes[number, : len(deal.given.pool)] = deal.given.pool
    for place, name in enumerate(own.marks):
        counts = (deal.given.marks or {}).get(name, ())
        deals.marks[number, place * own.sheet : place * own.sheet + len(counts)] = counts
    tell_events(deals, number, events)


def tell_events(deals: Deals, number: int, events: Iterable[Event]) -> None:
    """Write down cards, words, claims and hands laid open; what came before the first card is in the head."""
    count = claims = 0
    for event in events:
        if isinstance(event, PlayCard):
            deals.plays[number, count] = event.card | event.seat << at.SEAT_SHIFT
            deals.words[number] |= int(event.belote) << count
            count += 1
        elif isinstance(event, Declare):
            if claims == at.CLAIMS:
                raise CannotBatch("declarations", f"more than {at.CLAIMS} declarations in a deal")
            deals.claims[number, claims] = event.cards | count << at.CLAIM_AT | event.seat << at.CLAIM_SEAT
            claims += 1
        elif isinstance(event, Show):
            deals.shown[number, event.seat] = count
