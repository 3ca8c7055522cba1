"""Auctions from rule texts and from fault reports of programs: who may say what, and what the contract is.

Seats are 0, 1, 2, 3 in the order of play; seat 3 deals and seat 0 is eldest, unless a test says otherwise.
"""

from __future__ import annotations

import pytest
from auction_games import (
    GAMES,
    after,
    ended,
    offered,
    options,
    rules_of,
    started,
    state_after,
)

from belote.auction import obliged
from belote.contracts import FinalContract


class TestTurnedCard:
    """The turned suit may be taken in the first round, another suit named in the second."""

    def test_taking_ends_the_auction_at_once(self) -> None:
        assert ended("turn-up", "pass", "take hearts", turned="7H") == FinalContract(
            "hearts", 1, turned_to=1, round=1, call="take"
        )

    def test_after_the_first_pass_the_same_suit_is_still_offered(self) -> None:
        assert offered("turn-up", "pass", turned="7H") == {1: ["pass", "take hearts"]}

    def test_the_second_round_begins_after_four_passes_at_eldest(self) -> None:
        four = ["pass"] * 4
        assert offered("turn-up", *four, turned="7H") == {0: ["pass", "name clubs", "name diamonds", "name spades"]}

    def test_the_turned_suit_comes_back_where_any_suit_may_be_named(self) -> None:
        assert "name hearts" in offered("turn-up any suit", *["pass"] * 4, turned="7H")[0]

    def test_the_taker_of_the_second_round_gets_the_turned_card_too(self) -> None:
        found = ended("turn-up", *["pass"] * 6, "name spades", turned="7H")
        assert (found.denomination, found.taker, found.turned_to, found.round) == ("spades", 2, 2, 2)

    def test_eight_passes_make_the_deal_void(self) -> None:
        assert state_after("turn-up", *["pass"] * 8, turned="7H").status == "void"

    def test_in_the_third_round_eldest_must_name_one_of_four_suits(self) -> None:
        expected = {0: ["name clubs", "name diamonds", "name hearts", "name spades"]}
        assert offered("turn-up third round", *["pass"] * 8, turned="7H") == expected

    def test_the_third_round_obliges_eldest_and_the_others_nobody(self) -> None:
        rules = rules_of(GAMES["turn-up third round"])
        assert [obliged(rules, 1, number, 0) for number in (1, 2, 3)] == [None, None, 2]

    def test_a_deal_everybody_passed_is_played_in_the_turned_suit_without_a_taker(self) -> None:
        for turned, suit in (("7C", "clubs"), ("7D", "diamonds"), ("7H", "hearts"), ("7S", "spades")):
            found = ended("passed out is played", *["pass"] * 8, turned=turned)
            assert found == FinalContract(suit, None, turned_to=0)

    def test_a_deal_everybody_passed_falls_to_the_obliged_player_who_spoke_last(self) -> None:
        found = ended("obliged player", *["pass"] * 6, turned="7H", dealer=2)
        assert found == FinalContract("hearts", 2, turned_to=None)

    def test_a_deal_dealt_on_the_table_needs_no_call(self) -> None:
        assert ended("all on the table", turned="7H", dealer=1) == FinalContract("hearts", None)


class TestObliged:
    """Some positions may not pass while nothing stands. auction.must"""

    def test_the_last_of_four_must_name_a_suit(self) -> None:
        passes = ["pass"] * 3
        assert offered("hidden two", *passes) == {3: ["name clubs", "name diamonds", "name hearts", "name spades"]}

    def test_the_third_of_four_may_still_pass(self) -> None:
        assert "pass" in offered("hidden two", "pass", "pass")[2]

    def test_a_turned_jack_leaves_eldest_no_choice(self) -> None:
        assert offered("forced jack", turned="JS") == {0: ["take spades"]}

    def test_a_turned_jack_leaves_the_last_speaker_no_choice_and_nobody_else_is_asked(self) -> None:
        assert offered("forced jack, last", turned="JS") == {3: ["take spades"]}

    def test_a_turned_jack_may_be_declined_by_the_first_of_two(self) -> None:
        assert offered("forced jack 2 players", turned="JS", dealer=1) == {0: ["pass", "take spades"]}
        assert offered("forced jack 2 players", "pass", turned="JS", dealer=1) == {1: ["take spades"]}

    def test_another_turned_card_may_be_declined_by_both(self) -> None:
        assert "pass" in offered("forced jack 2 players", "pass", turned="9S", dealer=1)[1]

    def test_the_dealer_who_must_name_a_suit_or_another_gives_himself_the_turned_card(self) -> None:
        found = ended("forced jack", *["pass"] * 5, "name clubs", turned="7S")
        assert (found.taker, found.turned_to) == (1, 3)

    def test_a_push_is_a_pass_of_the_only_speaker(self) -> None:
        assert list(offered("pushed to the partner")) == [0]
        assert offered("pushed to the partner", "pass") == {
            2: ["name clubs", "name diamonds", "name hearts", "name spades"]
        }


class TestSixContracts:
    """Clubs, diamonds, hearts, spades, no trumps, all trumps; doubles a higher bid escapes."""

    def test_even_the_partner_may_be_overcalled_but_only_by_a_higher_contract(self) -> None:
        found = offered("six contracts", "bid hearts", "pass")
        assert found == {2: ["pass", "bid spades", "bid no_trump", "bid all_trump"]}

    def test_opponents_may_double_and_partners_may_not(self) -> None:
        assert "double" in offered("six contracts", "bid hearts")[1]
        assert "double" not in offered("six contracts", "bid hearts", "pass")[2]

    @pytest.mark.parametrize("speaker", [2, 0])
    def test_either_of_the_doubled_side_may_redouble(self, speaker: int) -> None:
        words = ["bid hearts", "double"] + ([] if speaker == 2 else ["pass", "pass"])
        found = offered("six contracts", *words)
        assert list(found) == [speaker]
        assert "redouble" in found[speaker]

    def test_a_higher_bid_brings_the_level_back_to_nothing(self) -> None:
        found = ended("six contracts", "bid hearts", "double", "bid spades", "pass", "pass", "pass")
        assert (found.denomination, found.taker, found.level, found.doubler) == ("spades", 2, 0, None)

    def test_the_bidder_may_escape_a_double_himself(self) -> None:
        found = ended("six contracts", "bid hearts", "double", "pass", "pass", "bid spades", "pass", "pass", "pass")
        assert (found.denomination, found.taker, found.level) == ("spades", 0, 0)

    def test_the_bidder_may_not_raise_himself_when_nobody_spoke(self) -> None:
        assert state_after("six contracts", "bid hearts", "pass", "pass", "pass").status == "contract"

    def test_all_trumps_cannot_be_escaped(self) -> None:
        assert offered("six contracts", "bid all_trump", "double") == {2: ["pass", "redouble"]}

    def test_a_redouble_of_the_highest_contract_ends_the_auction(self) -> None:
        found = ended("six contracts", "bid all_trump", "double", "redouble")
        assert (found.level, found.doubler, found.last_raiser) == (2, 1, 2)

    def test_with_a_third_level_the_doubling_side_may_answer(self) -> None:
        found = ended("six contracts third", "bid all_trump", "double", "redouble", "pass", "third")
        assert (found.level, found.doubler, found.last_raiser) == (3, 1, 1)

    def test_four_passes_make_the_deal_void(self) -> None:
        assert state_after("six contracts", *["pass"] * 4).status == "void"

    def test_the_dealer_may_be_obliged_or_throw_a_poor_hand_in(self) -> None:
        rules = rules_of(GAMES["six contracts annul"])
        state = after(rules, started(rules), "pass", "pass", "pass")
        poor, rich = rules.pack.cards(["7C", "8C", "9H", "KS", "QD"]), rules.pack.cards(["7C", "8C", "9H", "KS", "TD"])
        assert options(rules, state, (0, 0, 0, rich))[3] == [
            f"bid {name}" for name in ("clubs", "diamonds", "hearts", "spades", "no_trump", "all_trump")
        ]
        assert options(rules, state, (0, 0, 0, poor))[3][-1] == "annul"
        thrown_in = after(rules, state, "annul", hands=(0, 0, 0, poor))
        assert (thrown_in.status, thrown_in.dealer_word, thrown_in.turn) == ("annulled", "next", None)


class TestNumbers:
    """Bids of numbers; suits are not ranked; a double closes the bidding."""

    def test_the_auction_does_not_end_with_the_fourth_call(self) -> None:
        """A program closed the auction at the fourth call."""
        words = ["pass", "bid 80 clubs", "pass", "pass"]
        assert list(offered("numbers", *words)) == [0]
        found = ended("numbers", *words, "bid 90 hearts", "pass", "pass", "pass")
        assert (found.denomination, found.amount, found.taker) == ("hearts", 90, 0)

    def test_a_pass_between_does_not_lower_the_bid_to_beat(self) -> None:
        """A program compared the new bid with the last call."""
        found = offered("numbers", "bid 100 spades", "pass")[2]
        assert not {"bid 90 hearts", "bid 100 hearts"} & set(found)
        assert {"bid 110 hearts", "bid 110 spades", "bid capot clubs"} <= set(found)

    def test_the_same_suit_may_be_bid_higher_and_jumps_are_allowed(self) -> None:
        assert "bid 150 spades" in offered("numbers", "bid 80 spades")[1]

    def test_ones_own_side_is_never_doubled(self) -> None:
        """A program derived the right to double from the last bid an opponent made."""
        words = ["bid 90 hearts", "bid 100 spades"]
        assert "double" in offered("numbers", *words)[2]
        assert "double" not in offered("numbers", *words, "pass")[3]

    def test_the_highest_bid_may_be_doubled(self) -> None:
        """A program ended the auction at the highest bid."""
        assert offered("numbers", "bid capot spades") == {1: ["pass", "double"]}

    def test_the_contract_is_the_last_bid_and_never_the_last_call(self) -> None:
        """A program read the contract from the call before the double, which was a pass."""
        found = ended("numbers", "bid 90 hearts", "pass", "pass", "double", "redouble")
        assert found == FinalContract("hearts", 0, 90, level=2, doubler=3, last_raiser=0, round=1, call="bid")

    def test_a_double_leaves_only_the_doubled_side_to_speak(self) -> None:
        assert offered("numbers", "bid 90 hearts", "double") == {2: ["pass", "redouble"]}
        assert offered("numbers", "bid 90 hearts", "double", "pass") == {0: ["pass", "redouble"]}

    def test_the_published_auction_of_a_tournament(self) -> None:
        """80 spades, pass, 100 clubs, 120 diamonds, double, pass, pass, redouble (Cannes 2016)."""
        words = ["bid 80 spades", "pass", "bid 100 clubs", "bid 120 diamonds", "double", "pass", "pass", "redouble"]
        found = ended("numbers spoken", *words)
        assert (found.denomination, found.amount, found.taker, found.level) == ("diamonds", 120, 3, 2)

    def test_a_seat_that_passed_may_bid_and_double_later(self) -> None:
        assert {"bid 90 hearts", "double"} <= set(offered("numbers", "pass", "bid 80 clubs", "pass", "pass")[0])

    def test_four_levels_alternate_between_the_sides(self) -> None:
        found = ended("numbers four levels", "bid 90 hearts", "vida", "vida", "vida", "vida")
        assert (found.level, found.doubler, found.last_raiser) == (4, 1, 0)

    def test_a_bid_of_all_tricks_cannot_be_doubled_where_the_rules_except_it(self) -> None:
        assert state_after("numbers capot not doubled", "bid capot spades").status == "contract"
        assert "double" in offered("numbers capot not doubled", "bid 160 spades")[1]

    def test_ones_own_bid_may_be_raised_in_another_suit_only(self) -> None:
        words = ["bid 100 hearts", "pass", "pass", "pass"]
        found = offered("numbers ranked escape", *words)[0]
        assert "bid 110 hearts" not in found
        assert {"pass", "bid 100 spades", "bid 110 clubs"} <= set(found)

    def test_at_equal_number_the_higher_denomination_outbids_where_they_are_ranked(self) -> None:
        found = offered("numbers ranked escape", "bid 100 hearts")[1]
        assert "bid 100 spades" in found
        assert "bid 100 diamonds" not in found

    def test_the_same_suit_may_outbid_the_partner_or_an_opponent_there(self) -> None:
        assert "bid 110 hearts" in offered("numbers ranked escape", "bid 100 hearts")[1]


class TestFlag:
    """A promise added to a number; once made, every later bid must carry it. auction.flag"""

    def test_a_flagged_bid_is_only_outbid_by_a_greater_number_with_the_flag(self) -> None:
        found = offered("numbers with a flag", "bid 110 hearts with the flag")[1]
        assert "bid 120 hearts with the flag" in found
        assert not {"bid 120 hearts", "bid 110 hearts with the flag", "bid 110 no_trump with the flag"} & set(found)

    def test_the_flag_alone_does_not_raise_a_number(self) -> None:
        found = offered("numbers with a flag", "bid 110 hearts")[1]
        assert "bid 110 hearts with the flag" not in found
        assert {"bid 120 hearts", "bid 120 clubs with the flag"} <= set(found)

    def test_the_contract_carries_the_flag_and_only_the_bidder_redoubles(self) -> None:
        words = ["bid 270 hearts with the flag", "double"]
        assert offered("numbers with a flag", *words) == {0: ["pass", "redouble"]}
        found = ended("numbers with a flag", *words, "pass")
        assert (found.amount, found.flag, found.level) == (270, True, 1)
