"""Marks that are counted over the match and cost points once there are enough of them. Clause scoring.marks."""

from __future__ import annotations

from belote.declaration.model import Mark
from belote.scoring.results import Item, Marks
from belote.setup import Side

CLAUSE = "scoring.marks"


def earned(
    rows: tuple[Mark, ...], outcome: str, takers: Side | None, tricks: tuple[int, ...]
) -> tuple[tuple[Mark, Side], ...]:
    """Return the marks of a deal, each with its side, in the order of the rows."""
    return tuple(
        (mark, side)
        for mark in rows
        for side in range(len(tricks))
        if earns(mark.when, outcome == "failed" and side == takers, tricks[side])
    )


def earns(when: str, failed: bool, tricks: int) -> bool:
    """Say whether a side earns a mark."""
    if when == "trickless":
        return tricks == 0
    return failed and (when == "failed" or tricks > 0)


def price(
    marks: tuple[tuple[Mark, Side], ...], counts: Marks, columns: tuple[tuple[int, ...], ...]
) -> tuple[tuple[Item, ...], Marks]:
    """Return what the marks of a deal cost, and the counts after it.

    Marks are counted by name and column of the score sheet; a mark of a side counts for each of its columns.
    """
    after = {name: list(row) for name, row in counts.items()}
    items: list[Item] = []
    for mark, side in marks:
        row = after.setdefault(mark.name, [0] * (1 + max(column for own in columns for column in own)))
        for column in columns[side]:
            row[column] += 1
            if costs(mark, row[column]):
                only = column if len(columns[side]) > 1 else None
                items.append(Item(side, f"mark.{mark.name}", 0, 1, mark.points, CLAUSE, only))
    return tuple(items), {name: tuple(row) for name, row in after.items()}


def costs(mark: Mark, number: int) -> bool:
    """Say whether the mark of this number costs its points: after the free ones, each so-many-th does."""
    return number > mark.free and (number - mark.free) % mark.every == 0


def no_marks(rows: tuple[Mark, ...], columns: int) -> Marks:
    """Return the counts before the first deal."""
    return {mark.name: (0,) * columns for mark in rows}


def named(marks: tuple[tuple[Mark, Side], ...]) -> tuple[tuple[str, Side], ...]:
    """Return the name and the side of each mark."""
    return tuple((mark.name, side) for mark, side in marks)
