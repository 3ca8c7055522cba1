"""A scene: what lies on the table and in the hands at one moment, and the drawing of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from belote.cards import LETTER_OF_SUIT
from belote.rulebook.diagrams.cards import HEIGHT as CARD_HEIGHT
from belote.rulebook.diagrams.cards import WIDTH as CARD_WIDTH
from belote.rulebook.diagrams.cards import card, signs, trump
from belote.rulebook.diagrams.hands import Hand, breadth_of, height_of, row
from belote.rulebook.diagrams.looks import Look
from belote.rulebook.diagrams.table import BARE_HEIGHT, BARE_MIDDLE, BROAD, bare
from belote.rulebook.diagrams.tricks import HEIGHT, Play, to_play, trick
from belote.rulebook.diagrams.writing import Caption, drawing

EDGE = 12
"""What is left free on both sides of a hand."""


@dataclass(frozen=True)
class Scene:
    """One moment: the seats in the order of play, the dealer, what is trump, what was turned and played, the hands.

    Seats, denominations and cards are those of records; what there is not is empty. ``winner`` holds the trick, or has
    won it if it is whole.
    """

    seats: str
    clockwise: bool
    dealer: str = ""
    denomination: str = ""
    turned: str = ""
    plays: tuple[Play, ...] = ()
    winner: str = ""
    hands: tuple[Hand, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        """Every card there is to be seen."""
        held = tuple(code for hand in self.hands for code in hand.cards)
        return (*([self.turned] if self.turned else []), *(play.card for play in self.plays), *held)

    @property
    def trump(self) -> str:
        """The letter of the trump suit; empty where no suit is trump."""
        return LETTER_OF_SUIT.get(self.denomination, "")

    @property
    def whole(self) -> bool:
        """Say whether every seat has played to the trick."""
        return len(self.plays) == len(self.seats)


def draw(scene: Scene, name: str, caption: Caption, labels: Mapping[str, str], look: Look) -> str:
    """Return the drawing of a scene. ``labels`` name the seats; ``name`` begins the ids and is used once on a page."""
    look = replace(look, name=name)
    used = [code[1] for code in scene.cards] + ([scene.trump] if scene.trump else [])
    shown, height = table(scene, labels, look)
    parts = [signs(used, look), *shown]
    quarters = 4 if len(scene.hands) < 2 else 3
    width = BROAD
    for hand in scene.hands:
        parts.append(row(hand, EDGE, height + 4, labels[hand.seat], look, quarters))
        height += height_of(hand, quarters)
        width = max(width, 2 * EDGE + breadth_of(hand) * quarters // 4)
    return drawing(name, width, height + 6, caption, look.font, parts)


def table(scene: Scene, labels: Mapping[str, str], look: Look) -> tuple[list[str], int]:
    """Return what lies on the table, and how high that is."""
    if scene.plays:
        shown = trick(scene.plays, scene.winner, labels, scene.dealer, scene.clockwise, scene.trump, look)
        return [*shown, *(to_play(hand.seat) for hand in scene.hands if hand.choice)], HEIGHT
    if not (scene.dealer or scene.turned):
        return [], 0
    shown = bare(labels, scene.dealer, scene.clockwise, 2 if scene.turned else 1)
    if scene.turned:
        shown.append(card(scene.turned, (BROAD - CARD_WIDTH) // 2, BARE_MIDDLE - CARD_HEIGHT // 2, look))
    elif scene.trump:
        shown.append(trump(scene.trump, BROAD // 2, BARE_MIDDLE, look))
    return shown, BARE_HEIGHT
