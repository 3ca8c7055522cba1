"""Whose turn it is in an auction, when a round ends and what follows, from auction.pending to auction.contract."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from belote.cards import SUIT_OF_LETTER
from belote.oracle.auction import Auction, made_last, raises, situation
from belote.oracle.bids import legal_bids
from belote.oracle.doubles import (
    candidate_annulments,
    candidate_doubles,
    contract_bid,
    find_annul,
    find_double,
    passing_double,
)
from belote.oracle.play import Contract
from belote.oracle.table import after, eldest, from_seat, opposite


def whose_turn(auction: Auction) -> str:
    """Return the seat whose turn it is, nobody if a round or stage ends here. Clauses auction.turn and auction.idle."""
    if auction.stage == "offer":
        return after(auction.rules, auction.last)  # auction.offer
    if auction.stage not in ("round", "doubles"):
        return ""
    looked_at = from_seat(auction.rules, after(auction.rules, auction.last))
    pending = [seat for seat in looked_at if is_pending(auction, seat)]
    speakers = [seat for seat in pending if has_more_than_pass(auction, seat)]
    if not speakers:
        return ""
    return pending[0] if auction.parameters.get("idle", "skipped") == "speaks" else speakers[0]


def is_pending(auction: Auction, seat: str) -> bool:
    """Say whether a seat is still to speak. Clause auction.pending."""
    here = [said for said in auction.said if (said.round, said.stage) == (auction.round, auction.stage)]
    if auction.stage == "doubles":
        return not (passed_since_a_raise(auction, seat) or made_last(auction) == seat)
    if auction.parameters["rounds"][auction.round - 1]["ends"] == "each_spoke":
        return not any(said.seat == seat for said in here)
    if passed_since_a_raise(auction, seat):
        return False
    return made_last(auction) != seat or (situation(auction, seat) == "own" and has_bid(auction, seat))


def passed_since_a_raise(auction: Auction, seat: str) -> bool:
    """Say whether a seat has passed here since the last bid or double of this round or stage, or since it began."""
    since: list[str] = []
    for said in auction.said:
        if (said.round, said.stage) != (auction.round, auction.stage):
            continue
        if raises(said):
            since = []
        elif said.call.do == "pass":
            since.append(said.seat)
    return seat in since


def has_bid(auction: Auction, seat: str) -> bool:
    """Say whether some bid would be legal for a seat at its turn. Clause auction.legal-bid."""
    return next(legal_bids(auction, seat), None) is not None


def has_more_than_pass(auction: Auction, seat: str) -> bool:
    """Say whether a seat would have a legal call other than pass at its turn. Clause auction.turn.

    Doubles that are right at one's turn count, annulments ``in_turn`` and a pass that is a double too.
    """
    if any(find_double(auction, seat, call, in_turn=True) for call in candidate_doubles(auction)):
        return True
    if auction.stage == "doubles":
        return False
    if passing_double(auction, seat) is not None or has_bid(auction, seat):
        return True
    rows = auction.parameters.get("annul", [])
    numbers = [find_annul(auction, seat, call, in_turn=True) for call in candidate_annulments(auction)]
    return any(number is not None and rows[number]["when"] == "in_turn" for number in numbers)


def begin_round(auction: Auction, hands: Mapping[str, frozenset[str]], turned: str) -> Auction:
    """Return the auction at the beginning of its next round, with the hands and the turned card of that moment.

    ``turned`` is a card or nothing. The round may be over at once. Clauses auction.round-end and dealing.round.
    """
    begun = replace(auction, hands=hands, turned=turned, round=auction.round + 1, stage="round", last=auction.dealer)
    return settle(begun)


def settle(auction: Auction) -> Auction:
    """Return the auction after what ends by itself at this moment. Clauses auction.round-end and auction.after-bids."""
    if auction.stage not in ("round", "doubles") or whose_turn(auction):
        return auction
    if auction.stage == "doubles":
        return replace(auction, stage="over", outcome="contract")
    rounds = auction.parameters["rounds"]
    is_last = auction.round == len(rounds)
    if auction.standing is None:
        return all_pass(auction) if is_last else replace(auction, stage="between")
    if rounds[auction.round - 1]["ends"] == "each_spoke" and not is_last:
        return replace(auction, stage="between")
    if any(row["when"] == "after_bids" for row in auction.doubling):
        taker = auction.bids[contract_bid(auction)].seat
        return settle(replace(auction, stage="doubles", last=taker))
    return replace(auction, stage="over", outcome="contract")


def all_pass(auction: Auction) -> Auction:
    """Return the auction after all have passed. Clause auction.all-pass. Raises ``ValueError`` where that cannot be."""
    word = auction.parameters["all_pass"]["deal"]
    if word == "cannot":
        raise ValueError("all have passed where a seat is obliged")
    return replace(auction, stage="over", outcome=word)


def contract(auction: Auction) -> Contract:
    """Return what is played after the auction. Clauses auction.contract, auction.turned-to and auction.all-pass.taker.

    Raises ``ValueError`` if nothing is.
    """
    dealer, rules = auction.dealer, auction.rules
    if auction.outcome == "played":
        words = auction.parameters["all_pass"]
        places = {"nobody": "", "dealer": dealer, "eldest": eldest(rules, dealer)}
        taker = places[words.get("taker", "nobody")]
        to = {**places, "taker": taker}[words.get("turned_to", "nobody")]
        return Contract(SUIT_OF_LETTER[auction.turned[1]], taker, turned_to=to)
    if auction.outcome != "contract":
        raise ValueError("there is no contract")
    bid = auction.bids[contract_bid(auction)]
    row = auction.parameters["rounds"][bid.round - 1]["bids"][bid.row]
    receivers = {
        "nobody": "",
        "taker": bid.seat,
        "partner": opposite(rules, bid.seat),
        "dealer": dealer,
        "eldest": eldest(rules, dealer),
    }
    to = receivers[row.get("turned_to", "nobody")]
    return Contract(
        bid.denomination, bid.seat, bid.amount, bid.flag, bid.level, bid.manner, bid.doubler, bid.raiser, to, bid.round
    )
