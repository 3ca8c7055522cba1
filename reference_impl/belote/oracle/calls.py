"""Whether a call is legal, and what follows from it, given the calls so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from belote.oracle.auction import Auction, Bid, Call, Said
from belote.oracle.bids import candidate_bids, is_legal_bid, is_obliged, legal_bids, row_of, usable_rows
from belote.oracle.doubles import (
    Doubled,
    candidate_annulments,
    candidate_doubles,
    find_annul,
    find_double,
    passing_double,
)
from belote.oracle.table import seats
from belote.oracle.turns import settle, whose_turn


def is_legal_call(auction: Auction, seat: str, call: Call) -> bool:
    """Say whether a seat may make a call, or give an answer, at this moment.

    Clauses auction.pass, auction.legal-bid, auction.legal-double, auction.annul, auction.offer and auction.result.
    """
    return is_allowed(auction, seat, call, whose_turn(auction) == seat)


def is_allowed(auction: Auction, seat: str, call: Call, in_turn: bool) -> bool:
    """Say whether a seat may make a call, knowing whether it is its turn; clauses as in ``is_legal_call``."""
    if auction.stage == "offer":
        return in_turn and call.do in ("accept", "refuse")  # nobody else may act before
    if call.do == "pass":
        return in_turn and not (auction.stage == "round" and is_obliged(auction, seat))
    if call.do == "bid":
        return in_turn and auction.stage == "round" and is_legal_bid(auction, seat, call)
    if call.do == "double":
        return find_double(auction, seat, call, in_turn) is not None
    if call.do == "annul":
        return find_annul(auction, seat, call, in_turn) is not None
    return False


def candidates(auction: Auction) -> Iterator[Call]:
    """Yield every call that could be thought of at this moment, legal or not."""
    if auction.stage == "round":
        yield from candidate_bids(auction)
    yield from other_candidates(auction)


def other_candidates(auction: Auction) -> Iterator[Call]:
    """Yield every call but a bid that could be thought of at this moment, and the answers to an offer."""
    yield from (Call("pass"), Call("accept"), Call("refuse"))
    yield from dict.fromkeys(candidate_doubles(auction))
    yield from candidate_annulments(auction)


def legal_calls(auction: Auction) -> dict[str, frozenset[Call]]:
    """Return the legal calls of every seat that has one, seats out of turn included."""
    turn = whose_turn(auction)
    found: dict[str, frozenset[Call]] = {}
    for seat in seats(auction.rules):
        others = [call for call in other_candidates(auction) if is_allowed(auction, seat, call, seat == turn)]
        found[seat] = frozenset([*others, *(legal_bids(auction, seat) if seat == turn else ())])
    return {seat: calls for seat, calls in found.items() if calls}


def say(auction: Auction, seat: str, call: Call) -> Auction:
    """Return the auction after a call or an answer. Raises ``ValueError`` if it is not legal."""
    if not is_legal_call(auction, seat, call):
        raise ValueError(f"{call} of {seat} is not legal")
    in_turn = whose_turn(auction) == seat
    if call.do in ("accept", "refuse"):
        return answered(auction, call)
    if call.do == "annul":
        return replace(logged(auction, seat, call), stage="over", outcome="annulled")
    if call.do == "bid":
        return with_new_bid(auction, seat, call)
    if call.do == "double":
        double = find_double(auction, seat, call, in_turn)
    else:
        row = passing_double(auction, seat)
        double = None if row is None else Doubled(row, len(auction.bids) - 1, manner_of(auction, row))
    next_state = logged(auction, seat, call, doubled=call.do == "pass" and double is not None)
    return settle(next_state if double is None else raised(next_state, seat, double))


def manner_of(auction: Auction, row: int) -> str:
    """Return the manner of a pass that doubles: it goes without saying, or there is none.

    Clause auction.doubling.manner, which leaves open what an unsaid manner of several is.
    """
    manners: list[str] = auction.doubling[row].get("manner", ["plain"])
    return manners[0] if len(manners) == 1 else "plain"


def logged(auction: Auction, seat: str, call: Call, doubled: bool = False) -> Auction:
    """Return the auction with a call written down; the next seat is looked for after its seat. Clause auction.turn."""
    said = Said(seat, call, auction.round, auction.stage, doubled)
    return replace(auction, said=(*auction.said, said), last=seat)


def with_new_bid(auction: Auction, seat: str, call: Call) -> Auction:
    """Return the auction after a bid; it wipes all levels unless any bid may be doubled. Clause auction.doubling."""
    number = row_of(auction, call, usable_rows(auction, seat), seat)
    assert number is not None
    earlier = auction.bids
    if not auction.any_bid:
        earlier = tuple(bid._replace(level=0, doubling=-1, manner="plain", doubler="", raiser="") for bid in earlier)
    bid = Bid(seat, call.denomination, call.amount, call.flag, auction.round, number)
    offers = auction.rows[number].get("offer", "none") == "annul"
    made = replace(logged(auction, seat, call), bids=(*earlier, bid))
    return replace(made, stage="offer") if offers else settle(made)


def raised(auction: Auction, seat: str, double: Doubled) -> Auction:
    """Return the auction with a bid one level higher. Clauses auction.doubling and auction.legal-double."""
    bid = auction.bids[double.bid]
    level = bid.level + 1
    doubler = seat if level == 1 else bid.doubler
    higher = bid._replace(level=level, doubling=double.row, manner=double.manner, doubler=doubler, raiser=seat)
    return auction.with_bid(double.bid, higher)


def answered(auction: Auction, call: Call) -> Auction:
    """Return the auction after the answer to an offer. Clause auction.offer."""
    if call.do == "accept":
        return replace(auction, stage="over", outcome="void")
    return settle(replace(auction, stage="round"))
