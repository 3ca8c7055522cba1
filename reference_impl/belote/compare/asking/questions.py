"""A question as it is put: what it is about, the answers that are still open, and an example."""

from __future__ import annotations

from typing import Any, NamedTuple

from belote.compare.asking.examples import Example, example
from belote.compare.asking.interview import Given, Interview, standings
from belote.compare.asking.known import Answer, Known
from belote.declaration import Path, dotted

DONT_KNOW = 0
"""The number of the answer of one who does not know."""


class Question(NamedTuple):
    """A question. The answers are those that the variants still meant give, with or without options."""

    subject: Path
    heading: str
    clause: str
    answers: tuple[Answer, ...]
    example: Example | None

    def data(self) -> dict[str, Any]:
        """Return the question as JSON has it."""
        return {
            "subject": dotted(self.subject),
            "heading": self.heading,
            "clause": self.clause,
            "answers": {str(answer.number): answer.text for answer in self.answers},
            "example": self.example._asdict() if self.example else None,
        }


def question(known: Known, interview: Interview, subject: Path) -> Question:
    """Return the question on a subject."""
    left = [one.name for one in standings(known, interview) if not one.against]
    names = set(left or known.tables)
    clause = known.clause(subject)
    given = tuple(one for one in known.answers(subject) if any(donor.variant in names for donor in one.donors))
    return Question(subject, known.heading(subject), clause, given, example(clause, names))


def answered(known: Known, interview: Interview, subject: Path, number: int) -> Interview:
    """Return the interview after an answer by its number; 0 is for who does not know.

    Raises ``KeyError`` for a subject nobody asks about, and for a number that no answer has.
    """
    if subject not in known.subjects and subject not in known.optional:
        raise KeyError(dotted(subject))
    if number == DONT_KNOW:
        return interview.without_answer(subject)
    found = next((answer for answer in known.answers(subject) if answer.number == number), None)
    if found is None:
        raise KeyError(number)
    return interview.with_answer(subject, found)


def said_instead(known: Known, name: str, given: Given) -> str:
    """Return what a variant says where an answer says something else."""
    found = known.said[name].get(given.subject)
    return "nothing of the kind" if found is None else found.text
