"""Clause match.instant-win: what wins the match at once."""

from __future__ import annotations

from typing import Any

import pytest
from match_games import after, played_level, rules, standing

from belote.match import win


class TestSweep:
    """All tricks."""

    @pytest.mark.parametrize(
        ("contracts", "tricks", "winners"),
        [
            ({"contracts": ["suit"]}, (8, 0), (0,)),
            ({"contracts": ["suit"]}, (0, 8), (1,)),
            ({"contracts": ["suit"]}, (7, 1), ()),
            ({"contracts": ["no_trump"]}, (8, 0), ()),
            ({}, (8, 0), (0,)),
        ],
    )
    def test_in_the_contracts_that_are_named(
        self, contracts: dict[str, Any], tricks: tuple[int, int], winners: tuple[int, ...]
    ) -> None:
        # https://github.com/giretra/giretra: a sweep in a suit wins the match.
        match_rules = rules({"target": 150, "instant_win": [{"by": "sweep", **contracts}]})
        assert after(match_rules, (0, 140), 16, 0, tricks=tricks).winners == winners


class TestLevel:
    """The level of doubling decides the match."""

    @pytest.mark.parametrize(("totals", "winners"), [((100, 62), (0,)), ((70, 92), (1,)), ((81, 81), ())])
    def test_whatever_the_totals(self, totals: tuple[int, int], winners: tuple[int, ...]) -> None:
        state = played_level(totals)
        assert (state.winners, state.finished) == (winners, bool(winners))


class TestWon:
    """A deal that decided the match within itself: by a run before the first lead, or by what a side has proved."""

    def test_the_totals_stand_as_they_were(self) -> None:
        state = win(standing(rules({"target": 1001}), 10, 900), (0,))
        assert (state.finished, state.winners, state.totals) == (True, (0,), (10, 900))
