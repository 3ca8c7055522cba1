"""The auction at one moment. Clauses auction.situation and auction.pending."""

from __future__ import annotations

from typing import Literal, NamedTuple

from belote.auction.calls import Amount
from belote.auction.rules import AuctionRules
from belote.auction.views import Situation
from belote.errors import CannotHappen
from belote.setup import Seat

Status = Literal["running", "round_over", "contract", "void", "annulled"]
Stage = Literal["bids", "offer", "doubles"]

NOBODY: Seat = -1


class Bid(NamedTuple):
    """A bid that was made, and what became of it.

    ``row`` is the number of its row and ``round`` that of its round, from 1. ``level`` is the level of doubling,
    ``doubling`` the row that set it, ``doubler`` who said level 1 and ``raiser`` who said the present one.
    """

    seat: Seat
    call: str
    denomination: str
    amount: Amount
    flag: bool
    row: int
    round: int
    level: int = 0
    doubling: int = -1
    manner: str = "plain"
    doubler: Seat = NOBODY
    raiser: Seat = NOBODY


class AuctionState(NamedTuple):
    """The auction so far; ``AuctionState(dealer)`` is the one before round 1.

    ``turn`` is nobody unless the auction is running. ``bids`` is the standing bid alone, or all bids where any of them
    may be doubled. ``passed`` (since the last bid or double), ``passed_in_round`` and ``spoken`` (in the round) are
    sets of seats as masks; ``maker`` said the last bid or double; ``used`` lists the uses of limited rows by row
    number and holder. ``scores`` are game points by side. ``dealer_word`` says who deals after an annulment (``same``
    or ``next``); it is empty after an accepted offer, which is a void deal.
    """

    dealer: Seat
    scores: tuple[int, ...] = ()
    turned_suit: int = -1
    turned_rank: int = -1
    round: int = 0
    turn: Seat | None = None
    stage: Stage = "bids"
    status: Status = "round_over"
    called: bool = False
    bids: tuple[Bid, ...] = ()
    passed: int = 0
    passed_in_round: int = 0
    spoken: int = 0
    maker: Seat = NOBODY
    used: tuple[tuple[int, Seat], ...] = ()
    dealer_word: str = ""


def standing(state: AuctionState) -> Bid | None:
    """Return the standing bid: the last one made. Clause auction.standing."""
    return state.bids[-1] if state.bids else None


def contract_bid(rules: AuctionRules, state: AuctionState) -> Bid | None:
    """Return the bid that is the contract if the auction ends now: where any may be doubled, the earliest doubled."""
    if rules.any_bid:
        return next((bid for bid in state.bids if bid.level), standing(state))
    return standing(state)


def situation(rules: AuctionRules, state: AuctionState, seat: Seat) -> Situation:
    """Return what lies on the table for a seat. Clause auction.situation.

    ``opening`` is round 1 before any call; an empty table is ``passes`` from then on, whatever was skipped. One's own
    bid is ``own`` while one has the last word on it; doubled by another, it is what that other is.
    """
    bid = standing(state)
    if bid is None:
        return "passes" if state.called or state.round != 1 else "opening"
    other = bid.seat if bid.seat != seat or bid.level == 0 else bid.raiser
    if other == seat:
        return "own"
    return "partner" if rules.same_side(seat, other) else "opponents"


def resolved(rules: AuctionRules, word: str, taker: Seat | None, dealer: Seat) -> Seat | None:
    """Return the seat a word of ``turned_to`` or ``all_pass`` means. Clause auction.turned-to."""
    if word == "dealer":
        return dealer
    if word == "eldest":
        return rules.table.next(dealer)
    if word == "taker":
        return taker
    if word == "partner" and taker is not None:
        return rules.table.partner(taker)
    if word in ("nobody", "partner"):
        return None
    raise CannotHappen(f"no seat is called {word}")
