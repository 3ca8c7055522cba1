"""The score of a deal whose cards are played: the row of its situation, its outcome, items, pool and marks.

The order is that of ``belote.scoring.settle``. Clauses scoring.order, scoring.hanging and scoring.marks.
"""

from __future__ import annotations

from belote.batch import layout as at
from belote.batch.codes import MARK_CODE, NO_SCORING, NOTHING, PAID_CODE
from belote.batch.heaps_kernel import count_heaps, judge, share_out, total
from belote.batch.jit import Places, compiled, row_of, wide
from belote.batch.pay_kernel import (
    FACTOR,
    FAULT,
    GRAIN,
    ROW,
    SIDES,
    TAKERS,
    TIMES,
    WIDTH,
    part_of,
    pay_heaps,
    receivers,
)

MAKER, HIGHER, LEVELS = 1, 2, 3


@compiled
def swept_by(state: Places, sides: int) -> int:
    """Return the side that took every trick, or -1. Clause scoring.swept."""
    only = -1
    for side in range(sides):
        if state[at.SIDE_TRICKS + side]:
            if only >= 0:
                return -1
            only = side
    return only


@compiled
def situation(shape: Places, situations: Places, head: Places, level: int, swept: int) -> int:
    """Return the row that scores a deal, or -1."""
    rung = -1 - head[at.AMOUNT] if head[at.AMOUNT] < at.NO_AMOUNT else 0
    passed = 1 if head[at.TAKER] < 0 else 0
    flag, last = 1 if head[at.FLAG] else 0, 1 if head[at.LAST_DEAL] else 0
    place = (wide(head[at.DENOMINATION]) * LEVELS + min(level, LEVELS - 1)) * (shape[at.RUNGS] + 1) + rung
    return situations[(((place * 2 + flag) * 2 + passed) * 2 + (1 if swept >= 0 else 0)) * 2 + last]


@compiled
def takers_of(shape: Places, rules: Places, head: Places, state: Places) -> int:
    """Return the side judged as the takers, or -1. Clauses scoring.judged and scoring.passed-out."""
    if rules[at.JUDGED] == 1 and head[at.LEVEL] and head[at.RAISER] >= 0:
        return state[at.SIDE_OF + head[at.RAISER]]
    if head[at.TAKER] >= 0:
        return state[at.SIDE_OF + head[at.TAKER]]
    if rules[at.TESTS] == 0:
        return at.NOBODY
    return state[at.SIDE_OF + (head[at.DEALER] + 1) % shape[at.SEATS]]


@compiled
def needs_of(shape: Places, head: Places) -> int:
    """Return what the bid asks besides its number. Clause scoring.rungs."""
    if head[at.AMOUNT] < at.NO_AMOUNT:
        return shape[at.RUNG_NEEDS - 2 - head[at.AMOUNT]]
    return 1 if head[at.FLAG] else 0


@compiled
def prepare(rules: Places, deal: Places, sides: int, takers: int, outcome: int, level: int) -> None:
    """Write down what the rows of pay ask. Clause scoring.factor-for."""
    factor = rules[at.FACTOR + min(level, rules[at.FACTORS] - 1)]
    deal[SIDES], deal[TAKERS], deal[FAULT] = sides, takers, NOTHING
    deal[ROW] = at.PAY + at.PAY_WIDTH * (outcome - 1)
    deal[FACTOR] = 1 if factor == at.THE_MATCH else factor
    deal[GRAIN] = max(rules[at.UNIT], max(rules[at.ROUND_TO], 1))
    everyone = (1 << (sides + 1)) - 1
    if outcome == at.TIED or rules[at.FACTOR_FOR] == 1:
        deal[TIMES] = everyone
    elif takers < 0:
        deal[TIMES] = 0
    else:
        deal[TIMES] = 1 << takers if outcome == at.MADE else ((1 << sides) - 1) & ~(1 << takers)


@compiled
def score(
    shape: Places,
    situations: Places,
    all_rules: Places,
    columns: Places,
    head: Places,
    stakes: Places,
    marks: Places,
    state: Places,
    deal: Places,
    items: Places,
    sheet: Places,
    found: Places,
) -> int:
    """Score a deal: its items and what each column writes; return the fault of a declaration that cannot, else 0."""
    sides, level = shape[at.SIDES], head[at.LEVEL]
    swept = swept_by(state, sides)
    r = situation(shape, situations, head, level, swept)
    found[at.SWEPT] = swept
    if r < 0:
        return NO_SCORING
    rules = row_of(all_rules, r * at.RULE)
    takers, amount = takers_of(shape, rules, head, state), max(head[at.AMOUNT], at.NO_AMOUNT)
    count_heaps(rules, state, sides, swept)
    share_out(rules, state, sides, takers)
    own = state[at.SEAT_TRICKS + head[at.TAKER]] if head[at.TAKER] >= 0 else 0
    outcome = judge(rules, state, sides, takers, amount, needs_of(shape, head), own)
    if outcome < 0:
        return -outcome
    found[at.TAKERS], found[at.OUTCOME] = takers, outcome
    if outcome == at.TIED and rules[at.PAY + 2 * at.PAY_WIDTH + 5]:
        found[at.OUTCOME] = at.REPLAY
        return NOTHING
    prepare(rules, deal, sides, takers, outcome, level)
    pay_heaps(rules, columns, deal, state, items, amount)
    found[at.HUNG] = hung(deal, items)
    pay_pool(rules, columns, deal, state, stakes, items, found, outcome)
    write_sheet(shape, deal, head, items, sheet)
    if rules[at.MARKS]:
        pay_marks(shape, rules, columns, deal, head, marks, state, items, sheet, found, outcome == at.FAILED)
    decides = rules[at.FACTOR + min(level, rules[at.FACTORS] - 1)] == at.THE_MATCH
    if decides and winners(rules, deal, state, outcome):
        found[at.WINNER] = state[at.TAKES]
    return deal[FAULT]


@compiled
def hung(deal: Places, items: Places) -> int:
    """Return the stake that a deal leaves hanging, in game points."""
    return written_by(deal, items, deal[SIDES])


@compiled
def written_by(deal: Places, items: Places, writer: int) -> int:
    """Return what one writer writes, in game points."""
    points = 0
    for column in range(deal[WIDTH]):
        points += wide(items[2 * (writer * deal[WIDTH] + column) + 1])
    return points


@compiled
def winners(rules: Places, deal: Places, state: Places, outcome: int) -> int:
    """Keep the sides that get what is not shared by all, and return how many there are."""
    if deal[TAKERS] < 0 or outcome > at.FAILED:
        return 0
    state[at.TAKES] = deal[TAKERS]
    return 1 if outcome == at.MADE else receivers(rules, deal, state, deal[TAKERS])


@compiled
def pool_receivers(rules: Places, deal: Places, state: Places, outcome: int) -> int:
    """Keep the sides the pool goes to, and return how many there are. Clause scoring.pool."""
    to = rules[at.HANGING_TO]
    if deal[TAKERS] < 0 or outcome > at.FAILED or (to == MAKER and outcome == at.FAILED):
        return 0
    if to != HIGHER:
        return winners(rules, deal, state, outcome)
    best, found = -(1 << 40), 0
    for side in range(deal[SIDES]):
        points = total(state, side)
        if points > best:
            state[at.TAKES], best, found = side, points, 1
        elif points == best:
            found += 1
    return 1 if found == 1 else 0


@compiled
def pay_pool(
    rules: Places,
    columns: Places,
    deal: Places,
    state: Places,
    stakes: Places,
    items: Places,
    found: Places,
    outcome: int,
) -> None:
    """Pay the stakes that hang to those they go to, unmultiplied; several share."""
    waiting, points = 0, 0
    while waiting < at.POOL and stakes[waiting] != 0:
        if waiting == 0 or rules[at.HANGING_PAID] == 0:
            points += stakes[waiting]
            found[at.PAID] = waiting + 1
        waiting += 1
    receiving = pool_receivers(rules, deal, state, outcome) if waiting else 0
    if not receiving:
        found[at.PAID] = 0
        return
    column = columns[PAID_CODE]
    for number in range(receiving):
        items[2 * (state[at.TAKES + number] * deal[WIDTH] + column) + 1] += part_of(points, receiving, 1, number)


@compiled
def column_of(shape: Places, head: Places, side: int, number: int) -> int:
    """Return the column of the score sheet a side writes in, one after the other, or -1 after the last."""
    if shape[at.SIDE_WORD] != 2:
        return side if number == 0 else -1
    taker = head[at.TAKER]
    if side == 0:
        return taker if number == 0 else -1
    seat = number + 1 if 0 <= taker <= number else number
    return seat if seat < shape[at.SEATS] else -1


@compiled
def write_sheet(shape: Places, deal: Places, head: Places, items: Places, sheet: Places) -> None:
    """Add up what each column of the score sheet writes, in game points."""
    for side in range(shape[at.SIDES]):
        points = written_by(deal, items, side)
        for number in range(shape[at.SEATS]):
            place = column_of(shape, head, side, number)
            if place < 0:
                break
            sheet[place] = points


@compiled
def earns(when: int, failed: bool, tricks: int) -> bool:
    """Say whether a side earns a mark."""
    if when == 0:
        return tricks == 0
    return failed and (when == 1 or tricks > 0)


@compiled
def pay_marks(
    shape: Places, rules: Places, columns: Places, deal: Places, head: Places, marks: Places, state: Places,
    items: Places, sheet: Places, found: Places, failed: bool,
) -> None:  # fmt: skip
    """Count the marks of a deal; after the free ones each so-many-th costs its points. Clause scoring.marks."""
    width = shape[at.COLUMNS]
    for place in range(shape[at.MARKS_NAMED] * width):
        state[at.STATE + place] = marks[place]
    for number in range(rules[at.MARKS]):
        row = at.MARK + number * at.MARK_WIDTH
        name = rules[row]
        for side in range(shape[at.SIDES]):
            if not earns(rules[row + 1], failed and side == deal[TAKERS], state[at.SIDE_TRICKS + side]):
                continue
            found[at.EARNED] |= 1 << (4 * name + side)
            for step in range(shape[at.SEATS]):
                column = column_of(shape, head, side, step)
                if column < 0:
                    break
                counts = at.STATE + name * width + column
                state[counts] += 1
                over = state[counts] - rules[row + 2]
                if over > 0 and over % rules[row + 3] == 0:
                    sheet[column] += rules[row + 4]
                    items[2 * (side * deal[WIDTH] + columns[MARK_CODE + name]) + 1] += rules[row + 4]
