"""Whether all that is written divides by the unit, and by what card points are rounded to. Clause scoring.division."""

from __future__ import annotations

from collections.abc import Iterator

from belote.declaration.consistency.cases import Laid, Situation, at
from belote.declaration.consistency.declarations import values_of
from belote.declaration.consistency.effects import Effects
from belote.declaration.consistency.finding import Data, Finding, Findings, Path

Value = tuple[Path, int]
INSTEAD = "Everything that is written must be a multiple of the unit, and of what card points are rounded to."


def check_exactness(effects: Effects, situation: Situation, laid: Laid) -> Findings:
    """Yield what may leave a remainder in a situation."""
    unit, to = int(laid["unit",]), laid["rounding", "to"]
    if effects.cards_paid(situation, laid):
        yield from check_cards(laid, unit, to)
    for path, value in heap_values(effects, situation):
        yield from check_value(path, value, unit, to or 1)
    if effects.capot_counts(situation, laid) and effects.cards_paid(situation, laid):
        path = ("count", "capot")
        yield from check_value(at(laid, path), laid[path], unit, to or 1)
    if any(effects.paid(row, "contract", laid) for row in effects.rows(situation, laid)):
        yield from check_worth(effects, situation, laid, unit)
    yield from check_awards(effects, unit)


def check_cards(laid: Laid, unit: int, to: int | None) -> Findings:
    """Card points are rounded to multiples of the unit."""
    path = ("rounding", "to") if to else ("unit",)
    if unit > 1 and (to is None or to % unit):
        message = f"exact card points are no multiples of {unit}" if to is None else f"{to} is no multiple of {unit}"
        instead = f"Round to a multiple of {unit}, or write unit: 1."
        yield Finding(at(laid, path), "scoring.unit", message, instead, "scoring.division")
    elif to and laid["rounding", "half"] == "stays" and to % 2 == 0 and to // 2 % unit:
        message = f"a half of {to} that stays is no multiple of {unit}"
        where = at(laid, ("rounding", "half"))
        yield Finding(where, "scoring.unit", message, "Write rounds, or a smaller unit.", "scoring.division")


def heap_values(effects: Effects, situation: Situation) -> Iterator[Value]:
    """Yield what declarations, melds within tricks and belote are worth in a contract, with their places."""
    data, facts = effects.facts.data, effects.facts
    table = facts.tables.get(situation.contract)
    if table:
        yield from below(("declarations", "in", situation.contract), table)
    if facts.melds:
        yield from below(("trick_melds",), data["trick_melds"])
        yield ("trick_melds", "king_queen_of_trump"), data["trick_melds"]["king_queen_of_trump"]
    if situation.contract in facts.belotes:
        yield ("belote", "points"), data["belote"]["points"]


def below(path: Path, table: Data) -> Iterator[Value]:
    """Yield the values of a table with their whole paths."""
    yield from (((*path, *place), value) for place, value in values_of(table))


def check_value(path: Path, value: int, unit: int, to: int) -> Findings:
    """A value is a multiple of the unit and of the rounding."""
    wrong = next((step for step in (unit, to) if value % step), None)
    if wrong:
        message = f"{value} is no multiple of {wrong}"
        yield Finding(path, "scoring.value", message, INSTEAD, "scoring.division")


def check_worth(effects: Effects, situation: Situation, laid: Laid, unit: int) -> Findings:
    """What a contract is worth, a number or any bid, is a multiple of the unit."""
    worth = laid["worth",]
    if isinstance(worth, int) and worth % unit:
        message = f"a worth of {worth} is no multiple of the unit {unit}"
        yield Finding(at(laid, ("worth",)), "scoring.worth", message, INSTEAD, "scoring.division")
    if worth == "bid" and situation.amount == "numbers" and any(number % unit for number in effects.facts.numbers):
        message = f"not every bid is a multiple of the unit {unit}"
        yield Finding(("auction", "amounts"), "scoring.worth", message, INSTEAD, "scoring.division")


def check_awards(effects: Effects, unit: int) -> Findings:
    """A number of card points that a fault costs is a multiple of the unit."""
    for name, fault in (effects.facts.data.get("irregularities") or {}).items():
        if isinstance(fault["award"], int) and fault["award"] % unit:
            message = f"an award of {fault['award']} is no multiple of the unit {unit}"
            path = ("irregularities", name, "award")
            yield Finding(path, "irregularities.award", message, INSTEAD, "irregularities.award")
