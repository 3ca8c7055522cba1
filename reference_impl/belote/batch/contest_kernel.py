"""Whose declarations count. Clauses declarations.square-and-run, .runs-by, .tie and .not-shown."""

from __future__ import annotations

from belote.batch import layout as at
from belote.batch.jit import Places, compiled, row_of

APART, SQUARE, EQUAL = 0, 1, 3
BOTH, EARLIER_SEAT, FROM_TAKER = 1, 2, 3
SECOND_TRICK, OWN_SECOND = 2, 3


@compiled
def run_step(cards: Places, step: int, run: Places) -> int:
    """Return what one step of ``runs_by`` looks at, greater being better."""
    if step == 1:
        return run[at.C_VALUE]
    if step == 2:
        return run[at.C_LENGTH]
    if step == 3:
        return run[at.C_TOP]
    return 1 if step == 4 and run[at.C_SUIT] == cards[at.TRUMP] else 0


@compiled
def compare(shape: Places, cards: Places, one: Places, other: Places) -> int:
    """Compare two declarations: positive if the first beats the second, 0 if neither does or they never meet."""
    if one[at.C_SQUARE] != other[at.C_SQUARE]:
        word = shape[at.SQUARE_AND_RUN]
        if word == APART:
            return 0
        if one[at.C_VALUE] != other[at.C_VALUE]:
            return one[at.C_VALUE] - other[at.C_VALUE]
        if word == EQUAL:
            return 0
        return 1 if (word == SQUARE) == (one[at.C_SQUARE] == 1) else -1
    if one[at.C_SQUARE]:
        if one[at.C_VALUE] != other[at.C_VALUE]:
            return one[at.C_VALUE] - other[at.C_VALUE]
        return other[at.C_PLACE] - one[at.C_PLACE]
    for number in range(3):
        step = shape[at.RUNS_BY + number]
        difference = run_step(cards, step, one) - run_step(cards, step, other)
        if difference:
            return difference
    return 0


@compiled
def counts(state: Places, claim: Places) -> bool:
    """Say whether a claim takes part in a contest: held, and not lost for want of showing."""
    return claim[at.C_HELD] == 1 and not state[at.LAPSED] >> claim[at.C_SEAT] & 1


@compiled
def beaten(shape: Places, cards: Places, state: Places, claims: Places, number: int, first: int) -> bool:
    """Say whether some declaration of another side beats this one. Clause declarations.beaten."""
    own, seats = row_of(claims, number * at.CLAIM), shape[at.SEATS]
    turns = shape[at.TIE] >= EARLIER_SEAT
    for other in range(state[at.CLAIMS_HEARD]):
        rival = row_of(claims, other * at.CLAIM)
        if not counts(state, rival) or state[at.SIDE_OF + rival[at.C_SEAT]] == state[at.SIDE_OF + own[at.C_SEAT]]:
            continue
        if shape[at.SQUARE_AND_RUN] == APART and rival[at.C_SQUARE] != own[at.C_SQUARE]:
            continue
        difference = compare(shape, cards, rival, own)
        earlier = (rival[at.C_SEAT] - first) % seats < (own[at.C_SEAT] - first) % seats
        if difference > 0 or (difference == 0 and turns and earlier):
            return True
    return False


@compiled
def decide(shape: Places, cards: Places, state: Places, claims: Places, first: int, squares: int) -> None:
    """Decide one contest: that of the runs (0), of the squares (1), or of all (-1)."""
    sides, several = 0, False
    for number in range(state[at.CLAIMS_HEARD]):
        claims[number * at.CLAIM + at.C_LOST] = 1
        if counts(state, row_of(claims, number * at.CLAIM)) and (
            squares < 0 or claims[number * at.CLAIM + at.C_SQUARE] == squares
        ):
            claims[number * at.CLAIM + at.C_LOST] = 0
            if not beaten(shape, cards, state, claims, number, first):
                side = 1 << state[at.SIDE_OF + claims[number * at.CLAIM + at.C_SEAT]]
                several = several or (sides & ~side) != 0
                sides |= side
    if several and shape[at.TIE] != BOTH:
        sides = 0
    for number in range(state[at.CLAIMS_HEARD]):
        if (
            not claims[number * at.CLAIM + at.C_LOST]
            and sides >> state[at.SIDE_OF + claims[number * at.CLAIM + at.C_SEAT]] & 1
        ):
            claims[number * at.CLAIM + at.C_SCORES] = 1


@compiled
def contest(shape: Places, cards: Places, state: Places, claims: Places, dealer: int, taker: int) -> None:
    """Decide which claims score. Clause declarations.contest."""
    for number in range(state[at.CLAIMS_HEARD]):
        claims[number * at.CLAIM + at.C_SCORES] = 0
    if state[at.SILENCED] or not state[at.CLAIMS_HEARD]:
        return
    first = (dealer + 1) % shape[at.SEATS]
    if shape[at.TIE] == FROM_TAKER and taker >= 0:
        first = taker
    if shape[at.SQUARE_AND_RUN] == APART:
        decide(shape, cards, state, claims, first, 0)
        decide(shape, cards, state, claims, first, 1)
    else:
        decide(shape, cards, state, claims, first, -1)


@compiled
def must_show(shape: Places, cards: Places, state: Places, claims: Places, dealer: int, taker: int) -> int:
    """Return, as bits, the seats whose declarations score now and that have not shown them."""
    contest(shape, cards, state, claims, dealer, taker)
    seats = 0
    for number in range(state[at.CLAIMS_HEARD]):
        if claims[number * at.CLAIM + at.C_SCORES]:
            seats |= 1 << claims[number * at.CLAIM + at.C_SEAT]
    return seats & ~state[at.SHOWN]


@compiled
def may_show(shape: Places, cards: Places, state: Places, claims: Places, dealer: int, taker: int, seat: int) -> bool:
    """Say whether a seat may lay its declarations open now. Clause declarations.show."""
    show, step = shape[at.SHOW], state[at.TURN_STEP]
    if not shape[at.MELDS] or state[at.TURN_NUMBER] != 2 or not state[at.CLAIMS_HEARD]:
        return False
    if show != SECOND_TRICK and show != OWN_SECOND:
        return False
    if show == OWN_SECOND and (seat - state[at.TURN_LEADER]) % shape[at.SEATS] != step:
        return False
    return (must_show(shape, cards, state, claims, dealer, taker) >> seat & 1) == 1
