"""Which game do we play: the interview of ``belote which``, one question at a time."""

from __future__ import annotations

from functools import lru_cache

from belote.compare.asking import (
    Interview,
    Known,
    Table,
    answered,
    found,
    house,
    next_subject,
    open_options,
    question,
    ranked,
    said_instead,
)
from belote.compare.asking.known import NOTHING
from belote.declaration import Path, dotted
from belote.playground.asked import Answer, Json, Unanswerable, language_of, member
from belote.playground.prepared import tables
from belote.playground.tables import UNNAMED
from belote.playground.telling import clause
from belote.rulebook.language import SOURCE

WORDS = {NOTHING: "not-at-our-table", "nothing of the kind": "nothing-of-the-kind"}
"""What is answered of a table whatever the question is, by the word of the page for it."""

MOST = 12
"""How many of the tables that agree are named, and of those that do not."""


@lru_cache(maxsize=2)
def known_in(lang: str) -> Known:
    """Return what is known of all shipped tables, in a language."""
    return Known(tables(), lang)


def ask(asked: Json) -> Answer:
    """Return the next question of an interview, and which tables agree with the answers so far, the best first.

    ``answers`` are numbers by subject, in the order in which they were given; 0 is for who does not know.
    """
    known = known_in(language_of(asked))
    interview = interview_of(known, asked)
    order_of = ranked(known, interview)
    subject = next_subject(known, interview)
    agreeing = [table for table in order_of if not table.against]
    rest = [table for table in order_of if table.against]
    return {
        "given": [given(known, interview, path) for path in order(known, asked)],
        "found": list(found(known, interview)),
        "agreeing": [table_answer(known, interview, table) for table in agreeing[:MOST]],
        "others": [table_answer(known, interview, table) for table in rest[:MOST]],
        "left": len(agreeing),
        "next": None if subject is None else put(known, interview, subject),
    }


def interview_of(known: Known, asked: Json) -> Interview:
    """Return the interview with the answers of a question. Raises ``Unanswerable`` for what nobody asked."""
    interview = Interview()
    for path in order(known, asked):
        number = member(member(asked, "answers", dict, {}), dotted(path), int)
        try:
            interview = answered(known, interview, path, number)
        except KeyError:
            raise Unanswerable(f"{number} is no answer to {dotted(path)}.") from None
    return interview


def order(known: Known, asked: Json) -> list[Path]:
    """Return the subjects that were answered. Raises ``Unanswerable`` for one that nobody asks about."""
    subjects = {dotted(path): path for path in (*known.subjects, *known.optional)}
    answers: Json = member(asked, "answers", dict, {})
    unknown = next((name for name in answers if name not in subjects), None)
    if unknown is not None:
        raise Unanswerable(f"Nobody asks about {str(unknown)[:60]}.")
    return [subjects[name] for name in answers]


def put(known: Known, interview: Interview, subject: Path) -> Answer:
    """Return a question as it is put: its heading, answers, and an example that tells them apart."""
    one = question(known, interview, subject)
    answers = [{"number": answer.number, **worded(answer.text, known.lang)} for answer in one.answers]
    head = {"subject": dotted(subject), "heading": one.heading, **clause(one.clause), "answers": answers}
    told = one.example
    example = None if told is None else {"record": told.id, "title": told.title, "variant": told.variant}
    return head | {"example": example}


def given(known: Known, interview: Interview, subject: Path) -> Answer:
    """Return an answer that was given; without a text where it was not known."""
    found = next((one.answer for one in interview.given if one.subject == subject), None)
    head = {"subject": dotted(subject), "heading": known.heading(subject)}
    return head | ({"number": 0} if found is None else {"number": found.number, **worded(found.text, known.lang)})


def worded(text: str, lang: str) -> Answer:
    """Return a text with its language, and the word by which the page knows what is said of every table alike."""
    if text in WORDS:
        return {"text": text, "lang": SOURCE, "word": WORDS[text]}
    return {"text": str(text), "lang": str(getattr(text, "lang", lang))}


def table_answer(known: Known, interview: Interview, table: Table) -> Answer:
    """Return a table with its options, what speaks against it, and which of its options nobody asked about."""
    against = [
        {
            "heading": known.heading(one.subject),
            "answer": worded(one.answer.text, known.lang),
            "there": worded(said_instead(known, table.variant, one), known.lang),
        }
        for one in table.against
    ]
    alike = list(known.aliases[table.variant]) if not table.options else []
    rest = list(open_options(known, interview, table.variant)) if not table.against else []
    names = dict(known.tables[table.variant].names)
    return {"name": table.name, "names": names, "against": against, "alike": alike, "open": rest, "sure": table.checked}


def write_house(asked: Json) -> Answer:
    """Return the declaration of the best table with the answers it does not give, and what could not be written."""
    known = known_in(language_of(asked))
    interview = interview_of(known, asked)
    made = house(ranked(known, interview)[0], member(asked, "id", str, UNNAMED), interview.given)
    return {"text": made.text, "left_out": [one.answer.text for one in made.left_out]}
