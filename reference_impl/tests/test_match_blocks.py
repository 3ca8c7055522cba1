"""Clauses match.blocked and match.after-block: what keeps a side from finishing in this deal."""

from __future__ import annotations

from typing import Any

import pytest
from match_games import after, rules


def goes_on(words: list[str], totals: tuple[int, int], *points: int, **more: Any) -> bool:
    """Say whether the match to 151 goes on after a deal."""
    return not after(rules({"target": 151, "blocked": words}), totals, *points, **more).finished


@pytest.mark.parametrize(
    ("word", "blocking", "harmless"),
    [
        ("swept_deal", {"tricks": (8, 0)}, {"tricks": (7, 1)}),
        ("swept_deal", {"tricks": (0, 8)}, {"tricks": (1, 7)}),
        ("by_capot", {"items": {("capot", 0): 9}}, {"items": {("capot", 0): 8}}),
        ("by_capot", {"items": {("capot", 0): 9}}, {"items": {("capot", 1): 9}}),
        ("by_capot", {"items": {("capot", 0): 9}}, {"items": {("belote", 0): 9}}),
        ("trickless", {"tricks": (0, 8)}, {"tricks": (1, 7)}),
        ("by_belote", {"items": {("belote", 0): 9}}, {"items": {("belote", 0): 8}}),
        (
            "trickless_by_belote",
            {"items": {("belote", 0): 9}, "tricks": (0, 8)},
            {"items": {("belote", 0): 9}, "tricks": (1, 7)},
        ),
        ("trickless_by_belote", {"items": {("belote", 0): 9}, "tricks": (0, 8)}, {"tricks": (0, 8)}),
        ("failed_by_belote", {"items": {("belote", 0): 9}, "outcome": "failed"}, {"outcome": "failed"}),
        ("failed_by_belote", {"items": {("belote", 0): 9}, "tricks": (0, 8)}, {"items": {("belote", 0): 9}}),
        ("failed_by_belote", {"items": {("belote", 0): 9}, "outcome": "failed"}, {"items": {("belote", 0): 9}}),
        ("hanging", {"pool": (8,)}, {"pool": ()}),
        ("not_maker", {"taker": 1}, {"taker": 0}),
        ("not_maker", {"taker": 0, "outcome": "failed"}, {"taker": 0}),
        ("not_maker", {"taker": 0, "outcome": "tied"}, {"taker": 0}),
    ],
)
def test_a_block_keeps_a_side_from_finishing(word: str, blocking: dict[str, Any], harmless: dict[str, Any]) -> None:
    # Side 0 comes from 141 to 159: nine points less would leave 150, eight 151.
    assert goes_on([word], (141, 100), 18, 8, **blocking)
    assert not goes_on([word], (141, 100), 18, 8, **harmless)
    assert not goes_on([], (141, 100), 18, 8, **blocking)


@pytest.mark.parametrize(("taker", "blocked"), [(0, False), (1, True)])
def test_only_the_side_that_failed_is_kept_from_finishing(taker: int, blocked: bool) -> None:
    more = {"items": {("belote", 1): 9}, "outcome": "failed", "taker": taker}
    assert goes_on(["failed_by_belote"], (100, 141), 8, 18, **more) is blocked


def test_a_side_that_wrote_nothing_or_less_cannot_finish() -> None:
    # It had 155 already, after a deal in which it was kept from finishing.
    assert goes_on(["scoreless"], (155, 100), 0, 26)
    assert goes_on(["scoreless"], (156, 100), -1, 26)
    assert not goes_on(["scoreless"], (155, 100), 1, 25)


def test_a_capot_that_was_not_needed_blocks_nothing() -> None:
    # ma-belot, tests, in raw tens: 165 is over after a capot, 154 is not.
    items = {"items": {("capot", 0): 9}}
    assert not goes_on(["by_capot"], (130, 0), 35, 0, **items)
    assert goes_on(["by_capot"], (119, 0), 35, 0, **items)


def test_a_block_is_looked_at_anew_after_every_deal() -> None:
    # hit-rules: after a capot one more deal is played, and a further capot does not count as that deal.
    match_rules = rules({"target": 151, "blocked": ["swept_deal"]})
    first = after(match_rules, (140, 100), 25, 0, tricks=(8, 0))
    assert not first.finished
    second = after(match_rules, first.totals, 0, 35, tricks=(0, 8))
    assert not second.finished
    third = after(match_rules, second.totals, 10, 6)
    assert (third.finished, third.winners) == (True, (0,))


def test_the_leader_is_kept_from_finishing_and_nobody_below_it_wins() -> None:
    # belot-game-engine: at least 151, more than the other, and something written in this deal.
    assert goes_on(["scoreless"], (155, 130), 0, 22)
    assert not goes_on(["scoreless"], (155, 130), 0, 26)


def test_a_side_without_a_trick_may_not_finish() -> None:
    # Oliboy50's coinche, issue 41: 990 with belote and no trick.
    match = {"target": 1000, "blocked": ["trickless"]}
    more = {"tricks": (0, 8), "taker": 1, "items": {("belote", 0): 20}}
    both = after(rules(match), (990, 700), 20, 500, **more)
    assert (both.totals, both.winners) == ((1010, 1200), (1,))
    alone = after(rules(match), (990, 400), 20, 252, **more)
    assert (alone.totals, alone.finished) == ((1010, 652), False)
    assert after(rules({"target": 1000}), (990, 400), 20, 252, **more).winners == (0,)


class TestAfterBlock:
    """After a block the target stands, or becomes one point more than the leader has."""

    def test_the_target_stands(self) -> None:
        state = after(rules({"target": 151, "blocked": ["swept_deal"]}), (140, 100), 25, 0, tricks=(8, 0))
        assert state.target == 151

    def test_it_becomes_one_more_than_the_leader_has(self) -> None:
        match_rules = rules({"target": 151, "blocked": ["swept_deal"], "after_block": "leader_plus_one"})
        state = after(match_rules, (140, 100), 25, 0, tricks=(8, 0))
        assert (state.target, state.finished) == (166, False)
        again = after(match_rules, (165, 150), 0, 16, state={"target": 166})
        assert (again.winners, again.totals) == ((1,), (165, 166))

    def test_nothing_moves_when_nothing_was_blocked(self) -> None:
        match_rules = rules({"target": 151, "blocked": ["swept_deal"], "after_block": "leader_plus_one"})
        assert after(match_rules, (100, 100), 25, 0, tricks=(8, 0)).target == 151


def test_a_draw_is_kept_back_as_well() -> None:
    match = {"target": 151, "several": "draw", "blocked": ["hanging"]}
    assert not after(rules(match), (145, 145), 10, 8, pool=(8,)).finished
    assert after(rules(match), (145, 145), 10, 8).winners == ()
