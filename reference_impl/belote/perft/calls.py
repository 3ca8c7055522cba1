"""Count the sequences of calls that may be made in an auction. Clause record.perft.

Calls, and what follows from each, are those of ``belote.deal``; a state reached in two ways is worked out once.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from belote.auction import AuctionState, Call
from belote.deal import Deal, Say, apply
from belote.deal.legal import legal_calls
from belote.dealing import Layout
from belote.setup import Seat

PHASES = ("auction", "offer")
"""The phases of a deal in which calls are counted."""

Said = tuple[Seat, Call]
State = tuple[AuctionState, Layout]


class TooMany(Exception):
    """More calls would have to be tried than are allowed."""


@dataclass
class CallCounter:
    """Counts from one moment of an auction. The memory it keeps changes nothing in its answers.

    ``ways`` are what follows from each call of a state, nothing for an auction that is over; ``tried`` counts the calls
    that were made to find them.
    """

    deal: Deal
    ways: dict[State, tuple[Deal | None, ...]] = field(default_factory=dict, repr=False)
    counts: dict[tuple[bool, State, int], int] = field(default_factory=dict, repr=False)
    tried: int = 0

    def nodes(self, depth: int) -> int:
        """Return the number of sequences of ``depth`` calls, at least 1, whether they end the auction or not."""
        return self.sequences(self.deal, depth, False)

    def divide(self, depth: int) -> dict[Said, int]:
        """Return for each legal call, the seat on turn first, the number of sequences that begin with it."""
        parts = (self.sequences(way, depth - 1, False) for way in self.following(self.deal))
        return dict(zip(options(self.deal), parts, strict=True))

    def complete(self, depth: int) -> int:
        """Return the number of auctions that are over after ``depth`` calls and no sooner."""
        return self.sequences(self.deal, depth, True)

    def auctions(self, most: int) -> int | None:
        """Return the number of all complete auctions; nothing if more than ``most`` calls would have to be tried."""
        try:
            return self.whole(self.deal, {}, most)
        except TooMany:
            return None

    def sequences(self, deal: Deal | None, depth: int, ended: bool) -> int:
        """Return the number of sequences of ``depth`` calls; with ``ended``, of those that end with the auction."""
        if depth == 0:
            return int(deal is None or not ended)
        if deal is None:
            return 0
        if depth == 1 and not ended:
            return len(options(deal))
        key = (ended, state_of(deal), depth)
        if key not in self.counts:
            self.counts[key] = sum(self.sequences(way, depth - 1, ended) for way in self.following(deal))
        return self.counts[key]

    def whole(self, deal: Deal | None, seen: dict[State, int], most: int) -> int:
        """Return the number of ways to go on to the end of an auction. Raises ``TooMany``."""
        if deal is None:
            return 1
        key = state_of(deal)
        if key not in seen:
            if self.tried > most:
                raise TooMany
            seen[key] = sum(self.whole(way, seen, most) for way in self.following(deal))
        return seen[key]

    def following(self, deal: Deal) -> tuple[Deal | None, ...]:
        """Return the deals after each call, in the order of ``options``; nothing for an auction that is over."""
        key = state_of(deal)
        if key not in self.ways:
            found = [apply(deal, Say(*said)) for said in options(deal)]
            self.ways[key] = tuple(one if one.phase in PHASES else None for one in found)
            self.tried += len(found)
        return self.ways[key]


def state_of(deal: Deal) -> State:
    """Return all that decides how an auction goes on: what has been said, and where the cards are."""
    return deal.auction, deal.layout


def options(deal: Deal) -> list[Said]:
    """Return the legal calls of all seats, the seat on turn first."""
    return [(seat, call) for seat, calls in legal_calls(deal).items() for call in calls]
