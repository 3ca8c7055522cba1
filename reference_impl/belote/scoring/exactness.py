"""Whether card points always divide into game points; a declaration where they do not is wrong. Clause scoring.unit."""

from __future__ import annotations

from collections.abc import Iterator

from belote.declaration.model import Declaration, ScoringRules
from belote.errors import Place, Problem
from belote.scoring.tables import ScoringTables, lay, situations


def exactness_problems(declaration: Declaration, tables: ScoringTables) -> tuple[Problem, ...]:
    """Return what could leave a remainder, each problem once: roundings, capot, worths, bids, declarations, belote.

    Clause scoring.division.
    """
    announced = tuple(announced_values(declaration))
    found: dict[tuple[str, str], Problem] = {}
    for conditions in situations(tables):
        rules = lay(tables, conditions)
        for path, message in (*inexact_rounding(rules), *inexact_values(rules, announced)):
            found.setdefault((path, message), problem(path, message))
    return tuple(found.values())


def problem(path: str, message: str) -> Problem:
    """Return one problem."""
    instead = "Everything that is written must be a multiple of the unit, and of what card points are rounded to."
    return Problem("scoring.inexact", message, Place(path=path), instead, "scoring.unit")


def announced_values(declaration: Declaration) -> Iterator[tuple[str, int]]:
    """Yield the path and the card points of everything that is announced, found in a trick, or bid."""
    if declaration.declarations is not None:
        for name, table in declaration.declarations.in_.items():
            yield from ((f"declarations.in.{name}.runs", value) for value in table.runs)
            yield from ((f"declarations.in.{name}.squares", group.value) for group in table.squares)
    if declaration.belote is not None:
        yield "belote.points", declaration.belote.points
    melds = declaration.trick_melds
    if melds is not None:
        yield from (("trick_melds.runs", value) for value in melds.runs)
        yield from (("trick_melds.squares", group.value) for group in melds.squares)
        yield "trick_melds.king_queen_of_trump", melds.king_queen_of_trump
    amounts = declaration.auction.amounts
    if amounts is not None:
        yield "auction.amounts.from", amounts.from_
        yield "auction.amounts.step", amounts.step


def inexact_rounding(rules: ScoringRules) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the rounding of cards, when they are paid."""
    rows = (rules.pay.made, rules.pay.failed, rules.pay.tied)
    if rules.unit == 1 or all(row.cards == "none" for row in rows):
        return
    rounding = rules.rounding
    if rounding is None:
        yield "scoring.rounding", f"exact card points cannot be divided by the unit {rules.unit}"
    elif rounding.to % rules.unit:
        yield "scoring.rounding.to", f"multiples of {rounding.to} cannot be divided by the unit {rules.unit}"
    elif rounding.half == "stays" and rounding.to // 2 % rules.unit:
        yield "scoring.rounding.half", f"a half of {rounding.to} cannot be divided by the unit {rules.unit}"


def inexact_values(rules: ScoringRules, announced: tuple[tuple[str, int], ...]) -> Iterator[tuple[str, str]]:
    """Yield the values that are no multiples of the unit or, where they are written beside cards, of the rounding."""
    steps = sorted({rules.unit, rules.rounding.to if rules.rounding else 1} - {1})
    values = [*announced, ("scoring.count.capot", rules.count.capot)]
    if isinstance(rules.worth, int):
        values.append(("scoring.worth", rules.worth))
    for path, value in values:
        for step in steps:
            if value % step:
                yield path, f"{value} is no multiple of {step}"
                break
