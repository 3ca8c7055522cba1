"""Players for themselves, and one against the rest: clause scoring.lost-points."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scoring_games import block, declare, facts, scored

from belote.declaration.model import Players
from belote.scoring import columns, compile_scoring, score
from belote.scoring.paying import split
from belote.setup import Table


def test_what_a_failed_taker_loses_goes_to_the_best_of_the_others() -> None:
    # picez-deberc: all points of the failed taker go to the best scorer.
    result = scored("deberts", "hearts", (40, 52, 70), 0, declarations=(20, 0, 0), belote=(20, 0, 0))
    assert result.outcome == "made"  # 80 against 52 and 70
    result = scored("deberts", "hearts", (40, 52, 70), 0, declarations=(20, 0, 0))
    assert (result.outcome, result.points) == ("failed", (0, 52, 130))
    assert [(i.side, i.code, i.game) for i in result.items if i.code.endswith("passed")] == [
        (2, "cards.passed", 40),
        (2, "declarations.passed", 20),
    ]


def test_the_best_is_found_with_declarations_and_belote() -> None:
    assert scored("deberts", "hearts", (40, 52, 70), 0, declarations=(0, 50, 0)).points == (0, 142, 70)


def test_equals_share_and_the_odd_point_goes_to_the_first_after_the_taker() -> None:
    assert scored("deberts", "hearts", (40, 61, 61), 0).points == (0, 81, 81)
    assert scored("deberts", "hearts", (61, 41, 60), 1).points == (102, 0, 60)
    assert scored("deberts", "hearts", (60, 60, 41), 2, last=0).points == (81, 80, 0)


def test_all_of_them_may_share() -> None:
    # aleustim-games: points of the failed taker are divided among the others.
    assert scored("deberts+shared", "hearts", (40, 52, 70), 0).points == (0, 72, 90)
    assert scored("deberts+shared", "hearts", (41, 52, 69), 0).points == (0, 73, 89)


def test_a_share_is_a_multiple_of_what_can_be_written() -> None:
    # 50 declared, shared by two in tens: 30 and 20; 54 + 14 and 80 + 14 are 68 and 94, each rounded once.
    section = {**block("moldova-3"), "lost_points": "all", "marks": []}
    one = compile_scoring(declare(section, sides="alone", players=3))
    result = score(one, facts(one, "hearts", (28, 54, 80), declarations=(50, 0, 0)))
    assert result.outcome == "failed"
    assert sum(item.points for item in result.items) == 162 + 50
    assert result.points == (0, 7 + 3, 9 + 2)


def test_a_capot_is_no_part_of_what_is_rounded() -> None:
    # Side 1 holds all tricks: 162 and 90 are 252, rounded to 250; 160 are cards. The failed taker passes his run.
    section = {**block("moldova-3"), "count": {"capot": 90}, "trickless": {}, "marks": []}
    one = compile_scoring(declare(section, sides="alone", players=3))
    result = score(one, facts(one, "hearts", (0, 162, 0), tricks=(0, 8, 0), declarations=(20, 0, 0)))
    assert result.outcome == "failed"
    assert [(i.side, i.code, i.points, i.game) for i in result.items] == [
        (1, "cards.own", 162, 16),
        (1, "capot.own", 90, 9),
        (1, "declarations.passed", 20, 2),
    ]
    passed = score(one, facts(one, "hearts", (4, 158, 0), tricks=(1, 7, 0)))
    assert passed.points == (0, 16, 0)


@given(st.integers(0, 300), st.integers(1, 4), st.sampled_from([1, 5, 10]))
def test_parts_add_up_and_the_earlier_is_never_smaller(points: int, writers: int, step: int) -> None:
    parts = list(split(points, tuple(range(writers)), step))
    assert sum(part for _, part in parts) == points
    assert [side for side, _ in parts] == list(range(writers))
    amounts = [part for _, part in parts]
    assert amounts == sorted(amounts, reverse=True)
    assert writers == 1 or all(part % step == 0 for part in amounts[1:])
    assert amounts[0] - amounts[-1] < 2 * step


@pytest.mark.parametrize(
    ("direction", "taker", "expected"),
    [("clockwise", 0, ((0,), (1, 2))), ("clockwise", 2, ((2,), (0, 1))), ("counterclockwise", None, ((), (0, 1, 2)))],
)
def test_the_rest_writes_in_each_of_its_columns(
    direction: str, taker: int | None, expected: tuple[tuple[int, ...], ...]
) -> None:
    table = Table(Players(3, "taker_against_rest", direction))
    assert columns(table, taker) == expected


def test_other_tables_have_a_column_for_each_side() -> None:
    assert columns(Table(Players(4, "partners", "clockwise")), 3) == ((0,), (1,))
    assert columns(Table(Players(3, "alone", "clockwise")), 1) == ((0,), (1,), (2,))


@pytest.mark.parametrize(
    ("totals", "written"), [((100, 62), {2: 100, 0: 62, 1: 62}), ((81, 81), {2: 0, 0: 162, 1: 162})]
)
def test_one_against_the_rest_is_two_sides(totals: tuple[int, int], written: dict[int, int]) -> None:
    # bela-block, for three: the caller must exceed the sum of the other two; each of them writes what they write
    # together.
    one = compile_scoring(declare(block("bela"), sides="taker_against_rest", players=3))
    more: dict[str, Any] = {"columns": ((2,), (0, 1))}
    assert score(one, facts(one, "hearts", totals, **more)).written == written
