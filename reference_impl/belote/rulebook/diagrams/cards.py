"""One card: a white face, the letter of its rank over the sign of its suit in the corner, and the sign once more."""

from __future__ import annotations

from collections.abc import Iterable

from belote.cards import SUIT_OF_LETTER
from belote.rulebook.diagrams.looks import DIM, EDGE, FACE, Look
from belote.rulebook.diagrams.shapes import SIZE
from belote.rulebook.diagrams.writing import element, group, placed, words

WIDTH, HEIGHT = 52, 74
"""The size of a card, in units of the drawing."""

CORNER = 26
"""How much of a card shows what it is when another lies over it."""


def card(code: str, x: int, y: int, look: Look, dim: bool = False, quarters: int = 4) -> str:
    """Return a card with its left upper corner at a place; one that is dim may not be played now."""
    rank, suit = code[0], code[1]
    face = element(
        "rect",
        x=0,
        y=0,
        width=WIDTH,
        height=HEIGHT,
        rx=5,
        fill=DIM if dim else FACE,
        stroke=EDGE,
        stroke_width=1,
        **({"stroke_dasharray": "4 3"} if dim else {}),
    )
    colour = look.colour(suit)
    letter = words(look.index(rank), CORNER // 2, 21, 19, CORNER - 6, fill=colour, font_weight="bold")
    suits = placed(7, 26, sign(suit, look), 2) + placed(23, 43, sign(suit, look))
    named = {"class_": f"card {SUIT_OF_LETTER[suit]}{' dim' if dim else ''}", "data_card": code}
    inside = group([letter, suits], opacity="0.8") if dim else letter + suits
    return placed(x, y, group([face, inside], **named), quarters)


def sign(suit: str, look: Look) -> str:
    """Return the sign of a suit in its colour, 24 units high and broad; ``signs`` must stand in the same drawing."""
    return element("use", href=f"#{look.name}-{suit}", fill=look.colour(suit))


def signs(suits: Iterable[str], look: Look) -> str:
    """Return the shapes of these suits, each once, for ``sign`` to use."""
    shapes = {suit: look.shape(suit) for suit in sorted(set(suits))}
    paths = [
        element("path", id=f"{look.name}-{suit}", d=shape.path, fill_rule=shape.rule) for suit, shape in shapes.items()
    ]
    return element("defs", "".join(paths))


def trump(suit: str, x: int, y: int, look: Look) -> str:
    """Return the sign of the trump suit on a white disc round a place."""
    disc = element("circle", cx=x, cy=y, r=18, fill=FACE, stroke=EDGE, stroke_width=1)
    return group([disc, placed(x - SIZE // 2, y - SIZE // 2, sign(suit, look))], class_=f"trump {SUIT_OF_LETTER[suit]}")
