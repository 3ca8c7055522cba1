"""A small writer of SVG: one document without anything outside it, with its text alternative."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape

from belote.rulebook.diagrams.writing import element

INK, FAINT = "#222222", "#bbbbbb"
FONT = "system-ui, sans-serif"


def words(text: str, x: int, y: int, **attributes: object) -> str:
    """Return a text that stands at a place."""
    return element("text", escape(text), x=x, y=y, **attributes)


def line(x1: int, y1: int, x2: int, y2: int, colour: str = INK, **attributes: object) -> str:
    """Return a straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, **attributes)


def document(name: str, width: int, height: int, title: str, description: str, parts: Iterable[str]) -> str:
    """Return a whole drawing. Title and description are what a screen reader says; the parts are hidden from it.

    ``name`` begins its ids: two drawings of one name cannot stand on one page.
    """
    ids = f"{name}-title", f"{name}-desc"
    head = element("title", escape(title), id=ids[0]) + "\n" + element("desc", escape(description), id=ids[1])
    ground = element("rect", width="100%", height="100%", fill="#ffffff")
    drawn = element("g", "\n" + "\n".join(parts) + "\n", aria_hidden="true", fill=INK, font_family=FONT, font_size=13)
    attributes = {"width": width, "height": height, "viewBox": f"0 0 {width} {height}", "role": "img"}
    namespace = {"xmlns": "http://www.w3.org/2000/svg", "aria_labelledby": " ".join(ids), "direction": "ltr"}
    return element("svg", f"\n{head}\n{ground}\n{drawn}\n", **namespace, **attributes) + "\n"
