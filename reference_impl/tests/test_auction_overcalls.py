"""Auctions from rule texts and fault reports: calls out of turn, overcalls, offers, and what follows the deal.

Seats are 0, 1, 2, 3 in the order of play; seat 3 deals and seat 0 is eldest, unless a test says otherwise.
"""

from __future__ import annotations

import pytest
from auction_games import (
    EIGHT,
    FLAT_ALL,
    GAMES,
    P4A,
    TURN,
    after,
    doubling,
    ended,
    game,
    going_round,
    offered,
    options,
    row,
    rules_of,
    started,
    state_after,
)

from belote.auction import Call, contract, legal_calls
from belote.contracts import FinalContract
from belote.declaration.model import Declaration


class TestOutOfTurn:
    """A double may be called at any moment where the rules say so. auction.doubling.when"""

    def test_a_defender_may_double_before_his_turn(self) -> None:
        found = offered("numbers any time", "bid 90 hearts")
        assert list(found) == [1, 3]
        assert found[3] == ["double"]

    def test_after_an_out_of_turn_double_the_seat_after_the_doubler_speaks(self) -> None:
        found = offered("numbers any time", "bid 90 hearts", "3: double")
        assert found == {0: ["pass", "redouble"], 2: ["redouble"]}

    def test_a_seat_that_passed_keeps_its_double_until_the_closing_call(self) -> None:
        words = ["pass", "bid 90 hearts", "pass"]
        assert offered("numbers any time", *words)[0] == ["double"]
        assert offered("numbers any time", *words, "pass", "pass") == {}

    def test_nobody_may_double_once_the_auction_is_over(self) -> None:
        assert offered("numbers any time", "bid 90 hearts", "pass", "pass", "pass") == {}

    def test_where_doubles_are_in_turn_nobody_else_is_offered_one(self) -> None:
        assert list(offered("numbers", "bid 90 hearts")) == [1]

    def test_the_solo_slam_is_not_open_to_the_very_first_speaker(self) -> None:
        """A rules review found it open there."""
        assert not [word for word in offered("numbers any time")[0] if "generale" in word]
        assert "bid generale hearts" in offered("numbers any time", "pass")[1]
        assert "bid generale hearts" in offered("numbers any time", "bid 80 clubs")[1]

    def test_until_the_first_card_a_double_and_its_answer_may_come_late(self) -> None:
        rules = rules_of(GAMES["numbers until lead"])
        state = after(rules, started(rules), "bid 90 hearts", "pass", "pass", "pass")
        assert state.status == "contract"
        assert options(rules, state) == {1: ["double"], 3: ["double"]}
        doubled = after(rules, state, "3: double")
        assert options(rules, doubled) == {0: ["redouble"], 2: ["redouble"]}
        redoubled = after(rules, doubled, "2: redouble")
        assert options(rules, redoubled) == {}
        assert contract(rules, redoubled) == FinalContract(
            "hearts", 0, 90, level=2, doubler=3, last_raiser=2, round=1, call="bid"
        )


class TestTurnedCardWithNumbers:
    """In the first round everyone speaks once, for the turned suit; the second goes on with the bid standing."""

    name = "numbers over a turned card"

    def test_only_the_turned_suit_may_be_bid_in_the_first_round(self) -> None:
        assert offered(self.name, turned="7D")[0] == ["pass", *[f"bid {n} diamonds" for n in range(80, 161, 10)]]

    def test_over_eighty_one_needs_ninety(self) -> None:
        assert offered(self.name, "bid 80 diamonds", turned="7D")[1][:2] == ["pass", "bid 90 diamonds"]

    def test_the_second_round_is_held_although_a_bid_stands_and_its_maker_waits(self) -> None:
        found = offered(self.name, "bid 80 diamonds", "pass", "pass", "pass", turned="7D")
        assert list(found) == [1]
        assert {"bid 90 clubs", "bid 90 diamonds"} <= set(found[1])

    def test_the_final_taker_gets_the_turned_card_whatever_his_suit(self) -> None:
        words = ["bid 80 diamonds", "pass", "pass", "pass", "pass", "pass", "bid 90 clubs", "pass", "pass", "pass"]
        found = ended(self.name, *words, turned="7D")
        assert (found.denomination, found.taker, found.turned_to, found.round) == ("clubs", 3, 3, 2)

    def test_the_highest_number_ends_both_rounds(self) -> None:
        found = ended(self.name, "bid 160 diamonds", turned="7D")
        assert (found.denomination, found.taker, found.round) == ("diamonds", 0, 1)


class TestSunOverHokum:
    """The turned suit, or no trumps over it; the earlier seat may take a sun over."""

    name = "sun over hokum"

    def test_sun_may_overcall_hokum_in_the_first_round(self) -> None:
        assert offered(self.name, "hokum hearts", turned="7H") == {1: ["pass", "sun no_trump"]}

    def test_without_such_a_row_hokum_stands_at_once(self) -> None:
        part = going_round(
            row("hokum", "turned", turned_to="taker"), row("sun", "no_trump", over=["opening", "passes"])
        )
        auction = {"order": [["suits"], ["no_trump"]], "rounds": [part], "all_pass": {"deal": "void"}}
        rules = rules_of(game(P4A, TURN, auction, "SN"))
        assert after(rules, started(rules, turned="7H"), "hokum hearts").status == "contract"

    def test_positions_three_and_four_may_give_the_turned_card_to_their_partner(self) -> None:
        words = ["hokum hearts", "pass"]
        assert offered(self.name, *words, turned="7H") == {2: ["pass", "sun no_trump", "ashkal no_trump"]}
        found = ended(self.name, *words, "ashkal no_trump", "pass", "pass", turned="7H")
        assert (found.call, found.taker, found.turned_to) == ("ashkal", 2, 0)

    def test_nobody_may_say_it_over_an_empty_table(self) -> None:
        assert offered(self.name, "pass", "pass", turned="7H") == {2: ["pass", "hokum hearts", "sun no_trump"]}

    def test_the_buyer_confirms_hokum_or_converts_it(self) -> None:
        words = ["pass", "hokum hearts", "pass", "pass", "pass"]
        assert offered(self.name, *words, turned="7H") == {1: ["pass", "sun no_trump"]}
        assert ended(self.name, *words, "sun no_trump", "pass", turned="7H").denomination == "no_trump"

    def test_an_earlier_seat_that_had_passed_may_take_the_sun(self) -> None:
        words = ["pass", "pass", "sun no_trump"]
        assert offered(self.name, *words, turned="7H") == {0: ["pass", "sun no_trump"]}
        assert offered(self.name, *words, "pass", turned="7H") == {1: ["pass", "sun no_trump"]}
        assert ended(self.name, *words, "sun no_trump", turned="7H").taker == 0

    def test_a_later_seat_may_not_take_the_sun(self) -> None:
        assert ended(self.name, "sun no_trump", turned="7H").taker == 0

    def test_over_a_turned_ace_only_eldest_may_turn_hokum_into_sun(self) -> None:
        assert offered(self.name, "pass", "hokum hearts", "pass", "pass", turned="AH") == {0: ["pass", "sun no_trump"]}
        assert offered(self.name, "pass", "hokum hearts", turned="AH") == {2: ["pass", "ashkal no_trump"]}

    def test_in_the_second_round_a_seat_that_passed_may_not_give_the_card_away(self) -> None:
        words = ["pass"] * 4 + ["pass", "pass", "pass", "hokum clubs", "pass", "pass"]
        assert offered(self.name, *words, turned="7H") == {2: ["pass", "sun no_trump"]}

    def test_doubles_come_in_a_stage_of_their_own_and_alternate(self) -> None:
        hokum = ["hokum hearts", "pass", "pass", "pass", "pass"]
        state = state_after(self.name, *hokum, turned="7H")
        assert (state.stage, state.turn) == ("doubles", 1)
        assert offered(self.name, *hokum, turned="7H") == {1: ["pass", "double open", "double closed"]}
        assert offered(self.name, *hokum, "pass", turned="7H") == {3: ["pass", "double open", "double closed"]}
        closed = [*hokum, "pass", "double closed"]
        assert offered(self.name, *closed, turned="7H") == {0: ["pass", "triple open"]}
        assert offered(self.name, *closed, "triple open", turned="7H") == {3: ["pass", "four open", "four closed"]}
        found = ended(self.name, *closed, "triple open", "four closed", "gahwa open", turned="7H")
        assert (found.level, found.manner, found.doubler, found.last_raiser) == (4, "open", 3, 0)

    def test_a_closed_double_stays_in_the_contract(self) -> None:
        found = ended(self.name, "hokum hearts", *["pass"] * 4, "double closed", "pass", turned="7H")
        assert (found.level, found.manner) == (1, "closed")

    @pytest.mark.parametrize(
        ("name", "scores", "doubled"),
        [
            ("sun over hokum", (101, 100), True),
            ("sun over hokum", (100, 88), False),
            ("sun over hokum", (120, 101), False),
            ("sun over hokum, app", (100, 88), True),
            ("sun over hokum, app", (99, 88), False),
        ],
    )
    def test_sun_is_doubled_only_by_the_side_behind(self, name: str, scores: tuple[int, int], doubled: bool) -> None:
        rules = rules_of(GAMES[name])
        state = after(rules, started(rules, turned="7H", scores=scores), "sun no_trump")
        assert options(rules, state) == ({1: ["pass", "double"]} if doubled else {})

    def test_without_scores_nobody_is_ahead(self) -> None:
        assert state_after(self.name, "sun no_trump", turned="7H").status == "contract"

    def test_a_hand_of_low_cards_may_be_thrown_in_before_the_first_call_out_of_turn(self) -> None:
        rules = rules_of(GAMES["sun over hokum, app"])
        low = rules.pack.cards(["7C", "8C", "9C", "7D", "8D"])
        hands = (rules.pack.cards(["AC"]), 0b11 << 5, low, rules.pack.cards(["AS"]))
        state = started(rules, turned="7H")
        assert options(rules, state, hands)[2] == ["kawesh"]
        assert after(rules, state, "2: kawesh", hands=hands).dealer_word == "same"
        later = after(rules, state, "pass", hands=hands)
        assert list(options(rules, later, hands)) == [1]
        mine = after(rules, later, "pass", hands=hands)
        assert "kawesh" in options(rules, mine, hands)[2]
        assert after(rules, mine, "kawesh", hands=hands).dealer_word == "next"
        assert "kawesh" not in options(rules, mine)[2]


class TestOneSuitASide:
    """One suit bid a side; any opposing bid may be doubled; some passes double."""

    name = "one suit a side"

    def test_eldest_may_not_pass(self) -> None:
        assert "pass" not in offered(self.name)[0]

    def test_a_side_that_named_a_suit_may_name_no_other(self) -> None:
        found = offered(self.name, "suit diamonds", "suit hearts")[2]
        assert not [word for word in found if word.startswith("suit")]
        assert {"bid no_trump", "bid all_trump"} <= set(found)

    def test_a_defenders_pass_over_clubs_is_a_double_that_cannot_be_redoubled(self) -> None:
        found = ended(self.name, "suit clubs", "pass")
        assert (found.denomination, found.level, found.doubler, found.manner) == ("clubs", 1, 1, "plain")

    def test_a_defenders_pass_over_diamonds_is_a_pass(self) -> None:
        assert state_after(self.name, "suit diamonds", "pass").bids[0].level == 0

    def test_the_earliest_doubled_bid_is_the_contract(self) -> None:
        """Clubs, hearts, double on hearts, double on clubs: clubs doubled is played."""
        words = ["suit clubs", "suit hearts", "double hearts", "double clubs"]
        found = ended(self.name, *words, "pass")
        assert (found.denomination, found.taker, found.level, found.doubler) == ("clubs", 0, 1, 3)

    def test_both_opposing_bids_are_offered_by_name(self) -> None:
        found = offered(self.name, "suit clubs", "suit hearts", "bid no_trump")[3]
        assert [word for word in found if word.startswith("double")] == ["double no_trump", "double clubs"]

    def test_the_doubled_side_may_redouble_where_the_denomination_allows_it(self) -> None:
        assert offered(self.name, "suit hearts", "double hearts")[2] == ["pass", "redouble hearts"]


class TestOffer:
    """The next seat at once accepts, and the deal is annulled, or refuses, and the bid stands. auction.offer"""

    def test_the_next_seat_answers(self) -> None:
        assert offered("offer", "schmeiss hearts", turned="7H", dealer=1) == {1: ["accept", "refuse"]}

    def test_accepted_the_deal_is_annulled(self) -> None:
        assert state_after("offer", "schmeiss hearts", "accept", turned="7H", dealer=1).status == "annulled"

    def test_refused_the_bid_stands(self) -> None:
        found = ended("offer", "schmeiss hearts", "refuse", turned="7H", dealer=1)
        assert (found.denomination, found.taker, found.call) == ("hearts", 0, "schmeiss")

    def test_plainly_taking_is_no_offer(self) -> None:
        assert state_after("offer", "take hearts", turned="7H", dealer=1).status == "contract"

    def test_after_a_refusal_the_seat_that_refused_may_still_bid_or_double(self) -> None:
        part = going_round(row("bid", "suits", "no_trump", "all_trump", offer="annul"))
        doubles = [doubling("double", 1, "defenders")]
        auction = {"order": [["suits"], ["no_trump"], ["all_trump"]], "rounds": [part], "all_pass": {"deal": "void"}}
        rules = rules_of(game(P4A, EIGHT, {**auction, "doubling": doubles}, "SNA"))
        state = after(rules, started(rules), "bid hearts", "refuse")
        assert options(rules, state) == {1: ["pass", "bid no_trump", "bid all_trump", "double"]}


class TestAfterTheDeal:
    """Rights that arise when the cards are complete. auction.annul.when"""

    def test_four_sevens_may_be_thrown_in_before_the_lead_by_anybody(self) -> None:
        rules = rules_of(GAMES["forced jack"])
        state = after(rules, started(rules, turned="JS"), "take spades")
        sevens = rules.pack.cards(["7C", "7D", "7H", "7S", "AC"])
        for seat in range(4):
            hands = tuple(sevens if other == seat else 0 for other in range(4))
            assert options(rules, state, hands) == {seat: ["sevens"]}
            assert after(rules, state, f"{seat}: sevens", hands=hands).dealer_word == "same"

    def test_three_sevens_may_not(self) -> None:
        rules = rules_of(GAMES["forced jack"])
        state = after(rules, started(rules, turned="JS"), "take spades")
        assert options(rules, state, (rules.pack.cards(["7C", "7D", "7H", "8S"]), 0, 0, 0)) == {}


class TestIdleSeats:
    """A seat whose only call would be pass is not asked, or says it. auction.idle"""

    def game(self, idle: str) -> Declaration:
        auction = {"order": FLAT_ALL, "rounds": [going_round(row("bid", "suits", "no_trump", "all_trump"))]}
        doubles = [doubling("double", 1, "defenders"), doubling("redouble", 2, "takers")]
        more = {"doubling": doubles, "idle": idle, "all_pass": {"deal": "void"}}
        return game(P4A, EIGHT, {**auction, **more}, "SNA")

    @pytest.mark.parametrize(("idle", "asked"), [("skipped", 3), ("speaks", 2)])
    def test_the_partner_of_the_bidder(self, idle: str, asked: int) -> None:
        rules = rules_of(self.game(idle))
        assert list(options(rules, after(rules, started(rules), "bid clubs", "pass"))) == [asked]

    def test_an_auction_in_which_nobody_could_say_more_ends_either_way(self) -> None:
        for idle in ("skipped", "speaks"):
            rules = rules_of(self.game(idle))
            assert after(rules, started(rules), "bid clubs", "double", "redouble").status == "contract"

    def test_a_round_in_which_only_position_three_may_speak_opens_with_it(self) -> None:
        rules = rules_of(game(P4A, EIGHT, {
            "order": [["suits"]], "all_pass": {"deal": "void"},
            "rounds": [going_round(row("name", "suits", seats=[3], over=["opening"]))]}))  # fmt: skip
        state = started(rules)
        assert state.turn == 2
        assert Call("bid", "name", "clubs") in legal_calls(rules, state)[2]
