"""A trick: each card before its player, numbered in the order of play, and the winner marked by a frame and a star."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from belote.rulebook.diagrams.cards import HEIGHT as CARD_HEIGHT
from belote.rulebook.diagrams.cards import WIDTH, card, trump
from belote.rulebook.diagrams.looks import EDGE, FACE, Look
from belote.rulebook.diagrams.table import Spot, direction, names
from belote.rulebook.diagrams.writing import element, group, words

CARDS = {"N": (144, 26), "E": (248, 100), "S": (144, 174), "W": (40, 100)}
"""Where the card of each seat lies."""

NAMES = {"N": Spot(170, 16, 160), "E": Spot(274, 90, 124), "S": Spot(170, 266, 200), "W": Spot(66, 90, 124)}
"""Where the name of each seat stands."""

HEIGHT, MIDDLE = 274, 137
"""The height of a trick, and of its middle."""

STAR = "M0-9L2.6-3.6L8.6-2.8L4.3 1.4L5.3 7.3L0 4.5L-5.3 7.3L-4.3 1.4L-8.6-2.8L-2.6-3.6Z"


class Play(NamedTuple):
    """A card with the seat that played it."""

    seat: str
    card: str


def trick(
    plays: tuple[Play, ...], winner: str, labels: Mapping[str, str], dealer: str, clockwise: bool, suit: str, look: Look
) -> list[str]:
    """Return a trick on the table. ``winner`` is the seat that holds or wins it; ``suit`` the letter of trump or empty.

    Clauses play.turn and play.winner.
    """
    parts = [direction(170, MIDDLE, clockwise), *([trump(suit, 170, MIDDLE, look)] if suit else [])]
    parts += names(labels, NAMES, dealer)
    for number, play in enumerate(plays, start=1):
        x, y = CARDS[play.seat]
        if play.seat == winner:
            parts.append(frame(x, y))
        parts.append(card(play.card, x, y, look))
        parts.append(badge(number, x + WIDTH, y + 33))
        if play.seat == winner:
            parts.append(star(x + WIDTH, y + 10))
    return parts


def to_play(seat: str) -> str:
    """Return the empty place of the seat that is to play."""
    x, y = CARDS[seat]
    size = {"x": x, "y": y, "width": WIDTH, "height": CARD_HEIGHT, "rx": 5}
    return element("rect", fill="none", stroke="currentColor", stroke_dasharray="4 3", class_="to-play", **size)


def frame(x: int, y: int) -> str:
    """Return the frame of the card that wins."""
    return element(
        "rect",
        x=x - 4,
        y=y - 4,
        width=WIDTH + 8,
        height=CARD_HEIGHT + 8,
        rx=8,
        fill="none",
        stroke="currentColor",
        stroke_width=3,
    )


def disc(x: int, y: int) -> str:
    """Return the white disc under a mark."""
    return element("circle", cx=x, cy=y, r=10, fill=FACE, stroke=EDGE, stroke_width=1)


def badge(number: int, x: int, y: int) -> str:
    """Return the number of a card in the order of play."""
    return group([disc(x, y), words(str(number), x, y + 5, 13, 16, fill="#000000", font_weight="bold")], class_="order")


def star(x: int, y: int) -> str:
    """Return the mark of the winner."""
    mark = element("path", d=STAR, fill="#000000", transform=f"translate({x} {y})")
    return group([disc(x, y), mark], class_="winner")
