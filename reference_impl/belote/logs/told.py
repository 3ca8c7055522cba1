"""What a row tells of a deal, in the letters of records. What is not recorded is nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

Json = Mapping[str, Any]


NAMES = {
    "dealer": "the dealer",
    "calls": "the calls",
    "contract": "the contract",
    "plays": "the cards played",
    "card_points": "the card points",
    "score": "the score",
}
"""Parts of a row, in words."""


class Said(NamedTuple):
    """A call as recorded. ``what`` is bid, pass, double, redouble, take, accept, refuse or the word of a row.

    ``seat`` is empty where the row leaves it to the order of play.
    """

    what: str
    seat: str = ""
    denomination: str = ""
    amount: int | str | None = None
    flag: bool = False
    written: str = ""


class Played(NamedTuple):
    """A card as recorded; ``seat`` is empty where the row leaves it to the order of play."""

    card: str
    seat: str = ""


class Unreadable(NamedTuple):
    """A part of a row that cannot be read: which part, from which column, and why."""

    part: str
    column: str
    message: str
    instead: str = ""

    def __str__(self) -> str:
        return f"column {self.column}: {self.message}" + (f". {self.instead}" if self.instead else "")


class Told(NamedTuple):
    """What a row tells of a deal.

    Points are card points, except ``score`` (game points of the deal), ``before`` and ``totals`` (of the match).
    ``plays`` are in the order of play, or, ``by_seat``, within each trick in any order with their seats. ``belote``
    are seats or sides, ``declarations`` a seat and cards each. ``contract`` has only the members that are recorded.
    """

    line: int
    match: str = ""
    deal: str = ""
    variant: str = ""
    dealer: str = ""
    pack: tuple[str, ...] | None = None
    turned: str = ""
    hands: Mapping[str, tuple[str, ...]] | None = None
    swapped: str | None = None
    calls: tuple[Said, ...] | None = None
    contract: Json | None = None
    plays: tuple[Played, ...] | None = None
    by_seat: bool = False
    winners: tuple[str, ...] | None = None
    declarations: tuple[tuple[str, tuple[str, ...]], ...] | None = None
    belote: tuple[str, ...] | None = None
    declared: Json | None = None
    belote_points: Json | None = None
    card_points: Json | None = None
    last: str = ""
    tricks: Json | None = None
    score: Json | None = None
    before: Json | None = None
    totals: Json | None = None
    unreadable: tuple[Unreadable, ...] = ()

    def why(self, part: str, absent: str) -> str:
        """Return why a part is not known: that it cannot be read, or what is said where nothing is recorded."""
        if all(unread.part != part for unread in self.unreadable):
            return absent
        return f"{NAMES[part]} cannot be read"
