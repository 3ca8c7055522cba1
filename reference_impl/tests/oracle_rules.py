"""Small declarations, written as the plain data the oracle reads, and auctions that are said out loud."""

from __future__ import annotations

from typing import Any

from belote.oracle import Auction, Call, begin_round, legal_calls, say

TRUMP = {"order": "J9ATKQ87", "values": {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}}
PLAIN = {"order": "ATKQJ987", "values": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}}
SUITS = [["suits"]]
PASS = Call("pass")

Tree = dict[str, Any]


def declared(**sections: Tree) -> Tree:
    """Return a declaration for four partners, clockwise, with every kind of contract."""
    plain = {
        "players": {"count": 4, "sides": "partners", "direction": "clockwise"},
        "pack": {"ranks": "789TJQKA", "suits": "CDHS"},
        "contracts": {
            "suit": {"kind": "suit", "trump": TRUMP, "plain": PLAIN},
            "no_trump": {"kind": "no_trump", "plain": PLAIN},
            "all_trump": {"kind": "all_trump", "trump": TRUMP},
        },
        "auction": bidding([row()]),
        "play": {"lead": {"first": "eldest"}},
    }
    return {**plain, **sections}


def row(bid: list[str] | None = None, **words: Any) -> Tree:
    """Return a row of bids with the word ``bid``."""
    return {"call": "bid", "bid": bid or ["suits"], **words}


def bidding(*rounds: list[Tree], **words: Any) -> Tree:
    """Return an auction of rounds that end passed; ``order`` is flat over the suits unless it is given."""
    held = [{"ends": "passed", "bids": rows} for rows in rounds]
    return {"order": SUITS, "rounds": held, "all_pass": {"deal": "void"}, **words}


def level(number: int, by: str, when: str = "in_turn", bids_after: str = "closed", **words: Any) -> Tree:
    """Return a row of doubling, with the words double, redouble, third."""
    word = ("double", "redouble", "third")[number - 1]
    return {"call": word, "level": number, "by": by, "when": when, "bids_after": bids_after, **words}


def opened(auction: Tree, dealer: str = "W", turned: str = "", **more: Any) -> Auction:
    """Return an auction at the beginning of its first round; the dealer is W, so N is eldest."""
    hands = more.pop("hands", dict.fromkeys("NESW", frozenset[str]()))
    players = more.pop("players", declared()["players"])
    rules = declared(auction=auction, players=players)
    return begin_round(Auction(rules, dealer, hands, turned, **more), hands, turned)


def bid(denomination: str, amount: int | str | None = None, word: str = "bid", flag: bool = False) -> Call:
    """Return a bid."""
    return Call("bid", word, denomination, amount, flag)


def double(word: str = "double", manner: str = "plain", of: str = "") -> Call:
    """Return a double."""
    return Call("double", word, manner=manner, of=of)


def after(auction: Auction, *calls: tuple[str, Call]) -> Auction:
    """Return the auction after some calls, which must all be legal."""
    for seat, call in calls:
        auction = say(auction, seat, call)
    return auction


def may(auction: Auction, seat: str) -> set[str]:
    """Return what a seat may say, in short: the word, the denomination, the amount and the bid that is doubled."""
    calls = legal_calls(auction).get(seat, frozenset())
    return {
        " ".join(str(part) for part in (call.word or call.do, call.denomination, call.amount, call.of) if part)
        for call in calls
    }
