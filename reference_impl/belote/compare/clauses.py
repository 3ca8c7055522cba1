"""The clauses of the specification by id, read once."""

from __future__ import annotations

from functools import cache

from belote.data import root
from belote_conformance.clauses import Clause, read_clauses


@cache
def clauses() -> dict[str, Clause]:
    """Return the clauses of the specification by id."""
    return read_clauses(root() / "spec" / "clauses")
