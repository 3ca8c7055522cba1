"""The table: where the seats are, who deals, which way play goes. North is always up and East always right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from belote.rulebook.diagrams.writing import breadth, element, group, words

BROAD = 340
"""How broad a table is, in units of the drawing."""


class Spot(NamedTuple):
    """Where something of a seat stands, and how broad it may be."""

    x: int
    y: int
    width: int


BARE: Mapping[str, Spot] = {
    "N": Spot(170, 16, 200),
    "E": Spot(302, 100, 60),
    "S": Spot(170, 186, 200),
    "W": Spot(38, 100, 60),
}
"""The names of the seats round a table without cards."""

NARROW, BREAK = 60, " · "
"""So narrow a spot takes the parts of a name one under the other; what stands between them elsewhere."""

BARE_HEIGHT, BARE_MIDDLE = 196, 96
"""The height of a table without cards, and the height of its middle."""


def names(labels: Mapping[str, str], spots: Mapping[str, Spot], dealer: str) -> list[str]:
    """Return the names of the seats at their spots, the dealer with a pack beside him."""
    parts = []
    for seat, text in labels.items():
        spot = spots[seat]
        room = spot.width - 36 if seat == dealer and spot.width > NARROW else spot.width
        lines = text.split(BREAK) if spot.width <= NARROW else [text]
        parts += [words(part, spot.x, spot.y + 16 * place, 13, room) for place, part in enumerate(lines)]
        if seat == dealer:
            parts.append(beside(text, spot, room))
    return parts


def beside(text: str, spot: Spot, room: int) -> str:
    """Return the pack of the dealer, to the left of his name or, where that is narrow, over it."""
    if spot.width <= NARROW:
        return pack(spot.x - 6, spot.y - 30)
    return pack(spot.x - min(breadth(text, 13), room) // 2 - 16, spot.y - 12)


def pack(x: int, y: int) -> str:
    """Return a small pack of cards, the mark of the dealer."""
    lines = [
        element("rect", x=x + shift, y=y + shift, width=9, height=12, rx=1, fill="none", stroke="currentColor")
        for shift in (0, 3)
    ]
    return group(lines, class_="dealer")


def direction(x: int, y: int, clockwise: bool, size: int = 1) -> str:
    """Return two arrows round a place, the way play goes."""
    arrows = [arrow(x, y, sign * size, 1 if clockwise else -1) for sign in (1, -1)]
    return group(arrows, class_=f"direction {'clockwise' if clockwise else 'counterclockwise'}")


def arrow(x: int, y: int, size: int, turn: int) -> str:
    """Return half of the way round; a negative size is the other half, a negative turn the other way."""
    across, up, radius = 26 * size * turn, 15 * size, 30 * abs(size)
    arc = f"M{x - across} {y - up}A{radius} {radius} 0 0 {1 if turn > 0 else 0} {x + across} {y - up}"
    one = 1 if size > 0 else -1
    tip, near, far = (5, 10), (5, -3), (-5, 3)
    points = " ".join(f"{x + across + turn * one * dx} {y - up + one * dy}" for dx, dy in (tip, near, far))
    line = element("path", d=arc, fill="none", stroke="currentColor", stroke_width=2)
    return line + element("polygon", points=points, fill="currentColor")


def bare(labels: Mapping[str, str], dealer: str, clockwise: bool, size: int = 1) -> list[str]:
    """Return a table without cards on it."""
    board = element(
        "rect", x=70, y=24, width=200, height=144, rx=24, fill="none", stroke="currentColor", stroke_width=2
    )
    return [board, *names(labels, BARE, dealer), direction(170, BARE_MIDDLE, clockwise, size)]
