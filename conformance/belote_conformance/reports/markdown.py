"""The report in Markdown, for a summary of a pipeline or a pull request. What a program wrote is shown as text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from belote_conformance.reports.text import MOST_WHOLE, failure, heading, reasons, suspects, warnings
from belote_conformance.verdict import Verdict, scope, summary, who, words

SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~!&@])")


def write(verdict: Verdict) -> str:
    """Return the report."""
    return "\n".join(lines(verdict)) + "\n"


def lines(verdict: Verdict) -> Iterator[str]:
    """Yield the lines."""
    yield "# Conformance"
    yield ""
    yield f"{plain(who(verdict))}: **{plain(summary(verdict.counts()))}** ({plain(scope(verdict))})"
    yield ""
    yield from table(verdict)
    yield from section("Out of order", [plain(line) for line in warnings(verdict)])
    found = list(suspects(verdict))
    yield from section("Most likely at fault", [plain(line.strip()) for line in found[1:]])
    yield from section("Left out", [plain(line) for line in reasons(verdict)])
    yield from failures(verdict)


def table(verdict: Verdict) -> Iterator[str]:
    """Yield the counts by variant."""
    shown = list(verdict.counts())
    yield "| " + " | ".join(["variant", *map(words, shown)]) + " |"
    yield "|---" + "|---:" * len(shown) + "|"
    for name, counts in verdict.by_variant().items():
        yield "| " + " | ".join([plain(name), *(str(counts.get(outcome, 0)) for outcome in shown)]) + " |"
    yield ""


def section(title: str, found: Sequence[str]) -> Iterator[str]:
    """Yield a list under a title, if there is anything in it."""
    if found:
        yield f"## {title}"
        yield ""
        yield from (f"* {line}" for line in found)
        yield ""


def failures(verdict: Verdict) -> Iterator[str]:
    """Yield the failures, the first of them whole."""
    told = verdict.told
    if told:
        yield "## Failures"
        yield ""
    for result in told[:MOST_WHOLE]:
        yield from fenced(list(failure(result, verdict.clauses)))
    rest = told[MOST_WHOLE:]
    yield from section(f"{len(rest)} more", [plain(f"{heading(result)}  {result.reason}"[:300]) for result in rest])


def fenced(found: Sequence[str]) -> Iterator[str]:
    """Yield lines as they are, between fences longer than any they hold."""
    ticks = max((len(run) for line in found for run in re.findall("`+", line)), default=0)
    fence = "`" * max(3, ticks + 1)
    yield f"{fence}text"
    yield from found
    yield fence
    yield ""


def plain(text: str) -> str:
    """Return a text that Markdown shows as it is."""
    return SPECIAL.sub(r"\\\1", " ".join(text.split()))
