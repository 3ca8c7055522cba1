"""Compare tables: what is declared differently, and the smallest situation on which two of them part.

``differences`` compares declarations, with the rows of their tables side by side, and ``units`` takes each difference
alone. ``traces`` says what a table shows of a record and where two part,
``situations`` makes random records, ``shrinking`` makes one small, ``search`` joins the three, and ``witness`` makes a
record of what was found. ``observing`` asks whether a record holds under given rules.

``report`` joins what both say in sentences (``entries``), the smallest situation of each difference (``showing``) and
its weight (``weighed``); ``pages`` writes it. ``weighing`` says how much a difference matters on random deals,
``tables`` sets many variants side by side or into a tree, ``asking`` finds the table somebody plays at, ``inferring``
the one that deals were played at, and ``keeping`` keeps what shows the differences of the declared variants.
"""

from belote.compare.differences import Difference, differences, meaning
from belote.compare.search import Searched, search, search_rules
from belote.compare.shrinking import Found, is_smallest, shrunk
from belote.compare.traces import Divergence, Show, Trace, divergence, shown_by, trace
from belote.compare.units import Unit, units, whole
from belote.compare.witness import witness

__all__ = [
    "Difference",
    "Divergence",
    "Found",
    "Searched",
    "Show",
    "Trace",
    "Unit",
    "differences",
    "divergence",
    "is_smallest",
    "meaning",
    "search",
    "search_rules",
    "shown_by",
    "shrunk",
    "trace",
    "units",
    "whole",
    "witness",
]
