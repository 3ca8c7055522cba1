"""Run a record: apply its events and observe what is asked. Clauses record.checkpoints and protocol.run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from belote.deal import Rules
from belote.declaration.suggest import did_you_mean, listed, sentences, shown
from belote.errors import BrokenRecord, Place, Problem, Refusal
from belote.record.form import names
from belote.record.kinds import KINDS, Kind
from belote.record.terms import check_record

Json = Mapping[str, Any]
MAY_BE_NOTHING = ("turn", "contract", "winner")
"""The observations whose answer may be that there is none."""


def observe(rules: Rules, record: Json, ask: Sequence[Json], *, checked: bool = False) -> list[dict[str, Any]]:
    """Return what is observed at each place asked for, in the same order.

    Of ``record`` only kind, base, given and events are looked at; ``checked`` says that it needs no check of its form,
    nor of contracts that cannot be reached: it was written for other rules.
    ``ask`` are places with the names of observations.
    Raises ``BrokenRecord`` for a record whose form is wrong, for givens that cannot be, for an event that is refused
    where the record does not expect it, and for a place or an observation that does not exist.
    """
    if not checked:
        check_record(rules, record)
    kind = kind_of(record)
    events = record["events"]
    wanted = wanted_at(ask, len(events))
    seen: dict[int | str, dict[str, Any]] = {}
    state = kind.begin(rules, record["given"])
    for index, event in enumerate(events):
        seen[index] = look(kind, state, index, wanted)
        try:
            state = kind.apply(state, event, f"events.{index}")
        except Refusal as refusal:
            refuse_unexpected(record, index, refusal)
            seen[index]["refused"] = {"code": refusal.code, "phase": refusal.phase, "clause": refusal.clause}
            seen["end"] = look(kind, state, "end", wanted) | {"refused": seen[index]["refused"]}
            return answers(ask, seen)
    seen[len(events)] = look(kind, state, len(events), wanted)
    seen["end"] = look(kind, state, "end", wanted)
    return answers(ask, seen)


def wanted_at(ask: Sequence[Json], events: int) -> dict[int | str, list[str]]:
    """Return the names of what is asked for at each place. Raises ``BrokenRecord`` for what cannot be asked."""
    wanted: dict[int | str, list[str]] = {}
    if not isinstance(ask, list | tuple) or not all(isinstance(question, Mapping) for question in ask):
        raise unasked("ask", "the questions are no list of places", "Write a list of maps with at and what.")
    for index, question in enumerate(ask):
        at, what = question.get("at"), question.get("what")
        if at != "end" and not (type(at) is int and 0 <= at <= events):
            raise unasked(f"ask.{index}.at", f"{shown(at)} is no place of the record", f"Ask at 0 to {events}, or end.")
        if not isinstance(what, list | tuple) or not all(isinstance(name, str) for name in what):
            raise unasked(f"ask.{index}.what", "this is no list of observations", f"Known are {listed(names())}.")
        unknown = next((name for name in what if name not in names()), None)
        if unknown is not None:
            hint = sentences(did_you_mean(unknown, names()), f"Known are {listed(names(), 'and')}.")
            raise unasked(f"ask.{index}.what", f"there is no observation {shown(unknown)}", hint)
        wanted.setdefault(at, []).extend(what)
    return wanted


def unasked(path: str, message: str, instead: str) -> BrokenRecord:
    """Return the error of a question."""
    return BrokenRecord(Problem("record.question", message, Place(path=path), instead, "record.checkpoints"))


def answers(ask: Sequence[Json], seen: Mapping[int | str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what was seen at the places asked for. Raises ``BrokenRecord`` for a place behind a refused event."""
    for index, question in enumerate(ask):
        if question["at"] not in seen:
            raise unasked(f"ask.{index}.at", "the event before this place is refused", "Ask before it, or at the end.")
    return [seen[question["at"]] for question in ask]


def kind_of(record: Json) -> Kind:
    """Return how a record is run: a refusal as the kind it is based on."""
    name = record.get("base", record["kind"])
    kind = KINDS.get(name)
    if kind is None:
        known = ", ".join(KINDS)
        raise BrokenRecord(
            Problem(
                "record.kind",
                f"no record of kind {name} can be run",
                Place(path="kind"),
                f"Known are {known}.",
                "record.deal",
            )
        )
    return kind


def look(kind: Kind, state: Any, at: int | str, wanted: Mapping[int | str, Sequence[str]]) -> dict[str, Any]:
    """Observe what is asked for at one place; what has no answer there is left out, unless nothing is the answer."""
    found = {name: kind.observe(state, name) for name in wanted.get(at, ()) if name != "refused"}
    return {"at": at} | {name: value for name, value in found.items() if value is not None or name in MAY_BE_NOTHING}


def refuse_unexpected(record: Json, index: int, refusal: Refusal) -> None:
    """Raise ``BrokenRecord`` unless the event is the last one of a record of kind refusal."""
    if record["kind"] != "refusal" or index != len(record["events"]) - 1:
        raise BrokenRecord(
            Problem(
                refusal.code,
                f"event {index} is refused: {refusal.reason}",
                Place(path=f"events.{index}"),
                "Give a legal event, or make it the last one of a record of kind refusal.",
                refusal.clause,
            )
        ) from refusal
