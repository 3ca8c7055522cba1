"""Whether a record can show the clauses that it names: by what it is a record of, and by the rules it stands under."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from functools import cache
from pathlib import Path

from links import properties
from traceability import is_reason

from belote.declaration.paths import leaves
from belote.declaration.vocabulary import clause_at
from belote.library import resolved
from belote_conformance.records import Record

LIST = Path(__file__).with_name("absent_clauses.txt")
ALWAYS = ("record", "protocol", "setup", "irregularities")
SHOWN_BY = {
    "auction": ("auction", "contracts"),
    "declarations": ("declarations", "belote"),
    "match": ("match", "dealing", "auction", "scoring"),
    "perft": ("auction", "play"),
    "position": ("play", "contracts", "auction"),
    "score": ("scoring", "contracts", "auction"),
}
"""The topics whose clauses a kind of record can show besides ``ALWAYS``; a deal shows those of all topics."""


def out_of_reach(records: Iterable[Record]) -> list[str]:
    """Return the clauses that records name and their kind cannot show."""
    return [
        f"{record.id} is of kind {record.base} and names {clause}, which such a record cannot show: "
        f"take the clause out, or write a record of another kind"
        for record in records
        if record.base in SHOWN_BY
        for clause in record.data["clauses"]
        if clause.split(".")[0] not in (*SHOWN_BY[record.base], *ALWAYS)
    ]


def absent(
    records: Iterable[Record], valued: Set[str], present: Callable[[str], Set[str]]
) -> dict[tuple[str, str], Record]:
    """Return the clauses that records name, and of which their variant has no value: by id and clause."""
    return {
        (record.id, clause): record
        for record in records
        for clause in record.data["clauses"]
        if clause in valued and clause not in present(record.variant)
    }


def valued_clauses() -> frozenset[str]:
    """Return the clauses that are those of a property."""
    return frozenset(properties().values())


@cache
def present_in(variant: str) -> frozenset[str]:
    """Return the clauses of the values that a variant has. Raises ``BrokenDeclaration``."""
    paths = [path for path, _ in leaves(resolved(variant).data, ())]
    return frozenset(clause_at(path[:length]) for path in paths for length in range(1, len(path) + 1))


def told(found: Mapping[tuple[str, str], Record], listed: Mapping[tuple[str, str], str]) -> list[str]:
    """Return what the list does not say yet, what it says and is no longer so, and what it says without a reason."""
    news = [
        f"{name} names {clause}, and {found[name, clause].variant} has no value of that clause: take it out, "
        f"or, if the record shows that the game lacks it, list it with that reason in {LIST.name}"
        for name, clause in sorted(set(found) - set(listed))
    ]
    stale = [
        f"{LIST.name}: {name} no longer names {clause} in vain: strike it" for name, clause in set(listed) - set(found)
    ]
    bare = [
        f"{LIST.name}: {name} {clause} has no reason" for (name, clause), why in listed.items() if not is_reason(why)
    ]
    return [*news, *sorted(stale), *bare]


def parse(text: str) -> dict[tuple[str, str], str]:
    """Read the list: id, clause and reason. Raises ``ValueError`` for a line that is none."""
    rows = [line.split(maxsplit=2) for line in text.splitlines() if line and not line.startswith("#")]
    return {(name, clause): reason for name, clause, reason in rows}
