"""Rights to throw the deal in. Clauses auction.annul, auction.annul.when and auction.annul.hand."""

from __future__ import annotations

from belote.auction.calls import Call
from belote.auction.rules import AuctionRules
from belote.auction.state import AuctionState, contract_bid, situation, standing
from belote.cards import Cards
from belote.declaration.model import AnnulHand, AnnulRow
from belote.setup import Seat

Hands = tuple[Cards, ...]


def annulments(
    rules: AuctionRules, state: AuctionState, seat: Seat, hands: Hands | None, moments: tuple[str, ...]
) -> dict[Call, int]:
    """Return the annulments open to a seat, each with the number of its row.

    ``hands`` are the cards the seats may look at; without them, rows that ask about the hand are left out.
    """
    found: dict[Call, int] = {}
    for number, row in enumerate(rules.auction.annul):
        if row.when in moments and not bar(rules, state, seat, row, hands):
            found.setdefault(Call("annul", row.call), number)
    return found


def moments_of(state: AuctionState, in_turn: bool) -> tuple[str, ...]:
    """Return the words of ``when`` that are right for a seat now, in or out of turn."""
    if state.status == "contract":
        return ("after_deal",)
    moments = ("in_turn",) if in_turn and state.stage == "bids" else ()
    return moments if state.called or state.round != 1 else ("before_calls", *moments)


def bar(rules: AuctionRules, state: AuctionState, seat: Seat, row: AnnulRow, hands: Hands | None) -> str:
    """Return the clause that bars a seat from annulling by a row, the moment apart; nothing when it may."""
    if rules.table.position(seat, state.dealer) not in row.seats:
        return "auction.seats"
    if row.over and situation(rules, state, seat) not in row.over:
        return "auction.over"
    if row.hand is None:
        return ""
    return "" if hands and fits(rules, state, hands[seat], row.hand) else "auction.annul.hand"


def fits(rules: AuctionRules, state: AuctionState, hand: Cards, wanted: AnnulHand) -> bool:
    """Say whether a hand is one that may be thrown in."""
    if wanted.points_at_most is not None:
        bid = contract_bid(rules, state) if state.status == "contract" else standing(state)
        return rules.points(hand, bid.denomination if bid else None) <= wanted.points_at_most
    if wanted.only is not None:
        return not hand & ~rules.pack.cards(rank + suit for rank in wanted.only for suit in rules.pack.suits)
    four = rules.pack.cards(f"{wanted.four_of}{suit}" for suit in rules.pack.suits)
    return hand & four == four
