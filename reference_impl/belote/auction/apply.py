"""The auction, call by call. Clauses auction.rows, auction.pass, auction.turn and auction.result."""

from __future__ import annotations

from collections.abc import Mapping

from belote.auction.annul import Hands, annulments, moments_of
from belote.auction.bids import holder, openings
from belote.auction.calls import ACCEPT, PASS, REFUSE, Call
from belote.auction.doubles import (
    IN_TURN,
    LATE,
    OUT_OF_TURN,
    STAGE_IN_TURN,
    Target,
    double_by_passing,
    doubles,
    meant,
)
from belote.auction.refusals import refusal
from belote.auction.rules import AuctionRules
from belote.auction.state import AuctionState, Bid
from belote.auction.turn import all_passed, settle
from belote.errors import CannotHappen
from belote.setup import Seat

Calls = Mapping[Seat, tuple[Call, ...]]


def begin(
    rules: AuctionRules,
    dealer: Seat,
    turned_suit: int = -1,
    turned_rank: int = -1,
    scores: tuple[int, ...] = (),
    hands: Hands | None = None,
) -> AuctionState:
    """Return the state at the start of round 1, or of a deal without rounds. Every round starts at eldest.

    ``turned_suit`` and ``turned_rank`` are indices in the pack, -1 where no card is turned; ``scores`` the match
    scores by side, in game points; ``hands`` the cards the seats may look at.
    """
    state = AuctionState(dealer, scores, turned_suit, turned_rank)
    return next_round(rules, state, 1, hands) if rules.rounds else all_passed(rules, state)


def next_round(rules: AuctionRules, state: AuctionState, number: int, hands: Hands | None = None) -> AuctionState:
    """Return the state at the start of a later round; a bid that stands stays, passes do not."""
    if state.status != "round_over" or number != state.round + 1:
        raise CannotHappen(f"round {number} cannot follow round {state.round}, which is {state.status}")
    state = state._replace(round=number, passed=0, passed_in_round=0, spoken=0)
    return settle(rules, state, state.dealer, hands)


def legal_calls(rules: AuctionRules, state: AuctionState, hands: Hands | None = None) -> Calls:
    """Return the calls of every seat that may speak, the seat on turn first; nothing unless the auction runs."""
    if state.status != "running" or state.turn is None:
        return {}
    calls = {state.turn: calls_in_turn(rules, state, state.turn, hands)}
    if state.stage != "offer" and rules.out_of_turn:
        for seat in rules.table.starting(rules.table.next(state.turn)):
            if seat != state.turn and (others := calls_out_of_turn(rules, state, seat, hands)):
                calls[seat] = others
    return calls


def calls_in_turn(rules: AuctionRules, state: AuctionState, seat: Seat, hands: Hands | None) -> tuple[Call, ...]:
    """Return the calls of the seat on turn: pass unless it is obliged, then bids, doubles and annulments."""
    if state.stage == "offer":
        return (ACCEPT, REFUSE)
    if state.stage == "doubles":
        return (PASS, *doubles(rules, state, seat, STAGE_IN_TURN))
    bids, must = openings(rules, state, seat)
    calls = tuple(bids) if must else (PASS, *bids)
    if state.bids:
        calls += tuple(doubles(rules, state, seat, IN_TURN))
    if rules.auction.annul:
        calls += tuple(annulments(rules, state, seat, hands, moments_of(state, in_turn=True)))
    return calls


def calls_out_of_turn(rules: AuctionRules, state: AuctionState, seat: Seat, hands: Hands | None) -> tuple[Call, ...]:
    """Return the calls of a seat that is not on turn."""
    annuls = annulments(rules, state, seat, hands, moments_of(state, in_turn=False))
    return (*doubles(rules, state, seat, double_moments(state, seat)), *annuls)


def late_calls(rules: AuctionRules, state: AuctionState, hands: Hands | None = None) -> Calls:
    """Return what may still be called once a contract stands and the cards are complete, before the first card."""
    if state.status != "contract" or not rules.late:
        return {}
    calls: dict[Seat, tuple[Call, ...]] = {}
    for seat in rules.table.starting(rules.table.next(state.dealer)):
        annuls = annulments(rules, state, seat, hands, moments_of(state, in_turn=False))
        if late := (*doubles(rules, state, seat, LATE), *annuls):
            calls[seat] = late
    return calls


def apply_call(
    rules: AuctionRules, state: AuctionState, seat: Seat, call: Call, hands: Hands | None = None
) -> AuctionState:
    """Return the state after a call. Raises ``Refusal`` (phase ``auction`` or ``offer``) for an illegal one.

    Once a contract stands, only what ``late_calls`` returns is accepted. The situation and the row of a bid are those
    before the call is made.
    """
    if not may_call(rules, state, seat, call, hands):
        late = state.status == "contract"
        legal = late_calls(rules, state, hands) if late else legal_calls(rules, state, hands)
        raise refusal(rules, state, seat, call, hands, legal)
    if call.do == "pass":
        return after_pass(rules, state, seat, hands)
    if call.do == "bid":
        return after_bid(rules, state, seat, call, hands)
    if call.do == "double":
        target = meant(rules, state, seat, double_moments(state, seat), call)
        return after_double(rules, state, seat, target, call.manner, hands)
    if call.do == "annul":
        return after_annulment(rules, state, seat, call, hands)
    return after_answer(rules, state, call, hands)


def may_call(rules: AuctionRules, state: AuctionState, seat: Seat, call: Call, hands: Hands | None) -> bool:
    """Say whether a seat may make a call now, without listing all it may."""
    if state.status not in ("running", "contract"):
        return False
    if state.status == "running" and state.stage == "offer":
        return seat == state.turn and call in (ACCEPT, REFUSE)
    if call.do == "double":
        return meant(rules, state, seat, double_moments(state, seat), call) is not None
    if call.do == "annul":
        return call in annulments(rules, state, seat, hands, moments_of(state, in_turn=seat == state.turn))
    if seat != state.turn:
        return False
    if state.stage == "doubles":
        return call == PASS
    bids, must = openings(rules, state, seat)
    return not must if call == PASS else call in bids


def after_pass(rules: AuctionRules, state: AuctionState, seat: Seat, hands: Hands | None) -> AuctionState:
    """Log a pass; where a defender's pass is a double, log that. Clause auction.pass."""
    target = double_by_passing(rules, state, seat) if state.bids and state.stage == "bids" else None
    seen = 1 << seat
    state = state._replace(
        called=True,
        passed=state.passed | seen,
        passed_in_round=state.passed_in_round | seen,
        spoken=state.spoken | seen,
    )
    if target is not None:
        manner = rules.auction.doubling[target.row].manner
        return after_double(rules, state, seat, target, manner[0] if len(manner) == 1 else "plain", hands)
    return settle(rules, state, seat, hands)


def after_bid(rules: AuctionRules, state: AuctionState, seat: Seat, call: Call, hands: Hands | None) -> AuctionState:
    """Log a bid: it wipes earlier doubles unless any bid may be doubled, and everybody may speak again."""
    number = openings(rules, state, seat).bids[call]
    row = rules.rows[number]
    bid = Bid(seat, call.call, call.denomination, call.amount, call.flag, number, state.round)
    used = state.used if row.limit is None else tuple(sorted((*state.used, (number, holder(rules, number, seat)))))
    state = state._replace(
        called=True,
        bids=(*state.bids, bid) if rules.any_bid else (bid,),
        passed=0,
        spoken=state.spoken | 1 << seat,
        maker=seat,
        used=used,
    )
    if row.offer == "annul":
        return state._replace(stage="offer", turn=rules.table.next(seat))
    return settle(rules, state, seat, hands)


def double_moments(state: AuctionState, seat: Seat) -> tuple[str, ...]:
    """Return the words of ``when`` that are right for a double by this seat now."""
    if state.status == "contract":
        return LATE
    if state.stage == "doubles":
        return STAGE_IN_TURN if seat == state.turn else LATE
    return IN_TURN if seat == state.turn else OUT_OF_TURN


def after_double(
    rules: AuctionRules, state: AuctionState, seat: Seat, target: Target | None, manner: str, hands: Hands | None
) -> AuctionState:
    """Log a double: everybody may speak again; after the auction it changes nothing but the bid."""
    if target is None:
        raise CannotHappen("a double that is open has a bid")
    row = rules.auction.doubling[target.row]
    bid = state.bids[target.bid]
    bid = bid._replace(
        level=row.level,
        doubling=target.row,
        manner=manner,
        doubler=seat if row.level == 1 else bid.doubler,
        raiser=seat,
    )
    state = state._replace(bids=(*state.bids[: target.bid], bid, *state.bids[target.bid + 1 :]))
    if state.status == "contract":
        return state
    state = state._replace(called=True, passed=0, spoken=state.spoken | 1 << seat, maker=seat)
    return settle(rules, state, seat, hands)


def after_annulment(
    rules: AuctionRules, state: AuctionState, seat: Seat, call: Call, hands: Hands | None
) -> AuctionState:
    """End the deal: it is thrown in by right. Clause auction.annul."""
    number = annulments(rules, state, seat, hands, moments_of(state, in_turn=seat == state.turn))[call]
    return state._replace(status="annulled", turn=None, called=True, dealer_word=rules.auction.annul[number].dealer)


def after_answer(rules: AuctionRules, state: AuctionState, call: Call, hands: Hands | None) -> AuctionState:
    """Accept or refuse an offer: the deal is annulled, or the bid stands as if just made. Clause auction.offer."""
    if call == ACCEPT:
        return state._replace(status="annulled", turn=None)
    return settle(rules, state._replace(stage="bids"), state.maker, hands)
