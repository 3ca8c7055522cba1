"""The badge: an image that says what was checked and how much of it passes."""

from __future__ import annotations

from html import escape

from belote_conformance.verdict import Verdict, scope

COLOURS = {"good": "#2e7d32", "some": "#9a6700", "bad": "#b3261e"}
WIDE = 6.6  # units of a letter of eleven points, on average

FORM = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" aria-label="{label}: {value}">
<title>{label}: {value}</title>
<clipPath id="r"><rect width="{width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)">
<rect width="{left}" height="20" fill="#444"/>
<rect x="{left}" width="{right}" height="20" fill="{colour}"/>
</g>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x="{label_at}" y="14">{label}</text>
<text x="{value_at}" y="14">{value}</text>
</g>
</svg>
"""


def write(verdict: Verdict) -> str:
    """Return the badge as SVG: the scope, and how many of the records that could pass did."""
    label = f"belote {short(scope(verdict))}"
    passed, possible = verdict.applicable()
    value = f"{passed}/{possible}" if possible else "not checked"
    left, right = breadth(label), breadth(value)
    return FORM.format(
        label=escape(label),
        value=escape(value),
        left=left,
        right=right,
        width=left + right,
        label_at=left / 2,
        value_at=left + right / 2,
        colour=COLOURS[colour(verdict, passed, possible)],
    )


def colour(verdict: Verdict, passed: int, possible: int) -> str:
    """Return whether all is well, only what was known to fail fails, or something is wrong."""
    if verdict.status or not possible:
        return "bad"
    return "good" if passed == possible else "some"


def short(text: str, most: int = 40) -> str:
    """Return a text that a badge has room for."""
    return text if len(text) <= most else text[: most - 1] + "…"


def breadth(text: str) -> int:
    """Return the width of a half of the badge."""
    return round(len(text) * WIDE) + 12
