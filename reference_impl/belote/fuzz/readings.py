"""Is a difference a fault, or another reading that the variant declares? Each option of the variant is tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from belote.compare.shrinking import Found
from belote.compare.traces import Trace, divergence, trace
from belote.deal import Rules
from belote.declaration import Resolved
from belote.errors import BeloteError, CannotHappen
from belote.fuzz.panel import Panel
from belote.fuzz.reported import laid_over
from belote.fuzz.run import Finding
from belote.fuzz.tables import Broke, GivenUp, Unanswered
from belote.library import rules

Json = Mapping[str, Any]


def readings(name: str, resolved: Resolved, panel: Panel, finding: Finding) -> tuple[str, ...]:
    """Return the options, each by itself, under which every small situation of a finding shows what the program does.

    ``name`` is the variant with the options chosen, as it is looked up. The program is asked again; one that has no
    answer any more conforms to nothing.
    """
    who = next((place for place, table in enumerate(panel.tables) if table.name == finding.key.table), 0)
    shown = [(found, answer(panel, who, found)) for found in finding.kept]
    if any(seen is None for _, seen in shown):
        return ()
    strictness = panel.tables[who].strictness
    return tuple(
        option
        for option in resolved.declared
        if option not in resolved.options and (changed := with_option(name, option)) is not None
        if all(seen is not None and vanishes(changed, found, seen, strictness) for found, seen in shown)
    )


def answer(panel: Panel, who: int, found: Found) -> Trace | None:
    """Return what a table shows of a small situation, once more."""
    guide = trace(panel.rules, found.record, checked=True)
    try:
        return panel.tables[who].show(found.record, guide)
    except (Broke, GivenUp, Unanswered):
        return None


def with_option(name: str, option: str) -> Rules | None:
    """Return the rules with one more option, or nothing if it does not go with those chosen."""
    try:
        return rules(f"{name}+{option}")
    except (BeloteError, CannotHappen):
        return None


def vanishes(changed: Rules, found: Found, seen: Trace, strictness: Any) -> bool:
    """Say whether other rules show of a situation what a table did."""
    try:
        like = trace(changed, found.record, checked=True)
    except (BeloteError, CannotHappen):
        return False
    return divergence(like, laid_over(seen, like, strictness)) is None


def in_words(options: Sequence[str]) -> str:
    """Name the options, the first few of many."""
    more = f" and {len(options) - 3} more" if len(options) > 3 else ""
    return ", ".join(options[:3]) + more
