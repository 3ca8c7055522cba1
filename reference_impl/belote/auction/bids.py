"""Which bids are open to a seat. Clauses auction.legal-bid and auction.outbids.

What a seat may bid depends on few things, gathered in a ``View``; the answer to a view is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterator

from belote.auction.calls import Amount, Call
from belote.auction.rules import AuctionRules, names
from belote.auction.state import AuctionState, situation, standing
from belote.auction.views import NO_OPENINGS, Openings, View
from belote.declaration.model import BidRow
from belote.setup import Seat


def openings(rules: AuctionRules, state: AuctionState, seat: Seat) -> Openings:
    """Return what a seat may bid if it is asked now."""
    if closing_double(rules, state) is not None:
        return NO_OPENINGS
    view = view_of(rules, state, seat)
    answer = rules.memo.get(view)
    if answer is None:
        answer = rules.memo[view] = work_out(rules, view)
    return answer


def closing_double(rules: AuctionRules, state: AuctionState) -> int | None:
    """Return the row of a double that lets no bid follow, if one stands. Clause auction.doubling.bids-after."""
    for bid in state.bids:
        if bid.level and rules.auction.doubling[bid.doubling].bids_after != "open":
            return bid.doubling
    return None


def view_of(rules: AuctionRules, state: AuctionState, seat: Seat) -> View:
    """Gather all that decides what a seat may bid. What no row asks about is left at a value that suits them all."""
    bid, minds = standing(state), rules.minds
    always = (
        state.round,
        state.turned_suit,
        state.turned_rank if minds.turned_rank else -1,
        rules.table.position(seat, state.dealer) if minds.position else 1,
        situation(rules, state, seat),
        minds.passed and bool(state.passed_in_round >> seat & 1),
        used_up(rules, state, seat) if state.used else (),
    )
    if bid is None:
        return View(*always)
    return View(*always, True, bid.denomination, bid.amount, bid.flag, minds.earlier and is_earlier(rules, state, seat))


def is_earlier(rules: AuctionRules, state: AuctionState, seat: Seat) -> bool:
    """Say whether a seat has an earlier position than the maker of the standing bid. Clause auction.equal."""
    position = rules.table.position
    return position(seat, state.dealer) < position(state.bids[-1].seat, state.dealer)


def used_up(rules: AuctionRules, state: AuctionState, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of the rows this seat has no use of left. Clause auction.limit."""
    return tuple(
        number
        for number in rules.limited
        if (limit := rules.rows[number].limit)
        and state.used.count((number, holder(rules, number, seat))) >= limit.times
    )


def holder(rules: AuctionRules, number: int, seat: Seat) -> Seat:
    """Return under whom a use of a limited row is counted: the seat, the first seat of its side, or seat 0 for all."""
    limit = rules.rows[number].limit
    if limit is None or limit.per == "table":
        return 0
    partner = rules.table.partner(seat)
    return seat if limit.per == "seat" or partner is None else min(seat, partner)


def work_out(rules: AuctionRules, view: View) -> Openings:
    """Work out what a view opens: by row, and within a row the lowest amount first. The first row that opens counts."""
    bids: dict[Call, int] = {}
    must = False
    for number, row in rules.rounds[view.round - 1].rows:
        if row_bar(rules, number, row, view):
            continue
        for call in bids_of(rules, row, view.turned_suit):
            if not bid_bar(rules, row, call, view):
                bids.setdefault(call, number)
                must = must or (view.position in row.must and not view.stands)
    return Openings(bids, must)


def bids_of(rules: AuctionRules, row: BidRow, turned_suit: int) -> Iterator[Call]:
    """Yield every bid a row names, whatever lies on the table. Clauses auction.bid and auction.row-amounts."""
    denominations = names(rules.pack, row.bid, turned_suit)
    for amount in rules.amounts:
        if not names_amount(row, amount):
            continue
        flags = (False, True) if rules.flagged and isinstance(amount, int) else (False,)
        for denomination in denominations:
            for flag in flags:
                yield Call("bid", row.call, denomination, amount, flag)


def named_by(rules: AuctionRules, number: int, turned_suit: int) -> frozenset[Call]:
    """Return every bid that a row, given by its number, names."""
    if (number, turned_suit) not in rules.named:
        rules.named[number, turned_suit] = frozenset(bids_of(rules, rules.rows[number], turned_suit))
    return rules.named[number, turned_suit]


def names_amount(row: BidRow, amount: Amount) -> bool:
    """Say whether a row opens an amount."""
    return amount is None or ("numbers" if isinstance(amount, int) else amount) in row.amounts


def row_bar(rules: AuctionRules, number: int, row: BidRow, view: View) -> str:
    """Return the clause that shuts a row to a view; nothing when it is open."""
    if view.position not in row.seats:
        return "auction.seats"
    if view.over not in row.over:
        return "auction.over"
    if row.turned and view.turned_rank >= 0 and rules.pack.ranks[view.turned_rank] not in row.turned:
        return "auction.turned-ranks"
    if number in view.used_up:
        return "auction.limit"
    if view.passed and row.after_pass == "refused":
        return "auction.after-pass"
    return ""


def bid_bar(rules: AuctionRules, row: BidRow, call: Call, view: View) -> str:
    """Return the clause that bars a bid of an open row; nothing when it is legal."""
    if not view.stands:
        return ""
    if row.suit == "new" and call.denomination == view.denomination:
        return "auction.new-suit"
    if view.flag and not call.flag:
        return "auction.flag"
    return "" if outbids(rules, row, call, view) else "auction.outbids"


def outbids(rules: AuctionRules, row: BidRow, call: Call, view: View) -> bool:
    """Say whether a bid outbids the standing one, or equals it and may take it over. Clause auction.outbids.

    The amount is compared first, then the rank of the denomination. Where bids carry flags the amount must grow.
    """
    new, old = rules.ranks[call.amount], rules.ranks[view.amount]
    if rules.flagged:
        return new > old
    new_rank, old_rank = (new, rules.groups[call.denomination]), (old, rules.groups[view.denomination])
    return new_rank > old_rank or (new_rank == old_rank and row.equal == "earlier_seat" and view.earlier)
