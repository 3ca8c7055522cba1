"""What differs between two declarations, leaf by leaf, and what each value means."""

from __future__ import annotations

from pathlib import Path

import pytest
from deal_games import BIDS, NUMBERS, house_file, merged

from belote.compare import differences, meaning
from belote.declaration import Resolved, dotted, resolve
from belote.declaration.paths import MISSING, get, leaves
from belote.declaration.vocabulary import sections
from belote.library import resolved

EXTRA = {"call": "extra", "bid": ["suits"], "over": ["opening"], "seats": [1]}

PAIRS = [
    ("bela-hr", "beljot-mk"),
    ("belote-fr", "deberts-ua"),
    ("contree-ffb", "coinche-ffb"),
    ("belot-bg-2", "belot-bg-3"),
]


def paths(one: Resolved, other: Resolved) -> dict[str, tuple[object, object]]:
    """Return both values by path."""
    return {dotted(found.path): (found.left, found.right) for found in differences(one, other)}


def test_a_variant_does_not_differ_from_itself() -> None:
    assert differences(resolved("belote-fr"), resolved("belote-fr")) == ()


def test_one_changed_value_is_one_difference() -> None:
    (found,) = differences(resolved("belote-fr"), resolved("belote-fr+target-501"))
    assert (dotted(found.path), found.left, found.right, found.clause) == ("match.target", 1000, 501, "match.target")


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_the_other_way_round_the_sides_change_places(one: str, other: str) -> None:
    there, back = (differences(resolved(left), resolved(right)) for left, right in ((one, other), (other, one)))
    assert len(there) == len(back)
    assert sorted(repr((found.right, found.left)) for found in there) == sorted(
        repr((found.left, found.right)) for found in back
    )


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_what_is_not_told_is_the_same_on_both_sides(one: str, other: str) -> None:
    left, right = resolved(one), resolved(other)
    told = differences(left, right)
    for found in told:
        assert found.left != found.right
        assert found.clause
        assert get(left.data, found.path) == found.left or found.left is MISSING
        assert get(right.data, found.right_path) == found.right or found.right is MISSING
    for path in {path for data in (left.data, right.data) for path, _ in leaves(data)}:
        if not any(isinstance(part, int) for part in path) and get(left.data, path) != get(right.data, path):
            assert any(path[: len(found.path)] == found.path for found in told), path


def test_a_row_more_is_one_difference_and_shifts_nothing(tmp_path: Path) -> None:
    rounds = resolve(house_file(tmp_path, NUMBERS, BIDS, id="one")).data["auction"]["rounds"]
    more = merged(BIDS, {"auction": {"rounds": [{**rounds[0], "bids": [EXTRA, *rounds[0]["bids"]]}, *rounds[1:]]}})
    one = resolve(house_file(tmp_path, NUMBERS, BIDS, id="one"))
    other = resolve(house_file(tmp_path, NUMBERS, more, id="other"))
    (found,) = differences(one, other)
    assert found.left is MISSING and found.right["call"] == "extra"
    assert found.right_path == ("auction", "rounds", 0, "bids", 0)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_they_come_section_by_section(one: str, other: str) -> None:
    told = [str(found.path[0]) for found in differences(resolved(one), resolved(other))]
    assert told == sorted(told, key=sections().index)


def test_a_value_that_one_side_lacks_is_missing_there() -> None:
    found = paths(resolved("belote-fr"), resolved("belote-fr+announcements"))
    left, right = found["declarations"]
    assert left is MISSING and isinstance(right, dict) and right["tie"] == "nobody"


def test_a_list_of_words_is_one_value(tmp_path: Path) -> None:
    one = resolve(house_file(tmp_path, NUMBERS, BIDS, id="one"))
    changed = merged(BIDS, {"auction": {"order": [["clubs", "diamonds"], ["hearts", "spades"]]}})
    other = resolve(house_file(tmp_path, NUMBERS, changed, id="other"))
    assert paths(one, other) == {"auction.order": ([["suits"]], [["clubs", "diamonds"], ["hearts", "spades"]])}


class TestMeaning:
    """What a value means, in the sentence of the schema."""

    def test_a_word_has_its_sentence(self) -> None:
        assert meaning(("match", "equal"), "another_deal") == "Another deal is played."

    def test_a_number_is_itself(self) -> None:
        assert meaning(("match", "target"), 501) == "501"

    def test_an_empty_word_says_so(self) -> None:
        assert meaning(("declarations", "silencing_squares"), "") == "(nothing)"

    def test_lists_and_switches_are_written_as_in_a_declaration(self) -> None:
        assert meaning(("auction", "order"), [["suits"], ["no_trump"]]) == '[["suits"], ["no_trump"]]'
        assert meaning(("belote", "trick_must_be_won"), True) == "true"

    def test_what_is_not_there_is_a_dash(self) -> None:
        assert meaning(("match", "target"), MISSING) == "–"

    def test_every_word_that_differs_has_one(self) -> None:
        for one, other in PAIRS:
            for found in differences(resolved(one), resolved(other)):
                for value in (found.left, found.right):
                    assert meaning(found.path, value)
