"""A record made of a situation on which two tables part. Clauses record.id to record.source.

What is expected is what the left table shows, at the one place and of the one observation that tells them apart; nobody
has checked it yet, and the record says so. If only the right table refuses an event, what the left one shows after it
is expected.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from belote.compare.shrinking import Found
from belote.compare.traces import PREFERRED
from belote.declaration import Resolved
from belote.record.run import MAY_BE_NOTHING

Json = Mapping[str, Any]


def witness(
    resolved: Resolved,
    found: Found,
    id: str,
    title: str,
    clauses: Sequence[str],
    note: str,
    after: Json | None = None,
    origin: str = "witness",
) -> dict[str, Any]:
    """Return a record in the order of the schema; ``note`` says between what it tells apart.

    ``after`` is what the left table shows after an event that only the right one refuses, and ``origin`` the kind of
    source: a search between two readings, or ``fuzz``.
    """
    situation, parting = found.record, found.parting
    refused = parting.what == "refused" and parting.left is not None
    point = checkpoint(found, after or {})
    head = {"id": id, "kind": "refusal" if refused else situation["kind"]}
    return {
        **head,
        **({"base": situation["kind"]} if refused else {}),
        "title": title,
        "clauses": list(clauses),
        "shows": "discriminates",
        "variant": {"id": resolved.id, "options": list(resolved.options), "digest": resolved.digest},
        "given": dict(situation["given"]),
        "events": list(situation["events"]),
        "expect": [point],
        "source": {"from": origin, "note": note},
        "status": "agreed",
    }


def checkpoint(found: Found, after: Json) -> dict[str, Any]:
    """Return the one place with the one observation that tells the tables apart."""
    parting = found.parting
    if parting.what == "refused" and parting.left is None:
        shown = [name for name in PREFERRED if name in after] or ["turn"]
        return {"at": parting.at + 1, shown[0]: after.get(shown[0])}
    if parting.left is None and parting.what not in MAY_BE_NOTHING:
        return {"at": parting.at}
    return {"at": parting.at, parting.what: parting.left}
