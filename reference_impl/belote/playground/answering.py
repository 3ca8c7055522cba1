"""Which function answers which question; what is wrong comes back as data, whatever it is."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from belote.errors import BrokenInput, CannotHappen, Refusal
from belote.playground import asking, checking, comparing, scoring, starting, stepping
from belote.playground.asked import Answer, Json, Unanswerable
from belote.playground.telling import problems, refusal

ANSWERS: Mapping[str, Callable[[Json], Answer]] = {
    "source": starting.source,
    "start": starting.start,
    "check": checking.check,
    "fields": scoring.fields,
    "score": scoring.score,
    "replay": stepping.replay,
    "compare": comparing.compare,
    "witness": comparing.witness,
    "search": comparing.search,
    "ask": asking.ask,
    "house": asking.write_house,
}


def answer(question: Json) -> Answer:
    """Return the answer to a question: ``do`` names it, the other members are those of its function.

    ``ok`` says whether it was answered. If not, ``problems`` holds what is wrong with a declaration or a record, each
    with its place, or ``reason`` one sentence; and ``refusal`` an event that the rules do not allow.
    """
    try:
        found = ANSWERS.get(str(question.get("do")))
        if found is None:
            raise Unanswerable("Nobody can answer this question.")
        return {"ok": True, **found(question)}
    except Unanswerable as unanswerable:
        return {"ok": False, "reason": str(unanswerable)}
    except BrokenInput as broken:
        return {"ok": False, "problems": problems(broken.problems)}
    except Refusal as refused:
        return {"ok": False, "refusal": refusal(refused)}
    except RecursionError:
        return {"ok": False, "reason": "This is nested too deeply."}
    except CannotHappen as fault:
        return {"ok": False, "fault": True, "reason": f"The reference has a fault here: {fault}"}


def answer_text(question: str) -> str:
    """Return the answer to a question, both as JSON text."""
    try:
        asked = json.loads(question)
    except (ValueError, RecursionError):
        asked = {}
    return json.dumps(answer(asked if isinstance(asked, dict) else {}), ensure_ascii=False)
