"""The exchange of the low trump, and laying away. Clauses dealing.swap and dealing.take."""

from __future__ import annotations

from typing import Any

import pytest
from auction_games import PACK32

from belote.cards import Pack
from belote.contracts import FinalContract
from belote.dealing import Layout, TurnedPlace, begin, check_lay_away, known, lay_away, may_swap, swap
from belote.declaration.model import Swap
from belote.errors import Refusal

PACK = Pack(PACK32, "CDHS")
ANYONE, TAKER, NOT_DEALER = (Swap("7", by, "first_cards") for by in ("anyone", "taker", "not_dealer"))
SPADES, HEARTS = FinalContract("spades", 0), FinalContract("hearts", 0)
DEALER = 3


def cards(*codes: str) -> int:
    return PACK.cards(codes)


def layout(*held: tuple[str, ...], turned: str = "AS", **more: Any) -> Layout:
    """Hands given by their codes; the turned card lies on the table; the hands are the first cards."""
    hands = tuple(cards(*hand) for hand in (*held, *((),) * (4 - len(held))))
    members = {"turned_place": TurnedPlace("table"), "first_cards": hands, "shown": cards(turned), **more}
    return begin((), 4)._replace(hands=hands, turned=PACK.index[turned], **members)


class TestWhoMay:
    """The ace of spades is turned; seat 0 took spades; seat 1 holds the seven."""

    HOLDS = ((), ("7S", "KS"))

    def test_any_holder_may_where_anybody_may(self) -> None:
        assert may_swap(layout(*self.HOLDS), ANYONE, PACK, 1, SPADES, DEALER)

    def test_the_holder_may_not_where_only_the_taker_may(self) -> None:
        assert not may_swap(layout(*self.HOLDS), TAKER, PACK, 1, SPADES, DEALER)

    def test_the_taker_may_with_the_seven_in_his_hand(self) -> None:
        assert may_swap(layout(("7S",)), TAKER, PACK, 0, SPADES, DEALER)

    def test_nobody_may_when_trump_was_named_in_the_second_round(self) -> None:
        assert not may_swap(layout(*self.HOLDS), ANYONE, PACK, 1, HEARTS, DEALER)

    def test_nobody_may_without_a_contract(self) -> None:
        assert not may_swap(layout(*self.HOLDS), ANYONE, PACK, 1, None, DEALER)

    def test_who_does_not_hold_it_may_not(self) -> None:
        assert not may_swap(layout(*self.HOLDS), ANYONE, PACK, 0, SPADES, DEALER)

    def test_the_dealer_may_not_where_he_is_excepted(self) -> None:
        held = ((), (), (), ("7S",))
        assert not may_swap(layout(*held), NOT_DEALER, PACK, 3, SPADES, DEALER)
        assert may_swap(layout(*held), NOT_DEALER, PACK, 3, SPADES, 0)

    def test_another_seven_is_no_low_trump(self) -> None:
        assert not may_swap(layout((), ("7H",)), ANYONE, PACK, 1, SPADES, DEALER)

    def test_a_seven_that_came_later_is_only_good_where_any_card_is(self) -> None:
        late = layout((), ("7S",), first_cards=(0, 0, 0, 0))
        assert not may_swap(late, ANYONE, PACK, 1, SPADES, DEALER)
        assert may_swap(late, Swap("7", "anyone", "any_card"), PACK, 1, SPADES, DEALER)

    def test_a_turned_seven_is_nobodys(self) -> None:
        turned = layout(("KS",), turned="7S")
        assert not any(may_swap(turned, ANYONE, PACK, seat, SPADES, DEALER) for seat in range(4))

    def test_in_all_trumps_the_turned_suit_did_not_become_trump(self) -> None:
        assert not may_swap(layout(*self.HOLDS), ANYONE, PACK, 1, FinalContract("all_trump", 0), DEALER)

    def test_a_refusal_says_why(self) -> None:
        with pytest.raises(Refusal) as refused:
            swap(layout(*self.HOLDS), TAKER, PACK, 1, SPADES, DEALER)
        found = refused.value
        assert (found.code, found.phase, found.clause) == ("dealing.no-swap", "swap", "dealing.swap")
        assert "taker" in found.reason


class TestWhatMoves:
    """The low trump goes where the turned card lay; everybody knows both cards afterwards."""

    def test_with_the_table(self) -> None:
        after = swap(layout((), ("7S", "KS")), ANYONE, PACK, 1, SPADES, DEALER)
        assert after.hands[1] == cards("AS", "KS")
        assert (after.turned, after.turned_place) == (PACK.index["7S"], TurnedPlace("table"))
        assert all(known(after, seat) & cards("7S", "AS") == cards("7S", "AS") for seat in range(4))

    def test_with_a_hidden_packet(self) -> None:
        before = layout((), ("7S",), turned_place=TurnedPlace("hidden", 3), hidden=(0, 0, 0, cards("8H", "9H", "AS")))
        after = swap(before, NOT_DEALER, PACK, 1, SPADES, DEALER)
        assert (after.hands[1], after.hidden[3]) == (cards("AS"), cards("7S", "8H", "9H"))

    def test_with_ones_own_hidden_packet(self) -> None:
        before = layout((), (), (), ("7S",), turned_place=TurnedPlace("hidden", 3), hidden=(0, 0, 0, cards("AS")))
        after = swap(before, ANYONE, PACK, 3, SPADES, DEALER)
        assert (after.hands[3], after.hidden[3]) == (cards("AS"), cards("7S"))

    def test_with_the_hand_it_was_given_to(self) -> None:
        before = layout(("AS", "JS"), ("7S",), turned_place=TurnedPlace("hand", 0))
        after = swap(before, ANYONE, PACK, 1, SPADES, DEALER)
        assert (after.hands[0], after.hands[1]) == (cards("7S", "JS"), cards("AS"))

    def test_not_within_one_hand(self) -> None:
        before = layout(("AS", "7S"), turned_place=TurnedPlace("hand", 0))
        assert not may_swap(before, ANYONE, PACK, 0, SPADES, DEALER)

    def test_only_once(self) -> None:
        after = swap(layout((), ("7S", "KS")), ANYONE, PACK, 1, SPADES, DEALER)
        assert not any(may_swap(after, ANYONE, PACK, seat, SPADES, DEALER) for seat in range(4))

    def test_with_a_row_on_the_table(self) -> None:
        row = (PACK.index["8H"], PACK.index["AS"])
        before = layout((), ("7S",), turned_place=TurnedPlace("table_up", 2), table_up=((), (), row, ()))
        after = swap(before, ANYONE, PACK, 1, SPADES, DEALER)
        assert after.table_up[2] == (PACK.index["8H"], PACK.index["7S"])


class TestLayingAway:
    """The taker lays away as many cards as he picked up."""

    def before(self) -> Layout:
        return layout(("7S", "8S", "9S", "AS"))._replace(taken_up=cards("9S", "AS"), kitty_taker=0)

    def test_cards_of_the_hand_or_of_the_kitty(self) -> None:
        after = lay_away(self.before(), 0, cards("7S", "AS"))
        assert (after.hands[0], after.laid_away) == (cards("8S", "9S"), cards("7S", "AS"))

    def test_only_the_taker_knows_them(self) -> None:
        after = lay_away(self.before(), 0, cards("7S", "8S"))._replace(shown=0)
        assert known(after, 0) == cards("7S", "8S", "9S", "AS")
        assert known(after, 1) == 0

    @pytest.mark.parametrize(
        ("seat", "codes", "code"),
        [
            (1, ("7S", "8S"), "dealing.nothing-to-lay-away"),
            (0, ("7S", "8H"), "dealing.not-held"),
            (0, ("7S",), "dealing.lay-away-number"),
            (0, ("7S", "8S", "9S"), "dealing.lay-away-number"),
        ],
    )
    def test_anything_else_is_refused(self, seat: int, codes: tuple[str, ...], code: str) -> None:
        with pytest.raises(Refusal) as refused:
            check_lay_away(self.before(), seat, cards(*codes))
        assert (refused.value.code, refused.value.phase, refused.value.clause) == (code, "lay_away", "dealing.take")

    def test_it_is_done_once(self) -> None:
        after = lay_away(self.before(), 0, cards("7S", "AS"))
        with pytest.raises(Refusal):
            lay_away(after, 0, cards("8S", "9S"))
