"""The signs of the suits as a font: the shapes that the drawings have, so that ♣ ♦ ♥ ♠ look the same in a sentence.

No text font is asked for them, and no emoji takes their place. The text stays text: it can be searched and copied.
"""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from typing import Any

from belote.cards import SUIT_OF_LETTER, SYMBOL_OF_LETTER
from belote.publishing.tools import tool
from belote.rulebook.diagrams.looks import Look, Scheme
from belote.rulebook.diagrams.shapes import SHAPES, SIZE, Deck, Shape

FAMILY = "Belote Suits"
"""The name of the font."""

UNIT = 1000
"""The square of a letter, in units of the font."""

BREADTH, RAISED = 760, -60
"""How broad a sign is, and how far it goes below the line."""

EPOCH = 2_082_844_800
"""The first of January 1970, as fonts count seconds: a date that never changes."""

SIGNS = "".join(SYMBOL_OF_LETTER.values())

MARKUP_OR_CARD = re.compile(
    rf"(<svg\b[\s\S]*?</svg>|<(?:style|title)\b[\s\S]*?</|<[^>]*>)|(\b\w{{1,2}})?([{SIGNS}])\ufe0e?"
)


def marked(html: str) -> str:
    """Return a page in which each sign in the text is an element of the class ``suit`` and of its suit.

    A card, which is a rank and a sign, is one of the class ``card``: it stays together, from left to right.
    """
    names = {sign: SUIT_OF_LETTER[letter] for letter, sign in SYMBOL_OF_LETTER.items()}

    def mark(found: re.Match[str]) -> str:
        if found[1]:
            return found[1]
        sign = f'<span class="suit {names[found[3]]}">{found[3]}</span>'
        return f'<bdi class="card" dir="ltr">{found[2]}{sign}</bdi>' if found[2] else sign

    return MARKUP_OR_CARD.sub(mark, html)


def colours(deck: Deck = "french", scheme: Scheme = "four") -> str:
    """Return the style of the signs on white paper, in the colours of the drawings."""
    look = Look(deck=deck, scheme=scheme)
    return "\n".join(f".{SUIT_OF_LETTER[letter]} {{ color: {look.colour(letter)} }}" for letter in SYMBOL_OF_LETTER)


@cache
def font(deck: Deck = "french", flavor: str = "") -> bytes:
    """Return the font of a deck, the same bytes every time; ``flavor`` is empty for TrueType, or ``woff2``."""
    made = tool("fontTools.fontBuilder").FontBuilder(UNIT, isTTF=True)
    names = {ord(sign): SUIT_OF_LETTER[letter] for letter, sign in SYMBOL_OF_LETTER.items()}
    made.setupGlyphOrder([".notdef", *names.values()])
    made.setupCharacterMap(names)
    shapes = {SUIT_OF_LETTER[letter]: SHAPES[deck][letter] for letter in SYMBOL_OF_LETTER}
    made.setupGlyf({".notdef": outline(Shape("")), **{name: outline(shape) for name, shape in shapes.items()}})
    made.setupHorizontalMetrics(dict.fromkeys((".notdef", *names.values()), (BREADTH, 0)))
    made.setupHorizontalHeader(ascent=UNIT * 4 // 5, descent=-UNIT // 5)
    made.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    made.setupOS2(sTypoAscender=UNIT * 4 // 5, sTypoDescender=-UNIT // 5)
    made.setupPost()
    made.updateHead(created=EPOCH, modified=EPOCH)
    made.font.recalcTimestamp = False
    made.font.flavor = flavor or None
    file = BytesIO()
    made.save(file)
    return file.getvalue()


def outline(shape: Shape) -> Any:
    """Return the outline of a shape, turned over, since letters stand on a line and drawings hang from one."""
    pen = tool("fontTools.pens.ttGlyphPen").TTGlyphPen(None)
    quadratic = tool("fontTools.pens.cu2quPen").Cu2QuPen(pen, 1.0)
    scale = BREADTH / SIZE
    turned = tool("fontTools.pens.transformPen").TransformPen(quadratic, (scale, 0, 0, -scale, 0, BREADTH + RAISED))
    pieces = [piece for piece in re.split("(?=M)", shape.path) if piece]
    for piece in pieces:
        hollow = shape.rule == "evenodd" and lies_in(piece, pieces[0]) and turns(piece) == turns(pieces[0])
        tool("fontTools.svgLib.path").parse_path(piece, backward(turned) if hollow else turned)
    return pen.glyph()


def backward(pen: Any) -> Any:
    """Return a pen that draws the other way round: a letter is hollow where a piece turns against the one round it."""
    return tool("fontTools.pens.reverseContourPen").ReverseContourPen(pen)


def lies_in(piece: str, other: str) -> bool:
    """Say whether a piece of a path lies within another."""
    (left, low, right, high), (west, south, east, north) = bounds(piece), bounds(other)
    return piece != other and west < left and right < east and south < low and high < north


def bounds(piece: str) -> tuple[float, float, float, float]:
    """Return the least and the greatest coordinates of a piece of a path."""
    pen = tool("fontTools.pens.boundsPen").BoundsPen(None)
    tool("fontTools.svgLib.path").parse_path(piece, pen)
    found: tuple[float, float, float, float] = pen.bounds
    return found


def turns(piece: str) -> bool:
    """Say whether a piece of a path turns to the left."""
    pen = tool("fontTools.pens.areaPen").AreaPen(None)
    tool("fontTools.svgLib.path").parse_path(piece, pen)
    return bool(pen.value > 0)
