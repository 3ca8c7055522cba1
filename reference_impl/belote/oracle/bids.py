"""Which bids are legal, from auction.rows to auction.legal-bid."""

from __future__ import annotations

from collections.abc import Iterator

from belote.oracle.auction import Amount, Auction, Bid, Call, denominations, has_passed, seat_position, situation
from belote.oracle.table import Data, bidding_side

EVERYTHING_BUT_OWN = ["opening", "passes", "partner", "opponents"]
"""Where a row does not say over what it may be used. Clause auction.over."""


def is_legal_bid(auction: Auction, seat: str, call: Call) -> bool:
    """Say whether a bid is legal, if it is the turn of the seat in a round. Clause auction.legal-bid."""
    return row_of(auction, call, usable_rows(auction, seat), seat) is not None


def legal_bids(auction: Auction, seat: str) -> Iterator[Call]:
    """Yield the bids that are legal, if it is the turn of the seat in a round, the dearest first."""
    usable = usable_rows(auction, seat)
    some = candidate_bids(auction) if usable else ()
    return (call for call in some if row_of(auction, call, usable, seat) is not None)


def usable_rows(auction: Auction, seat: str) -> list[int]:
    """Return the numbers of the rows that a seat may use for some bid; none where bids are barred.

    These are the conditions of auction.rows that do not ask for the bid itself, and 2 of auction.legal-bid.
    """
    if auction.stage != "round" or bids_closed(auction):
        return []
    return [number for number in range(len(auction.rows)) if is_usable(auction, number, seat)]


def bids_closed(auction: Auction) -> bool:
    """Say whether some bid is at a level that bars bids. Clauses auction.legal-bid (2), auction.doubling.bids-after."""
    rows = auction.doubling
    return any(bid.doubling >= 0 and rows[bid.doubling].get("bids_after") == "closed" for bid in auction.bids)


def is_usable(auction: Auction, number: int, seat: str) -> bool:
    """Say whether a row is open to a seat now, whatever the bid. Clause auction.rows, 2 to 5."""
    row = auction.rows[number]
    return (
        seat_position(auction, seat) in row.get("seats", [1, 2, 3, 4])  # 2, auction.seats
        and situation(auction, seat) in row.get("over", EVERYTHING_BUT_OWN)  # 3, auction.over
        and turned_rank_fits(auction, row)  # 4
        and not used_up(auction, number, seat)  # 5
        and not (row.get("after_pass") == "refused" and has_passed(auction, seat))  # 5, auction.after-pass
    )


def row_of(auction: Auction, call: Call, usable: list[int], seat: str) -> int | None:
    """Return the number of the first usable row that meets 3 and 4 of auction.legal-bid, or nothing."""
    return next((number for number in usable if row_allows(auction, number, seat, call)), None)


def row_allows(auction: Auction, number: int, seat: str, call: Call) -> bool:
    """Say whether a usable row has the word of a bid, names it and lets it stand over the standing bid."""
    row = auction.rows[number]
    return (
        row["call"] == call.word  # auction.call: looked for among the rows that have its word
        and call.denomination in auction.groups  # auction.order lists everything that can be bid
        and call.denomination in denominations(auction, row["bid"])  # auction.rows, 1
        and amount_open(auction, row, call.amount, call.flag)  # auction.rows, 1
        and not names_the_same(auction, row, call.denomination)  # auction.rows, 5
        and may_follow(auction, row, seat, call)
    )


def amount_open(auction: Auction, row: Data, amount: Amount, flag: bool) -> bool:
    """Say whether a row opens an amount. Clauses auction.amounts, auction.row-amounts and auction.flag."""
    if flag and not (auction.flagged and amount in auction.numbers):
        return False
    if "amounts" not in auction.parameters:
        return amount is None
    listed = row.get("amounts")
    if listed is None:
        return amount in auction.amounts
    return (amount in auction.numbers and "numbers" in listed) or (amount in auction.rungs and amount in listed)


def turned_rank_fits(auction: Auction, row: Data) -> bool:
    """Say whether the turned card has one of the row's ranks. Clause auction.turned-ranks."""
    return "turned" not in row or bool(auction.turned and auction.turned[0] in row["turned"])


def used_up(auction: Auction, number: int, seat: str) -> bool:
    """Say whether as many bids were made under a row as it allows. Clause auction.limit."""
    limit = auction.rows[number].get("limit")
    if limit is None:
        return False
    made = [bid.seat for bid in auction.bids if (bid.round, bid.row) == (auction.round, number)]
    if limit["per"] == "seat":
        made = [other for other in made if other == seat]
    if limit["per"] == "side":
        mine = bidding_side(auction.rules, seat)
        made = [other for other in made if bidding_side(auction.rules, other) == mine]
    return len(made) >= int(limit["times"])


def names_the_same(auction: Auction, row: Data, denomination: str) -> bool:
    """Say whether a row wants a new denomination and this is the standing one. Clause auction.new-suit."""
    standing = auction.standing
    return row.get("suit", "any") == "new" and standing is not None and standing.denomination == denomination


def may_follow(auction: Auction, row: Data, seat: str, call: Call) -> bool:
    """Say whether a bid outbids the standing one, or is equal to it as its row allows. Clause auction.legal-bid (4)."""
    standing = auction.standing
    if auction.flagged and any(bid.flag for bid in auction.bids) and not call.flag:
        return False  # auction.flag
    if standing is None:
        return True  # auction.outbids: any bid outbids an empty table
    if auction.flagged and not pair(auction, call)[0] > pair(auction, standing)[0]:
        return False
    if pair(auction, call) > pair(auction, standing):
        return True
    earlier = seat_position(auction, seat) < seat_position(auction, standing.seat)
    return row.get("equal") == "earlier_seat" and pair(auction, call) == pair(auction, standing) and earlier


def pair(auction: Auction, bid: Bid | Call) -> tuple[int, int]:
    """Return the indices of amount and group by which bids are compared. Clause auction.outbids."""
    return auction.amounts.index(bid.amount), auction.groups[bid.denomination]


def candidate_bids(auction: Auction) -> Iterator[Call]:
    """Yield every bid that could be thought of in this round, the dearest first."""
    flagged = auction.flagged
    for word in dict.fromkeys(row["call"] for row in auction.rows):
        for amount in reversed(auction.amounts):
            for denomination in reversed(auction.groups):
                yield Call("bid", word, denomination, amount)
                if flagged and isinstance(amount, int):
                    yield Call("bid", word, denomination, amount, flag=True)


def is_obliged(auction: Auction, seat: str) -> bool:
    """Say whether a seat may not pass, at its turn in a round. Clause auction.must."""
    if auction.standing is not None:
        return False
    for number in usable_rows(auction, seat):
        obliged = seat_position(auction, seat) in auction.rows[number].get("must", [])
        if obliged and any(row_allows(auction, number, seat, call) for call in candidate_bids(auction)):
            return True
    return False
