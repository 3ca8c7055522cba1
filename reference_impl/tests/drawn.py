"""Reading drawings again: their elements with the boxes these fill, and random scenes to draw."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import NamedTuple
from xml.etree import ElementTree

from belote.rulebook.diagrams import Hand, Play, Scene
from belote.rulebook.diagrams.looks import Look

SVG = "{http://www.w3.org/2000/svg}"
SUIT_BOX = 24
Element = ElementTree.Element


class Box(NamedTuple):
    """Where an element lies on the drawing."""

    element: Element
    left: float
    top: float
    right: float
    bottom: float


def parsed(svg: str) -> Element:
    """Return a drawing as XML. Raises ``ParseError`` for one that is not well formed."""
    return ElementTree.fromstring(svg)


def boxes(found: Element, dx: float = 0, dy: float = 0, scale: float = 1) -> Iterator[Box]:
    """Yield the visible elements with their boxes in the units of the drawing, strokes included."""
    if found.tag in (SVG + "defs", SVG + "title", SVG + "desc"):
        return
    moved = re.fullmatch(r"translate\((-?\d+) (-?\d+)\)(?: scale\((\d\.\d+)\))?", found.get("transform", ""))
    if moved:
        dx, dy, scale = dx + scale * int(moved[1]), dy + scale * int(moved[2]), scale * float(moved[3] or 1)
    own = extent(found)
    if own:
        pen = float(found.get("stroke-width", "1" if found.get("stroke") else "0")) / 2
        left, top, right, bottom = own
        yield Box(
            found,
            dx + scale * (left - pen),
            dy + scale * (top - pen),
            dx + scale * (right + pen),
            dy + scale * (bottom + pen),
        )
    for child in found:
        yield from boxes(child, dx, dy, scale)


def extent(found: Element) -> tuple[float, float, float, float] | None:
    """Return the box of one element in its own units, nothing for one that draws nothing itself."""

    def number(name: str) -> float:
        return float(found.get(name, "0"))

    kind = found.tag.removeprefix(SVG)
    if kind == "rect":
        return number("x"), number("y"), number("x") + number("width"), number("y") + number("height")
    if kind == "circle":
        x, y, r = number("cx"), number("cy"), number("r")
        return x - r, y - r, x + r, y + r
    if kind == "use":
        return 0, 0, SUIT_BOX, SUIT_BOX
    if kind == "text":
        return of_text(found, number("x"), number("y"), number("font-size"))
    if kind == "polygon":
        return around(found.get("points", ""))
    if kind == "path":
        return of_path(found.get("d", ""))
    return None


def of_text(found: Element, x: float, y: float, size: float) -> tuple[float, float, float, float]:
    """Return the box of a text whose letters are as broad as those of a broad font."""
    width = float(found.get("textLength") or len(found.text or "") * size * 0.6)
    left = x if found.get("text-anchor") == "start" else x - width / 2
    return left, y - size, left + width, y + size / 4


def of_path(path: str) -> tuple[float, float, float, float]:
    """Return the box of an arrow, which swells by half of its radius at most, or of the star."""
    arc = re.fullmatch(r"M(\d+) (\d+)A(\d+) \d+ 0 0 [01] (\d+) (\d+)", path)
    if not arc:
        return -9, -9, 9, 9
    x1, y1, radius, x2, y2 = map(int, arc.groups())
    return min(x1, x2) - 4, min(y1, y2) - radius / 2, max(x1, x2) + 4, max(y1, y2) + radius / 2


def around(points: str) -> tuple[float, float, float, float]:
    """Return the box of a polygon."""
    numbers = list(map(int, points.split()))
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def scene(seed: int) -> Scene:
    """Return a random scene: two to four seats, cards on the table, hands of up to twelve, some cards forbidden."""
    random = Random(seed)
    clockwise, count = random.random() < 0.5, random.choice((2, 3, 4, 4))
    seats = "".join(letter for letter in ("NESW" if clockwise else "NWSE") if letter in "NESW"[:count])
    pack = [rank + suit for suit in "CDHS" for rank in "6789TJQKA"]
    random.shuffle(pack)
    played = random.randint(0, count)
    plays = tuple(Play(seat, pack.pop()) for seat in seats[:played])
    holding = random.randint(0, count if not plays else 1)
    hands = tuple(hand(random, seat, pack, 36 // count - 4) for seat in seats[played:][:holding])
    return Scene(
        seats,
        clockwise,
        dealer=random.choice(["", *seats]),
        denomination=random.choice(("", "no_trump", "clubs", "hearts")),
        turned=pack.pop() if not plays and random.random() < 0.5 else "",
        plays=plays,
        winner=random.choice(plays).seat if plays else "",
        hands=hands,
    )


def hand(random: Random, seat: str, pack: list[str], most: int) -> Hand:
    """Return a random hand; the cards leave the pack."""
    cards = tuple(sorted((pack.pop() for _ in range(random.randint(1, most))), key=lambda code: code[1]))
    barred = [code for code in cards[1:] if random.random() < 0.4]
    clauses = ("play.follow-plain", "play.void.opponent-ruffed", "play.lead.trump")
    return Hand(seat, cards, tuple((code, random.choice(clauses)) for code in barred), choice=bool(barred))


def looks() -> list[Look]:
    """Return every deck in every number of colours."""
    return [
        Look(deck="french"),
        Look(deck="french", scheme="two"),
        Look(deck="german"),
        Look(deck="german", scheme="two"),
    ]
