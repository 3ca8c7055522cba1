"""How cards look: the letters in their corners, the deck, the colours. A shape always says what a colour says.

The faces of cards are white in every scheme, so the colours are the same by day, by night and on paper. All of them
have a contrast of at least 4.5 to 1 on white.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from belote.rulebook.diagrams.shapes import SHAPES, Deck, Shape

Scheme = Literal["four", "two"]

INTERNATIONAL: Mapping[str, str] = {"T": "10", "J": "J", "Q": "Q", "K": "K", "A": "A"}
"""The letters of a language that has none of its own; other ranks are their own numbers."""

BLACK, RED, BLUE, GREEN, BROWN = "#000000", "#c8102e", "#0057b8", "#00734a", "#8a5a00"

FOUR: Mapping[Deck, Mapping[str, str]] = {
    "french": {"C": GREEN, "D": BLUE, "H": RED, "S": BLACK},
    "german": {"C": BLACK, "D": BROWN, "H": RED, "S": GREEN},
}
TWO: Mapping[str, str] = {"C": BLACK, "D": RED, "H": RED, "S": BLACK}

FACE, DIM, EDGE = "#ffffff", "#d0d0d0", "#6b6b6b"
"""The face of a card, of one that may not be played, and the edge of both."""


@dataclass(frozen=True)
class Look:
    """The letters by rank, the deck, the number of colours, and the fonts of a drawing, and what begins its ids."""

    letters: tuple[tuple[str, str], ...] = tuple(INTERNATIONAL.items())
    deck: Deck = "french"
    scheme: Scheme = "four"
    font: str = "system-ui, sans-serif"
    name: str = ""

    def index(self, rank: str) -> str:
        """Return what stands in the corner of a card of this rank."""
        return dict(self.letters).get(rank) or INTERNATIONAL.get(rank, rank)

    def colour(self, suit: str) -> str:
        """Return the colour of a suit, by its letter."""
        return TWO[suit] if self.scheme == "two" else FOUR[self.deck][suit]

    def shape(self, suit: str) -> Shape:
        """Return the sign of a suit, by its letter."""
        return SHAPES[self.deck][suit]
