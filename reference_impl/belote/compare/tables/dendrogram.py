"""A tree of tables as text and as SVG."""

from __future__ import annotations

from collections.abc import Iterator

from belote.compare.drawing import FAINT, INK, document, line, words
from belote.compare.tables.tree import Tree

NAMES, SCALE, ROW, MARGIN = 240, 560, 18, 24
"""The width for names and for distances, the height of a name and the margin, in pixels."""


def text(tree: Tree) -> str:
    """Return a tree in box characters: what is joined last on the left, each join with its distance."""
    return "\n".join(drawn(tree)[0]) + "\n"


def drawn(tree: Tree) -> tuple[list[str], int]:
    """Return the lines of a tree, and which of them the line to it joins."""
    if not tree.parts:
        return [f" {tree.names[0]}"], 0
    (upper, high), (lower, low) = (drawn(part) for part in tree.parts)
    above = [(" ┌─" if place == high else " │ " if place > high else "   ") + row for place, row in enumerate(upper)]
    below = [(" └─" if place == low else " │ " if place < low else "   ") + row for place, row in enumerate(lower)]
    return [*above, f"─┤ {figure(tree.height)}", *below], len(above)


def figure(height: float) -> str:
    """Return a distance with at most two digits behind the point."""
    return f"{height:.2f}".rstrip("0").rstrip(".")


def svg(tree: Tree, what: str) -> str:
    """Return a tree as a drawing; ``what`` says in what distances are measured. Names stand on the right."""
    parts: list[str] = []
    top = max(tree.height, 0.01)
    branch(tree, 0, top, parts)
    height = MARGIN * 2 + ROW * len(tree.names)
    parts[:0] = scale(top, height)
    told = [f"Distances are {what}.", *map(joined, tree.joins())]
    return document(
        "nearness", 2 * MARGIN + SCALE + NAMES, height + MARGIN, "How near tables are", "\n".join(told), parts
    )


def joined(join: Tree) -> str:
    """Return a join in words."""
    one, other = (" and ".join(part.names) for part in join.parts)
    return f"At {figure(join.height)}: {one}; with {other}."


def branch(tree: Tree, row: int, top: float, parts: list[str]) -> tuple[int, int]:
    """Draw a tree from a row on, and return where the line to it begins."""
    if not tree.parts:
        x, y = across(0.0, top), MARGIN + row * ROW + ROW // 2
        parts.append(words(tree.names[0], x + 6, y + 4))
        return x, y
    x, ends = across(tree.height, top), list[int]()
    for part in tree.parts:
        start, y = branch(part, row, top, parts)
        row += len(part.names)
        parts.append(line(x, y, start, y))
        ends.append(y)
    parts.append(line(x, ends[0], x, ends[1]))
    return x, sum(ends) // 2


def across(height: float, top: float) -> int:
    """Return how far from the left a distance is drawn: the greatest farthest to the left."""
    return MARGIN + round(SCALE * (1 - height / top))


def scale(top: float, height: int) -> Iterator[str]:
    """Yield the axis of distances under the tree."""
    for fifth in range(6):
        x = across(top * fifth / 5, top)
        yield line(x, MARGIN, x, height - MARGIN, FAINT)
        yield words(figure(top * fifth / 5), x, height - MARGIN // 3, text_anchor="middle", fill=INK)
