"""What the greedy policy thinks of a hand, in card points: one estimate for every contract of every variant.

A hand is fair if it holds its share of the card points of the pack. What it holds above its share counts twice, since
high cards also win the low cards of others; the estimate of a side is half of all points and that surplus. Partners,
declarations, belote, the last trick and what was said before are not looked at.
"""

from __future__ import annotations

from belote.auction import Call
from belote.auction.state import standing
from belote.cards import Card, Cards, members
from belote.contracts import ContractTable
from belote.deal import Deal, Legal, Say
from belote.setup import Seat

SURPLUS = 2
"""How often card points above a fair share count."""

TENTHS = {"take": 5, "double": 6, "redouble": 7}
"""How many tenths of all card points a hand must be good for to take without an amount, to double, and to redouble."""


def estimate(table: ContractTable, hand: Cards, pack: int) -> int:
    """Return what the side of a hand may expect of a pack of this many cards, in card points of the contract."""
    total = sum(table.values)
    fair = total * hand.bit_count() // pack
    return total // 2 + SURPLUS * (table.points(hand) - fair)


def is_good(deal: Deal, seat: Seat, denomination: str, tenths: int) -> bool:
    """Say whether a hand is good for more than some tenths of all card points in a contract."""
    return 10 * expected(deal, seat, denomination) > tenths * sum(deal.rules.contracts[denomination].values)


def best_call(deal: Deal, found: Legal) -> Say:
    """Return the greedy call: a bid the hand is good for, else a double it is good for, else a pass.

    Of several contracts the one with the highest estimate is bid, at the lowest amount that is open; where no pass is
    open, the best of the bids. Rungs and promises of all tricks are bid only then. Nobody annuls a deal; an offer is
    accepted by a hand that is not good for half of all points.
    """
    seat = found.turn if found.turn is not None else -1
    own = found.calls[seat]
    if own[0].do in ("accept", "refuse"):
        bid = standing(deal.auction)
        wanted = "refuse" if bid is not None and is_good(deal, seat, bid.denomination, TENTHS["take"]) else "accept"
        return Say(seat, next(call for call in own if call.do == wanted))
    bids = [call for call in own if call.do == "bid"]
    worth = {name: expected(deal, seat, name) for name in {call.denomination for call in bids}}
    good = [call for call in bids if is_worth(deal, call, worth[call.denomination])]
    if good or (bids and own[0].do != "pass"):
        return Say(seat, max(good or bids, key=lambda call: merit(call, worth[call.denomination])))
    double = doubled(deal, found)
    return double or Say(seat, own[0])


def expected(deal: Deal, seat: Seat, denomination: str) -> int:
    """Return what a hand lets its side expect in a contract, in card points."""
    return estimate(deal.rules.contracts[denomination], deal.layout.hands[seat], deal.rules.pack.size)


def is_worth(deal: Deal, call: Call, worth: int) -> bool:
    """Say whether what is expected is enough for a bid: its number, or more than half of all points without one."""
    if isinstance(call.amount, str) or call.flag:
        return False
    if call.amount is None:
        return 10 * worth > TENTHS["take"] * sum(deal.rules.contracts[call.denomination].values)
    return worth >= call.amount


def merit(call: Call, worth: int) -> tuple[int, bool, int]:
    """Return what bids are ordered by: the estimate, a number before a rung, and the lower number."""
    number = isinstance(call.amount, int) and not call.flag
    lower = -call.amount if isinstance(call.amount, int) else 0
    return worth, number or call.amount is None, lower


def doubled(deal: Deal, found: Legal) -> Say | None:
    """Return the first double a hand is good for, in the order of play from the seat in turn."""
    bid = standing(deal.auction)
    for seat in deal.rules.table.starting(found.turn or 0):
        for call in found.calls.get(seat, ()):
            denomination = call.of or (bid.denomination if bid is not None else "")
            word = "double" if bid is None or bid.level == 0 else "redouble"
            if call.do == "double" and denomination and is_good(deal, seat, denomination, TENTHS[word]):
                return Say(seat, call)
    return None


def wins_with(deal: Deal, seat: Seat, cards: Cards) -> Cards:
    """Return the cards with which the side of a seat holds the trick as it stands then."""
    play, table = deal.play, deal.table
    trick = play.trick if play is not None else ()
    if play is None or not trick:
        return cards
    best = table.winner(trick)
    if deal.side((play.leader + best) % deal.rules.table.count) == deal.side(seat):
        return cards
    return sum(1 << card for card in members(cards) if table.beats(card, trick[best]))


def richest(table: ContractTable, cards: Cards) -> Card:
    """Return the card that is worth most, of equals the lowest."""
    return max(members(cards), key=lambda card: (table.values[card], -card))


def cheapest(table: ContractTable, cards: Cards, number: int) -> Cards:
    """Return the cards that are worth least, of equals the lowest."""
    ordered = sorted(members(cards), key=lambda card: (table.values[card], card))
    return sum(1 << card for card in ordered[:number])
