"""Clauses match.end and dealing.dealer: rows of deals, who deals next, and what a match carries along."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from match_games import after, deal, played, rules, standing
from scoring_games import facts, swept

from belote.declaration.model import Dealer
from belote.errors import Refusal
from belote.match import add_annulled, add_deal, add_fault, add_misdeal, add_void, begin, is_last_deal
from belote.scoring import score

Dealt = tuple[int, tuple[int, int], dict[str, Any]]


def row(name: str, match: dict[str, Any], *dealt: Dealt) -> tuple[int, ...]:
    """Return the totals after a row of deals in hearts: who took, card points with the last trick, and what else."""
    match_rules, tables = played(name, match)
    state = begin(match_rules, 0)
    for taker, totals, more in dealt:
        one = facts(tables, "hearts", totals, taker, last_deal=is_last_deal(match_rules, state), **more)
        state = add_deal(match_rules, state, score(tables, one, state.pool, state.marks), one)
    return state.totals


class TestRows:
    """Published rows of deals."""

    def test_two_litiges_in_one_match(self) -> None:
        # scoreit: 116 (1), 81 tied (2), 50 (2), 60 (1), capot (1), 143 (2), 71 and belote tied (2), 120 (2).
        totals = row(
            "classic",
            {"target": 5000},
            (0, (116, 46), {}),
            (1, (81, 81), {}),
            (1, (112, 50), {}),
            (0, (60, 102), {}),
            (0, (162, 0), {"tricks": swept(0)}),
            (1, (19, 143), {}),
            (1, (91, 71), {"belote": (0, 20)}),
            (1, (42, 120), {}),
        )
        assert totals == (
            116 + 81 + (81 + 162) + 0 + 252 + 19 + 91 + 42,
            46 + 0 + 0 + 162 + 0 + 143 + 0 + (91 + 120),
        )
        assert totals == (844, 562)

    def test_a_match_without_a_litige(self) -> None:
        # scoreit: 116 (1), 90 (2), 50 (2), 60 (1), capot (1), 143 (2): 621-441.
        dealt = [
            (0, (116, 46), {}),
            (1, (72, 90), {}),
            (1, (112, 50), {}),
            (0, (60, 102), {}),
            (0, (162, 0), {"tricks": swept(0)}),
            (1, (19, 143), {}),
        ]
        assert row("classic", {"target": 5000}, *dealt) == (621, 441)

    @pytest.mark.parametrize(
        ("name", "target", "before", "totals", "more"),
        [
            # ffb-classic-2016 §10.4.2: at 910, 85 is rounded to 90. ffb-contree-2016 §10.4: at 1880, 117 to 120.
            ("classic+rounded", 1000, 910, (85, 77), {}),
            ("contree-pf", 2000, 1880, (117, 45), {"amount": 80}),
        ],
    )
    def test_rounded_points_win(
        self, name: str, target: int, before: int, totals: tuple[int, int], more: dict[str, Any]
    ) -> None:
        match_rules, tables = played(name, {"target": target})
        one = facts(tables, "hearts", totals, **more)
        state = add_deal(match_rules, standing(match_rules, before, 0), score(tables, one), one)
        assert (state.totals[0], state.winners) == (target, (0,))

    def test_the_running_total_is_never_multiplied(self) -> None:
        # coinche-back, commit a0ebc3c: at 2000-1000, 80 doubled and made with 99 and belote; belote stays 20.
        match_rules, tables = played("coinche-ffb", {"target": 3000})
        one = facts(tables, "hearts", (99, 63), amount=80, level=1, belote=(20, 0))
        state = add_deal(match_rules, standing(match_rules, 2000, 1000), score(tables, one), one)
        assert state.totals == (2500, 1000)

    def test_the_third_bolt_of_a_match_costs_ten(self) -> None:
        lost: Dealt = (0, (70, 92), {})
        assert row("moldova", {"target": 101}, lost, lost) == (0, 32)
        assert row("moldova", {"target": 101}, lost, (1, (100, 62), {}), lost) == (16, 16 + 16)
        assert row("moldova", {"target": 101}, lost, lost, lost) == (-10, 48)

    def test_a_litige_in_the_last_deal_is_contested(self) -> None:
        # Contests of a fixed number of deals: each side writes its own 81 in the last one.
        tie: Dealt = (0, (81, 81), {})
        assert row("classic+contest-last-deal", {"deals": 2}, tie) == (0, 81)
        assert row("classic+contest-last-deal", {"deals": 2}, tie, tie) == (81, 162)


class TestDealers:
    """Who deals next."""

    @pytest.mark.parametrize(
        ("word", "points", "dealers"),
        [
            ("next", (10, 6), [1, 2, 3, 0]),
            ("same", (10, 6), [0, 1, 2, 3]),
            ("winner", (10, 6), [0, 2, 2, 0]),  # a side: the first of it in turn, the dealer before all
            ("winner", (6, 10), [1, 1, 3, 3]),
            ("winner", (8, 8), [0, 1, 2, 3]),
        ],
    )
    def test_after_a_deal(self, word: str, points: tuple[int, int], dealers: list[int]) -> None:
        match_rules = rules({"target": 1000}, dealer=Dealer("lot", word, "same"))
        found = [after(match_rules, (0, 0), *points, state={"dealer": seat}).dealer for seat in range(4)]
        assert found == dealers

    def test_the_best_of_players_alone(self) -> None:
        match_rules = rules({"target": 1000}, dealer=Dealer("lot", "winner", "same"), sides="alone", players=3)
        assert after(match_rules, (0, 0, 0), 10, 52, 100).dealer == 2
        assert after(match_rules, (0, 0, 0), 10, 76, 76, state={"dealer": 2}).dealer == 2
        assert after(match_rules, (0, 0, 0), 10, 76, 76, state={"dealer": 0}).dealer == 1

    @pytest.mark.parametrize(("void", "misdeal"), [("next", "same"), ("same", "next")])
    def test_a_misdeal_and_a_void_deal_have_their_own_words(self, void: str, misdeal: str) -> None:
        # contree.org and sexy-belote.com: a misdeal is dealt again by seat 3, a deal nobody takes passes to seat 0.
        match_rules = rules({"target": 1000}, dealer=Dealer("lot", "next", misdeal, void))
        state = standing(match_rules, 0, 0, dealer=3, pool=(8,), deals=4)
        found = {"next": 0, "same": 3}
        assert add_void(match_rules, state) == replace(state, dealer=found[void])
        assert add_misdeal(match_rules, state) == replace(state, dealer=found[misdeal])

    @pytest.mark.parametrize(("word", "dealer"), [("same", 3), ("next", 0)])
    def test_an_annulled_deal_has_the_word_of_its_row(self, word: str, dealer: int) -> None:
        match_rules = rules({"target": 1000})
        assert add_annulled(match_rules, standing(match_rules, 0, 0, dealer=3), word).dealer == dealer

    def test_an_open_dealer_stays_open(self) -> None:
        match_rules = rules({"target": 1000})
        assert begin(match_rules).dealer is None
        assert add_void(match_rules, begin(match_rules)).dealer is None
        assert add_deal(match_rules, begin(match_rules), *deal(10, 6)).dealer is None


class TestCourse:
    """What a match carries from deal to deal."""

    def test_a_replayed_deal_counts_for_nothing_and_keeps_the_dealer(self) -> None:
        match_rules = rules({"target": 1000, "deals": 3})
        state = standing(match_rules, 20, 30, dealer=2, deals=2)
        assert add_deal(match_rules, state, *deal(0, 0, outcome="replay")) == state

    def test_deals_pool_and_marks_are_kept(self) -> None:
        match_rules, tables = played("bridge-belot+kirtik", {"target": 151})
        state = begin(match_rules, 0)
        for totals in ((81, 81), (60, 102)):
            one = facts(tables, "hearts", totals)
            state = add_deal(match_rules, state, score(tables, one, state.pool, state.marks), one)
            assert state.pool == ((8,) if totals == (81, 81) else ())
        assert (state.totals, state.deals, state.dealer, state.marks) == ((-10, 8 + 16 + 8), 2, 2, {"kirtik": (1, 0)})

    def test_only_a_limit_tells_which_deal_is_the_last(self) -> None:
        match_rules = rules({"deals": 3})
        states = [standing(match_rules, 0, 0, deals=deals) for deals in range(5)]
        assert [is_last_deal(match_rules, state) for state in states] == [False, False, True, True, True]
        assert not is_last_deal(rules({"target": 1}), begin(rules({"target": 1})))

    def test_what_the_rest_writes_is_written_to_each_of_its_players(self) -> None:
        match_rules = rules({"target": 701}, sides="taker_against_rest", players=3)
        state = after(match_rules, (600, 650, 690), 100, 62, columns=((1,), (2, 0)))
        assert (state.totals, state.winners) == ((662, 750, 752), (2,))

    def test_columns_have_the_names_of_sides_or_seats(self) -> None:
        assert rules({"target": 1}).column_names() == ("NS", "EW")
        assert rules({"target": 1}, sides="alone", players=3).column_names() == ("N", "S", "E")
        assert rules({"target": 1}, sides="taker_against_rest", players=2).column_names() == ("N", "E")

    def test_nothing_is_added_to_a_match_that_is_over(self) -> None:
        match_rules = rules({"target": 100}, faults={"revoke": FAULT})
        over = after(match_rules, (90, 0), 10, 0)
        with pytest.raises(Refusal) as added:
            add_deal(match_rules, over, *deal(1, 1))
        with pytest.raises(Refusal) as counted:
            add_fault(match_rules, over, "revoke", 0)
        for refusal in (added.value, counted.value):
            assert (refusal.code, refusal.phase, refusal.clause) == ("match.over", "over", "match.end")


FAULT = {"award": "pot", "declarations": "all", "deal": "stops", "match_lost_at": 2}


class TestFaults:
    """Enough faults of one kind lose the match."""

    def test_the_second_revoke_of_a_side_loses_it(self) -> None:
        # wp-en-belot: two such breaches can cost the match.
        match_rules = rules({"target": 151}, faults={"revoke": FAULT, "wrong_claim": FAULT})
        state = begin(match_rules, 0)
        for seat, what, finished in ((0, "revoke", False), (1, "revoke", False), (2, "wrong_claim", False)):
            state = add_fault(match_rules, state, what, seat)
            assert state.finished is finished
        state = add_fault(match_rules, state, "revoke", 2)
        assert (state.finished, state.winners, state.reason) == (True, (1,), "fault")

    @pytest.mark.parametrize(("seat", "counted"), [(0, (1, 0)), (1, (0, 1))])
    def test_a_fault_is_counted_for_its_own_side_alone(self, seat: int, counted: tuple[int, int]) -> None:
        match_rules = rules({"target": 151}, faults={"revoke": FAULT})
        assert add_fault(match_rules, begin(match_rules, 0), "revoke", seat).faults == {"revoke": counted}

    def test_never_where_it_says_so(self) -> None:
        match_rules = rules({"target": 151}, faults={"revoke": {**FAULT, "match_lost_at": 0}})
        state = begin(match_rules, 0)
        for _ in range(5):
            state = add_fault(match_rules, state, "revoke", 0)
        assert (state.finished, state.faults) == (False, {"revoke": (5, 0)})

    def test_all_others_win_against_a_player_alone(self) -> None:
        match_rules = rules({"target": 151}, faults={"revoke": {**FAULT, "match_lost_at": 1}}, sides="alone", players=3)
        assert add_fault(match_rules, begin(match_rules), "revoke", 1).winners == (0, 2)

    def test_a_fault_that_is_not_listed_has_no_price(self) -> None:
        match_rules = rules({"target": 151})
        with pytest.raises(Refusal) as refused:
            add_fault(match_rules, begin(match_rules), "revoke", 0)
        assert (refused.value.code, refused.value.clause) == ("irregularities.no-price", "irregularities.faults")


@given(st.lists(st.tuples(st.integers(0, 300), st.integers(0, 300)), max_size=30), st.integers(1, 2000))
def test_a_match_ends_exactly_when_a_total_stands_alone_at_the_target(
    dealt: list[tuple[int, int]], target: int
) -> None:
    match_rules, totals = rules({"target": target}), (0, 0)
    state = begin(match_rules, 0)
    for points in dealt:
        state = add_deal(match_rules, state, *deal(*points))
        totals = (totals[0] + points[0], totals[1] + points[1])
        assert state.totals == totals
        over = max(totals) >= target and totals[0] != totals[1]
        assert state.finished is over
        if over:
            assert state.winners == (totals.index(max(totals)),)
            break
