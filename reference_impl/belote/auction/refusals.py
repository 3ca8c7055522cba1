"""Why a call is refused: a code, the clause, and what would have been legal.

Codes: ``auction.closed``, ``.not-your-turn``, ``.answer-the-offer``, ``.no-offer``, ``.must-bid``, ``.unknown-call``,
``.unknown-bid``, ``.unknown-amount``, ``.too-low``, ``.not-open``, ``.limit``, ``.after-pass``, ``.same-suit``,
``.flag``, ``.bids-closed``, ``.double-nothing``, ``.double-own``, ``.double-by``, ``.double-level``, ``.double-of``,
``.double-amount``, ``.double-score``, ``.double-when``, ``.double-manner``, ``.double-target``, ``.annul-when``,
``.annul-seat``, ``.annul-over`` and ``.annul-hand``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from belote.auction.annul import Hands, moments_of
from belote.auction.annul import bar as annul_bar
from belote.auction.bids import bid_bar, closing_double, named_by, row_bar, view_of
from belote.auction.calls import Call, choices, said
from belote.auction.doubles import BARS, OUT_OF_TURN, spoken, targets
from belote.auction.doubles import bar as double_bar
from belote.auction.rules import AuctionRules, names
from belote.auction.state import AuctionState, standing
from belote.auction.views import View
from belote.declaration.model import BidRow
from belote.errors import Refusal
from belote.setup import Seat


class Why(NamedTuple):
    """A code without its prefix, the clause, and one sentence."""

    code: str
    clause: str
    reason: str


def refusal(
    rules: AuctionRules,
    state: AuctionState,
    seat: Seat,
    call: Call,
    hands: Hands | None,
    legal: Mapping[Seat, tuple[Call, ...]],
) -> Refusal:
    """Return the refusal of a call that is not legal."""
    why = reason_for(rules, state, seat, call, hands)
    allowed = "; ".join(f"{rules.table.letter(who)} may call {choices(calls)}" for who, calls in legal.items())
    phase = "offer" if state.status == "running" and state.stage == "offer" else "auction"
    return Refusal(f"auction.{why.code}", phase, why.clause, f"{why.reason} {allowed or 'Nobody may call now'}.")


def reason_for(rules: AuctionRules, state: AuctionState, seat: Seat, call: Call, hands: Hands | None) -> Why:
    """Find out why a call is not legal; the most general reason comes first."""
    over = state.status != "running"
    if over and (state.status != "contract" or (call.do, call.call) not in late_words(rules)):
        return Why("closed", "auction.result", f"The auction is over: {said(call)} comes too late.")
    if not over and state.stage == "offer":
        return about_answer(state, seat)
    if call.do in ("accept", "refuse"):
        return Why("no-offer", "auction.offer", "No offer is to be answered.")
    if call.do == "double":
        return about_double(rules, state, seat, call)
    if call.do == "annul":
        return about_annulment(rules, state, seat, call, hands)
    if seat != state.turn:
        return not_your_turn(rules, seat)
    if call.do == "pass":
        return Why("must-bid", "auction.must", "The seat is obliged to bid while nothing stands.")
    return about_bid(rules, state, seat, call)


def late_words(rules: AuctionRules) -> set[tuple[str, str]]:
    """Return what can be said after the auction: the kind of call and its word."""
    doubles = {("double", row.call) for row in rules.auction.doubling if row.when == "until_lead"}
    return doubles | {("annul", row.call) for row in rules.auction.annul if row.when == "after_deal"}


def not_your_turn(rules: AuctionRules, seat: Seat) -> Why:
    """Say that another seat is on turn."""
    return Why("not-your-turn", "auction.turn", f"It is not the turn of {rules.table.letter(seat)}.")


def about_answer(state: AuctionState, seat: Seat) -> Why:
    """Say who must answer an offer."""
    if seat != state.turn:
        return Why("not-your-turn", "auction.offer", "Another seat must answer the offer first.")
    return Why("answer-the-offer", "auction.offer", "The offer must be accepted or refused.")


def about_bid(rules: AuctionRules, state: AuctionState, seat: Seat, call: Call) -> Why:
    """Say why the seat on turn may not make a bid: the reason of the row that comes closest to opening it."""
    if state.stage == "doubles":
        return Why("bids-closed", "auction.after-bids", "The bids are over; only doubles may follow.")
    if closing_double(rules, state) is not None:
        return Why("bids-closed", "auction.doubling.bids-after", "No bid may follow the double that stands.")
    view = view_of(rules, state, seat)
    rows = [entry for entry in rules.rounds[state.round - 1].rows if entry[1].call == call.call]
    if not rows:
        return Why("unknown-call", "auction.call", f"No row of this round is called {call.call}.")
    naming = [(number, row) for number, row in rows if call in named_by(rules, number, state.turned_suit)]
    if not naming:
        return about_unnamed(rules, rows, call, state)
    bars = [row_bar(rules, number, row, view) or bid_bar(rules, row, call, view) for number, row in naming]
    return about_bar(max(bars, key=list(BID_REASONS).index), call, state, view)


def about_unnamed(rules: AuctionRules, rows: list[tuple[int, BidRow]], call: Call, state: AuctionState) -> Why:
    """Say which part of a bid no row of its word names."""
    if not any(call.denomination in names(rules.pack, row.bid, state.turned_suit) for _, row in rows):
        return Why("unknown-bid", "auction.bid", f"{call.call} does not open {call.denomination or 'this'} now.")
    if call.flag and not (rules.flagged and isinstance(call.amount, int)):
        return Why("flag", "auction.flag", "This bid cannot carry a flag.")
    if call.amount is None:
        return Why("unknown-amount", "auction.amounts", f"{call.call} needs an amount.")
    if call.amount not in rules.ranks:
        return Why("unknown-amount", "auction.amounts", f"{call.amount} is no amount of this auction.")
    return Why("unknown-amount", "auction.row-amounts", f"{call.call} does not open {call.amount}.")


BID_REASONS = {
    "auction.seats": ("not-open", "{said} is not open to position {view.position}."),
    "auction.over": ("not-open", "{said} is not open in the situation: {view.over}."),
    "auction.turned-ranks": ("not-open", "{said} is not open with this turned card."),
    "auction.limit": ("limit", "{said} has been used as often as it may be."),
    "auction.after-pass": ("after-pass", "{said} is not open to a seat that has passed in this round."),
    "auction.new-suit": ("same-suit", "{said} must name another denomination than the standing bid."),
    "auction.flag": ("flag", "{said} must carry the flag, as the standing bid does."),
    "auction.outbids": ("too-low", "{said} does not outbid {standing}."),
}
"""What to say for each clause that bars a bid, in the order the clauses are asked."""


def about_bar(clause: str, call: Call, state: AuctionState, view: View) -> Why:
    """Say why the clause bars the bid."""
    code, sentence = BID_REASONS[clause]
    bid = standing(state)
    old = said(Call("bid", bid.call, bid.denomination, bid.amount, bid.flag)) if bid else "nothing"
    return Why(code, clause, sentence.format(said=said(call).capitalize(), view=view, standing=old))


def about_double(rules: AuctionRules, state: AuctionState, seat: Seat, call: Call) -> Why:
    """Say why a double is not legal: the reason of the row that comes closest to it."""
    rows = [
        (number, row)
        for number, row in enumerate(rules.auction.doubling)
        if row.call == call.call and row.when != "by_passing"
    ]
    if not rows:
        return Why("unknown-call", "auction.call", f"No double is called {call.call}.")
    if state.turn not in (None, seat) and all(row.when not in OUT_OF_TURN for _, row in rows):
        return not_your_turn(rules, seat)
    if not state.bids:
        return Why("double-nothing", "auction.legal-double", "There is no bid to double.")
    numbered = [(number, row, state.bids[place]) for number, row in rows for place in targets(state, row)]
    bars = [double_bar(rules, state, seat, number, bid) for number, _, bid in numbered]
    aims = [(row, bid) for _, row, bid in numbered]
    if all(bars):
        clause, (row, bid) = max(zip(bars, aims, strict=True), key=lambda entry: BARS.index(entry[0]))
        return about_double_bar(clause, row.by == "defenders" and rules.same_side(seat, bid.seat))
    open_aims = [aim for clause, aim in zip(bars, aims, strict=True) if not clause]
    if not any(call in set(spoken(row, bid)) for row, bid in open_aims):
        return about_words(open_aims[0][0].manner, call)
    if state.turn not in (None, seat):
        return not_your_turn(rules, seat)
    return Why("double-when", "auction.doubling.when", f"This is not the moment to say {said(call)}.")


def about_double_bar(clause: str, own: bool) -> Why:
    """Say why the clause bars the double; ``own``: a defender's double of the bid of one's own side."""
    if own and clause == "auction.doubling.by":
        return Why("double-own", clause, "The bid of the own side may not be doubled at this level.")
    return {
        "auction.doubling.level": Why("double-level", clause, "The bid does not stand at the level below."),
        "auction.doubling.by": Why("double-by", clause, "The seat is not the one who may say it."),
        "auction.doubling.of": Why("double-of", clause, "This denomination may not be doubled."),
        "auction.doubling.except": Why("double-amount", clause, "A bid of this amount may not be doubled."),
        "auction.doubling.score": Why("double-score", clause, "The match scores do not allow it."),
    }[clause]


def about_words(manners: tuple[str, ...], call: Call) -> Why:
    """Say what is wrong with the words of a double that is otherwise open."""
    if call.manner not in manners:
        return Why("double-manner", "auction.doubling.manner", f"It may be said {' or '.join(manners)}.")
    return Why("double-target", "auction.doubling.target", "The double does not name a bid that may be doubled.")


def about_annulment(rules: AuctionRules, state: AuctionState, seat: Seat, call: Call, hands: Hands | None) -> Why:
    """Say why the deal may not be thrown in."""
    rows = [row for row in rules.auction.annul if row.call == call.call]
    if not rows:
        return Why("unknown-call", "auction.call", f"No right to throw the deal in is called {call.call}.")
    moments = moments_of(state, in_turn=seat == state.turn)
    timely = [row for row in rows if row.when in moments]
    if not timely:
        return Why("annul-when", "auction.annul.when", "This is not the moment to throw the deal in.")
    clause = annul_bar(rules, state, seat, timely[0], hands)
    code, reason = {
        "auction.seats": ("annul-seat", "The position of the seat has no such right."),
        "auction.over": ("annul-over", "The right does not exist in this situation."),
        "auction.annul.hand": ("annul-hand", "The hand is not one that may be thrown in."),
    }[clause]
    return Why(code, clause, reason)
