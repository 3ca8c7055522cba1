"""Seats, sides, suits, orders and values, read from the resolved declaration each time they are asked for.

Seats are letters, cards two characters, suits the letter of the card; "" stands for nobody and for no suit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from belote.cards import LETTER_OF_SUIT, SUIT_OF_LETTER

Data = Mapping[str, Any]
"""The rule sections of a resolved declaration: ``Resolved.data``."""

ORDER_OF_PLAY = {
    (4, "clockwise"): "NESW",
    (4, "counterclockwise"): "NWSE",
    (3, "clockwise"): "NES",
    (3, "counterclockwise"): "NSE",
    (2, "clockwise"): "NE",
    (2, "counterclockwise"): "NE",
}
"""Clause setup.seats."""


def seats(rules: Data) -> str:
    """Return the seat letters in the order of play. Clauses setup.seats and setup.direction."""
    players = rules["players"]
    return ORDER_OF_PLAY[players["count"], players.get("direction", "clockwise")]


def after(rules: Data, seat: str) -> str:
    """Return the seat after this one, the first after the last. Clause setup.seats."""
    letters = seats(rules)
    return letters[(letters.index(seat) + 1) % len(letters)]


def from_seat(rules: Data, first: str) -> list[str]:
    """Return all seats in the order of play, this one first. Clause setup.seats."""
    letters = seats(rules)
    start = letters.index(first)
    return list(letters[start:] + letters[:start])


def position(rules: Data, dealer: str, seat: str) -> int:
    """Return the position of a seat: 1 is the seat after the dealer, the last is the dealer. Clause setup.position."""
    return from_seat(rules, after(rules, dealer)).index(seat) + 1


def eldest(rules: Data, dealer: str) -> str:
    """Return the seat of position 1. Clause setup.position."""
    return after(rules, dealer)


def bidding_side(rules: Data, seat: str) -> str:
    """Return the name of a seat's side before a contract stands. Clauses setup.sides and setup.side-names."""
    if rules["players"]["sides"] == "partners":
        return "NS" if seat in "NS" else "EW"
    return seat


def playing_side(rules: Data, seat: str, taker: str, dealer: str) -> str:
    """Return the name of a seat's side in the play; without a taker eldest takes his place. Clause setup.sides."""
    if rules["players"]["sides"] != "taker_against_rest":
        return bidding_side(rules, seat)
    return "taker" if seat == (taker or eldest(rules, dealer)) else "rest"


def opposite(rules: Data, seat: str) -> str:
    """Return the seat opposite, the partner; nobody where no partners play. Clause setup.sides."""
    if rules["players"]["sides"] != "partners":
        return ""
    return {"N": "S", "S": "N", "E": "W", "W": "E"}[seat]


def suit_names(rules: Data) -> list[str]:
    """Return the names of the suits of the pack. Clauses setup.pack and contracts.denominations."""
    return [SUIT_OF_LETTER[letter] for letter in rules["pack"]["suits"]]


def contract_of(rules: Data, denomination: str) -> Data:
    """Return the contract a denomination belongs to. Clause contracts.denominations."""
    contracts: Mapping[str, Data] = rules["contracts"]
    if denomination in LETTER_OF_SUIT:
        return next(contract for contract in contracts.values() if contract["kind"] == "suit")
    return contracts[denomination]


def trump_suit(denomination: str) -> str:
    """Return the letter of the trump suit, or nothing: only a suit that is played is one. Clause contracts.kinds."""
    return LETTER_OF_SUIT.get(denomination, "")


def order_and_values(rules: Data, denomination: str, suit: str) -> Data:
    """Return the order and the values that hold for the cards of a suit. Clauses contracts.order, contracts.values."""
    contract = contract_of(rules, denomination)
    trumps = contract["kind"] == "all_trump" or suit == trump_suit(denomination)
    found: Data = contract["trump" if trumps else "plain"]
    return found


def is_higher(rules: Data, denomination: str, card: str, other: str) -> bool:
    """Say whether a card is higher than another of its suit. Clause play.higher."""
    if card[1] != other[1]:
        return False
    order: str = order_and_values(rules, denomination, card[1])["order"]
    return order.index(card[0]) < order.index(other[0])


def value(rules: Data, denomination: str, card: str) -> int:
    """Return the card points of a card. Clause contracts.values."""
    values: Mapping[str, int] = order_and_values(rules, denomination, card[1])["values"]
    return values[card[0]]
