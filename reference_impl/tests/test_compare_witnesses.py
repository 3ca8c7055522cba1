"""The kept witnesses are true, and none is larger than it need be.

Each is checked to be true, and every thirtieth pair for a smaller step; ``BELOTE_WITNESSES=all`` checks every pair so,
as the nightly run does. ``BELOTE_WITNESSES=4`` checks every fourth pair to be true, and of all that the tables are
those they were found on.
"""

from __future__ import annotations

import os

import pytest

from belote.compare import Found, units
from belote.compare.exhausting import exhausted, how_many, positions
from belote.compare.keeping import FOLDER, Pair, faults, is_current, pairs, read
from belote.compare.showing import shown
from belote.compare.situations import Game
from belote.compare.traces import Divergence
from belote.deal import compile_rules
from belote.library import resolved, rules

WANTED = os.environ.get("BELOTE_WITNESSES", "1")
EVERY, TRUE = (1, 1) if WANTED == "all" else (30, int(WANTED))
EACH = list(pairs())
KEPT = [pair for pair in EACH if pair.file.exists()]
AT_ONCE = 40
"""How many pairs are checked in one test."""
NEVER = "No situation of"


@pytest.mark.parametrize("pair", KEPT[::EVERY], ids=lambda pair: f"{pair.left} {pair.right}")
def test_what_is_kept_is_true_and_no_step_smaller_is(pair: Pair) -> None:
    held = read(pair)
    assert held is not None
    assert list(faults(pair, held, smallest=True)) == []


@pytest.mark.parametrize("first", range(0, len(KEPT), AT_ONCE))
def test_everything_that_is_kept_is_true(first: int) -> None:
    some = [(pair, read(pair) or {}) for pair in KEPT[first : first + AT_ONCE]]
    assert [pair.file.name for pair, held in some if not is_current(pair, held)] == []
    held = some[::TRUE]
    assert [fault for pair, one in held for fault in faults(pair, one, smallest=False)] == []


def test_every_pair_is_kept_and_every_kept_file_belongs_to_one() -> None:
    assert KEPT == EACH and set(FOLDER.rglob("*.json")) == {pair.file for pair in KEPT}


def test_a_lie_in_what_is_kept_is_found() -> None:
    pair = next(pair for pair in KEPT if "record" in (read(pair) or {"shown": [{}]})["shown"][0])
    held = dict(read(pair) or {})
    first = {**held["shown"][0], "what": "marks"}
    assert list(faults(pair, {**held, "shown": [first]}, smallest=False))


class TestExhausting:
    """Every smaller situation is looked at, where they are few."""

    def test_as_many_positions_are_made_as_are_counted(self) -> None:
        game = Game(rules("belote-fr"))
        assert how_many(game, 2) == len(list(positions(game, 2))) == 32  # one card held and none played
        assert how_many(game, 3) == len(list(positions(game, 3))) == 32 + 32 * 31 // 2 + 32 * 31

    def test_the_undertrump_needs_four_cards(self) -> None:
        """A led card, a ruff, a lower trump and one card more: no three cards show it. All are tried at night."""
        (unit,) = units(resolved("belote-fr"), resolved("belote-fr+undertrump-free"))
        found = shown(unit, 600).found
        assert found is not None
        left, right = compile_rules(unit.before), compile_rules(unit.after)
        looked = exhausted(left, right, found, most=1_000_000) if EVERY == 1 else None
        assert looked is None or (looked.smaller is None and looked.number > 30_000)

    def test_a_larger_one_than_need_be_is_found_out(self) -> None:
        left, right = rules("belote-fr"), rules("belote-fr+target-501")
        record = {"kind": "auction", "given": {"dealer": "N", "turned": "7C"}, "events": [{"seat": "W", "do": "pass"}]}
        assert exhausted(left, right, Found(record, Divergence(1, "calls", [], []))) is not None
        longer = Found(record, Divergence(1, "calls", [], []))
        looked = exhausted(rules("belote-fr"), rules("belote-fr+no-trump-and-all-trump"), longer)
        assert looked is not None and looked.smaller is not None and looked.smaller["events"] == []

    def test_what_cannot_be_enumerated_is_left_unsaid(self) -> None:
        record = {"kind": "score", "given": {}, "events": []}
        assert exhausted(rules("belote-fr"), rules("belote-fr"), Found(record, Divergence(0, "items", [], []))) is None
