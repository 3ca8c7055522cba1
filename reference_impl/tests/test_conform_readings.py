"""belote conform names an option under which a failure is none: then perhaps another reading is meant."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from cli_runs import run

from belote.data import records_folder, root
from belote.deal import Rules
from belote.fuzz import readings
from belote.fuzz.readings import fits, readings_of, shown_in, tries_for, with_option
from belote.fuzz.reported import Strictness
from belote.library import resolved, rules
from belote_conformance.differences import meant
from belote_conformance.hello import Hello
from belote_conformance.outcomes import Result
from belote_conformance.records import Record, unchecked

LIAR = root() / "conformance" / "tests" / "fakes" / "liar.py"
READING = 'play.suit.void.opponent_ruffed="over_else_free"'
"""What the option undertrump-free of belote-fr selects."""

FAULT = 'play.suit.void.opponent="free"'
ASKED = ("conform", "--variant", "belote-fr", "-k", "ruff", "--json")


def told(*faults: str, words: tuple[object, ...] = ASKED) -> dict[str, list[str]]:
    """Return the options that are named for each record that fails."""
    found = run(*words, "--", sys.executable, LIAR, *faults)
    failed = [one for one in found.data["results"] if one["outcome"] == "fail"]
    assert found.status == 1 and failed
    return {one["id"]: one.get("options", []) for one in failed}


def test_a_program_that_plays_by_an_option_is_told_its_name() -> None:
    assert set(map(tuple, told(READING).values())) == {("undertrump-free",)}


def test_a_program_that_plays_by_no_option_is_told_none() -> None:
    assert set(map(tuple, told(FAULT).values())) == {()}


def test_only_the_failures_that_go_away_name_it() -> None:
    named = told(READING, FAULT)
    assert ["undertrump-free"] in named.values() and [] in named.values()


def test_it_stands_under_the_failure_and_in_every_report(tmp_path: Path) -> None:
    files = {form: tmp_path / f"report.{form}" for form in ("jsonl", "markdown", "html", "junit")}
    reports = [word for form, file in files.items() for word in (f"--{form}", file)]
    found = run(*ASKED[:-1], *reports, "--", sys.executable, LIAR, READING)
    sentence = "Perhaps another reading is meant: under the option undertrump-free there is no difference."
    assert sentence in found.out
    assert '"options": ["undertrump-free"]' in files["jsonl"].read_text("utf-8").replace('":[', '": [')
    assert all(sentence in files[form].read_text("utf-8") for form in ("markdown", "html", "junit"))


def records(variant: str) -> list[Record]:
    """Return the records of a variant that are situations."""
    return [one for one in unchecked([records_folder()]) if one.variant == variant and one.base != "perft"]


def test_what_a_record_expects_fits_its_own_rules() -> None:
    for record in records("belote-fr"):
        shown = shown_in(record, record.data["expect"])
        assert shown is not None and fits(rules("belote-fr"), shown, Strictness()), record.id


def test_what_is_expected_of_an_option_does_not_fit_the_rules_without_it() -> None:
    some = [one for one in records("belote-fr+undertrump-free") if "play.void.opponent-ruffed" in one.data["clauses"]]
    shown = [shown_in(record, record.data["expect"]) for record in some]
    assert shown and not all(one and fits(rules("belote-fr"), one, Strictness()) for one in shown)


def wrong(point: Mapping[str, Any]) -> dict[str, Any]:
    """Return observations that no rules can show."""
    return {name: value if name == "at" else {"nobody": 7} for name, value in point.items()}


def test_a_program_that_is_wrong_everywhere_costs_few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def try_it(name: str, option: str) -> Rules | None:
        tried.append(f"{name}+{option}")
        return with_option(name, option)

    monkeypatch.setattr(readings, "with_option", try_it)
    asked = [one for one in unchecked([records_folder()]) if one.data["variant"]["id"] == "belote-fr"]
    results = [Result(one, "fail", seen=tuple(map(wrong, one.data["expect"]))) for one in asked]
    assert readings_of(results, Hello("wrong", "1", (), "trace", "code")) == {}
    names = resolved("belote-fr").declared
    assert {f"belote-fr+{name}" for name in names} <= set(tried), "all are tried where most fails"
    assert len(tried) == tries_for(len(results)) < len({one.variant for one in asked}) * len(names)


def test_many_options_are_counted() -> None:
    assert "the option a there" in meant(["a"])
    assert "a, b or c there" in meant(["a", "b", "c"])
    assert "a, b, c, or 2 other options there" in meant(["a", "b", "c", "d", "e"])
