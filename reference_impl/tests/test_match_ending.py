"""Clauses match.target, .reached, .several, .equal and .deals: who has won, and when."""

from __future__ import annotations

from typing import Any

import pytest
from match_games import after, rules


def won(match: dict[str, Any], totals: tuple[int, ...], *points: int, **more: Any) -> tuple[int, ...] | None:
    """Return the winners after a deal: columns, none in a draw, nothing while the match goes on."""
    sides = more.pop("table", {})
    state = after(rules(match, **sides), totals, *points, **more)
    return state.winners if state.finished else None


class TestTarget:
    """The match ends when the target is reached."""

    @pytest.mark.parametrize(
        ("reached", "points", "winners"),
        [("at_least", 99, None), ("at_least", 100, (0,)), ("more_than", 100, None), ("more_than", 101, (0,))],
    )
    def test_the_target_itself_is_enough_or_not(self, reached: str, points: int, winners: tuple[int, ...]) -> None:
        assert won({"target": 1000, "reached": reached}, (900, 700), points, 0) == winners

    def test_running_totals_decide_and_not_the_deal(self) -> None:
        # saneag's belot, commit 5831573: 95 and 60 before a deal of 10 and 6, to 101.
        state = after(rules({"target": 101}), (95, 60), 10, 6)
        assert (state.totals, state.finished, state.winners, state.reason) == ((105, 66), True, (0,), "target")

    def test_one_side_at_the_limit_is_enough(self) -> None:
        # pyschieber, commit be82f47.
        assert won({"target": 2500}, (2400, 1200), 110, 0) == (0,)

    @pytest.mark.parametrize(
        ("target", "totals", "points", "final", "winners"),
        [
            (1001, (950, 920), (70, 92), (1020, 1012), (0,)),
            (501, (431, 400), (70, 92), (501, 492), (0,)),
        ],
    )
    def test_bela_by_the_tests_of_a_server(
        self,
        target: int,
        totals: tuple[int, int],
        points: tuple[int, int],
        final: tuple[int, int],
        winners: tuple[int, ...],
    ) -> None:
        # bitola-beljot, scoring tests.
        state = after(rules({"target": target}), totals, *points)
        assert (state.totals, state.winners) == (final, winners)


class TestSeveral:
    """More than one side has reached the target."""

    def test_the_higher_total_wins_and_not_the_first_in_the_list(self) -> None:
        # coincoinche, commit 584dc98: 1000-940, 1010-1040.
        assert won({"target": 1000}, (900, 880), 100, 60) == (0,)
        assert won({"target": 1000}, (950, 960), 60, 80) == (1,)

    @pytest.mark.parametrize(
        ("word", "winners"), [("higher", (0,)), ("last_deal", (1,)), ("last_takers", (1,)), ("draw", ())]
    )
    def test_each_word(self, word: str, winners: tuple[int, ...]) -> None:
        # Higher total; only the last deal's points (tournoi-international); the last takers; a draw (pagat-belote).
        assert won({"target": 1000, "several": word}, (990, 940), 20, 62, taker=1) == winners

    @pytest.mark.parametrize("word", ["higher", "last_deal", "last_takers", "draw", "raise"])
    def test_one_side_alone_wins_whatever_the_word(self, word: str) -> None:
        assert won({"target": 1000, "several": word, "raise_by": 50}, (990, 700), 20, 142, taker=1) == (0,)

    def test_the_target_is_raised(self) -> None:
        # https://github.com/RHFanambinantsoa/score_belote_flutter: 148-147 and a deal of 10-16 make 158-163; the target
        # becomes 200.
        match_rules = rules({"target": 150, "several": "raise", "raise_by": 50})
        state = after(match_rules, (148, 147), 10, 16)
        assert (state.totals, state.target, state.finished) == ((158, 163), 200, False)
        again = after(match_rules, (190, 163), 12, 0, state={"target": 200})
        assert (again.winners, again.target) == ((0,), 200)

    def test_a_target_is_raised_more_than_once(self) -> None:
        match_rules = rules({"target": 150, "several": "raise", "raise_by": 100})
        state = after(match_rules, (249, 248), 10, 16, state={"target": 250})
        assert (state.target, state.finished) == (350, False)

    def test_last_deal_falls_back_on_the_word_for_equals(self) -> None:
        assert won({"target": 1000, "several": "last_deal"}, (990, 940), 81, 81) is None
        match = {"target": 1000, "several": "last_deal", "equal": "last_takers"}
        assert won(match, (990, 940), 81, 81, taker=1) == (1,)

    def test_takers_that_have_not_reached_it_do_not_win_it(self) -> None:
        match = {"target": 501, "several": "last_takers"}
        assert won(match, (490, 495, 100), 60, 70, 32, taker=2, table={"sides": "alone", "players": 3}) == (1,)


class TestEqual:
    """The best totals are equal."""

    @pytest.mark.parametrize(
        ("word", "outcome", "winners"),
        [
            ("another_deal", "made", None),
            ("last_takers", "failed", (1,)),
            ("last_winners", "failed", (0,)),
            ("last_winners", "made", (1,)),
            ("last_winners", "tied", None),
            ("draw", "made", ()),
        ],
    )
    def test_each_word(self, word: str, outcome: str, winners: tuple[int, ...] | None) -> None:
        # 1020-1020, the last contract by side 1: play on (Coinche), or the contracting side wins (Bitola).
        assert won({"target": 1000, "equal": word}, (950, 930), 70, 90, taker=1, outcome=outcome) == winners

    def test_equal_below_the_target_is_nothing(self) -> None:
        assert won({"target": 1000, "equal": "draw"}, (400, 380), 70, 90) is None

    def test_only_the_best_are_looked_at(self) -> None:
        table = {"sides": "alone", "players": 3}
        match = {"target": 500, "equal": "last_takers"}
        assert won(match, (490, 470, 520), 20, 20, 0, taker=1, table=table) == (2,)
        assert won(match, (490, 490, 520), 60, 60, 0, taker=2, table=table) is None


class TestDeals:
    """The match ends after so many deals at the latest."""

    @pytest.mark.parametrize(("before", "winners"), [(10, None), (11, (1,)), (12, (1,))])
    def test_the_higher_total_wins_after_the_last(self, before: int, winners: tuple[int, ...] | None) -> None:
        assert won({"deals": 12}, (700, 760), 90, 72, state={"deals": before}) == winners

    def test_a_tie_is_decided_by_the_word_for_equals(self) -> None:
        # bela-turniri, the short match: at most three deals to 163; a tie asks for one more.
        match = {"target": 163, "deals": 3}
        assert won(match, (70, 60), 10, 20, state={"deals": 2}) is None
        assert won(match, (80, 80), 62, 70, state={"deals": 3}) == (1,)
        assert won({**match, "equal": "draw"}, (70, 60), 10, 20, state={"deals": 2}) == ()

    def test_the_target_ends_it_before(self) -> None:
        state = after(rules({"target": 163, "deals": 3}), (100, 20), 63, 99)
        assert (state.winners, state.reason) == ((0,), "target")

    def test_the_limit_ends_it_below_the_target_and_whatever_is_blocked(self) -> None:
        state = after(rules({"target": 163, "deals": 3}), (60, 50), 20, 0, state={"deals": 2})
        assert (state.winners, state.reason) == ((0,), "deals")
        match = {"target": 100, "deals": 3, "blocked": ["hanging"]}
        state = after(rules(match), (60, 50), 60, 0, pool=(8,), state={"deals": 2})
        assert (state.winners, state.reason) == ((0,), "deals")
