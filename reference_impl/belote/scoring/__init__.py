"""From the tricks of a deal to its itemised score. Clauses scoring.order to scoring.marks.

``compile_scoring`` once for a variant, then ``score`` for each deal; everything else explains them.
"""

from __future__ import annotations

from belote.scoring.counting import without_last_trick
from belote.scoring.facts import DealFacts, columns
from belote.scoring.marks import no_marks
from belote.scoring.results import POOL, Comparison, DealScore, Heaps, Item, Marks, Pool
from belote.scoring.settle import score
from belote.scoring.tables import ScoringTables, compile_scoring, rules_for

__all__ = [
    "POOL",
    "Comparison",
    "DealFacts",
    "DealScore",
    "Heaps",
    "Item",
    "Marks",
    "Pool",
    "ScoringTables",
    "columns",
    "compile_scoring",
    "no_marks",
    "rules_for",
    "score",
    "without_last_trick",
]
