"""Scores as records show them. Clauses record.score and scoring.items."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from belote.deal import Rules
from belote.match import MatchRules
from belote.record.notation import broken, write_by_side
from belote.scoring import POOL, DealScore, Item, Marks

Json = Mapping[str, Any]


def columns_of(rules: Rules) -> tuple[str, ...]:
    """Return the names of the columns of the score sheet: NS and EW, or seat letters."""
    return ("NS", "EW") if rules.table.players.sides == "partners" else tuple(rules.table.letters)


def read_marks(rules: Rules, marks: Mapping[str, Mapping[str, int]]) -> Marks:
    """Read marks by name and column."""
    names = columns_of(rules)
    for name, row in marks.items():
        unknown = next((column for column in row if column not in names), None)
        if unknown is not None:
            raise broken(f"given.marks.{name}", f"there is no column {unknown}", f"Use {', '.join(names)}.")
    return {name: tuple(row.get(column, 0) for column in names) for name, row in marks.items()}


def write_marks(names: tuple[str, ...], marks: Marks) -> dict[str, dict[str, int]]:
    """Write marks by name and column; columns without a mark are left out."""
    rows = {name: {c: count for c, count in zip(names, row, strict=True) if count} for name, row in marks.items()}
    return {name: row for name, row in rows.items() if row}


def write_item(rules: Rules, item: Item) -> dict[str, Any]:
    """Write an item; one that is written in a single column names the column."""
    sides = rules.table.side_names()
    side = "pool" if item.side == POOL else sides[item.side]
    if item.column is not None:
        side = columns_of(rules)[item.column]
    return {
        "side": side,
        "code": item.code,
        "points": item.points,
        "factor": item.factor,
        "game": item.game,
        "clause": item.clause,
    }


def observe_score(rules: Rules, score: DealScore, name: str) -> Any:
    """Return one observation of a scored deal."""
    if name == "outcome":
        return "match" if score.match_won_by else score.outcome
    if name == "items":
        return [write_item(rules, item) for item in score.items]
    if name == "score":
        return write_by_side(rules, score.points)
    if name == "tests":
        return [{"own": test.own, "other": test.other} for test in score.comparisons]
    if name == "pool":
        return list(score.pool_after)
    if name == "marks":
        return write_marks(columns_of(rules), score.marks or {})
    return write_by_side(rules, score.heaps.cards) if name == "card_points" else None


def column_scores(match: MatchRules, totals: tuple[int, ...]) -> dict[str, int]:
    """Write match totals by column."""
    return dict(zip(match.column_names(), totals, strict=True))
