"""The moves of the timeline, card by card. Card 0 is the top of the pack; seat 3 of four deals, so seat 0 is eldest."""

from __future__ import annotations

from typing import Any

import pytest
from auction_games import FIVE, GAMES, TURN

from belote.cards import members
from belote.dealing import (
    Layout,
    TurnedPlace,
    begin,
    deal_step,
    give_turned,
    left_over,
    pick_up_hidden,
    playable,
    remove,
    uncover,
)
from belote.declaration.model import Players, Step
from belote.declaration.structure import structure
from belote.errors import CannotHappen
from belote.setup import Table

FOUR, TWO = Table(Players(4, "partners", "counterclockwise")), Table(Players(2, "alone", "counterclockwise"))
THREE = Table(Players(3, "taker_against_rest", "clockwise"))


def dealt(
    *steps: dict[str, Any],
    layout: Layout | None = None,
    table: Table = FOUR,
    dealer: int = -1,
    taker: int | None = None,
    cards: int = 32,
) -> Layout:
    """Apply some steps to a pack in order; the last seat deals unless another is named."""
    layout = begin(tuple(range(cards)), table.count) if layout is None else layout
    for step in steps:
        layout = deal_step(layout, structure(step, Step), table, dealer % table.count, taker)
    return layout


def hands(layout: Layout) -> list[list[int]]:
    return [list(members(hand)) for hand in layout.hands]


def numbered(*ranges: tuple[int, int]) -> list[int]:
    """Cards by their place in the pack, counted from 1 as in the sources: first to last of each range."""
    return sorted(card - 1 for first, last in ranges for card in range(first, last + 1))


class TestPackets:
    """The packets are dealt in order, each to every receiver before the next begins. Clause dealing.packets"""

    def test_three_then_two_from_eldest(self) -> None:
        layout = dealt({"to": "hand", "cards": [3, 2]})
        assert hands(layout) == [
            numbered((1, 3), (13, 14)),
            numbered((4, 6), (15, 16)),
            numbered((7, 9), (17, 18)),
            numbered((10, 12), (19, 20)),
        ]
        assert layout.stock == tuple(range(20, 32))

    def test_two_then_three_is_another_deal(self) -> None:
        assert hands(dealt({"to": "hand", "cards": [2, 3]}))[0] == numbered((1, 2), (9, 11))

    def test_eldest_is_the_seat_after_the_dealer(self) -> None:
        layout = dealt({"to": "hand", "cards": [3]}, dealer=1)
        assert hands(layout)[2] == numbered((1, 3))

    def test_one_card_at_a_time(self) -> None:
        layout = dealt({"to": "hand", "cards": [1, 1]})
        assert hands(layout) == [[0, 4], [1, 5], [2, 6], [3, 7]]

    def test_a_packet_beyond_the_stock_cannot_be(self) -> None:
        with pytest.raises(CannotHappen):
            dealt({"to": "hand", "cards": [9]})


class TestSecondDealWithATurnedCard:
    """The taker of the turned card gets one card fewer. Packets 3 and 2, turned card 21, seat 1 takes."""

    def finished(self, start: str, taker: int, receiver: int | None) -> Layout:
        layout = dealt(*TURN[:2])
        layout = give_turned(layout, receiver)
        return dealt({"to": "hand", "up_to": 8, "from": start}, layout=layout, taker=taker)

    def second_packets(self, layout: Layout) -> list[list[int]]:
        return [[card + 1 for card in hand if card >= 20] for hand in hands(layout)]

    def test_from_eldest(self) -> None:
        layout = self.finished("eldest", 1, 1)
        assert self.second_packets(layout) == [[22, 23, 24], [21, 25, 26], [27, 28, 29], [30, 31, 32]]

    def test_from_the_taker(self) -> None:
        layout = self.finished("taker", 1, 1)
        assert self.second_packets(layout) == [[30, 31, 32], [21, 22, 23], [24, 25, 26], [27, 28, 29]]

    def test_all_have_eight_and_the_stock_is_empty(self) -> None:
        for receiver in range(4):
            layout = self.finished("eldest", 1, receiver)
            assert {hand.bit_count() for hand in layout.hands} == {8}
            assert left_over(layout) == 0

    def test_the_card_may_go_to_the_partner(self) -> None:
        assert self.second_packets(self.finished("eldest", 2, 0))[0] == [21, 22, 23]

    def test_it_cannot_stay_where_four_hands_need_it(self) -> None:
        with pytest.raises(CannotHappen):
            self.finished("eldest", 1, None)

    def test_it_stays_on_the_table_where_nobody_gets_it(self) -> None:
        layout = dealt({"to": "hand", "cards": [3, 3]}, {"to": "turned"}, table=TWO)
        layout = dealt({"to": "hand", "up_to": 9}, layout=give_turned(layout, None), table=TWO)
        assert layout.turned_place == TurnedPlace("table")
        assert left_over(layout).bit_count() == 32 - 18
        assert left_over(layout) >> layout.turned & 1

    def test_a_start_at_the_taker_needs_one(self) -> None:
        with pytest.raises(CannotHappen):
            dealt(*FIVE[:1], {"to": "hand", "up_to": 8, "from": "taker"})

    def test_a_hand_beyond_the_number_cannot_be(self) -> None:
        with pytest.raises(CannotHappen):
            dealt(*FIVE[:1], {"to": "hand", "up_to": 4})


class TestHidden:
    """Hidden cards belong to the seat and become hand cards when the owners look. Clause dealing.look"""

    STEPS = ({"to": "hand", "cards": [3, 3]}, {"to": "hidden", "cards": [2]})

    def test_they_are_dealt_after_the_six_and_are_no_hand_cards(self) -> None:
        layout = dealt(*self.STEPS)
        assert list(members(layout.hidden[1])) == numbered((27, 28))
        assert {hand.bit_count() for hand in layout.hands} == {6}

    def test_all_owners_look_at_once(self) -> None:
        layout = dealt(*self.STEPS, {"look": "hidden"})
        assert {hand.bit_count() for hand in layout.hands} == {8}
        assert not any(layout.hidden)

    def test_till_pass_a_seat_picks_up_its_own_only(self) -> None:
        layout = pick_up_hidden(dealt(self.STEPS[0], {"to": "hidden_till_pass", "cards": [2]}), 1)
        assert [hand.bit_count() for hand in layout.hands] == [6, 8, 6, 6]
        assert [cards.bit_count() for cards in layout.hidden_till_pass] == [2, 0, 2, 2]
        assert pick_up_hidden(layout, 1) == layout

    def test_plainly_hidden_cards_are_not_picked_up_by_passing(self) -> None:
        layout = dealt(*self.STEPS)
        assert pick_up_hidden(layout, 1) == layout

    def test_look_opens_what_a_pass_has_not(self) -> None:
        layout = pick_up_hidden(dealt(self.STEPS[0], {"to": "hidden_till_pass", "cards": [2]}), 1)
        assert {hand.bit_count() for hand in dealt({"look": "hidden"}, layout=layout).hands} == {8}


class TestLastTurned:
    """The last card a step deals may be the turned card; it stays where it was dealt. Clause dealing.last"""

    def test_in_the_hidden_packet_of_the_dealer(self) -> None:
        layout = dealt({"to": "hand", "cards": [5]}, {"to": "hidden", "cards": [3], "last": "turned"})
        assert (layout.turned, layout.turned_place) == (31, TurnedPlace("hidden", 3))
        assert layout.hidden[3] >> 31 & 1
        assert dealt({"look": "hidden"}, layout=layout).turned_place == TurnedPlace("hand", 3)

    def test_in_the_hand_of_the_dealer(self) -> None:
        layout = dealt({"to": "hand", "cards": [3, 2, 3], "last": "turned"}, dealer=0)
        assert layout.turned_place == TurnedPlace("hand", 0)
        assert layout.hands[0] >> 31 & 1

    def test_until_the_owner_passes(self) -> None:
        steps = {"to": "hand", "cards": [3, 3]}, {"to": "hidden_till_pass", "cards": [2], "last": "turned"}
        assert pick_up_hidden(dealt(*steps), 3).turned_place == TurnedPlace("hand", 3)
        assert pick_up_hidden(dealt(*steps), 2).turned_place == TurnedPlace("hidden_till_pass", 3)

    def test_given_away_it_leaves_its_packet(self) -> None:
        layout = dealt({"to": "hand", "cards": [5]}, {"to": "hidden", "cards": [3], "last": "turned"})
        layout = give_turned(layout, 1)
        assert (layout.hidden[3].bit_count(), layout.hands[1].bit_count()) == (2, 6)
        assert layout.turned_place == TurnedPlace("hand", 1)

    def test_given_away_from_a_row_it_leaves_a_gap(self) -> None:
        layout = dealt({"to": "table_up", "cards": [2], "last": "turned"}, table=TWO)
        assert give_turned(layout, 0).table_up == ((0, 1), (2, -1))


class TestTableRows:
    """The n-th face-up card covers the n-th face-down card. Clause dealing.to"""

    def layout(self) -> Layout:
        down, up = {"to": "table_down", "cards": [1, 1]}, {"to": "table_up", "cards": [1, 1]}
        return dealt({"to": "hand", "cards": [2]}, down, up, table=TWO)

    def test_the_rows_are_dealt_in_order(self) -> None:
        layout = self.layout()
        assert layout.table_down == ((4, 6), (5, 7))
        assert layout.table_up == ((8, 10), (9, 11))

    def test_a_seat_plays_from_its_hand_and_its_own_face_up_cards(self) -> None:
        assert list(members(playable(self.layout(), 1))) == [2, 3, 9, 11]

    def test_the_covered_card_is_turned_up_after_the_trick_and_not_before(self) -> None:
        layout = remove(self.layout(), 0, 10)
        assert list(members(playable(layout, 0))) == [0, 1, 8]
        assert not layout.shown >> 6 & 1
        layout = uncover(layout)
        assert (layout.table_up[0], layout.table_down[0]) == ((8, 6), (4, -1))
        assert list(members(playable(layout, 0))) == [0, 1, 6, 8]
        assert layout.shown >> 6 & 1

    def test_a_card_from_the_hand_uncovers_nothing(self) -> None:
        layout = remove(self.layout(), 0, 1)
        assert uncover(layout) == layout

    def test_a_place_played_out_stays_empty(self) -> None:
        layout = uncover(remove(uncover(remove(self.layout(), 0, 10)), 0, 6))
        assert (layout.table_up[0], layout.table_down[0]) == ((8, -1), (4, -1))

    def test_a_card_under_another_cannot_be_played(self) -> None:
        with pytest.raises(CannotHappen):
            remove(self.layout(), 0, 4)

    def test_rows_dealt_in_two_turns_stay_aligned(self) -> None:
        game = GAMES["all on the table"]
        layout = begin(tuple(range(32)), 2)
        for step in game.dealing.steps:
            layout = deal_step(layout, step, TWO, 1)
        assert layout.table_down[0] == (0, 1, 2, 3, 16, 17, 18, 19)
        assert layout.table_up[0] == (8, 9, 10, 11, 24, 25, 26, 27)
        assert (layout.turned, layout.turned_place) == (31, TurnedPlace("table_up", 1))
        assert layout.stock == ()


class TestBottomAndKitty:
    """Clauses dealing.show and dealing.take"""

    def test_the_last_card_of_the_stock_is_shown_and_stays(self) -> None:
        layout = dealt({"to": "hand", "cards": [9]}, {"show": "bottom"}, table=TWO)
        assert layout.shown == 1 << 31
        assert layout.stock[-1] == 31

    def test_an_empty_stock_shows_nothing(self) -> None:
        with pytest.raises(CannotHappen):
            dealt({"to": "hand", "cards": [8]}, {"show": "bottom"})

    def test_the_taker_picks_the_kitty_up(self) -> None:
        layout = dealt({"to": "hand", "cards": [3, 2, 3, 2]}, {"to": "kitty", "cards": [2]}, table=THREE)
        assert (list(members(layout.kitty)), layout.stock) == ([30, 31], ())
        layout = dealt({"take": "kitty"}, layout=layout, table=THREE, taker=2)
        assert (layout.kitty, layout.kitty_taker) == (0, 2)
        assert [hand.bit_count() for hand in layout.hands] == [10, 10, 12]

    def test_without_a_taker_nobody_can(self) -> None:
        layout = dealt({"to": "hand", "cards": [10]}, {"to": "kitty", "cards": [2]}, table=THREE)
        with pytest.raises(CannotHappen):
            dealt({"take": "kitty"}, layout=layout, table=THREE)


def test_the_hands_before_the_first_round_are_remembered() -> None:
    layout = dealt({"to": "hand", "cards": [3, 3]}, {"to": "hidden", "cards": [2]}, {"round": 1}, {"look": "hidden"})
    assert [cards.bit_count() for cards in layout.first_cards] == [6, 6, 6, 6]


def test_a_later_round_changes_nothing() -> None:
    layout = dealt({"to": "hand", "cards": [3]}, {"round": 1}, {"to": "hand", "cards": [2]})
    assert dealt({"round": 2}, layout=layout) == layout
