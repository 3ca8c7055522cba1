"""Run a record: apply its events and observe what is asked. Clauses record.checkpoints and protocol.run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from belote.deal import Rules
from belote.errors import BrokenRecord, Place, Problem, Refusal
from belote.record.kinds import KINDS, Kind

Json = Mapping[str, Any]


def observe(rules: Rules, record: Json, ask: Sequence[Json]) -> list[dict[str, Any]]:
    """Return what is observed at each place asked for, in the same order.

    ``record`` has kind, base, given and events and is valid against the schema; ``ask`` are places with the names of
    observations. Raises ``BrokenRecord`` for givens that cannot be, and for an event that is refused where the record
    does not expect it.
    """
    kind = kind_of(record)
    wanted = {question["at"]: question["what"] for question in ask}
    events = record.get("events", [])
    state = kind.begin(rules, record["given"])
    seen: dict[int | str, dict[str, Any]] = {}
    for index, event in enumerate(events):
        seen[index] = look(kind, state, index, wanted)
        try:
            state = kind.apply(state, event, f"events.{index}")
        except Refusal as refusal:
            refuse_unexpected(record, index, refusal)
            seen[index]["refused"] = {"code": refusal.code, "phase": refusal.phase, "clause": refusal.clause}
            seen["end"] = {"at": "end", "refused": seen[index]["refused"]} | look(kind, state, "end", wanted)
            return [seen[question["at"]] for question in ask if question["at"] in seen]
    seen[len(events)] = look(kind, state, len(events), wanted)
    seen["end"] = look(kind, state, "end", wanted)
    return [seen[question["at"]] for question in ask if question["at"] in seen]


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
    """Observe what is asked for at one place."""
    names = [name for name in wanted.get(at, ()) if name != "refused"]
    return {"at": at} | {name: kind.observe(state, name) for name in names}


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
