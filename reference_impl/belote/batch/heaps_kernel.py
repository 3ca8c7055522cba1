"""From what was taken to heaps, shares and the outcome. Clauses scoring.count, scoring.rounding and scoring.success."""

from __future__ import annotations

from belote.batch import layout as at
from belote.batch.codes import NO_BID
from belote.batch.jit import Places, compiled

KEPT, GIVEN = 0, 2
EACH, TAKERS, JACK, LARGER = 0, 1, 2, 3
BID, DEFENDERS, EACH_OPPONENT = 1, 2, 3


@compiled
def nearest(dividend: int, divisor: int) -> int:
    """Return the quotient to the nearest whole number, a half up."""
    return (2 * dividend + divisor) // (2 * divisor)


@compiled
def scaled(rules: Places, points: int, last: int) -> int:
    """Return the card points of a side with its last trick, scaled. Clauses scoring.last-trick and scoring.scale."""
    if rules[at.SCALE] == 0:
        return points + last
    if rules[at.SCALE] == 1:
        return nearest((points + last) * rules[at.SCALE_TIMES], rules[at.SCALE_OVER])
    return nearest(points * rules[at.SCALE_TIMES], rules[at.SCALE_OVER]) + last


@compiled
def count_heaps(rules: Places, state: Places, sides: int, swept: int) -> None:
    """Write down the heaps of a deal, in card points."""
    for side in range(sides):
        last = rules[at.LAST_TRICK] if side == state[at.LAST_SIDE] else 0
        state[at.HEAP_CARDS + side] = scaled(rules, state[at.CARD_POINTS + side], last)
        state[at.HEAP_CAPOT + side] = rules[at.CAPOT] if side == swept else 0
    after_tricks(state, sides, swept, rules[at.LOST_MELDS], at.MELD_POINTS, at.HEAP_MELDS)
    after_tricks(state, sides, swept, rules[at.LOST_BELOTE], at.BELOTE_PAID, at.HEAP_BELOTE)


@compiled
def after_tricks(state: Places, sides: int, swept: int, word: int, source: int, heap: int) -> None:
    """Let sides without a trick keep, lose or give what they have. Clause scoring.trickless."""
    whole = 0
    for side in range(sides):
        whole += state[source + side]
        keeps = word == KEPT or (word == GIVEN and swept < 0) or state[at.SIDE_TRICKS + side] != 0
        state[heap + side] = state[source + side] if keeps else 0
    if word == GIVEN and swept >= 0 and sides > 1:
        state[heap + swept] = whole


@compiled
def total(state: Places, side: int) -> int:
    """Return all card points of a side."""
    plain = state[at.HEAP_CARDS + side] + state[at.HEAP_CAPOT + side]
    return plain + state[at.HEAP_MELDS + side] + state[at.HEAP_BELOTE + side]


@compiled
def rounded(rules: Places, points: int, limit: int) -> int:
    """Return points rounded: up when the remainder is at least the limit. A half may stay as it is."""
    to = rules[at.ROUND_TO]
    if to == 0:
        return points
    rest = points % to
    if rules[at.HALF_STAYS] and 2 * rest == to:
        return points
    return points - rest + (to if rest >= limit and rest else 0)


@compiled
def threshold(rules: Places, state: Places, sides: int, takers: int, side: int) -> int:
    """Return the remainder from which a side is rounded up. Clause scoring.rounding.up-from."""
    by = rules[at.ROUND_BY]
    if by == TAKERS:
        return rules[at.UP_HIGH if side == takers else at.UP_LOW]
    if by == JACK:
        return rules[at.UP_HIGH if side == state[at.JACK_SIDE] else at.UP_LOW]
    if by >= LARGER:
        return rules[at.UP_HIGH if is_larger(state, sides, takers, side, by == LARGER) else at.UP_LOW]
    return rules[at.UP_HIGH]


@compiled
def size(state: Places, side: int, whole: bool) -> int:
    """Return all points of a side, or only its cards with the capot."""
    return total(state, side) if whole else state[at.HEAP_CARDS + side] + state[at.HEAP_CAPOT + side]


@compiled
def is_larger(state: Places, sides: int, takers: int, side: int, whole: bool) -> bool:
    """Say whether a side has the most; a taking side must have more than every other."""
    best, own = 0 if sides == 1 else -(1 << 40), size(state, side, whole)
    for other in range(sides):
        if other != side:
            best = max(best, size(state, other, whole))
    return own > best or (own == best and side != takers)


@compiled
def share_out(rules: Places, state: Places, sides: int, takers: int) -> None:
    """Write down the rounded shares of all sides, and what small ones change. Clause scoring.shares."""
    for side in range(sides):
        state[at.SMALL + side] = 0
        limit = threshold(rules, state, sides, takers, side)
        fixed = state[at.HEAP_CAPOT + side]
        state[at.SHARE + side] = rounded(rules, state[at.HEAP_CARDS + side] + fixed, limit) - fixed
    if rules[at.ROUND_TO] and rules[at.SMALL_UNDER] >= 0:
        small_shares(rules, state, sides)


@compiled
def small_shares(rules: Places, state: Places, sides: int) -> None:
    """Write down what small shares change: the difference goes to or comes from the largest other."""
    unit = rules[at.UNIT]
    for side in range(sides):
        heaps = state[at.HEAP_CAPOT + side] + state[at.HEAP_MELDS + side] + state[at.HEAP_BELOTE + side]
        state[at.WHOLE + side] = state[at.SHARE + side] + heaps
    for side in range(sides):
        share = state[at.WHOLE + side]
        if total(state, side) <= 0 or share >= rules[at.SMALL_UNDER] * unit:
            continue
        largest = -1
        for other in range(sides):
            if other != side and (largest < 0 or state[at.WHOLE + other] > state[at.WHOLE + largest]):
                largest = other
        difference = rules[at.SMALL_BECOMES] * unit - share
        state[at.SMALL + side] += difference
        state[at.SMALL + largest] -= difference


@compiled
def counted(rules: Places, test: int, state: Places, side: int) -> int:
    """Return what a test adds up for a side. Clauses scoring.success.count and .in."""
    points, what = 0, rules[test]
    if what & 1:
        game = rules[test + 4] == 1
        points += state[at.SHARE + side] + state[at.SMALL + side] if game else state[at.HEAP_CARDS + side]
        points += state[at.HEAP_CAPOT + side]
    if what & 2:
        points += state[at.HEAP_MELDS + side]
    if what & 4:
        points += state[at.HEAP_BELOTE + side]
    return points


@compiled
def other_number(rules: Places, test: int, state: Places, sides: int, takers: int, amount: int) -> int:
    """Return what the takers' number is compared with, in card points."""
    against = rules[test + 1]
    if against == BID:
        return amount
    if against < DEFENDERS:
        return rules[test + 2]
    added, best = 0, -(1 << 40)
    for side in range(sides):
        if side != takers:
            points = counted(rules, test, state, side)
            added, best = added + points, max(best, points)
    return added if against == DEFENDERS else best


@compiled
def promised(state: Places, sides: int, takers: int, needs: int, taker_tricks: int) -> bool:
    """Say whether a promise of all tricks was kept. Clause scoring.rungs."""
    tricks = 0
    for side in range(sides):
        tricks += state[at.SIDE_TRICKS + side]
    if needs == 2:
        return taker_tricks >= tricks
    kept = state[at.SIDE_TRICKS + takers] >= tricks
    return kept and (needs != 3 or state[at.HEAP_BELOTE + takers] != 0)


@compiled
def judge(rules: Places, state: Places, sides: int, takers: int, amount: int, needs: int, taker_tricks: int) -> int:
    """Return the outcome of a deal, or minus the fault of a bid that cannot be tested. Clause scoring.success.equal."""
    skip = False
    if takers < 0:
        return at.MADE
    for number in range(rules[at.TESTS]):
        test = at.TEST + number * at.TEST_WIDTH
        if skip:
            skip = rules[test + 3] == at.NEXT
            continue
        verdict, bid = at.NEXT, rules[test + 1] == BID
        if not bid or amount >= 0:
            own = counted(rules, test, state, takers)
            other = other_number(rules, test, state, sides, takers, amount)
            verdict = at.MADE if own > other else at.FAILED if own < other else rules[test + 3]
        elif not needs:
            return -NO_BID
        if verdict == at.FAILED or verdict == at.TIED:
            return verdict
        if bid and needs:
            if not promised(state, sides, takers, needs, taker_tricks):
                return at.FAILED
            verdict = at.MADE
        skip = rules[test + 3] == at.NEXT and verdict != at.NEXT
    return at.MADE
