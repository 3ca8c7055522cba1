"""A deal scored from a few fields: the answer of `belote score --json`, and where every number comes from."""

from __future__ import annotations

from typing import Any

import pytest
from cli_runs import run

from belote.declaration import variants
from belote.playground import answer

MADE = {"contract": {"denomination": "hearts", "taker": "NS"}, "cards": {"NS": 97, "EW": 65}, "last": "NS"}
CASES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("belote-fr", MADE, ["--contract", "H", "--taker", "NS", "--tricks", "NS=97", "EW=65", "--last", "NS"]),
    (
        "belote-fr",
        {**MADE, "cards": {"NS": 60, "EW": 102}, "last": "EW", "belote": {"NS": 20}},
        ["--contract", "H", "--taker", "NS", "--tricks", "NS=60", "EW=102", "--last", "EW", "--belote", "NS"],
    ),
    (
        "contree-ffb",
        {**MADE, "contract": {"denomination": "spades", "taker": "EW", "amount": 110, "level": 1, "last_raiser": "NS"}},
        [
            *("--contract", "S:110", "--taker", "EW", "--level", "1", "--raiser", "NS"),
            *("--tricks", "NS=97", "EW=65", "--last", "NS"),
        ],
    ),
    (
        "bridge-belote-bg",
        {
            "contract": {"denomination": "no_trump", "taker": "NS"},
            "cards": {"NS": 130, "EW": 0},
            "last": "NS",
            "tricks": {"NS": 8, "EW": 0},
        },
        [
            *("--contract", "NT", "--taker", "NS", "--tricks", "NS=130", "EW=0"),
            *("--last", "NS", "--won", "NS=8", "EW=0"),
        ],
    ),
    (
        "bela-hr",
        {**MADE, "declarations": {"EW": 50}, "belote": {"EW": 20}},
        [
            *("--contract", "H", "--taker", "NS", "--tricks", "NS=97", "EW=65", "--last", "NS"),
            *("--declared", "EW=50", "--belote", "EW=20"),
        ],
    ),
]


def score(variant: str, given: dict[str, Any]) -> dict[str, Any]:
    """Score totals."""
    return answer({"do": "score", "variant": variant, "given": given})


@pytest.mark.parametrize(("variant", "given", "words"), CASES, ids=[case[0] for case in CASES])
def test_a_score_is_that_of_the_command_line(variant: str, given: dict[str, Any], words: list[str]) -> None:
    printed = run("score", variant, *words, "--json")
    assert printed.status == 0, printed.err
    assert score(variant, given)["score"] == printed.data


def test_a_failed_contract_leaves_the_belote_where_it_was() -> None:
    found = score("belote-fr", {**MADE, "cards": {"NS": 60, "EW": 102}, "last": "EW", "belote": {"NS": 20}})
    assert found["score"]["score"] == {"NS": 20, "EW": 162}
    assert found["score"]["outcome"] == "failed"


@pytest.mark.parametrize(("variant", "given", "words"), CASES, ids=[case[0] for case in CASES])
def test_every_number_has_its_reasons_and_items_add_up(variant: str, given: dict[str, Any], words: list[str]) -> None:
    found = score(variant, given)
    assert all(number["why"] for number in found["numbers"])
    for side, total in found["score"]["score"].items():
        items = [one for one in found["numbers"] if one["name"] == "item" and one["side"] == side]
        assert sum(one["value"] for one in items) == total
        assert [one["value"] for one in found["numbers"] if one["name"] == "total" and one["side"] == side] == [total]


def test_points_that_do_not_add_up_are_noticed() -> None:
    found = score("belote-fr", {**MADE, "cards": {"NS": 97, "EW": 60}})
    assert found["doubt"] == {"found": 157, "whole": 162}
    assert score("belote-fr", MADE)["doubt"] is None


@pytest.mark.parametrize(
    ("changed", "path"),
    [
        ({"contract": {"denomination": "hearts"}}, "given.contract.taker"),
        ({"contract": {"denomination": "hearts", "taker": "NS", "level": 1}}, "given.contract.level"),
        ({"last": ""}, "given"),
        ({"cards": {"NS": 162, "EW": 0}}, "given.tricks"),
        ({"cards": {"NS": 97, "XY": 65}}, "given.cards"),
        ({"belote": {"NS": 7}}, "given.belote.NS"),
    ],
)
def test_a_wrong_field_is_named(changed: dict[str, Any], path: str) -> None:
    found = score("belote-fr", MADE | changed)
    assert not found["ok"]
    assert found["problems"][0]["path"].startswith(path), found["problems"]


def test_a_field_that_does_not_exist_is_refused() -> None:
    assert score("belote-fr", {**MADE, "weather": "fine"})["reason"] == "There is no field weather."


@pytest.mark.parametrize("variant", variants())
def test_every_variant_says_what_can_be_filled_in(variant: str) -> None:
    found = answer({"do": "fields", "variant": variant, "lang": "ru"})
    assert found["ok"]
    assert len(found["sides"]) >= 2
    assert {one["id"] for one in found["denominations"]} == set(found["wholes"])
    assert bool(found["amounts"]) >= found["needs_amount"]


@pytest.mark.parametrize("variant", variants())
def test_what_the_page_fills_in_first_can_be_scored(variant: str) -> None:
    found = answer({"do": "fields", "variant": variant})
    sides = [one["id"] for one in found["sides"]]
    for denomination, whole in found["wholes"].items():
        contract: dict[str, Any] = {"denomination": denomination, "taker": sides[0]}
        contract |= {"amount": found["amounts"][0]["id"]} if found["needs_amount"] else {}
        cards = dict.fromkeys(sides[1:], whole // 5)
        cards[sides[0]] = whole - sum(cards.values())
        scored = score(variant, {"contract": contract, "cards": cards, "last": sides[0]})
        assert scored["ok"], scored
        assert scored["doubt"] is None


def test_all_cards_count_what_every_player_knows() -> None:
    assert set(answer({"do": "fields", "variant": "belote-fr"})["wholes"].values()) == {162}
    bulgarian = answer({"do": "fields", "variant": "bridge-belote-bg"})["wholes"]
    assert (bulgarian["hearts"], bulgarian["all_trump"]) == (162, 258)


def test_fields_are_those_of_the_table() -> None:
    french = answer({"do": "fields", "variant": "belote-fr"})
    assert (french["belote"], french["needs_amount"], french["levels"]) == (20, False, [])
    contree = answer({"do": "fields", "variant": "contree-ffb", "lang": "fr"})
    assert contree["needs_amount"]
    assert [one["level"] for one in contree["levels"]] == [1, 2]
    assert [one["name"] for one in contree["denominations"]][:2] == ["trèfle", "carreau"]
