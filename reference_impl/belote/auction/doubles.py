"""Which doubles are open to a seat. Clause auction.legal-double."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from belote.auction.calls import Call
from belote.auction.rules import AuctionRules
from belote.auction.state import AuctionState, Bid
from belote.declaration.model import DoublingRow
from belote.setup import Seat

IN_TURN = ("in_turn", "any_time", "until_lead")
OUT_OF_TURN = ("any_time", "until_lead")
STAGE = ("after_bids",)
STAGE_IN_TURN = ("after_bids", "until_lead")
LATE = ("until_lead",)
"""The words of ``when`` that are right at each moment: in and out of turn while the bids last, those the stage after
the bids is held for, all that is open in it at one's turn, and what remains until the first card."""


class Target(NamedTuple):
    """What a double does: the number of its row, and the place of the doubled bid in the auction's bids."""

    row: int
    bid: int


NO_DOUBLES: dict[Call, Target] = {}


def doubles(rules: AuctionRules, state: AuctionState, seat: Seat, moments: tuple[str, ...]) -> dict[Call, Target]:
    """Return the doubles open to a seat at a moment. The first row that opens one counts, and the latest bid.

    Clause auction.doubling.
    """
    if not state.bids or not rules.auction.doubling:
        return NO_DOUBLES
    found: dict[Call, Target] = {}
    for number, row in enumerate(rules.auction.doubling):
        if row.when not in moments:
            continue
        for place in targets(state, row):
            if not bar(rules, state, seat, number, state.bids[place]):
                for call in spoken(row, state.bids[place]):
                    found.setdefault(call, Target(number, place))
    return found


def meant(rules: AuctionRules, state: AuctionState, seat: Seat, moments: tuple[str, ...], call: Call) -> Target | None:
    """Return what a double is aimed at: the bid it names, or the only one a row of its word allows; nothing if neither.

    Clause auction.doubling.target.
    """
    named = doubles(rules, state, seat, moments).get(call)
    if named is not None or call.of or not state.bids:
        return named
    for number, row in enumerate(rules.auction.doubling):
        if row.when in moments and row.call == call.call and call.manner in row.manner:
            places = [place for place in targets(state, row) if not bar(rules, state, seat, number, state.bids[place])]
            if len(places) == 1:
                return Target(number, places[0])
    return None


def double_by_passing(rules: AuctionRules, state: AuctionState, seat: Seat) -> Target | None:
    """Return what a pass of this seat does to the standing bid, if anything. Clause auction.doubling.when."""
    place = len(state.bids) - 1
    for number, row in enumerate(rules.auction.doubling):
        if row.when == "by_passing" and not bar(rules, state, seat, number, state.bids[place]):
            return Target(number, place)
    return None


def targets(state: AuctionState, row: DoublingRow) -> range:
    """Return the places of the bids a row may aim at, latest first: the standing one, or any."""
    last = len(state.bids) - 1
    return range(last, -1 if row.target == "any_bid" else last - 1, -1)


def spoken(row: DoublingRow, bid: Bid) -> Iterator[Call]:
    """Yield the calls by which a row doubles a bid, one for each manner."""
    for manner in row.manner:
        yield Call("double", row.call, manner=manner, of=bid.denomination if row.target == "any_bid" else "")


BARS = (
    "auction.doubling.level",
    "auction.doubling.by",
    "auction.doubling.of",
    "auction.doubling.except",
    "auction.doubling.score",
)
"""The clauses that can bar a double, in the order they are asked."""


def bar(rules: AuctionRules, state: AuctionState, seat: Seat, number: int, bid: Bid) -> str:
    """Return the clause that bars a seat from doubling a bid by a row, the moment apart; nothing when it may."""
    row = rules.auction.doubling[number]
    if bid.level != row.level - 1:
        return BARS[0]
    if not may_speak(rules, seat, row, bid):
        return BARS[1]
    if bid.denomination not in rules.of[number]:
        return BARS[2]
    if bid.amount in row.except_:
        return BARS[3]
    return "" if scores_allow(rules, state, seat, row, bid) else BARS[4]


def may_speak(rules: AuctionRules, seat: Seat, row: DoublingRow, bid: Bid) -> bool:
    """Say whether a seat is one of those who may double a bid by a row. Clause auction.doubling.by."""
    if row.by == "taker":
        return seat == bid.seat
    if row.by == "doubler":
        return seat == bid.doubler
    return rules.same_side(seat, bid.seat) == (row.by == "takers")


def scores_allow(rules: AuctionRules, state: AuctionState, seat: Seat, row: DoublingRow, bid: Bid) -> bool:
    """Say whether the match scores allow a double; with no score given, all stand at 0. Clause auction.doubling.score.

    The other side is that of the bid, or, for a double of one's own, the best of the rest.
    """
    if row.score is None:
        return True
    own = score(rules, state, seat)
    if rules.same_side(seat, bid.seat):
        rest = (other for other in range(rules.table.count) if not rules.same_side(other, seat))
        other = max(score(rules, state, rival) for rival in rest)
    else:
        other = score(rules, state, bid.seat)
    return own <= row.score.own_at_most and other >= row.score.other_at_least


def score(rules: AuctionRules, state: AuctionState, seat: Seat) -> int:
    """Return the game points of the side of a seat: by pair where partners play, else by seat."""
    if not state.scores:
        return 0
    return state.scores[seat % 2 if rules.table.players.sides == "partners" else seat]
