"""Which doubles and annulments are legal, from auction.doubling to auction.legal-double and from auction.annul on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from belote.cards import SUIT_OF_LETTER
from belote.oracle.auction import Auction, Bid, Call, denominations, seat_position, situation
from belote.oracle.bids import EVERYTHING_BUT_OWN
from belote.oracle.table import Data, bidding_side, order_and_values, seats, value


class Doubled(NamedTuple):
    """A legal double: the numbers of its row and of the bid it doubles, and its manner."""

    row: int
    bid: int
    manner: str


def find_double(auction: Auction, seat: str, call: Call, in_turn: bool) -> Doubled | None:
    """Return the row and the bid of a legal double, or nothing. Clause auction.legal-double."""
    for number, row in enumerate(auction.doubling):
        manners = row.get("manner", ["plain"])
        # Clause auction.call: only rows that have its word. Clause auction.doubling.manner: one of the list.
        if row["call"] != call.word or call.manner not in manners or not right_moment(auction, row, in_turn):
            continue
        target = named_bid(auction, row, seat, call.of)
        if target is not None:
            return Doubled(number, target, call.manner)
    return None


def right_moment(auction: Auction, row: Data, in_turn: bool) -> bool:
    """Say whether a row of doubling may be used now by a word. Clause auction.doubling.when."""
    when = row["when"]
    if when == "in_turn":
        return auction.stage == "round" and in_turn
    if when == "any_time":
        return auction.stage == "round"
    if when == "after_bids":
        return auction.stage == "doubles" and in_turn
    if when == "until_lead":
        over = auction.stage == "over" and auction.outcome == "contract" and not auction.carded
        return auction.stage in ("round", "doubles") or over
    return False  # by_passing: never by a word


def named_bid(auction: Auction, row: Data, seat: str, of: str) -> int | None:
    """Return the number of the bid that a double of a row means, or nothing. Clause auction.doubling.target."""
    if row.get("target", "standing") == "standing":
        last = len(auction.bids) - 1
        return last if last >= 0 and not of and may_double(auction, row, auction.bids[last], seat) else None
    found = [number for number, bid in enumerate(auction.bids) if may_double(auction, row, bid, seat)]
    if not of:
        return found[0] if len(found) == 1 else None
    return max((number for number in found if auction.bids[number].denomination == of), default=None)


def contract_bid(auction: Auction) -> int:
    """Return the number of the bid that is the contract. Clause auction.contract."""
    doubled = [number for number, bid in enumerate(auction.bids) if bid.level > 0]
    return doubled[0] if auction.any_bid and doubled else len(auction.bids) - 1


def may_double(auction: Auction, row: Data, bid: Bid, seat: str) -> bool:
    """Say whether a row lets a seat double a bid: level, denomination, amount, seat and score."""
    of = row.get("of")
    return (
        bid.level == row["level"] - 1  # auction.doubling.level
        and (of is None or bid.denomination in denominations(auction, of))  # auction.doubling.of
        and bid.amount not in row.get("except", [])  # auction.doubling.except
        and doubler_fits(auction, row["by"], bid, seat)
        and score_fits(auction, row, bid, seat)
    )


def doubler_fits(auction: Auction, by: str, bid: Bid, seat: str) -> bool:
    """Say whether a seat is one of those that may use a row on a bid. Clause auction.doubling.by."""
    same = bidding_side(auction.rules, seat) == bidding_side(auction.rules, bid.seat)
    return {"defenders": not same, "takers": same, "taker": seat == bid.seat, "doubler": seat == bid.doubler}[by]


def score_fits(auction: Auction, row: Data, bid: Bid, seat: str) -> bool:
    """Say whether the match scores, in game points, are what a row wants. Clause auction.doubling.score."""
    wanted = row.get("score")
    if wanted is None:
        return True
    mine = bidding_side(auction.rules, seat)
    theirs = bidding_side(auction.rules, bid.seat)
    all_sides = {bidding_side(auction.rules, other) for other in seats(auction.rules)}
    others = {theirs} if mine != theirs else all_sides - {mine}
    other = max(auction.scores.get(side, 0) for side in others)
    return bool(auction.scores.get(mine, 0) <= wanted["own_at_most"] and other >= wanted["other_at_least"])


def passing_double(auction: Auction, seat: str) -> int | None:
    """Return the row by which a pass of this seat, at its turn in a round, doubles. Clause auction.doubling.when."""
    standing = auction.standing
    if standing is None or auction.stage != "round":
        return None
    for number, row in enumerate(auction.doubling):
        if row["when"] == "by_passing" and may_double(auction, row, standing, seat):
            return number
    return None


def candidate_doubles(auction: Auction) -> Iterator[Call]:
    """Yield every double that could be thought of: each word with each manner, and with the bid named or not."""
    names = list(dict.fromkeys(bid.denomination for bid in auction.bids))
    for row in auction.doubling:
        for manner in row.get("manner", ["plain"]):
            yield Call("double", row["call"], manner=manner)
            if row.get("target", "standing") == "any_bid":
                yield from (Call("double", row["call"], manner=manner, of=name) for name in names)


def find_annul(auction: Auction, seat: str, call: Call, in_turn: bool) -> int | None:
    """Return the number of the row by which a seat may throw the deal in, or nothing. Clause auction.annul."""
    for number, row in enumerate(auction.parameters.get("annul", [])):
        if (
            row["call"] == call.word
            and seat_position(auction, seat) in row.get("seats", [1, 2, 3, 4])
            and annul_moment(auction, row, seat, in_turn)
            and hand_fits(auction, row.get("hand"), auction.hands[seat])
        ):
            return number
    return None


def annul_moment(auction: Auction, row: Data, seat: str, in_turn: bool) -> bool:
    """Say whether it is the moment of a row. Clause auction.annul.when."""
    if row["when"] == "before_calls":
        return auction.stage == "round" and not auction.said
    if row["when"] == "in_turn":
        over = row.get("over", EVERYTHING_BUT_OWN)
        return auction.stage == "round" and in_turn and situation(auction, seat) in over
    played = auction.outcome in ("contract", "played")
    return auction.stage == "over" and played and auction.complete and not auction.carded


def hand_fits(auction: Auction, wanted: Data | None, hand: frozenset[str]) -> bool:
    """Say whether a hand is what a row wants. Clause auction.annul.hand."""
    if wanted is None:
        return True
    if "points_at_most" in wanted:
        return sum(card_value(auction, card) for card in hand) <= int(wanted["points_at_most"])
    if "only" in wanted:
        return all(card[0] in wanted["only"] for card in hand)
    return all(wanted["four_of"] + suit in hand for suit in auction.rules["pack"]["suits"])


def card_value(auction: Auction, card: str) -> int:
    """Return the card points of a card by what stands, or by plain values. Clause auction.annul.hand."""
    if auction.bids:
        number = contract_bid(auction) if auction.stage == "over" else len(auction.bids) - 1
        return value(auction.rules, auction.bids[number].denomination, card)
    # Nothing stands in a deal that is played after all have passed either: auction.result tells it from a contract.
    some_suit = next(letter for letter in auction.rules["pack"]["suits"] if letter != card[1])
    return int(order_and_values(auction.rules, SUIT_OF_LETTER[some_suit], card[1])["values"][card[0]])


def candidate_annulments(auction: Auction) -> Iterator[Call]:
    """Yield every annulment that could be thought of."""
    for word in dict.fromkeys(row["call"] for row in auction.parameters.get("annul", [])):
        yield Call("annul", word)
