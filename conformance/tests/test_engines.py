"""Engines of others behind their adapters, skipped where not installed; and the page on them is never typed."""

from __future__ import annotations

import json
import os
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from belote.compare.shrinking import cards
from belote.compare.situations import Game
from belote.data import root
from belote.fuzz import Finding, Fuzzed, Plan, ProgramTable, RulesTable, fuzz
from belote.fuzz.engines import command_of, listed
from belote.fuzz.results import page
from belote.library import resolved, rules

RESULTS = root() / "conformance" / "results"
PYTHON = os.environ.get("BELOTE_ENGINES", "")


@cache
def installed(package: str) -> bool:
    """Say whether an engine is installed for the Python that BELOTE_ENGINES names."""
    if not PYTHON:
        return False
    code = f"import importlib.metadata as m; m.version({package!r})"
    return subprocess.run([PYTHON, "-c", code], capture_output=True, check=False).returncode == 0


def engine(name: str) -> dict[str, Any]:
    """Return what is listed of an engine; skip the test where it is not installed."""
    found: dict[str, Any] = listed()[name]
    if not installed(found["package"]):
        pytest.skip(
            f"{found['package']} is not installed for the Python that BELOTE_ENGINES names ({PYTHON or 'none'})"
        )
    return found


def fuzzed(name: str, kinds: tuple[str, ...], number: int) -> tuple[str, Fuzzed]:
    """Fuzz an engine under the variant that fits it; nothing may break it."""
    found = engine(name)
    variant = "+".join([found["variant"], *found["options"]])
    table = ProgramTable(command_of(found, PYTHON, True), resolved(variant), 60)
    came = fuzz(Plan(rules(variant), kinds, number, 1), [table, RulesTable("reference")])
    assert not came.broke and not came.given_up
    assert all(status == "skipped" for _, status, _ in came.unanswered)
    assert all(came.compared[kind] > number / 4 for kind in kinds)
    return variant, came


def size(variant: str, finding: Finding) -> int:
    """Return how many different cards the smallest situation names."""
    return len(set(cards(Game(rules(variant)), finding.smallest.record)))


def test_contree_is_played_as_the_chosen_options_say() -> None:
    _, came = fuzzed("colver", ("position", "auction", "deal"), 40)
    assert {key.clause for key in came.findings} <= {"scoring.capot"}


def test_the_known_faults_in_classic_belote_are_found_and_small() -> None:
    variant, came = fuzzed("belote-cli", ("declarations", "score"), 600)
    found = {(key.clause, key.what): finding for key, finding in came.findings.items()}
    contest = found["declarations.contest", "scored"]
    hands = contest.smallest.record["given"]["hands"].values()
    assert any({card[0] for card in hand} in ({"7"}, {"8"}) for hand in hands) and size(variant, contest) <= 8
    assert size(variant, found["declarations.tie", "scored"]) <= 8
    without_belote = found["scoring.success", "outcome"]
    assert "belote" in without_belote.smallest.record["given"] and size(variant, without_belote) == 0


def test_a_second_ruff_is_not_taken_for_the_one_to_beat() -> None:
    variant, came = fuzzed("jass-kit", ("position",), 600)
    (finding,) = came.ordered
    assert (finding.key.clause, finding.key.what) == ("play.follow-plain.opponent-ruffed", "cards")
    assert size(variant, finding) == 5 and len(finding.smallest.record["given"]["trick"]) == 3


def test_the_page_is_what_the_files_beside_it_say() -> None:
    assert (RESULTS / "README.md").read_text("utf-8") == page(RESULTS, listed())


@pytest.mark.parametrize("name", sorted(listed()))
def test_what_is_told_of_an_engine_still_holds_for_these_rules(name: str) -> None:
    found = json.loads((RESULTS / f"{name}.json").read_text("utf-8"))
    known = listed()[name]
    game = resolved("+".join([known["variant"], *known["options"]]))
    assert found["variant"] == {"id": game.id, "options": list(game.options), "digest": game.digest}


def test_every_engine_has_an_adapter_and_a_line_in_the_list() -> None:
    folder = root() / "conformance" / "adapters" / "engines"
    text = (folder / "README.md").read_text("utf-8")
    assert {known["adapter"] for known in listed().values()} == {Path(f).name for f in folder.glob("*_adapter.py")}
    assert all(f"[{name}]({known['adapter']})" in text for name, known in listed().items())
