"""What a hand holds, and what some cards are as a declaration. Clauses declarations.runs, .squares and .shared-card.

A meld is a row of the claims, as ``layout`` names its places; the rows from ``FOR_READING`` on are for readings.
"""

from __future__ import annotations

from belote.batch import layout as at
from belote.batch.jit import Places, compiled, count_bits, lowest_bit, row_of

SHORTEST = 3


@compiled
def may_hold(shape: Places, hand: int) -> bool:
    """Say whether a hand holds three neighbours of one suit, or all cards of a rank: most hands do not."""
    near, ranks = hand & hand >> 1 & shape[at.FOLLOWED], shape[at.RANKS]
    return (near & near >> 1) != 0 or (hand & hand >> ranks & hand >> 2 * ranks & hand >> 3 * ranks) != 0


@compiled
def next_run(shape: Places, cards: int) -> int:
    """Return the first run of three and more, by suit and from the top, as suit, low and length in three bytes; -1."""
    ranks = shape[at.RANKS]
    for suit in range(shape[at.SUITS]):
        column = cards >> (suit * ranks) & ((1 << ranks) - 1)
        top = ranks
        while top >= SHORTEST:
            low = top
            while low > 0 and column >> (low - 1) & 1:
                low -= 1
            if top - low >= SHORTEST:
                return suit << 16 | low << 8 | (top - low)
            top = low - 1 if low == top else low
    return -1


@compiled
def run_cards(shape: Places, suit: int, low: int, length: int) -> int:
    """Return the cards of a run."""
    return ((1 << length) - 1) << (suit * shape[at.RANKS] + low)


@compiled
def write_run(shape: Places, cards: Places, melds: Places, row: Places, suit: int, low: int, length: int) -> None:
    """Write a run down as a declaration, with the belote that joins it. Clause belote.with-run."""
    pair = shape[at.KING_QUEEN] << (suit * shape[at.RANKS])
    own = run_cards(shape, suit, low, length)
    trump = suit == cards[at.TRUMP] or cards[at.KIND] == 2
    joins = trump and length == SHORTEST and pair & ~own == 0 and count_bits(pair) == 2
    joined = melds[at.JOINED] if joins else 0
    row[at.C_CARDS], row[at.C_SQUARE], row[at.C_LENGTH], row[at.C_TOP] = own, 0, length, low + length - 1
    row[at.C_SUIT], row[at.C_VALUE], row[at.C_PLACE] = suit, melds[at.RUN_VALUE + length] + joined, 0
    row[at.C_JOINED], row[at.C_HELD] = joined, 1


@compiled
def write_square(melds: Places, row: Places, number: int) -> None:
    """Write a square of the table down as a declaration."""
    start = at.SQUARE + 3 * number
    row[at.C_CARDS], row[at.C_SQUARE], row[at.C_LENGTH] = melds[start], 1, count_bits(melds[start])
    row[at.C_TOP], row[at.C_SUIT], row[at.C_VALUE] = melds[start + 2], -1, melds[start + 1]
    row[at.C_PLACE], row[at.C_JOINED], row[at.C_HELD] = number, 0, 1


@compiled
def identify(shape: Places, cards: Places, melds: Places, row: Places, named: int) -> bool:
    """Write down what exactly these cards are as a declaration, whoever holds them; say whether they are one."""
    for number in range(melds[at.SQUARES]):
        if melds[at.SQUARE + 3 * number] == named:
            write_square(melds, row, number)
            return True
    run = next_run(shape, named)
    if run < 0:
        return False
    suit, low, length = run >> 16, run >> 8 & 255, run & 255
    if run_cards(shape, suit, low, length) != named or melds[at.RUN_VALUE + length] == 0:
        return False
    write_run(shape, cards, melds, row, suit, low, length)
    return True


@compiled
def add_runs(shape: Places, cards: Places, melds: Places, claims: Places, first: int, hand: int) -> int:
    """Write down the runs of a hand, each cut from the top into pieces the table names; return the next free row."""
    longest = melds[at.LONGEST]
    while longest:
        run = next_run(shape, hand)
        if run < 0:
            break
        suit, low, left = run >> 16, run >> 8 & 255, run & 255
        hand &= ~run_cards(shape, suit, low, left)
        top = low + left
        while left >= SHORTEST:
            length = min(left, longest)
            if melds[at.RUN_VALUE + length]:
                write_run(shape, cards, melds, row_of(claims, first * at.CLAIM), suit, top - length, length)
                first += 1
            top, left = top - length, left - length
    return first


@compiled
def add_reading(shape: Places, cards: Places, melds: Places, claims: Places, first: int, hand: int, chosen: int) -> int:
    """Write down the reading in which these of the held squares are taken; return the next free row."""
    rest = hand
    for number in range(melds[at.SQUARES]):
        if chosen >> number & 1:
            write_square(melds, row_of(claims, first * at.CLAIM), number)
            first += 1
            if shape[at.SHARED] != 0:
                rest &= ~melds[at.SQUARE + 3 * number]
    return add_runs(shape, cards, melds, claims, first, rest)


@compiled
def merit(claims: Places, first: int, end: int) -> int:
    """Return what makes one reading better: its value, then that of its squares, then its best square."""
    value, squares, best = 0, 0, -1
    for number in range(first, end):
        value += claims[number * at.CLAIM + at.C_VALUE]
        if claims[number * at.CLAIM + at.C_SQUARE]:
            best = (
                claims[number * at.CLAIM + at.C_PLACE]
                if best < 0
                else min(best, claims[number * at.CLAIM + at.C_PLACE])
            )
            squares += claims[number * at.CLAIM + at.C_VALUE]
    return (value << 24) + (squares << 8) - max(best, 0)


@compiled
def earlier_choice(one: int, other: int) -> bool:
    """Say whether a set of squares is tried before another: more squares first, then the better ones."""
    if count_bits(one) != count_bits(other):
        return bool(count_bits(one) > count_bits(other))
    apart = one ^ other
    if apart == 0:
        return False
    lowest: int = lowest_bit(apart)
    return one >> lowest & 1 == 1


@compiled
def reading(shape: Places, cards: Places, melds: Places, claims: Places, first: int, hand: int) -> int:
    """Write down what a hand holds, from this row on, and return the next free row. Clause declarations.shared-card."""
    if not melds[at.HAS_TABLE] or not may_hold(shape, hand):
        return first
    held = 0
    for number in range(melds[at.SQUARES]):
        if melds[at.SQUARE + 3 * number] & ~hand == 0:
            held |= 1 << number
    best, worth = held, 0
    if shape[at.SHARED] != 0 and held:
        best, chosen = -1, held
        while True:
            found = merit(claims, first, add_reading(shape, cards, melds, claims, first, hand, chosen))
            if best < 0 or found > worth or (found == worth and earlier_choice(chosen, best)):
                best, worth = chosen, found
            if chosen == 0:
                break
            chosen = (chosen - 1) & held
    return add_reading(shape, cards, melds, claims, first, hand, best)
