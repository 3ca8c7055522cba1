"""Leaves that cannot matter: refused where a file sets them, dropped where they are inherited or defaults.

What is named here provably changes no legal set, no view, no score and no match, whatever its value; in doubt a leaf is
left in. A map is named where all of it is an orphan. Members of lists are named only where they speak of a contract
there is not (``strays``), others are refused by ``consistency``; nor is a leaf named that the resolved form requires.
"""

from __future__ import annotations

from typing import Any

from belote.declaration.consistency.analysis import Analysis
from belote.declaration.orphans import declared, match, play, scoring, strays, table
from belote.declaration.orphans.orphan import Orphan

__all__ = ["Orphan", "find"]


def find(data: dict[str, Any]) -> list[Orphan]:
    """Return the orphans of resolved rule sections, in the order of the schema.

    ``data`` is valid by the schema; it need not hold together. Dropping an orphan may leave another. Where nothing can
    be played nothing is named, as everything would be.
    """
    return found_in(Analysis(data))


def found_in(analysis: Analysis) -> list[Orphan]:
    """Return the orphans of a declaration that was analysed. See ``find``."""
    facts = analysis.facts
    if not facts.playable:
        return []
    return [
        *table.find(facts, analysis.situations),
        *play.find(facts),
        *declared.find(facts),
        *scoring.find(analysis.effects),
        *match.find(facts),
        *strays.find(analysis),
    ]
