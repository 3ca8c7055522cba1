"""Complete auctions counted against formulas worked out by hand.

A call that leads nowhere, a double that outlives a higher bid, or a seat asked once too often changes every count.
"""

from __future__ import annotations

from typing import Any

import pytest
from auction_games import (
    D_OPEN,
    EIGHT,
    FLAT,
    GAMES,
    P3,
    P4A,
    R_OPEN,
    SIX,
    VOID,
    D,
    R,
    count_auctions,
    doubling,
    game,
    going_round,
    list_auctions,
    row,
    rules_of,
)

from belote.auction import AuctionRules

FOUR_LEVELS = [doubling("vida", level, "defenders" if level % 2 else "takers") for level in (1, 2, 3, 4)]


def ranked(steps: int, doubles: list[dict[str, Any]], idle: str = "skipped") -> AuctionRules:
    """A ladder of ranked contracts without amounts."""
    order = SIX[:steps]
    auction = {"order": order, "rounds": [going_round(row("bid", *[name for (name,) in order]))], "all_pass": VOID}
    return rules_of(game(P4A, EIGHT, {**auction, "doubling": doubles, "idle": idle}, "SNA"))


def amounts(number: int, doubles: list[dict[str, Any]], idle: str = "skipped") -> AuctionRules:
    """A ladder of amounts in four suits of equal rank."""
    ladder = {"from": 80, "to": 70 + 10 * number, "step": 10}
    auction = {"amounts": ladder, "order": FLAT, "rounds": [going_round(row("bid", "suits"))], "all_pass": VOID}
    return rules_of(game(P4A, EIGHT, {**auction, "doubling": doubles, "idle": idle}))


class TestOpenDoubling:
    """A higher bid may follow a double and wipes it. auction.doubling.bids-after

    After a bid three seats are pending, and three after each of the two ways to double and the four to redouble; the
    bidding stops in 1 + 2 + 4 = 7 ways. With k contracts above it a bid leads to c(k) = 7 + 21 (c(0) + … + c(k - 1)).
    """

    @pytest.mark.parametrize("idle", ["skipped", "speaks"])
    @pytest.mark.parametrize("steps", [1, 2, 3])
    def test_short_ladders_are_listed_one_by_one(self, steps: int, idle: str) -> None:
        auctions = list(list_auctions(ranked(steps, [D_OPEN, R_OPEN], idle)))
        assert len(auctions) == len(set(auctions)) == (4 * 22**steps - 1) // 3

    @pytest.mark.parametrize("name", ["six contracts", "six contracts speaks"])
    def test_six_contracts(self, name: str) -> None:
        assert count_auctions(rules_of(GAMES[name])) == (4 * 22**6 - 1) // 3 == 151_173_205

    def test_a_third_level_gives_fifteen_endings_and_forty_five_ways_on(self) -> None:
        assert count_auctions(rules_of(GAMES["six contracts third"])) == (4 * 46**6 - 1) // 3

    def test_an_obliged_dealer_takes_away_the_passed_out_auction_only(self) -> None:
        assert count_auctions(rules_of(GAMES["six contracts forced"])) == 151_173_204

    @pytest.mark.parametrize("name", ["six contracts 2 players", "open table 2 players"])
    def test_two_seats(self, name: str) -> None:
        assert count_auctions(rules_of(GAMES[name])) == 1 + 2 * (4**6 - 1) == 8191

    def test_three_seats_each_alone(self) -> None:
        assert count_auctions(rules_of(GAMES["six contracts 3 players"])) == 1 + 3 * (11**6 - 1) // 2


class TestClosedDoubling:
    """No bid may follow a double. auction.doubling.bids-after

    After a bid three seats are pending; the bidding stops in 7 ways, or in 31 where four levels are allowed.
    """

    @pytest.mark.parametrize("idle", ["skipped", "speaks"])
    @pytest.mark.parametrize("number", [1, 2, 3])
    def test_short_ladders_are_listed_one_by_one(self, number: int, idle: str) -> None:
        auctions = list(list_auctions(amounts(number, [D, R], idle)))
        assert len(auctions) == len(set(auctions)) == 1 + 28 * (13**number - 1) // 3

    @pytest.mark.parametrize("number", [1, 2])
    def test_four_levels_are_listed_one_by_one(self, number: int) -> None:
        assert sum(1 for _ in list_auctions(amounts(number, FOUR_LEVELS))) == 1 + 124 * (13**number - 1) // 3

    def test_the_whole_ladder_of_nine_numbers_and_all_tricks(self) -> None:
        assert count_auctions(rules_of(GAMES["numbers"])) == 1 + 28 * (13**10 - 1) // 3

    def test_a_long_ladder_with_four_levels(self) -> None:
        assert count_auctions(amounts(8, FOUR_LEVELS)) == 1 + 124 * (13**8 - 1) // 3

    def test_three_seats_each_alone(self) -> None:
        ladder = {"from": 80, "to": 120, "step": 10}
        auction = {"amounts": ladder, "order": FLAT, "rounds": [going_round(row("bid", "suits"))], "all_pass": VOID}
        rules = rules_of(game(P3, EIGHT, {**auction, "doubling": [D, R]}))
        assert count_auctions(rules) == 1 + 3 * 4 * 5 * (9**5 - 1) // 8


class TestOneTake:
    """The first take ends an auction in which nothing outbids it. auction.round-end"""

    @pytest.mark.parametrize(
        ("name", "turned", "expected"),
        [
            ("turn-up", "7H", 4 + 4 * 3 + 1),
            ("turn-up any suit", "7H", 4 + 4 * 4 + 1),
            ("turn-up third round", "7H", 4 + 12 + 4),
            ("turn-up 3 players", "9H", 3 + 9 + 1),
            ("hidden two", "", 16),
            ("hidden two, two rounds", "", 32),
            ("hidden four 2 players", "7H", 2 + 6),
            ("forced jack", "7H", 4 + 12),
            ("forced jack", "JH", 1),
            ("forced jack, last", "7H", 4 + 12),
            ("forced jack, last", "JH", 1),
            ("forced jack 2 players", "JH", 2),
            ("obliged player", "7H", 3 + 9 + 1),
            ("obliged player, pairs", "6H", 17),
            ("passed out is played", "7H", 4 + 20 + 1),
            ("offer", "7H", 2 * (1 + 2) + 2 * 3 + 1),
            ("pushed to the partner", "", 4 + 4),
            ("eldest must name", "", 4),
            ("all on the table", "7H", 1),
        ],
    )
    def test_auctions_are_listed_one_by_one(self, name: str, turned: str, expected: int) -> None:
        auctions = list(list_auctions(rules_of(GAMES[name]), 0, turned))
        assert len(auctions) == len(set(auctions)) == expected


class TestOvercalls:
    """A take may be overcalled by a contract of a higher group. auction.outbids"""

    def test_three_groups_over_the_turned_suit(self) -> None:
        first, second = 4 * (16 + 4 + 1), 4 * (3 * 16 + 4 + 1)
        assert count_auctions(rules_of(GAMES["modern"]), 0, "7H") == first + second + 1 == 297

    def test_three_groups_in_the_second_round_only(self) -> None:
        assert count_auctions(rules_of(GAMES["modern late"]), 0, "7H") == 4 + 4 * (3 * 16 + 4 + 1) + 1 == 217

    def test_sun_over_hokum_with_the_earlier_seat_first(self) -> None:
        """Sun at position q leads to 2^(q - 1) ends: the seats before it may take it over, in their order.

        Hokum leads to sun by anybody, ashkal by positions 3 and 4 (in round 2 only if they have not passed), or stands
        and is doubled in 25 ways: 1 + two doublers in two manners, each with 1 + 1 + 2 * 2 answers.
        """
        sun = {1: 1, 2: 2, 3: 4, 4: 8}
        first = sum(sum(sun.values()) + 25 + sum(sun[j] for j in (3, 4) if j != p) for p in sun)
        second = sum(sum(sun.values()) + 25 + sum(sun[j] for j in (3, 4) if j > p) for p in sun)
        expected = first + 15 + 3 * second + 15 + 1
        assert count_auctions(rules_of(GAMES["sun over hokum"]), 0, "7H") == expected == 803

    def test_sun_over_hokum_on_a_turned_ace(self) -> None:
        """With an ace only eldest may take a sun over a hokum or a sun; ashkal is as before."""
        sun = {1: 1, 2: 2, 3: 2, 4: 2}
        first = sum(sun[1] + 25 + sum(sun[j] for j in (3, 4) if j != p) for p in sun)
        second = sum(sun[1] + 25 + sum(sun[j] for j in (3, 4) if j > p) for p in sun)
        assert count_auctions(rules_of(GAMES["sun over hokum"]), 0, "AH") == first + 7 + 3 * second + 7 + 1
