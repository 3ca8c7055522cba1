"""What a table shows of a record, place by place, and the first place where two tables part.

A record here is kind, ``given`` and ``events``; a *trace* is everything observed before the first event, after each of
them, and what was refused. Two tables are two sets of rules, or rules and a program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from belote.deal import Rules
from belote.errors import BrokenRecord, Refusal
from belote.record.kinds import KINDS
from belote.record.terms import check_record
from belote_conformance.compare import agrees, are_items

Json = Mapping[str, Any]

QUESTIONS: Mapping[str, tuple[str, ...]] = {
    "position": ("turn", "cards", "winner", "trick"),
    "auction": ("turn", "phase", "calls", "contract", "outcome"),
    "declarations": ("declarations", "heard", "scored", "declared"),
    "score": ("outcome", "tests", "items", "score", "pool", "marks"),
    "match": (
        *("outcome", "items", "score", "pool", "marks", "totals", "target", "finished", "winner", "dealer"),
        *("shuffle", "first_dealer"),
    ),
    "deal": (
        *("turn", "phase", "calls", "cards", "declarations", "may_say", "may_show", "hands", "known", "contract"),
        *("trick", "heard", "scored", "declared", "belote", "card_points"),
        *("outcome", "tests", "items", "score", "pool", "marks", "dealer"),
    ),
}
"""What is observed in each kind of record, in the order in which differences are preferred."""

PREFERRED = (
    *("hands", "turn", "calls", "cards", "may_say", "may_show", "declarations", "refused"),
    *("contract", "winner", "trick", "heard", "scored", "declared", "belote", "phase", "known"),
    *("outcome", "tests", "items", "score", "card_points", "pool", "marks"),
    *("totals", "target", "finished", "dealer", "shuffle", "first_dealer"),
)
"""All observations, those that show earlier in a deal first."""


class Trace(NamedTuple):
    """What was observed at each place (the number of events applied), and the refusal that ended it, if any."""

    places: tuple[Json, ...]
    refused: Json | None = None


Show = Callable[[Json], Trace]
"""Shows a record at a table. Raises ``BrokenRecord`` for what cannot be there."""


class Divergence(NamedTuple):
    """The first place where two tables part, what is seen differently there, and both observations."""

    at: int
    what: str
    left: Any
    right: Any

    @property
    def rank(self) -> float:
        """How early in a deal such a difference shows: a legal set before a trick, a trick before the score.

        Items that only name the same points otherwise come after items that change what is written.
        """
        return PREFERRED.index(self.what) + (0.5 if self.what == "items" and self.is_in_name_only else 0)

    @property
    def is_in_name_only(self) -> bool:
        """Whether every side gets the same game points from the items of both."""
        told = (self.left or [], self.right or [])
        return all(map(can_be_written, told)) and written(told[0]) == written(told[1])


def can_be_written(items: Any) -> bool:
    """Say whether items have the form of items; a program may say anything."""
    return are_items(items) and all(
        type(item.get("game", 0)) is int and isinstance(item.get("side", ""), str) for item in items
    )


def written(items: Any) -> dict[str, int]:
    """Return the game points of items by side; sides that get none are left out."""
    found: dict[str, int] = {}
    for item in items or ():
        side = item.get("side", "")
        found[side] = found.get(side, 0) + item.get("game", 0)
    return {side: points for side, points in found.items() if points}


def trace(rules: Rules, record: Json, *, checked: bool = False, names: Sequence[str] | None = None) -> Trace:
    """Return what these rules show of a record; ``checked`` says that its form is known to be right.

    ``names`` are the observations wanted, where not all are.

    Raises ``BrokenRecord`` for what cannot be given under these rules.
    """
    if not checked:
        check_record(rules, record)
    kind, names = KINDS[record["kind"]], QUESTIONS[record["kind"]] if names is None else names
    state = kind.begin(rules, record["given"])
    places = [observed(kind.observe, state, names)]
    for index, event in enumerate(record["events"]):
        try:
            state = kind.apply(state, event, f"events.{index}")
        except Refusal as refusal:
            found = {"code": refusal.code, "phase": refusal.phase, "clause": refusal.clause}
            return Trace(tuple(places), found)
        places.append(observed(kind.observe, state, names))
    return Trace(tuple(places))


def observed(observe: Callable[[Any, str], Any], state: Any, names: Sequence[str]) -> dict[str, Any]:
    """Return what has an answer at one place."""
    return {name: value for name in names if (value := observe(state, name)) is not None}


def shown_by(rules: Rules) -> Show:
    """Return the table of these rules. A contract that cannot be reached under them is shown all the same."""
    return lambda record: trace(rules, record, checked=True)


def divergence(left: Trace, right: Trace) -> Divergence | None:
    """Return where two traces part, or nothing."""
    for at, (one, other) in enumerate(zip(left.places, right.places, strict=False)):
        found = [name for name in one.keys() | other.keys() if not alike(name, one.get(name), other.get(name))]
        if found:
            what = min(found, key=PREFERRED.index)
            return Divergence(at, what, one.get(what), other.get(what))
    shorter = min(len(left.places), len(right.places)) - 1
    if left.refused == right.refused and len(left.places) == len(right.places):
        return None
    refused = [one.refused if len(one.places) == shorter + 1 else None for one in (left, right)]
    return Divergence(shorter, "refused", *refused)


def alike(what: str, one: Any, other: Any) -> bool:
    """Say whether two observations are the same; an absent one is like none."""
    return bool(one == other) or (one is not None and other is not None and agrees(what, one, other, "code"))


def parting(left: Show, right: Show, record: Json) -> Divergence | None:
    """Return where two tables part on a record; nothing if they do not, or if one cannot be shown it."""
    try:
        return divergence(left(record), right(record))
    except BrokenRecord:
        return None
