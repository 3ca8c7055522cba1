"""Clauses irregularities.award, .declarations and .deal: what a fault costs."""

from __future__ import annotations

from typing import Any

import pytest
from scoring_games import block, declare, facts, tables

from belote.declaration.model import Fault
from belote.errors import BrokenDeclaration
from belote.irregularities import award_items, price, with_awards
from belote.scoring import DealFacts, DealScore, compile_scoring, score

REVOKE = Fault("pot", "all", "stops")


def fined(name: str, fault: Fault, offender: int, denomination: str = "hearts", **more: Any) -> DealScore:
    """Return the score of a deal that a fault stops, with no trick played that matters."""
    pool = more.pop("pool", ())
    return price(tables(name), fault, offender, DealFacts(denomination, (0, 0), None, 0, **more), pool)


class TestPot:
    """The other side writes all card points of the contract, by the row of a failed contract."""

    @pytest.mark.parametrize(
        ("denomination", "points"), [("hearts", 16 + 5 + 2), ("all_trump", 26 + 5 + 2), ("no_trump", 26 + 5 + 2)]
    )
    @pytest.mark.parametrize("offender", [0, 1])
    def test_bulgaria(self, denomination: str, points: int, offender: int) -> None:
        # wp-en-belot: 162, or 258 in all trumps, and all declarations of the deal whoever made them.
        result = fined("bridge-belot", REVOKE, offender, denomination, declarations=(50, 20))
        expected = [0, 0]
        expected[1 - offender] = points
        assert result.points == tuple(expected)
        assert (result.outcome, result.winners, result.maker) == ("stopped", (1 - offender,), None)

    def test_bela(self) -> None:
        # bela-hr-wp and bela-stih: 162 and all announced declarations; a look at the hidden cards costs 162.
        assert fined("bela", REVOKE, 0, declarations=(20, 50)).points == (0, 232)
        assert fined("bela", Fault("pot", "none", "stops"), 0, declarations=(20, 50)).points == (0, 162)

    def test_before_a_contract_stands_the_first_one_counts(self) -> None:
        assert fined("bela", Fault("pot", "none", "stops"), 1, "").points == (162, 0)

    @pytest.mark.parametrize(
        ("offender", "declarations", "points"),
        [(0, (20, 0), (0, 26)), (1, (20, 0), (26 + 4, 0)), (1, (0, 100), (26, 0))],
    )
    def test_baloot(self, offender: int, declarations: tuple[int, int], points: tuple[int, int]) -> None:
        # baloot-ai-fouls: the base game, and the innocent side's own projects.
        fault = Fault("pot", "innocent", "stops")
        assert fined("baloot", fault, offender, "no_trump", declarations=declarations).points == points

    def test_the_base_game_of_hokum_is_sixteen(self) -> None:
        assert fined("baloot", Fault("pot", "innocent", "stops"), 0).points == (0, 16)

    def test_the_capot_is_added_where_it_is_declared(self) -> None:
        assert fined("bela", Fault("pot", "none", "stops", with_capot=True), 0).points == (0, 252)
        assert fined("bela", Fault("pot", "none", "stops"), 0, tricks=(0, 4)).points == (0, 162)

    def test_belote_follows_the_row_of_a_failed_contract(self) -> None:
        # Bela: it passes to the others with everything else; or its holder keeps it.
        assert fined("bela", REVOKE, 0, belote=(20, 0)).points == (0, 182)
        assert fined("bela+keeps-belote", REVOKE, 0, belote=(20, 0)).points == (20, 162)

    def test_a_contract_that_is_paid_is_paid_to_the_others(self) -> None:
        # cannes-2016: the contract goes to the opponents with all points.
        assert fined("coinche-162", REVOKE, 0, amount=100).points == (0, 262)
        assert fined("coinche-162", REVOKE, 1, amount=100, level=1).points == (524, 0)

    def test_the_pool_goes_as_after_a_failed_contract(self) -> None:
        result = fined("bridge-belot", REVOKE, 0, pool=(8, 8))
        assert (result.points, result.pool_after) == ((0, 32), ())

    def test_no_mark_is_earned(self) -> None:
        result = fined("moldova", REVOKE, 0, tricks=(0, 3))
        assert (result.points, result.marks_earned) == ((0, 16), ())

    def test_several_others_share_alike(self) -> None:
        one = tables("deberts", "alone", 3)
        deal = DealFacts("hearts", (0, 0, 0), None, 0, declarations=(20, 0, 50))
        assert price(one, REVOKE, 1, deal).points == (101, 0, 131)
        assert price(one, Fault("pot", "innocent", "stops"), 0, deal).points == (0, 81, 131)

    def test_what_does_not_divide_goes_to_the_first_after_the_offender(self) -> None:
        one = compile_scoring(declare({**block("deberts"), "count": {"last_trick": 5}}, sides="alone", players=3))
        deal = DealFacts("hearts", (0, 0, 0), None, 0)
        awards = [price(one, Fault("pot", "none", "stops"), offender, deal).points for offender in range(3)]
        assert awards == [(0, 79, 78), (78, 0, 79), (79, 78, 0)]


class TestNumber:
    """The other side writes a plain number of card points."""

    LEAD = Fault(100, "none", "goes_on")

    def test_it_is_added_to_the_deal_that_goes_on(self) -> None:
        # http://www.lavatrajocului.com/en/games/card-games/belote/game-rules: a trump led too early costs 100.
        one = tables("moldova")
        deal = facts(one, "hearts", (100, 62), declarations=(20, 0))
        awards = award_items(one, self.LEAD, 0, deal)
        assert [(item.side, item.code, item.points, item.game, item.clause) for item in awards] == [
            (1, "fault.award", 100, 10, "irregularities.award")
        ]
        result = with_awards(score(one, deal), awards, deal)
        assert (result.points, result.written, result.outcome) == ((12, 16), {0: 12, 1: 16}, "made")

    def test_it_is_never_multiplied(self) -> None:
        result = fined("bridge-belot", Fault(260, "none", "stops"), 0, level=2)
        assert result.points == (0, 26)

    def test_declarations_are_added_as_they_are_said(self) -> None:
        for word, points in (("none", (160, 0)), ("innocent", (180, 0)), ("all", (230, 0))):
            assert fined("bela", Fault(160, word, "stops"), 1, declarations=(20, 50)).points == points

    def test_a_number_that_does_not_divide_is_a_broken_declaration(self) -> None:
        with pytest.raises(BrokenDeclaration):
            fined("bridge-belot", Fault(105, "none", "stops"), 0)


def test_an_award_of_nothing_writes_nothing_and_leaves_the_pool() -> None:
    result = fined("bridge-belot", Fault("none", "none", "stops"), 0, declarations=(0, 50), pool=(8,))
    assert (result.points, result.items, result.pool_after) == ((0, 0), (), (8,))


def test_the_last_trick_belongs_to_the_pot() -> None:
    one = compile_scoring(declare({**block("bela"), "count": {"last_trick": 5}}))
    assert price(one, Fault("pot", "none", "stops"), 0, DealFacts("hearts", (0, 0), None, 0)).points == (0, 157)
