"""Clauses scoring.hanging and scoring.marks: what is carried from deal to deal."""

from __future__ import annotations

from typing import Any

import pytest
from scoring_games import block, declare, facts, scored, swept

from belote.scoring import DealScore, Marks, compile_scoring, score

TIE = {"count": ["cards", "declarations", "belote"], "against": "defenders", "equal": "tied"}
HANG = {"tied": {"cards": "takers_hang"}}


def deal(hanging: dict[str, str], totals: tuple[int, ...], pool: tuple[int, ...], **more: Any) -> DealScore:
    """Return the score of a deal with this word for the pool."""
    section = {"success": [TIE], "pay": HANG, "hanging": hanging, **more.pop("section", {})}
    one = compile_scoring(declare(section, sides="partners" if len(totals) == 2 else "alone", players=len(totals)))
    return score(one, facts(one, "hearts", totals, **more), pool)


class TestPool:
    """A tied deal adds a stake; a decided deal pays the pool out, unmultiplied, as an item of its own."""

    def test_stakes_add_up_over_ties(self) -> None:
        first = deal({}, (81, 81), ())
        second = deal({}, (81, 81), first.pool_after)
        assert second.pool_after == (81, 81)

    @pytest.mark.parametrize(("totals", "points"), [((100, 62), (262, 62)), ((62, 100), (0, 324))])
    def test_the_winner_takes_all(self, totals: tuple[int, int], points: tuple[int, int]) -> None:
        result = deal({"to": "winner", "paid": "all"}, totals, (81, 81))
        assert (result.points, result.pool_after) == (points, ())

    @pytest.mark.parametrize(
        ("totals", "points", "left"), [((100, 62), (262, 62), ()), ((62, 100), (0, 162), (81, 81))]
    )
    def test_the_maker_takes_all_and_a_failure_leaves_it(
        self, totals: tuple[int, int], points: tuple[int, int], left: tuple[int, ...]
    ) -> None:
        result = deal({"to": "maker", "paid": "all"}, totals, (81, 81))
        assert (result.points, result.pool_after) == (points, left)

    def test_the_side_with_more_takes_it_even_when_the_contract_is_made_by_less(self) -> None:
        section = {"success": [{"count": ["cards"], "against": "bid", "equal": "made"}]}
        higher = deal({"to": "higher"}, (80, 82), (50,), amount=80, section=section)
        winner = deal({"to": "winner"}, (80, 82), (50,), amount=80, section=section)
        assert (higher.points, winner.points) == ((80, 132), (130, 82))

    def test_a_capot_counts_for_the_side_with_more(self) -> None:
        section = {"success": [{"count": ["cards"], "against": "bid", "equal": "made"}]}
        more = {"declarations": (0, 200), "tricks": (8, 0), "amount": 80}
        result = deal({"to": "higher"}, (162, 0), (50,), section=section, **more)
        assert result.points == (252 + 50, 200)

    def test_equal_winners_share_the_pool(self) -> None:
        # Side 0 fails alone; the first of the two best after it gets the odd point.
        assert deal({}, (40, 61, 61), (81,), section={"success": [TIE]}).points == (0, 81 + 41, 81 + 40)

    def test_the_pool_stays_when_no_side_has_more(self) -> None:
        section = {"success": [{"count": ["cards"], "against": "bid", "equal": "made"}]}
        result = deal({"to": "higher"}, (81, 81), (50,), amount=80, section=section)
        assert (result.outcome, result.points, result.pool_after) == ("made", (81, 81), (50,))

    def test_one_stake_for_each_deal_oldest_first(self) -> None:
        result = deal({"paid": "one_per_deal"}, (100, 62), (81, 91))
        assert (result.points, result.pool_after) == ((181, 62), (91,))

    def test_the_pool_is_never_multiplied(self) -> None:
        section = {"factors": [2], "pay": {**HANG, "made": {"multiplied": ["cards"]}}}
        result = deal({}, (100, 62), (81,), section=section)
        assert result.points == (281, 62)
        assert [(item.factor, item.game) for item in result.items if item.code == "hanging.paid"] == [(1, 81)]

    def test_a_tie_and_a_deal_that_nobody_took_pay_nothing(self) -> None:
        assert deal({}, (81, 81), (50,)).pool_after == (50, 81)
        passed = deal({}, (100, 62), (50,), taker=None, passed_out=True)
        assert (passed.points, passed.pool_after) == ((100, 62), (50,))

    def test_what_hangs_is_multiplied_before_it_hangs(self) -> None:
        # hit-rules: the doubled pot of a suit hangs as 32.
        assert scored("bridge-belot", "hearts", (81, 81), 0, level=1).pool_after == (32,)


class TestMarks:
    """After the free ones, each so-many-th mark costs points; counted by name and side over the match."""

    @pytest.mark.parametrize(
        ("free", "every", "costs"), [(0, 1, [1, 2, 3, 4]), (1, 1, [2, 3, 4]), (0, 3, [3]), (1, 2, [3]), (1, 3, [4])]
    )
    def test_which_marks_cost(self, free: int, every: int, costs: list[int]) -> None:
        mark = {"name": "bolt", "when": "failed", "free": free, "every": every, "points": -10}
        one = compile_scoring(declare({"success": [TIE], "marks": [mark]}))
        marks: Marks = {"bolt": (0, 0)}
        found = []
        for number in range(1, 5):
            result = score(one, facts(one, "hearts", (60, 102)), (), marks)
            marks = result.marks
            if [item for item in result.items if item.code == "mark.bolt"]:
                found.append(number)
        assert (found, marks) == (costs, {"bolt": (4, 0)})

    @pytest.mark.parametrize(
        ("totals", "tricks", "earned"),
        [
            ((100, 62), (5, 3), ()),
            ((60, 102), (3, 5), (("failed", 0), ("with", 0))),
            ((0, 162), (0, 8), (("failed", 0), ("none", 0))),
            ((162, 0), (8, 0), (("none", 1),)),
            ((81, 81), (4, 4), ()),
        ],
    )
    def test_what_earns_a_mark(
        self, totals: tuple[int, int], tricks: tuple[int, int], earned: tuple[tuple[str, int], ...]
    ) -> None:
        whens = (("failed", "failed"), ("with", "failed_with_a_trick"), ("none", "trickless"))
        marks = [{"name": name, "when": when, "free": 9, "every": 1, "points": -1} for name, when in whens]
        one = compile_scoring(declare({"success": [TIE], "marks": marks}))
        assert score(one, facts(one, "hearts", totals, tricks=tricks)).marks_earned == earned

    def test_kinds_are_never_mixed(self) -> None:
        # Deberts: a taker without a trick collects both marks, and the first of each kind is free.
        first = scored("deberts", "hearts", (0, 100, 62), 0, tricks=(0, 5, 4))
        assert first.points == (0, 100, 62)
        assert first.marks == {"bait": (1, 0, 0), "nothing": (1, 0, 0)}
        second = scored("deberts", "hearts", (30, 70, 62), 0, tricks=(2, 4, 3), marks=first.marks)
        assert second.points[0] == -100
        third = scored("deberts", "hearts", (100, 62, 0), 0, tricks=(5, 4, 0), marks=second.marks)
        assert third.points == (100, 62, 0)

    def test_two_rows_of_one_name_count_together(self) -> None:
        once = scored("bridge-belot+kirtik", "hearts", (60, 102), 0)
        again = scored("bridge-belot+kirtik", "hearts", (0, 162), 0, tricks=swept(1), marks=once.marks)
        assert (once.points, again.points) == ((-10, 16), (-10, 25))
        assert again.marks == {"kirtik": (2, 0)}

    def test_with_one_against_the_rest_each_column_has_its_own_count(self) -> None:
        mark = {"name": "nothing", "when": "trickless", "free": 1, "every": 1, "points": -10}
        section = {**block("classic"), "marks": [mark]}
        one = compile_scoring(declare(section, sides="taker_against_rest", players=3))
        columns = ((1,), (2, 0))
        marks = {"nothing": (0, 0, 1)}
        deal_facts = facts(one, "hearts", (162, 0), tricks=swept(0), columns=columns)
        result = score(one, deal_facts, (), marks)
        assert result.written == {1: 252, 2: -10, 0: 0}
        assert result.marks == {"nothing": (1, 0, 2)}
