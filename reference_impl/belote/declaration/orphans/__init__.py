"""Leaves that cannot matter: refused where a file sets them, dropped where they are inherited or defaults.

What is named here provably changes no legal set, no view, no score and no match, whatever its value; in doubt a leaf is
left in. A map is named where all of it is an orphan. Members of lists are never named, they are refused by
``consistency``; nor is a leaf the resolved form requires.
"""

from __future__ import annotations

from typing import Any

from belote.declaration.consistency.cases import Cases
from belote.declaration.consistency.dry_run import hand_size
from belote.declaration.consistency.effects import Effects
from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.situations import Situations
from belote.declaration.orphans import declared, match, play, scoring, table
from belote.declaration.orphans.orphan import Orphan

__all__ = ["Orphan", "find"]


def find(data: dict[str, Any]) -> list[Orphan]:
    """Return the orphans of resolved rule sections, in the order of the schema.

    ``data`` is valid by the schema; it need not hold together. Dropping an orphan may leave another. Where nothing can
    be played nothing is named, as everything would be.
    """
    facts = Facts(data)
    if not facts.playable:
        return []
    situations = Situations(facts)
    effects = Effects(facts, Cases(facts, data["scoring"]), hand_size(facts, situations))
    return [
        *table.find(facts, situations),
        *play.find(facts),
        *declared.find(facts),
        *scoring.find(effects),
        *match.find(facts),
    ]
