"""``belote adequacy --results``: which changes would show in a program that says less than everything."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from belote.compare.observing import observed

RECORD = {
    "id": "scoring/one",
    "clauses": ["scoring.success.count"],
    "expect": [{"at": 0, "turn": "N"}, {"at": "end", "outcome": "made", "tests": [], "score": {"NS": 100, "EW": 90}}],
}


@pytest.mark.parametrize(
    ("results", "compared"),
    [
        ("trace", [["turn"], ["outcome", "tests", "score"]]),
        ("items", [[], ["outcome", "tests", "score"]]),
        ("totals", [[], ["score"]]),
    ],
)
def test_only_what_such_a_program_shows_is_asked(results: str, compared: list[list[str]]) -> None:
    one = observed(RECORD, results)
    assert [point["what"] for point in one.ask] == compared
    assert [sorted(point) for point in one.expect] == [sorted(["at", *what]) for what in compared]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-m", "belote", "adequacy", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_score_pad_does_not_show_which_cards_were_legal() -> None:
    found = {results: json.loads(run("--variant", "klaverjas-troef", "--results", results, "--json").stdout)
             for results in ("trace", "totals")}  # fmt: skip
    assert not found["trace"]["survivors"]
    lost = found["totals"]["survivors"]
    assert any(": play." in key for key in lost) and not any(": scoring." in key for key in lost)


def test_other_results_are_refused() -> None:
    done = run("--results", "total")
    assert done.returncode == 2 and 'Did you mean "totals"?' in done.stderr and "Traceback" not in done.stderr
