"""Random situations put to a program, every difference made small, named by its rule, and written as a record.

``tables`` are those who answer: rules, or a program. ``reports`` says what of an answer is compared, ``panel`` who
dissents, ``naming`` which clause a difference is about, ``run`` joins them with the makers and the shrinker of
``compare``; ``telling`` and ``results`` write it down.
"""

from belote.fuzz.panel import Panel
from belote.fuzz.run import Finding, Fuzzed, Plan, fuzz
from belote.fuzz.tables import Broke, GivenUp, ProgramTable, RulesTable, Table, Unanswered

__all__ = [
    "Broke",
    "Finding",
    "Fuzzed",
    "GivenUp",
    "Panel",
    "Plan",
    "ProgramTable",
    "RulesTable",
    "Table",
    "Unanswered",
    "fuzz",
]
