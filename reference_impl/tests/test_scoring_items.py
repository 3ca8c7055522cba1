"""Clauses scoring.pay, .multiplied, .factors and .factor-for: every amount is an item with its reason."""

from __future__ import annotations

from typing import Any

import pytest
from scoring_games import declare, facts, scored, swept

from belote.errors import BrokenDeclaration
from belote.scoring import POOL, DealScore, Item, compile_scoring, score

TIE = {"count": ["cards", "declarations", "belote"], "against": "defenders", "equal": "tied"}
MORE = {"declarations": (50, 20), "belote": (0, 20)}


def deal(pay: dict[str, Any], totals: tuple[int, ...] = (100, 62), **more: Any) -> DealScore:
    """Return the score of a deal with these rows of pay."""
    section = {"success": [TIE], "pay": pay, **more.pop("section", {})}
    one = compile_scoring(declare(section, sides="partners" if len(totals) == 2 else "alone", players=len(totals)))
    return score(one, facts(one, "hearts", totals, **more))


def brief(result: DealScore, heap: str) -> list[tuple[int, str, int, int]]:
    """Return the items of a heap: side, code, card points, game points."""
    return [(item.side, item.code, item.points, item.game) for item in result.items if item.heap == heap]


# The table of destinations: own part of the takers, own part of the defenders.
DESTINATIONS = [
    ("made", "own", [(0, "declarations.own", 50, 50), (1, "declarations.own", 20, 20)]),
    ("made", "takers", [(0, "declarations.taken", 70, 70)]),
    ("made", "takers_own", [(0, "declarations.own", 50, 50)]),
    ("made", "crossed", [(1, "declarations.crossed", 50, 50), (0, "declarations.crossed", 20, 20)]),
    ("made", "none", []),
    ("failed", "own", [(0, "declarations.own", 50, 50), (1, "declarations.own", 20, 20)]),
    ("failed", "defenders", [(1, "declarations.taken", 70, 70)]),
    ("failed", "defenders_own", [(1, "declarations.own", 20, 20)]),
    ("failed", "none", []),
    ("tied", "own", [(0, "declarations.own", 50, 50), (1, "declarations.own", 20, 20)]),
    ("tied", "defenders_own", [(1, "declarations.own", 20, 20)]),
    ("tied", "takers_hang", [(POOL, "declarations.hung", 50, 50), (1, "declarations.own", 20, 20)]),
    ("tied", "hang", [(POOL, "declarations.hung", 70, 70)]),
    ("tied", "none", []),
]
# Totals that lead to each outcome with 50 and 20 declared and a belote of the defenders.
TOTALS = {"made": (100, 62), "failed": (60, 102), "tied": (76, 86)}


@pytest.mark.parametrize(("outcome", "destination", "items"), DESTINATIONS)
def test_a_destination_says_who_writes_each_part(
    outcome: str, destination: str, items: list[tuple[int, str, int, int]]
) -> None:
    result = deal({outcome: {"declarations": destination}}, TOTALS[outcome], **MORE)
    assert result.outcome == outcome
    assert brief(result, "declarations") == items


@pytest.mark.parametrize(("outcome", "destination", "items"), DESTINATIONS)
def test_the_mirror_image_holds_when_the_other_side_takes(
    outcome: str, destination: str, items: list[tuple[int, str, int, int]]
) -> None:
    more = {"declarations": (20, 50), "belote": (20, 0)}
    result = deal({outcome: {"declarations": destination}}, TOTALS[outcome][::-1], taker=1, **more)
    assert result.outcome == outcome
    mirrored = [(POOL if side == POOL else 1 - side, *rest) for side, *rest in items]
    assert sorted(brief(result, "declarations")) == sorted(mirrored)


def test_every_row_has_its_defaults() -> None:
    made = deal({}, (100, 62), **MORE)
    assert [item.code for item in made.items] == [
        "cards.own",
        "cards.own",
        "declarations.own",
        "declarations.own",
        "belote.own",
    ]
    failed = deal({}, (60, 102), **MORE)
    assert [(item.side, item.code) for item in failed.items] == [
        (1, "cards.taken"),
        (1, "declarations.taken"),
        (1, "belote.taken"),
    ]


def test_a_capot_is_an_item_of_its_own_that_goes_where_the_cards_go() -> None:
    result = deal({"failed": {"cards": "defenders"}}, (0, 162), tricks=swept(1))
    assert brief(result, "cards") + brief(result, "capot") == [
        (1, "cards.taken", 162, 162),
        (1, "capot.taken", 90, 90),
    ]
    nothing = deal({"made": {"cards": "none"}}, (162, 0), tricks=swept(0))
    assert nothing.items == ()


def test_every_item_names_its_clause() -> None:
    result = scored("bridge-belot", "hearts", (100, 62), 0, declarations=(20, 0), belote=(0, 20), pool=(8,))
    assert {item.code: item.clause for item in result.items} == {
        "cards.own": "scoring.pay.made",
        "declarations.own": "scoring.pay.made",
        "belote.own": "scoring.pay.made",
        "hanging.paid": "scoring.hanging",
    }


class TestContract:
    """The contract is worth what was bid, or a number."""

    def test_what_was_bid(self) -> None:
        pay = {"made": {"contract": "takers"}, "failed": {"contract": "defenders"}}
        assert brief(deal(pay, (100, 62), amount=90), "contract") == [(0, "contract.made", 90, 90)]
        assert brief(deal(pay, (60, 102), amount=90), "contract") == [(1, "contract.failed", 90, 90)]

    def test_a_number(self) -> None:
        pay = {"made": {"contract": "takers"}}
        assert brief(deal(pay, section={"worth": 250}), "contract") == [(0, "contract.made", 250, 250)]

    def test_nobody_writes_it_in_a_deal_that_nobody_took(self) -> None:
        pay = {"made": {"contract": "takers"}}
        assert brief(deal(pay, taker=None, passed_out=True, section={"worth": 250}), "contract") == []

    def test_a_rung_without_a_worth_is_a_broken_declaration(self) -> None:
        with pytest.raises(BrokenDeclaration, match=r"capot has no worth"):
            deal({"made": {"contract": "takers"}}, (162, 0), amount="capot", tricks=swept(0))


class TestFactors:
    """The factor of the level multiplies the heaps that the row names, for the winner or for everyone."""

    @pytest.mark.parametrize(("level", "factor"), [(0, 1), (1, 2), (2, 4), (3, 4), (7, 4)])
    def test_the_last_factor_serves_all_higher_levels(self, level: int, factor: int) -> None:
        pay = {"made": {"multiplied": ["cards"]}}
        result = deal(pay, level=level, section={"factors": [1, 2, 4]}, **MORE)
        assert result.points == (100 * factor + 50, 62 + 20 + 20)

    @pytest.mark.parametrize(
        ("heap", "points"),
        [("cards", 300 + 50 + 80), ("declarations", 100 + 150 + 80), ("contract", 100 + 50 + 240)],
    )
    def test_only_the_heaps_that_are_named(self, heap: str, points: int) -> None:
        row = {"multiplied": [heap], "contract": "takers"}
        assert deal({"made": row}, section={"factors": [3]}, amount=80, **MORE).points[0] == points

    def test_everyone_is_multiplied_in_a_tie(self) -> None:
        pay = {"tied": {"multiplied": ["cards"]}}
        assert deal(pay, (81, 81), level=1, section={"factors": [1, 2]}).points == (162, 162)

    def test_factor_for_everyone(self) -> None:
        pay = {"made": {"multiplied": ["cards"]}}
        winner = deal(pay, level=1, section={"factors": [1, 2]})
        everyone = deal(pay, level=1, section={"factors": [1, 2], "factor_for": "everyone"})
        assert (winner.points, everyone.points) == ((200, 62), (200, 124))

    def test_a_negative_factor_makes_penalties(self) -> None:
        # http://www.fpclub.eu/eng/games/belot/parnii.php: the deal that nobody took is played for penalty points, and
        # what the others declared counts.
        result = scored("russia-pairs", "hearts", (100, 62), None, passed_out=True, declarations=(50, 0))
        assert result.points == (-100, -62 - 50)

    def test_the_level_may_decide_the_match(self) -> None:
        result = scored("baloot", "hearts", (100, 62), 0, level=4, last_raiser=0)
        assert result.match_won_by == (0,)
        assert Item(0, "match.level", 0, "match", 0, "scoring.factors") in result.items
        lost = scored("baloot", "hearts", (70, 92), 0, level=4, last_raiser=0)
        assert lost.match_won_by == (1,)
        assert scored("baloot", "hearts", (100, 62), 0, level=3, last_raiser=1).match_won_by == ()

    def test_nobody_wins_the_match_by_a_tie(self) -> None:
        assert scored("baloot", "hearts", (81, 81), 0, level=4, last_raiser=0).match_won_by == ()


class TestUnit:
    """Card points become game points by an exact division."""

    def test_a_remainder_is_a_broken_declaration(self) -> None:
        with pytest.raises(BrokenDeclaration, match=r"101 card points cannot be divided by the unit 10"):
            deal({}, (101, 61), section={"unit": 10})

    def test_multiples_divide(self) -> None:
        assert deal({}, (110, 50), section={"unit": 10}).points == (11, 5)
        assert deal({}, (110, 50), section={"unit": 5}).points == (22, 10)


class TestReplay:
    """Nobody writes, and the pool stays."""

    def test_nobody_writes(self) -> None:
        one = compile_scoring(declare({"success": [TIE], "pay": {"tied": {"replay": True}}}))
        result = score(one, facts(one, "hearts", (81, 81)), (8,), {"bolt": (1, 0)})
        assert (result.outcome, result.points, result.items) == ("replay", (0, 0), ())
        assert (result.pool_after, result.marks) == ((8,), {"bolt": (1, 0)})
        assert score(one, facts(one, "hearts", (82, 80)), (8,)).outcome == "made"
