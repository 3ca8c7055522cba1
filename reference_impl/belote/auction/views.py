"""All that decides what a seat may bid, as one value, and the answer to it. Clause auction.legal-bid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from belote.auction.calls import Amount, Call

Situation = Literal["opening", "passes", "partner", "opponents", "own"]


class View(NamedTuple):
    """All that decides what a seat may bid.

    ``over`` is what lies on the table; ``denomination``, ``amount`` and ``flag`` are those of the standing bid, if
    ``stands``; ``earlier`` says that the seat has an earlier position than its maker, ``passed`` that the seat passed
    in this round; ``used_up`` numbers the rows whose limit is reached for the seat.
    """

    round: int
    turned_suit: int
    turned_rank: int
    position: int
    over: Situation
    passed: bool
    used_up: tuple[int, ...]
    stands: bool = False
    denomination: str = ""
    amount: Amount = None
    flag: bool = False
    earlier: bool = False


class Openings(NamedTuple):
    """The bids open to a seat, each with the number of its row, and whether the seat may not pass."""

    bids: Mapping[Call, int]
    must: bool


NO_OPENINGS = Openings({}, False)
