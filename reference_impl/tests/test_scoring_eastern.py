"""Worked examples of Bulgarian, Macedonian, Moldovan, Armenian and Russian texts and programs, as published."""

from __future__ import annotations

from typing import Any

import pytest
from scoring_games import scored, swept

Row = tuple[str, str, tuple[int, ...], int, dict[str, Any], tuple[int | None, ...]]

# Source (a key of variants/sources.yaml), denomination, totals with the last trick, taker, more, points.
BULGARIA: tuple[Row, ...] = (
    ("hit-rules", "all_trump", (34, 224), 1, {}, (4, 22)),
    ("hit-rules", "all_trump", (64, 194), 1, {"declarations": (100, 0)}, (17, 19)),
    ("hit-rules", "spades", (6, 156), 1, {}, (1, 15)),
    ("wp-en-belot", "spades", (35, 127), 1, {}, (3, None)),
    ("wp-en-belot", "spades", (125, 37), 0, {}, (12, None)),
    ("wp-en-belot", "all_trump", (125, 133), 1, {}, (13, None)),
    ("wp-en-belot", "no_trump", (54, 76), 1, {}, (11, None)),
    ("wp-en-belot", "all_trump", (114, 144), 0, {"declarations": (40, 0)}, (15, 15)),
    ("wp-en-belot", "all_trump", (200, 58), 0, {"level": 3}, (208, 0)),
    ("pika", "spades", (25, 137), 1, {}, (2, None)),
    ("pika", "spades", (26, 136), 1, {}, (3, None)),
    ("ts-belot", "spades", (86, 76), 0, {}, (8, 8)),
    ("ts-belot", "all_trump", (135, 123), 0, {}, (14, 12)),
    ("bg-canonical", "spades", (87, 75), 0, {}, (9, 7)),
    ("bg-canonical", "spades", (75, 87), 0, {}, (0, 16)),
    ("bg-canonical", "spades", (92, 70), 0, {"declarations": (20, 0)}, (11, 7)),
    ("bg-canonical", "spades", (90, 72), 0, {"declarations": (0, 50)}, (0, 21)),
    ("bg-canonical", "no_trump", (68, 62), 0, {}, (14, 12)),
    ("bg-canonical", "all_trump", (134, 124), 0, {}, (13, 13)),
    ("bg-canonical", "spades", (75, 87), 0, {"pool": (11,)}, (0, 27)),
    ("bg-canonical", "spades", (90, 72), 0, {"level": 1}, (32, 0)),
    ("bg-canonical", "all_trump", (150, 108), 0, {"level": 2, "declarations": (70, 0)}, (132, 0)),
    ("bg-canonical", "spades", (162, 0), 0, {"tricks": swept(0)}, (25, 0)),
    ("bg-canonical", "no_trump", (130, 0), 0, {"tricks": swept(0)}, (35, 0)),
    ("bg-canonical", "all_trump", (258, 0), 0, {"tricks": swept(0)}, (35, 0)),
    ("bg-canonical", "no_trump", (130, 0), 0, {"tricks": swept(0), "level": 1}, (70, 0)),
    ("bg-canonical", "spades", (90, 72), 0, {"level": 1, "declarations": (50, 0), "pool": (11,)}, (53, 0)),
)

# bridge-belot-2001: rounds by the number printed there. No trumps are printed doubled there and halved here.
PRINTED: tuple[Row, ...] = (
    ("49", "diamonds", (102, 60), 1, {"declarations": (0, 150)}, (10, 21)),
    ("33", "clubs", (88, 74), 1, {"declarations": (20, 0), "pool": (10,)}, (28, 0)),
    ("1019", "spades", (31, 131), 0, {"declarations": (100, 0)}, (0, 13)),
    ("3", "hearts", (87, 75), 1, {"level": 1, "declarations": (0, 50)}, (0, 42)),
    ("13", "spades", (93, 69), 0, {"level": 1, "declarations": (0, 20), "pool": (10,)}, (46, 0)),
    ("7", "all_trump", (217, 41), 0, {"declarations": (0, 100)}, (22, 14)),
    ("23", "all_trump", (158, 100), 0, {}, (16, 10)),
    ("155", "all_trump", (81, 177), 0, {"declarations": (150, 0)}, (23, 18)),
    ("127", "all_trump", (92, 166), 1, {"declarations": (0, 100), "pool": (30,)}, (9, 57)),
    ("9", "all_trump", (151, 107), 0, {"declarations": (0, 50)}, (0, 31)),
    ("31", "all_trump", (85, 173), 1, {"declarations": (170, 0), "pool": (10,)}, (53, 0)),
    ("45", "all_trump", (168, 90), 1, {"level": 1, "declarations": (20, 0)}, (56, 0)),
    ("39", "all_trump", (90, 168), 1, {"level": 2, "declarations": (120, 0)}, (152, 0)),
    ("1", "no_trump", (47, 83), 1, {}, (9, 17)),
    ("1595", "clubs", (162, 0), 0, {"declarations": (20, 0), "tricks": swept(0)}, (27, 0)),
    ("721", "spades", (0, 162), 0, {"level": 2, "declarations": (200, 0), "tricks": swept(1)}, (0, 180)),
    ("1169", "all_trump", (0, 258), 1, {"declarations": (0, 100), "tricks": swept(1)}, (0, 45)),
    ("1913", "no_trump", (0, 130), 0, {"level": 1, "tricks": swept(1), "pool": (10,)}, (0, 80)),
)


@pytest.mark.parametrize(("source", "denomination", "totals", "taker", "more", "points"), BULGARIA + PRINTED)
def test_a_published_bulgarian_deal_comes_out_as_printed(
    source: str, denomination: str, totals: tuple[int, ...], taker: int, more: dict[str, Any], points: tuple[int, ...]
) -> None:
    found = scored("bridge-belot", denomination, totals, taker, **more).points
    assert all(expected is None or expected == got for expected, got in zip(points, found, strict=True)), source


# belot-game-engine, tests: one pile of seven cards under four contracts. Card points with the last trick, won run and
# belote, north-south and east-west.
PILE = {
    "all_trump": ((65, 45), (20, 0), (0, 20)),
    "no_trump": ((33, 13), (0, 0), (0, 0)),
    "hearts": ((51, 27), (20, 0), (0, 20)),
    "diamonds": ((47, 31), (20, 0), (0, 20)),
}


@pytest.mark.parametrize(
    ("taker", "level", "pool", "points"),
    [
        (0, 0, (), {"all_trump": (9, 7), "no_trump": (7, 3), "hearts": (7, 5), "diamonds": (7, 5)}),
        (0, 1, (), {"all_trump": (30, 0), "no_trump": (18, 0), "hearts": (24, 0), "diamonds": (24, 0)}),
        (1, 1, (), {"all_trump": (30, 0), "no_trump": (18, 0), "hearts": (24, 0), "diamonds": (24, 0)}),
        (0, 2, (), {"all_trump": (60, 0), "no_trump": (36, 0), "hearts": (48, 0), "diamonds": (48, 0)}),
        (1, 0, (10,), {"all_trump": (25, 0), "no_trump": (19, 0), "hearts": (22, 0), "diamonds": (22, 0)}),
    ],
)
def test_one_pile_under_four_contracts(
    taker: int, level: int, pool: tuple[int, ...], points: dict[str, tuple[int, int]]
) -> None:
    for denomination, (totals, declarations, belote) in PILE.items():
        more = {"level": level, "pool": pool, "declarations": declarations, "belote": belote, "last": 0}
        assert scored("bridge-belot", denomination, totals, taker, **more).points == points[denomination]


@pytest.mark.parametrize("denomination", ["all_trump", "hearts", "diamonds", "no_trump"])
def test_a_tie_hangs_the_takers_half_and_a_doubled_tie_all_of_it(denomination: str) -> None:
    double = 2 if denomination == "no_trump" else 1
    tie = scored("bridge-belot", denomination, (21, 21), 0, last=1, pool=(10,))
    assert (tie.points, tie.pool_after) == ((0, 2 * double), (10, 2 * double))
    doubled = scored("bridge-belot", denomination, (21, 21), 0, last=1, level=1)
    assert (doubled.points, doubled.pool_after) == ((0, 0), (8 * double,))


@pytest.mark.parametrize(
    ("denomination", "points", "game"),
    [("all_trump", 55, 15), ("no_trump", 23, 14), ("hearts", 37, 13), ("diamonds", 41, 13)],
)
def test_a_capot_of_the_pile_counts_ninety_after_the_doubling_of_no_trumps(
    denomination: str, points: int, game: int
) -> None:
    plain = scored("bridge-belot", denomination, (0, points), 1, tricks=(0, 8))
    assert plain.points == (0, game)
    for level in (1, 2):
        cancelled = scored("bridge-belot+capot-cancels", denomination, (0, points), 1, tricks=(0, 8), level=level)
        assert cancelled.points == (0, game)
        multiplied = scored("bridge-belot", denomination, (0, points), 1, tricks=(0, 8), level=level)
        assert multiplied.points == (0, game * 2**level)


# ma-belot, tests, in raw points: each side keeps its own, multiplied; the premium may stay apart.
@pytest.mark.parametrize(
    ("block", "denomination", "totals", "more", "points"),
    [
        ("bridge-belot+exact", "hearts", (110, 52), {"level": 1}, (220, 104)),
        ("bridge-belot+exact", "hearts", (50, 112), {}, (0, 162)),
        ("bridge-belot+exact", "no_trump", (90, 40), {}, (180, 80)),
        ("bridge-belot+exact", "hearts", (162, 0), {"level": 1, "tricks": (8, 0)}, (504, 0)),
        ("bridge-belot+exact+premium-plain", "hearts", (162, 0), {"level": 1, "tricks": (8, 0)}, (414, 0)),
        ("bridge-belot+exact+premium-plain", "hearts", (0, 162), {"level": 2, "tricks": (0, 8)}, (0, 738)),
        ("bridge-belot+exact", "hearts", (50, 112), {"belote": (20, 0)}, (20, 162)),
    ],
)
def test_the_reading_that_keeps_raw_points(
    block: str, denomination: str, totals: tuple[int, int], more: dict[str, Any], points: tuple[int, int]
) -> None:
    assert scored(block, denomination, totals, 0, **more).points == points


# bitola-beljot, tests; side A first. Some totals are below 162: they start from part-played hands.
@pytest.mark.parametrize(
    ("totals", "taker", "more", "points", "pool"),
    [
        ((162, 0), 0, {"tricks": (8, 0)}, (252, 0), ()),
        ((162, 0), 0, {"tricks": (8, 0), "declarations": (0, 40)}, (292, 0), ()),
        ((100, 51), 1, {}, (151, 0), ()),
        ((80, 80), 1, {}, (0, 0), (160,)),
        ((71, 91), 1, {"declarations": (20, 0)}, (0, 0), (182,)),
        ((70, 92), 1, {"declarations": (50, 0)}, (212, 0), ()),
        ((70, 92), 1, {"belote": (20, 0)}, (90, 92), ()),
        ((100, 51), 1, {"belote": (0, 20)}, (171, 0), ()),
    ],
)
def test_bitola(
    totals: tuple[int, int], taker: int, more: dict[str, Any], points: tuple[int, int], pool: tuple[int, ...]
) -> None:
    result = scored("bitola", "hearts", totals, taker, **more)
    assert (result.points, result.pool_after) == (points, pool)


# https://github.com/MrUnBaiat/BelotAI, tests and rules text: raw, declarations, taker first.
@pytest.mark.parametrize(
    ("totals", "declarations", "points"),
    [
        ((100, 62), (0, 0), (10, 6)),
        ((80, 82), (0, 0), (0, 16)),
        ((81, 81), (0, 0), (8, 8)),
        ((100, 62), (0, 50), (0, 21)),
        ((70, 92), (20, 0), (0, 18)),
        ((70, 92), (40, 0), (11, 9)),
        ((120, 42), (20, 20), (14, 6)),
        ((91, 71), (0, 20), (9, 9)),
        ((60, 102), (20, 40), (0, 22)),
        ((60, 102), (100, 40), (16, 14)),
    ],
)
def test_moldova(totals: tuple[int, int], declarations: tuple[int, int], points: tuple[int, int]) -> None:
    assert scored("moldova", "hearts", totals, 0, declarations=declarations).points == points


@pytest.mark.parametrize(("raw", "game"), [(10, 1), (35, 3), (66, 7)])
def test_moldovan_defenders_go_up_from_six(raw: int, game: int) -> None:
    assert scored("moldova", "hearts", (162 - raw, raw), 0).points[1] == game


def test_the_third_bolt_costs_ten() -> None:
    marks = {"bolt": (2, 0), "nothing": (0, 0)}
    assert scored("moldova", "hearts", (70, 92), 0, marks=marks).points == (-10, 16)
    assert scored("moldova", "hearts", (70, 92), 0, marks={**marks, "bolt": (1, 0)}).points == (0, 16)


def test_a_moldovan_player_alone_writes_his_own() -> None:
    # https://github.com/saneag/belot, three players: the taker writes 6; with 61 the three numbers make 162.
    assert scored("moldova-3", "hearts", (61, 45, 56), 0).points == (6, 4, 6)


# https://github.com/levonbars/bazar-blot-rl, docs/01-rules.md: bids are card points here, 110 for the spoken eleven; no
# trumps hold 162 with an ace of 19.
@pytest.mark.parametrize(
    ("denomination", "totals", "more", "points"),
    [
        ("hearts", (106, 56), {"amount": 110, "belote": (20, 0), "declarations": (0, 50)}, (24, 11)),
        ("hearts", (80, 82), {"amount": 110, "belote": (20, 0), "declarations": (0, 50)}, (0, 32)),
        ("no_trump", (100, 62), {"amount": 110, "declarations": (0, 50)}, (0, 43)),
        ("hearts", (152, 10), {"amount": 270, "flag": True}, (0, 43)),
    ],
)
def test_armenia(denomination: str, totals: tuple[int, int], more: dict[str, Any], points: tuple[int, int]) -> None:
    assert scored("bazaar-blot", denomination, totals, 0, **more).points == points


@pytest.mark.parametrize(("raw", "game"), [(85, 8), (86, 9), (155, 15)])
def test_armenian_five_goes_down(raw: int, game: int) -> None:
    assert scored("bazaar-blot", "hearts", (raw, 162 - raw), 0, amount=80).points[0] == game + 8


def test_russia_for_two() -> None:
    # https://github.com/RainHard23/belot: 80, a run of three and the last trick with ten points of stock: 110 is 11; 56
    # is 6, 55 is 5.
    assert scored("russia-1x1", "hearts", (90, 52), 0, declarations=(20, 0)).points[0] == 11
    assert scored("russia-1x1", "hearts", (106, 56), 0).points[1] == 6
    assert scored("russia-1x1", "hearts", (107, 55), 0).points[1] == 5
