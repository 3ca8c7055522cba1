"""Worked examples of French texts and programs, with the published number.

The source of each is a key of ``variants/sources.yaml``, or an address.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
import yaml
from scoring_games import scored, swept

from belote.data import variants_folder


@dataclass(frozen=True)
class Example:
    """A published result: taker first, totals with the last trick; only what the source states is compared."""

    source: str
    block: str
    totals: tuple[int, ...]
    points: tuple[int | None, ...]
    denomination: str = "hearts"
    outcome: str = ""
    pool: tuple[int, ...] | None = None
    more: dict[str, Any] = field(default_factory=dict)


def matches(example: Example) -> None:
    """Compare one example with the score of the interpreter."""
    result = scored(example.block, example.denomination, example.totals, **example.more)
    for expected, found in zip(example.points, result.points, strict=True):
        assert expected is None or expected == found, result.items
    assert not example.outcome or result.outcome == example.outcome
    assert example.pool is None or result.pool_after == example.pool


def made(source: str, block: str, totals: tuple[int, ...], points: tuple[int | None, ...], **more: Any) -> Example:
    """Return an example whose contract is made."""
    return Example(source, block, totals, points, outcome="made", more=more)


def failed(source: str, block: str, totals: tuple[int, ...], points: tuple[int | None, ...], **more: Any) -> Example:
    """Return an example whose contract fails."""
    return Example(source, block, totals, points, outcome="failed", more=more)


CLASSIC = (
    # Litige at 81-81, and at 91-91 with a belote.
    Example("ffb-classic-2016 §10.1.3", "classic", (81, 81), (0, 81), outcome="tied", pool=(81,)),
    Example(
        "ffb-classic-2016 §10.1.3", "classic", (71, 91), (0, 91), outcome="tied", pool=(91,), more={"belote": (20, 0)}
    ),
    # All trumps converted, 198 x 162/258 is 124.
    Example(
        "ffb-classic-2016 §11.3",
        "classic+alltrump-converted",
        (198, 60),
        (144, 38),
        "all_trump",
        more={"belote": (20, 0)},
    ),
    failed("scoreit", "classic", (80, 82), (0, 162)),
    made("scoreit", "classic", (72, 90), (92, 90), belote=(20, 0)),
    failed("scoreit", "classic", (70, 92), (0, 182), declarations=(20, 0)),
    failed("scoreit", "classic", (70, 92), (0, 182), declarations=(0, 20)),
    # Texts that drop the litige: a tie fails.
    failed("contests Koenig", "classic+tie-fails", (81, 81), (0, 162)),
    # Deal-limited contests: in the last deal each side writes its own 81.
    Example(
        "asce79", "classic+contest-last-deal", (81, 81), (81, 81), outcome="tied", pool=(), more={"last_deal": True}
    ),
)

CONTREE = (
    # Rounding never makes a contract.
    failed("ffb-contree-web", "contree-pf", (89, 73), (0, 160), amount=90),
    # Announced points only.
    made("ffb-contree-web", "contree-pa", (130, 32), (240, 0), amount=120, level=1),
    failed("ffb-contree-web", "contree-pa", (110, 52), (0, 240), amount=120, level=1),
    # The table of the two modes; doubled 320 and 640, a capot that was bid 500, 1000 and 2000 flat.
    made("ffb-contree-2016", "contree-pf", (110, 52), (110, 50), amount=100),
    made("ffb-contree-2016", "contree-pf", (110, 52), (340, 0), amount=100, level=1, belote=(0, 20)),
    failed("ffb-contree-2016", "contree-pf", (90, 72), (0, 660), amount=100, level=2, belote=(0, 20)),
    made("ffb-contree-2016", "contree-pf", (162, 0), (520, 0), amount="capot", tricks=swept(0), belote=(20, 0)),
    made("ffb-contree-2016", "contree-pf", (162, 0), (500, 20), amount="capot", tricks=swept(0), belote=(0, 20)),
    failed("ffb-contree-2016", "contree-pf", (150, 12), (0, 520), amount="capot", belote=(20, 0)),
    failed("ffb-contree-2016", "contree-pf", (150, 12), (0, 1000), amount="capot", level=1),
    made("ffb-contree-2016", "contree-pf", (162, 0), (2000, 0), amount="capot", level=2, tricks=swept(0)),
    made("ffb-contree-2016", "contree-pfd", (110, 52), (210, 50), amount=100),
    made("ffb-contree-2016", "contree-pfd", (110, 52), (520, 0), amount=100, level=1),
    failed("ffb-contree-2016", "contree-pfd", (90, 72), (0, 260), amount=100),
    # Note 1: only the bid is doubled. Note 2: a doubled side that takes all without having bid it.
    made("ffb-contree-2016 note 1", "contree-pfd+bid-doubled", (110, 52), (360, 0), amount=100, level=1),
    made(
        "ffb-contree-2016 note 2",
        "contree-pf+unbid-capot-100",
        (162, 0),
        (420, 0),
        amount=100,
        level=1,
        tricks=swept(0),
    ),
    # 96 with the belote fails at 100; an unbid capot with belote is 270.
    failed("tournoi-international", "contree-pf", (76, 86), (0, None), amount=100, belote=(20, 0)),
    made("tournoi-international", "contree-pf", (162, 0), (270, 0), amount=100, tricks=swept(0), belote=(20, 0)),
    # A belote that can be taken; 104 is marked as 100; a capot bid and failed is 410.
    failed("wp-fr-contree", "contree-wp", (80, 82), (0, 270), amount=90, belote=(0, 20)),
    failed("wp-fr-contree", "contree-wp", (60, 102), (0, 270), amount=90, belote=(20, 0)),
    failed("wp-fr-contree", "contree-wp", (99, 63), (0, None), amount=100),
    made("wp-fr-contree", "contree-wp", (104, 58), (200, 60), amount=100),
    failed("wp-fr-contree", "contree-wp", (150, 12), (0, 410), amount="capot"),
    # Bids only: a capot bid made, failed doubled, made doubled, made redoubled.
    made("slim0-contree", "contree-pa", (162, 0), (250, 0), amount="capot", tricks=swept(0)),
    failed("slim0-contree", "contree-pa", (150, 12), (0, 500), amount="capot", level=1),
    made("slim0-contree", "contree-pa", (162, 0), (500, 0), amount="capot", level=1, tricks=swept(0)),
    made("slim0-contree", "contree-pa", (162, 0), (1000, 0), amount="capot", level=2, tricks=swept(0)),
)

COINCHE = (
    made("ffb-coinche-web", "coinche-ffb", (110, 52), (190, 50), amount=80),
    # Doubled and made, the takers write (160 + declarations + bid) x k, the others their belote.
    made(
        "ffb-coinche-2015 §10.1",
        "coinche-ffb",
        (110, 52),
        (560, 20),
        amount=100,
        level=1,
        declarations=(20, 0),
        belote=(0, 20),
    ),
    # Only the bid is doubled; as a variant, the whole score.
    failed("pagat-coinche", "coinche-pagat", (90, 72), (0, 360), amount=100, level=1),
    failed("pagat-coinche", "coinche-pagat+all-doubled", (90, 72), (0, 520), amount=100, level=1),
    # 80 means 82.
    failed("pagat-coinche", "coinche-pagat", (81, 81), (0, 240), amount=80),
    made("pagat-coinche", "coinche-pagat", (82, 80), (160, 80), amount=80),
    made("bga-coinche", "coinche-162", (122, 40), (222, 40), amount=100, denomination="clubs"),
    made("bga-coinche", "coinche-162", (80, 82), (200, 82), amount=100, denomination="clubs", belote=(20, 0)),
    # Pages with base 162: https://exoty.com and https://maviedesenior.com/loisirs/comment-jouer-a-la-belote-coinchee.
    failed("exoty", "coinche-162", (90, 72), (0, 262), amount=100),
    failed("maviedesenior", "coinche-162", (70, 92), (0, 242), amount=80),
    # https://www.clubdejeux.com/belote-coinchee-online/regles: an opponent's fifty makes the pot 212, and the taker
    # needs 107 instead of 82.
    failed("clubdejeux", "coinche-162", (106, 56), (0, None), amount=80, declarations=(0, 50)),
    made("clubdejeux", "coinche-162", (107, 55), (187, 105), amount=80, declarations=(0, 50)),
    made("scoreit", "coinche-162", (110, 52), (250, 52), amount=120, belote=(20, 0)),
    failed("scoreit", "coinche-162", (110, 52), (20, 302), amount=140, belote=(20, 0)),
    failed("scoreit", "coinche-162", (110, 52), (0, 1128), amount=120, level=2),
    made("scoreit", "coinche-162", (162, 0), (392, 0), amount=140, tricks=swept(0)),
    # A capot bid, made, failed, and failed with all tricks by the defence; a belote that cannot be taken.
    made("sbbb-coinche", "coinche-162", (162, 0), (502, 0), amount="capot", tricks=swept(0)),
    failed("sbbb-coinche", "coinche-162", (150, 12), (0, 412), amount="capot"),
    failed("sbbb-coinche", "coinche-162", (0, 162), (0, 502), amount="capot", tricks=swept(1)),
    failed("sbbb-coinche", "coinche-162", (80, 82), (20, 282), amount=120, belote=(20, 0)),
    failed("kffr-contree", "coinche-162+bid-doubled", (70, 92), (0, 482), amount=80, level=2),
    # 81-81 on a bid of 80 is dealt again.
    Example("jwebarteam", "coinche-162+tie-replay", (81, 81), (0, 0), outcome="replay", more={"amount": 80}),
)

MADAGASCAR = (
    # https://github.com/giretra/giretra, tests of the engine: all trumps undoubled, the caller first.
    *(
        Example("giretra", "giretra", totals, points, "all_trump")
        for totals, points in (
            ((199, 59), (20, 6)),
            ((150, 108), (15, 11)),
            ((131, 127), (0, 0)),
            ((129, 129), (0, 0)),
            ((120, 138), (0, 26)),
            ((209, 49), (26, 0)),
        )
    ),
    Example("giretra", "giretra", (95, 67), (16, 0), "spades", "made"),
    # https://github.com/RHFanambinantsoa/score_belote_flutter: 16, doubled 32, redoubled 64; a sweep in all trumps 35,
    # 70, 140.
    *(
        Example("gasy", "giretra", (95, 67), (16 * factor, 0), "spades", more={"level": level})
        for level, factor in enumerate((1, 2, 4))
    ),
    *(
        Example("gasy", "giretra", (258, 0), (35 * factor, 0), "all_trump", more={"level": level, "tricks": (8, 0)})
        for level, factor in enumerate((1, 2, 4))
    ),
)


@pytest.mark.parametrize("example", (*CLASSIC, *CONTREE, *COINCHE, *MADAGASCAR), ids=lambda e: f"{e.source}-{e.block}")
def test_a_published_french_example_comes_out_as_printed(example: Example) -> None:
    more = dict(example.more)
    denomination = more.pop("denomination", example.denomination)
    matches(Example(**{**example.__dict__, "denomination": denomination, "more": more}))


def test_a_contract_at_its_bid_is_made_where_no_second_test_stands_and_fails_one_point_below() -> None:
    # ffb-contree-2016: the bid itself is enough, even when the others have more.
    assert scored("contree-pf", "hearts", (80, 82), amount=80).outcome == "made"
    assert scored("contree-pf", "hearts", (79, 83), amount=80).outcome == "failed"


def test_a_taker_alone_must_beat_each_opponent() -> None:
    # Help of a program for three: 18-64-80, the third player wins.
    outcomes = [scored("three-solo", "hearts", (18, 64, 80), taker).outcome for taker in range(3)]
    assert outcomes == ["failed", "failed", "made"]


def test_the_sources_are_known() -> None:
    known = yaml.safe_load((variants_folder() / "sources.yaml").read_text(encoding="utf-8"))
    addressed = {"exoty", "maviedesenior", "clubdejeux", "giretra", "gasy"}
    named = {example.source.split(" ")[0] for example in (*CLASSIC, *CONTREE, *COINCHE, *MADAGASCAR)}
    assert named - addressed <= known.keys()
