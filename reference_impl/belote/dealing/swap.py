"""The exchange of the low trump for the turned card. Clause dealing.swap."""

from __future__ import annotations

from belote.cards import Card, Pack
from belote.contracts import FinalContract
from belote.dealing.layout import NO_CARD, Layout, replaced
from belote.dealing.steps import exchange_at_place
from belote.declaration.model import Swap
from belote.errors import Refusal
from belote.setup import Seat


def low_card(layout: Layout, rules: Swap, pack: Pack) -> Card:
    """Return the card that may be exchanged: the rank of the rule in the turned suit; -1 when no card was turned."""
    if layout.turned == NO_CARD:
        return NO_CARD
    return pack.index[rules.rank + pack.suits[pack.suit(layout.turned)]]


def may_swap(layout: Layout, rules: Swap, pack: Pack, seat: Seat, contract: FinalContract | None, dealer: Seat) -> bool:
    """Say whether a seat may exchange the low trump now."""
    return barred(layout, rules, pack, seat, contract, dealer) == ""


def barred(layout: Layout, rules: Swap, pack: Pack, seat: Seat, contract: FinalContract | None, dealer: Seat) -> str:
    """Return why a seat may not exchange, as one sentence; nothing if it may."""
    low = low_card(layout, rules, pack)
    if low == NO_CARD or contract is None or contract.denomination != pack.suit_name(pack.suit(layout.turned)):
        return "The turned suit did not become trump."
    if not layout.hands[seat] >> low & 1:
        return f"Only the holder of {pack.codes[low]} may exchange it."
    if rules.by == "taker" and seat != contract.taker:
        return "Only the taker may exchange."
    if rules.by == "not_dealer" and seat == dealer:
        return "The dealer may not exchange."
    if rules.held == "first_cards" and not (layout.first_cards and layout.first_cards[seat] >> low & 1):
        return f"{pack.codes[low]} was not among the first cards of the seat."
    if layout.turned_place == ("hand", seat):
        return "The turned card already lies in the hand of the seat."
    return ""


def swap(layout: Layout, rules: Swap, pack: Pack, seat: Seat, contract: FinalContract | None, dealer: Seat) -> Layout:
    """Exchange the low trump: it goes to the turned card's place, the turned card to the hand; all know both.

    Raises ``Refusal`` (code ``dealing.no-swap``, phase ``swap``) when the rules do not allow it.
    """
    reason = barred(layout, rules, pack, seat, contract, dealer)
    if reason:
        raise Refusal("dealing.no-swap", "swap", "dealing.swap", f"{reason} The seat may keep its card.")
    low, turned = low_card(layout, rules, pack), layout.turned
    layout = exchange_at_place(layout, low)
    hands = replaced(layout.hands, seat, layout.hands[seat] & ~(1 << low) | 1 << turned)
    return layout._replace(hands=hands, turned=low, shown=layout.shown | 1 << low)
