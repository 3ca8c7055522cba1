"""Legal cards, why a card is not legal, and how one is chosen. Clauses play.groups to play.never-forced."""

from __future__ import annotations

from belote.batch import layout as at
from belote.batch.codes import MUST_BEAT, MUST_FOLLOW, MUST_OVERRUFF, MUST_RUFF, NO_UNDERTRUMP, NOT_HELD
from belote.batch.jit import Places, compiled, count_bits, lowest_bit, natural, wide


@compiled
def pattern_of(high: int, low: int, over: int, under: int, other: int) -> int:
    """Return which of the five groups hold a card."""
    return (high != 0) + 2 * (low != 0) + 4 * (over != 0) + 8 * (under != 0) + 16 * (other != 0)


@compiled
def legal_to_follow(cards: Places, select: Places, suit: int, above: int, hand: int, partner: int) -> int:
    """Return the cards that may be added to a trick: ``above`` are those no card of the trick stands over."""
    follow, trumps = hand & cards[at.SUIT_CARDS + suit], hand & cards[at.RUFFS + suit]
    high, over = follow & above, trumps & above
    low, under, other = follow ^ high, trumps ^ over, hand ^ follow ^ trumps
    row = partner
    if cards[at.RUFFS + suit] & ~above:
        row += 2
    if not follow:
        row += 4
    chosen = select[(suit * at.ROWS + row) * at.PATTERNS + pattern_of(high, low, over, under, other)]
    legal = 0
    if chosen & at.HIGH:
        legal |= high
    if chosen & at.LOW:
        legal |= low
    if chosen & at.OVER:
        legal |= over
    if chosen & at.UNDER:
        legal |= under
    if chosen & at.OTHER:
        legal |= other
    return legal if legal & cards[at.FORCEABLE] else hand


@compiled
def legal_to_lead(shape: Places, trumps: int, hand: int, closed: bool, others: bool) -> int:
    """Return the cards that may be led: ``closed`` says that the double is, ``others`` that the taker comes first."""
    barred = (shape[at.TRUMP_LEAD] == 1 and closed) or (shape[at.TRUMP_LEAD] == 2 and others)
    plain = hand & ~trumps
    return plain if barred and plain else hand


@compiled
def why_not(
    cards: Places, select: Places, suit: int, above: int, hand: int, partner: int, card: int
) -> tuple[int, int]:
    """Return the fault of a card that may not be added, and the row of duties in force."""
    if not hand >> card & 1:
        return NOT_HELD, 0
    follow, trumps = hand & cards[at.SUIT_CARDS + suit], hand & cards[at.RUFFS + suit]
    row = partner + (2 if cards[at.RUFFS + suit] & ~above else 0) + (0 if follow else 4)
    word, under = select[(suit * at.ROWS + row) * at.PATTERNS + at.WORD], trumps & ~above
    detail = suit * at.ROWS + row
    if follow:
        if (follow & ~above) >> card & 1:
            return MUST_BEAT, detail
        return (NO_UNDERTRUMP if under >> card & 1 and word & 1 else MUST_FOLLOW), detail
    if trumps & above and word & 2:
        return MUST_OVERRUFF, detail
    return (NO_UNDERTRUMP if under >> card & 1 else MUST_RUFF), detail


@compiled
def next_bits(seeds: Places) -> int:
    """Return 64 random bits, and move the generator on: splitmix64."""
    seeds[0] += natural(0x9E3779B97F4A7C15)
    z = seeds[0]
    z = (z ^ (z >> natural(30))) * natural(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> natural(27))) * natural(0x94D049BB133111EB)
    return z ^ (z >> natural(31))


@compiled
def below(bits: int, limit: int) -> int:
    """Return a random number below a limit from 32 random bits: the upper half of their product."""
    return wide((bits * natural(limit)) >> natural(32))


@compiled
def draw(seeds: Places, limit: int) -> int:
    """Return a random number below a limit."""
    return below(next_bits(seeds) >> natural(32), limit)


@compiled
def without_lowest(cards: int, number: int) -> int:
    """Return a set without some of its lowest cards."""
    for _ in range(number):
        cards &= cards - 1
    return cards


@compiled
def random_card(legal: int, seeds: Places) -> int:
    """Return a random card of a set that is not empty; one alone costs no random number.

    No branch asks for less than four cards: which card comes is what a processor cannot foresee.
    """
    number = count_bits(legal)
    before = seeds[0]
    away = draw(seeds, number)
    seeds[0] = before if number == 1 else seeds[0]
    while away >= 4:
        legal, away = without_lowest(legal, 4), away - 4
    for step in (2, 1):
        fewer = without_lowest(legal, step)
        legal = fewer if away & step else legal
    card: int = lowest_bit(legal)
    return card


@compiled
def greedy_card(cards: Places, legal: int, best: int, partner: int) -> int:
    """Return the greedy choice, that of ``compare.weighing.policies``: of those with which the own side holds the trick
    as it lies then, the dearest card; without such a card the cheapest. Of equals the lowest number."""
    taking = legal if best < 0 or partner == 1 else legal & cards[at.BEATS + best]
    dear = taking != 0
    among = taking if dear else legal
    chosen, worth = -1, 0
    while among:
        card = lowest_bit(among)
        among &= among - 1
        value = cards[at.VALUES + card] if dear else -cards[at.VALUES + card]
        if chosen < 0 or value > worth:
            chosen, worth = card, value
    return chosen
