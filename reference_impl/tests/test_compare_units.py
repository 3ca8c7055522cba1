"""Differences taken alone: what loads by itself, what only together, and what says nothing new."""

from __future__ import annotations

import pytest

from belote.compare import Unit, differences, units, whole
from belote.compare.rows import pairing, plain, side_by_side
from belote.declaration import Declaration, dotted, from_resolved, resolved_document
from belote.library import resolved

PAIRS = [
    ("bela-hr", "beljot-mk"),
    ("bridge-belote-bg", "belote-common"),
    ("contree-ffb", "coinche-ffb"),
    ("belote-fr", "belote-fr+announcements"),
]


def typed(name: str) -> Declaration:
    """Return the rules of a variant as third parties read them, with all defaults."""
    return from_resolved(resolved_document(resolved(name)))


def members(found: Unit) -> set[str]:
    """Return the paths of the differences that count as one."""
    return {dotted(one.path) for one in found.differences}


class TestRows:
    """Rows that are alike stand side by side, and whatever is laid there comes back as a list."""

    def test_rows_are_paired_by_what_is_alike(self) -> None:
        left = [{"to": "hand", "cards": [3, 2]}, {"to": "turned"}, {"round": 1}]
        right = [{"to": "hand", "cards": [3, 3]}, {"round": 1}, {"round": 2}]
        assert list(pairing(left, right)) == [(0, 0), (2, 1)]

    def test_rows_with_nothing_alike_are_not_paired(self) -> None:
        assert list(pairing([{"round": 1}], [{"to": "turned"}])) == []

    @pytest.mark.parametrize(("one", "other"), PAIRS)
    def test_nothing_is_lost_or_moved(self, one: str, other: str) -> None:
        left, right = resolved(one).data, resolved(other).data
        assert tuple(map(plain, side_by_side(left, right))) == (left, right)


class TestUnits:
    """Every difference that is a rule belongs to a unit; together they make the other declaration."""

    @pytest.mark.parametrize(("one", "other"), PAIRS)
    def test_every_rule_that_differs_is_in_a_unit(self, one: str, other: str) -> None:
        told = {found.place for found in differences(resolved(one), resolved(other)) if not found.is_word}
        assert {found.place for unit in units(resolved(one), resolved(other)) for found in unit.differences} == told

    @pytest.mark.parametrize(("one", "other"), PAIRS)
    def test_a_unit_that_needs_nothing_begins_at_the_left_table(self, one: str, other: str) -> None:
        for unit in units(resolved(one), resolved(other)):
            if unit.matters and not unit.needs:
                assert unit.before == typed(one)

    def test_values_that_hold_together_alone_are_units_by_themselves(self) -> None:
        found = units(resolved("bridge-belote-bg"), resolved("belote-common"))
        assert len(found) == 12
        assert all(len(unit.differences) == 1 and not unit.needs and unit.matters for unit in found)

    def test_a_new_contract_comes_with_its_bids_its_rank_and_its_duties(self) -> None:
        found = units(resolved("contree-ffb"), resolved("coinche-ffb"))
        (contracts,) = [unit for unit in found if "contracts.no_trump" in members(unit)]
        assert members(contracts) >= {"contracts.all_trump", "auction.order", "play.no_trump", "play.all_trump"}

    def test_what_matters_only_beside_another_difference_needs_it(self) -> None:
        found = units(resolved("contree-ffb"), resolved("coinche-ffb"))
        (trickless,) = [unit for unit in found if "scoring.trickless.declarations" in members(unit)]
        assert [dotted(one.path) for one in trickless.needs] == ["declarations"]

    def test_a_default_that_one_side_does_not_write_does_not_matter(self) -> None:
        found = units(resolved("contree-ffb"), resolved("coinche-ffb"))
        (worth,) = [unit for unit in found if "scoring.worth" in members(unit)]
        assert not worth.matters

    def test_a_declaration_has_no_units_against_itself(self) -> None:
        assert units(resolved("belote-fr"), resolved("belote-fr")) == ()
        assert whole(resolved("belote-fr"), resolved("belote-fr")) is None


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_all_differences_together_make_the_right_table(one: str, other: str) -> None:
    found = whole(resolved(one), resolved(other))
    words = any(difference.is_word for difference in differences(resolved(one), resolved(other)))
    assert found is not None
    assert words or found.after == typed(other)
