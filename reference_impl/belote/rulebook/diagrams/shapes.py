"""The signs of the suits, drawn for this project: clubs, diamonds, hearts, spades; acorns, bells, hearts, leaves.

Each shape is one path in a square of 24 by 24. German suits stand for the French ones of the declaration: acorns for
clubs, bells for diamonds, leaves for spades.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

Deck = Literal["french", "german"]

SIZE = 24
"""The side of the square a shape is drawn in."""


class Shape(NamedTuple):
    """A path, and the rule by which its inside is filled."""

    path: str
    rule: Literal["nonzero", "evenodd"] = "nonzero"


HEART = Shape(
    "M12 21.5C5 15.5 2 11.8 2 7.9C2 4.8 4.4 2.6 7.2 2.6C9.2 2.6 11 3.7 12 5.6C13 3.7 14.8 2.6 16.8 2.6"
    "C19.6 2.6 22 4.8 22 7.9C22 11.8 19 15.5 12 21.5Z"
)
DIAMOND = Shape(
    "M12 1.5C14 5.5 17 9.4 20.5 12C17 14.6 14 18.5 12 22.5C10 18.5 7 14.6 3.5 12C7 9.4 10 5.5 12 1.5Z",
)
SPADE = Shape(
    "M12 1.5C14 5 21.5 9.5 21.5 14.2C21.5 17.1 19.4 18.9 17 18.9C15.3 18.9 13.9 18 13 16.6C13.2 19 14.2 21 16 22.5H8"
    "C9.8 21 10.8 19 11 16.6C10.1 18 8.7 18.9 7 18.9C4.6 18.9 2.5 17.1 2.5 14.2C2.5 9.5 10 5 12 1.5Z"
)
CLUB = Shape(
    "M7.3 6.4a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0Z"
    "M1.9 14a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0Z"
    "M12.7 14a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0Z"
    "M12 8L8 14H16ZM12 11C11.4 17 10.4 20.5 8 22.5H16C13.6 20.5 12.6 17 12 11Z"
)
ACORN = Shape(
    "M3.6 10C3.6 6.3 7.2 4.2 12 4.2S20.4 6.3 20.4 10C20.4 11 19.6 11.4 18.4 11.4H5.6C4.4 11.4 3.6 11 3.6 10Z"
    "M5.6 12.8H18.4C18.4 17.4 15.8 20.6 12 22.8C8.2 20.6 5.6 17.4 5.6 12.8Z"
    "M11 4C11 2.6 11.8 1.5 13.6 1L14.4 2.5C13.4 2.8 13 3.3 13 4Z"
)
LEAF = Shape(
    "M12 1C13.4 4.6 16.2 5.2 18.2 5.6C17.8 7.4 19.4 9 22 10C19.6 11.4 19.6 13.4 20 15.6C17 15.2 14.6 16 12.8 18.6V23"
    "H11.2V18.6C9.4 16 7 15.2 4 15.6C4.4 13.4 4.4 11.4 2 10C4.6 9 6.2 7.4 5.8 5.6C7.8 5.2 10.6 4.6 12 1Z"
    "M11.5 6V9.6L8.6 7.8L8 8.8L11.5 11V13.6L7.8 11.4L7.2 12.4L11.5 15V17H12.5V15L16.8 12.4L16.2 11.4L12.5 13.6V11"
    "L16 8.8L15.4 7.8L12.5 9.6V6Z",
    "evenodd",
)
BELL = Shape(
    "M3 13.5a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z"
    "M4.2 11.2H19.8V12.6H4.2ZM11.2 15H12.8V17.6H11.2ZM10.5 19.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z"
    "M9.6 3.9V1H14.4V3.9L13.2 4.4V2.2H10.8V4.4Z",
    "evenodd",
)

SHAPES: Mapping[Deck, Mapping[str, Shape]] = {
    "french": {"C": CLUB, "D": DIAMOND, "H": HEART, "S": SPADE},
    "german": {"C": ACORN, "D": BELL, "H": HEART, "S": LEAF},
}
"""The shapes by deck and by the letter of the suit."""
