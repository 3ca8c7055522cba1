"""Orphans of the play. Clauses play.lead to play.all-trump."""

from __future__ import annotations

from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.play import HOLDERS, holds
from belote.declaration.consistency.table import KINDS
from belote.declaration.orphans.orphan import Orphans, orphan


def find(facts: Facts) -> Orphans:
    """Yield rows of contracts that cannot be played and of situations that cannot arise, and words about trumps."""
    play = facts.data["play"]
    for kind in KINDS:
        if kind in play and kind not in facts.played_kinds:
            yield orphan(("play", kind), f"no contract of the kind {kind} can be played")
    if "suit" not in facts.played_kinds:
        paths = (("play", "lead", "trump"), ("play", "never_forced"))
        present = (path for path in paths if path[-1] in (play["lead"] if path[1] == "lead" else play))
        yield from (orphan(path, "no contract has a trump suit") for path in present)
    for (kind, led), holders in HOLDERS.items():
        for holder in holders:
            row = play.get(kind, {}).get(led, {})
            if kind in facts.played_kinds and holder in row and not holds(facts, holder):
                yield orphan(("play", kind, led, holder), reason(facts, holder))


def reason(facts: Facts, holder: str) -> str:
    """Return why a trick cannot be held in this way."""
    if facts.count == 2:
        return "the second of two cards always meets the card that was led"
    return f"no {holder.partition('_')[0]} can hold the trick"
