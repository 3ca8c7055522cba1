"""Every property of the language is told, is a field of the model, is read by a rule, and is set by some table.

That each names its clause is in ``test_traceability``.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from corpus import lines
from links import properties
from property_links import (
    misfits,
    misfits_of_model,
    read_by_rules,
    set_by_tables,
    unread,
    unset,
    untold,
    without_property,
)

from belote.data import schema_file


@dataclass(frozen=True)
class Row:
    """A row of a planted model."""

    value: int
    from_: str = "eldest"


@dataclass(frozen=True)
class Section:
    """A section of a planted model."""

    rows: tuple[Row, ...] = ()
    by_name: Mapping[str, int] | None = None


SCHEMA: dict[str, Any] = {"$defs": {"row": {"properties": {"value": {}, "from": {"type": "string"}}}}}
NODE: dict[str, Any] = {
    "properties": {
        "rows": {"items": {"$ref": "#/$defs/row"}},
        "by_name": {"additionalProperties": {"type": "integer"}},
    }
}
FLAG = {"title": "Flag", "description": "A flag.", "type": "boolean"}


class TestToday:
    """The gates."""

    def test_schema_and_model_have_the_same_properties_and_each_is_read(self) -> None:
        assert not misfits_of_model(), lines(misfits_of_model())

    def test_every_property_is_set_by_some_table(self) -> None:
        told = [
            f"no variant, parent or option sets {name}: declare a table that plays it, or take it out of the schema"
            for name in sorted(unset(properties(), set_by_tables()))
        ]
        assert not told, lines(told)

    @pytest.mark.parametrize("name", ["variant", "record", "mapping"])
    def test_every_property_and_word_is_told(self, name: str) -> None:
        found = list(untold(json.loads(schema_file(f"{name}.schema.json").read_text(encoding="utf-8"))))
        assert not found, lines(found)

    def test_there_are_many_of_each(self) -> None:
        assert len(set_by_tables()) > 500 and len(read_by_rules()) > 500


class TestModel:
    """A property without a field, a field without a property, and a field that nobody reads are told."""

    def met(self, node: dict[str, Any]) -> tuple[list[str], dict[type, set[str]]]:
        """Return what is told of a section, and the fields that were met."""
        met: dict[type, set[str]] = defaultdict(set)
        return list(misfits(Section, SCHEMA, node, "section", met)), met

    def test_what_is_alike_is_not_told(self) -> None:
        told, met = self.met(NODE)
        assert told == [] and list(without_property(met)) == []
        assert met == {Section: {"rows", "by_name"}, Row: {"value", "from_"}}

    def test_a_property_without_a_field(self) -> None:
        planted = {"properties": {**NODE["properties"], "planted": FLAG}}
        assert self.met(planted)[0] == [
            "the property section.planted has no field in Section of declaration/model.py: add one"
        ]

    def test_a_field_without_a_property(self) -> None:
        _, met = self.met({"properties": {"rows": NODE["properties"]["rows"]}})
        (told,) = without_property(met)
        assert told.startswith("the field by_name of Section") and told.endswith("strike it")

    def test_a_field_that_nobody_reads(self) -> None:
        _, met = self.met(NODE)
        assert list(unread(met, {"rows", "by_name", "value", "from_"})) == []
        (told,) = unread(met, {"rows", "by_name", "from_"})
        assert told.startswith("no rule reads value of Row: ")


CLAUSES = {
    "match.target": "match.target",
    "match.planted": "match.target",
    "scoring.count.capot": "scoring.capot",
    "scoring.cases.<name>.count.capot": "scoring.capot",
    "contracts.<name>.kind": "contracts.kinds",
}


class TestTables:
    """A property that no table sets is told, unless it is the same as one that is set elsewhere."""

    def test_only_what_is_set_nowhere(self) -> None:
        paths = [("match", "target"), ("scoring", "count", "capot"), ("contracts", "suit", "kind")]
        assert unset(CLAUSES, paths) == {"match.planted"}

    def test_what_is_set_below_sets_what_is_above(self) -> None:
        assert unset({"play": "play.legal-card", "play.lead": "play.lead"}, [("play", "lead", "first")]) == set()


class TestWords:
    """Each property has a title and a description, and each word of a list that tells its words a meaning."""

    @pytest.mark.parametrize("word", ["title", "description"])
    def test_one_that_is_missing_or_blank(self, word: str) -> None:
        less = {key: value for key, value in FLAG.items() if key != word}
        for planted in (less, {**FLAG, word: " "}):
            (told,) = untold({"$defs": {"match": {"properties": {"flag": planted}}}})
            assert told == f"the property match.flag has no {word}: say in it what the property is"
        assert list(untold({"properties": {"flag": FLAG}})) == []

    def test_words_and_meanings_belong_together(self) -> None:
        flag = {**FLAG, "enum": ["one", "two"], "x-meaning": {"one": "The first.", "three": "The third."}}
        assert list(untold({"properties": {"flag": flag}})) == [
            "the word two of flag has no meaning: say in x-meaning what it is",
            "x-meaning of flag tells three, which is no word of it: take it out",
        ]

    def test_a_reference_a_condition_and_the_members_of_one_value_are_told_elsewhere(self) -> None:
        rounding = {**FLAG, "type": "object", "maxProperties": 2, "properties": {"each": {"type": "integer"}}}
        node = {"properties": {"row": {"$ref": "#/$defs/row"}, "kind": {"const": "deal"}, "rounding": rounding}}
        assert list(untold(node)) == []
