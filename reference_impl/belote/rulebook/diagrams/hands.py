"""Hands: the trump suit first, each suit from the strongest card down, and what of them may be played.

Legal cards stand out upwards. The others are dim, and a letter under each leads to the clause that forbids it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from belote.rulebook.diagrams.cards import CORNER, HEIGHT, WIDTH, card
from belote.rulebook.diagrams.looks import Look
from belote.rulebook.diagrams.writing import group, words

SUITS = "SHCD"
"""The order of suits in a hand, in which black and red take turns; the trump suit comes before them."""

BROAD, STEP, GAP, RAISED = 316, 30, 6, 12
"""How broad a hand may be, how far its cards lie apart, what is between two suits, how far legal cards stand out."""

LABEL, NOTE = 18, 16
"""The height of the name over a hand, and of a line under it."""


@dataclass(frozen=True)
class Hand:
    """The cards of a seat in the order they are drawn in; which may be played, and which clause forbids each other.

    ``forbidden`` pairs cards with clauses; ``choice`` says that the seat is to play.
    """

    seat: str
    cards: tuple[str, ...]
    forbidden: tuple[tuple[str, str], ...] = ()
    choice: bool = False

    @property
    def legal(self) -> tuple[str, ...]:
        """The cards that may be played."""
        barred = dict(self.forbidden)
        return tuple(code for code in self.cards if code not in barred)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that forbid cards, each once."""
        return tuple(dict.fromkeys(clause for _, clause in self.forbidden))


def by_suit(codes: Iterable[str], strength: Mapping[str, int], trump: str = "") -> tuple[str, ...]:
    """Return cards by suit, the trump suit first, each from the strongest down (contracts.order)."""
    suits = trump + SUITS.replace(trump, "") if trump else SUITS
    return tuple(sorted(codes, key=lambda code: (suits.index(code[1]), -strength[code])))


def places(codes: tuple[str, ...]) -> tuple[int, ...]:
    """Return where the cards of a row begin, from the left; all of them show their corners."""
    breaks = sum(one[1] != other[1] for one, other in pairwise(codes))
    room = BROAD - WIDTH - breaks * GAP
    step = max(CORNER - 2, min(STEP, room // max(1, len(codes) - 1)))
    found = [0]
    for one, other in pairwise(codes):
        found.append(found[-1] + step + (GAP if one[1] != other[1] else 0))
    return tuple(found[: len(codes)])


def breadth_of(hand: Hand) -> int:
    """Return how broad a hand is, in units of the drawing."""
    return max(places(hand.cards), default=0) + WIDTH


def height_of(hand: Hand, quarters: int) -> int:
    """Return how high a hand is with its name and its notes, in units of the drawing."""
    notes = NOTE * (1 + len(hand.clauses)) if hand.forbidden else 0
    return LABEL + (RAISED if hand.forbidden else 0) + HEIGHT * quarters // 4 + notes + 6


def row(hand: Hand, x: int, y: int, label: str, look: Look, quarters: int = 4) -> str:
    """Return a hand under its name, with its left upper corner at a place, in so many quarters of its size."""
    barred = dict(hand.forbidden)
    top = y + LABEL + (RAISED if barred else 0)
    parts = [words(label, x, y + 12, 13, BROAD, "start")]
    for code, begin in zip(hand.cards, places(hand.cards), strict=True):
        left = x + begin * quarters // 4
        raised = RAISED if barred and code not in barred else 0
        parts.append(card(code, left, top - raised, look, code in barred, quarters))
        if code in barred:
            middle = left + CORNER * quarters // 8
            parts.append(words(letter(hand, barred[code]), middle, top + HEIGHT * quarters // 4 + 13, 12, 20))
    return group([*parts, *notes(hand, x, top + HEIGHT * quarters // 4 + NOTE)], class_="hand")


def letter(hand: Hand, clause: str) -> str:
    """Return the letter of a clause under a hand."""
    return "abcdefgh"[hand.clauses.index(clause)]


def notes(hand: Hand, x: int, y: int) -> Iterable[str]:
    """Yield the clauses with their letters, line by line."""
    for place, clause in enumerate(hand.clauses, start=1):
        yield words(f"{letter(hand, clause)}  {clause}", x, y + NOTE * place - 3, 12, BROAD, "start")
