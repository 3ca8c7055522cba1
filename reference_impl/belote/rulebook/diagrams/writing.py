"""Writing SVG: elements, words that fit, and a whole drawing with its text alternative. Nothing outside it is needed.

Whatever stands beside the cards has the colour of the text around the drawing (``currentColor``).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

LEAST = 8
"""The smallest letters there are, in units of the drawing."""


class Caption(NamedTuple):
    """What a screen reader says instead of a drawing: a sentence, then everything that is in it, and in which language.

    ``lang`` is empty where it is the language of the page.
    """

    title: str
    description: str
    lang: str = ""


def element(name: str, content: str | None = None, /, **attributes: object) -> str:
    """Return an element; ``_`` in the name of an attribute stands for ``-``. ``content`` is markup already."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(str(value))}" for key, value in attributes.items()
    )
    return f"<{name}{written}/>" if content is None else f"<{name}{written}>{content}</{name}>"


def group(parts: Iterable[str], /, **attributes: object) -> str:
    """Return parts as one, with what they have in common."""
    return element("g", "".join(parts), **attributes)


def placed(x: int, y: int, part: str, quarters: int = 4) -> str:
    """Return a part at a place, in so many quarters of its size."""
    scale = "" if quarters == 4 else f" scale({quarters // 4}.{quarters % 4 * 25:02})"
    return element("g", part, transform=f"translate({x} {y}){scale}")


def breadth(text: str, size: int) -> int:
    """Return how broad a text is at most, by a rule of thumb, in units of the drawing."""
    return len(text) * size * 3 // 5


def words(text: str, x: int, y: int, size: int, width: int, anchor: str = "middle", **attributes: object) -> str:
    """Return a text that stands at a place and takes no more than a width: it gets smaller, then narrower."""
    fitting = max(LEAST, min(size, width * 5 // (3 * max(1, len(text)))))
    narrow = {"textLength": width, "lengthAdjust": "spacingAndGlyphs"} if breadth(text, fitting) > width else {}
    common = {"x": x, "y": y, "font_size": fitting, "text_anchor": anchor, **narrow}
    return element("text", escape(text), **{"fill": "currentColor", **common, **attributes})


def drawing(name: str, width: int, height: int, caption: Caption, font: str, parts: Iterable[str]) -> str:
    """Return a whole drawing. ``name`` begins its ids and is used once on a page.

    It is written from left to right whatever the page is; the places at a table are never mirrored.
    """
    lang = {"lang": caption.lang} if caption.lang else {}
    title = element("title", escape(caption.title), id=f"{name}-title", **lang)
    description = element("desc", escape(caption.description), id=f"{name}-desc", **lang)
    drawn = group(parts, aria_hidden="true", font_family=font)
    named = {"role": "img", "aria_labelledby": f"{name}-title", "aria_describedby": f"{name}-desc"}
    size = {"width": width, "height": height, "viewBox": f"0 0 {width} {height}", "direction": "ltr"}
    namespace = {"xmlns": "http://www.w3.org/2000/svg", "class_": "cards"}
    return element("svg", f"{title}{description}{drawn}", **namespace, **size, **named)
