"""Orphans of the match. Clauses match.reached to match.after-block."""

from __future__ import annotations

from belote.declaration.consistency.facts import Facts
from belote.declaration.orphans.orphan import Orphans, orphan

OF_A_TARGET = ("reached", "checked", "several", "raise_by", "blocked", "after_block")


def find(facts: Facts) -> Orphans:
    """Yield what cannot matter in the match."""
    match = facts.data["match"]
    if "target" not in match:
        yield from (orphan(("match", key), "the match has no target") for key in OF_A_TARGET if key in match)
        return
    if "raise_by" in match and match.get("several", "higher") != "raise":
        yield orphan(("match", "raise_by"), "the target is not raised")
    if "after_block" in match and not match.get("blocked"):
        yield orphan(("match", "after_block"), "nothing keeps a side from finishing")
    if "equal" in match and "deals" not in match and match.get("several") in ("draw", "raise"):
        yield orphan(("match", "equal"), "several sides past the target are never compared")
