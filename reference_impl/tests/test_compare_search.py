"""Searching and shrinking: a planted change is found, and shrinks to the smallest situation, known by hand."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from belote.adequacy.changed import compiled
from belote.compare.search import KINDS_OF, Searched, search_rules
from belote.compare.shrinking import Found, is_smallest, size
from belote.compare.situations import MAKERS, Game
from belote.compare.traces import PREFERRED, QUESTIONS, Divergence, Trace, divergence, shown_by, trace
from belote.compare.witness import witness
from belote.declaration import resolved_document, variants
from belote.declaration.vocabulary import sections
from belote.library import resolved, rules
from belote.record.form import check as check_form

PLANTED: list[tuple[str, str, Any, str, str, dict[str, Any], int]] = [
    # variant, path, new value, kind, what differs, what is given at least, events
    ("belote-fr", "contracts.suit.trump.values.9", 13, "position", "trick", {"trick": 1}, 0),
    (
        "belote-fr",
        "play.suit.void.opponent_ruffed",
        "over_else_discard",
        "position",
        "cards",
        {"trick": 2, "cards": 2},
        0,
    ),
    ("belote-fr", "play.suit.follow_plain.opponent", "any_or_ruff", "position", "cards", {"trick": 1, "cards": 2}, 0),
    ("belote-fr", "scoring.pay.failed.belote", "defenders", "score", "items", {}, 0),
    ("belote-fr", "auction.rounds.1.bids.0.turned_to", "dealer", "auction", "contract", {}, 5),
    ("belote-fr", "match.target", 1001, "match", "target", {}, 0),
    (
        "bridge-belote-bg",
        "contracts.all_trump.trump.order",
        "9JATKQ87",
        "position",
        "cards",
        {"trick": 1, "cards": 2},
        0,
    ),
    (
        "bridge-belote-bg",
        "declarations.in.suit.runs",
        [20, 60, 100, 100, 100, 100],
        "declarations",
        "declarations",
        {},
        0,
    ),
    ("contree-ffb", "scoring.rounding.up_from.each", 6, "score", "items", {}, 0),
    ("pilotta-cy", "match.target", 301, "match", "target", {}, 0),
]


def planted(variant: str, path: str, new: Any) -> Searched:
    """Return what the search finds between a variant and the same with one value changed."""
    found = resolved(variant)
    document = json.loads(json.dumps(resolved_document(found)))
    place = document
    *above, last = [int(key) if key.isdigit() and key != "9" else key for key in path.split(".")]
    for key in above:
        place = place[key]
    assert place[last] != new
    place[last] = new
    other = compiled(document)
    assert other is not None
    return search_rules(rules(variant), other, [path.split(".")[0]], 1500, 7)


@pytest.mark.parametrize(("variant", "path", "new", "kind", "what", "lengths", "events"), PLANTED)
def test_a_changed_value_shrinks_to_the_smallest_situation(
    variant: str, path: str, new: Any, kind: str, what: str, lengths: dict[str, int], events: int
) -> None:
    found = planted(variant, path, new).found
    assert found is not None
    record = found.record
    assert (record["kind"], found.parting.what, len(record["events"])) == (kind, what, events)
    for name, length in lengths.items():
        assert len(record["given"][name]) == length, record


class TestSituations:
    """Every maker makes records of its kind that their own game takes, and the same seed makes the same."""

    @pytest.mark.parametrize("variant", variants())
    def test_what_is_made_can_be_shown(self, variant: str) -> None:
        game = Game(rules(variant))
        for kind, make in MAKERS.items():
            random = Random(5)
            for _ in range(4 if kind == "deal" else 12):
                record = make(game, random)
                check_form(record)
                shown = trace(game.rules, record)
                assert shown.refused or len(shown.places) == len(record["events"]) + 1

    def test_the_same_seed_makes_the_same(self) -> None:
        for make in MAKERS.values():
            one, other = (make(Game(rules("contree-ffb")), Random(9)) for _ in range(2))
            assert one == other

    def test_every_section_has_kinds_in_which_it_can_show(self) -> None:
        assert KINDS_OF.keys() == set(sections())
        assert {kind for kinds in KINDS_OF.values() for kind in kinds} == MAKERS.keys() == QUESTIONS.keys()
        assert {name for names in QUESTIONS.values() for name in names} | {"refused"} == set(PREFERRED)


class TestDivergence:
    """Where two traces part."""

    def test_equal_traces_do_not_part(self) -> None:
        same = Trace(({"cards": ["7C", "8C"]},))
        assert divergence(same, Trace(({"cards": ["8C", "7C"]},))) is None

    def test_the_first_place_counts_and_there_the_earliest_kind_of_difference(self) -> None:
        left = Trace(({"turn": "N"}, {"cards": ["7C"], "phase": "play"}, {"turn": "N"}))
        right = Trace(({"turn": "N"}, {"cards": ["8C"], "phase": "over"}, {"turn": "E"}))
        assert divergence(left, right) == Divergence(1, "cards", ["7C"], ["8C"])

    def test_one_that_refuses_parts_from_one_that_does_not(self) -> None:
        refusal = {"code": "play.must-follow", "phase": "play", "clause": "play.follow-plain"}
        found = divergence(Trace(({"turn": "N"},), refusal), Trace(({"turn": "N"}, {"turn": "E"})))
        assert found == Divergence(0, "refused", refusal, None)


def test_equal_rules_are_not_told_apart() -> None:
    left = rules("belote-fr")
    found = search_rules(left, left, ("play", "scoring"), 60, 3)
    assert found.found is None and found.looked["position"] == 120


def test_what_is_found_cannot_be_made_smaller_by_a_single_step() -> None:
    left = rules("belote-fr")
    right = rules("belote-fr+undertrump-free")
    found = search_rules(left, right, ("play",), 400, 3).found
    assert found is not None
    game = Game(left)
    assert is_smallest(game, shown_by(left), shown_by(right), found)
    cards = [*found.record["given"]["cards"], "AS"]
    larger = Found({**found.record, "given": {**found.record["given"], "cards": cards}}, found.parting)
    assert size(game, larger) > size(game, found)


def test_the_witness_is_a_record_that_tells_the_two_apart() -> None:
    left, right = rules("belote-fr"), rules("belote-fr+undertrump-free")
    found = search_rules(left, right, ("play",), 400, 3).found
    assert found is not None
    record = witness(
        resolved("belote-fr"), found, "play/a-witness", "A witness of the undertrump", ["play.void"], "found"
    )
    check_form(record)
    (point,) = record["expect"]
    assert point[found.parting.what] == found.parting.left != found.parting.right
