"""What a player declares, judged; and what a seat may truthfully declare. Clauses declarations.say to .say-if."""

from __future__ import annotations

from belote.batch import layout as at
from belote.batch.codes import (
    DOES_NOT_BEAT,
    FALSE_CLAIM,
    NO_MELD,
    NO_TABLE,
    NOT_READING,
    NOT_TIME,
    NOTHING,
    SAID_TWICE,
    SHARED_CARD,
)
from belote.batch.contest_kernel import compare
from belote.batch.jit import Places, compiled, row_of
from belote.batch.reading_kernel import (
    SHORTEST,
    identify,
    may_hold,
    next_run,
    reading,
    run_cards,
    write_run,
    write_square,
)

CHOOSES, REFUSED, RIVALS = 1, 0, 1
"""The words holder_chooses, refused and beats_rivals by their places."""


@compiled
def say_open(shape: Places, state: Places, seat: int) -> bool:
    """Say whether it is the time for a seat to declare. Clause declarations.say."""
    say, number, step = shape[at.SAY], state[at.TURN_NUMBER], state[at.TURN_STEP]
    if say == 1:
        return number == 1 and step == 0
    if say == 2:
        return number == 1 and (seat - state[at.TURN_LEADER]) % shape[at.SEATS] == step
    return (say == 3 and number == 1) or (say == 4 and number <= 2)


@compiled
def hear(shape: Places, cards: Places, melds: Places, state: Places, claims: Places, claim: int) -> int:
    """Judge a claim and keep it; return the fault of one the rules refuse, else 0."""
    named, seat = claim & ((1 << at.CLAIM_AT) - 1), claim >> at.CLAIM_SEAT
    if not shape[at.MELDS] or not melds[at.HAS_TABLE]:
        return NO_TABLE
    if not say_open(shape, state, seat):
        return NOT_TIME
    count = state[at.CLAIMS_HEARD]
    if not identify(shape, cards, melds, row_of(claims, count * at.CLAIM), named):
        return NO_MELD
    claims[count * at.CLAIM + at.C_SEAT] = seat
    for other in range(count):
        if claims[other * at.CLAIM + at.C_SEAT] == seat and claims[other * at.CLAIM + at.C_CARDS] == named:
            return SAID_TWICE
    held = named & ~state[at.DEALT + seat] == 0
    claims[count * at.CLAIM + at.C_HELD] = held
    if not held and shape[at.FALSE_CLAIM] == REFUSED:
        return FALSE_CLAIM
    fault = check_reading(shape, cards, melds, state, claims) if held else NOTHING
    if fault:
        return fault
    if shape[at.SAY_IF] == RIVALS and not beats_rivals(shape, cards, state, claims, row_of(claims, count * at.CLAIM)):
        return DOES_NOT_BEAT
    state[at.CLAIMS_HEARD] = count + 1
    return NOTHING


@compiled
def check_reading(shape: Places, cards: Places, melds: Places, state: Places, claims: Places) -> int:
    """Return the fault of a held claim, the last one, that is not among those its hand may name, else 0."""
    count = state[at.CLAIMS_HEARD]
    seat, named = claims[count * at.CLAIM + at.C_SEAT], claims[count * at.CLAIM + at.C_CARDS]
    if shape[at.SHARED] == CHOOSES:
        return check_choice(shape, melds, state, claims)
    end = reading(shape, cards, melds, claims, at.FOR_READING, state[at.DEALT + seat])
    shared = False
    for number in range(at.FOR_READING, end):
        if claims[number * at.CLAIM + at.C_CARDS] == named:
            return NOTHING
        shared = shared or meets(claims, number, count)
    for number in range(count):
        if claims[number * at.CLAIM + at.C_SEAT] == seat and claims[number * at.CLAIM + at.C_HELD]:
            shared = shared or meets(claims, number, count)
    return SHARED_CARD if shared and shape[at.SHARED] != 0 else NOT_READING


@compiled
def meets(claims: Places, one: int, other: int) -> bool:
    """Say whether two declarations of different kinds share a card."""
    apart = claims[one * at.CLAIM + at.C_SQUARE] != claims[other * at.CLAIM + at.C_SQUARE]
    return apart and (claims[one * at.CLAIM + at.C_CARDS] & claims[other * at.CLAIM + at.C_CARDS]) != 0


@compiled
def check_choice(shape: Places, melds: Places, state: Places, claims: Places) -> int:
    """Do the same where the holder chooses: any square, and any part of a run, that uses no card twice."""
    count = state[at.CLAIMS_HEARD]
    seat, named = claims[count * at.CLAIM + at.C_SEAT], claims[count * at.CLAIM + at.C_CARDS]
    left = state[at.DEALT + seat]
    for number in range(count):
        if claims[number * at.CLAIM + at.C_SEAT] == seat and claims[number * at.CLAIM + at.C_HELD]:
            left &= ~claims[number * at.CLAIM + at.C_CARDS]
    if named & ~left:
        return SHARED_CARD
    if claims[count * at.CLAIM + at.C_SQUARE] or not beside(
        melds, claims, count, seat, row_of(claims, count * at.CLAIM)
    ):
        return NOTHING
    return SHARED_CARD if overlapped(shape, melds, claims, count, left, named) else NOT_READING


@compiled
def beside(melds: Places, claims: Places, count: int, seat: int, run: Places) -> bool:
    """Say whether a run lies beside one that was said, and both together are a run the table names."""
    for number in range(count):
        said = row_of(claims, number * at.CLAIM)
        if said[at.C_SEAT] != seat or not said[at.C_HELD] or said[at.C_SQUARE] or said[at.C_SUIT] != run[at.C_SUIT]:
            continue
        above = said[at.C_TOP] == run[at.C_TOP] - run[at.C_LENGTH]
        below = run[at.C_TOP] == said[at.C_TOP] - said[at.C_LENGTH]
        if (above or below) and run[at.C_LENGTH] + said[at.C_LENGTH] <= melds[at.LONGEST]:
            return True
    return False


@compiled
def overlapped(shape: Places, melds: Places, claims: Places, count: int, left: int, named: int) -> bool:
    """Say whether something else that may be named shares a card with these cards, which may not."""
    for number in range(melds[at.SQUARES]):
        square = melds[at.SQUARE + 3 * number]
        if square & ~left == 0 and square & named:
            return True
    seat, row = claims[count * at.CLAIM + at.C_SEAT], row_of(claims, at.FOR_READING * at.CLAIM)
    while True:
        run = next_run(shape, left)
        if run < 0:
            return False
        suit, low, whole = run >> 16, run >> 8 & 255, run & 255
        left &= ~run_cards(shape, suit, low, whole)
        for length in range(SHORTEST, min(whole, melds[at.LONGEST]) + 1):
            for start in range(low, low + whole - length + 1):
                row[at.C_SUIT], row[at.C_TOP], row[at.C_LENGTH] = suit, start + length - 1, length
                part = run_cards(shape, suit, start, length)
                if melds[at.RUN_VALUE + length] and part & named and not beside(melds, claims, count, seat, row):
                    return True


@compiled
def beats_rivals(shape: Places, cards: Places, state: Places, claims: Places, meld: Places) -> bool:
    """Say whether a declaration beats everything the other sides have said, as far as it meets it in a contest."""
    own = state[at.SIDE_OF + meld[at.C_SEAT]]
    for number in range(state[at.CLAIMS_HEARD]):
        rival = row_of(claims, number * at.CLAIM)
        if state[at.SIDE_OF + rival[at.C_SEAT]] == own:
            continue
        apart = shape[at.SQUARE_AND_RUN] == 0 and rival[at.C_SQUARE] != meld[at.C_SQUARE]
        if not apart and compare(shape, cards, meld, rival) <= 0:
            return False
    return True


@compiled
def declare_all(shape: Places, cards: Places, melds: Places, state: Places, claims: Places, seat: int) -> None:
    """Let a seat declare everything it may, one after the other, as a play-out does."""
    hand = state[at.DEALT + seat]
    if not may_hold(shape, hand):
        return
    if shape[at.SHARED] != CHOOSES:
        end = reading(shape, cards, melds, claims, at.FOR_READING, hand)
        for number in range(at.FOR_READING, end):
            keep(shape, cards, state, claims, seat, row_of(claims, number * at.CLAIM))
        return
    while choose(shape, cards, melds, state, claims, seat, hand):
        hand &= ~claims[(state[at.CLAIMS_HEARD] - 1) * at.CLAIM + at.C_CARDS]


@compiled
def keep(shape: Places, cards: Places, state: Places, claims: Places, seat: int, meld: Places) -> bool:
    """Let a seat declare this, unless it must beat the rivals and does not; say whether it did."""
    count = state[at.CLAIMS_HEARD]
    if count >= at.CLAIMS:
        return False
    meld[at.C_SEAT] = seat
    if shape[at.SAY_IF] == RIVALS and not beats_rivals(shape, cards, state, claims, meld):
        return False
    for place in range(at.CLAIM):
        claims[count * at.CLAIM + place] = meld[place]
    state[at.CLAIMS_HEARD] = count + 1
    return True


@compiled
def choose(shape: Places, cards: Places, melds: Places, state: Places, claims: Places, seat: int, left: int) -> bool:
    """Let a seat declare the first square, or the first and longest part of a run, that it may choose."""
    row, count = row_of(claims, at.FOR_READING * at.CLAIM), state[at.CLAIMS_HEARD]
    for number in range(melds[at.SQUARES]):
        if melds[at.SQUARE + 3 * number] & ~left == 0:
            write_square(melds, row, number)
            if keep(shape, cards, state, claims, seat, row):
                return True
    while True:
        run = next_run(shape, left)
        if run < 0:
            return False
        suit, low, whole = run >> 16, run >> 8 & 255, run & 255
        left &= ~run_cards(shape, suit, low, whole)
        for length in range(min(whole, melds[at.LONGEST]), SHORTEST - 1, -1):
            for start in range(low + whole - length, low - 1, -1):
                if melds[at.RUN_VALUE + length] == 0:
                    continue
                write_run(shape, cards, melds, row, suit, start, length)
                if not beside(melds, claims, count, seat, row) and keep(shape, cards, state, claims, seat, row):
                    return True


@compiled
def count_automatic(shape: Places, cards: Places, melds: Places, state: Places, claims: Places) -> None:
    """Count what needs no words: everything in the hands, by seat."""
    for seat in range(shape[at.SEATS]):
        first = state[at.CLAIMS_HEARD]
        end = reading(shape, cards, melds, claims, first, state[at.DEALT + seat])
        for number in range(first, end):
            claims[number * at.CLAIM + at.C_SEAT] = seat
        state[at.CLAIMS_HEARD] = end


@compiled
def silenced(shape: Places, state: Places) -> int:
    """Say whether any hand holds a square that annuls all declarations. Clause declarations.silencing."""
    for number in range(shape[at.SILENCING]):
        for seat in range(shape[at.SEATS]):
            if shape[at.SILENCE + number] & ~state[at.DEALT + seat] == 0:
                return 1
    return 0
