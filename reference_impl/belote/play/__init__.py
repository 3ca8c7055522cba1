"""Which cards may be played, and why. Clauses play.groups to play.never-forced.

``duties`` holds one function per word of the declaration, ``rules`` compiles the rows of a variant into look-ups,
``legal`` answers which cards may be led or played, ``reasons`` says why one may not.
"""

from belote.play.duties import DUTIES, Select
from belote.play.legal import first_leader, legal_cards, legal_leads
from belote.play.reasons import Duty, Groups, Reason, duty, forbids, forbids_lead
from belote.play.rules import PlayRules, Row, compile_play

__all__ = [
    "DUTIES",
    "Duty",
    "Groups",
    "PlayRules",
    "Reason",
    "Row",
    "Select",
    "compile_play",
    "duty",
    "first_leader",
    "forbids",
    "forbids_lead",
    "legal_cards",
    "legal_leads",
]
