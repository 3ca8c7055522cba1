"""Runs and squares announced for points. Clauses declarations.kinds to declarations.silencing.

``melds`` finds runs in sets of cards, ``rules`` compiles the tables of a variant, ``reading`` says what a hand holds
and what may be named, ``claims`` judges what a player says, ``timing`` says when, ``contest`` says who scores.
"""

from belote.declarations.claims import Claim, beats_rivals, judge, rules_in
from belote.declarations.contest import Beaten, Contest, Decision, Silence, beats, compare, contest, silenced
from belote.declarations.melds import Meld, Run, has_run, maximal_runs
from belote.declarations.reading import Word, identify, nameable, reading, word
from belote.declarations.rules import DeclarationRules, MeldTable, Square, compile_declarations
from belote.declarations.timing import Moment, may_say, may_show

__all__ = [
    "Beaten",
    "Claim",
    "Contest",
    "Decision",
    "DeclarationRules",
    "Meld",
    "MeldTable",
    "Moment",
    "Run",
    "Silence",
    "Square",
    "Word",
    "beats",
    "beats_rivals",
    "compare",
    "compile_declarations",
    "contest",
    "has_run",
    "identify",
    "judge",
    "maximal_runs",
    "may_say",
    "may_show",
    "nameable",
    "reading",
    "rules_in",
    "silenced",
    "word",
]
