"""What a sentence says only where it can happen: each beside a table at which it cannot."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from belote.library import resolved
from belote.rulebook import Sentence, sentences
from belote.rulebook.sentences import sentences_of
from belote.rulebook.topics import SECTIONS
from belote.rulebook.words import words

SCORING = next(section for section in SECTIONS if section.name == "scoring")


@cache
def said(name: str) -> tuple[Sentence, ...]:
    """Return the sentences of a table."""
    return sentences(resolved(name))


def texts(name: str, message: str) -> list[str]:
    """Return what a message says at a table, in the order of the book."""
    return [sentence.text for sentence in said(name) if sentence.id == message]


def meaning(name: str, word: str) -> str:
    """Return what a word means in the book of a table."""
    return next(str(found.meaning) for found in words(resolved(name).data, "en") if found.word == word)


def test_a_word_is_explained_that_only_a_house_rule_brings() -> None:
    data = resolved("belot-bg-2").data
    assert "mark" not in [one.word for one in words(data, "en")]
    assert "mark" in [one.word for one in words(data, "en", ["scoring-mark", "scoring-mark", "scoring-unit"])]


@pytest.mark.parametrize(("name", "minor"), [("bridge-belote-bg", False), ("belote-fr", True)])
def test_who_is_not_asked_is_printed_where_a_double_can_leave_only_a_pass(name: str, minor: bool) -> None:
    idle = next(sentence for sentence in said(name) if sentence.id == "auction-idle")
    assert idle.text == "A player who could only pass is not asked."
    assert idle.minor is minor


@pytest.mark.parametrize("name", ["bridge-belote-bg", "belot-bg-2"])
def test_what_a_case_replaces_is_said_once_before_the_cases(name: str) -> None:
    order = [sentence.id for sentence in said(name)]
    assert order.count("scoring-cases-instead") == 1
    cases = [place for place, sentence in enumerate(said(name)) if "this holds" in sentence.text]
    assert cases and order.index("scoring-cases-instead") < cases[0]


def test_nothing_is_said_of_cases_where_there_are_none() -> None:
    assert "cases" not in resolved("belote-fr").data["scoring"] or not resolved("belote-fr").data["scoring"]["cases"]
    assert not texts("belote-fr", "scoring-cases-instead")


CARDS = "what the cards in the tricks of a side count, with the last trick and the bonus for all tricks"


@pytest.mark.parametrize(
    ("name", "also"),
    [
        ("bridge-belote-bg", "; also the unit for declarations and belote"),
        ("belote-fr", "; also the unit for belote"),
        ("belote-fr+without-belote", ""),
        ("coinche-sans-tout", "; also the unit for belote and the worth of the contract"),
    ],
)
def test_card_points_are_what_tricks_count_and_the_unit_of_what_else_is_counted(name: str, also: str) -> None:
    assert meaning(name, "card points") == CARDS + also


def test_a_number_of_deals_ends_a_match_at_the_latest_only_where_a_number_of_points_can_end_it_before() -> None:
    assert texts("belote-fr+twelve-deals", "match-deals") == [
        "The match ends after 12 deals; the side with the most points then wins."
    ]
    (limited,) = texts("bela-hr+brza-163", "match-deals")
    assert "at the latest" in limited


@pytest.mark.parametrize(
    ("name", "factors"),
    [
        ("schieber+contracts-multiplied", {"The factor of a deal is 2.", "The factor of a deal is 4."}),
        ("coinche-ffb", {"The factor of a deal is 1 if not doubled, 2 if doubled, 4 if redoubled."}),
        ("coinche-ffb+no-redouble", {"The factor of a deal is 1 if not doubled, 2 if doubled."}),
        ("bridge-belote-bg+capot-cancels-doubling", {"The factor of a deal is 1 whether doubled or not."}),
    ],
)
def test_factors_are_named_for_the_doubles_there_are(name: str, factors: set[str]) -> None:
    found = {text.rpartition("this holds. ")[2] for text in texts(name, "scoring-factors")}
    assert factors <= found
    assert not [text for text in found if "or more" in text or "and above" in text]


def test_a_factor_is_explained_by_doubling_only_where_there_is_doubling() -> None:
    assert meaning("belote-fr+moderne", "factor") == "the number that points are multiplied by"
    assert meaning("coinche-ffb", "factor").endswith("according to how often the bid was doubled")


STANDING = "The bid that stands is the last one that was made"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("belote-fr", f"{STANDING}; a pass does not change it."),
        ("bridge-belote-bg", f"{STANDING}; a pass or a double does not change it."),
    ],
)
def test_the_standing_bid_speaks_of_doubles_only_where_there_are_any(name: str, text: str) -> None:
    assert texts(name, "auction-standing") == [text]


@pytest.mark.parametrize(
    ("name", "doubles", "own"),
    [
        ("belote-fr+no-trump-and-all-trump-overcall", False, False),
        ("bridge-belote-bg", True, True),
        ("coinche-ffb", True, False),
        ("coinche-ffb+raise-own", True, True),
    ],
)
def test_who_is_asked_again_names_doubles_and_ones_own_bid_where_they_occur(
    name: str, doubles: bool, own: bool
) -> None:
    (pending,) = texts(name, "auction-pending")
    assert ("last bid or double" in pending) is doubles
    assert ("unless he may still go over his own bid" in pending) is own
    assert pending.endswith("; nobody goes over his own bid.") is not own
    assert all(("bid or double" in text) is doubles for text in texts(name, "auction-round-ends"))


def test_who_has_passed_is_not_asked_again_where_the_first_bid_is_the_last() -> None:
    assert texts("belote-fr", "auction-pending") == ["A player who has passed is not asked again in the same round."]


def test_there_is_a_last_round_only_where_there_are_several() -> None:
    assert texts("bridge-belote-bg", "auction-all-pass-deal") == [
        "If nobody bids the deal is void, and nothing is written."
    ]
    assert texts("belote-fr", "auction-all-pass-deal") == [
        "If nobody bids in the last round the deal is void, and nothing is written."
    ]


def test_the_side_that_is_judged_is_said_to_be_so_doubled_or_not_only_where_there_is_doubling() -> None:
    data = resolved("coinche-ffb").data
    plain = {**data, "scoring": {**data["scoring"], "judged": "taker"}}
    without = {**plain, "auction": {**data["auction"], "doubling": []}}
    assert judged(plain) == ["The side of the taker is judged as the takers, doubled or not."]
    assert judged(without) == ["The side of the taker is judged as the takers."]


def judged(data: Mapping[str, Any]) -> list[str]:
    """Return what is said of who is judged as the takers."""
    return [one.text for one in sentences_of(data, SCORING) if one.id == "scoring-judged"]


def test_who_had_the_turned_card_gets_the_low_trump_for_it() -> None:
    (given,) = texts("bourloto-gr", "dealing-swap-back")
    assert "the seven of trumps goes to where the turned card was, or to whoever had that card" in given
    assert given.endswith("no exchange when both are in one hand, or when the turned card is itself a seven.")
    assert not texts("belote-fr", "dealing-swap-back")


def test_a_failed_contract_leaves_what_hangs_waiting_only_where_the_maker_gets_it() -> None:
    assert texts("belota-ventimiglia", "scoring-hanging-to") == [
        "Points that hang go to the next side that makes its contract; a failed contract leaves them waiting."
    ]
    assert texts("bridge-belote-bg", "scoring-hanging-to") == [
        "Points that hang go to the side that wins the next deal with a decision."
    ]


@pytest.mark.parametrize(
    ("name", "hanging"),
    [
        ("belote-fr", ["When a deal is stopped for a fault, points that hang wait for another deal."]),
        (
            "bela-hr+tie-hangs",
            [
                "When a deal is stopped with an award, points that hang go as if the guilty side had lost it; "
                "without an award they wait."
            ],
        ),
        ("bela-hr", []),
    ],
)
def test_what_hangs_when_a_deal_is_stopped_goes_only_where_the_loser_pays_it(name: str, hanging: list[str]) -> None:
    assert texts(name, "irregularities-stopped") == [
        "When a deal is stopped for a fault nothing else of it is written."
    ]
    assert texts(name, "irregularities-stopped-hanging") == hanging
    assert not texts(name, "irregularities-stopped-marks")


WRITTEN = "When one side writes the card points of all sides, they are added up and rounded once"
HUNG = "When all card points hang, they are added up and rounded once"


@pytest.mark.parametrize(
    ("name", "written", "hung"),
    [
        ("belote-fr+rounded", [f"{WRITTEN}."], []),
        ("belote-fr+rounded-to-fives", [f"{WRITTEN}."], []),
        ("belote-fr+rounded-complement", [f"{WRITTEN}, as those of this side."], []),
        ("bridge-belote-bg", [f"{WRITTEN}, as those of the larger side."], [f"{HUNG}, as those of the smaller side."]),
        ("belote-fr", [], []),
    ],
)
def test_pots_are_rounded_by_the_larger_side_only_where_thresholds_go_by_size(
    name: str, written: list[str], hung: list[str]
) -> None:
    assert texts(name, "scoring-pots") == written
    assert texts(name, "scoring-pots-hang") == hung
    assert bool(texts(name, "scoring-equal-sides")) is ("larger" in "".join(written))


def test_two_roles_with_one_threshold_are_said_as_one() -> None:
    data = resolved("bridge-belote-bg").data
    rounding = {**data["scoring"]["rounding"], "up_from": {"larger": 5, "smaller": 5}}
    scored = {**data["scoring"], "rounding": rounding, "cases": {}}
    found = [one.text for one in sentences_of({**data, "scoring": scored}, SCORING)]
    assert "A total is rounded up for each side from a remainder of 5, and otherwise down." in found
    assert f"{WRITTEN}." in found
    assert not [text for text in found if "smaller" in text]


def test_the_two_words_of_belote_are_named_where_both_are_asked_for() -> None:
    words_of = "(in French “belote”, then “rebelote”)"
    assert texts("belote-fr", "belote-said") == [
        f"Belote must be said with each of its two cards {words_of}, or it is lost."
    ]
    (king_first,) = texts("belote-be", "belote-said")
    assert words_of in king_first and "the king being played first" in king_first
    (one,) = texts("bridge-belote-bg", "belote-said")
    assert "rebelote" not in one


def test_a_game_without_squares_says_of_runs_alone_that_they_are_named_whole() -> None:
    alone, both = texts("deberts-ua", "declarations-shared-card"), texts("blot-am", "declarations-shared-card")
    assert alone == ["A run is named in its full length, never a part of it."]
    assert both == [
        "One card may serve in a run and in a square at once; a run is named in its full length, never a part of it."
    ]


def test_the_trick_that_bela_needs_is_that_of_its_word_where_there_is_one_word(tmp_path: Path) -> None:
    assert texts("deberts-ua", "belote-trick-must-be-won") == [
        "Belote counts only if its side wins the trick in which it is said."
    ]
    file = tmp_path / "two-words.yaml"
    file.write_text(
        "variant: two-words\nrevision: 1\nextends: deberts-ua\nnames: {en: Two words}\nbelote: {said: both_cards}\n"
        "sources:\n  belote: {editorial: ours}\n",
        encoding="utf-8",
    )
    assert texts(str(file), "belote-trick-must-be-won") == [
        "Belote counts only if its side wins the trick to which the card that completes it is played."
    ]


def test_open_cards_lie_on_others_only_where_some_were_dealt_face_down() -> None:
    covering, alone = texts("belot-bg-open", "dealing-covered"), texts("blot-am-open", "dealing-covered")
    assert alone == ["Cards that lie face up before a player are played like those in the hand."]
    assert len(covering) == 1 and covering[0].startswith(alone[0]) and "the card under it" in covering[0]
    face_up = [text for text in texts("blot-am-open", "dealing-step-cards") if "face up" in text]
    assert face_up == ["Step 2 of the deal: each player is dealt 4 cards face up on the table."]
    assert [text for text in texts("belot-bg-open", "dealing-step-cards") if "on one that lies face down" in text]


@pytest.mark.parametrize(
    ("lang", "reach", "more"), [("en", "must reach", "must be more than"), ("fr", "doit atteindre", "doit dépasser")]
)
def test_what_equality_passes_is_to_be_reached_and_else_exceeded(lang: str, reach: str, more: str) -> None:
    found = resolved("coinche-ffb")
    said = {one.subject: one.text for one in sentences(found, lang) if one.id == "scoring-success"}
    tests = found.data["scoring"]["success"]
    assert {test["equal"] for test in tests} > {"made"} and len(tests) > 1
    for place, test in enumerate(tests):
        text = said["scoring", "success", place]
        assert (reach in text, more in text) == (test["equal"] == "made", test["equal"] != "made")
