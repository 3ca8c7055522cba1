"""Notes on what is sound and may be a slip: told where it is one, and nowhere else."""

from __future__ import annotations

import pytest
from declaration.loader_samples import SMALL, Write, line_of

from belote.declaration import resolve
from belote.declaration.remarks import remarks
from belote.declaration.validate import examine


def child(text: str, cited: str) -> str:
    """Return a child of the small variant that cites one path."""
    return f"variant: child\nextends: small\nnames: {{nl: x}}\n{text}sources: {{{cited}: {{editorial: ours}}}}\n"


def noted(shelf: Write, text: str, cited: str) -> list[tuple[str, int]]:
    """Return the notes on a child, with their lines."""
    shelf("child", child(text, cited))
    found = examine("child")
    assert found.problems == []
    return [(problem.code, problem.place.line) for problem in found.notes]


def steps(words: str) -> str:
    """Return steps with a line that differs."""
    return f"dealing:\n  steps: [{{to: hand, cards: [3, 2]}}, {{to: turned}}, {{round: 1}}, {words}]\n"


class TestCardsThatAreNeverDealt:
    """Among four players a pack of 24, 32 or 36 divides: what is left was probably forgotten."""

    def test_a_hand_too_small(self, shelf: Write) -> None:
        assert noted(shelf, steps("{to: hand, up_to: 7}"), "dealing") == [("dealing.undealt", 5)]
        (note,) = examine("child").notes
        assert note.message == "4 of the 32 cards are never dealt"

    def test_cards_set_aside_are_dealt(self, shelf: Write) -> None:
        kitty = "{to: hand, up_to: 7}, {to: kitty, cards: [4]}, {take: kitty}"
        shelf("child", child(steps(kitty), "dealing"))
        assert "dealing.undealt" not in [note.code for note in examine("child").notes]

    def test_a_whole_deal_has_none(self, shelf: Write) -> None:
        assert examine("small").notes == ()

    def test_three_players_leave_a_stock(self, shelf: Write) -> None:
        text = SMALL.replace("count: 4, sides: partners", "count: 3, sides: taker_against_rest")
        shelf("small", text)
        assert examine("small").problems == [] and examine("small").notes == ()

    def test_an_option_that_leaves_some(self, shelf: Write) -> None:
        option = "options: {o: {title: {nl: x}, sources: [letters], set: {%s}}}\n"
        overlay = "dealing: {steps: [{to: hand, cards: [3, 2]}, {to: turned}, {round: 1}, {to: hand, up_to: 7}]}"
        shelf("small", SMALL + option % overlay)
        (note,) = examine("small").notes
        assert note.message == "with the option o: 4 of the 32 cards are never dealt"


class TestTheEndOfTheMatch:
    """A target beside an inherited number of deals, and one that is very far."""

    def test_a_number_of_deals_beside_an_inherited_target(self, shelf: Write) -> None:
        assert noted(shelf, "match: {deals: 12}\n", "match") == [("match.two-ends", 4)]
        (note,) = examine("child").notes
        assert f"target, which is inherited (small.yaml:{line_of(SMALL, 'match: {target')})" in note.message
        assert note.instead == "Write target: null if it should not."

    @pytest.mark.parametrize(
        "text", ["match: {target: 700}\n", "match: {deals: 12, target: null}\n", "match: {deals: 9, target: 700}\n"]
    )
    def test_one_end_or_two_that_are_both_said_here(self, text: str, shelf: Write) -> None:
        assert noted(shelf, text, "match") == []

    def test_a_target_in_the_wrong_unit(self, shelf: Write) -> None:
        # 162 card points are 16 game points of ten: 1000 are 62 deals of 16, and 481 are one more than 30 deals.
        tens = "  rounding: {to: 10, up_from: {each: 6}}\n  unit: 10\n  count: {capot: 100}\n"
        shelf("small", SMALL.replace("scoring:\n", "scoring:\n" + tens, 1))
        assert noted(shelf, "match: {target: 1000}\n", "match") == [("match.far-target", 4)]
        assert "some 62 deals of 16 game points" in examine("child").notes[0].message
        assert noted(shelf, "match: {target: 481}\n", "match") == [("match.far-target", 4)]
        assert noted(shelf, "match: {target: 480}\n", "match") == []

    def test_an_inherited_one_is_not_told_again(self, shelf: Write) -> None:
        shelf("small", SMALL.replace("target: 500", "target: 9000"))
        assert [note.code for note in examine("small").notes] == ["match.far-target"]
        assert noted(shelf, "match: {reached: more_than}\n", "match") == []


def test_a_capot_that_is_more_than_all_cards(shelf: Write) -> None:
    # 152 card points and 10 for the last trick.
    assert noted(shelf, "scoring: {count: {capot: 250}}\n", "scoring") == [("scoring.high-capot", 4)]
    assert "412 card points, 162 of cards and 250 of capot" in examine("child").notes[0].message
    assert noted(shelf, "scoring: {count: {capot: 162}}\n", "scoring") == []


def test_a_published_variant_has_no_notes() -> None:
    assert list(remarks(resolve("belote-fr"))) == []
