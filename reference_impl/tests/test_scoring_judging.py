"""Clauses scoring.success, .judged, .rungs and .trickless: made, failed or tied, and why."""

from __future__ import annotations

from typing import Any

import pytest
from scoring_games import declare, facts, swept

from belote.errors import BrokenDeclaration
from belote.scoring import DealScore, compile_scoring, rules_for, score, without_last_trick


def judged(success: list[dict[str, Any]], totals: tuple[int, ...], **more: Any) -> DealScore:
    """Return the score under these tests and nothing else."""
    section = {"success": success, **more.pop("section", {})}
    one = compile_scoring(declare(section, sides="partners" if len(totals) == 2 else "alone", players=len(totals)))
    return score(one, facts(one, "hearts", totals, **more))


def test(against: Any, equal: str, *count: str, **more: Any) -> dict[str, Any]:
    """Return one test."""
    return {"count": list(count) or ["cards", "declarations", "belote"], "against": against, "equal": equal, **more}


test.__test__ = False  # type: ignore[attr-defined]


class TestTests:
    """Tests are read in order; the first that is not passed decides; when all are passed, the last one read."""

    @pytest.mark.parametrize("equal", ["made", "failed", "tied"])
    def test_equality_means_what_the_test_says(self, equal: str) -> None:
        assert judged([test("defenders", equal)], (81, 81)).outcome == equal
        assert judged([test("defenders", equal)], (82, 80)).outcome == "made"
        assert judged([test("defenders", equal)], (80, 82)).outcome == "failed"

    def test_without_a_test_the_contract_is_made(self) -> None:
        result = judged([], (0, 162))
        assert (result.outcome, result.comparisons, result.decided) == ("made", (), None)

    def test_the_first_that_is_not_passed_decides(self) -> None:
        result = judged([test("bid", "made"), test("defenders", "failed")], (100, 62), amount=110)
        assert (result.outcome, len(result.comparisons), result.decided) == ("failed", 1, 0)
        result = judged([test("bid", "made"), test("defenders", "failed")], (81, 81), amount=80)
        assert (result.outcome, len(result.comparisons), result.decided) == ("failed", 2, 1)

    def test_both_numbers_are_told(self) -> None:
        result = judged([test("defenders", "failed")], (100, 62), declarations=(0, 50), belote=(20, 0))
        (only,) = result.comparisons
        assert (only.own, only.other, only.verdict, only.what) == (120, 112, "made", "defenders")

    def test_the_test_after_next_is_read_only_when_equal(self) -> None:
        rounding = {"rounding": {"to": 10, "up_from": {"each": 6}}}
        tests = [test("defenders", "next", **{"in": "game"}), test("defenders", "failed")]
        unequal = judged(tests, (87, 75), section=rounding)
        assert (unequal.outcome, len(unequal.comparisons)) == ("made", 1)
        # 83 and 79 are both 80: the raw points decide.
        equal = judged(tests, (83, 79), section=rounding)
        assert (equal.outcome, len(equal.comparisons)) == ("made", 2)
        assert judged(tests, (81, 81), section=rounding).outcome == "failed"

    def test_only_the_test_right_after_one_that_did_not_stand_equal_is_left_out(self) -> None:
        tests = [test("defenders", "next"), test("defenders", "failed", "cards"), test(100, "made", "cards")]
        one = judged(tests, (90, 72))
        assert (one.outcome, [comparison.test for comparison in one.comparisons]) == ("failed", [0, 2])

    def test_a_test_left_out_leaves_out_the_one_after_it_if_it_says_next_too(self) -> None:
        tests = [test("defenders", "next"), test("defenders", "next", "cards"), test(100, "made", "cards")]
        one = judged(tests, (90, 72))
        assert (one.outcome, [comparison.test for comparison in one.comparisons]) == ("made", [0])

    def test_a_number_is_a_limit(self) -> None:
        assert judged([test(82, "made", "cards")], (82, 80)).outcome == "made"
        assert judged([test(82, "made", "cards")], (81, 81), belote=(20, 0)).outcome == "failed"

    def test_only_what_is_counted_counts(self) -> None:
        more = {"declarations": (50, 0), "belote": (20, 0)}
        for counted, own in (
            (("cards",), 70),
            (("cards", "belote"), 90),
            (("cards", "declarations"), 120),
            (("declarations",), 50),
        ):
            (only,) = judged([test("defenders", "failed", *counted)], (70, 92), **more).comparisons
            assert only.own == own

    def test_a_capot_counts_with_the_cards(self) -> None:
        result = judged([test("defenders", "failed")], (0, 162), declarations=(200, 0), tricks=swept(1))
        assert result.comparisons[0].other == 252

    def test_each_opponent_is_met_singly(self) -> None:
        each, all_of_them = [test("each_opponent", "failed")], [test("defenders", "failed")]
        assert judged(each, (60, 52, 50)).outcome == "made"
        assert judged(all_of_them, (60, 52, 50)).outcome == "failed"
        assert judged(each, (56, 56, 50)).outcome == "failed"

    def test_in_game_differs_where_rounding_breaks_a_tie(self) -> None:
        # 106-106 with 50 declared in hokum is 11-10, hand calculation: the takers are the smaller and go up.
        more = {"declarations": (50, 0), "section": {"rounding": {"to": 10, "up_from": {"larger": 7, "smaller": 6}}}}
        assert judged([test("defenders", "tied", **{"in": "game"})], (56, 106), **more).outcome == "made"
        assert judged([test("defenders", "tied")], (56, 106), **more).outcome == "tied"


class TestRungs:
    """A promise of all tricks is made by taking every trick; a number that is bid besides must be reached too."""

    @pytest.mark.parametrize(
        ("amount", "more", "outcome"),
        [
            ("capot", {"tricks": (8, 0)}, "made"),
            ("capot", {"tricks": (7, 1)}, "failed"),
            ("capot_belote", {"tricks": (8, 0), "belote": (20, 0)}, "made"),
            ("capot_belote", {"tricks": (8, 0)}, "failed"),
            ("capot_belote", {"tricks": (7, 1), "belote": (20, 0)}, "failed"),
            ("generale", {"tricks": (8, 0), "taker_tricks": 8}, "made"),
            ("generale", {"tricks": (8, 0), "taker_tricks": 7}, "failed"),
        ],
    )
    def test_a_rung_asks_what_it_needs(self, amount: str, more: dict[str, Any], outcome: str) -> None:
        assert judged([test("bid", "made")], (162, 0), amount=amount, **more).outcome == outcome

    def test_a_promise_beside_a_number_asks_for_both(self) -> None:
        rows = [
            ((162, 0), {"tricks": (8, 0), "declarations": (20, 0)}, "made"),
            ((162, 0), {"tricks": (7, 1), "declarations": (200, 0)}, "failed"),
            ((162, 0), {"tricks": (8, 0)}, "failed"),
        ]
        for totals, more, outcome in rows:
            assert judged([test("bid", "made")], totals, amount=270, flag=True, **more).outcome == outcome

    def test_the_numbers_are_tricks(self) -> None:
        result = judged([test("bid", "made")], (150, 12), amount="capot", tricks=(7, 1))
        assert [(c.what, c.own, c.other) for c in result.comparisons] == [("tricks", 7, 8)]

    def test_the_belote_of_a_rung_is_counted_as_one(self) -> None:
        result = judged([test("bid", "made")], (162, 0), amount="capot_belote", tricks=(8, 0), belote=(40, 0))
        assert [(c.what, c.own, c.other) for c in result.comparisons] == [("tricks", 8, 8), ("belotes", 1, 1)]

    def test_a_bid_without_number_or_promise_cannot_be_judged_by_it(self) -> None:
        with pytest.raises(BrokenDeclaration, match=r"scoring\.success\.0\.against"):
            judged([test("bid", "made")], (100, 62))


class TestTakers:
    """In a doubled deal the last to raise may be judged as the taker."""

    @pytest.mark.parametrize(("level", "outcome"), [(0, "failed"), (1, "made")])
    def test_the_last_raiser_stands_for_the_taker(self, level: int, outcome: str) -> None:
        result = judged(
            [test("defenders", "failed")],
            (70, 92),
            taker=0,
            level=level,
            last_raiser=1 if level else None,
            section={"judged": "last_raiser"},
        )
        assert (result.outcome, result.takers) == (outcome, level)

    def test_otherwise_the_side_of_the_contract_does(self) -> None:
        assert judged([test("defenders", "failed")], (70, 92), level=1, last_raiser=1).takers == 0

    def test_nobody_is_judged_in_a_deal_that_nobody_took(self) -> None:
        result = judged([test("defenders", "failed")], (70, 92), taker=None, passed_out=True)
        assert (result.outcome, result.takers, result.winners, result.maker) == ("made", None, (), None)
        assert result.points == (70, 92)


class TestTrickless:
    """Declarations and belote of a side without a trick are kept, lost or given, before the deal is judged."""

    @pytest.mark.parametrize(("word", "points"), [("kept", (70, 252)), ("lost", (20, 252)), ("given", (20, 302))])
    def test_declarations(self, word: str, points: tuple[int, int]) -> None:
        section = {"trickless": {"declarations": word}}
        more = {"declarations": (50, 0), "belote": (20, 0), "tricks": swept(1)}
        assert judged([], (0, 162), section=section, **more).points == points

    @pytest.mark.parametrize(("word", "points"), [("kept", (70, 252)), ("lost", (50, 252)), ("given", (50, 272))])
    def test_belote(self, word: str, points: tuple[int, int]) -> None:
        section = {"trickless": {"belote": word}}
        more = {"declarations": (50, 0), "belote": (20, 0), "tricks": swept(1)}
        assert judged([], (0, 162), section=section, **more).points == points

    def test_it_happens_before_the_judgement(self) -> None:
        section = {"trickless": {"declarations": "lost"}}
        more = {"declarations": (0, 300), "tricks": swept(0)}
        assert judged([test("defenders", "failed")], (162, 0), section=section, **more).outcome == "made"
        assert judged([test("defenders", "failed")], (162, 0), **more).outcome == "failed"

    def test_a_trick_without_points_is_a_trick(self) -> None:
        section = {"trickless": {"declarations": "lost"}}
        assert judged([], (0, 162), section=section, declarations=(50, 0), tricks=(1, 7)).points == (50, 162)

    def test_where_no_side_has_all_tricks_nothing_can_be_given(self) -> None:
        section = {"trickless": {"declarations": "given"}}
        more = {"declarations": (0, 0, 50), "tricks": (5, 4, 0)}
        assert judged([], (100, 62, 0), section=section, **more).points == (100, 62, 50)


class TestCounting:
    """Clauses scoring.last-trick, .scale and .capot."""

    def test_the_last_trick_has_its_own_worth(self) -> None:
        for worth in (0, 5, 10):
            one = compile_scoring(declare({"success": [], "count": {"last_trick": worth}}))
            assert score(one, facts(one, "hearts", (100, 62), last=1)).heaps.cards == (100, 62)

    def test_totals_that_hold_the_last_trick_can_be_taken_apart(self) -> None:
        one = compile_scoring(declare({"success": [], "count": {"last_trick": 5}}))
        deal = facts(one, "hearts", (100, 57), last=1)
        assert without_last_trick(rules_for(one, deal), (100, 57), 1) == (100, 52) == deal.cards

    @pytest.mark.parametrize(("last_trick", "cards"), [("included", (124, 38)), ("excluded", (128, 38))])
    def test_card_points_are_scaled_to_the_nearest(self, last_trick: str, cards: tuple[int, int]) -> None:
        # 198 x 162/258 = 124.3; without the last trick 188 x 162/258 = 118.0, and ten; 60 x 162/258 = 37.7.
        scale = {"times": 162, "over": 258, "last_trick": last_trick}
        one = compile_scoring(declare({"success": [], "count": {"scale": scale}}))
        assert score(one, facts(one, "all_trump", (198, 60), last=0)).heaps.cards == cards

    def test_a_half_goes_up(self) -> None:
        one = compile_scoring(declare({"success": [], "count": {"scale": {"times": 1, "over": 2}}}))
        assert score(one, facts(one, "hearts", (81, 79))).heaps.cards == (41, 40)

    def test_a_capot_is_never_scaled(self) -> None:
        one = compile_scoring(declare({"success": [], "count": {"scale": {"times": 2}}}))
        result = score(one, facts(one, "no_trump", (130, 0), tricks=swept(0)))
        assert (result.heaps.cards, result.heaps.capot, result.points) == ((260, 0), (90, 0), (350, 0))
