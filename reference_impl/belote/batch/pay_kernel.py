"""Who writes each heap: the items of a deal in fixed columns. Clauses scoring.pay, scoring.multiplied and scoring.unit.

``items``, by writer and column, holds card points before rounding and game points; the writer after the last side is
the pool. ``deal`` holds what the rows of pay ask.
"""

from __future__ import annotations

from belote.batch import layout as at
from belote.batch.codes import CROSSED, FAILED_CODE, HUNG, MADE_CODE, NO_UNIT, NO_WORTH, OWN, PASSED, SMALL_CODE, TAKEN
from belote.batch.heaps_kernel import rounded, threshold, total
from belote.batch.jit import Places, compiled

SIDES, TAKERS, ROW, FACTOR, TIMES, GRAIN, FAULT, WIDTH = range(8)
"""What ``deal`` holds: sides, takers, where the row of pay begins, the factor, the writers it is for (bits, the pool
among them), the step in which parts are shared, the first fault of a division, and how many columns items have."""
DEAL = 8

SELF, POOL, TO_TAKERS, OTHERS, DEFENDERS, NOBODY = range(6)
TO_OWN, TO_TAKER, TO_DEFENDERS, TAKERS_OWN, DEFENDERS_OWN, TAKERS_HANG, HANG, CROSS, NONE = range(9)
CARDS, CAPOT, MELDS, BELOTE, CONTRACT = range(5)
"""Heaps, by their bit in what a row multiplies."""


@compiled
def write(
    rules: Places, columns: Places, deal: Places, items: Places, side: int, code: int, heap: int, points: int, part: int
) -> None:
    """Write an item: what is written is multiplied where the row says so, and divided by the unit."""
    multiplied = rules[deal[ROW] + 4] >> heap & 1 and deal[TIMES] >> side & 1
    game, unit = part * deal[FACTOR] if multiplied else part, rules[at.UNIT]
    if unit != 1:
        if game % unit and not deal[FAULT]:
            deal[FAULT] = NO_UNIT
        game //= unit
    column = columns[code]
    if column >= 0:
        place = 2 * (side * deal[WIDTH] + column)
        items[place] += points
        items[place + 1] += game


@compiled
def part_of(points: int, writers: int, step: int, number: int) -> int:
    """Return the part of one writer of several, in steps; what is left over goes one step each to the first."""
    if writers == 1:
        return points
    each, left = points // step // writers, points // step % writers
    rest = points - points // step * step
    return (each + (1 if number < left else 0)) * step + (rest if number == 0 else 0)


@compiled
def pot_writer(deal: Places, destination: int) -> int:
    """Return the one writer of all of a heap, the pool among them, or -1."""
    if destination == HANG:
        return deal[SIDES]
    if destination == TO_TAKER:
        return deal[TAKERS]
    if destination == TO_DEFENDERS and deal[SIDES] == 2 and deal[TAKERS] >= 0:
        return 1 - deal[TAKERS]
    return -1


@compiled
def word_for(deal: Places, destination: int, side: int) -> int:
    """Return who writes a side's own part."""
    if side == deal[TAKERS]:
        if destination in (TO_OWN, TAKERS_OWN):
            return SELF
        if destination == TO_TAKER:
            return TO_TAKERS
        if destination == TO_DEFENDERS:
            return DEFENDERS
        if destination == TAKERS_HANG:
            return POOL
        return OTHERS if destination == CROSS else NOBODY
    if destination == CROSS:
        return OTHERS if deal[TAKERS] < 0 else TO_TAKERS
    if destination == TO_TAKER:
        return TO_TAKERS
    if destination in (TAKERS_OWN, NONE):
        return NOBODY
    return SELF


@compiled
def way_of(word: int) -> int:
    """Return how an item written by a word is called."""
    if word == SELF:
        return OWN
    if word == POOL:
        return HUNG
    return PASSED if word == DEFENDERS else CROSSED


@compiled
def receivers(rules: Places, deal: Places, state: Places, loser: int) -> int:
    """Keep the sides that share what one side loses, in the order of play after it; return how many there are."""
    sides, best, found = deal[SIDES], -(1 << 40), 0
    for step in range(1, sides):
        best = max(best, total(state, (loser + step) % sides))
    for step in range(1, sides):
        side = (loser + step) % sides
        if rules[at.LOST_POINTS] == 1 or total(state, side) == best:
            state[at.TAKES + found] = side
            found += 1
    return found


@compiled
def targets(rules: Places, deal: Places, state: Places, word: int, side: int) -> int:
    """Keep the writers of a part, and return how many there are."""
    state[at.TAKES] = side
    if word == SELF:
        return 1
    if word == POOL:
        state[at.TAKES] = deal[SIDES]
        return 1
    if word == TO_TAKERS:
        state[at.TAKES] = deal[TAKERS]
        return 1 if deal[TAKERS] >= 0 else 0
    return receivers(rules, deal, state, side) if word in (OTHERS, DEFENDERS) else 0


@compiled
def pot_limit(rules: Places, state: Places, takers: int, hangs: bool, writer: int) -> int:
    """Return the threshold of a pot: its writer counts as the larger; one that hangs as the smaller, the takers'."""
    by = rules[at.ROUND_BY]
    side = takers if hangs else writer
    high = not hangs
    if by == 0:
        high = True
    elif by == 1:
        high = side == takers
    elif by == 2:
        high = side == state[at.JACK_SIDE]
    return rules[at.UP_HIGH if high else at.UP_LOW]


@compiled
def pay_cards(rules: Places, columns: Places, deal: Places, state: Places, items: Places) -> None:
    """Write the items of the cards, without the capot that travels with them."""
    destination, sides = rules[deal[ROW]], deal[SIDES]
    writer = pot_writer(deal, destination)
    if writer >= 0:
        points, fixed = 0, 0
        for side in range(sides):
            points, fixed = points + state[at.HEAP_CARDS + side], fixed + state[at.HEAP_CAPOT + side]
        hangs = writer == sides
        whole = rounded(rules, points + fixed, pot_limit(rules, state, deal[TAKERS], hangs, writer)) - fixed
        code = HUNG if hangs else TAKEN
        write(rules, columns, deal, items, writer, code, CARDS, points, whole)
        return
    for side in range(sides):
        word = word_for(deal, destination, side)
        if word == DEFENDERS:
            passed_cards(rules, columns, deal, state, items, side)
        else:
            own_cards(rules, columns, deal, state, items, side, word)


@compiled
def own_cards(rules: Places, columns: Places, deal: Places, state: Places, items: Places, side: int, word: int) -> None:
    """Write the items of a side's own cards, and of the small share that changes sides with them."""
    found = targets(rules, deal, state, word, side)
    for number in range(found):
        points = part_of(state[at.HEAP_CARDS + side], found, 1, number)
        part = part_of(state[at.SHARE + side], found, deal[GRAIN], number)
        write(rules, columns, deal, items, state[at.TAKES + number], way_of(word), CARDS, points, part)
        if state[at.SMALL + side]:
            small = part_of(state[at.SMALL + side], found, deal[GRAIN], number)
            write(rules, columns, deal, items, state[at.TAKES + number], SMALL_CODE, CARDS, 0, small)


@compiled
def passed_cards(rules: Places, columns: Places, deal: Places, state: Places, items: Places, loser: int) -> None:
    """Write what several defenders write of a failed taker's cards: each writer's cards are rounded once, together."""
    found, sides = receivers(rules, deal, state, loser), deal[SIDES]
    for number in range(found):
        side = state[at.TAKES + number]
        points = part_of(state[at.HEAP_CARDS + loser], found, 1, number)
        fixed = state[at.HEAP_CAPOT + side]
        limit = threshold(rules, state, sides, deal[TAKERS], side)
        whole = rounded(rules, state[at.HEAP_CARDS + side] + points + fixed, limit) - fixed
        write(rules, columns, deal, items, side, PASSED, CARDS, points, whole - state[at.SHARE + side])


@compiled
def pay_heap(
    rules: Places, columns: Places, deal: Places, state: Places, items: Places, heap: int, source: int, destination: int
) -> None:
    """Write the items of a heap that needs no rounding."""
    sides, whole, some = deal[SIDES], 0, False
    for side in range(sides):
        whole += state[source + side]
        some = some or state[source + side] != 0
    if not some:
        return
    writer = pot_writer(deal, destination)
    if writer >= 0:
        code = heap * 5 + (HUNG if writer == sides else TAKEN)
        write(rules, columns, deal, items, writer, code, heap, whole, whole)
        return
    for side in range(sides):
        word = word_for(deal, destination, side)
        found = targets(rules, deal, state, word, side)
        for number in range(found):
            part = part_of(state[source + side], found, deal[GRAIN], number)
            code = heap * 5 + way_of(word)
            write(rules, columns, deal, items, state[at.TAKES + number], code, heap, part, part)


@compiled
def pay_contract(rules: Places, columns: Places, deal: Places, state: Places, items: Places, amount: int) -> None:
    """Write the items of the worth of the contract. Clause scoring.worth."""
    paid = rules[deal[ROW] + 3]
    if paid == 0:
        return
    worth = rules[at.WORTH] if rules[at.WORTH] >= 0 else amount
    if worth < 0:
        deal[FAULT] = NO_WORTH
        return
    taker = deal[TAKERS]
    if taker < 0:
        return
    found = 1
    state[at.TAKES] = taker
    if paid != 1:
        found = receivers(rules, deal, state, taker)
    for number in range(found):
        part = part_of(worth, found, deal[GRAIN], number)
        code = MADE_CODE if paid == 1 else FAILED_CODE
        write(rules, columns, deal, items, state[at.TAKES + number], code, CONTRACT, part, part)


@compiled
def pay_heaps(rules: Places, columns: Places, deal: Places, state: Places, items: Places, amount: int) -> None:
    """Write the items of all heaps of a judged deal."""
    row = deal[ROW]
    pay_cards(rules, columns, deal, state, items)
    pay_heap(rules, columns, deal, state, items, CAPOT, at.HEAP_CAPOT, rules[row])
    pay_heap(rules, columns, deal, state, items, MELDS, at.HEAP_MELDS, rules[row + 1])
    pay_heap(rules, columns, deal, state, items, BELOTE, at.HEAP_BELOTE, rules[row + 2])
    pay_contract(rules, columns, deal, state, items, amount)
