"""A record made of a situation on which two tables part. Clauses record.id to record.source.

What is expected is what the left table shows, at the one place and of the one observation that tells them apart; nobody
has checked it yet, and the record says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from belote.compare.shrinking import Found
from belote.declaration import Resolved

Json = Mapping[str, Any]

UNDIGESTED = "sha256:" + "0" * 64


def witness(resolved: Resolved, found: Found, id: str, title: str, clauses: Sequence[str], note: str) -> dict[str, Any]:
    """Return a record in the order of the schema; ``note`` says between what it tells apart."""
    situation, parting = found.record, found.parting
    refused = parting.what == "refused" and parting.left is not None
    expected = parting.left
    point: dict[str, Any] = {"at": parting.at}
    if parting.what == "refused" and not refused:
        point = {"at": parting.at + 1, "turn": None} if situation["kind"] == "deal" else {"at": parting.at + 1}
    elif expected is not None or parting.what == "turn":
        point[parting.what] = expected
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
        "source": {"from": "witness", "note": note},
        "status": "agreed",
    }
