"""Which counter counts from a position, and its answers by event."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from belote.deal import Deal, Event, PlayCard, Say
from belote.errors import CannotHappen
from belote.perft.calls import PHASES, CallCounter
from belote.perft.cards import PlayCounter


class Part(NamedTuple):
    """The number of sequences that begin with one event."""

    event: Event
    nodes: int


@dataclass(frozen=True)
class Counter:
    """Counts from a deal in its auction, in its play, or over. From one that is over nothing goes on."""

    deal: Deal

    @cached_property
    def calls(self) -> CallCounter | None:
        """What counts calls; nothing outside the auction."""
        return CallCounter(self.deal) if self.deal.phase in PHASES else None

    @cached_property
    def cards(self) -> PlayCounter | None:
        """What counts cards; nothing outside the play."""
        return PlayCounter(self.deal) if self.deal.phase == "play" else None

    def nodes(self, depth: int) -> int:
        """Return the number of sequences of ``depth`` cards or calls."""
        chosen = self.calls or self.cards
        return chosen.nodes(depth) if chosen else 0

    def divide(self, depth: int) -> list[Part]:
        """Return the number of sequences by their first card or call."""
        if self.calls:
            return [Part(Say(*said), nodes) for said, nodes in self.calls.divide(depth).items()]
        if self.cards:
            turn = self.cards.play.turn
            return [Part(PlayCard(turn, card), nodes) for card, nodes in self.cards.divide(depth).items()]
        return []

    def complete(self, depth: int) -> int | None:
        """Return the number of auctions that are over after ``depth`` calls; nothing outside the auction."""
        return self.calls.complete(depth) if self.calls else None


def can_be_counted(deal: Deal) -> bool:
    """Say whether a deal is at a place to count from: in the auction, in the play, or over."""
    return deal.phase in (*PHASES, "play", "over")


def counter(deal: Deal) -> Counter:
    """Return a counter. The place must be one to count from (``can_be_counted``)."""
    if not can_be_counted(deal):
        raise CannotHappen(f"nothing is counted in the phase {deal.phase}")
    return Counter(deal)
