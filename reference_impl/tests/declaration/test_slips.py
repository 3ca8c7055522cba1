"""Slips of the hand in YAML are told as what they are, whichever parser meets them."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from declaration.loader_samples import Write, changed, problems

from belote.declaration.flow import flow
from belote.declaration.meant import meant, number
from belote.declaration.nodes import Limits, Unreadable
from belote.declaration.yaml_nodes import yaml_node

PARSERS = [yaml.SafeLoader, yaml.CSafeLoader]

SLIPS = [
    ("a:\n\tb: 1\n", (2, 1), "a tab stands here", "Indent with spaces."),
    ("a: {n: One: two}", (1, 11), "a colon stands in a text", '"One: two"'),
    ("a: One: two, three", (1, 7), "a colon stands in a text", '"One: two, three"'),
    ("- a: b: c", (1, 7), "a colon stands in a text", '"b: c"'),
    ("a:\n  b: 1\n   c: 2\n", (3, 5), "indented further than the one above it", "Indent both alike."),
    ("a: {b: 20, 50, 100}", (1, 12), "50 stands alone here", "A list stands in brackets: b: [20, 50, 100]."),
    ("a: {b: 20, 50, c: 3}", (1, 12), "50 stands alone here", "A list stands in brackets: b: [20, 50]."),
    ("a: {b: 1,500}", (1, 10), "a comma begins another entry", "b: 1500 for one number, or b: [1, 500] for a list"),
    ("a: {b: 1,500,000}", (1, 10), "a comma begins another entry", "b: 1500000 for one number"),
    ("a: {'7': 0, 9: 14}", (1, 13), 'the key "9" is not text', "Write '9' in quotation marks."),
    ("a: {9: 14}", (1, 5), 'the key "9" is not text', "Write '9' in quotation marks."),
    ("a: {b: x, 5}", (1, 11), 'the key "5" is not text', "quotation marks"),
]


@pytest.mark.parametrize("parser", PARSERS, ids=["python", "c"])
@pytest.mark.parametrize(("text", "place", "message", "instead"), SLIPS, ids=[row[0] for row in SLIPS])
def test_a_slip_has_its_place_its_name_and_what_to_write(
    text: str, place: tuple[int, int], message: str, instead: str, parser: Any
) -> None:
    with pytest.raises(Unreadable) as refused:
        yaml_node(text, Limits(), parser)
    assert (refused.value.line, refused.value.column) == place
    assert message in refused.value.message
    assert instead in refused.value.instead


@pytest.mark.parametrize("parser", PARSERS, ids=["python", "c"])
@pytest.mark.parametrize("text", ["a: {b: [20, 50]}", "a: 'One: two'", "a: {b: 1500, c: 500}", "a: one:two"])
def test_what_is_no_slip_is_read(text: str, parser: Any) -> None:
    assert yaml_node(text, Limits(), parser).data()


@pytest.mark.parametrize("parser", PARSERS, ids=["python", "c"])
def test_other_faults_are_told_as_the_parser_tells_them(parser: Any) -> None:
    with pytest.raises(Unreadable) as refused:
        yaml_node("a: 'x", Limits(), parser)
    assert "Check the indentation" in refused.value.instead


class TestMeant:
    """A value of the wrong kind is told with what was probably meant."""

    @pytest.mark.parametrize(
        ("text", "hint"),
        [
            ("1.500", "Write 1500, without a point."),
            ("1,500", "Write 1500, without a comma."),
            ("1 500", "Write 1500, without a space."),
            ("1.500.000", "Write 1500000, without a point."),
            ("1'500", "Write 1500, without an apostrophe."),
            ("1.5", "Numbers are decimal integers without quotation marks."),
            ("1.500,000", "Numbers are decimal integers without quotation marks."),
            ("1500", "Numbers are decimal integers without quotation marks."),
            ("twaalf", "Numbers are decimal integers without quotation marks."),
        ],
    )
    def test_a_number_that_is_text(self, text: str, hint: str) -> None:
        assert number(text) == hint

    @pytest.mark.parametrize(
        ("found", "hint"),
        [
            ("turned", "A list stands in brackets: [turned]."),
            ("20, 50", "A list stands in brackets: [20, 50]."),
            ("turned, others", "A list stands in brackets: [turned, others]."),
            ({"by": "run", "length": 8}, "A list stands in brackets: [{by: run, length: 8}]."),
            (7, "A list stands in brackets: [7]."),
            ("x" * 80, "A list stands in brackets."),
        ],
    )
    def test_an_item_without_its_list(self, found: Any, hint: str) -> None:
        assert meant(found, ["array"], {}) == hint

    def test_where_nothing_is_guessed(self) -> None:
        assert meant([1], ["object"], {}) == ""
        assert meant("x", ["object"], {"if": {"type": "array"}, "then": {}, "else": {}}) == ""

    def test_a_key_of_another_section_or_of_a_map_below(self, shelf: Write) -> None:
        shelf("small", changed(("match: {target: 500}", "match: {target: 500, unit: 10}")))
        assert "It stands at scoring.unit." in problems("small")[0].instead
        shelf("small", changed(("  lead: {first: eldest}", "  lead: {first: eldest}\n  void: {partner: free}")))
        assert "It stands at play.suit.void." in problems("small")[0].instead

    def test_sections_beside_set_are_one_problem(self, shelf: Write) -> None:
        option = "options:\n  o: {title: {nl: x}, sources: [letters], match: {target: 5}}\n"
        shelf("small", changed() + option)
        (problem,) = problems("small")
        assert problem.code == "schema.unknown-property"
        assert problem.instead.startswith("Write it under set, as in set: {match: …}.")

    def test_a_key_with_a_wrong_name_is_one_problem(self, shelf: Write) -> None:
        shelf(
            "small",
            changed(("{editorial: the rulebook is silent, sources", "{reason: the rulebook is silent, sources")),
        )
        (problem,) = problems("small")
        assert problem.instead.startswith("editorial is missing here.")

    def test_a_name_of_a_parent_that_cannot_be_one_is_told_once(self, shelf: Write) -> None:
        shelf("child", "variant: child\nextends: smal l\nnames: {nl: x}\n")
        (problem,) = problems("child")
        assert problem.instead.startswith('Did you mean "small"?')

    @pytest.mark.parametrize(
        ("text", "hint"),
        [
            ("notes: [{topic: tournament, text: {nl: x}, sources: [letters]}]\n", "stands under paragraphs."),
            ("irregularities: {misdeal: {award: -162, declarations: none, deal: stops}}\n", "the other side writes;"),
        ],
    )
    def test_what_the_schema_says_of_a_common_mistake_is_told(self, text: str, hint: str, shelf: Write) -> None:
        shelf("small", changed() + text)
        assert hint in problems("small")[0].instead


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"to": 10, "up_from": {"each": 6}}, "{to: 10, up_from: {each: 6}}"),
        ({"7": 0, "T": True, "x": None}, "{'7': 0, T: true, x: null}"),
        (
            ["We play to 501.", "a: b", "it's: so", "true", "é §4"],
            "[We play to 501., 'a: b', \"it's: so\", 'true', é §4]",
        ),
    ],
)
def test_data_in_one_line_is_yaml_and_means_the_same(value: Any, text: str) -> None:
    assert flow(value) == text
    assert yaml.safe_load(text) == value
