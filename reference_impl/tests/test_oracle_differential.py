"""The interpreter against the second opinion: random deals of every variant, and of variants with words exchanged.

``BELOTE_ORACLE_DEALS`` sets the number of deals for each variant.
"""

from __future__ import annotations

import copy
import os
from random import Random

import pytest

from belote.auction import Call
from belote.deal import Given, Say, apply, compile_rules, start
from belote.declaration import from_resolved, resolved_document, variants
from belote.library import resolved, rules
from belote.oracle.__main__ import main
from belote.oracle.compare import Walk, compare_deals
from belote.oracle.scrambled import scrambled

DEALS = int(os.environ.get("BELOTE_ORACLE_DEALS", "2"))
SCRAMBLED = ("bridge-belote-bg", "baloot-sa", "contree-tn-app", "schieber", "belot-bg-open", "belote-3-taker")


@pytest.mark.parametrize("name", [str(name) for name in variants()])
def test_the_interpreter_agrees_in_every_variant(name: str) -> None:
    found = compare_deals(name, rules(name), resolved(name).data, DEALS, seed=2)
    assert found.differences == ()
    assert found.counts["cards"] > 0


@pytest.mark.parametrize("name", SCRAMBLED)
def test_it_agrees_where_words_are_exchanged(name: str) -> None:
    for number in range(2):
        data, typed = scrambled(resolved(name), Random(f"{name} {number}"))
        found = compare_deals(name, compile_rules(typed), data, DEALS, seed=number)
        assert found.differences == ()


@pytest.mark.parametrize(
    ("section", "path", "word"),
    [
        ("play", ("suit", "follow_trump", "opponent"), "any"),
        ("play", ("suit", "void", "opponent_ruffed"), "ruff"),
        ("auction", ("order",), [["suits"], ["no_trump"], ["all_trump"]]),
        ("contracts", ("suit", "trump", "order"), "ATKQJ987"),
    ],
)
def test_one_word_that_differs_is_noticed(section: str, path: tuple[str, ...], word: object) -> None:
    name = "bridge-belote-bg"
    data, _ = scrambled(resolved(name), Random(0))
    data = {**data, **{part: resolved(name).data[part] for part in ("play", "auction", "contracts")}}
    data[section] = replaced(data[section], path, word)
    found = compare_deals(name, rules(name), data, 24, seed=1)
    assert found.differences
    assert "dealer" in found.differences[0].position


def replaced(tree: dict[str, object], path: tuple[str, ...], word: object) -> dict[str, object]:
    """Return a tree with another word at a path."""
    if len(path) == 1:
        return {**tree, path[0]: word}
    below = tree[path[0]]
    assert isinstance(below, dict)
    return {**tree, path[0]: replaced(below, path[1:], word)}


def test_the_same_seed_gives_the_same_deals() -> None:
    name = "belote-fr"
    first, again = (compare_deals(name, rules(name), resolved(name).data, 4, seed=5) for _ in range(2))
    assert first == again
    assert compare_deals(name, rules(name), resolved(name).data, 4, seed=6) != first


def test_the_walks_reach_doubles_late_calls_and_illegal_events() -> None:
    counted = ""
    for index, style in enumerate(("any", "low", "sampled")):
        walk = Walk("", rules("contree-tn-app"), resolved("contree-tn-app").data, Random(index), style)
        walk.run()
        assert walk.differences == []
        counted += " ".join(walk.events)
    assert "double" in counted


def test_the_command_prints_decisions_and_differences(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["belote-fr", "--deals", "2", "--seed", "3", "--scrambled", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("belote-fr: ")
    assert lines[1].startswith("belote-fr scrambled 0: ")
    assert lines[2].endswith("decisions compared, 0 differences")
    assert main(["no-such-variant"]) == 2
    assert "no-such-variant" in capsys.readouterr().err


def test_each_option_that_matters_here_is_a_declaration_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["belote-fr", "--deals", "1", "--options"]) == 0
    named = [line.split(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert "belote-fr+undertrump-free" in named
    assert not [name for name in named if "target" in name]


def test_a_double_may_leave_out_the_only_bid_it_can_mean() -> None:
    deal = start(rules("giretra-mg"), Given(dealer=3, pack=tuple(range(32))))
    deal = apply(deal, Say(0, Call("bid", "suit", "clubs")))
    doubled = apply(deal, Say(1, Call("double", "double")))
    assert doubled.auction.bids[0].level == 1


def test_a_pass_that_doubles_has_the_one_manner_of_its_row() -> None:
    document = copy.deepcopy(resolved_document(resolved("giretra-mg")))
    document["auction"]["doubling"][1]["manner"] = ["closed"]
    deal = start(compile_rules(from_resolved(document)), Given(dealer=3, pack=tuple(range(32))))
    deal = apply(deal, Say(0, Call("bid", "suit", "clubs")))
    deal = apply(deal, Say(1, Call("pass")))
    assert deal.contract is not None
    assert (deal.contract.level, deal.contract.manner) == (1, "closed")
