"""House rules in words: what an option changes, and nothing that only moves or goes without saying."""

from __future__ import annotations

from functools import cache

import pytest

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
