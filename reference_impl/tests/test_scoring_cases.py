"""Clause scoring.cases: the same fields again, laid over the base when every condition of the key holds."""

from __future__ import annotations

from typing import Any

import pytest
from scoring_games import CONTRACTS, PLAIN, block, declare, facts, tables

from belote.declaration.model import PackSection, PayRow
from belote.errors import BrokenDeclaration
from belote.scoring import DealFacts, compile_scoring, rules_for
from belote.scoring.tables import ScoringTables

TEST = {"count": ["cards"], "against": "defenders", "equal": "failed"}


def compiled(cases: dict[str, Any], **base: Any) -> ScoringTables:
    """Return the tables of a small scoring section."""
    return compile_scoring(declare({"success": [TEST], **base, "cases": cases}))


def worth(compiled_tables: ScoringTables, denomination: str, **more: Any) -> int | str:
    """Return the worth of the contract, which the cases below set."""
    return rules_for(compiled_tables, facts(compiled_tables, denomination, (100, 62), **more)).worth


class TestOrder:
    """Keys with fewer conditions are laid first, then in the order of the list of conditions."""

    def test_more_conditions_win_whatever_the_order_of_writing(self) -> None:
        one = compiled({"hearts+doubled": {"worth": 3}, "hearts": {"worth": 1}, "doubled": {"worth": 2}})
        assert worth(one, "hearts") == 1
        assert worth(one, "clubs", level=1) == 2
        assert worth(one, "hearts", level=1) == 3

    def test_of_two_single_conditions_the_later_of_the_list_wins(self) -> None:
        one = compiled({"last_deal": {"worth": 4}, "swept": {"worth": 3}, "hearts": {"worth": 2}, "suit": {"worth": 1}})
        assert worth(one, "clubs") == 1
        assert worth(one, "hearts") == 2
        assert worth(one, "hearts", tricks=(8, 0)) == 3
        assert worth(one, "hearts", tricks=(8, 0), last_deal=True) == 4

    def test_a_redoubled_deal_is_doubled_too(self) -> None:
        one = compiled({"redoubled": {"worth": 2}, "doubled": {"worth": 1}})
        assert [worth(one, "hearts", level=level) for level in range(4)] == ["bid", 1, 2, 2]

    @pytest.mark.parametrize("rung", ["capot", "capot_belote", "generale"])
    def test_each_rung_has_its_case(self, rung: str) -> None:
        one = compiled({f"{rung}_bid": {"worth": 7}})
        assert worth(one, "hearts", amount=rung) == 7
        assert worth(one, "hearts", amount=110) == "bid"
        assert all(worth(one, "hearts", amount=other) == "bid" for other in ("capot", "generale") if other != rung)

    def test_the_promise_of_all_tricks_is_a_capot_that_was_bid(self) -> None:
        one = compiled({"capot_bid": {"worth": 7}})
        assert (worth(one, "hearts", amount=110, flag=True), worth(one, "hearts", amount=110)) == (7, "bid")

    def test_a_contract_is_known_by_its_kind_and_by_its_name(self) -> None:
        contracts = {**CONTRACTS, "downwards": {"kind": "no_trump", "plain": PLAIN}}
        one = compile_scoring(
            declare(
                {"success": [], "cases": {"no_trump": {"worth": 1}, "downwards": {"factors": [2]}}}, contracts=contracts
            )
        )
        below, above = (rules_for(one, facts(one, name, (80, 50))) for name in ("downwards", "no_trump"))
        assert (below.worth, below.factors, above.worth, above.factors) == (1, (2,), 1, (1,))

    def test_a_deal_that_nobody_took(self) -> None:
        one = compiled({"passed_out": {"worth": 1}})
        passed = facts(one, "hearts", (100, 62), None, passed_out=True)
        assert rules_for(one, passed).worth == 1


class TestMerging:
    """Maps merge, lists and thresholds replace, and null removes."""

    def test_a_row_keeps_what_the_case_does_not_name(self) -> None:
        one = compiled({"doubled": {"pay": {"made": {"belote": "takers"}}}}, pay={"made": {"cards": "takers"}})
        deal = facts(one, "hearts", (100, 62), level=1)
        assert rules_for(one, deal).pay.made == PayRow(cards="takers", belote="takers")

    def test_a_failed_row_goes_to_the_defenders_where_it_says_nothing(self) -> None:
        one = compiled({"doubled": {"pay": {"failed": {"belote": "own"}}}})
        deal = facts(one, "hearts", (100, 62), level=1)
        assert rules_for(one, deal).pay.failed == PayRow("defenders", "defenders", "own")

    def test_thresholds_and_lists_replace(self) -> None:
        base = {"rounding": {"to": 10, "up_from": {"larger": 7, "smaller": 6}}, "factors": [1, 2, 4]}
        one = compiled({"doubled": {"rounding": {"up_from": {"each": 6}}, "factors": [3]}}, **base)
        rules = rules_for(one, facts(one, "hearts", (100, 62), level=1))
        assert rules.rounding is not None
        assert (dict(rules.rounding.up_from), rules.rounding.to, rules.factors) == ({"each": 6}, 10, (3,))

    def test_null_makes_points_exact(self) -> None:
        rounding = {"to": 10, "up_from": {"each": 6}}
        one = compiled({"last_deal": {"rounding": None}}, rounding=rounding)
        assert rules_for(one, facts(one, "hearts", (100, 62), last_deal=True)).rounding is None
        assert rules_for(one, facts(one, "hearts", (100, 62))).rounding is not None


class TestRefused:
    """A case that cannot be read is a broken declaration."""

    def test_a_condition_that_does_not_exist(self) -> None:
        with pytest.raises(BrokenDeclaration, match=r"no condition 'dubbled'.*scoring\.cases"):
            compiled({"dubbled": {"worth": 1}})

    def test_a_rounding_that_stands_only_in_a_case_needs_both_its_parts(self) -> None:
        one = compiled({"doubled": {"rounding": {"up_from": {"each": 6}}}})
        with pytest.raises(BrokenDeclaration, match=r"scoring\.rounding"):
            rules_for(one, facts(one, "hearts", (100, 62), level=1))


def test_rules_are_laid_once_for_a_set_of_conditions() -> None:
    one = tables("bridge-belot")
    deals = [facts(one, "hearts", totals, amount=None) for totals in ((100, 62), (90, 72))]
    assert rules_for(one, deals[0]) is rules_for(one, deals[1])
    assert rules_for(one, deals[0]) is not rules_for(one, facts(one, "no_trump", (80, 50)))


def test_the_points_of_the_pack_are_those_of_the_contracts() -> None:
    assert tables("classic").pots == {
        "clubs": 152,
        "diamonds": 152,
        "hearts": 152,
        "spades": 152,
        "no_trump": 120,
        "all_trump": 248,
    }


def test_the_points_of_a_short_pack_are_counted_too() -> None:
    # Sevens and eights carry nothing: 24 cards are worth as much.
    short = compile_scoring(declare(block("classic"), pack=PackSection("9TJQKA", "CDHS", "never")))
    assert short.pots == tables("classic").pots


def test_facts_that_are_left_out_mean_nothing_won_and_one_trick_each() -> None:
    deal = DealFacts("hearts", (90, 62), 0, 0)
    assert (deal.tricks, deal.declarations, deal.belote, deal.columns) == ((1, 1), (0, 0), (0, 0), ((0,), (1,)))
    assert deal.swept is None


def test_where_no_trick_was_played_nobody_took_every_trick() -> None:
    for tricks, side in (((0, 0), None), ((0, 1), 1), ((8, 0), 0), ((1, 7), None)):
        assert DealFacts("hearts", (0, 0), None, 0, tricks=tricks).swept == side
