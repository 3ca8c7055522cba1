"""What can happen in a deal. Every event is somebody's: ``seat`` is an integer in the order of play."""

from __future__ import annotations

from typing import NamedTuple

from belote.auction import Call
from belote.cards import Card, Cards
from belote.setup import Seat


class CutPack(NamedTuple):
    """The cutter lifts ``number`` cards; 0 declines. Clause setup.cut."""

    seat: Seat
    number: int


class Say(NamedTuple):
    """A call of the auction, the answer to an offer included. Clause auction.rows."""

    seat: Seat
    call: Call


class SwapCard(NamedTuple):
    """The low trump is exchanged for the turned card, or not. Clause dealing.swap."""

    seat: Seat
    swap: bool


class LayAway(NamedTuple):
    """The taker lays cards away after picking up the kitty. Clause dealing.take."""

    seat: Seat
    cards: Cards


class Declare(NamedTuple):
    """A run or a square is declared; the event names its cards. Clause declarations.say."""

    seat: Seat
    cards: Cards


class Show(NamedTuple):
    """A seat lays all its declarations open. Clause declarations.show."""

    seat: Seat


class PlayCard(NamedTuple):
    """A card is played, with or without the word belote. Clauses play.turn and belote.said."""

    seat: Seat
    card: Card
    belote: bool = False


class CommitFault(NamedTuple):
    """A fault that has a price. Clause irregularities.faults.

    Clauses irregularities.revoke to irregularities.wrong-signal.
    """

    seat: Seat
    what: str


Event = CutPack | Say | SwapCard | LayAway | Declare | Show | PlayCard | CommitFault
