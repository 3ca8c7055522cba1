"""The schema of files is made from that of the resolved form, and is current."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from belote.data import schema_file
from belote.declaration import file_schema as generator
from belote.declaration.schemas import file_schema, resolved_schema

FILE = Draft202012Validator(file_schema())


def is_part(data: dict[str, Any]) -> bool:
    """Whether a file may say this."""
    return FILE.is_valid({"variant": "x", **data})


def test_the_published_file_is_current() -> None:
    written = schema_file(generator.NAME).read_text("utf-8")
    assert json.loads(written) == file_schema()
    assert generator.main(["--check"]) == 0


def test_the_check_fails_when_the_file_is_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "schema_file", lambda name: tmp_path / name)
    assert generator.main(["--check"]) == 1
    assert generator.main([]) == 0
    assert generator.main(["--check"]) == 0


@pytest.mark.parametrize("schema", [file_schema, resolved_schema])
def test_the_schemas_are_schemas(schema: Any) -> None:
    Draft202012Validator.check_schema(schema())


def test_nothing_but_the_id_is_required() -> None:
    assert is_part({})
    assert not FILE.is_valid({"names": {"en": "x"}})
    assert is_part({"scoring": {"rounding": {"half": "stays"}}, "match": {}, "contracts": {"suit": {}}})


@pytest.mark.parametrize(
    "data",
    [
        {"belote": None},
        {"scoring": {"pay": {"tied": None}}},
        {"scoring": {"worth": None, "judged": None, "cases": {"doubled": None, "swept": {"rounding": None}}}},
        {"scoring": {"rounding": {"up_from": {"takers": None, "defenders": None, "each": 6}}}},
        {"contracts": {"no_trump": None, "suit": {"plain": None, "trump": {"values": {"7": None}}}}},
        {"declarations": {"in": {"suit": None}}, "match": {"target": None}},
        {"options": {"kirtik": None}, "notes": None, "paragraphs": {"play": None}},
    ],
)
def test_null_removes_every_property(data: dict[str, Any]) -> None:
    assert is_part(data)
    assert is_part({"options": {"o": {"title": {"en": "x"}, "sources": ["a"], "set": {}}}})


@pytest.mark.parametrize(
    "data",
    [
        {"variant": None},
        {"names": {"en": None}},
        {"auction": {"rounds": [{"ends": "passed"}]}},
        {"auction": {"rounds": [{"ends": "passed", "bids": [{"call": "take", "bid": ["suits"], "turned": None}]}]}},
        {"dealing": {"steps": [{"to": "hand"}]}},
        {"options": {"o": {"title": {"en": "x"}, "set": {}}}},
        {"options": {"o": {"title": {"en": "x"}, "sources": ["a"], "set": {"names": {"en": "y"}}}}},
        {"scoring": {"worth": "bids"}},
        {"play": {"suit": {"void": {"partner": "over_else_ruff"}}}},
    ],
)
def test_list_items_options_and_words_stay_as_strict_as_they_are(data: dict[str, Any]) -> None:
    assert not is_part(data)


def resolved_case(case: dict[str, Any]) -> bool:
    """Whether a case may say this in the resolved form."""
    scoring = resolved_schema()["$defs"]["scoring"]["properties"]["cases"]["additionalProperties"]
    schema = {**scoring, "$defs": resolved_schema()["$defs"]}
    return Draft202012Validator(schema).is_valid(case)


def test_a_case_of_the_resolved_form_states_only_what_differs() -> None:
    assert resolved_case({"rounding": {"up_from": {"larger": 6, "smaller": 5}}})
    assert resolved_case({"count": {"scale": {"times": 2}}, "pay": {"made": {"cards": "takers"}}})


def test_null_in_a_case_says_none_where_the_base_may_lack_the_field() -> None:
    assert resolved_case({"rounding": None})
    assert resolved_case({"count": {"scale": None}})
    assert resolved_case({"rounding": {"small_share": None}})
    assert not resolved_case({"success": None})
    assert not resolved_case({"pay": None})
    assert not resolved_case({"rounding": {"up_from": {"each": None}}})
    assert not resolved_case({"rounding": {"to": None}})
