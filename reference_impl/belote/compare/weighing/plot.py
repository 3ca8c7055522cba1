"""Weights as an SVG: bars ordered by weight, with their intervals, and all figures in words for who does not see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from belote.compare.drawing import FAINT, INK, document, line, words
from belote.compare.weighing.intervals import Share
from belote.compare.weighing.weights import Weight
from belote.rulebook.diagrams.writing import element

WIDTH, LEFT, SCALE = 860, 130, 600
"""The width of the drawing, where bars begin, and the length of a bar of 100 percent, in pixels."""

BAR, GAP, LINE, LETTERS = 14, 6, 17, 110
"""The height of a bar and the space under it, the height of a line of text, and how many letters stand on one."""

KINDS = {"legal": ("legal sets", "#0072b2"), "trick": ("tricks", "#56b4e9"), "score": ("score", "#d55e00")} | {
    "winner": ("winner", "#009e73")
}
"""What bars show, in words, and their colours, which differ in lightness too."""


def svg(weights: Sequence[Weight]) -> str:
    """Return a plot of weights, the heaviest first. Those that are not defined stand last, with the reason."""
    ordered = sorted(weights, key=lambda weight: weight.rank, reverse=True)
    parts, height = list(axis()), 3 * LINE
    for weight in ordered:
        drawn, height = row(weight, height)
        parts += drawn
    parts[:0] = [
        line(LEFT + SCALE * tenth // 10, 2 * LINE + 4, LEFT + SCALE * tenth // 10, height, FAINT)
        for tenth in range(0, 11, 2)
    ]
    title = "How much each difference matters"
    return document("weights", WIDTH, height + LINE, title, "\n".join([heading(ordered), *map(told, ordered)]), parts)


def heading(weights: Sequence[Weight]) -> str:
    """Say what the figures are shares of."""
    if not weights:
        return "No difference was weighed."
    one = weights[0]
    return (
        f"Share of {one.number} random deals of seed {one.seed}, played by the policy {one.policy}, in which a "
        f"difference changes something, with intervals of 95 percent."
    )


def axis() -> Iterator[str]:
    """Yield the numbers above the bars."""
    for tenth in range(0, 11, 2):
        yield words(f"{tenth * 10} %", LEFT + SCALE * tenth // 10, 2 * LINE, text_anchor="middle")


def row(weight: Weight, top: int) -> tuple[list[str], int]:
    """Return the drawing of one weight, and where the next begins."""
    parts = []
    for text in wrap(weight.label, LETTERS) or [""]:
        top += LINE
        parts.append(words(text, 10, top, font_weight="bold"))
    if weight.reason:
        return [*parts, words(weight.reason, 10, top + LINE)], top + 2 * LINE
    top += GAP
    for name, (word, colour) in KINDS.items():
        parts += bar(word, colour, getattr(weight, name), top)
        top += BAR + GAP
    return [*parts, words(points(weight), 10, top + LINE - GAP)], top + 2 * LINE - GAP


def bar(word: str, colour: str, share: Share, top: int) -> Iterator[str]:
    """Yield one bar with its name, its interval and its number."""
    middle, low, high = top + BAR // 2, round(LEFT + SCALE * share.low), round(LEFT + SCALE * share.high)
    yield words(word, LEFT - 8, top + BAR - 3, text_anchor="end")
    yield element("rect", x=LEFT, y=top, width=round(SCALE * share.share), height=BAR, fill=colour)
    yield line(low, middle, high, middle)
    yield from (line(end, middle - 4, end, middle + 4, INK) for end in (low, high))
    yield words(percent(share.share), LEFT + SCALE + 40, top + BAR - 3)


def percent(share: float) -> str:
    """Return a share in percent, with one digit behind the point."""
    return f"{100 * share:.1f} %"


def points(weight: Weight) -> str:
    """Return the means in words."""
    if weight.moved is None or weight.takers is None:
        return ""
    return (
        f"{weight.moved.mean:.1f} game points are written otherwise in a deal; the takers gain "
        f"{weight.takers.mean:+.1f} ({weight.takers.low:+.1f} to {weight.takers.high:+.1f})."
    )


def told(weight: Weight) -> str:
    """Return a weight in words."""
    if weight.reason:
        return f"{weight.label}: {weight.reason}"
    shares = []
    for name, (word, _) in KINDS.items():
        found: Share = getattr(weight, name)
        shares.append(f"{word} {percent(found.share)} ({percent(found.low)} to {percent(found.high)})")
    return f"{weight.label}: {', '.join(shares)}. {points(weight)}"
