"""What is drawn of a record, and where the drawing stands in the book."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from drawn import parsed

from belote.data import records_folder
from belote.library import rules
from belote.rulebook.book import Book, book
from belote.rulebook.choosing import records_of
from belote.rulebook.diagrams import Hand, Play, caption, draw, labels, look
from belote.rulebook.html import html
from belote.rulebook.pictures import picture
from belote.rulebook.plain_data import as_json

HEARTS = {"denomination": "hearts", "taker": "N"}


def position(cards: list[str], *trick: tuple[str, str], seat: str) -> dict[str, Any]:
    """Return a position in hearts, taken by North."""
    played = [{"seat": who, "card": card} for who, card in trick]
    return {
        "kind": "position",
        "given": {"contract": HEARTS, "seat": seat, "cards": cards, "trick": played},
        "events": [],
    }


@pytest.fixture(scope="module")
def made() -> Book:
    """Return a book."""
    return book("belote-fr")


def test_a_hand_that_can_follow_has_its_other_cards_forbidden_by_the_clause_of_following() -> None:
    found = picture(rules("belote-fr"), position(["7C", "JH", "AC", "AS"], ("N", "KC"), seat="W"))
    assert found is not None
    assert found.plays == (Play("N", "KC"),)
    assert (found.winner, found.trump, found.clockwise) == ("N", "H", False)
    (hand,) = found.hands
    assert hand.cards == ("JH", "AS", "AC", "7C")
    assert hand.legal == ("AC", "7C")
    assert hand.clauses == ("play.follow-plain.opponent",)
    assert hand.choice


def test_a_hand_that_must_overtrump_may_not_play_a_lower_trump_or_another_suit() -> None:
    found = picture(rules("belote-fr"), position(["9H", "8H", "AS"], ("N", "KC"), ("W", "QH"), seat="S"))
    assert found is not None
    (hand,) = found.hands
    assert found.winner == "W"
    assert hand.legal == ("9H",)
    assert dict(hand.forbidden).keys() == {"8H", "AS"}
    assert hand.clauses == ("play.void.opponent-ruffed",)


def test_the_leader_may_play_anything() -> None:
    found = picture(rules("belote-fr"), position(["9H", "8H", "AS"], seat="S"))
    assert found is not None
    assert found.hands == (Hand("S", ("9H", "8H", "AS"), choice=True),)
    assert (found.plays, found.winner) == ((), "")


def test_a_whole_trick_has_a_winner_and_no_hand() -> None:
    trick = [{"seat": seat, "card": card} for seat, card in zip("NWSE", ("KC", "QH", "AC", "7H"), strict=True)]
    record = {"kind": "position", "given": {"contract": HEARTS, "trick": trick}, "events": []}
    found = picture(rules("belote-fr"), record)
    assert found is not None
    assert (found.winner, found.whole, found.hands) == ("W", True, ())


def test_before_there_is_a_contract_hands_are_sorted_as_plain_suits() -> None:
    hands = {"N": ["JS", "TS", "9S", "AS"]}
    record = {"kind": "auction", "given": {"dealer": "E", "turned": "KH", "hands": hands}, "events": []}
    found = picture(rules("belote-fr"), record)
    assert found is not None
    assert found.hands == (Hand("N", ("AS", "TS", "JS", "9S")),)
    assert (found.dealer, found.turned, found.denomination) == ("E", "KH", "")


def test_scores_have_nothing_to_be_seen() -> None:
    record = {
        "kind": "score",
        "given": {"contract": HEARTS, "cards": {"NS": 100, "EW": 62}, "last": "NS"},
        "events": [],
    }
    assert picture(rules("belote-fr"), record) is None


@pytest.mark.parametrize("variant", ["belote-fr", "bridge-belote-bg", "baloot-majlis", "klaverjas-troef"])
def test_every_record_can_be_drawn_and_all_cards_it_gives_are_seen(variant: str) -> None:
    plain = [record for record in records_of(variant) if not record["variant"]["options"] and record["kind"] != "perft"]
    kinds = set()
    for record in plain:
        found, given = picture(rules(variant), record), record["given"]
        if found is None:
            continue
        kinds.add(record.get("base", record["kind"]))
        svg = draw(found, "d", caption(found, "en"), labels(found, "en"), look("en"))
        seen = sorted(one.get("data-card", "") for one in parsed(svg).iter() if one.get("data-card"))
        if "pack" not in given:
            cards = [*given.get("cards", ()), *(card["card"] for card in given.get("trick", ()))]
            cards += [code for hand in given.get("hands", {}).values() for code in hand]
            assert seen == sorted([*cards, *([given["turned"]] if "turned" in given else [])]), record["id"]
        else:
            assert len(seen) == len(set(seen)) > 0, record["id"]
    assert {"position", "auction"} <= kinds


def test_there_are_records_to_draw() -> None:
    assert any(records_folder().glob("*/*.json"))


def test_the_page_shows_each_drawing_once_with_its_words_closed_beside_it(made: Book) -> None:
    page = html(made)
    scenes = [example for chapter in made.chapters for example in chapter.examples if example.scene]
    assert len(scenes) > 4
    assert page.count("<svg ") == page.count('<div class="drawing" dir="ltr"><svg ') == len(scenes)
    for example in scenes:
        block = next(part for part in page.split('<div class="example">') if example.title in part)
        words = re.search(r"<details><summary><span>The drawing in words</span></summary>(.*?)</details>", block)
        for label, value in example.situation:
            assert value in block
            if words and label == "Hands":
                assert value in words[1]


def test_the_book_as_data_has_the_scenes(made: Book) -> None:
    examples = [one for chapter in json.loads(json.dumps(as_json(made)))["chapters"] for one in chapter["examples"]]
    assert {type(one["scene"]) for one in examples} == {dict, type(None)}
    drawn = next(one for one in examples if one["scene"] and one["scene"]["hands"])
    assert drawn["scene"]["hands"][0]["seat"] in "NESW"


def test_where_a_language_lacks_a_sentence_the_words_are_english_and_marked_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from belote.rulebook.diagrams import text as words

    found = picture(rules("belote-fr"), position(["7C", "AC"], ("N", "KC"), seat="W"))
    assert found is not None
    monkeypatch.setattr(words, "text", lambda lang, message, args: ("X.", "en" if message == "drawing-hand" else lang))
    said = caption(found, "fr")
    assert said.lang == "en"
    svg = draw(found, "d", said, labels(found, "fr"), look("fr"))
    assert svg.count(' lang="en"') == 2
    monkeypatch.setattr(words, "text", lambda lang, message, args: ("X.", lang))
    assert caption(found, "fr").lang == ""
