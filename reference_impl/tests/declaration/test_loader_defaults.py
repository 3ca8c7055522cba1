"""Defaults are written out in every map that exists, and never in the cases of scoring."""

from __future__ import annotations

from typing import Any

import pytest

from belote.declaration.defaults import in_schema_order, with_defaults
from belote.declaration.vocabulary import sections, variant_schema


def test_a_default_is_written_into_a_map_that_exists() -> None:
    assert with_defaults({"play": {"lead": {"first": "eldest"}}})["play"] == {
        "lead": {"first": "eldest", "trump": "free"},
        "never_forced": "",
    }


def test_a_value_that_is_there_stays() -> None:
    found = with_defaults({"play": {"lead": {"first": "taker", "trump": "not_before_taker"}, "never_forced": "J"}})
    assert found["play"] == {"lead": {"first": "taker", "trump": "not_before_taker"}, "never_forced": "J"}


def test_an_absent_map_without_a_default_stays_absent() -> None:
    found = with_defaults({"pack": {"ranks": "789"}, "scoring": {}})
    assert "cut" not in found["pack"]
    assert "rounding" not in found["scoring"]
    assert "declarations" not in found


def test_an_absent_map_with_a_default_is_made_and_filled() -> None:
    found = with_defaults({"scoring": {}})
    assert found["scoring"]["count"] == {"last_trick": 10, "capot": 90}
    assert found["scoring"]["pay"]["failed"] == {
        "cards": "defenders",
        "declarations": "defenders",
        "belote": "defenders",
        "contract": "none",
        "multiplied": [],
    }
    assert found["irregularities"] == {}


def test_list_items_are_filled() -> None:
    row = {"call": "take", "bid": ["suits"]}
    found = with_defaults({"auction": {"rounds": [{"ends": "passed", "bids": [row]}]}})
    assert found["auction"]["rounds"][0]["bids"][0] == {
        **row,
        "equal": "refused",
        "suit": "any",
        "after_pass": "allowed",
        "turned_to": "nobody",
        "offer": "none",
    }


def test_named_maps_are_filled() -> None:
    fault = {"award": "pot", "declarations": "none", "deal": "stops"}
    found = with_defaults({"irregularities": {"revoke": fault}})
    assert found["irregularities"]["revoke"] == {**fault, "with_capot": False, "match_lost_at": 0}


def test_cases_are_left_as_they_are() -> None:
    case = {"pay": {"made": {"cards": "takers"}}, "count": {}, "rounding": None}
    assert with_defaults({"scoring": {"cases": {"doubled": case}}})["scoring"]["cases"] == {"doubled": case}


def test_the_data_given_is_not_changed() -> None:
    given: dict[str, Any] = {"scoring": {"pay": {}}}
    with_defaults(given)
    assert given == {"scoring": {"pay": {}}}


def test_no_default_is_shared_between_two_declarations() -> None:
    with_defaults({"scoring": {}})["scoring"]["pay"]["made"]["multiplied"].append("cards")
    assert with_defaults({"scoring": {}})["scoring"]["pay"]["made"]["multiplied"] == []


def test_sections_and_fields_come_in_the_order_of_the_schema() -> None:
    found = in_schema_order({"match": {"deals": 8, "target": 5}, "players": {"direction": "clockwise", "count": 4}})
    assert list(found) == ["players", "match"]
    assert list(found["match"]) == ["target", "deals"]
    assert list(found["players"]) == ["count", "direction"]


def test_named_maps_keep_their_own_order() -> None:
    assert list(in_schema_order({"contracts": {"suit": {}, "all_trump": {}, "no_trump": {}}})["contracts"]) == [
        "suit",
        "all_trump",
        "no_trump",
    ]


def test_the_word_cases_stands_for_one_thing_only() -> None:
    assert str(variant_schema()).count("'cases':") == 1


@pytest.mark.parametrize("section", ["players", "trick_melds", "irregularities"])
def test_sections_are_those_of_the_schema(section: str) -> None:
    assert section in sections()
    assert not {"names", "options", "variant", "notes"} & set(sections())
