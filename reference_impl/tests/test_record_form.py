"""The form of records: what is wrong is told with its place, the way out, and the clause."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from belote.data import records_folder
from belote.errors import BrokenRecord
from belote.library import rules
from belote.record import observe
from belote.record.form import check, names, problems_of_all

Data = dict[str, Any]
Change = Callable[[Data], object]

DEAL: Data = {
    "id": "dealing/a-deal",
    "kind": "refusal",
    "base": "deal",
    "title": "A deal to be damaged",
    "clauses": ["dealing.steps"],
    "shows": "accepts",
    "variant": {"id": "belote-fr", "options": [], "digest": "sha256:" + 64 * "0"},
    "given": {"dealer": "N", "pack": [rank + suit for suit in "CDHS" for rank in "789TJQKA"]},
    "events": [
        {"seat": "W", "do": "pass"},
        {"seat": "S", "do": "bid", "call": "take", "denomination": "hearts"},
        {"seat": "W", "do": "play", "card": "7C"},
        {"seat": "S", "do": "declare", "cards": ["7C", "8C", "9C"]},
        {"seat": "S", "do": "cut", "number": 5},
    ],
    "expect": [{"at": 4, "refused": {"code": "setup.no-cut-now", "phase": "play", "clause": "setup.cut"}}],
    "source": {"from": "hand", "note": "…"},
    "status": "agreed",
}


def told(change: Change) -> list[tuple[str, str, str]]:
    """Return path, code and clause of what is wrong with a damaged record."""
    record = copy.deepcopy(DEAL)
    change(record)
    found = problems_of_all(record)
    assert all(problem.message and (problem.instead or problem.code == "schema.not-here") for problem in found)
    return [(problem.place.path, problem.code, problem.clause) for problem in found]


def put(*path: str | int, value: Any) -> Change:
    """Return a change that puts a value at a path."""

    def change(record: Data) -> None:
        target: Any = record
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """Return a change that removes what stands at a path."""

    def change(record: Data) -> None:
        target: Any = record
        for key in path[:-1]:
            target = target[key]
        del target[path[-1]]

    return change


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (drop("id"), ("id", "schema.required", "record.id")),
        (drop("variant"), ("variant", "schema.required", "record.variant")),
        (drop("given"), ("given", "schema.required", "record.deal")),
        (drop("events"), ("events", "schema.required", "record.deal")),
        (drop("given", "pack"), ("given.pack", "schema.required", "record.deal")),
        (drop("events", 1, "call"), ("events.1.call", "schema.required", "record.deal")),
        (drop("events", 2, "card"), ("events.2.card", "schema.required", "record.deal")),
        (drop("events", 4, "number"), ("events.4.number", "schema.required", "record.deal")),
        (put("kind", value="dael"), ("kind", "record.kind", "record.deal")),
        (drop("base"), ("base", "record.kind", "record.deal")),
        (put("kind", value="deal"), ("base", "schema.not-here", "record.refusal")),
        (put("given", value=None), ("given", "schema.type", "record.deal")),
        (put("given", "dealer", value="X"), ("given.dealer", "schema.enum", "record.deal")),
        (put("given", "dealer", value=1), ("given.dealer", "schema.enum", "record.deal")),
        (put("given", "pack", value=["7C"]), ("given.pack", "schema.min-items", "record.deal")),
        (put("given", "pack", 31, value="1C"), ("given.pack.31", "schema.pattern", "record.deal")),
        (put("given", "pack", 31, value="7C\n"), ("given.pack.31", "schema.pattern", "record.deal")),
        (put("given", "pack", 31, value="7C"), ("given.pack.31", "schema.unique-items", "record.deal")),
        (put("given", "hands", value={}), ("given.hands", "schema.unknown-property", "record.deal")),
        (put("given", "scores", value={"XY": 1}), ("given.scores.XY", "schema.key", "record.deal")),
        (put("given", "scores", value={"NS": "1"}), ("given.scores.NS", "schema.type", "record.deal")),
        (put("given", "scores", value={"NS": 1.5}), ("given.scores.NS", "schema.type", "record.deal")),
        (put("given", "scores", value={"NS": True}), ("given.scores.NS", "schema.type", "record.deal")),
        (put("given", "scores", value={"NS": 10**9}), ("given.scores.NS", "schema.maximum", "record.deal")),
        (put("events", value={}), ("events", "schema.type", "record.deal")),
        (put("events", 0, value=7), ("events.0", "schema.type", "record.deal")),
        (put("events", 0, "do", value="passs"), ("events.0.do", "schema.enum", "record.deal")),
        (put("events", 0, "do", value=["pass"]), ("events.0.do", "schema.enum", "record.deal")),
        (put("events", 0, "card", value="7C"), ("events.0.card", "schema.not-here", "record.deal")),
        (put("events", 0, "colour", value="7C"), ("events.0.colour", "schema.unknown-property", "record.deal")),
        (put("expect", 0, "at", value="ende"), ("expect.0.at", "schema.const", "record.checkpoints")),
        (put("expect", 0, "crads", value=[]), ("expect.0.crads", "schema.unknown-property", "record.checkpoints")),
        (put("source", "from", value="me"), ("source.from", "schema.enum", "record.source")),
        (put("status", value="disputed"), ("readings", "schema.required", "record.status")),
    ],
)
def test_one_fault_is_told_once_with_its_place(change: Change, expected: tuple[str, str, str]) -> None:
    assert told(change) == [expected]


def test_a_sound_record_has_no_problem() -> None:
    assert told(lambda record: None) == []


@pytest.mark.parametrize("record", [None, [], "deal", 7, True])
def test_what_is_no_map_is_no_record(record: Any) -> None:
    with pytest.raises(BrokenRecord) as caught:
        check(record)
    assert caught.value.problems[0].code == "record.form"


def test_a_misspelt_word_is_guessed() -> None:
    record = copy.deepcopy(DEAL)
    record["events"][0]["do"] = "plya"
    assert 'Did you mean "play"?' in problems_of_all(record)[0].instead


def test_many_faults_are_told_in_part_only() -> None:
    record = copy.deepcopy(DEAL)
    record["events"] = [{"seat": "N"}] * 200
    assert 1 < len(problems_of_all(record)) <= 10


def test_a_log_needs_nothing_besides_what_happened() -> None:
    log = {"kind": "deal", "given": DEAL["given"], "events": []}
    assert problems_of_all(log, needed=()) == []
    assert [problem.place.path for problem in problems_of_all(log, needed=("variant",))] == ["variant"]


def test_every_committed_record_is_sound() -> None:
    """One in twenty of them; reading all is the matter of ``belote validate --records``."""
    for file in sorted(records_folder().rglob("*.json"))[::20]:
        assert problems_of_all(json.loads(file.read_text("utf-8"))) == [], file


class TestQuestions:
    """Clause record.checkpoints: what may be asked of a record, and where."""

    RECORD = DEAL | {"kind": "deal", "events": DEAL["events"][:2]}

    def observed(self, ask: Any) -> list[dict[str, Any]]:
        record = {name: value for name, value in self.RECORD.items() if name != "base"}
        return observe(rules("belote-fr"), record, ask)

    def test_answers_come_in_the_order_of_the_questions(self) -> None:
        seen = self.observed([{"at": "end", "what": ["turn"]}, {"at": 0, "what": ["turn", "phase"]}])
        assert seen == [{"at": "end", "turn": "W"}, {"at": 0, "turn": "W", "phase": "auction"}]

    def test_two_questions_about_one_place_are_both_answered(self) -> None:
        seen = self.observed([{"at": 0, "what": ["turn"]}, {"at": 0, "what": ["phase"]}])
        assert [point["phase"] for point in seen] == ["auction", "auction"]
        assert [point["turn"] for point in seen] == ["W", "W"]

    @pytest.mark.parametrize("at", [3, -1, "start", None, True, 1.0, "1"])
    def test_a_place_that_does_not_exist_is_told(self, at: Any) -> None:
        with pytest.raises(BrokenRecord) as caught:
            self.observed([{"at": 0, "what": []}, {"at": at, "what": ["turn"]}])
        assert caught.value.problems[0].place.path == "ask.1.at"

    def test_an_observation_that_does_not_exist_is_told(self) -> None:
        with pytest.raises(BrokenRecord) as caught:
            self.observed([{"at": 0, "what": ["crads"]}])
        problem = caught.value.problems[0]
        assert problem.place.path == "ask.0.what" and 'Did you mean "cards"?' in problem.instead

    @pytest.mark.parametrize(
        "ask", [None, 7, {}, [7], [{"at": 0}], [{"at": 0, "what": "turn"}], [{"at": 0, "what": [1]}]]
    )
    def test_questions_in_another_form_are_told(self, ask: Any) -> None:
        with pytest.raises(BrokenRecord):
            self.observed(ask)

    def test_a_place_behind_a_refused_event_is_told(self) -> None:
        record = copy.deepcopy(DEAL)
        record["events"] = [record["events"][0], {"seat": "N", "do": "pass"}]
        refused = observe(rules("belote-fr"), record, [{"at": 1, "what": ["refused", "turn"]}])
        assert refused[0]["refused"]["code"] == "auction.not-your-turn" and refused[0]["turn"] == "S"
        with pytest.raises(BrokenRecord):
            observe(rules("belote-fr"), record, [{"at": 2, "what": ["turn"]}])

    def test_every_observation_of_the_schema_can_be_asked_for(self) -> None:
        (seen,) = self.observed([{"at": "end", "what": list(names())}])
        assert {"at", "turn", "phase", "calls", "hands", "known", "contract"} <= set(seen) <= {"at", *names()}


def test_no_place_stands_twice() -> None:
    record = copy.deepcopy(DEAL)
    record["expect"].insert(0, {"at": 4, "phase": "play"})
    (problem,) = problems_of_all(record)
    assert (problem.place.path, problem.clause) == ("expect.1", "record.checkpoints")
    assert problems_of_all(DEAL) == []
