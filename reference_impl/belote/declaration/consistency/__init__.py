"""Whether a declaration holds together: everything the schema cannot say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from belote.declaration.consistency import (
    auction,
    contracts,
    dealing,
    declarations,
    doubling,
    match,
    play,
    scoring,
    setup,
)
from belote.declaration.consistency.cases import Cases
from belote.declaration.consistency.contracts import totals
from belote.declaration.consistency.dry_run import hand_size
from belote.declaration.consistency.effects import Effects
from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Finding
from belote.declaration.consistency.situations import Situations

__all__ = ["Finding", "check", "totals"]


def check(data: dict[str, Any]) -> list[Finding]:
    """Return what does not hold together in resolved rule sections, in the order of the schema; nothing if all is well.

    ``data`` is valid by the schema. Nothing is raised for what is inconsistent.
    """
    return list(findings(data))


def findings(data: dict[str, Any]) -> Iterator[Finding]:
    """Yield what does not hold together, section by section."""
    facts = Facts(data)
    situations = Situations(facts)
    hand = hand_size(facts, situations)
    effects = Effects(facts, Cases(facts, data["scoring"]), hand)
    yield from setup.check(facts)
    yield from dealing.check(facts, situations)
    yield from contracts.check(facts)
    yield from auction.check(facts, situations)
    yield from doubling.check(facts, situations, hand)
    yield from play.check(facts)
    yield from declarations.check(facts, hand)
    yield from scoring.check(effects)
    yield from match.check(effects)
