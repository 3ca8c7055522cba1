"""Whose turn it is, and when a round ends. Clauses auction.pending, auction.turn, auction.round-end, .after-bids."""

from __future__ import annotations

from belote.auction.annul import Hands, annulments
from belote.auction.bids import openings
from belote.auction.doubles import IN_TURN, STAGE, double_by_passing, doubles
from belote.auction.rules import AuctionRules
from belote.auction.state import NOBODY, AuctionState, contract_bid, situation
from belote.errors import CannotHappen
from belote.setup import Seat


def settle(rules: AuctionRules, state: AuctionState, after: Seat, hands: Hands | None) -> AuctionState:
    """Return the state with the turn set, looking from the seat after ``after``, or with the round ended.

    If no pending seat has a call other than pass, the round ends; else the first pending seat is asked, or, where idle
    seats are skipped, the first that has such a call. Clause auction.idle.
    """
    waiting, count = pending(rules, state), rules.table.count
    first: Seat | None = None
    for step in range(1, count + 1):
        seat = (after + step) % count
        if not waiting >> seat & 1:
            continue
        first = seat if first is None else first
        if has_call(rules, state, seat, hands):
            turn = first if rules.auction.idle == "speaks" else seat
            return state._replace(status="running", turn=turn)
    return end_round(rules, state, hands)


def pending(rules: AuctionRules, state: AuctionState) -> int:
    """Return the seats that may still be asked, as a mask. Clause auction.pending.

    Those that have not passed since the last bid or double; its maker only if a raise of his own bid is open to him.
    In a round where each speaks once: those that have not spoken.
    """
    everyone = (1 << rules.table.count) - 1
    if state.stage == "bids" and rules.rounds[state.round - 1].ends == "each_spoke":
        return everyone & ~state.spoken
    waiting = everyone & ~state.passed
    if state.maker == NOBODY or (state.stage == "bids" and may_raise_own(rules, state, state.maker)):
        return waiting
    return waiting & ~(1 << state.maker)


def may_raise_own(rules: AuctionRules, state: AuctionState, seat: Seat) -> bool:
    """Say whether the standing bid is the seat's own and a bid over it is open to him."""
    return situation(rules, state, seat) == "own" and bool(openings(rules, state, seat).bids)


def has_call(rules: AuctionRules, state: AuctionState, seat: Seat, hands: Hands | None) -> bool:
    """Say whether a seat, asked now, could say anything but pass. A pass that doubles counts as a double."""
    if state.stage == "doubles":
        return bool(doubles(rules, state, seat, STAGE))
    return bool(
        openings(rules, state, seat).bids
        or doubles(rules, state, seat, IN_TURN)
        or (state.bids and double_by_passing(rules, state, seat))
        or (rules.auction.annul and annulments(rules, state, seat, hands, ("in_turn",)))
    )


def end_round(rules: AuctionRules, state: AuctionState, hands: Hands | None) -> AuctionState:
    """End a round, or the stage of doubles. Clause auction.round-end."""
    state = state._replace(turn=None)
    last = state.round == len(rules.rounds)
    bid = contract_bid(rules, state)
    if state.stage == "doubles":
        return state._replace(status="contract")
    if bid is None:
        return all_passed(rules, state) if last else state._replace(status="round_over")
    if not last and rules.rounds[state.round - 1].ends == "each_spoke":
        return state._replace(status="round_over")
    if not any(row.when == "after_bids" for row in rules.auction.doubling):
        return state._replace(status="contract")
    return settle(rules, state._replace(stage="doubles", passed=0), bid.seat, hands)


def all_passed(rules: AuctionRules, state: AuctionState) -> AuctionState:
    """Return what follows when nothing was bid in the last round. Clause auction.all-pass."""
    deal = rules.auction.all_pass.deal
    if deal == "cannot":
        raise CannotHappen("nobody bid where a seat is obliged to")
    return state._replace(status="void" if deal == "void" else "contract", turn=None)
