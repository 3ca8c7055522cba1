"""The report as one page of HTML: nothing is loaded, no script runs, and whatever a program wrote is shown as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from belote_conformance.outcomes import Result
from belote_conformance.reports.text import failure, reasons, suspects, warnings
from belote_conformance.verdict import Verdict, scope, summary, who, words

STYLE = """
:root { color-scheme: light dark; --line: #8886; --bad: #b00020; }
@media (prefers-color-scheme: dark) { :root { --bad: #ff8a80; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
pre { border-left: 3px solid var(--bad); padding: .3rem .8rem; overflow-x: auto; white-space: pre-wrap; }
.bad { color: var(--bad); }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def write(verdict: Verdict) -> str:
    """Return the report."""
    return "\n".join(["<!DOCTYPE html>", '<html lang="en">', *head(verdict), *body(verdict), "</html>"]) + "\n"


def head(verdict: Verdict) -> Iterator[str]:
    """Yield the head: a title, the style, and a policy that lets nothing be loaded."""
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>Conformance: {escape(who(verdict))}</title>"
    yield f"<style>{STYLE}</style>"
    yield "</head>"


def body(verdict: Verdict) -> Iterator[str]:
    """Yield the body."""
    yield "<body>"
    yield "<h1>Conformance</h1>"
    said = f"<strong>{escape(summary(verdict.counts()))}</strong> ({escape(scope(verdict))})"
    yield f"<p>{escape(who(verdict))}: {said}</p>"
    yield from listed("Out of order", warnings(verdict), "bad")
    yield from counts(verdict)
    yield from listed("Most likely at fault", list(suspects(verdict))[1:])
    yield from listed("Left out", reasons(verdict))
    if verdict.told:
        yield "<h2>Failures</h2>"
    for result in verdict.told:
        yield from told(result, verdict)
    yield from expected(verdict)
    yield "</body>"


def counts(verdict: Verdict) -> Iterator[str]:
    """Yield the counts by variant."""
    shown = list(verdict.counts())
    yield "<h2>Variants</h2>"
    yield "<table>"
    yield row("th", ["variant", *map(words, shown)])
    for name, own in verdict.by_variant().items():
        yield row("td", [name, *(str(own.get(outcome, 0)) for outcome in shown)])
    yield "</table>"


def row(tag: str, cells: Iterable[str]) -> str:
    """Return a row; numbers stand on the right."""
    found = (f"<{tag}{' class=number' if cell.isdigit() else ''}>{escape(cell)}</{tag}>" for cell in cells)
    return f"<tr>{''.join(found)}</tr>"


def listed(title: str, lines: Iterable[str], style: str = "") -> Iterator[str]:
    """Yield a list under a title, if there is anything in it."""
    found = list(lines)
    if found:
        yield f"<h2{f' class={style}' if style else ''}>{escape(title)}</h2>"
        yield "<ul>"
        yield from (f"<li>{escape(line.strip())}</li>" for line in found)
        yield "</ul>"


def told(result: Result, verdict: Verdict) -> Iterator[str]:
    """Yield one failure, with an anchor to link to."""
    yield f'<pre id="{escape(result.record.id)}">{escape(chr(10).join(failure(result, verdict.clauses)))}</pre>'


def expected(verdict: Verdict) -> Iterator[str]:
    """Yield the failures that were expected, with their reasons."""
    found = [result for result in verdict.results if result.outcome == "expected_failure"]
    yield from listed("Known failures", (f"{result.record.id}: {result.known}" for result in found))
