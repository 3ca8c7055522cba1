"""Titles state facts, nothing is said twice, and nothing is given that is not needed.

Clauses record.id, record.checkpoints and record.observations.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from corpus import lines, records
from history import changed_lately
from minimal import Asker, not_needed, slips

from belote.data import root
from belote_conformance.corpus_lint import (
    defaults_written,
    idle_events,
    problems,
    reductions,
    repeated_places,
    same_content,
    sample,
    title_problems,
    titles_used_twice,
    unneeded,
    without_event,
)
from belote_conformance.records import Record

ONE_IN = 150
LATELY = 30
DIGEST = "sha256:" + 64 * "0"


def record(**changes: Any) -> Record:
    """Return a record that nothing is wrong with, but for the changes."""
    data = {
        "id": "play/one",
        "kind": "auction",
        "title": "A bid may be passed by all",
        "clauses": ["auction.pass"],
        "shows": "accepts",
        "variant": {"id": "game", "options": [], "digest": DIGEST},
        "given": {"dealer": "N"},
        "events": [{"seat": "E", "do": "pass"}, {"seat": "S", "do": "pass"}],
        "expect": [{"at": 0, "turn": "E"}, {"at": 2, "turn": "W"}],
        "source": {"from": "hand", "note": "From the clause."},
        "status": "agreed",
    }
    return Record({**copy.deepcopy(data), **changes}, Path("one.json"))


def some(kind: str, *keys: str) -> Record:
    """Return the first record of a kind that is given something."""
    return next(r for r in records() if r.data["kind"] == kind and all(key in r.data["given"] for key in keys))


class TestTheCorpus:
    """The gates."""

    def test_every_record_keeps_to_it(self) -> None:
        found = problems(records())
        assert not found, lines(found)

    def test_a_sample_and_what_was_changed_lately_give_nothing_that_is_not_needed(self) -> None:
        new = {path.resolve() for path in changed_lately(root(), LATELY)}
        sampled = {record.id for record in sample(records(), ONE_IN)}
        chosen = [record for record in records() if record.id in sampled or record.file.resolve() in new]
        found = slips(not_needed(chosen))
        assert len({r.data["kind"] for r in chosen}) >= 5
        told = [
            f"{name}: leave out {', '.join(paths)}; the result is the same without" for name, paths in found.items()
        ]
        assert not told, lines(told)


class TestTitles:
    """A title is a sentence that says what is the case."""

    def test_a_fact_is_a_title(self) -> None:
        assert list(title_problems(record())) == []
        assert list(title_problems(record(title="86 points make nine"))) == []
        assert list(title_problems(record(title="The bid is tested before rounding"))) == []
        assert list(title_problems(record(title="Squares in no trump: aces 200, tens 150"))) == []
        assert list(title_problems(record(title="Nine cards each in packets of three"))) == []

    @pytest.mark.parametrize(
        ("title", "told"),
        [
            ("a bid may be passed", "capital"),
            ("A bid may be passed.", "stop"),
            ("A bid may be  passed", "single spaces"),
            ("Eldest may pass", "at least 4 words"),
            ("Test of a pass", "what is the case"),
            ("Checks that all may pass", "what is the case"),
            ("A bid should be passed by all", "what is the case"),
            ("Higher card of the partner", "with a verb"),
            ("Overruff of the partner and the bid", "with a verb"),
            ("Partner, opponent, dealer, eldest", "with a verb"),
            ("May a bid be passed by all?", "answer the question"),
            ("TODO say that all may pass", "still to be written"),
        ],
    )
    def test_anything_else_is_told(self, title: str, told: str) -> None:
        (found,) = title_problems(record(title=title))
        assert told in found and title in found

    def test_two_records_of_a_variant_may_not_have_one_title(self) -> None:
        other = record(id="play/two", clauses=["auction.turn"])
        assert titles_used_twice([record(), other])[0].startswith("play/one and play/two have one title")
        shouted = record(id="play/two", title=record().data["title"].upper())
        assert "have one title" in titles_used_twice([record(), shouted])[0]
        elsewhere = record(id="play/two", variant={"id": "other", "options": [], "digest": DIGEST})
        assert titles_used_twice([record(), elsewhere]) == []


class TestContent:
    """Nothing is shown twice."""

    def test_a_record_under_another_id_and_title_is_the_same(self) -> None:
        variant = {"id": "game", "options": ["without-effect"], "digest": DIGEST}
        other = record(id="play/two", title="All may pass a bid", variant=variant, status="disputed")
        assert same_content([record(), other]) == [("play/one", "play/two")]
        assert any("show the same" in told for told in problems([record(), other]))

    @pytest.mark.parametrize(
        "change",
        [
            {"clauses": ["auction.turn"]},
            {"shows": "discriminates"},
            {"given": {"dealer": "E"}},
            {"events": []},
            {"expect": [{"at": 0, "turn": "S"}]},
            {"kind": "refusal", "base": "auction"},
            {"variant": {"id": "other", "options": [], "digest": DIGEST}},
            {"variant": {"id": "game", "options": [], "digest": DIGEST[:-1] + "1"}},
        ],
    )
    def test_another_clause_rule_or_content_is_another_record(self, change: dict[str, Any]) -> None:
        assert same_content([record(), record(id="play/two", **change)]) == []

    def test_two_checkpoints_at_one_place(self) -> None:
        assert list(repeated_places(record())) == []
        twice = record(expect=[{"at": 0, "turn": "E"}, {"at": 0, "calls": {}}])
        assert list(repeated_places(twice)) == ["two checkpoints stand at 0: write one"]

    def test_one_value_after_the_last_event_and_at_the_end(self) -> None:
        both = record(expect=[{"at": 2, "turn": "W"}, {"at": "end", "turn": "W", "outcome": "void"}])
        assert len(list(repeated_places(both))) == 1
        assert list(repeated_places(record(expect=[{"at": 2, "turn": "W"}, {"at": "end", "outcome": "void"}]))) == []

    def test_a_call_with_a_member_at_its_default(self) -> None:
        call = {"do": "double", "call": "double", "manner": "plain"}
        (told,) = defaults_written(record(expect=[{"at": 0, "calls": {"E": [call]}}]))
        assert told == "a call at 0 writes manner at its default: leave it out"
        assert list(defaults_written(record(expect=[{"at": 0, "calls": {"E": [{**call, "manner": "open"}]}}]))) == []


class TestEvents:
    """Nothing happens that nobody looks at."""

    def test_events_after_the_last_checkpoint(self) -> None:
        assert list(idle_events(record())) == []
        assert list(idle_events(record(expect=[{"at": "end", "turn": "W"}]))) == []
        (told,) = idle_events(record(expect=[{"at": 1, "turn": "S"}]))
        assert told.startswith("nothing is expected after event 1 of 2")

    def test_the_refused_event_of_a_refusal_is_looked_at(self) -> None:
        refused = [{"at": 1, "refused": {"code": "auction.turn"}}]
        assert list(idle_events(record(kind="refusal", base="auction", expect=refused))) == []


class TestNeeded:
    """What can be taken away without a difference is told; what makes one is not."""

    def test_every_part_is_tried(self) -> None:
        tried = dict(reductions(record(given={"dealer": "N", "scores": {"NS": 1, "EW": 0}}).data))
        assert list(tried) == [
            *("given.dealer", "given.scores", "given.scores.NS", "given.scores.EW"),
            *("events.0.seat", "events.0.do", "events.0", "events.1.seat", "events.1.do", "events.1"),
        ]
        assert tried["given.scores.NS"]["given"] == {"dealer": "N", "scores": {"EW": 0}}

    def test_a_record_is_not_changed_by_trying(self) -> None:
        data = record().data
        before = copy.deepcopy(data)
        list(reductions(data))
        assert data == before

    def test_later_checkpoints_move_up_when_an_event_is_taken_away(self) -> None:
        smaller = without_event(record().data, 0)
        assert smaller is not None
        assert [point["at"] for point in smaller["expect"]] == [0, 1] and len(smaller["events"]) == 1
        assert without_event(record(expect=[{"at": 0}, {"at": 1}]).data, 0) is None

    def test_what_nobody_asks_for_is_not_needed_and_the_rest_is(self) -> None:
        data = record(given={"dealer": "N", "scores": {"NS": 1}}).data
        assert unneeded(data, lambda smaller: "dealer" in smaller["given"] and len(smaller["events"]) == 2) == [
            *("given.scores", "given.scores.NS", "events.0.seat", "events.0.do", "events.1.seat", "events.1.do")
        ]

    def test_a_planted_part_is_found_in_a_record_of_the_corpus(self) -> None:
        auction = next(r for r in records() if r.data["kind"] == "auction" and set(r.data["given"]) == {"dealer"})
        planted = {**auction.data, "given": {**auction.data["given"], "scores": {"NS": 7, "EW": 7}}}
        assert "given.scores" in unneeded(planted, Asker().passes)
        assert "given.dealer" not in unneeded(auction.data, Asker().passes)

    def test_the_contract_the_cards_and_the_trick_of_a_position_are_needed(self) -> None:
        position = some("position", "seat", "trick")
        found = unneeded(position.data, Asker().passes)
        assert not {"given.contract", "given.contract.denomination", "given.cards", "given.trick"} & set(found)

    def test_a_part_without_a_reason_to_be_there_is_a_slip(self) -> None:
        assert slips({"play/one": ["given.contract.taker", "events.3"], "play/two": ["given.turned"]}) == {
            "play/two": ["given.turned"]
        }


def test_a_sample_stays_the_same_when_others_are_added() -> None:
    few = sample(records()[:500], 20)
    assert 5 <= len(few) <= 60
    assert [r.id for r in sample(records(), 20)][: len(few)] == [r.id for r in few]
