"""Thirty planted faults: each is found, named by its rule, and made as small as it can be. Three through a process."""

from __future__ import annotations

import json
import sys

import pytest
from fuzz_planted import THIRTY, Planted, changed, measured

from belote.compare.shrinking import is_smallest
from belote.compare.situations import Game
from belote.compare.traces import shown_by
from belote.data import root
from belote.fuzz import Fuzzed, Plan, ProgramTable, RulesTable, fuzz
from belote.library import resolved, rules

LIAR = root() / "conformance" / "tests" / "fakes" / "liar.py"
THROUGH_A_PROCESS = (THIRTY[0], THIRTY[14], THIRTY[20])


def found_by(planted: Planted, seed: int = 1) -> Fuzzed:
    """Fuzz the changed rules in this process."""
    plan = Plan(rules(planted.variant), (planted.kind,), planted.number, seed)
    return fuzz(plan, [RulesTable("changed", changed(planted)), RulesTable("reference")])


def named(planted: Planted) -> str:
    """Return the name of a case."""
    return f"{planted.variant}:{planted.path}"


def test_there_are_thirty_over_several_variants() -> None:
    assert len(set(map(named, THIRTY))) == 30
    assert len({planted.variant for planted in THIRTY}) >= 6
    assert {planted.kind for planted in THIRTY} == {"position", "auction", "declarations", "score", "match"}


@pytest.mark.parametrize("planted", THIRTY, ids=named)
def test_a_planted_fault_shrinks_to_the_smallest_situation(planted: Planted) -> None:
    found = {(finding.key.what, finding.key.clause): finding for finding in found_by(planted).ordered}
    assert (planted.what, planted.clause) in found, list(found)
    finding = found[planted.what, planted.clause]
    assert measured(planted.variant, finding) == (planted.events, planted.cards), finding.smallest.record
    assert finding.key.table == "changed" and finding.against == "reference"
    game = Game(rules(planted.variant))
    assert is_smallest(game, shown_by(game.rules), shown_by(changed(planted)), finding.smallest)


def test_whole_deals_are_compared_too() -> None:
    planted = Planted("belote-fr", "dealing.steps.0.cards", [2, 3], "deal", 5, "hands", "dealing.steps", 0, 32, "")
    (finding,) = found_by(planted).ordered
    assert (finding.key.what, finding.key.clause) == ("hands", "dealing.steps")
    assert measured("belote-fr", finding) == (0, 32)


@pytest.mark.parametrize("planted", THROUGH_A_PROCESS, ids=named)
def test_a_planted_fault_shrinks_alike_through_a_process(planted: Planted) -> None:
    fault = f"{planted.path}={json.dumps(planted.value)}"
    table = ProgramTable([sys.executable, str(LIAR), fault], resolved(planted.variant), timeout=30)
    plan = Plan(rules(planted.variant), (planted.kind,), planted.number, 1)
    fuzzed = fuzz(plan, [table, RulesTable("reference")])
    assert fuzzed.status == 1 and not fuzzed.broke and not fuzzed.unanswered
    found = {(finding.key.what, finding.key.clause): finding for finding in fuzzed.ordered}
    assert measured(planted.variant, found[planted.what, planted.clause]) == (planted.events, planted.cards)


def test_the_same_seed_finds_the_same_and_another_seed_makes_others() -> None:
    one, same, other = (found_by(THIRTY[2], seed) for seed in (5, 5, 6))
    records = [[finding.kept for finding in fuzzed.ordered] for fuzzed in (one, same)]
    assert records[0] == records[1] and one.differing == same.differing
    assert [found.origins for found in one.ordered] != [found.origins for found in other.ordered]


def test_unchanged_rules_differ_in_nothing() -> None:
    kinds = ("position", "auction", "declarations", "score", "match")
    fuzzed = fuzz(
        Plan(rules("belote-fr"), kinds, 40, 3), [RulesTable("same", rules("belote-fr")), RulesTable("reference")]
    )
    assert fuzzed.status == 0 and not fuzzed.findings
    assert sum(fuzzed.compared.values()) == 200 and fuzzed.refusals
