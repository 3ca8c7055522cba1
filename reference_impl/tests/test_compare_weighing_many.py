"""The batch engine weighs as the interpreter does: the same deals, the same policy, the same counts.

``BELOTE_WEIGHED`` sets how many of the kept pairs are weighed by both (24 unless it is set; ``all`` takes every one).
"""

from __future__ import annotations

import os

import pytest

pytest.importorskip("numba")

from belote.batch.words import CannotBatch
from belote.compare.keeping import pairs
from belote.compare.weighed import added, by_kernels, shares
from belote.compare.weighing import many
from belote.compare.weighing.weights import Tally, tallies
from belote.library import rules

KEPT = [(pair.left, pair.right) for pair in pairs()]
WANTED = os.environ.get("BELOTE_WEIGHED", "24")
SOME = KEPT if WANTED == "all" else KEPT[:: max(1, len(KEPT) // int(WANTED))]


@pytest.mark.parametrize(("one", "other"), SOME)
def test_both_count_the_same(one: str, other: str) -> None:
    left, right = rules(one), rules(other)
    try:
        found = many.tallies([right], left, range(40), 5)
    except CannotBatch:
        pytest.skip("the kernels cannot play one of the two, and say so")
    assert found == tallies([right], left, range(40), 5, "greedy")


def test_parts_of_the_deals_add_up_to_the_whole() -> None:
    left, right = rules("belote-fr"), rules("belote-fr+announcements")
    parts = [many.tallies([right], left, places, 1) for places in shares(90, 4)]
    assert [len(places) for places in shares(90, 4)] == [22, 23, 22, 23]
    assert added(parts) == many.tallies([right], left, range(90), 1)


def test_auctions_of_one_table_are_not_taken_for_those_of_another() -> None:
    tables = [rules(name) for name in ("contree-ffb", "coinche-ffb", "contree-ffb")]
    found = [many.tallies([rules("contree-ffb+undertrump-forced")], left, range(60), 2) for left in tables]
    assert found[0] == found[2] != found[1]


def test_few_deals_and_chance_are_left_to_the_interpreter() -> None:
    left = rules("belote-fr")
    assert by_kernels([left], left, range(10), 1, "greedy") == ()
    assert by_kernels([left], left, range(5_000), 1, "random") == ()


def test_a_table_that_cannot_be_met_has_a_reason_and_no_counts() -> None:
    found = many.tallies([rules("bela-3"), rules("belote-fr")], rules("belote-fr"), range(30), 1)
    assert isinstance(found[0], str) and "players" in found[0]
    assert isinstance(found[1], Tally) and (found[1].legal, found[1].score, found[1].moved.total) == (0, 0, 0)
