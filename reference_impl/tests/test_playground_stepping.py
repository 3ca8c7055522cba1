"""Stepping through a record: each forbidden card has its refusal, each number adds up, whatever is sent is answered."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from belote.data import records_folder
from belote.errors import Refusal
from belote.library import rules
from belote.playground import answer
from belote.record.run import kind_of
from belote.sampling import samples


@cache
def record(id: str) -> dict[str, Any]:
    """Return a record of the corpus."""
    data: dict[str, Any] = json.loads((records_folder() / f"{id}.json").read_text(encoding="utf-8"))
    return data


def table_of(data: dict[str, Any]) -> str:
    """Return the table of a record by name."""
    return "+".join((data["variant"]["id"], *data["variant"].get("options", [])))


def step(id: str, at: int | str = 0, **more: Any) -> dict[str, Any]:
    """Return a step of a record at its own table."""
    return answer({"do": "replay", "variant": table_of(record(id)), "record": id, "at": at, **more})


def test_a_forbidden_card_has_its_refusal_and_clause() -> None:
    hand = step("play/overruff-over-the-partners-ruff-cy")["hand"]
    assert (hand["seat"], hand["legal"]) == ("W", ["JH"])
    assert [one["card"] for one in hand["forbidden"]] == ["TH", "AD"]
    assert {one["clause"] for one in hand["forbidden"]} == {"play.void.partner-ruffed"}
    assert all(one["reason"] and one["title"] for one in hand["forbidden"])


@pytest.mark.parametrize("variant", ["belote-fr", "bridge-belote-bg", "bela-hr", "klaverjas-troef", "baloot-app"])
def test_the_refusal_shown_is_the_one_that_playing_the_card_gives(variant: str) -> None:
    table = rules(variant)
    looked = 0
    for sample in samples(table, 4, 11):
        data = dealt(variant, sample)
        kind, state = kind_of(data), kind_of(data).begin(table, data["given"])
        for at, event in enumerate(data["events"]):
            if event["do"] == "play" and at % 3 == 0:
                hand = answer({"do": "replay", "variant": variant, "inline": data, "at": at})["hand"]
                assert event["card"] in hand["legal"]
                for one in hand["forbidden"]:
                    looked += 1
                    with pytest.raises(Refusal) as refused:
                        kind.apply(state, {**event, "card": one["card"]}, "")
                    found = refused.value
                    assert (found.code, found.clause, found.reason) == (one["code"], one["clause"], one["reason"])
            state = kind.apply(state, event, "")
    assert looked > 10


def dealt(variant: str, sample: Any) -> dict[str, Any]:
    """Return a random deal as a record."""
    from belote.cli.deal import as_record

    return as_record(variant, 11, 0, sample)


@pytest.mark.parametrize("variant", ["belote-fr", "bridge-belote-bg", "bela-hr", "pilotta-cy"])
def test_the_numbers_of_a_deal_add_up_from_what_they_are_explained_by(variant: str) -> None:
    table = rules(variant)
    played = next(one for one in samples(table, 40, 5) if one.deal.play is not None and one.deal.result.score)
    data = dealt(variant, played)
    data["events"] = [event for event in data["events"] if event["do"] != "show"]
    taken = dict.fromkeys(table.table.side_names(), 0)
    last = len(data["events"])
    for at in range(last + 1):
        found = answer({"do": "replay", "variant": variant, "inline": data, "at": at})
        if not found["ok"] or found["steps"] < at:
            break
        numbers = found["numbers"]
        for one in (one for one in numbers if one["name"] == "trick"):
            taken[side_of(one["side"])] += one["value"]
            assert sum(map(int, said_values(one["why"][0]["text"]))) == one["value"]
        for one in (one for one in numbers if one["name"] == "cards"):
            assert one["value"] == taken[one["side"]]
            assert sum(int(why["text"].split("which count ")[1].rstrip(".")) for why in one["why"]) == one["value"]
    assert sum(taken.values()) > 100


def side_of(seat: str) -> str:
    """Return the side of a seat where partners play."""
    return "NS" if seat in "NS" else "EW"


def said_values(text: str) -> list[str]:
    """Return the values of cards that a sentence says."""
    return [part.rsplit(" ", 1)[1] for part in text.rstrip(".").split(", ")]


@pytest.mark.parametrize("file", sorted(records_folder().glob("*/*.json"))[::97], ids=lambda file: file.stem)
@pytest.mark.parametrize("at", [0, "end"])
def test_every_kind_of_record_can_be_stepped_through(file: Path, at: int | str) -> None:
    id = f"{file.parent.name}/{file.stem}"
    found = step(id, at, lang="fr")
    assert found["ok"], found
    assert found["lines"] or found["kind"] == "perft"
    for drawing in found["drawings"]:
        assert ElementTree.fromstring(drawing).get("direction") == "ltr"


def test_the_place_of_who_is_to_play_is_open_until_the_trick_is_whole() -> None:
    data = dealt("belote-fr", next(one for one in samples(rules("belote-fr"), 40, 5) if one.deal.play is not None))
    first = next(at for at, event in enumerate(data["events"]) if event["do"] == "play")
    for played in range(5):
        cards = [at for at, event in enumerate(data["events"]) if event["do"] == "play"][:played]
        at = cards[-1] + 1 if cards else first
        drawing = answer({"do": "replay", "variant": "belote-fr", "inline": data, "at": at})["drawings"][0]
        assert drawing.count('class="order"') == played
        assert ('class="to-play"' in drawing) == (0 < played < 4)


def test_a_drawing_of_the_corpus_is_made_of_our_own_shapes_alone() -> None:
    drawing = step("play/overruff-over-the-partners-ruff-cy")["drawings"][0]
    addresses = drawing.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "http" not in addresses and "<script" not in addresses and "<image" not in addresses


def test_a_refused_event_ends_the_steps_and_says_why() -> None:
    file = next(f for f in sorted(records_folder().glob("play/*.json")) if '"kind": "refusal"' in f.read_text("utf-8"))
    data = json.loads(file.read_text(encoding="utf-8"))
    found = step(data["id"], "end")
    expected = next(point["refused"] for point in data["expect"] if "refused" in point)
    assert found["refused"]["clause"] == expected["clause"]
    assert found["refused"]["code"] == expected["code"]
    assert found["at"] == found["steps"] == len(data["events"]) - 1


def test_a_deal_can_be_replayed_at_another_table() -> None:
    id = "play/overruff-over-the-partners-ruff-cy"
    assert step(id)["hand"]["legal"] == ["JH"]
    other = answer({"do": "replay", "variant": "contree-ffb", "record": id})
    assert sorted(other["hand"]["legal"]) == ["AD", "JH", "TH"], "a partner who holds the trick frees from ruffing"


def test_pasted_json_is_told_its_faults_with_line_and_column() -> None:
    text = '{\n "kind": "position",\n "given": {"seat": "W", "cardz": []}\n}'
    found = answer({"do": "replay", "variant": "belote-fr", "inline": text})
    assert not found["ok"]
    assert any(one["line"] == 3 and "cardz" in one["message"] for one in found["problems"]), found
    comma = answer({"do": "replay", "variant": "belote-fr", "inline": '{\n "kind": "deal",,\n}'})
    assert comma["problems"][0]["line"] == 2


def test_pasted_json_of_a_whole_record_is_replayed() -> None:
    text = json.dumps(record("play/overruff-over-the-partners-ruff-cy"))
    found = answer({"do": "replay", "variant": "pilotta-cy", "inline": text})
    assert found["hand"]["legal"] == ["JH"]


@pytest.mark.parametrize("id", ["play/no-such-record", "../play/x", "play", "", "a/../../b", "..", "play/../../../x"])
def test_a_record_that_is_not_there_is_told_so(id: str) -> None:
    found = answer({"do": "replay", "variant": "belote-fr", "record": id})
    assert found["reason"].startswith("There is no record")
