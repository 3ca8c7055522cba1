"""The state of a deal. All members are frozen; card sets are bit masks, seats and sides integers."""

from __future__ import annotations

from typing import NamedTuple

from belote.auction import AuctionState
from belote.belote import BeloteState
from belote.cards import Card, Cards
from belote.contracts import ContractTable, FinalContract
from belote.deal.rules import Rules
from belote.dealing import Layout
from belote.declarations import Contest, Meld
from belote.scoring import DealScore, Marks
from belote.setup import Seat, Side


class Given(NamedTuple):
    """What a deal starts from. ``scores`` (by side) and ``pool`` (stakes, oldest first) are game points;
    ``marks`` the counts of the match so far."""

    dealer: Seat
    pack: tuple[Card, ...]
    to_cut: bool = False
    first_deal: bool = False
    last_deal: bool = False
    scores: tuple[int, ...] = ()
    pool: tuple[int, ...] = ()
    marks: Marks | None = None


class Claim(NamedTuple):
    """A declaration that was said. ``held`` is false when the seat does not hold all its cards."""

    seat: Seat
    meld: Meld
    held: bool = True


class PlayState(NamedTuple):
    """The play of the cards.

    ``dealt`` are the playable cards of each seat when the play began; ``legal`` the legal cards of the seat whose turn
    it is; ``taken`` the cards by side; ``tricks`` counts by seat; ``lapsed`` the seats whose declarations were lost
    for not being shown; ``melds`` the card points of melds within tricks, by side.
    """

    dealt: tuple[Cards, ...]
    turn: Seat
    legal: Cards
    leader: Seat
    number: int
    trick: tuple[Card, ...]
    taken: tuple[Cards, ...]
    tricks: tuple[int, ...]
    last_winner: Seat
    taker_played_trump: bool
    belote: BeloteState | None
    claims: tuple[Claim, ...] = ()
    shown: frozenset[Seat] = frozenset()
    lapsed: frozenset[Seat] = frozenset()
    melds: tuple[int, ...] = ()


class Result(NamedTuple):
    """How a deal ended: ``outcome`` is made, failed, tied, replay, void, annulled, stopped or match.

    ``next_dealer`` is the word that says who deals next where the ending has its own (an annulment), else nothing.
    """

    outcome: str
    score: DealScore | None = None
    contest: Contest | None = None
    next_dealer: str | None = None
    winner: Side | None = None


class Deal(NamedTuple):
    """A deal at one moment. ``phase`` is cut, auction, offer, swap, lay_away, play or over."""

    rules: Rules
    given: Given
    phase: str
    step: int
    layout: Layout
    auction: AuctionState
    contract: FinalContract | None = None
    turned_given: bool = False
    play: PlayState | None = None
    faults: tuple[tuple[Seat, str], ...] = ()
    result: Result | None = None

    @property
    def table(self) -> ContractTable:
        """The cards under the contract. Raises ``KeyError`` before a contract stands."""
        if self.contract is None:
            raise KeyError("no contract stands")
        return self.rules.contracts[self.contract.denomination]

    def side(self, seat: Seat) -> Side:
        """Return the side of a seat under the contract that stands."""
        return self.rules.table.side(seat, self.contract.taker if self.contract else None)
