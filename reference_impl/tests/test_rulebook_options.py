"""House rules in words: what an option changes, and nothing that only moves or goes without saying."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from cli_runs import refusal, run

from belote.library import resolved
from belote.rulebook.options import Change, HouseOption, goes_without_saying, house_options
from belote.rulebook.sentences import Sentence


@cache
def options(name: str) -> dict[str, HouseOption]:
    """Return the options of a variant in words, by id."""
    return {option.id: option for option in house_options(resolved(name), name)}


def shown(option: HouseOption) -> list[Change]:
    """Return what a reader is told."""
    return [change for change in option.changes if not goes_without_saying(change)]


def test_a_step_that_is_put_in_is_told_with_those_it_moves_as_one_change() -> None:
    (change,) = shown(options("belote-fr")["seven-swap"])
    steps = [one for one in change.after if one.id != "dealing-swap-back"]
    assert [one.text.split(":")[0] for one in steps] == ["Step 5 of the deal", "Step 6 of the deal"]
    assert [one.text.split(":")[0] for one in change.before] == ["Step 5 of the deal"]
    assert "may exchange it for the turned card" in change.after[0].text
    assert change.after[1].text.startswith(
        "In the exchange of step 5 the seven of trumps goes to where the turned card was"
    )
    assert steps[1].text.endswith(change.before[0].text.partition(": ")[2])


def test_a_step_that_only_changes_is_told_alone() -> None:
    (change,) = shown(options("bridge-belote-bg")["six-first"])
    assert (len(change.before), len(change.after)) == (1, 1)
    assert change.subject == ("dealing", "steps", 0)


def test_what_goes_without_saying_is_not_told_to_fall_away() -> None:
    gone = [one.text for change in shown(options("belote-fr")["twelve-deals"]) for one in change.before]
    assert "A side has reached the target when it has exactly that many points or more." in gone
    assert not any("looked at after each deal" in text for text in gone)


@pytest.mark.parametrize(("minor", "quiet"), [((True, True), True), ((True, False), False), ((False, False), False)])
def test_a_change_goes_without_saying_only_if_all_of_it_does(minor: tuple[bool, bool], quiet: bool) -> None:
    one, other = (Sentence("x", ("match",), (), "match.end", f"Text {flag}.", flag) for flag in minor)
    assert goes_without_saying(Change(("match",), (), (one, other))) is quiet
    assert goes_without_saying(Change(("match",), (one, other), ())) is quiet
    assert not goes_without_saying(Change(("match",), (one,), (other,)))


def test_rows_of_one_word_that_are_numbered_anew_are_no_change() -> None:
    texts = [
        (old.text, new.text)
        for option in options("baloot-sa").values()
        for change in shown(option)
        for old in change.before
        for new in change.after
    ]
    assert texts
    assert not any(old.replace(" (1)", "") == new for old, new in texts)


class TestLeftOut:
    """What a club's file leaves out is left out of its book, its list of options and its comparisons alike."""

    @pytest.fixture
    def club(self, tmp_path: Path) -> Path:
        """Return the file of a club that plays to what an option of its parent sets, in units of ten."""
        file = tmp_path / "club.yaml"
        own = "scoring: {unit: 10, rounding: {to: 10, up_from: {each: 5}}}\nmatch: {target: 701}\n"
        cited = "sources: {scoring: {editorial: ours}, match: {editorial: ours}}\n"
        file.write_text(f"variant: club\nextends: belote-fr\nnames: {{en: Club}}\n{own}{cited}", "utf-8")
        return file

    def test_by_all_alike(self, club: Path) -> None:
        found = run("validate", club, "--json").data[str(club)]
        useless = {*found["left_out"], *found["idle"]}
        assert {"target-701", "rounded-to-fives"} <= useless
        kept = [option for option in resolved("belote-fr").declared if option not in useless]
        told = [option["id"] for option in run("rulebook", club, "--json").data["options"]]
        shown = [line.split(":")[0][3:] for line in run("show", club).out.splitlines() if line.startswith("  +")]
        assert told == shown == kept

    def test_none_can_be_named(self, club: Path) -> None:
        said = refusal("diff", club, f"{club}+target-701")
        assert "changes nothing in club and is left out" in said and "Name club without it." in said
        assert "does not fit here" in refusal("show", f"{club}+rounded-to-fives")
