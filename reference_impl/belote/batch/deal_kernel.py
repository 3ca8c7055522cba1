"""One deal from its first lead to its score, checked against what a log tells or played by the kernel itself.

The order of what happens before a card: claims, then hands laid open, then the card with or without its word.
"""

from __future__ import annotations

from belote.batch import layout as at
from belote.batch.belote_kernel import on_play, on_trick_won, pay_pairs, refuses_word, trick_melds
from belote.batch.claims_kernel import count_automatic, declare_all, hear, silenced
from belote.batch.codes import (
    BAD_HANDS,
    BAD_HEAD,
    BAD_ORDER,
    IS_UNFINISHED,
    LEAD_BARRED,
    NOT_HELD,
    NOT_NOW,
    NOT_TIME,
    NOT_YOUR_TURN,
    NOTHING,
    NOTHING_TO_SHOW,
)
from belote.batch.contest_kernel import contest, may_show, must_show
from belote.batch.jit import Places, compiled, count_bits, lowest_bit, wide
from belote.batch.play_kernel import greedy_card, legal_to_follow, legal_to_lead, random_card, why_not
from belote.batch.reading_kernel import next_run, run_cards

CHECK, RANDOM, GREEDY, FOLLOW = 0, 1, 2, 3
"""What is done: a log is checked, or the kernel plays at random, greedily, or what is told as long as it is legal and
greedily from there."""
LOWER_SIX = 63


@compiled
def side_of(shape: Places, seat: int, taker: int) -> int:
    """Return the side of a seat. Clause setup.sides."""
    if shape[at.SIDE_WORD] == 0:
        return seat & 1
    if shape[at.SIDE_WORD] == 1:
        return seat
    return 0 if seat == taker else 1


@compiled
def bad_head(shape: Places, head: Places) -> bool:
    """Say whether the numbers of a deal name seats, denominations or rungs that do not exist."""
    seats, amount = shape[at.SEATS], head[at.AMOUNT]
    if not 0 <= head[at.DEALER] < seats or not -1 <= head[at.TAKER] < seats or not -1 <= head[at.RAISER] < seats:
        return True
    if not 0 <= head[at.DENOMINATION] < shape[at.DENOMINATIONS] or head[at.LEVEL] < 0:
        return True
    return amount < at.NO_AMOUNT - shape[at.RUNGS]


@compiled
def open_deal(shape: Places, head: Places, hands: Places, state: Places) -> int:
    """Set the state of a deal up, and return what is wrong with its head or its hands, else 0."""
    for place in range(at.STATE):
        state[place] = 0
    if bad_head(shape, head):
        return BAD_HEAD
    seats, all_cards, each = shape[at.SEATS], 0, count_bits(hands[0])
    for seat in range(seats):
        hand = hands[seat]
        if hand & all_cards or hand >> shape[at.SIZE] or count_bits(hand) != each or each == 0:
            return BAD_HANDS
        all_cards |= hand
        state[at.HANDS + seat] = state[at.DEALT + seat] = hand
        state[at.SIDE_OF + seat] = side_of(shape, seat, head[at.TAKER])
    state[at.JACK_SIDE] = state[at.LAST_SIDE] = at.NOBODY
    state[at.TURN_LEADER], state[at.TURN_NUMBER] = first_leader(shape, head), 1
    return NOTHING


@compiled
def first_leader(shape: Places, head: Places) -> int:
    """Return who leads to the first trick. Clauses play.lead.first and play.lead.rung."""
    amount = head[at.AMOUNT]
    rung = amount < at.NO_AMOUNT and shape[at.RUNG_LEADS - 2 - amount] == 1
    if head[at.TAKER] >= 0 and (rung or shape[at.FIRST_LEAD] == 1):
        return head[at.TAKER]
    return (head[at.DEALER] + 1) % shape[at.SEATS]


@compiled
def holds_run(shape: Places, hand: int, length: int, suit: int) -> bool:
    """Say whether a hand holds a run of at least this length, in a suit, or in any (-1)."""
    while True:
        run = next_run(shape, hand)
        if run < 0:
            return False
        if run & 255 >= length and (suit < 0 or run >> 16 == suit):
            return True
        hand &= ~run_cards(shape, run >> 16, run >> 8 & 255, run & 255)


@compiled
def run_winner(shape: Places, cards: Places, state: Places, dealer: int) -> int:
    """Return the side that wins the match by a run before the first lead, or -1. Clause match.instant-win.run."""
    for step in range(shape[at.SEATS]):
        seat = (dealer + 1 + step) % shape[at.SEATS]
        for number in range(shape[at.INSTANT]):
            row = at.INSTANT_ROWS + number * at.INSTANT_WIDTH
            if shape[row] == 0 and not shape[row + 3]:
                suit = cards[at.TRUMP] if shape[row + 2] else -1
                possible = suit >= 0 or not shape[row + 2]
                if possible and holds_run(shape, state[at.DEALT + seat], shape[row + 1], suit):
                    return state[at.SIDE_OF + seat]
    return at.NOBODY


@compiled
def winner_at_end(shape: Places, cards: Places, d: int, state: Places, swept: int) -> int:
    """Return the side that wins the match with the last trick, or -1. Clause match.instant-win.sweep."""
    for number in range(shape[at.INSTANT] if swept >= 0 else 0):
        row = at.INSTANT_ROWS + number * at.INSTANT_WIDTH
        if shape[row] == 1 and shape[row + 4] >> d & 1:
            return swept
        if shape[row] == 0 and shape[row + 3]:
            suit = cards[at.TRUMP] if shape[row + 2] else -1
            possible = suit >= 0 or not shape[row + 2]
            for seat in range(shape[at.SEATS]):
                own = state[at.SIDE_OF + seat] == swept
                if own and possible and holds_run(shape, state[at.DEALT + seat], shape[row + 1], suit):
                    return swept
    return at.NOBODY


@compiled
def events_before(
    shape: Places, cards: Places, melds: Places, head: Places, state: Places, claims: Places, told: Places,
    shown: Places, count: int, heard: int,
) -> int:  # fmt: skip
    """Hear the claims and see the hands laid open before a card; return the next claim, or minus the fault."""
    while heard < at.CLAIMS and told[heard] and (told[heard] >> at.CLAIM_AT & 255) <= count:
        if (told[heard] >> at.CLAIM_AT & 255) < count or told[heard] >> at.CLAIM_SEAT >= shape[at.SEATS]:
            return -BAD_ORDER
        fault = hear(shape, cards, melds, state, claims, told[heard])
        if fault:
            return -fault
        heard += 1
    for seat in range(shape[at.SEATS]):
        if shown[seat] == count:
            if not may_show(shape, cards, state, claims, head[at.DEALER], head[at.TAKER], seat):
                return -NOTHING_TO_SHOW
            state[at.SHOWN] |= 1 << seat
    return heard


@compiled
def any_event(shape: Places, told: Places, shown: Places) -> bool:
    """Say whether a log tells any claim, or any hand laid open."""
    if told[0]:
        return True
    told_shown = 0
    for seat in range(shape[at.SEATS]):
        told_shown += shown[seat] != at.NOT_SHOWN
    return told_shown != 0


@compiled
def declare_for_all(shape: Places, cards: Places, melds: Places, state: Places, claims: Places, told: Places) -> None:
    """Let all seats declare what they hold, in the order of play, and write the claims down as a log tells them."""
    if not shape[at.MELDS] or not melds[at.HAS_TABLE] or shape[at.SAY] == 0:
        return
    written = 0
    for step in range(shape[at.SEATS]):
        seat = (state[at.TURN_LEADER] + step) % shape[at.SEATS]
        declare_all(shape, cards, melds, state, claims, seat)
        when = step if shape[at.SAY] == 2 else 0
        while written < state[at.CLAIMS_HEARD]:
            told[written] = claims[written * at.CLAIM + at.C_CARDS] | when << at.CLAIM_AT | seat << at.CLAIM_SEAT
            written += 1


@compiled
def show_all(
    shape: Places, cards: Places, head: Places, state: Places, claims: Places, shown: Places, count: int
) -> None:
    """Before the second trick, lay open what must be, and write down when it is."""
    if not state[at.CLAIMS_HEARD] or (shape[at.SHOW] != 2 and shape[at.SHOW] != 3):
        return
    seats = must_show(shape, cards, state, claims, head[at.DEALER], head[at.TAKER])
    for seat in range(shape[at.SEATS]):
        if seats >> seat & 1:
            later = (seat - state[at.TURN_LEADER]) % shape[at.SEATS] if shape[at.SHOW] == 3 else 0
            shown[seat] = count + later
    state[at.SHOWN] |= seats


@compiled
def play_deal(
    shape: Places, cards: Places, select: Places, melds: Places, head: Places, state: Places, claims: Places,
    plays: Places, words: int, told: Places, shown: Places, winners: Places, found: Places, seeds: Places,
    what: int, all_of_it: bool, open_cards: Places, open_words: Places,
) -> int:  # fmt: skip
    """Play a deal from its first lead to its last trick; return the words said, or -1 where a fault ends it.

    ``all_of_it`` says that declarations, belote and melds are looked at, and not legality, winners and points alone.
    Where told plays are followed, what might be played and said is written to ``open_cards`` and ``open_words``.
    """
    seats, taker = shape[at.SEATS], wide(head[at.TAKER])
    leader, number, count, heard, said_words = state[at.TURN_LEADER], 0, 0, 0, 0
    closed, pairs, trumped, step = head[at.LEVEL] > 0 and head[at.CLOSED] != 0, 0, False, 0
    hand, above, card, suit, partner, legal = state[at.HANDS], -1, 0, -1, 0, 0
    events = all_of_it and what == CHECK and any_event(shape, told, shown)
    if all_of_it:
        for one in range(shape[at.SUITS]):
            pairs |= melds[at.PAIR + one]
        if shape[at.MELDS] and melds[at.HAS_TABLE]:
            state[at.SILENCED] = silenced(shape, state)
            if shape[at.SAY] == 0:
                count_automatic(shape, cards, melds, state, claims)
        if what != CHECK:
            declare_for_all(shape, cards, melds, state, claims, told)
    for number in range(1, count_bits(hand) + 1):
        state[at.TURN_LEADER], state[at.TURN_NUMBER] = leader, number
        best, holder, trick, points, above, suit = -1, leader, 0, 0, -1, -1
        if all_of_it and number == 2 and what != CHECK:
            show_all(shape, cards, head, state, claims, shown, count)
        for step in range(seats):
            seat = leader + step
            if seat >= seats:
                seat -= seats
            hand = state[at.HANDS + seat]
            if events:
                state[at.TURN_STEP] = step
                heard = events_before(shape, cards, melds, head, state, claims, told, shown, count, heard)
                if heard < 0:
                    return fault_at(found, count, -heard, 0)
            if step == 0:
                others = taker >= 0 and seat != taker and not trumped
                legal = legal_to_lead(shape, cards[at.TRUMPS], hand, closed, others)
                partner = 0
            else:
                partner = 1 if state[at.SIDE_OF + holder] == state[at.SIDE_OF + seat] else 0
                legal = legal_to_follow(cards, select, suit, above, hand, partner)
            said = 0
            if what == CHECK:
                play = wide(plays[count])
                if play == at.NO_PLAY:
                    return fault_at(found, count, IS_UNFINISHED, 0)
                card, said = play & LOWER_SIX, words >> count & 1
                if play >> at.SEAT_SHIFT != seat:
                    return fault_at(found, count, NOT_YOUR_TURN, 0)
                if not legal >> card & 1:
                    if step == 0:
                        return fault_at(found, count, LEAD_BARRED if hand >> card & 1 else NOT_HELD, 0)
                    fault, detail = why_not(cards, select, suit, above, hand, partner, card)
                    return fault_at(found, count, fault, detail)
            else:
                if what == FOLLOW:
                    open_cards[count], open_words[count] = legal, 0
                    if all_of_it and shape[at.BELOTE] and pairs & legal:
                        open_words[count] = may_say(shape, cards, melds, state, seat, hand, pairs & legal, suit)
                    if found[at.AT] < 0:
                        card = told_card(wide(plays[count]), seat, legal)
                        found[at.AT] = count if card < 0 else at.NOBODY
                if what == RANDOM:
                    card = random_card(legal, seeds)
                elif what == GREEDY or found[at.AT] >= 0:
                    card = greedy_card(cards, legal, best, partner)
                plays[count] = card | seat << at.SEAT_SHIFT
            if all_of_it and shape[at.BELOTE] and (said or pairs >> card & 1):
                if what != CHECK:
                    refused = refuses_word(shape, cards, melds, state, seat, hand, card, suit)
                    said = 1 if refused == NOTHING else 0
                    said_words |= said << count
                elif said:
                    refused = refuses_word(shape, cards, melds, state, seat, hand, card, suit)
                    if refused:
                        return fault_at(found, count, refused, 0)
                on_play(shape, cards, melds, state, seat, hand, card, said, suit)
            if all_of_it and number == 2 and shape[at.SHOW] == 3 and state[at.CLAIMS_HEARD]:
                late = must_show(shape, cards, state, claims, head[at.DEALER], head[at.TAKER])
                state[at.LAPSED] |= late & 1 << seat
            bit = 1 << card
            state[at.HANDS + seat] = hand ^ bit
            trumped = trumped or (seat == taker and cards[at.TRUMPS] & bit != 0)
            trick |= bit
            points += cards[at.VALUES + card]
            above &= cards[at.BEYOND + card]
            if step == 0:
                suit, best = cards[at.SUIT_OF + card], card
            elif cards[at.BEATS + best] & bit:
                best, holder = card, seat
            count += 1
        side = state[at.SIDE_OF + holder]
        winners[number - 1] = holder
        state[at.CARD_POINTS + side] += points
        state[at.SEAT_TRICKS + holder] += 1
        state[at.SIDE_TRICKS + side] += 1
        state[at.LAST_SIDE] = side
        if trick & cards[at.JACK]:
            state[at.JACK_SIDE] = side
        if all_of_it:
            if pairs:
                on_trick_won(shape, state, side)
            if shape[at.TRICK_MELDS]:
                state[at.MELD_POINTS + side] += trick_melds(shape, melds, trick)
            if number == 2 and shape[at.SHOW] == 2 and state[at.CLAIMS_HEARD]:
                state[at.LAPSED] |= must_show(shape, cards, state, claims, head[at.DEALER], head[at.TAKER])
        leader = holder
    if what == CHECK:
        fault = after_last(shape, plays, told, shown, count, heard, all_of_it)
        if fault:
            return fault_at(found, count, fault, 0)
    return said_words


@compiled
def told_card(play: int, seat: int, legal: int) -> int:
    """Return the card a log tells for a seat, or -1 if it tells none or none that is legal."""
    card = play & LOWER_SIX
    return card if play != at.NO_PLAY and play >> at.SEAT_SHIFT == seat and legal >> card & 1 else -1


@compiled
def may_say(
    shape: Places, cards: Places, melds: Places, state: Places, seat: int, hand: int, some: int, led: int
) -> int:
    """Return the cards of some with which the word belote is in place."""
    found = 0
    while some:
        card = lowest_bit(some)
        some &= some - 1
        if refuses_word(shape, cards, melds, state, seat, hand, card, led) == NOTHING:
            found |= 1 << card
    return found


@compiled
def fault_at(found: Places, count: int, fault: int, detail: int) -> int:
    """Write down where and how a deal breaks the rules, or is broken itself."""
    found[at.AT], found[at.FAULT], found[at.DETAIL] = count, fault, detail
    found[at.VERDICT] = at.BREAKS
    if fault == IS_UNFINISHED:
        found[at.VERDICT] = at.UNFINISHED
    elif fault == BAD_ORDER:
        found[at.VERDICT] = at.CORRUPT
    return -1


@compiled
def after_last(
    shape: Places, plays: Places, told: Places, shown: Places, count: int, heard: int, all_of_it: bool
) -> int:
    """Return the fault of anything that is told after the last card, else 0."""
    if all_of_it:
        if heard < at.CLAIMS and told[heard]:
            return NOT_TIME
        for seat in range(shape[at.SEATS]):
            if shown[seat] != at.NOT_SHOWN and shown[seat] >= count:
                return NOTHING_TO_SHOW
    if count < shape[at.SIZE] and plays[count] != at.NO_PLAY:
        return NOT_NOW
    return NOTHING


@compiled
def settle_melds(shape: Places, cards: Places, melds: Places, head: Places, state: Places, claims: Places) -> None:
    """Add up declarations and belote by side, once the last trick is complete. Clauses declarations.worth, belote."""
    if state[at.CLAIMS_HEARD]:
        contest(shape, cards, state, claims, head[at.DEALER], head[at.TAKER])
        for number in range(state[at.CLAIMS_HEARD]):
            side = state[at.SIDE_OF + claims[number * at.CLAIM + at.C_SEAT]]
            if claims[number * at.CLAIM + at.C_SCORES]:
                state[at.MELD_POINTS + side] += claims[number * at.CLAIM + at.C_VALUE]
            elif not claims[number * at.CLAIM + at.C_HELD] and shape[at.FALSE_CLAIM] == 2:
                state[at.MELD_POINTS + (side + 1) % shape[at.SIDES]] += claims[number * at.CLAIM + at.C_VALUE]
    if shape[at.BELOTE]:
        pay_pairs(shape, melds, state, claims)
