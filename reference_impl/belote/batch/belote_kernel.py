"""Belote: its words while cards are played, what each pair is worth, and melds within tricks.

A pair is held by one seat, so the state keeps one row for each suit.
"""

from __future__ import annotations

from belote.batch import layout as at
from belote.batch.codes import DISCARDED, KING_FIRST, NO_PAIR, NO_WORD, NOTHING, ONE_ONLY, SILENT
from belote.batch.jit import Places, compiled, row_of
from belote.batch.reading_kernel import SHORTEST, may_hold, next_run, run_cards

ONE, UNLESS_DISCARDED = 1, 3
SHOWING, EXCLUDED, AT_ONCE, AT_END = 2, 1, 1, 4


@compiled
def qualifies(cards: Places, melds: Places, suit: int, led: int) -> bool:
    """Say whether the first card of a pair may count as played here: it leads, follows or is a trump."""
    if melds[at.IN_WORD] != UNLESS_DISCARDED or led < 0:
        return True
    return suit == led or suit == cards[at.TRUMP]


@compiled
def refuses_word(
    shape: Places, cards: Places, melds: Places, state: Places, seat: int, hand: int, card: int, led: int
) -> int:
    """Return why the word may not be said with a card, or 0. Clause belote.said."""
    suit = cards[at.SUIT_OF + card]
    both, start = melds[at.PAIR + suit], at.PAIRS + suit * at.PAIR_WIDTH
    begun = state[start + at.BEGUN] == seat + 1
    if not both >> card & 1 or (not begun and both & ~hand):
        return NO_PAIR
    if melds[at.IN_WORD] == ONE and state[at.DONE_FIRST] != 0 and state[at.DONE_FIRST] != suit + 1:
        return ONE_ONLY
    if not (state[start + at.QUALIFIED] if begun else qualifies(cards, melds, suit, led)):
        return DISCARDED
    if not shape[at.SECOND_WORD if begun else at.FIRST_WORD]:
        return NO_WORD
    if shape[at.KING_FIRST] and not begun and both >> card != 1:
        return KING_FIRST
    if begun and shape[at.FIRST_WORD] and not state[start + at.FIRST_SAID]:
        return SILENT
    return NOTHING


@compiled
def on_play(
    shape: Places, cards: Places, melds: Places, state: Places, seat: int, hand: int, card: int, said: int, led: int
) -> None:
    """Keep what a card of a pair, with or without its word, does to the pair."""
    suit = cards[at.SUIT_OF + card]
    both, start = melds[at.PAIR + suit], at.PAIRS + suit * at.PAIR_WIDTH
    if not both >> card & 1:
        return
    if state[start + at.BEGUN] == seat + 1:
        state[start + at.SECOND], state[start + at.SECOND_SAID] = 1, said
    elif both & ~hand == 0:
        state[start + at.BEGUN], state[start + at.FIRST_SAID] = seat + 1, said
        state[start + at.QUALIFIED] = qualifies(cards, melds, suit, led)
        state[start + at.SECOND], state[start + at.SECOND_SAID] = 0, 0
        state[start + at.PAIR_TRICK], state[start + at.WON] = 0, -1
    else:
        return
    if state[start + at.PAIR_TRICK] == 0 and complete(shape, state, start):
        state[start + at.PAIR_TRICK] = state[at.TURN_NUMBER]
        if state[at.DONE_FIRST] == 0:
            state[at.DONE_FIRST] = suit + 1


@compiled
def complete(shape: Places, state: Places, start: int) -> bool:
    """Say whether every needed word of a pair that qualifies has been said."""
    if not state[start + at.QUALIFIED]:
        return False
    if shape[at.FIRST_WORD] and not state[start + at.FIRST_SAID]:
        return False
    if shape[at.SECOND_WORD] and not state[start + at.SECOND_SAID]:
        return False
    return state[start + at.SECOND] == 1 or shape[at.ONLY_FIRST] == 1


@compiled
def on_trick_won(shape: Places, state: Places, side: int) -> None:
    """Let the pairs that became complete in a trick learn who won it."""
    for suit in range(shape[at.SUITS]):
        start = at.PAIRS + suit * at.PAIR_WIDTH
        if state[start + at.BEGUN] and state[start + at.PAIR_TRICK] and state[start + at.WON] < 0:
            state[start + at.WON] = state[at.SIDE_OF + state[start + at.BEGUN] - 1] == side


@compiled
def pay_pairs(shape: Places, melds: Places, state: Places, claims: Places) -> None:
    """Add up what the pairs are worth to each side, in card points. Clause belote.points."""
    for suit in range(shape[at.SUITS]):
        seat = state[at.PAIRS + suit * at.PAIR_WIDTH + at.BEGUN] - 1
        if seat >= 0 and paid(shape, melds, state, claims, suit, seat):
            state[at.BELOTE_PAID + state[at.SIDE_OF + seat]] += shape[at.BELOTE_POINTS]


@compiled
def paid(shape: Places, melds: Places, state: Places, claims: Places, suit: int, seat: int) -> bool:
    """Say whether a pair begun is paid."""
    both, start, shown = melds[at.PAIR + suit], at.PAIRS + suit * at.PAIR_WIDTH, False
    for number in range(state[at.CLAIMS_HEARD]):
        claim = row_of(claims, number * at.CLAIM)
        if claim[at.C_SEAT] != seat or not claim[at.C_HELD] or state[at.LAPSED] >> seat & 1:
            continue
        if claim[at.C_JOINED] and claim[at.C_SUIT] == suit:
            return False
        if shape[at.WITH_SQUARE] == EXCLUDED and claim[at.C_SQUARE] and claim[at.C_CARDS] & both:
            return False
        if not claim[at.C_SQUARE] and both & ~claim[at.C_CARDS] == 0:
            shown = shown or laid_open(shape, state, claim)
    if not state[start + at.QUALIFIED]:
        return False
    if shape[at.WITH_RUN] == SHOWING and shown:
        return True
    if state[start + at.PAIR_TRICK] == 0:
        return False
    if melds[at.IN_WORD] == ONE and state[at.DONE_FIRST] != suit + 1:
        return False
    return shape[at.TRICK_WON] == 0 or state[start + at.WON] == 1


@compiled
def laid_open(shape: Places, state: Places, claim: Places) -> bool:
    """Say whether the table has seen a true declaration: shown, said with the saying, or scored at the end."""
    if shape[at.SHOW] == AT_ONCE:
        return True
    if shape[at.SHOW] == AT_END:
        return claim[at.C_SCORES] == 1
    return (state[at.SHOWN] >> claim[at.C_SEAT] & 1) == 1


@compiled
def trick_melds(shape: Places, melds: Places, trick: int) -> int:
    """Return what the melds within a complete trick are worth, in card points. Clause trick-melds.kinds."""
    points, pair = 0, melds[at.TRICK_PAIR_CARDS]
    if pair and pair & ~trick == 0:
        points += shape[at.TRICK_PAIR]
    if not may_hold(shape, trick):
        return points
    for number in range(shape[at.TRICK_SQUARES]):
        if shape[at.TRICK_SQUARE + 2 * number] & ~trick == 0:
            points += shape[at.TRICK_SQUARE + 2 * number + 1]
    while shape[at.TRICK_LONGEST]:
        run = next_run(shape, trick)
        if run < 0:
            break
        left = run & 255
        trick &= ~run_cards(shape, run >> 16, run >> 8 & 255, left)
        while left >= SHORTEST:
            length = min(left, shape[at.TRICK_LONGEST])
            points += shape[at.TRICK_RUN + length]
            left -= length
    return points
