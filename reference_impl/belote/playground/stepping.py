"""Stepping through a record: what happened, what is on the table, what may happen next and why, and every number."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from belote.data import records_folder
from belote.deal import Rules
from belote.declaration import read_json
from belote.errors import BrokenRecord, Refusal
from belote.explain.steps import explain_state
from belote.playground.asked import Answer, Json, Unanswerable, language_of, member
from belote.playground.cards import hand
from belote.playground.drawing import NAMES, drawn, scenes
from belote.playground.numbers import numbers
from belote.playground.tables import label, rules
from belote.playground.telling import lines, refusal
from belote.record import check_record
from belote.record.form import problems_of_all
from belote.record.run import kind_of
from belote.rulebook.glossary import glossary
from belote.rulebook.language import text
from belote.rulebook.telling import event as told_event


class Run(NamedTuple):
    """The states of a record from the first on, and the refusal of an event that ended it, if there is one."""

    states: list[Any]
    refused: Refusal | None = None


def replay(question: Json) -> Answer:
    """Return one step of a record: the state after ``at`` events, or the last one for ``end``.

    The record is one of the corpus by its id (``record``), or stands in the question as JSON text (``inline``). Raises
    ``BrokenRecord`` and ``BrokenDeclaration``.
    """
    record = record_of(question)
    table = rules(question)
    check_record(table, record)
    run = run_of(table, record)
    at = place(question, len(run.states) - 1)
    lang = language_of(question)
    states = run.states[: at + 1]
    shown = scenes(table, record, states)
    refused = run.refused if at == len(run.states) - 1 else None
    return {
        "title": record.get("title", ""),
        "kind": record["kind"],
        "variant": label(question),
        "at": at,
        "steps": len(run.states) - 1,
        "events": [said(event, lang) for event in record["events"]],
        "drawings": [drawn(scene, lang, name) for scene, name in zip(shown, NAMES, strict=False)],
        "hand": hand(states[-1], lang),
        "names": names(table, lang),
        "lines": lines(explain_state(states[-1])),
        "numbers": numbers(states),
        "refused": refusal(refused) if refused is not None else None,
        "source": record.get("source"),
        "record": record,
    }


def names(table: Rules, lang: str) -> dict[str, str]:
    """Return what seats and sides are called in a language, by their names in records."""
    known = glossary(lang)
    seats = {letter: known.form("seats", letter) for letter in table.table.letters}
    return seats | {name: known.form("sides", name) for name in table.table.side_names() if len(name) > 1}


def run_of(table: Rules, record: Json) -> Run:
    """Return the states of a record as far as its events are accepted. Raises ``BrokenRecord``."""
    kind = kind_of(record)
    states = [kind.begin(table, record["given"])]
    for index, event in enumerate(record["events"]):
        try:
            states.append(kind.apply(states[-1], event, f"events.{index}"))
        except Refusal as found:
            return Run(states, found)
    return Run(states)


def place(question: Json, last: int) -> int:
    """Return how many events are applied; more than there are is the end."""
    at = question.get("at", 0)
    if at == "end":
        return last
    return max(0, min(member(question, "at", int, 0), last))


def said(event: Json, lang: str) -> Answer:
    """Return an event in words, and the language of the words."""
    phrase = told_event(event)
    words, spoken = text(lang, phrase.message, phrase.args)
    return {"text": words, "lang": spoken}


def record_of(question: Json) -> Mapping[str, Any]:
    """Return the record of a question. Raises ``BrokenRecord`` with line and column of what is wrong in JSON text."""
    inline = question.get("inline")
    if isinstance(inline, str):
        return written(inline)
    if isinstance(inline, Mapping):
        return filled(inline)
    return shipped(member(question, "record", str))


def written(inline: str) -> Mapping[str, Any]:
    """Return a record from JSON text: a whole one, or kind, given and events. Raises ``BrokenRecord``."""
    document = read_json(inline, name="record.json")
    found = problems_of_all(document.data, document.place, needed=(), log=True)
    if found:
        raise BrokenRecord(*found)
    return filled(document.data)


def filled(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record with what may be left out."""
    return {"events": [], "expect": [], "title": "", **data}


@lru_cache(maxsize=64)
def shipped(id: str) -> Mapping[str, Any]:
    """Return a record of the corpus. Raises ``Unanswerable`` for one that is not there."""
    parts = id.split("/")
    file = records_folder().joinpath(*parts[:-1], f"{parts[-1]}.json")
    if len(parts) != 2 or ".." in parts or not file.is_file():
        raise Unanswerable(f"There is no record {id[:80]}.")
    data: Mapping[str, Any] = read_json(file).data
    return filled(data)
