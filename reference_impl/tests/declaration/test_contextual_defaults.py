"""Defaults that depend on the rest: what can arise is written out, what cannot is left out.

Expected lists are worked out by hand from the clauses auction.over, auction.seats and dealing.from.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from declaration.rule_samples import GAMES, Data, changed, complete, hidden_cards, numbers, six_contracts, turn_up

ALL = [1, 2, 3, 4]
EMPTY = ["opening", "passes"]
BY_NUMBERS = ["opening", "passes", "partner", "opponents"]
MORE = {"call": "more", "bid": ["suits"]}


def row(game: Data, round: int = 0, index: int = -1) -> Data:
    """Return a row of bids of the completed game."""
    found: Data = complete(game)["auction"]["rounds"][round]["bids"][index]
    return found


class TestRows:
    """Clauses auction.seats, auction.row-amounts and auction.turned-ranks."""

    def test_every_position_amount_and_rank_is_written_out(self) -> None:
        assert row(numbers())["seats"] == ALL
        assert row(numbers())["amounts"] == ["numbers", "capot"]
        assert row(turn_up())["turned"] == "789TJQKA"

    def test_what_is_written_stays(self) -> None:
        game = changed(
            numbers(), {"auction.rounds.0.bids.0.seats": [2], "auction.rounds.0.bids.0.amounts": ["numbers"]}
        )
        assert row(game)["seats"] == [2]
        assert row(game)["amounts"] == ["numbers"]

    def test_without_amounts_a_turned_card_or_an_obliged_seat_nothing_is_said_of_them(self) -> None:
        assert not {"amounts", "turned", "must"} & row(six_contracts()).keys()
        assert "amounts" not in row(turn_up())

    def test_a_card_turned_after_a_round_says_nothing_of_it(self) -> None:
        steps = [
            {"to": "hand", "cards": [3, 2]},
            {"round": 1},
            {"to": "turned"},
            {"round": 2},
            {"to": "hand", "up_to": 8},
        ]
        game = changed(turn_up(), {"dealing.steps": steps, "auction.rounds.0.bids.0.bid": ["suits"]})
        assert "turned" not in row(game, 0)
        assert "turned" in row(game, 1)

    def test_the_given_declaration_is_not_changed(self) -> None:
        from belote.declaration.contextual import fill

        data = complete(turn_up())
        del data["auction"]["rounds"][0]["bids"][0]["over"]
        before = deepcopy(data)
        assert fill(data) != data
        assert data == before


class TestOver:
    """Clause auction.over: absent, the list is all that can arise except ``own``."""

    @pytest.mark.parametrize(
        ("game", "round", "expected"),
        [
            (turn_up(), 0, EMPTY),
            (turn_up(), 1, ["passes"]),
            (six_contracts(), 0, BY_NUMBERS),
            (numbers(), 0, BY_NUMBERS),
            (hidden_cards(), 0, EMPTY),
        ],
    )
    def test_it_is_what_can_lie_on_the_table(self, game: Data, round: int, expected: list[str]) -> None:
        assert row(game, round)["over"] == expected

    def test_without_partners_there_is_no_bid_of_a_partner(self) -> None:
        for sides in ("alone", "taker_against_rest"):
            game = changed(numbers(), {"players": {"count": 3, "sides": sides, "direction": "clockwise"}})
            assert row(game)["over"] == ["opening", "passes", "opponents"]

    def test_the_first_to_speak_alone_never_finds_a_pass(self) -> None:
        game = changed(hidden_cards(), {"auction.rounds.0.bids.0.seats": [1], "auction.rounds.0.bids.0.must": [1]})
        assert row(game)["over"] == ["opening"]

    def test_behind_a_skipped_seat_the_table_is_still_opening(self) -> None:
        game = changed(hidden_cards(), {"auction.rounds.0.bids.0.seats": [3], "auction.rounds.0.bids.0.must": [3]})
        assert row(game)["over"] == ["opening"]
        assert row(changed(game, {"auction.idle": "speaks"}))["over"] == ["passes"]

    def test_behind_an_obliged_seat_nobody_finds_passes(self) -> None:
        rows = [{"call": "suit", "bid": ["suits"], "must": [1]}, {"call": "more", "bid": ["no_trump", "all_trump"]}]
        game = changed(six_contracts(), {"auction.rounds.0.bids": rows, "auction.all_pass.deal": "cannot"})
        assert row(game, 0, 1)["over"] == ["opening", "partner", "opponents"]

    def test_a_row_used_up_by_the_side_is_not_open_over_the_partner_by_itself(self) -> None:
        limited = {"call": "suit", "bid": ["suits"], "limit": {"per": "side", "times": 1}}
        higher = {"call": "more", "bid": ["no_trump", "all_trump"]}
        game = changed(six_contracts(), {"auction.rounds.0.bids": [limited, higher]})
        assert row(game, 0, 0)["over"] == ["opening", "passes", "opponents"]
        assert row(game, 0, 1)["over"] == BY_NUMBERS

    def test_a_rank_of_the_turned_card_may_leave_one_seat_only(self) -> None:
        jack = {"call": "take", "bid": ["turned"], "turned": "J", "seats": [1], "must": [1]}
        other = {"call": "take", "bid": ["turned"], "turned": "789TQKA"}
        game = changed(turn_up(), {"auction.rounds.0.bids": [other, jack]})
        assert row(game, 0, 0)["over"] == EMPTY
        assert row(game, 0, 1)["over"] == ["opening"]

    def test_a_bid_stands_into_the_next_round_only_where_each_has_spoken_once(self) -> None:
        amounts = {"auction.amounts": {"from": 80, "to": 160, "step": 10}}
        each = changed(turn_up(), {**amounts, "auction.rounds.0.ends": "each_spoke"})
        assert row(each, 0)["over"] == BY_NUMBERS
        assert row(each, 1)["over"] == ["passes", "partner", "opponents"]

    def test_the_lowest_contract_outbids_nothing(self) -> None:
        rows = [{"call": "low", "bid": ["clubs"]}, {"call": "high", "bid": ["hearts"]}]
        order = [["clubs"], ["hearts"]]
        game = changed(six_contracts(), {"auction.rounds.0.bids": rows, "auction.order": order})
        assert row(game, 0, 0)["over"] == EMPTY
        assert row(game, 0, 1)["over"] == BY_NUMBERS

    def test_a_promise_makes_the_number_grow(self) -> None:
        one = {
            "auction.amounts": {"from": 80, "to": 80, "step": 10, "flag": "capot"},
            "auction.order": [["clubs"], ["hearts"]],
        }
        game = changed(numbers(), {**one, "auction.rounds.0.bids.0.bid": ["clubs", "hearts"]})
        assert row(game)["over"] == EMPTY
        assert row(changed(game, {"auction.amounts.flag": "none"}))["over"] == BY_NUMBERS


class TestDoublesAndAnnulments:
    """Clauses auction.doubling.of and auction.annul.when."""

    def test_everything_that_can_be_bid_may_be_doubled(self) -> None:
        doubles = complete(six_contracts())["auction"]["doubling"]
        every = ["clubs", "diamonds", "hearts", "spades", "no_trump", "all_trump"]
        assert [double["of"] for double in doubles] == [every, every]

    def annulment(self, game: Data, **fields: Any) -> Data:
        annul = {"call": "annul", "dealer": "next", **fields}
        found: Data = complete(changed(game, {"auction.annul": [annul]}))["auction"]["annul"][0]
        return found

    def test_a_right_in_turn_is_open_over_all_that_can_arise(self) -> None:
        assert self.annulment(turn_up(), when="in_turn")["over"] == BY_NUMBERS
        assert self.annulment(turn_up(), when="in_turn", seats=[1])["over"] == BY_NUMBERS
        assert self.annulment(turn_up(), when="in_turn")["seats"] == ALL

    @pytest.mark.parametrize("when", ["before_calls", "after_deal"])
    def test_out_of_turn_what_lies_on_the_table_is_not_looked_at(self, when: str) -> None:
        assert "over" not in self.annulment(turn_up(), when=when)


class TestSteps:
    """Clauses dealing.from and dealing.last."""

    def test_packets_start_with_eldest_and_turn_nothing(self) -> None:
        steps = complete(turn_up())["dealing"]["steps"]
        assert steps[0] == {"to": "hand", "cards": [3, 2], "from": "eldest", "last": "covered"}
        assert steps[1] == {"to": "turned"}
        assert steps[2] == {"round": 1}

    def test_a_kitty_is_not_dealt_round_the_table(self) -> None:
        game = changed(numbers(), {"dealing.steps.+": {"to": "kitty", "cards": [2]}})
        assert complete(game)["dealing"]["steps"][-1] == {"to": "kitty", "cards": [2], "last": "covered"}


@pytest.mark.parametrize("name", GAMES)
def test_writing_defaults_out_twice_changes_nothing_more(name: str) -> None:
    data = complete(GAMES[name]())
    assert complete(data) == data
