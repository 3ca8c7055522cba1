"""The error codes: which clause each is told under, and which records expect it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from generators import tracing
from generators.commonmark import clause_link
from generators.pages import Page

PAGE = "reference/errors.md"


def errors() -> Page:
    """Return the page of the error codes."""
    refusals = [code for code in tracing.codes() if code in tracing.refusals()]
    others = [code for code in tracing.codes() if code not in tracing.refusals()]
    body = "\n\n".join(
        [
            "# Error codes",
            "A code never changes its meaning. Its message names the place, what would be right, and the clause.",
            "## Refused events {: #refused-events }",
            "A record or an engine meets these where an event is not allowed by the rules at that moment.",
            table(refusals, expected()),
            "## Broken declarations, records and files {: #broken-input }",
            "These are told before anything is played, with file, line and column.",
            table(others, Counter()),
        ]
    )
    return Page(PAGE, "Error codes", body)


def expected() -> Counter[str]:
    """Return how many records expect each code."""
    return Counter(
        point["refused"]["code"]
        for record in tracing.records().values()
        for point in record["expect"]
        if "code" in point.get("refused", {})
    )


def table(codes: Sequence[str], records: Counter[str]) -> str:
    """Return codes as a table."""
    counted = bool(records)
    rows = "".join(
        f'<tr id="{escape(code)}"><th scope="row"><code>{escape(code)}</code></th>'
        f'<td data-label="clause">{clauses(code)}</td>'
        + (f'<td data-label="records">{records[code] or "none"}</td>' if counted else "")
        + "</tr>"
        for code in codes
    )
    last = '<th scope="col">records</th>' if counted else ""
    head = f'<thead><tr><th scope="col">code</th><th scope="col">clause</th>{last}</tr></thead>'
    return f'<table class="codes">{head}<tbody>{rows}</tbody></table>'


def clauses(code: str) -> str:
    """Return the clauses a code is told under, or what names the clause."""
    found = sorted(tracing.codes()[code])
    parts = [
        clause_link(PAGE, "en", one) if not one.startswith("(") else f"that of {escape(one.strip('()'))}"
        for one in found
    ]
    return ", ".join(parts)
