"""What has been said in an auction and what stands, from the clauses of auction. Nothing here decides what is legal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from belote.cards import LETTER_OF_SUIT
from belote.oracle.table import Data, bidding_side, position, suit_names

Amount = int | str | None
"""A number of card points, the name of a rung, or nothing."""


class Call(NamedTuple):
    """A pass, bid, double or annul, or the answer to an offer, accept or refuse. Clause auction.call.

    ``word`` is that of the row; ``denomination``, ``amount`` and ``flag`` belong to a bid; ``manner`` to a double, and
    ``of``, the denomination doubled, to one of a row that may double any bid.
    """

    do: str
    word: str = ""
    denomination: str = ""
    amount: Amount = None
    flag: bool = False
    manner: str = "plain"
    of: str = ""


class Said(NamedTuple):
    """A call that was made: by whom, in which round and stage, and whether it was a pass that doubled."""

    seat: str
    call: Call
    round: int
    stage: str
    doubled: bool = False


class Bid(NamedTuple):
    """A bid that was made, and what became of it. Clauses auction.standing and auction.doubling.

    ``row`` is the number of its row in its round, from 0; ``doubling`` the number of the row of doubling that gave it
    its level, -1 for none; ``doubler`` said level 1, ``raiser`` the present level.
    """

    seat: str
    denomination: str
    amount: Amount
    flag: bool
    round: int
    row: int
    level: int = 0
    doubling: int = -1
    manner: str = "plain"
    doubler: str = ""
    raiser: str = ""


@dataclass(frozen=True)
class Auction:
    """An auction at one moment.

    ``stage`` is ``round``, ``offer``, ``doubles`` ([auction.after-bids]), ``between`` (a round is over and the next has
    not begun) or ``over``; ``outcome`` is then ``contract``, ``played``, ``void`` or ``annulled``. ``last`` is the seat
    from which the next one is looked for. ``hands`` are the hands at this moment, ``scores`` game points by side
    before the deal. ``complete`` and ``carded`` say whether the cards are complete and whether one has been played.
    """

    rules: Data
    dealer: str
    hands: Mapping[str, frozenset[str]]
    turned: str = ""
    scores: Mapping[str, int] = field(default_factory=dict)
    round: int = 0
    stage: str = "between"
    outcome: str = ""
    last: str = ""
    said: tuple[Said, ...] = ()
    bids: tuple[Bid, ...] = ()
    complete: bool = False
    carded: bool = False

    @property
    def parameters(self) -> Data:
        """The section ``auction`` of the declaration."""
        found: Data = self.rules["auction"]
        return found

    @property
    def standing(self) -> Bid | None:
        """The last bid of this auction. Clause auction.standing."""
        return self.bids[-1] if self.bids else None

    @property
    def rows(self) -> list[Data]:
        """The rows of bids of the present round. Clause auction.rows."""
        found: list[Data] = self.parameters["rounds"][self.round - 1]["bids"]
        return found

    @property
    def doubling(self) -> list[Data]:
        """The rows of doubling. Clause auction.doubling."""
        found: list[Data] = self.parameters.get("doubling", [])
        return found

    @property
    def any_bid(self) -> bool:
        """Whether a row may double any bid, so that levels are never wiped. Clause auction.doubling.target."""
        return any(row.get("target", "standing") == "any_bid" for row in self.doubling)

    @cached_property
    def numbers(self) -> list[int]:
        """The numbers bids may carry, in card points, lowest first. Clause auction.amounts."""
        found = self.parameters.get("amounts")
        return list(range(found["from"], found["to"] + 1, found["step"])) if found else []

    @cached_property
    def rungs(self) -> list[str]:
        """The names of the rungs, lowest first. Clause auction.rungs."""
        return [rung["name"] for rung in self.parameters.get("amounts", {}).get("rungs", [])]

    @cached_property
    def amounts(self) -> list[Amount]:
        """Every amount a bid may carry, lowest first; nothing alone where bids carry none. Clause auction.amounts."""
        return [*self.numbers, *self.rungs] if "amounts" in self.parameters else [None]

    @cached_property
    def flagged(self) -> bool:
        """Whether a bid may add a promise to its number. Clause auction.flag."""
        return bool(self.parameters.get("amounts", {}).get("flag", "none") != "none")

    @cached_property
    def groups(self) -> dict[str, int]:
        """Everything that can be bid, with the index of its group, lowest first. Clause auction.order."""
        order = self.parameters["order"]
        return {name: index for index, group in enumerate(order) for name in denominations(self, group)}

    def with_bid(self, number: int, bid: Bid) -> Auction:
        """Return the auction with another state of one of its bids."""
        return replace(self, bids=(*self.bids[:number], bid, *self.bids[number + 1 :]))


def situation(auction: Auction, seat: str) -> str:
    """Return what lies on the table for a seat, before its call is logged. Clause auction.situation."""
    standing = auction.standing
    if standing is None:
        return "opening" if auction.round == 1 and not auction.said else "passes"
    mine = bidding_side(auction.rules, seat)
    # The standing bid of a seat that another seat doubled last is what that other seat is.
    other = standing.seat
    if standing.seat == seat and standing.level > 0 and standing.raiser != seat:
        other = standing.raiser
    if other == seat:
        return "own"
    return "partner" if bidding_side(auction.rules, other) == mine else "opponents"


def denominations(auction: Auction, words: list[str]) -> list[str]:
    """Return the denominations the words of a row stand for. Clauses auction.bid and auction.doubling.of."""
    suits = suit_names(auction.rules)
    turned = [suit for suit in suits if auction.turned and LETTER_OF_SUIT[suit] == auction.turned[1]]
    meaning = {"suits": suits, "turned": turned, "others": [suit for suit in suits if suit not in turned]}
    found: list[str] = []
    for word in words:
        found += [name for name in meaning.get(word, [word]) if name not in found]
    return found


def made_last(auction: Auction) -> str:
    """Return the seat that made the last bid or double of the auction, or nobody. Clause auction.pending."""
    return next((said.seat for said in reversed(auction.said) if raises(said)), "")


def raises(said: Said) -> bool:
    """Say whether a call is a bid or a double, a pass that is a double included. Clause auction.doubling.when."""
    return said.call.do in ("bid", "double") or said.doubled


def has_passed(auction: Auction, seat: str) -> bool:
    """Say whether a seat has passed in the present round. Clause auction.after-pass."""
    return any(
        said.seat == seat and said.call.do == "pass" and said.stage == "round" and said.round == auction.round
        for said in auction.said
    )


def seat_position(auction: Auction, seat: str) -> int:
    """Return the position of a seat in this deal. Clause setup.position."""
    return position(auction.rules, auction.dealer, seat)
