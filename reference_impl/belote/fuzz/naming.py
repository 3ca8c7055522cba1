"""Which clause a difference is about.

Of an event that one table refuses, or a card or call that one of them wrongly allows, it is the clause of the refusal;
of items that of the first one that only one of them wrote; of a score that of an item that makes up the difference. Of
everything else it is the clause of the sentence that explains what differs, and where no sentence does, that of the
observation.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from belote.compare.clauses import clauses
from belote.compare.traces import Divergence
from belote.deal import Rules
from belote.errors import BeloteError, CannotHappen, Refusal
from belote.explain import Line, explain_step
from belote.record.kinds import KINDS, Kind

Json = Mapping[str, Any]

ABOUT: Mapping[str, tuple[str, ...]] = {
    "turn": ("auction.turn", "play.turn"),
    "contract": ("auction.contract",),
    "winner": ("play.winner",),
    "trick": ("play.winner", "contracts.values"),
    "declarations": ("declarations.reading", "declarations.tables"),
    "scored": ("declarations.tie", "declarations.beaten", "declarations.contest"),
    "declared": ("declarations.tie", "declarations.beaten", "declarations.contest"),
    "heard": ("declarations.said-as",),
    "may_say": ("belote.said",),
    "may_show": ("declarations.show",),
    "belote": ("belote.points",),
    "outcome": ("scoring.success", "auction.result"),
    "tests": ("scoring.success",),
    "card_points": ("scoring.count",),
    "pool": ("scoring.pool",),
    "marks": ("scoring.marks",),
    "score": ("scoring.success",),
    "hands": ("dealing.steps",),
    "known": ("dealing.known",),
    "phase": ("auction.rounds", "play.turn"),
    "totals": ("match.accumulate",),
    "target": ("match.target",),
    "winner.match": ("match.end",),
    "finished": ("match.end",),
    "dealer": ("match.next-dealer",),
    "shuffle": ("setup.shuffle",),
    "first_dealer": ("dealing.dealer",),
}
"""The clauses an observation is about, the most telling first."""


def clause_of(rules: Rules, record: Json, parting: Divergence) -> str:
    """Return the id of the clause that a difference is about, as the declared rules explain it."""
    try:
        found = next(candidates(rules, record, parting), "")
    except (BeloteError, CannotHappen):
        found = ""
    return found or fallback(record, parting.what)


def manner_of(what: str, expected: Any, got: Any) -> str:
    """Return in which way two observations differ, where that makes another fault of it; else nothing.

    A contract that is said to be tied is told apart by what it is, and a refusal by who refuses.
    """
    if what == "refused":
        return "both refuse" if expected and got else "refused" if got else "allowed"
    return f"{got} for {expected}" if what in ("outcome", "phase") else ""


def candidates(rules: Rules, record: Json, parting: Divergence) -> Iterator[str]:
    """Yield clauses, the most telling first."""
    what, left, right = parting.what, parting.left, parting.right
    before = {**record, "events": record["events"][: parting.at]}
    if what == "refused":
        yield from of_refusal(rules, record, parting)
        return
    if what in ("cards", "calls", "may_say", "may_show", "declarations"):
        yield from of_choices(rules, before, what, left, right)
    if what == "items":
        yield from of_items(left, right)
    if what in ("score", "totals"):
        yield from of_score(rules, before, left, right)
    if what == "trick" and isinstance(left, Mapping) and isinstance(right, Mapping):
        yield "play.winner" if left.get("winner") != right.get("winner", left.get("winner")) else "contracts.values"
    lines = explain_step(rules, before, "end")
    named = {line.clause for line in lines}
    yield from (clause for clause in ABOUT.get(what, ()) if clause in named)


def of_refusal(rules: Rules, record: Json, parting: Divergence) -> Iterator[str]:
    """Yield the clause of the refusal of the declared rules, else as the other table says, else of what explains it."""
    if not 0 <= parting.at < len(record["events"]):
        return
    event = record["events"][parting.at]
    kind, state = state_at(rules, record, parting.at)
    yield from refusal_of(kind, state, event)
    for said in (parting.left, parting.right):
        if isinstance(said, Mapping) and is_clause(said.get("clause")):
            yield str(said["clause"])
    before = {**record, "events": record["events"][: parting.at]}
    yield from sentences(explain_step(rules, before, "end"), [event.get("card", event["do"])])


def of_choices(rules: Rules, before: Json, what: str, left: Any, right: Any) -> Iterator[str]:
    """Yield the clause that refuses what only the second table allows, or explains what only the first one does."""
    wanted, seen = as_events(what, left, before), as_events(what, right, before)
    kind, state = state_at(rules, before, len(before["events"]))
    for key, event in seen.items():
        if key not in wanted:
            yield from refusal_of(kind, state, event)
    lacking = [event for key, event in wanted.items() if key not in seen]
    lines = explain_step(rules, before, "end")
    yield from sentences(lines, [event["card"] for event in lacking if "card" in event])
    if what == "calls" and lacking:
        yield {"double": "auction.legal-double", "pass": "auction.pass"}.get(lacking[0]["do"], "auction.legal-bid")


def as_events(what: str, value: Any, before: Json) -> dict[str, dict[str, Any]]:
    """Return choices as the events they would be, by their text; what has not the form of one is none."""
    found: list[dict[str, Any]] = []
    if what in ("cards", "may_say") and isinstance(value, list):
        seat = before["given"].get("seat", "")
        word = {"belote": True} if what == "may_say" else {}
        found = [{"seat": seat, "do": "play", "card": card, **word} for card in value if isinstance(card, str)]
    elif what == "may_show" and isinstance(value, list):
        found = [{"seat": seat, "do": "show"} for seat in value if isinstance(seat, str)]
    elif isinstance(value, Mapping):
        for seat, some in value.items():
            own = [one for one in some if isinstance(one, Mapping)] if isinstance(some, list) else []
            if what == "calls":
                found += [{"seat": seat, **call} for call in own if isinstance(call.get("do"), str)]
            else:
                found += [{"seat": seat, "do": "declare", "cards": meld.get("cards", [])} for meld in own]
    return {json.dumps(event, sort_keys=True): event for event in found}


def state_at(rules: Rules, record: Json, at: int) -> tuple[Kind, Any]:
    """Return how a record is run, and its state after some events."""
    kind = KINDS[record["kind"]]
    state = kind.begin(rules, record["given"])
    for place, event in enumerate(record["events"][:at]):
        state = kind.apply(state, event, f"events.{place}")
    return kind, state


def refusal_of(kind: Kind, state: Any, event: Json) -> Iterator[str]:
    """Yield the clause for which an event is refused, if it is; of one that a program made up anything may be wrong."""
    turn = kind.observe(state, "turn")
    try:
        kind.apply(state, {**event, "seat": event["seat"] or turn}, "events")
    except Refusal as refusal:
        yield refusal.clause
    except (BeloteError, CannotHappen, KeyError, TypeError, ValueError, AttributeError):
        return


def of_items(left: Any, right: Any) -> Iterator[str]:
    """Yield the clauses of the items that only one of two tables wrote, those of the first table first."""
    keys = shared_members(left, right)
    one, other = (
        {json.dumps({key: item.get(key) for key in keys}): item for item in items if isinstance(item, Mapping)}
        for items in (left if isinstance(left, list) else [], right if isinstance(right, list) else [])
    )
    odd = [one[text] for text in one if text not in other] + [other[text] for text in other if text not in one]
    yield from (item["clause"] for item in odd if is_clause(item.get("clause")))


def is_clause(value: Any) -> bool:
    """Say whether a value is the id of a clause."""
    return isinstance(value, str) and value in clauses()


def shared_members(left: Any, right: Any) -> list[str]:
    """Return the members that every item of both tables has."""
    items = [item for some in (left, right) if isinstance(some, list) for item in some if isinstance(item, Mapping)]
    return sorted(set.intersection(*(set(item) for item in items))) if items else []


def of_score(rules: Rules, before: Json, left: Any, right: Any) -> Iterator[str]:
    """Yield the clauses a difference of the score can be about: of an item as large as the difference of a side, of the
    tests where points have only changed sides, and of the first item of such a side."""
    if not isinstance(left, Mapping) or not isinstance(right, Mapping):
        return
    kind, state = state_at(rules, before, len(before["events"]))
    items: Sequence[Json] = kind.observe(state, "items") or ()
    apart = {side: left[side] - right[side] for side in left if number(left[side]) and number(right.get(side))}
    apart = {side: by for side, by in apart.items() if by}
    yield from (str(item["clause"]) for item in items if apart.get(item["side"]) == item["game"])
    if kind.observe(state, "tests") and len(apart) > 1 and sum(apart.values()) == 0:
        yield "scoring.success"
    yield from (str(item["clause"]) for item in items if item["side"] in apart)


def number(value: Any) -> bool:
    """Say whether a value is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def sentences(lines: Sequence[Line], words: Iterable[str]) -> Iterator[str]:
    """Yield the clauses of the sentences that speak of some cards or deeds."""
    sought = set(words)
    yield from (line.clause for line in lines if line.clause and sought & set(line.text.replace(",", " ").split()))


def fallback(record: Json, what: str) -> str:
    """Return the clause of an observation of which no sentence speaks."""
    if what in ("scored", "declared"):
        return "declarations.contest"
    in_match = f"{what}.{record['kind']}"
    known = clauses()
    listed = ABOUT.get(in_match, ABOUT.get(what, ()))
    topic = {"position": "play.legal-card", "declarations": "declarations.contest", "auction": "auction.legal-bid"}
    return next((name for name in listed if name in known), topic.get(record["kind"], "scoring.order"))
