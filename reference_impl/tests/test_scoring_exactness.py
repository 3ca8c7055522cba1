"""Clause scoring.unit: where card points may not divide into game points, the declaration is wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from scoring_games import BLOCKS, block, declare

from belote.declaration.model import Amounts, Belote, Declarations, DeclarationTable, Squares, TrickMelds
from belote.scoring import compile_scoring, exactness_problems

TEST = {"count": ["cards"], "against": "defenders", "equal": "failed"}
TENS = {"to": 10, "up_from": {"each": 5}}
TABLE = DeclarationTable((20, 50, 100), (Squares("J", 200), Squares("9", 140), Squares("A", 110)))


def found(scoring: dict[str, Any], **sections: Any) -> list[str]:
    """Return the paths of the problems of a declaration."""
    declaration = replace(declare({"success": [TEST], **scoring}), **sections)
    return [problem.place.path for problem in exactness_problems(declaration, compile_scoring(declaration))]


@pytest.mark.parametrize("name", BLOCKS)
def test_the_blocks_are_exact(name: str) -> None:
    declaration = declare(block(name))
    assert exactness_problems(declaration, compile_scoring(declaration)) == ()


def test_exact_points_do_not_divide() -> None:
    assert found({"unit": 10}) == ["scoring.rounding"]
    assert found({"unit": 10, "rounding": TENS}) == []


def test_what_is_never_paid_need_not_divide() -> None:
    nothing = {"made": {"cards": "none"}, "failed": {"cards": "none"}, "tied": {"cards": "none"}}
    assert found({"unit": 10, "pay": nothing}) == []


def test_fives_do_not_divide_by_ten() -> None:
    assert found({"unit": 10, "rounding": {"to": 5, "up_from": {"each": 3}}}) == ["scoring.rounding.to"]
    assert found({"unit": 10, "rounding": {**TENS, "half": "stays"}}) == ["scoring.rounding.half"]
    assert found({"unit": 5, "rounding": {**TENS, "half": "stays"}}) == []


def test_every_value_that_is_written_must_divide() -> None:
    tens = {"unit": 10, "rounding": TENS}
    assert found({**tens, "count": {"capot": 85}}) == ["scoring.count.capot"]
    assert found({**tens, "worth": 165}) == ["scoring.worth"]
    declarations = Declarations({"suit": TABLE}, "allowed", ("value",), "nobody", "automatic")
    assert found(tens, declarations=declarations) == []
    odd = Declarations(
        {"suit": DeclarationTable((25,), (Squares("J", 205),))}, "allowed", ("value",), "nobody", "automatic"
    )
    assert found(tens, declarations=odd) == ["declarations.in.suit.runs", "declarations.in.suit.squares"]
    assert found(tens, belote=Belote(15, {"suit": "one"}, "automatic")) == ["belote.points"]
    assert found(tens, trick_melds=TrickMelds((20, 55), (), 20)) == ["trick_melds.runs"]
    bids = replace(declare({"success": []}).auction, amounts=Amounts(82, 162, 10))
    assert found(tens, auction=bids) == ["auction.amounts.from"]


def test_a_case_is_looked_at_too_and_each_problem_is_told_once() -> None:
    assert found({"unit": 10, "rounding": TENS, "cases": {"last_deal": {"rounding": None}}}) == ["scoring.rounding"]
