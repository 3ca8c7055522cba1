"""The interview that finds the table one plays at: questions in the sentences of the rulebook.

``Known`` holds the variants, ``Interview`` what was answered; ``next_subject`` says what to ask, ``question`` how, and
``answered`` takes the answer. ``ranked`` says what it comes to, and ``house`` writes the table as a declaration.
"""

from belote.compare.asking.house import House, house
from belote.compare.asking.interview import Given, Interview, Standing, found, next_subject, open_options, standings
from belote.compare.asking.known import Answer, Donor, Known
from belote.compare.asking.questions import DONT_KNOW, Question, answered, question, said_instead
from belote.compare.asking.ranking import Table, ranked

__all__ = [
    "DONT_KNOW",
    "Answer",
    "Donor",
    "Given",
    "House",
    "Interview",
    "Known",
    "Question",
    "Standing",
    "Table",
    "answered",
    "found",
    "house",
    "next_subject",
    "open_options",
    "question",
    "ranked",
    "said_instead",
    "standings",
]
