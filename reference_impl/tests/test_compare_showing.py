"""The smallest situation that shows a difference: it is true and smallest, and silence has a reason.

``BELOTE_PAIRS`` is how many pairs of tables that differ in one value are made; 200 at night.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from belote.adequacy import mutations
from belote.compare import differences, units, whole
from belote.compare.meeting import apart
from belote.compare.report import joined, report, searches
from belote.compare.showing import Shown, cannot_be_smaller, is_true, shown
from belote.deal import compile_rules
from belote.declaration import Resolved, declaration, dotted, from_resolved, resolved_document, variants
from belote.declaration.paths import MISSING
from belote.errors import BrokenDeclaration
from belote.library import resolved

PAIRS = int(os.environ.get("BELOTE_PAIRS", "8"))


def section(one: str, other: str, name: str) -> list[Shown]:
    """Return what shows the differences in a section of two variants."""
    found = units(resolved(one), resolved(other))
    return [shown(unit, 1_000) for unit in found if unit.differences[0].place[0] == name]


def assert_true_and_smallest(found: Shown) -> None:
    """Check that the two tables part as is said, and on nothing that is one step smaller."""
    assert found.found is not None, found.reason
    left, right = compile_rules(found.before), compile_rules(found.after)
    record, parting = found.found.record, found.found.parting
    assert is_true(left, right, record, parting.at, parting.what)
    assert cannot_be_smaller(left, right, record)


class TestKnown:
    """Differences that rule books tell of."""

    def test_classic_and_contree_part_on_the_undertrump(self) -> None:
        """Void, an opponent has trumped, only lower trumps are held: ffb-classic-2016 §5.2, ffb-contree-2016 §5.2.3."""
        (found,) = section("belote-fr", "contree-ffb", "play")
        assert_true_and_smallest(found)
        assert found.found is not None
        given, parting = found.found.record["given"], found.found.parting
        assert [card["card"] for card in given["trick"]] == ["7C", "8D"]
        assert given["cards"] == ["7D", "7H"] and given["contract"] == {"denomination": "diamonds"}
        assert (parting.left, parting.right) == (["7D"], ["7D", "7H"])

    def test_bela_and_beljot_part_on_ties(self) -> None:
        equal, tied, _ = section("bela-hr", "beljot-mk", "scoring")
        for found in (equal, tied):
            assert_true_and_smallest(found)
            assert found.found is not None and found.found.record["given"]["cards"] == {"NS": 81, "EW": 81}
        assert equal.found is not None and (equal.found.parting.left, equal.found.parting.right) == ("failed", "tied")

    def test_two_bulgarian_games_part_on_all_tricks_without_trump(self) -> None:
        (found,) = section("bridge-belote-bg", "belote-common", "scoring")
        assert_true_and_smallest(found)
        assert found.found is not None
        assert found.found.record["given"]["contract"]["denomination"] == "no_trump"


class TestSilence:
    """What cannot show is said to, with the reason."""

    def test_other_packs_and_players_never_meet(self) -> None:
        left, right = declaration(resolved("belote-fr")), declaration(resolved("bela-3"))
        assert "one has 4 players, the other 3" in apart(left, right)
        assert apart(left, left) == ""

    def test_a_default_said_by_one_alone_is_no_difference_in_play(self) -> None:
        found = [unit for unit in units(resolved("contree-ffb"), resolved("coinche-ffb")) if not unit.matters]
        assert found and all(shown(unit).found is None and shown(unit).reason for unit in found)

    def test_hidden_cards_and_cards_dealt_later_are_the_same(self) -> None:
        """Two cards each that nobody sees before the play, hidden or dealt after the bids: bela-hr and beljot-mk."""
        found = [
            unit
            for unit in units(resolved("bela-hr"), resolved("beljot-mk"))
            if any(difference.left == {"look": "hidden"} for difference in unit.differences)
        ]
        assert shown(found[0]._replace(among=None), 50).found is None
        assert shown(found[0], 50).where == "together"


class Changed(NamedTuple):
    """A variant with one changed value."""

    left: Resolved
    right: Resolved
    path: str


def changed_pairs(number: int) -> list[Changed]:
    """Return pairs of tables that differ in one value each, which both hold together."""
    random, found = Random(1), list[Changed]()
    while len(found) < number:
        left = resolved(random.choice(variants()))
        mutation = random.choice(list(mutations(left.data)))
        data = mutation.apply(left.data)
        try:
            from_resolved(resolved_document(left) | data)
        except BrokenDeclaration:
            continue
        found.append(Changed(left, replace(left, data=data), dotted(mutation.path)))
    return found


@pytest.mark.parametrize("pair", changed_pairs(PAIRS), ids=lambda pair: f"{pair.left.name} {pair.path}")
def test_the_changed_value_is_named_and_its_witness_separates(pair: Changed) -> None:
    named = [dotted(found.path) for found in differences(pair.left, pair.right)]
    assert named and all(path.startswith(pair.path) or pair.path.startswith(path) for path in named)
    for unit in units(pair.left, pair.right):
        found = shown(unit, 200)
        if found.found is not None:
            assert_true_and_smallest(found)
        else:
            assert found.reason


class TestReport:
    """A whole comparison: every difference is in an entry, every unit at its entries."""

    def test_every_difference_is_said_or_follows(self) -> None:
        left, right = resolved("belote-fr"), resolved("pilotta-cy")
        found = report(left, right).comparison
        said = {one.place for entry in found.entries for one in entry.differences}
        said |= {one.place for one in found.unsaid}
        assert said == {one.place for one in differences(left, right)}

    def test_no_entry_says_the_same_twice(self) -> None:
        for entry in report(resolved("contree-ffb"), resolved("coinche-ffb")).comparison.entries:
            assert entry.left.texts != entry.right.texts

    def test_witnesses_stand_at_their_entries(self) -> None:
        left, right = resolved("bela-hr"), resolved("bela-hr+target-501")
        found = joined(report(left, right).comparison, [search(50) for search in searches(left, right)])
        (witness,) = found.witnesses
        assert found.of(1) == (witness,) and witness.told is not None
        assert (witness.told.left, witness.told.right) == ("the target is 1001", "the target is 501")

    def test_what_is_sent_to_another_process_comes_back_the_same(self) -> None:
        import pickle

        for search in searches(resolved("belote-fr"), resolved("belote-fr+announcements")):
            back = pickle.loads(pickle.dumps(search))
            assert back == search
            assert all(one.left is MISSING or json.dumps(one.left) for one in back.unit.differences)


def test_the_whole_of_two_tables_parts_at_the_earliest_point() -> None:
    found = whole(resolved("belote-fr"), resolved("contree-ffb"))
    assert found is not None
    earliest = shown(found, 100, every_kind=True)
    assert earliest.found is not None and earliest.found.parting.what in ("calls", "turn", "hands")
