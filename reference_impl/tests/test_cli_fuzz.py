"""belote fuzz: what it prints and writes, and its status."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from cli_runs import refusal, run

from belote.data import root
from belote.record.form import problems_of_all

LIAR = root() / "conformance" / "tests" / "fakes" / "liar.py"
FAULT = 'play.suit.void.opponent="free"'
ASKED = ("fuzz", "--variant", "belote-fr", "--deals", "40", "--seed", "1", "--kinds", "position")


class TestFindings:
    """A difference is printed with its rule, and written as a record with a report beside it."""

    def test_a_fault_is_printed_and_written(self, tmp_path: Path) -> None:
        found = run(*ASKED, "--out", tmp_path / "out", "--", sys.executable, LIAR, FAULT)
        assert found.status == 1 and "play.void.opponent" in found.out
        (file,) = (tmp_path / "out").rglob("*.json")
        record = json.loads(file.read_text("utf-8"))
        assert not problems_of_all(record)
        assert record["source"]["from"] == "fuzz" and record["clauses"] == ["play.void.opponent"]
        assert file == tmp_path / "out" / f"{record['id']}.json"
        assert run("check", file).status == 0 and run("validate", "--records", file).status == 0
        text = file.with_suffix(".md").read_text("utf-8")
        for part in ("## Given", "## Said", "## The rule", record["id"], "a trump must be played by who holds one"):
            assert part in text
        again = run("conform", "--records", tmp_path / "out", "--", sys.executable, LIAR, FAULT)
        assert again.status == 1 and record["id"] in again.out

    def test_json_tells_everything_and_an_option_that_is_meant(self) -> None:
        fault = 'play.suit.void.opponent_ruffed="over_else_free"'
        found = run(*ASKED[:4], "150", *ASKED[5:], "--json", "--", sys.executable, LIAR, fault)
        (finding,) = found.data["findings"]
        assert found.status == 1 and finding["options"] == ["undertrump-free"]
        assert finding["record"]["given"]["cards"] and finding["against"] == "reference"
        kinds = found.data["kinds"]["position"]
        assert kinds["made"] == kinds["compared"] == 150 and kinds["differing"] == finding["times"]


class TestStatus:
    """0 nothing differs, 2 the input is wrong, 3 the program broke."""

    def test_the_reference_differs_in_nothing(self) -> None:
        found = run(*ASKED, "--profile", "scoring")
        assert found.status == 0 and "0 differences, 80 situations compared" in found.out

    def test_a_kind_or_profile_that_does_not_exist_is_named(self) -> None:
        assert "position" in refusal("fuzz", "--variant", "belote-fr", "--kinds", "positon")
        assert "scoring" in refusal("fuzz", "--variant", "belote-fr", "--profile", "score")
        assert "belote-fr" in refusal("fuzz", "--variant", "belote-frr")

    def test_kinds_the_program_does_not_run_are_no_check(self) -> None:
        said = refusal(*ASKED[:-1], "auction", "--", sys.executable, LIAR, 'hello.kinds=["score"]')
        assert "score, none of the kinds asked" in said

    def test_a_program_that_never_answers_is_status_three(self) -> None:
        found = run(*ASKED, "--", sys.executable, "-c", "raise SystemExit(4)")
        assert found.status == 3 and "ended with status 4" in found.err
