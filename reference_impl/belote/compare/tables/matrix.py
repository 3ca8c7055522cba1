"""Variants by rules: one column for each table, one row for each subject on which two of them differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from belote.compare.tables.statements import SILENT, Statement, heading, in_order, statements
from belote.declaration import Path, Resolved, dotted


class Row(NamedTuple):
    """What every table says on one subject, empty where one says nothing; ``kinds`` numbers what is alike.

    The first table has kind 0, and every other the number of the first that says the same, counted without gaps.
    """

    subject: Path
    heading: str
    clause: str
    cells: tuple[str, ...]
    kinds: tuple[int, ...]

    @property
    def distinct(self) -> int:
        """How many different things the tables say, saying nothing included."""
        return max(self.kinds) + 1


@dataclass(frozen=True)
class Matrix:
    """Names of tables, rows in which they differ, and the subjects on which they all say the same."""

    names: tuple[str, ...]
    rows: tuple[Row, ...]
    alike: tuple[Path, ...]

    def of_section(self, section: str) -> Matrix:
        """Return the part that one section of the rules is about."""
        rows = tuple(row for row in self.rows if row.subject[0] == section)
        return Matrix(self.names, rows, tuple(path for path in self.alike if path[0] == section))

    def data(self) -> dict[str, Any]:
        """Return the matrix as JSON has it."""
        rows = [
            {
                "subject": dotted(row.subject),
                "heading": row.heading,
                "clause": row.clause,
                "distinct": row.distinct,
                "kinds": list(row.kinds),
                "cells": [cell or None for cell in row.cells],
            }
            for row in self.rows
        ]
        return {"tables": list(self.names), "alike": len(self.alike), "rows": rows}


ORDERS: Mapping[str, Callable[[Row], Any]] = {
    "book": lambda row: 0,
    "clause": lambda row: row.clause,
    "distinct": lambda row: -row.distinct,
}
"""How rows can be ordered: as in the rulebook, by clause, or those first on which tables say most different things."""


def matrix(tables: Sequence[Resolved], order: str = "book", lang: str = "en") -> Matrix:
    """Return the rows in which some tables differ; rows that are equal by the order stand as in the rulebook.

    Rows of lists (bids, steps) are set beside each other by their place. Raises ``ValueError`` for an unknown order.
    """
    if order not in ORDERS:
        raise ValueError(f"there is no order {order}; known are {', '.join(ORDERS)}")
    said = [statements(table, lang) for table in tables]
    rows = [row_of(subject, said) for subject in in_order(said)]
    differing = sorted((row for row in rows if row.distinct > 1), key=ORDERS[order])
    alike = tuple(row.subject for row in rows if row.distinct == 1)
    return Matrix(tuple(table.name for table in tables), tuple(differing), alike)


def row_of(subject: Path, said: Iterable[Mapping[Path, Statement]]) -> Row:
    """Return what all tables say on a subject."""
    found = [table.get(subject) for table in said]
    clause = next(statement.clause for statement in found if statement is not None)
    kinds: dict[tuple[str, ...], int] = {}
    numbers = [kinds.setdefault(SILENT if one is None else one.signature, len(kinds)) for one in found]
    return Row(subject, heading(subject), clause, tuple(one.text if one else "" for one in found), tuple(numbers))
