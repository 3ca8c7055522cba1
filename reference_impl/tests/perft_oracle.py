"""Counts made with the second opinion of ``belote.oracle`` alone: its legal sets, its turns, its winners of tricks.

Nothing here imports the interpreter. A position is what a file of counts holds; ``data`` is a resolved declaration.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from belote.oracle import Auction, Call, Contract, begin_round, legal_calls, legal_cards, say, winner
from belote.oracle.table import Data, after, seats, trump_suit
from belote.oracle.turns import all_pass

Json = Mapping[str, Any]
Hands = Mapping[str, frozenset[str]]


class Play(NamedTuple):
    """A play at one moment: who has which cards, the trick so far, whose turn it is."""

    data: Data
    contract: Contract
    dealer: str
    hands: Hands
    under: Mapping[str, str]
    turn: str
    trick: tuple[tuple[str, str], ...] = ()
    taker_has_played_a_trump: bool = False


def play_of(data: Data, deal: Json) -> Play:
    """Return the play of a deal of a file, before its first card."""
    found = deal["play"]
    hands = {seat: frozenset(cards) for seat, cards in found["hands"].items()}
    return Play(data, contract_of(found["contract"]), deal["dealer"], hands, found.get("under", {}), found["leader"])


def contract_of(written: Json) -> Contract:
    """Return a contract of a file."""
    return Contract(
        denomination=written["denomination"],
        taker=written.get("taker", ""),
        amount=written.get("amount"),
        flag=written.get("flag", False),
        level=written.get("level", 0),
        manner=written.get("manner", "plain"),
    )


def legal(play: Play) -> frozenset[str]:
    """Return the legal cards of the seat whose turn it is."""
    hand = play.hands[play.turn]
    taker = play.taker_has_played_a_trump
    return legal_cards(play.data, play.contract, play.dealer, play.turn, hand, play.trick, taker)


def after_card(play: Play, card: str) -> Play:
    """Return the play after a card; a complete trick is put away, and what it covered is turned up."""
    seat, denomination = play.turn, play.contract.denomination
    trumped = seat == play.contract.taker and card[1] == trump_suit(denomination)
    trick = (*play.trick, (seat, card))
    play = play._replace(
        hands={**play.hands, seat: play.hands[seat] - {card}},
        trick=trick,
        turn=after(play.data, seat),
        taker_has_played_a_trump=play.taker_has_played_a_trump or trumped,
    )
    if len(trick) < len(seats(play.data)):
        return play
    turned = {seat: {play.under[card]} for seat, card in trick if card in play.under}
    hands = {seat: hand | turned.get(seat, set()) for seat, hand in play.hands.items()}
    return play._replace(hands=hands, trick=(), turn=winner(play.data, denomination, trick))


def count_cards(play: Play, depth: int) -> int:
    """Return the number of sequences of ``depth`` cards."""
    cards = legal(play)
    return len(cards) if depth == 1 else sum(count_cards(after_card(play, card), depth - 1) for card in cards)


def divide_cards(play: Play, depth: int) -> dict[str, int]:
    """Return the number of sequences by their first card."""
    return {card: count_cards(after_card(play, card), depth - 1) if depth > 1 else 1 for card in legal(play)}


def auction_of(data: Data, deal: Json) -> Auction:
    """Return the auction of a deal of a file, before its first call."""
    found = deal["auction"]
    hands = {seat: frozenset(cards) for seat, cards in found["hands"].items()}
    return onward(Auction(data, deal["dealer"], hands, found.get("turned", "")))


def onward(auction: Auction) -> Auction:
    """Begin the rounds that follow at once. The hands stay those of the first round."""
    while auction.stage == "between":
        if auction.round == len(auction.parameters["rounds"]):
            return all_pass(auction)
        auction = begin_round(auction, auction.hands, auction.turned)
    return auction


def said(auction: Auction) -> list[tuple[str, Call]]:
    """Return the legal calls of all seats; of a double that may leave out its denomination the form that names it."""
    calls = [(seat, call) for seat, some in legal_calls(auction).items() for call in some]
    named = {(seat, call._replace(of="")) for seat, call in calls if call.of}
    return [one for one in calls if one not in named]


def count_calls(auction: Auction, depth: int, ended: bool = False) -> int:
    """Return the number of sequences of ``depth`` calls; with ``ended`` of those that end with the auction."""
    if depth == 0:
        return int(auction.stage == "over" or not ended)
    if auction.stage == "over":
        return 0
    calls = said(auction)
    if depth == 1 and not ended:
        return len(calls)
    return sum(count_calls(onward(say(auction, *one)), depth - 1, ended) for one in calls)
