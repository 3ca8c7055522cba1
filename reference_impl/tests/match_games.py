"""Matches for the tests of the match: deals of chosen points, without playing or counting anything."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scoring_games import block, declare, facts

from belote.match import MatchRules, MatchState, add_deal, begin, compile_match
from belote.scoring import DealFacts, DealScore, Item, compile_scoring, score

EVERY_OWN: dict[str, Any] = {"success": []}


def rules(match: dict[str, Any], **more: Any) -> MatchRules:
    """Return match rules with this match section."""
    scoring = more.pop("scoring", EVERY_OWN)
    return compile_match(declare(scoring, match=match, **more))


def deal(*points: int, taker: int | None = 0, outcome: str = "made", **more: Any) -> tuple[DealScore, DealFacts]:
    """Return a deal in which the columns write these points; ``items`` (heap and side) say what for, else for cards.

    ``winner`` is the side that won it: by default the taker when it made its contract.
    """
    sides = len(points)
    columns = more.pop("columns", tuple((side,) for side in range(sides)))
    tricks = more.pop("tricks", (4,) * sides)
    heaps = more.pop("items", {})
    pool = more.pop("pool", ())
    known = DealFacts("hearts", (80,) * sides, 0, taker, tricks=tricks, columns=columns, **more)
    one = compile_scoring(declare(EVERY_OWN, sides="partners" if sides == 2 else "alone", players=max(sides, 3)))
    base = score(one, replace(known, cards=points))
    items = [Item(side, f"{heap}.own", 0, 1, game, "scoring.pay.made") for (heap, side), game in heaps.items()]
    winners = {"made": (taker,), "failed": tuple(s for s in range(sides) if s != taker)}.get(outcome, ())
    written = {column: points[side] for side in range(sides) for column in columns[side]}
    found = replace(
        base,
        outcome=outcome,
        takers=taker,
        winners=tuple(side for side in winners if side is not None),
        items=tuple(items),
        points=points,
        written=written,
        pool_after=pool,
    )
    return found, known


def standing(match_rules: MatchRules, *totals: int, dealer: int = 0, **more: Any) -> MatchState:
    """Return a match that stands at these totals."""
    return replace(begin(match_rules, dealer), totals=totals, **more)


def after(match_rules: MatchRules, totals: tuple[int, ...], *points: int, **more: Any) -> MatchState:
    """Return the match after one deal at these totals."""
    state = more.pop("state", {})
    return add_deal(match_rules, standing(match_rules, *totals, **state), *deal(*points, **more))


def played(name: str, match: dict[str, Any]) -> tuple[MatchRules, Any]:
    """Return match rules and scoring tables of a block."""
    declaration = declare(block(name), match=match)
    return compile_match(declaration), compile_scoring(declaration)


def played_level(totals: tuple[int, int]) -> MatchState:
    """Return a match after a deal whose level of doubling decides it."""
    match_rules, tables = played("baloot", {"target": 152})
    one = facts(tables, "hearts", totals, level=4, last_raiser=0)
    return add_deal(match_rules, standing(match_rules, 0, 100), score(tables, one), one)
