"""Who holds a trick and who wins it, from the clauses play.best-card to play.partner."""

from __future__ import annotations

from collections.abc import Sequence

from belote.oracle.table import Data, is_higher, playing_side, trump_suit

Trick = Sequence[tuple[str, str]]
"""What was played so far, first card first: seat and card."""


def highest(rules: Data, denomination: str, cards: Sequence[str]) -> str:
    """Return the highest of some cards of one suit. Clause play.higher."""
    return next(
        card
        for card in cards
        if not any(is_higher(rules, denomination, other, card) for other in cards if other != card)
    )


def best_card(rules: Data, denomination: str, trick: Trick) -> str:
    """Return the best card so far: the highest trump, else the highest card of the led suit. Clause play.best-card."""
    cards = [card for _, card in trick]
    trumps = [card for card in cards if card[1] == trump_suit(denomination)]
    led = [card for card in cards if card[1] == cards[0][1]]
    return highest(rules, denomination, trumps or led)


def holder(rules: Data, denomination: str, trick: Trick) -> str:
    """Return the seat that played the best card so far. Clause play.best-card."""
    best = best_card(rules, denomination, trick)
    return next(seat for seat, card in trick if card == best)


def winner(rules: Data, denomination: str, trick: Trick) -> str:
    """Return the seat that wins a complete trick. Clauses play.winner and play.turn."""
    if len(trick) != rules["players"]["count"]:
        raise ValueError("the trick is not complete")
    return holder(rules, denomination, trick)


def is_partner(rules: Data, seat: str, other: str, taker: str, dealer: str) -> bool:
    """Say whether another player is of the seat's side in the play. Clause play.partner."""
    mine = playing_side(rules, seat, taker, dealer)
    return seat != other and mine == playing_side(rules, other, taker, dealer)
