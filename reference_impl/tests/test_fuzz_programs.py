"""Programs that are fuzzed: what they leave out is not compared, and what breaks them is counted apart."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from belote.compare.clauses import clauses
from belote.compare.situations import MAKERS, Game
from belote.compare.traces import Trace, divergence, trace
from belote.data import root
from belote.fuzz import Fuzzed, GivenUp, Panel, Plan, ProgramTable, RulesTable, Table, Unanswered, fuzz
from belote.fuzz.naming import clause_of, manner_of
from belote.fuzz.reported import NOT_ASKED, Strictness, laid_over
from belote.fuzz.tables import PATIENCE
from belote.library import resolved, rules

Json = Mapping[str, Any]
HABITS = Path(__file__).parent / "fuzz_liar.py"
LIAR = root() / "conformance" / "tests" / "fakes" / "liar.py"
FAKE = LIAR.parent / "fake.py"
VARIANT = "belote-fr"


def program(file: Path, *words: str, variant: str = VARIANT, timeout: float = 30, name: str = "") -> ProgramTable:
    """Return a program of the tests."""
    return ProgramTable([sys.executable, str(file), *words], resolved(variant), timeout, name)


def run(tables: list[Table], kinds: tuple[str, ...] = ("position",), number: int = 30) -> Fuzzed:
    """Fuzz a few situations."""
    return fuzz(Plan(rules(VARIANT), kinds, number, 2), tables)


class TestHabits:
    """A crash, a silence and an answer that is none are no differences."""

    @pytest.mark.parametrize(("habit", "kind"), [("crash", "crash"), ("garbage", "malformed"), ("flood", "malformed")])
    def test_a_break_is_counted_and_the_program_started_anew(self, habit: str, kind: str) -> None:
        fuzzed = run([program(HABITS, habit), RulesTable("reference")], number=13)
        assert fuzzed.status == 3 and not fuzzed.findings and not fuzzed.given_up
        assert 2 <= sum(fuzzed.broke.values()) <= 3
        assert fuzzed.compared["position"] == 13 - sum(fuzzed.broke.values())
        assert fuzzed.mishaps[0].kind == kind and fuzzed.mishaps[0].record["kind"] == "position"

    def test_a_silence_is_a_time_out(self) -> None:
        table = program(HABITS, "hang", timeout=30)
        assert table.session.program is not None
        table.session.program.timeout = 0.5  # of this process alone: the next one gets time to start
        fuzzed = run([table, RulesTable("reference")], number=5)
        assert (fuzzed.status, [one.kind for one in fuzzed.mishaps]) == (3, ["timeout"])
        assert fuzzed.compared["position"] == 4

    def test_one_that_always_breaks_is_given_up(self) -> None:
        table = program(HABITS, "crash-always")
        assert table.patience == PATIENCE
        table.patience = 3
        fuzzed = run([table, RulesTable("reference")], number=500)
        assert fuzzed.status == 3 and "broke 3 times in a row" in fuzzed.given_up
        assert fuzzed.made["position"] == 3 and not sum(fuzzed.compared.values())

    def test_one_that_never_says_hello_is_given_up_at_once(self) -> None:
        with pytest.raises(GivenUp, match="ended with status"):
            ProgramTable([sys.executable, "-c", "raise SystemExit(4)"], resolved(VARIANT))

    def test_an_error_is_no_answer_and_nothing_else(self) -> None:
        fuzzed = run([program(HABITS, "error"), RulesTable("reference")], ("score",))
        ((table, status, reason),) = fuzzed.unanswered
        assert (status, reason, fuzzed.status) == ("error", "no", 0)
        assert table.startswith("belote reference")
        assert fuzzed.compared["score"] == 30 - fuzzed.unanswered[table, status, reason]

    def test_a_variant_it_does_not_play_is_said_at_once(self) -> None:
        with pytest.raises(Unanswered, match="does not play belote-fr"):
            program(FAKE, "other-variants")


class TestStrictness:
    """What a program leaves out, or says less finely, is not compared."""

    def test_one_that_observes_nothing_is_not_compared(self) -> None:
        fuzzed = run([program(HABITS, "shy-always"), RulesTable("reference")])
        assert (fuzzed.status, sum(fuzzed.compared.values()), fuzzed.findings) == (2, 0, {})

    def test_at_totals_legal_cards_are_not_compared(self) -> None:
        fault = 'play.suit.void.opponent="free"'
        fine = run([program(LIAR, fault), RulesTable("reference")], number=60)
        coarse = run([program(LIAR, fault, 'hello.results="totals"'), RulesTable("reference")], number=60)
        assert fine.differing["position"] and not coarse.differing["position"]
        assert "cards" in fine.observed and "cards" not in coarse.observed

    def test_at_totals_a_score_names_the_clause_of_the_item(self) -> None:
        liar = program(LIAR, 'scoring.pay.failed.belote="defenders"', 'hello.results="totals"')
        fuzzed = run([liar, RulesTable("reference")], ("score",), 60)
        assert {(key.what, key.clause) for key in fuzzed.findings} == {("score", "scoring.pay.failed")}

    def test_one_that_runs_no_refusals_is_not_asked_for_them(self) -> None:
        liar = program(LIAR, 'hello.kinds=["position"]')
        fuzzed = run([liar, RulesTable("reference")], number=60)
        assert (fuzzed.status, fuzzed.refusals, fuzzed.compared["position"]) == (0, 0, 60)

    def test_a_refusal_of_what_is_legal_is_found_in_an_ordinary_record(self) -> None:
        liar = program(LIAR, 'declarations.false_claim="refused"', variant="belote-fr-announced")
        plan = Plan(rules("belote-fr-announced"), ("declarations",), 40, 1)
        fuzzed = fuzz(plan, [liar, RulesTable("reference")])
        (finding,) = fuzzed.ordered
        assert (finding.key.what, finding.key.clause) == ("refused", "declarations.false-claim")
        assert finding.parting.left is None and len(finding.smallest.record["events"]) == 1


LIKE: dict[str, Any] = {
    "cards": ["7C", "8C"],
    "contract": {"denomination": "hearts", "taker": "N", "round": 1, "level": 1},
    "items": [{"side": "NS", "code": "cards.own", "game": 90}, {"side": "EW", "code": "cards.own", "game": 72}],
}


class TestLaidOver:
    """An answer that does not contradict another one is laid over it without a trace."""

    @pytest.mark.parametrize(
        ("own", "alike"),
        [
            ({}, True),
            ({"cards": ["8C", "7C"]}, True),
            ({"cards": ["8C"]}, False),
            ({"contract": {"denomination": "hearts", "taker": "N", "level": 1}}, True),
            ({"contract": {"denomination": "hearts", "taker": "N"}}, False),
            ({"items": [{"side": "EW", "game": 72}, {"side": "NS", "game": 90}]}, True),
            ({"items": [{"side": "EW", "game": 72}]}, False),
            ({"score": {"NS": 1}}, True),
        ],
    )
    def test_only_what_is_told_is_compared(self, own: dict[str, Any], alike: bool) -> None:
        like = Trace((LIKE,))
        assert (laid_over(Trace((own,)), like, Strictness()) == like) is alike

    def test_what_the_reference_leaves_out_may_be_nothing(self) -> None:
        like = Trace(({"cards": []},))
        assert laid_over(Trace(({"winner": "N"},)), like, Strictness(), full=True).places[0]["winner"] == "N"
        assert laid_over(Trace(({"winner": "N"},)), like, Strictness()) == like

    @pytest.mark.parametrize(("refusals", "alike"), [("refused", True), ("phase", True), ("code", False)])
    def test_refusals_are_compared_as_finely_as_is_said(self, refusals: str, alike: bool) -> None:
        one = Trace(({},), {"code": "play.must-follow", "phase": "play", "clause": "play.follow-plain"})
        other = Trace(({},), {"code": "play.must-ruff", "phase": "play"})
        assert (laid_over(other, one, Strictness("trace", refusals)).refused == one.refused) is alike

    def test_what_was_not_asked_is_never_a_difference(self) -> None:
        refusal = {"code": "play.must-follow", "phase": "play", "clause": "play.follow-plain"}
        assert laid_over(Trace(({},), NOT_ASKED), Trace(({},), refusal), Strictness()) == Trace(({},), refusal)


class TestPanel:
    """Three or more vote, and nobody is privileged."""

    def changed(self, name: str, option: str) -> RulesTable:
        """Return a table with one option."""
        return RulesTable(name, rules(f"{VARIANT}+{option}" if option else VARIANT))

    def test_the_one_that_parts_from_two_is_named_whoever_it_is(self) -> None:
        good, bad = self.changed("good", ""), self.changed("bad", "undertrump-free")
        for tables in ([bad, good, RulesTable("reference")], [good, bad, RulesTable("reference")]):
            fuzzed = run(tables, number=300)
            assert {key.table for key in fuzzed.findings} == {"bad"}
            assert all(set(one.majority) == {"good", "reference"} for one in fuzzed.ordered)

    def test_the_reference_can_be_outvoted(self) -> None:
        two = [self.changed(name, "undertrump-free") for name in ("one", "two")]
        fuzzed = run([*two, RulesTable("reference")], number=300)
        (finding,) = fuzzed.ordered
        assert finding.key.table == "reference" and set(finding.majority) == {"one", "two"}
        assert finding.key.clause == "play.void.opponent-ruffed"

    def test_without_a_majority_the_program_is_held_against_each(self) -> None:
        tables = [
            self.changed("one", "undertrump-free"),
            self.changed("two", "no-raise-over-partner"),
            RulesTable("reference"),
        ]
        panel = Panel(rules(VARIANT), tables)
        game, random = Game(rules(VARIANT)), Random(1)
        for _ in range(200):
            dissents = panel.dissents(panel.answers(MAKERS["position"](game, random)))
            assert all(dissent.majority or dissent.who == 0 for dissent in dissents)


class Echo(RulesTable):
    """A table that gives the same answer to every question about totals: a tie, and nothing written."""

    def show(self, record: Json, guide: Trace) -> Trace:
        """Return that answer."""
        return Trace(({"outcome": "tied", "score": {"NS": 0, "EW": 0}, "items": []},))


class TestKinds:
    """What is made smaller stays the same kind of difference: no kind is lost in another."""

    def differences(self, table: Table, kind: str, number: int) -> Counter[tuple[str, ...]]:
        """Return what each situation differs in, and by which rule, before any of them is made smaller."""
        game, random = Game(rules(VARIANT)), Random(f"2 {kind}")
        panel = Panel(rules(VARIANT), [table, RulesTable("reference")])
        found: Counter[tuple[str, ...]] = Counter()
        for _ in range(number):
            record = MAKERS[kind](game, random)
            for dissent in panel.dissents(panel.answers(record)):
                _, what, left, right = dissent.parting
                found[what, clause_of(rules(VARIANT), record, dissent.parting), manner_of(what, left, right)] += 1
        return found

    @pytest.mark.parametrize("table", [Echo("echo"), RulesTable("one fault", rules(f"{VARIANT}+undertrump-free"))])
    def test_every_kind_is_listed_as_often_as_it_was_seen(self, table: RulesTable) -> None:
        kind, number = ("score", 60) if isinstance(table, Echo) else ("position", 200)
        table.strictness = Strictness()
        fuzzed = run([table, RulesTable("reference")], (kind,), number)
        listed = {(one.key.what, one.key.clause, one.key.manner): one.times for one in fuzzed.ordered}
        assert listed == self.differences(table, kind, number)
        assert len(listed) > 1 if isinstance(table, Echo) else len(listed) == 1

    def test_who_refuses_is_told_apart(self) -> None:
        refusal = {"code": "play.must-follow"}
        kinds = {manner_of("refused", *pair) for pair in ((refusal, refusal), (refusal, None), (None, refusal))}
        assert len(kinds) == 3 and manner_of("cards", ["7C"], ["8C"]) == ""

    def test_the_smallest_is_of_the_kind_it_is_listed_under(self) -> None:
        table = Echo("echo")
        table.strictness = Strictness()
        for one in run([table, RulesTable("reference")], ("score",), 60).ordered:
            for found in one.kept:
                _, what, left, right = found.parting
                assert (what, manner_of(what, left, right)) == (one.key.what, one.key.manner)
                assert clause_of(rules(VARIANT), found.record, found.parting) == one.key.clause


def test_a_thousand_situations_keep_no_more_than_a_few() -> None:
    fuzzed = run([RulesTable("other", rules(f"{VARIANT}+undertrump-free")), RulesTable("reference")], number=1000)
    assert fuzzed.differing["position"] > 5
    (finding,) = fuzzed.ordered
    assert finding.times == fuzzed.differing["position"]
    assert len(finding.kept) <= 6 and len(finding.origins) <= 30
    assert json.dumps(finding.smallest.record) == json.dumps(finding.kept[0].record)
    assert trace(rules(VARIANT), finding.smallest.record).places


ODD: tuple[Any, ...] = (
    *(None, True, {}, [], [[]], "x", 10**40, 1.5, -1, [None], [1, "a"], [{"a": 1}], [{"side": []}], {"NS": []}),
    *([{"side": "NS", "game": None}], [{"side": "NS", "game": "1"}], [{"clause": []}], {"code": 3}, {"clause": []}),
    *({"N": [["x"]]}, {"N": [{"do": []}]}, {"N": [{"cards": [[]]}]}, [["7C"]], {"NS": None}),
)
"""What no observation is, though a program may send it."""


@pytest.mark.parametrize("kind", MAKERS)
def test_an_observation_of_any_form_is_a_difference_and_breaks_nothing(kind: str) -> None:
    own, random = rules(VARIANT), Random(1)
    record = MAKERS[kind](Game(own), random)
    guide = trace(own, record)
    for name, expected in guide.places[-1].items():
        for value in ODD:
            said = guide._replace(places=(*guide.places[:-1], {**guide.places[-1], name: value}))
            found = divergence(guide, laid_over(said, guide, Strictness(), True))
            if found is not None:
                assert found.what == name and found.rank >= 0
                assert clause_of(own, record, found) in clauses() and isinstance(manner_of(name, expected, value), str)
                assert divergence(said, guide) is not None
    refusals = [divergence(guide, guide._replace(refused=value)) for value in ODD]
    assert all(clause_of(own, record, found) in clauses() for found in refusals if found is not None)
