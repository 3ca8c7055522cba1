"""A row of deals and how it ends. Clauses match.end to match.instant-win.

``compile_match`` once for a variant, ``begin``, then ``add_deal`` for each scored deal and ``add_void``,
``add_misdeal`` or ``add_annulled`` for the others; ``win`` when a deal has won the match at once.
"""

from __future__ import annotations

from belote.match.course import add_deal, add_fault, is_last_deal
from belote.match.dealers import add_annulled, add_misdeal, add_void
from belote.match.instant import win
from belote.match.state import MatchRules, MatchState, begin, compile_match

__all__ = [
    "MatchRules",
    "MatchState",
    "add_annulled",
    "add_deal",
    "add_fault",
    "add_misdeal",
    "add_void",
    "begin",
    "compile_match",
    "is_last_deal",
    "win",
]
