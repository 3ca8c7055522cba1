"""Worked examples of Bela, Pilotta, Bourloto, Vida and Baloot, as published or computed from the published steps.

Sources are keys of ``variants/sources.yaml``, or addresses.
"""

from __future__ import annotations

from typing import Any

import pytest
from scoring_games import scored, swept

# bela-stih, scoring tests: one fixed deal of 81-81, and sweeps; team 0 first.
Row = tuple[str, tuple[int, int], int, dict[str, Any], tuple[int, int]]
BELA_STIH: tuple[Row, ...] = (
    ("bela", (81, 81), 1, {}, (162, 0)),
    ("bela", (81, 81), 0, {"declarations": (20, 0)}, (101, 81)),
    ("bela+kontra-pot", (81, 81), 0, {"level": 1}, (0, 324)),
    ("bela+tie-makes", (81, 81), 0, {}, (81, 81)),
    ("bela", (0, 162), 0, {"tricks": swept(1)}, (0, 252)),
    ("bela", (0, 162), 1, {"tricks": swept(1)}, (0, 252)),
    ("bela", (0, 162), 0, {"tricks": swept(1), "declarations": (50, 0)}, (0, 302)),
    ("bela", (0, 162), 0, {"tricks": swept(1), "belote": (0, 20)}, (0, 272)),
    ("bela+kontra-pot", (162, 0), 0, {"tricks": swept(0), "level": 1}, (504, 0)),
    ("bela+kontra-pot", (162, 0), 0, {"tricks": swept(0), "level": 2}, (1008, 0)),
    (
        "bela+kontra-pot",
        (162, 0),
        0,
        {"tricks": swept(0), "level": 1, "declarations": (50, 0), "belote": (20, 0)},
        (574, 0),
    ),
    (
        "bela+kontra-all",
        (162, 0),
        0,
        {"tricks": swept(0), "level": 1, "declarations": (50, 0), "belote": (20, 0)},
        (644, 0),
    ),
)
# bela-turniri: the defence calls 150 and wins no trick.
BELA_TURNIRI: tuple[Row, ...] = (("bela", (162, 0), 0, {"tricks": swept(0), "declarations": (0, 150)}, (402, 0)),)
# bitola-beljot, scoring tests; team A first. Some totals start from part-played hands.
BELJOT: tuple[Row, ...] = (
    ("bela", (70, 92), 1, {}, (70, 92)),
    ("bela", (162, 0), 0, {"tricks": swept(0)}, (252, 0)),
    ("bela", (162, 0), 0, {"tricks": swept(0), "declarations": (0, 40)}, (292, 0)),
    ("bela", (121, 41), 0, {"tricks": (7, 1)}, (121, 41)),
    ("bela", (100, 51), 1, {}, (151, 0)),
    ("bela", (81, 81), 1, {}, (162, 0)),
    ("bela", (71, 91), 1, {"declarations": (20, 0)}, (182, 0)),
    ("bela", (70, 92), 1, {"declarations": (50, 0)}, (212, 0)),
    ("bela", (60, 51), 1, {"declarations": (40, 30)}, (181, 0)),
    ("bela", (100, 51), 1, {"belote": (0, 20)}, (171, 0)),
    ("bela+keeps-belote", (100, 51), 1, {"belote": (0, 20)}, (151, 20)),
)


@pytest.mark.parametrize(("block", "totals", "taker", "more", "points"), BELA_STIH + BELA_TURNIRI + BELJOT)
def test_bela(block: str, totals: tuple[int, int], taker: int, more: dict[str, Any], points: tuple[int, int]) -> None:
    assert scored(block, "hearts", totals, taker, **more).points == points


# pilotta-mobile-app: conversion of the own points, without what the bid adds; bidders first.
@pytest.mark.parametrize(
    ("totals", "declarations", "own"),
    [
        ((85, 77), (0, 0), (8, 8)),
        ((126, 36), (0, 0), (13, 3)),
        ((160, 0), (0, 0), (16, 0)),
        ((100, 62), (80, 0), (18, 6)),
    ],
)
def test_pilotta_conversion(totals: tuple[int, int], declarations: tuple[int, int], own: tuple[int, int]) -> None:
    result = scored("pilotta", "hearts", totals, 0, amount=80, declarations=declarations)
    assert (result.points[0] - 8, result.points[1]) == own


# pilotta-mobile-app and pilotta-game, which differ in what a failed and a doubled contract pays, before conversion.
@pytest.mark.parametrize(
    ("block", "totals", "more", "points"),
    [
        ("pilotta+unrounded", (60, 102), {"amount": 80}, (0, 162)),
        ("pilotta+unrounded", (97, 65), {"amount": 80, "level": 1}, (322, 0)),
        ("pilotta+unrounded", (97, 65), {"amount": 80, "level": 2}, (482, 0)),
        ("pilotta+unrounded", (60, 102), {"amount": 80, "level": 1}, (0, 322)),
        ("pilotta+pool-doubled+unrounded", (60, 102), {"amount": 80}, (0, 242)),
        ("pilotta+pool-doubled+unrounded", (97, 65), {"amount": 80, "level": 1}, (324, 0)),
        ("pilotta+unrounded", (152, 10), {"amount": "capot"}, (0, 162)),
    ],
)
def test_pilotta(block: str, totals: tuple[int, int], more: dict[str, Any], points: tuple[int, int]) -> None:
    assert scored(block, "hearts", totals, 0, **more).points == points


# Computed by hand from the settlement steps of the game server of https://github.com/panos1962/prefadoros; buyers
# first.
@pytest.mark.parametrize(
    ("block", "totals", "more", "points"),
    [
        ("vida", (96, 66), {"amount": 80, "jack_side": 0}, (180, 60)),
        ("vida", (96, 66), {"amount": 80, "jack_side": 1}, (170, 70)),
        ("vida", (96, 66), {"amount": 100, "jack_side": 0}, (0, 260)),
        ("vida", (81, 81), {"amount": 80, "jack_side": 0}, (0, 240)),
        ("vida", (97, 65), {"amount": 90, "level": 1, "jack_side": 0}, (340, 0)),
        ("vida", (60, 102), {"amount": 90, "level": 2, "jack_side": 1}, (0, 520)),
        ("bourloto", (0, 162), {"tricks": swept(1)}, (0, 252)),
    ],
)
def test_greece(block: str, totals: tuple[int, int], more: dict[str, Any], points: tuple[int, int]) -> None:
    assert scored(block, "hearts", totals, 0, **more).points == points


def test_a_bourloto_tie_hangs_the_buyers_points() -> None:
    tie = scored("bourloto", "hearts", (81, 81), 0)
    assert (tie.points, tie.pool_after) == ((0, 81), (81,))


@pytest.mark.parametrize(("block", "factors"), [("vida", (1, 2, 4, 8, 16)), ("vida+okto", (1, 2, 4, 6, 8))])
def test_each_vida_multiplies_the_bid(block: str, factors: tuple[int, ...]) -> None:
    for level, factor in enumerate(factors):
        result = scored(block, "hearts", (60, 102), 0, amount=90, level=level, jack_side=0)
        assert result.points == (0, 160 + 90 * factor)


# baloot-regulation and bloot-engine; buyer first, 130 in sun, 162 in hokum.
@pytest.mark.parametrize(
    ("denomination", "totals", "more", "points"),
    [
        ("no_trump", (106, 24), {"declarations": (20, 0)}, (26, 4)),
        ("no_trump", (64, 66), {}, (0, 26)),
        ("hearts", (87, 75), {}, (9, 7)),
        ("hearts", (86, 76), {}, (8, 8)),
        ("no_trump", (105, 25), {}, (20, 6)),
        ("no_trump", (66, 64), {}, (14, 12)),
        ("no_trump", (74, 56), {"declarations": (0, 20)}, (0, 30)),
        ("no_trump", (130, 0), {"tricks": swept(0)}, (44, 0)),
        ("hearts", (162, 0), {"tricks": swept(0)}, (25, 0)),
        ("hearts", (79, 83), {"level": 1, "last_raiser": 1}, (0, 32)),
        ("hearts", (79, 83), {"level": 2, "last_raiser": 0}, (0, 48)),
        ("hearts", (79, 83), {"level": 3, "last_raiser": 1, "declarations": (0, 20)}, (0, 66)),
        ("no_trump", (64, 66), {"level": 1, "last_raiser": 1}, (0, 52)),
        # The regulation can only give even numbers: a tie of 65 is 12 and 14.
        ("no_trump", (65, 65), {}, (12, 14)),
    ],
)
def test_baloot_by_the_regulation(
    denomination: str, totals: tuple[int, int], more: dict[str, Any], points: tuple[int, int]
) -> None:
    assert scored("baloot", denomination, totals, 0, **more).points == points


# baloot-regulation, article 4: from how many points in the tricks of the others the buyer loses, and where they tie.
@pytest.mark.parametrize(
    ("denomination", "whole", "declared", "loses_at"),
    [
        ("no_trump", 130, 0, 66),
        ("no_trump", 130, 20, 56),
        ("no_trump", 130, 50, 41),
        ("no_trump", 130, 100, 16),
        ("hearts", 162, 0, 82),
        ("hearts", 162, 20, 72),
        ("hearts", 162, 50, 57),  # 56 is printed, which the sum makes a tie
        ("hearts", 162, 100, 32),
    ],
)
def test_the_buyer_loses_from_a_number_on_and_ties_one_below(
    denomination: str, whole: int, declared: int, loses_at: int
) -> None:
    outcomes = [
        scored("baloot", denomination, (whole - others, others), 0, declarations=(0, declared), last=0).outcome
        for others in (loses_at - 2, loses_at - 1, loses_at)
    ]
    assert outcomes == ["made", "tied", "failed"]


# baloot-ai-validator; buyer first.
@pytest.mark.parametrize(
    ("denomination", "totals", "more", "points"),
    [
        ("hearts", (100, 56), {}, (10, 6)),
        ("no_trump", (90, 40), {}, (18, 8)),
        ("no_trump", (40, 90), {}, (0, 26)),
        ("no_trump", (130, 0), {"tricks": swept(0), "declarations": (20, 0)}, (48, 0)),
        ("hearts", (110, 52), {"level": 1}, (32, 0)),
        ("hearts", (110, 52), {"level": 1, "belote": (20, 0)}, (34, 0)),
        ("no_trump", (80, 40), {"declarations": (20, 0)}, (20, 8)),
        ("no_trump", (65, 65), {}, (13, 13)),
    ],
)
def test_baloot_by_a_program(
    denomination: str, totals: tuple[int, int], more: dict[str, Any], points: tuple[int, int]
) -> None:
    assert scored("baloot-app", denomination, totals, 0, **more).points == points


@pytest.mark.parametrize(
    ("raw", "game"),
    [(1, 0), (4, 0), (5, 1), (9, 2), (10, 2), (50, 10), (51, 10), (54, 10), (59, 12), (60, 12), (120, 24), (130, 26)],
)
def test_a_half_stays_in_the_suns_of_that_program(raw: int, game: int) -> None:
    items = scored("baloot-app", "no_trump", (130, raw), 0).items
    assert [item.game for item in items if item.side == 1] == [game]


def test_the_older_guide_rounds_suns_to_fives() -> None:
    assert scored("baloot+fives", "no_trump", (63, 67), 0).points == (13, 13)
