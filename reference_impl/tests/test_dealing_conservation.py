"""Whatever is called, the pack stays whole, hands have their size at the lead, and nobody sees what he should not."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

import pytest
from auction_games import GAMES, pack_of
from dealing_walk import Moment, pieces, random_walk

from belote.cards import Cards, mask
from belote.dealing import known, playable, remove, uncover
from belote.dealing.layout import Layout, lying

DEALS = 60

HAND = dict.fromkeys(GAMES, 8) | {
    "six contracts 2 players": 9,
    "open table 2 players": 8,
    "hidden four 2 players": 10,
    "forced jack 2 players": 9,
    "passed out is played 2 players": 9,
    "obliged player": 9,
    "obliged player, pairs": 9,
    "offer": 9,
    "pushed to the partner": 9,
    "all on the table": 0,
    "kitty 3 players": 10,
}
"""Cards in each hand when the first card is led, by game."""


@pytest.mark.parametrize("name", GAMES)
class TestRandomDeals:
    """A layout is a partition of the pack. Clause dealing.known"""

    def test_every_card_lies_in_exactly_one_place(self, name: str) -> None:
        full = pack_of(GAMES[name]).full
        for moment in all_moments(name):
            parts = pieces(moment.layout)
            assert sum(part.bit_count() for part in parts) == full.bit_count(), moment
            assert mask_of(parts) == full

    def test_hands_have_their_size_at_the_lead(self, name: str) -> None:
        for moment in all_moments(name):
            if moment.what == "lead":
                assert {hand.bit_count() for hand in moment.layout.hands} == {HAND[name]}

    def test_nobody_knows_a_hidden_card_of_anybody(self, name: str) -> None:
        for moment in all_moments(name):
            layout = moment.layout
            for seat in range(len(layout.hands)):
                private = unseen_by(layout, seat)
                assert not known(layout, seat) & private & ~layout.shown

    def test_what_was_shown_once_stays_known(self, name: str) -> None:
        for deal in deals(name):
            for before, moment in pairwise(deal):
                assert not before.layout.shown & ~moment.layout.shown
                assert all(before.layout.shown & ~known(moment.layout, seat) == 0 for seat in range(table_size(deal)))

    def test_playing_all_cards_empties_the_table(self, name: str) -> None:
        rng = random.Random(name)
        for _ in range(5):
            last = list(random_walk(GAMES[name], rng).moments())[-1]
            if last.what != "lead":
                continue
            layout = play_out(last.layout, rng)
            assert not any(playable(layout, seat) for seat in range(len(layout.hands)))
            assert mask_of(pieces(layout)) == pack_of(GAMES[name]).full


@cache
def deals(name: str) -> list[list[Moment]]:
    rng = random.Random(name)
    return [list(random_walk(GAMES[name], rng).moments()) for _ in range(DEALS)]


def all_moments(name: str) -> list[Moment]:
    return [moment for deal in deals(name) for moment in deal]


def table_size(deal: list[Moment]) -> int:
    return len(deal[0].layout.hands)


def mask_of(parts: list[Cards]) -> Cards:
    whole = 0
    for part in parts:
        whole |= part
    return whole


def unseen_by(layout: Layout, seat: int) -> Cards:
    """Hands of the others, everything hidden or face down, the kitty, what others laid away, and the stock."""
    others = [hand for other, hand in enumerate(layout.hands) if other != seat]
    covered = [*layout.hidden, *layout.hidden_till_pass, *(lying(row) for row in layout.table_down)]
    laid = layout.laid_away if layout.kitty_taker != seat else 0
    return mask_of([*others, *covered, layout.kitty, laid, mask(layout.stock)])


def play_out(layout: Layout, rng: random.Random) -> Layout:
    """Play every card, one from each seat to a trick, any card a seat may play from."""
    seats = range(len(layout.hands))
    while any(playable(layout, seat) for seat in seats):
        for seat in seats:
            cards = [card for card in range(40) if playable(layout, seat) >> card & 1]
            layout = remove(layout, seat, rng.choice(cards))
        layout = uncover(layout)
    return layout
