"""Scoring faults reported in real programs: the smallest deal that shows each, with the right answer per variant.

The number in each name is that of the collection; the source is the report named beside it.
"""

from __future__ import annotations

import pytest
from scoring_games import scored, swept


@pytest.mark.parametrize(
    ("block", "points", "pool"),
    [
        ("bridge-belot", (0, 8), (8,)),  # BelotGameEngine, commit 2c231e7
        ("classic", (0, 81), (81,)),  # French litige
        ("classic+tie-fails", (0, 162), ()),  # French competitions, contree.org
        ("bela", (0, 162), ()),  # bela-block, commit 50b53fd
        ("bitola", (0, 0), (162,)),  # Bitola by its owner's account
    ],
)
def test_54_equal_points_have_five_outcomes(block: str, points: tuple[int, int], pool: tuple[int, ...]) -> None:
    result = scored(block, "hearts", (81, 81), 0)
    assert (result.points, result.pool_after) == (points, pool)


def test_56_a_failed_taker_writes_nothing() -> None:
    # coinche-back, commit 87deb03: 160 + 80, or 162 + 80 where nothing is rounded.
    assert scored("coinche-ffb", "hearts", (72, 90), 0, amount=80).points == (0, 240)
    assert scored("coinche-162", "hearts", (72, 90), 0, amount=80).points == (0, 242)


def test_57_declarations_decide_a_bela_contract() -> None:
    # bela-block, commit 50b53fd.
    assert scored("bela", "hearts", (90, 72), 0, declarations=(20, 50)).points == (0, 232)
    assert scored("bela", "hearts", (90, 72), 0, declarations=(20, 0)).points == (110, 72)


def test_59_a_taker_without_a_trick_is_fined_and_gets_no_bolt() -> None:
    # saneag's belot, commit e9cdab6.
    nothing = scored("moldova", "hearts", (0, 162), 0, tricks=swept(1))
    assert (nothing.points[0], nothing.marks_earned) == (-10, (("nothing", 0),))
    little = scored("moldova", "hearts", (1, 161), 0, tricks=(1, 7))
    assert (little.points[0], little.marks_earned) == (0, (("bolt", 0),))


@pytest.mark.parametrize(("totals", "points"), [((106, 56), (10, 6)), ((156, 6), (15, 1)), ((86, 76), (8, 8))])
def test_60_two_sixes_give_sixteen(totals: tuple[int, int], points: tuple[int, int]) -> None:
    # BelotGameEngine, commit d8c1c71.
    assert scored("bridge-belot", "hearts", totals, 0).points == points
    assert sum(scored("bridge-belot+independent", "hearts", totals, 0).points) == 17


def test_62_the_part_that_hangs_is_rounded_up() -> None:
    # BelotGameEngine, commit 2c231e7: ties of 106 in a suit and 154 in all trumps.
    suit = scored("bridge-belot", "hearts", (56, 106), 0, declarations=(50, 0))
    assert (suit.points, suit.pool_after) == ((0, 10), (11,))
    all_trumps = scored("bridge-belot", "all_trump", (104, 154), 0, declarations=(50, 0))
    assert (all_trumps.points, all_trumps.pool_after) == ((0, 15), (16,))


def test_63_a_contract_is_judged_before_rounding() -> None:
    # coinchons.fr: 107 fails at 110; 105-57 is written 110-60.
    assert scored("contree-pf", "hearts", (107, 55), 0, amount=110).outcome == "failed"
    assert scored("contree-pf", "hearts", (105, 57), 0, amount=80).points == (110, 60)


def test_65_a_side_with_a_trick_may_round_to_nothing_or_not() -> None:
    # BelotGameEngine, commit 5d85e68: the written rules, and the old program.
    assert scored("bridge-belot", "hearts", (158, 4), 0).points == (16, 0)
    result = scored("bridge-belot+never-zero", "hearts", (158, 4), 0)
    assert result.points == (15, 1)
    assert [(item.side, item.game) for item in result.items if item.code == "share.small"] == [(0, -1), (1, 1)]


def test_66_in_one_pilotta_the_larger_remainder_goes_up() -> None:
    # JellyNash's pilotta-game, commit d65a9d9.
    for totals, points in (((86, 76), (9, 7)), ((85, 77), (8, 8))):
        assert scored("pilotta+pool-doubled", "hearts", totals, 0, amount=80).points == points
    assert scored("bridge-belot", "hearts", (86, 76), 0).points == (8, 8)


def test_67_a_sweep_in_no_trumps_is_35_or_44() -> None:
    # belot-rules.hit.bg; Baloot counts 44.
    assert scored("bridge-belot", "no_trump", (130, 0), 0, tricks=swept(0)).points == (35, 0)
    assert scored("baloot", "no_trump", (130, 0), 0, tricks=swept(0)).points == (44, 0)


@pytest.mark.parametrize("block", ["classic", "bela"])
def test_69_a_capot_is_about_tricks_not_points(block: str) -> None:
    # eitansuez's belote, commit c788a1e: the eighth trick is 7, 9, 8 and 7.
    assert scored(block, "hearts", (162, 0), 0, tricks=(7, 1)).points == (162, 0)
    assert scored(block, "hearts", (162, 0), 0, tricks=(8, 0)).points == (252, 0)


@pytest.mark.parametrize("block", ["classic", "bitola"])
def test_70_a_hundred_replaces_the_last_ten(block: str) -> None:
    # Emilijan Koteski's belote, commit c373811.
    assert scored(block, "hearts", (162, 0), 0, tricks=swept(0)).points == (252, 0)


def test_72_a_pit_is_worth_a_hundred() -> None:
    # klaverjasunie.nl.
    assert scored("klaverjas", "hearts", (162, 0), 0, tricks=swept(0)).points == (262, 0)


def test_79_a_doubled_tie_hangs_whole() -> None:
    # BelotGameEngine, commit 1627a06; another Bulgarian page lets the defenders write their half.
    result = scored("bridge-belot", "hearts", (81, 81), 0, level=1)
    assert (result.points, result.pool_after) == ((0, 0), (32,))
    half = scored("bridge-belot+doubled-tie-half", "hearts", (81, 81), 0, level=1)
    assert (half.points, half.pool_after) == ((0, 16), (16,))


def test_81_baloot_is_never_multiplied() -> None:
    # tazjel's baloot-ai, doubling rules.
    assert scored("baloot", "hearts", (110, 52), 0, level=1, last_raiser=1, belote=(20, 0)).points == (34, 0)
