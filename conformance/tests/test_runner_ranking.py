"""The clause whose rule is wrong stands first, though its fault spreads into scores and whole deals."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

from corpus import offer, records
from runner_samples import DIGEST

from belote.declaration.vocabulary import clause_at
from belote.protocol import Server
from belote_conformance.compare import Difference
from belote_conformance.hello import Hello
from belote_conformance.outcomes import Result, judge
from belote_conformance.ranking import ranking
from belote_conformance.records import Record

TRACE = Hello("liar", "1", (), "trace", "code")


def result(outcome: str, *clauses: str, kind: str = "position", what: str = "", variant: str = "sample") -> Result:
    """Return the result of a record of some clauses."""
    data = {"id": "play/x", "kind": kind, "clauses": list(clauses)}
    data["variant"] = {"id": variant, "options": [], "digest": DIGEST}
    difference = Difference(0, what, [], []) if what else None
    return Result(Record(data, Path("play/x.json")), outcome, difference=difference)


def order(results: Iterable[Result]) -> list[str]:
    """Return the clauses in their order."""
    return [suspect.clause for suspect in ranking(results)]


class TestLaws:
    def test_nothing_fails_nothing_is_suspected(self) -> None:
        assert ranking([result("pass", "play.void"), result("skipped", "play.void")]) == []

    def test_what_explains_more_failures_comes_first(self) -> None:
        bad = [result("fail", "play.void")] * 3 + [result("fail", "play.follow")]
        assert order(bad) == ["play.void", "play.follow"]

    def test_what_passes_elsewhere_comes_later(self) -> None:
        bad = [result("fail", "play.follow"), result("fail", "play.void")]
        good = [result("pass", "play.void")] * 5
        assert order([*bad, *good]) == ["play.follow", "play.void"]

    def test_the_main_clause_comes_before_the_others(self) -> None:
        assert order([result("fail", "play.void", "play.follow")] * 3) == ["play.void", "play.follow"]

    def test_a_small_record_says_more_than_a_whole_deal(self) -> None:
        bad = [result("fail", "play.void"), result("fail", "match.target", kind="deal")]
        assert order(bad) == ["play.void", "match.target"]

    def test_a_fault_that_spreads_is_looked_for_where_it_shows_first(self) -> None:
        small = [result("fail", "play.void", what="cards")] * 2
        deals = [result("fail", "scoring.order", "scoring.pay.made", kind="deal", what="cards")] * 6
        assert order([*deals, *small])[0] == "play.void"

    def test_variants_in_which_nothing_fails_say_nothing(self) -> None:
        bad = [result("fail", "play.void", variant="one"), result("fail", "play.follow", variant="one")]
        good = [result("pass", "play.void", variant="two")] * 9
        (first, second) = ranking([*bad, *good])
        assert first.weight == second.weight
        assert (first.failed, first.compared) == (1, 1)

    def test_an_error_of_its_own_counts_and_a_crash_does_not(self) -> None:
        own = result("error", "play.void")
        crash = Result(own.record, "error", "the program ended", code="crash")
        assert order([own]) == ["play.void"]
        assert ranking([crash]) == []

    def test_equal_clauses_stand_in_order_of_name(self) -> None:
        assert order([result("fail", "play.b"), result("fail", "play.a")]) == ["play.a", "play.b"]


def answered(variant: str, path: str, value: Any) -> list[Result]:
    """Return the results of every record of a variant, asked of the reference with one value changed."""
    request = copy.deepcopy(offer(variant))
    *steps, last = path.split(".")
    place = request["declaration"]
    for step in steps:
        place = place[int(step) if step.isdigit() else step]
    assert place[last] != value
    place[last] = value
    server = Server()
    assert json.loads(server.answer(json.dumps(request)))["status"] == "ok"
    results = []
    for record in records():
        if record.variant == variant:
            asked = {"message": "run", "seq": 1, "record": record.question(), "ask": record.ask()}
            results.append(judge(record, json.loads(server.answer(json.dumps(asked))), TRACE))
    return results


FAULTS: tuple[tuple[str, str, Any], ...] = (
    ("pilotta-cy", "play.suit.void.partner_ruffed", "free"),
    ("pilotta-cy", "play.suit.void.partner", "free"),
    ("pilotta-cy", "play.suit.void.opponent_ruffed", "ruff"),
    ("pilotta-cy", "auction.rounds.0.bids.0.after_pass", "refused"),
    ("pilotta-cy", "auction.doubling.0.bids_after", "open"),
    ("pilotta-cy", "declarations.show", "end_of_deal"),
    ("pilotta-cy", "scoring.success.0.equal", "failed"),
    ("belote-fr", "play.suit.follow_trump.partner", "any"),
    ("belote-fr", "scoring.count.last_trick", 20),
    ("belote-fr", "scoring.count.capot", 100),
    ("belote-fr", "match.target", 900),
    ("belote-fr", "match.equal", "last_takers"),
    ("bridge-belote-bg", "declarations.tie", "both"),
    ("bridge-belote-bg", "belote.said", "both_cards"),
    ("bridge-belote-bg", "belote.trick_must_be_won", True),
    ("bridge-belote-bg", "play.suit.void.opponent_ruffed", "over_else_ruff"),
    ("bridge-belote-bg", "scoring.success.0.equal", "failed"),
    ("bridge-belote-bg", "match.reached", "more_than"),
)
"""Values of declarations, each changed alone; the schema says which clause each belongs to."""


class TestPlantedFaults:
    """A fault in the rule of one clause is put down to that clause, or to one of two beside it: mostly, for a fault
    whose clause few records name shows in the records of others."""

    @cached_property
    def places(self) -> dict[str, int]:
        """At which place the clause of each fault stands, from 1."""
        found = {}
        for variant, path, value in FAULTS:
            clause = clause_at(tuple(int(step) if step.isdigit() else step for step in path.split(".")))
            named = order(answered(variant, path, value))
            found[f"{variant} {path}"] = named.index(clause) + 1 if clause in named else 99
        return found

    def test_the_clause_at_fault_stands_among_the_first(self) -> None:
        places = self.places.values()
        assert sum(place == 1 for place in places) >= 0.5 * len(FAULTS), self.places
        assert sum(place <= 3 for place in places) >= 0.8 * len(FAULTS), self.places
