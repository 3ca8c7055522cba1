"""The scoring of every situation as rows of whole numbers, and which row scores which deal. Clause scoring.cases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from belote.batch import layout as at
from belote.batch.words import CannotBatch, place
from belote.deal import Rules
from belote.declaration.model import PayRow, Rounding, ScoringRules, Test
from belote.errors import BrokenDeclaration
from belote.scoring import DealFacts, rules_for

LEVELS = 3
"""Levels of doubling the cases tell apart: none, doubled, and beyond."""


class Situations(NamedTuple):
    """Which row scores which deal: ``table`` by denomination, level, rung (0: none), flag, passed out, swept and last
    deal holds the number of a row, -1 where the declaration cannot be scored; ``rules`` are what the rows say."""

    table: npt.NDArray[np.int16]
    rows: npt.NDArray[np.int32]
    rules: tuple[ScoringRules, ...]
    marks: tuple[str, ...]


def situations_of(rules: Rules, denominations: Sequence[str], rungs: Sequence[str]) -> Situations:
    """Return the scoring of every situation a deal can be in."""
    shape = (len(denominations), LEVELS, len(rungs) + 1, 2, 2, 2, 2)
    laid = dict(laid_rules(rules, denominations, rungs))
    marks = tuple(dict.fromkeys(mark.name for one in laid.values() for mark in one.marks))
    table = np.full(shape, -1, np.int16)
    numbers: dict[tuple[int, ...], int] = {}
    kept: list[ScoringRules] = []
    for key, one in laid.items():
        row = tuple(rule_row(one, marks))
        if row not in numbers:
            numbers[row] = len(kept)
            kept.append(one)
        table[key] = numbers[row]
    return Situations(table, np.array(list(numbers), np.int32).reshape(-1, at.RULE), tuple(kept), marks)


def laid_rules(
    rules: Rules, denominations: Sequence[str], rungs: Sequence[str]
) -> Iterator[tuple[tuple[int, ...], ScoringRules]]:
    """Yield the scoring of every situation, by its place in the table; what cannot be scored is left out."""
    nothing = (0,) * rules.table.sides()
    switches = product(range(LEVELS), range(len(rungs) + 1), *[(0, 1)] * 4)
    for (level, rung, flag, passed, swept, last), (number, name) in product(switches, enumerate(denominations)):
        amount = rungs[rung - 1] if rung else None
        facts = DealFacts(
            name, nothing, None, None, (), amount, bool(flag), level, None, bool(passed), last_deal=bool(last)
        )
        try:
            yield (number, level, rung, flag, passed, swept, last), rules_for(rules.scoring, facts, bool(swept))
        except BrokenDeclaration:
            continue


def rule_row(rules: ScoringRules, marks: Sequence[str]) -> list[int]:
    """Return the scoring of one situation as a row. Raises ``CannotBatch`` where it is longer than the row."""
    row = [0] * at.RULE
    count, scale = rules.count, rules.count.scale
    row[at.LAST_TRICK], row[at.CAPOT] = count.last_trick, count.capot
    if scale is not None:
        row[at.SCALE] = place(scale.last_trick, at.SCALES, "scoring.count.scale.last_trick")
        row[at.SCALE_TIMES], row[at.SCALE_OVER] = scale.times, scale.over
    row[at.LOST_MELDS] = place(rules.trickless.declarations, at.LOSTS, "scoring.trickless.declarations")
    row[at.LOST_BELOTE] = place(rules.trickless.belote, at.LOSTS, "scoring.trickless.belote")
    row[at.JUDGED] = place(rules.judged, at.JUDGEDS, "scoring.judged")
    row[at.WORTH] = rules.worth if isinstance(rules.worth, int) else -1
    row[at.FACTOR_FOR] = place(rules.factor_for, at.FACTOR_FORS, "scoring.factor_for")
    row[at.UNIT] = rules.unit
    row[at.LOST_POINTS] = place(rules.lost_points, at.ALL_OR_BEST, "scoring.lost_points")
    row[at.HANGING_TO] = place(rules.hanging.to, at.HANGING_TOS, "scoring.hanging.to")
    row[at.HANGING_PAID] = place(rules.hanging.paid, at.HANGING_PAIDS, "scoring.hanging.paid")
    put_rounding(row, rules.rounding)
    put(
        row,
        at.FACTORS,
        at.FACTOR,
        1,
        [[one if isinstance(one, int) else at.THE_MATCH] for one in rules.factors],
        "factors",
    )
    put(row, at.TESTS, at.TEST, at.TEST_WIDTH, [test_row(test) for test in rules.success], "success")
    rows = [[marks.index(m.name), place(m.when, at.MARK_WHENS, "scoring.marks.when"), m.free, m.every, m.points]
            for m in rules.marks]  # fmt: skip
    put(row, at.MARKS, at.MARK, at.MARK_WIDTH, rows, "marks")
    for number, pay in enumerate((rules.pay.made, rules.pay.failed, rules.pay.tied)):
        start = at.PAY + number * at.PAY_WIDTH
        row[start : start + at.PAY_WIDTH] = pay_row(pay)
    return row


ROOM = {"factors": at.MOST_FACTORS, "success": at.MOST_TESTS, "marks": at.MOST_MARKS}


def put(row: list[int], number: int, start: int, width: int, rows: Sequence[Sequence[int]], section: str) -> None:
    """Write down some rows of one width, and how many there are."""
    if len(rows) > ROOM[section]:
        raise CannotBatch(f"scoring.{section}", f"{len(rows)} rows")
    row[number] = len(rows)
    for place_of, values in enumerate(rows):
        row[start + width * place_of : start + width * (place_of + 1)] = values


def put_rounding(row: list[int], rounding: Rounding | None) -> None:
    """Write down how card points are rounded; a multiple of 0 is no rounding."""
    row[at.SMALL_UNDER] = -1
    if rounding is None:
        return
    row[at.ROUND_TO], row[at.HALF_STAYS] = rounding.to, rounding.half == "stays"
    by = next((word for word in at.ROUND_BYS if word in rounding.up_from), None)
    if by is None:
        raise CannotBatch("scoring.rounding.up_from", repr(sorted(rounding.up_from)))
    row[at.ROUND_BY], row[at.UP_HIGH] = at.ROUND_BYS.index(by), rounding.up_from[by]
    row[at.UP_LOW] = rounding.up_from[at.LOWER.get(by, by)]
    if rounding.small_share is not None:
        row[at.SMALL_UNDER], row[at.SMALL_BECOMES] = rounding.small_share.under, rounding.small_share.becomes


def test_row(test: Test) -> list[int]:
    """Return one test of success as a row."""
    counted = sum(1 << place(word, at.COUNTED, "scoring.success.count") for word in set(test.count))
    number = test.against if isinstance(test.against, int) else 0
    against = 0 if isinstance(test.against, int) else place(test.against, at.TESTED, "scoring.success.against")
    equal = place(test.equal, at.VERDICTS, "scoring.success.equal") + 1
    return [counted, against, number, equal, place(test.in_, at.INS, "scoring.success.in")]


def pay_row(pay: PayRow) -> list[int]:
    """Return who writes each heap, as a row."""
    words = (pay.cards, pay.declarations, pay.belote)
    multiplied = sum(1 << place(word, at.MULTIPLIED, "scoring.pay.multiplied") for word in set(pay.multiplied))
    return [
        *(place(word, at.DESTINATIONS, "scoring.pay") for word in words),
        place(pay.contract, at.CONTRACTS, "scoring.pay.contract"),
        multiplied,
        int(pay.replay),
    ]
