"""Problems, lines of explanations, clauses and sources as data, in words for people."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from belote.compare.clauses import clauses
from belote.compare.telling import said_plainly
from belote.declaration import bibliography
from belote.errors import Problem, Refusal, visible
from belote.explain import Line
from belote.playground.asked import Answer

ADDRESS = re.compile(r"https?://[^\s)]+")


def problem(one: Problem) -> Answer:
    """Return a problem: its place in the text, what is wrong, the way out, the clause and the code."""
    place = one.place
    return {
        "code": one.code,
        "line": place.line,
        "column": place.column,
        "path": place.path,
        "message": visible(one.message),
        "instead": visible(one.instead),
        **clause(one.clause),
    }


def problems(found: Iterable[Problem]) -> list[Answer]:
    """Return problems, in the order given."""
    return [problem(one) for one in found]


def refusal(one: Refusal) -> Answer:
    """Return why the rules do not allow an event."""
    return {"code": one.code, "phase": one.phase, "reason": visible(one.reason), **clause(one.clause)}


def line(one: Line) -> Answer:
    """Return a sentence of an explanation, its cards as people write them, with its clause apart."""
    text = said_plainly(Line(one.text))
    return {"text": text, **clause(one.clause)}


def lines(found: Iterable[Line]) -> list[Answer]:
    """Return sentences, in the order given."""
    return [line(one) for one in found]


def clause(id: str) -> dict[str, Any]:
    """Return a clause with its title; nothing where there is none."""
    if not id:
        return {}
    found = clauses().get(id)
    return {"clause": id, **({"title": found.title} if found else {})}


def source(written: str) -> Answer:
    """Return a citation with the title of its source, and the address where it can be read, if there is one."""
    key, _, place = written.partition(" ")
    entry = bibliography().get(key)
    if entry is None:
        return {"key": written}
    address = ADDRESS.search(str(entry.get("where", "")))
    title = " ".join(filter(None, (str(entry.get("title", key)), place)))
    return {"key": written, "title": title, **({"address": address[0].rstrip(".,;")} if address else {})}
