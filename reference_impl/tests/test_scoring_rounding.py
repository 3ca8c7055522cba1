"""Clause scoring.rounding: the schemes of complementary rounding are two thresholds each."""

from __future__ import annotations

from typing import Any

import pytest
from scoring_games import declare, facts, scored

from belote.declaration.model import Rounding
from belote.scoring import Heaps, compile_scoring, score
from belote.scoring.rounding import Roles, pot, rounded, threshold


def written(rounding: dict[str, Any], denomination: str, totals: tuple[int, int], **more: Any) -> tuple[int, ...]:
    """Return the points two sides write when each keeps its own, whatever the outcome."""
    one = compile_scoring(declare({"success": [], "rounding": rounding}))
    return score(one, facts(one, denomination, totals, **more)).points


def tens(**up_from: int) -> dict[str, Any]:
    """Return a rounding to tens."""
    return {"to": 10, "up_from": up_from}


@pytest.mark.parametrize("threshold", range(1, 11))
def test_a_remainder_goes_up_from_its_threshold_and_tens_stay(threshold: int) -> None:
    rounding = Rounding(10, {"each": threshold})
    for points in range(200):
        expected = points // 10 * 10 + (10 if points % 10 > 0 and points % 10 >= threshold else 0)
        assert rounded(rounding, points, threshold) == expected


@pytest.mark.parametrize(
    ("up_from", "more"),
    [
        ({"takers": 8, "defenders": 5}, {}),
        ({"takers": 5, "defenders": 8}, {}),
        ({"takers": 6, "defenders": 7}, {}),
        ({"larger": 7, "smaller": 6}, {}),
        ({"larger": 6, "smaller": 7}, {}),
        ({"more_cards": 6, "fewer_cards": 7}, {}),
        ({"jack_side": 6, "other_side": 7}, {"jack_side": 0}),
        ({"jack_side": 6, "other_side": 7}, {"jack_side": 1}),
    ],
)
def test_a_pair_of_thresholds_whose_sum_is_thirteen_completes_every_162_to_160(
    up_from: dict[str, int], more: dict[str, int]
) -> None:
    for own in range(163):
        assert sum(written(tens(**up_from), "hearts", (own, 162 - own), last=0 if own >= 10 else 1, **more)) == 160


@pytest.mark.parametrize(
    ("denomination", "whole", "up_from", "tens_of_the_pot"),
    [
        ("all_trump", 258, {"larger": 5, "smaller": 4}, 260),
        ("no_trump", 130, {"takers": 6, "defenders": 5}, 130),
        ("no_trump", 130, {"larger": 6, "smaller": 5}, 130),
    ],
)
def test_the_pairs_of_other_contracts_complete_their_pot(
    denomination: str, whole: int, up_from: dict[str, int], tens_of_the_pot: int
) -> None:
    for own in range(whole + 1):
        totals = (own, whole - own)
        assert sum(written(tens(**up_from), denomination, totals, last=0 if own >= 10 else 1)) == tens_of_the_pot


def test_rounding_each_side_alone_gives_ten_too_many_at_its_critical_digits() -> None:
    # Counted by hand: 5 up errs at the digits (5, 7) and (6, 6), 6 up at (6, 6) alone.
    for limit, splits in ((5, 48), (6, 16)):
        sums = [sum(written(tens(each=limit), "hearts", (own, 162 - own), last=own < 10)) for own in range(163)]
        assert (sums.count(170), sums.count(160)) == (splits, 163 - splits)


@pytest.mark.parametrize(
    ("own", "points"),
    [(64, (60, 100)), (105, (100, 60)), (106, (110, 50))],
)
def test_one_side_rounded_and_the_other_the_rest(own: int, points: tuple[int, int]) -> None:
    # wp-fr-belote: complement to 160.
    assert written(tens(takers=6, defenders=7), "hearts", (own, 162 - own)) == points


def test_fives() -> None:
    # wp-fr-belote: 118-44 and 117-45 are both written 115-45.
    for own in (118, 117):
        assert written({"to": 5, "up_from": {"each": 4}}, "hearts", (own, 162 - own)) == (115, 45)


def test_six_goes_up_and_five_down() -> None:
    # cannes-2016 and ffb-contree-later: 156, 85 and 86 are written 160, 80 and 90.
    assert written(tens(each=6), "hearts", (156, 6)) == (160, 10)
    assert written(tens(each=6), "hearts", (85, 77)) == (80, 80)
    assert written(tens(each=6), "hearts", (86, 76)) == (90, 80)


def test_exact_points_are_written_as_they_are() -> None:
    assert written(tens(each=5), "hearts", (85, 77)) == (90, 80)
    assert scored("coinche-162", "hearts", (85, 77), 0, amount=80).points == (165, 77)


class TestEqualTotals:
    """When equal, the takers are the smaller."""

    @pytest.mark.parametrize("taker", [0, 1])
    def test_the_takers_go_up_from_the_threshold_of_the_smaller(self, taker: int) -> None:
        points = scored("bridge-belot", "hearts", (56, 106), taker, declarations=(50, 0)).points
        assert points[1 - taker] == 10  # 106 as the larger

    def test_a_capot_makes_a_side_the_one_with_more(self) -> None:
        heaps = Heaps(cards=(60, 40), capot=(0, 90), declarations=(20, 0), belote=(0, 0))
        roles = Roles(takers=0, jack_side=None)
        for pair in (("larger", "smaller"), ("more_cards", "fewer_cards")):
            rounding = Rounding(10, dict(zip(pair, (7, 6), strict=True)))
            assert [threshold(rounding, heaps, roles, side) for side in range(2)] == [6, 7]

    def test_roles_by_cards_and_by_total_differ_where_declarations_turn_the_order(self) -> None:
        more = {"declarations": (100, 0)}
        assert written(tens(larger=7, smaller=6), "hearts", (66, 96), **more) == (160, 100)
        assert written(tens(more_cards=7, fewer_cards=6), "hearts", (66, 96), **more) == (170, 90)


class TestHalf:
    """A remainder of exactly half may be left as it is."""

    def test_it_stays_and_nothing_else_does(self) -> None:
        stays = Rounding(10, {"each": 6}, half="stays")
        assert [rounded(stays, points, 6) for points in (64, 65, 66)] == [60, 65, 70]
        rounds = Rounding(10, {"each": 6})
        assert [rounded(rounds, points, 6) for points in (64, 65, 66)] == [60, 60, 70]


class TestSmallShare:
    """A side with any points whose share is under a number writes another; the difference changes sides."""

    def test_a_side_without_any_points_writes_nothing(self) -> None:
        assert scored("bridge-belot+never-zero", "hearts", (162, 0), 0, tricks=(7, 1)).points == (16, 0)
        assert scored("bridge-belot+never-zero", "hearts", (160, 2), 0).points == (15, 1)

    def test_declarations_count_for_the_share(self) -> None:
        assert scored("bridge-belot+never-zero", "hearts", (160, 2), 0, declarations=(0, 20)).points == (16, 2)

    def test_it_does_not_touch_a_pot(self) -> None:
        assert scored("bridge-belot+never-zero", "hearts", (2, 160), 0).points == (0, 16)

    def test_a_share_under_six_takes_nothing(self) -> None:
        # https://github.com/giretra/giretra, tests: 209-49 is written 26-0, 199-59 is 20-6.
        assert scored("giretra", "all_trump", (209, 49), 0).points == (26, 0)
        assert scored("giretra", "all_trump", (199, 59), 0).points == (20, 6)


class TestPots:
    """A heap written by one side for all is rounded once."""

    def test_a_pot_is_not_the_sum_of_two_rounded_parts(self) -> None:
        # 86 and 76 would be 90 and 80 each by itself; the pot of 162 is 160.
        assert scored("contree-pf", "hearts", (76, 86), 0, amount=80).points == (0, 160)
        assert scored("contree-pf", "hearts", (86, 76), 0, amount=80).points == (90, 80)

    @pytest.mark.parametrize(
        ("up_from", "written_by_defenders", "hanging"),
        [
            ({"each": 6}, 170, 170),
            ({"larger": 7, "smaller": 6}, 160, 170),
            ({"more_cards": 7, "fewer_cards": 6}, 160, 170),
            ({"takers": 7, "defenders": 6}, 170, 160),
            ({"jack_side": 7, "other_side": 6}, 160, 170),
        ],
    )
    def test_a_pot_is_the_larger_of_its_writer_and_a_hanging_one_the_smaller_of_the_takers(
        self, up_from: dict[str, int], written_by_defenders: int, hanging: int
    ) -> None:
        # 166 in tens: up from six, down below seven. Side 0 takes, the jack lies with side 1.
        roles = Roles(takers=0, jack_side=1)
        rounding = Rounding(10, up_from)
        assert pot(rounding, 166, 0, roles, 1) == written_by_defenders
        assert pot(rounding, 166, 0, roles, None) == hanging
        assert pot(rounding, 76, 90, roles, 1) == written_by_defenders - 90
        assert pot(None, 166, 0, roles, 1) == 166

    def test_the_jack_side_has_its_own_threshold_in_its_own_part(self) -> None:
        # Published settlement of Vida: 96-66 is 100-60 with the jack in the tricks of the first, else 90-70.
        assert written(tens(jack_side=6, other_side=7), "hearts", (96, 66), jack_side=0) == (100, 60)
        assert written(tens(jack_side=6, other_side=7), "hearts", (96, 66), jack_side=1) == (90, 70)


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, (0, 16)),
        ({"belote": (20, 0)}, (6, 12)),
        ({"belote": (0, 20)}, (0, 18)),
        ({"declarations": (20, 0)}, (6, 12)),
    ],
)
def test_a_small_share_is_all_that_a_side_has(more: dict[str, Any], expected: tuple[int, int]) -> None:
    # Under 6 becomes 0: 40 and 120 in cards, by hand. With 20 more it is 6, which is not under 6.
    rounding = {**tens(each=5), "small_share": {"under": 6, "becomes": 0}}
    one = compile_scoring(declare({"success": [], "unit": 10, "rounding": rounding}))
    assert score(one, facts(one, "hearts", (40, 122), **more)).points == expected
