"""What an auction comes to. Clauses auction.contract, auction.result and auction.all-pass."""

from __future__ import annotations

from belote.auction.rules import AuctionRules
from belote.auction.state import NOBODY, AuctionState, Bid, contract_bid, resolved
from belote.contracts import FinalContract
from belote.errors import CannotHappen
from belote.setup import Seat


def contract(rules: AuctionRules, state: AuctionState) -> FinalContract:
    """Return the contract of an auction whose status is ``contract``: a bid with attributes, never the last call.

    Doubles until the lead change it, so ask again before the first card. In a deal that nobody bid for and that is
    played, ``call`` is empty and ``round`` is 0.
    """
    if state.status != "contract":
        raise CannotHappen(f"an auction that is {state.status} has no contract")
    bid = contract_bid(rules, state)
    return played_without_bid(rules, state) if bid is None else contract_of(rules, state, bid)


def contract_of(rules: AuctionRules, state: AuctionState, bid: Bid) -> FinalContract:
    """Return the contract a bid becomes."""
    return FinalContract(
        denomination=bid.denomination,
        taker=bid.seat,
        amount=bid.amount,
        flag=bid.flag,
        level=bid.level,
        manner=bid.manner,
        doubler=None if bid.doubler == NOBODY else bid.doubler,
        last_raiser=None if bid.raiser == NOBODY else bid.raiser,
        turned_to=resolved(rules, rules.rows[bid.row].turned_to, bid.seat, state.dealer),
        round=bid.round,
        call=bid.call,
    )


def played_without_bid(rules: AuctionRules, state: AuctionState) -> FinalContract:
    """Return the contract of a deal nobody bid for: the turned suit. Clause auction.all-pass.taker."""
    if state.turned_suit < 0:
        raise CannotHappen("the turned suit is played, and no card was turned")
    words = rules.auction.all_pass
    taker = resolved(rules, words.taker, None, state.dealer)
    return FinalContract(
        denomination=rules.pack.suit_name(state.turned_suit),
        taker=taker,
        turned_to=resolved(rules, words.turned_to, taker, state.dealer),
    )


def obliged(rules: AuctionRules, dealer: Seat, number: int, turned_rank: int) -> Seat | None:
    """Return the seat round ``number`` obliges, if it obliges one; ``turned_rank`` is -1 where no card is turned.

    Clause dealing.taker-of-a-step.
    """
    rank = rules.pack.ranks[turned_rank] if turned_rank >= 0 else ""
    for _, row in rules.rounds[number - 1].rows:
        if row.must and (not row.turned or rank in row.turned):
            return rules.table.at_position(min(row.must), dealer)
    return None
