"""Words of drawings that are written from right to left, taken out of the drawing and laid over it as text.

The library that makes a PDF writes a word in a drawing letter by letter, so that Arabic letters would not be joined.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from html import unescape
from typing import NamedTuple

DRAWING = re.compile(r'(<div class="drawing" dir="ltr">)(<svg\b[^>]*\bviewBox="0 0 (\d+) (\d+)"[\s\S]*?</svg>)(</div>)')
PIECE = re.compile(r"<(/?)(g|text)\b([^>]*)>([^<]*)")
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
PLACED = re.compile(r"translate\((-?\d+) (-?\d+)\)(?: scale\(([\d.]+)\))?")

BREADTH = 58
"""How broad a drawing is on paper, in millimetres, as the style sheet says."""


class Frame(NamedTuple):
    """Where the origin of a part of a drawing lies, and by how much the part is scaled."""

    x: float
    y: float
    scale: float


WHOLE = Frame(0, 0, 1)


def lifted(html: str) -> str:
    """Return a page in which words written from right to left stand over their drawings and no longer in them."""
    return DRAWING.sub(lift, html)


def lift(found: re.Match[str]) -> str:
    """Return a drawing with its words lifted out, if it has any that must be."""
    begin, drawing, width, height, end = found.groups()
    labels = [*over(drawing, int(width), int(height))]
    bare = re.sub(r"<text\b[^>]*>([^<]*)</text>", lambda text: "" if leftward(text[1]) else text[0], drawing)
    return f"{begin}{bare}{''.join(labels)}{end}" if labels else found[0]


def over(drawing: str, width: int, height: int) -> Iterator[str]:
    """Yield the words of a drawing that are written from right to left, each at its place over it."""
    frames = [WHOLE]
    for closing, name, written, content in PIECE.findall(drawing):
        attributes = dict(ATTRIBUTE.findall(written))
        if closing and name == "g":
            frames.pop()
        elif name == "g" and not written.endswith("/"):
            frames.append(inside(frames[-1], attributes.get("transform", "")))
        elif not closing and leftward(content):
            yield label(content, attributes, frames[-1], width, height)


def inside(frame: Frame, transform: str) -> Frame:
    """Return the frame of a part within another."""
    found = PLACED.match(transform)
    if not found:
        return frame
    x, y, scale = float(found[1]), float(found[2]), float(found[3] or 1)
    return Frame(frame.x + x * frame.scale, frame.y + y * frame.scale, frame.scale * scale)


def label(content: str, attributes: dict[str, str], frame: Frame, width: int, height: int) -> str:
    """Return a word at its place: its middle or its left end, in parts of the drawing, and its line of writing."""
    x = 100 * (frame.x + frame.scale * float(attributes["x"])) / width
    y = 100 * (frame.y + frame.scale * float(attributes["y"])) / height
    size = frame.scale * float(attributes["font-size"]) * BREADTH / width
    style = f"left: {x:.2f}%; top: {y:.2f}%; font-size: {size:.2f}mm"
    anchor = attributes.get("text-anchor", "start")
    return f'<span class="label {anchor}" dir="rtl" style="{style}">{content}</span>'


def leftward(content: str) -> bool:
    """Say whether a word is written from right to left."""
    return any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in unescape(content))
