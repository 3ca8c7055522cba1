"""Everything that may happen now, and who knows what. Clauses auction.turn, play.turn and dealing.known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from belote import auction as calls
from belote import belote as pairs
from belote import dealing
from belote.auction import Call
from belote.cards import Cards, members
from belote.deal.machine import before_first_card, cutter
from belote.deal.melds import may_show, nameable, seen, words_open
from belote.deal.state import Deal
from belote.deal.timeline import swapper
from belote.declarations import Meld
from belote.setup import Seat

NOBODY: Mapping[Seat, tuple[Any, ...]] = {}


class Legal(NamedTuple):
    """What may happen now.

    ``turn`` is the seat that must act, nothing when the deal is over. ``cards`` are its legal cards and ``may_say``
    those with which the word belote is in place; ``calls`` are by seat, the seats out of turn included;
    ``declarations`` is what each seat may truthfully declare, ``may_show`` the seats that may lay theirs open.
    """

    phase: str
    turn: Seat | None
    cards: Cards = 0
    may_say: Cards = 0
    calls: Mapping[Seat, tuple[Call, ...]] = NOBODY
    declarations: Mapping[Seat, tuple[Meld, ...]] = NOBODY
    may_show: tuple[Seat, ...] = ()


def legal_cards(deal: Deal) -> Cards:
    """Return the legal cards of the seat whose turn it is; none outside the play."""
    return deal.play.legal if deal.phase == "play" and deal.play is not None else 0


def turn(deal: Deal) -> Seat | None:
    """Return the seat that must act now, nothing when the deal is over."""
    if deal.phase == "cut":
        return cutter(deal)
    if deal.phase in ("auction", "offer"):
        return deal.auction.turn
    if deal.phase == "swap":
        return swapper(deal, deal.rules.declaration.dealing.steps[deal.step])
    if deal.phase == "lay_away":
        return deal.contract.taker if deal.contract else None
    return deal.play.turn if deal.phase == "play" and deal.play is not None else None


def legal(deal: Deal) -> Legal:
    """Return everything that may happen now."""
    if deal.phase != "play":
        return Legal(deal.phase, turn(deal), calls=legal_calls(deal))
    seats = range(deal.rules.table.count)
    speaking = words_open(deal)
    return Legal(
        phase="play",
        turn=turn(deal),
        cards=legal_cards(deal),
        may_say=may_say(deal),
        calls=legal_calls(deal),
        declarations={seat: found for seat in seats if (found := nameable(deal, seat))} if speaking else NOBODY,
        may_show=tuple(seat for seat in seats if may_show(deal, seat)) if speaking else (),
    )


def legal_calls(deal: Deal) -> Mapping[Seat, tuple[Call, ...]]:
    """Return the calls every seat may make now, late ones before the first card included."""
    rules, hands = deal.rules.auction, deal.layout.hands
    if deal.phase in ("auction", "offer"):
        return calls.legal_calls(rules, deal.auction, hands)
    if deal.phase in ("swap", "lay_away") or before_first_card(deal):
        late = calls.late_calls(rules, deal.auction, hands)
        return only_doubles(late) if deal.play is None else late
    return NOBODY


def only_doubles(found: Mapping[Seat, tuple[Call, ...]]) -> Mapping[Seat, tuple[Call, ...]]:
    """Return what may be called before the cards are complete."""
    doubles = {seat: tuple(call for call in some if call.do == "double") for seat, some in found.items()}
    return {seat: some for seat, some in doubles.items() if some}


def may_say(deal: Deal) -> Cards:
    """Return the legal cards with which the word belote is in place."""
    rules, play = deal.rules.belote, deal.play
    if rules is None or play is None or play.belote is None:
        return 0
    table, seat = deal.table, play.turn
    found = 0
    if not any(both & play.legal for both in rules.pairs[table.denomination]):
        return found
    playable = dealing.playable(deal.layout, seat)
    for both in rules.pairs[table.denomination]:
        for card in members(both & play.legal):
            if pairs.may_say(rules, play.belote, table, seat, playable, card, play.trick):
                found |= 1 << card
    return found


def known(deal: Deal, seat: Seat) -> Cards:
    """Return the cards whose place a seat knows. Clause dealing.known."""
    cards = dealing.known(deal.layout, seat)
    return cards | seen(deal, deal.play) if deal.play is not None else cards
