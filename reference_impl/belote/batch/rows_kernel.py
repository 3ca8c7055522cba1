"""Many deals, one row after another: what the kernels are called for. Rows know nothing of each other.

The random numbers of a deal come from the seed and the number of the deal alone, so threads and chunks change nothing.
"""

from __future__ import annotations

from belote.batch import layout as at
from belote.batch.codes import NOTHING, SCORE_DIFFERS
from belote.batch.deal_kernel import (
    CHECK,
    GREEDY,
    RANDOM,
    after_last,
    fault_at,
    open_deal,
    play_deal,
    run_winner,
    settle_melds,
    winner_at_end,
)
from belote.batch.jit import Array, Places, compiled, kernel, natural, pointer, row_of, wide
from belote.batch.pay_kernel import WIDTH
from belote.batch.play_kernel import below, draw, next_bits
from belote.batch.score_kernel import score


@compiled
def mixed(number: int) -> int:
    """Return a number with its bits mixed, as splitmix64 does it."""
    z = number + natural(0x9E3779B97F4A7C15)
    z = (z ^ (z >> natural(30))) * natural(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> natural(27))) * natural(0x94D049BB133111EB)
    return z ^ (z >> natural(31))


@compiled
def clear(columns: Places, number: int) -> None:
    """Set a number of places to nothing."""
    for place in range(number):
        columns[place] = 0


@compiled
def clear_found(shape: Places, found: Places, winners: Places, tricks: int) -> None:
    """Clear what is found of a deal."""
    clear(found, at.FOUND)
    found[at.AT] = found[at.WINNER] = found[at.TAKERS] = found[at.SWEPT] = at.NOBODY
    for place in range(tricks):
        winners[place] = at.NOT_SHOWN


@compiled
def deal_out(
    shape: Places, draws: Places, rows: int, head: Places, hands: Places, plays: Places, claims: Places, shown: Places,
    pack: Places, seeds: Places,
) -> None:  # fmt: skip
    """Draw dealer, contract and hands for a row, and clear what the play will write."""
    seats, size = shape[at.SEATS], shape[at.SIZE]
    dealer, row = draw(seeds, seats), row_of(draws, draw(seeds, rows) * at.HEAD)
    for place in range(at.HEAD):
        head[place] = row[place]
    head[at.DEALER] = dealer
    if row[at.TAKER] >= 0:
        head[at.TAKER] = (row[at.TAKER] + dealer) % seats
    if row[at.RAISER] >= 0:
        head[at.RAISER] = (row[at.RAISER] + dealer) % seats
    for card in range(size):
        pack[card] = card
        plays[card] = at.NO_PLAY
    top, bits = size, natural(0)
    for seat in range(seats):
        hand = 0
        for _ in range(shape[at.HAND]):
            bits = bits >> natural(32) if top & 1 and top < size else next_bits(seeds)
            place, top = below(bits & natural(0xFFFFFFFF), top), top - 1
            hand |= 1 << wide(pack[place])
            pack[place] = pack[top]
        hands[seat] = hand
        shown[seat] = at.NOT_SHOWN
    for place in range(at.CLAIMS):
        claims[place] = 0


@compiled
def keep_counts(shape: Places, state: Places, counts: Places) -> None:
    """Keep what was taken, by side: card points without the last trick, declarations, belote, tricks."""
    sides = shape[at.SIDES]
    for side in range(sides):
        counts[at.COUNTED_CARDS * sides + side] = state[at.CARD_POINTS + side]
        counts[at.COUNTED_MELDS * sides + side] = state[at.MELD_POINTS + side]
        counts[at.COUNTED_BELOTE * sides + side] = state[at.BELOTE_PAID + side]
        counts[at.COUNTED_TRICKS * sides + side] = state[at.SIDE_TRICKS + side]


@compiled
def compare_sheet(shape: Places, sheet: Places, written: Places, found: Places) -> None:
    """Compare the score a log tells with the one the rules give, column by column."""
    for column in range(shape[at.COLUMNS]):
        if sheet[column] != at.UNTOLD and sheet[column] != written[column]:
            found[at.VERDICT], found[at.FAULT], found[at.DETAIL] = at.DIFFERS, SCORE_DIFFERS, column
            return


@compiled
def run_row(
    shape: Places, cards: Places, select: Places, melds: Places, situations: Places, rules: Places, columns: Places,
    head: Places, hands: Places, plays: Places, words: Places, claims: Places, shown: Places,
    stakes: Places, marks: Places, sheet: Places, found: Places, winners: Places, counts: Places,
    items: Places, written: Places, state: Places, heard: Places, deal: Places, seeds: Places,
    what: int, all_of_it: bool, open_cards: Places, open_words: Places,
) -> None:  # fmt: skip
    """Check or play one deal."""
    fault = open_deal(shape, head, hands, state)
    if fault:
        fault_at(found, 0, fault, 0)
        found[at.VERDICT] = at.CORRUPT
        return
    d = wide(head[at.DENOMINATION])
    cards, melds = row_of(cards, d * at.CARDS), row_of(melds, d * at.MELD_ROW)
    select = row_of(select, d * shape[at.SUITS] * at.ROWS * at.PATTERNS)
    if all_of_it and shape[at.INSTANT]:
        winner = run_winner(shape, cards, state, head[at.DEALER])
        if winner >= 0:
            found[at.OUTCOME], found[at.WINNER] = at.MATCH, winner
            fault = after_last(shape, plays, claims, shown, 0, 0, True) if what == CHECK else NOTHING
            if fault:
                fault_at(found, 0, fault, 0)
            return
    said = play_deal(shape, cards, select, melds, head, state, heard, plays, words[0], claims, shown, winners, found,
                     seeds, what, all_of_it, open_cards, open_words)  # fmt: skip
    if what != CHECK:
        words[0] = said
    if found[at.VERDICT]:
        return
    if all_of_it:
        settle_melds(shape, cards, melds, head, state, heard)
    keep_counts(shape, state, counts)
    if not all_of_it:
        return
    fault = score(shape, situations, rules, columns, head, stakes, marks, state, deal, items, written, found)
    if fault:
        found[at.VERDICT], found[at.FAULT] = at.BROKEN, fault
        return
    winner = winner_at_end(shape, cards, d, state, wide(found[at.SWEPT]))
    if winner >= 0:
        found[at.WINNER] = winner
    if what == CHECK:
        compare_sheet(shape, sheet, written, found)


@kernel
def run_rows(
    shape: Array, cards: Array, select: Array, melds: Array, situations: Array, rules: Array, columns: Array,
    head: Array, hands: Array, plays: Array, words: Array, claims: Array, shown: Array, stakes: Array, marks: Array,
    sheet: Array, found: Array, winners: Array, counts: Array, items: Array, written: Array,
    draws: Array, seed: int, first: int, what: int, all_of_it: bool, open_cards: Array, open_words: Array,
    room: Array, pack: Array, seeds: Array, start: int, stop: int,
) -> None:  # fmt: skip
    """Check or play the rows from ``start`` to before ``stop``; the number of row i as a deal is ``first + i``.

    What might be played and said is written where told plays are followed, else the arrays may have no columns.
    ``room``, ``pack`` and ``seeds`` are room to work in, for one thread at a time.
    """
    base, own, state = mixed(natural(seed)), pointer(shape), pointer(room)
    heard, deal = row_of(state, at.ROOM_CLAIMS), row_of(state, at.ROOM_DEAL)
    deal[WIDTH] = items.shape[2]
    seats, width, tricks = hands.shape[1], items.shape[1] * items.shape[2] * 2, winners.shape[1]
    for i in range(start, stop):
        row_head, row_hands = row_of(pointer(head), i * at.HEAD), row_of(pointer(hands), i * seats)
        row_plays, row_claims = row_of(pointer(plays), i * plays.shape[1]), row_of(pointer(claims), i * at.CLAIMS)
        row_shown, row_found = row_of(pointer(shown), i * seats), row_of(pointer(found), i * at.FOUND)
        row_winners, row_items = row_of(pointer(winners), i * tricks), row_of(pointer(items), i * width)
        row_counts = row_of(pointer(counts), i * 4 * counts.shape[2])
        row_written = row_of(pointer(written), i * written.shape[1])
        clear_found(own, row_found, row_winners, tricks)
        clear(row_items, width)
        clear(row_counts, 4 * counts.shape[2])
        clear(row_written, written.shape[1])
        if what in (RANDOM, GREEDY):
            seeds[0] = mixed(base ^ natural(first + i))
            deal_out(own, pointer(draws), draws.shape[0], row_head, row_hands, row_plays, row_claims, row_shown,
                     pointer(pack), pointer(seeds))  # fmt: skip
        run_row(
            own, pointer(cards), pointer(select), pointer(melds), pointer(situations), pointer(rules), pointer(columns),
            row_head, row_hands, row_plays, row_of(pointer(words), i), row_claims, row_shown,
            row_of(pointer(stakes), i * at.POOL), row_of(pointer(marks), i * marks.shape[1]),
            row_of(pointer(sheet), i * sheet.shape[1]), row_found, row_winners, row_counts, row_items, row_written,
            state, heard, deal, pointer(seeds), what, all_of_it, row_of(pointer(open_cards), i * open_cards.shape[1]),
            row_of(pointer(open_words), i * open_words.shape[1]),
        )  # fmt: skip
