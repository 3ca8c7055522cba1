"""Obligations, doubling and annulments: each refusal beside a neighbour that is accepted."""

from __future__ import annotations

import pytest
from declaration.rule_samples import GONE, Data, Example, changed, complete, turn_up

from belote.declaration.consistency import check
from belote.declaration.consistency.finding import Finding

ROW = "auction.rounds.0.bids.0"
PLAYED = {"auction.all_pass": {"deal": "played", "taker": "dealer", "turned_to": "taker"}}
ANNUL = {"call": "annul", "when": "in_turn", "hand": {"only": "789"}, "dealer": "next"}

OBLIGATIONS = (
    Example(
        "auction.must-seats",
        f"{ROW}.must",
        "auction.must",
        "hidden_cards",
        {f"{ROW}.seats": [1, 2, 3]},
        {f"{ROW}.seats": [2, 3, 4]},
    ),
    Example(
        "auction.must-table",
        f"{ROW}.must",
        "auction.must",
        "six_contracts",
        {f"{ROW}.over": ["partner", "opponents"], f"{ROW}.must": [4]},
        {f"{ROW}.must": [4], "auction.all_pass.deal": "cannot"},
    ),
    Example(
        "auction.must-late",
        f"{ROW}.must",
        "auction.must",
        "hidden_cards",
        {f"{ROW}.must": [3, 4]},
        {f"{ROW}.must": [3]},
    ),
    Example(
        "auction.must-twice",
        "auction.rounds.0.bids.1.must",
        "auction.must",
        "six_contracts",
        {
            f"{ROW}.bid": ["suits"],
            f"{ROW}.must": [4],
            "auction.rounds.0.bids.+": {"call": "more", "bid": ["no_trump", "all_trump"], "must": [4]},
            "auction.all_pass.deal": "cannot",
        },
        {
            f"{ROW}.bid": ["suits"],
            f"{ROW}.must": [4],
            "auction.rounds.0.bids.+": {"call": "more", "bid": ["no_trump", "all_trump"]},
            "auction.all_pass.deal": "cannot",
        },
    ),
    Example(
        "auction.can-pass",
        "auction.all_pass.deal",
        "auction.all-pass",
        "hidden_cards",
        {f"{ROW}.must": GONE},
        {f"{ROW}.must": [2]},
    ),
    Example(
        "auction.can-pass",
        "auction.all_pass.deal",
        "auction.all-pass",
        "turn_up",
        {
            "auction.rounds.1.bids.0.must": [4],
            "auction.rounds.1.bids.0.turned": "89TJQKA",
            "auction.all_pass.deal": "cannot",
        },
        {"auction.rounds.1.bids.0.must": [4], "auction.all_pass.deal": "cannot"},
    ),
    Example(
        "auction.cannot-pass",
        "auction.all_pass.deal",
        "auction.all-pass",
        "hidden_cards",
        {"auction.all_pass.deal": "void", "dealing.dealer.after_void": "same"},
        {},
    ),
    Example(
        "auction.played-trump",
        "auction.all_pass.deal",
        "auction.all-pass",
        "numbers",
        {"auction.all_pass": {"deal": "played", "taker": "nobody"}},
        {"auction.all_pass": {"deal": "void"}},
    ),
    Example(
        "auction.played-taker",
        "auction.all_pass",
        "auction.all-pass.taker",
        "three_alone",
        {"auction.all_pass.taker": GONE},
        {"auction.all_pass.taker": "eldest"},
    ),
    Example(
        "auction.nobody-against-rest",
        "auction.all_pass.taker",
        "auction.all-pass.taker",
        "three_alone",
        {"players.sides": "taker_against_rest", "auction.all_pass.taker": "nobody"},
        {"auction.all_pass.taker": "nobody"},
    ),
    Example(
        "auction.turned-to",
        "auction.all_pass",
        "auction.turned-to",
        "turn_up",
        {"auction.all_pass": {"deal": "played", "taker": "dealer"}},
        PLAYED,
    ),
    Example(
        "auction.turned-to",
        "auction.all_pass.turned_to",
        "auction.turned-to",
        "turn_up",
        {**PLAYED, "auction.all_pass.taker": "nobody"},
        {**PLAYED, "auction.all_pass.taker": "nobody", "auction.all_pass.turned_to": "eldest"},
    ),
)

DOUBLING = (
    Example(
        "auction.level-gap",
        "auction.doubling.1.level",
        "auction.doubling.level",
        "numbers",
        {"auction.doubling.1.level": 3},
        {"auction.doubling.1.level": 2},
    ),
    Example(
        "auction.level-gap",
        "auction.doubling.1.level",
        "auction.doubling.level",
        "six_contracts",
        {"auction.doubling.0.of": ["suits"]},
        {"auction.doubling.0.of": ["suits"], "auction.doubling.1.of": ["hearts", "spades"]},
    ),
    Example(
        "auction.first-doubler",
        "auction.doubling.0.by",
        "auction.doubling.by",
        "numbers",
        {"auction.doubling.0.by": "doubler"},
        {},
    ),
    Example(
        "auction.by-passing",
        "auction.doubling.1.when",
        "auction.doubling.when",
        "numbers",
        {"auction.doubling.1.when": "by_passing"},
        {"auction.doubling.0.when": "by_passing"},
    ),
    Example(
        "auction.double-of",
        "auction.doubling.0.of",
        "auction.doubling.of",
        "numbers",
        {"auction.doubling.0.of": ["suits", "no_trump"]},
        {"auction.doubling.0.of": ["suits"]},
    ),
    Example(
        "auction.double-of",
        "auction.doubling.0.of",
        "auction.doubling.of",
        "numbers",
        {"auction.doubling.0.of": ["suits", "clubs"]},
        {},
    ),
    Example(
        "auction.double-except",
        "auction.doubling.0.except",
        "auction.doubling.except",
        "numbers",
        {"auction.doubling.0.except": [85]},
        {"auction.doubling.0.except": [80]},
    ),
    Example(
        "auction.double-except",
        "auction.doubling.0.except",
        "auction.doubling.except",
        "six_contracts",
        {"auction.doubling.0.except": ["capot"]},
        {},
    ),
    Example(
        "auction.bids-after",
        "auction.doubling.0.bids_after",
        "auction.doubling.bids-after",
        "closed_doubles",
        {"auction.doubling.0.bids_after": "closed"},
        {},
    ),
    Example(
        "auction.bids-after",
        "auction.doubling.0",
        "auction.doubling.bids-after",
        "numbers",
        {"auction.doubling.0.bids_after": GONE},
        {"auction.doubling.0.when": "after_bids", "auction.doubling.0.bids_after": GONE},
    ),
    Example(
        "auction.any-bid",
        "auction.doubling.0.target",
        "auction.doubling.target",
        "turn_up",
        {
            "auction.doubling": [
                {"call": "double", "level": 1, "by": "defenders", "when": "in_turn", "target": "any_bid"}
            ],
            "scoring.factors": [1, 2],
            "scoring.pay.made.multiplied": ["cards"],
        },
        {
            "auction.doubling": [{"call": "double", "level": 1, "by": "defenders", "when": "in_turn"}],
            "scoring.factors": [1, 2],
            "scoring.pay.made.multiplied": ["cards"],
        },
    ),
    Example(
        "auction.call-twice",
        "auction.doubling.2.call",
        "auction.call",
        "numbers",
        {
            "auction.doubling.+": {
                "call": "redouble",
                "level": 2,
                "by": "taker",
                "when": "in_turn",
                "bids_after": "open",
            }
        },
        {"auction.doubling.+": {"call": "retort", "level": 2, "by": "taker", "when": "in_turn", "bids_after": "open"}},
    ),
)

ANNULMENTS = (
    Example(
        "auction.seats",
        "auction.annul.0.seats",
        "auction.seats",
        "three_alone",
        {"auction.annul": [{**ANNUL, "seats": [4]}]},
        {"auction.annul": [{**ANNUL, "seats": [3]}]},
    ),
    Example(
        "auction.over",
        "auction.annul.0.over",
        "auction.over",
        "three_alone",
        {"auction.annul": [{**ANNUL, "seats": [1], "over": ["partner"]}]},
        {"auction.annul": [{**ANNUL, "seats": [1], "over": ["opening", "passes", "opponents"]}]},
    ),
    Example(
        "auction.over",
        "auction.annul.0.over",
        "auction.over",
        "turn_up",
        {"auction.annul": [{**ANNUL, "seats": [2], "over": ["own"]}]},
        {"auction.annul": [{**ANNUL, "seats": [2], "over": ["passes"]}]},
    ),
    Example(
        "auction.annul-hand",
        "auction.annul.0.hand.only",
        "auction.annul.hand",
        "turn_up",
        {"auction.annul": [{**ANNUL, "hand": {"only": "6789"}}]},
        {"auction.annul": [ANNUL]},
    ),
    Example(
        "auction.annul-hand",
        "auction.annul.0.hand.four_of",
        "auction.annul.hand",
        "turn_up",
        {"auction.annul": [{**ANNUL, "hand": {"four_of": "6"}}]},
        {"auction.annul": [{**ANNUL, "hand": {"four_of": "7"}}]},
    ),
    Example(
        "auction.annul-hand",
        "auction.annul.0.hand.only",
        "auction.annul.hand",
        "turn_up",
        {"auction.annul": [{**ANNUL, "hand": {"only": "789TJQKA"}}]},
        {"auction.annul": [{**ANNUL, "hand": {"points_at_most": 7}}]},
    ),
)

EXAMPLES = (*OBLIGATIONS, *DOUBLING, *ANNULMENTS)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_it_is_refused_and_its_neighbour_is_not(example: Example) -> None:
    example.verify()


class TestAReceiverThatIsNotNamed:
    """auction.turned-to: what is missing is told, and nothing that would follow from it."""

    def found(self, changes: Data) -> list[Finding]:
        """Return what is found in a game with a turned card and some changes."""
        return check(complete(changed(turn_up(), changes)))

    def test_of_a_deal_that_all_passed_is_told_alone(self) -> None:
        found = self.found({**PLAYED, "auction.all_pass.turned_to": GONE})
        assert [one.code for one in found] == ["auction.turned-to"]

    def test_is_told_with_what_to_write_where_a_bid_leaves_it_out(self) -> None:
        found = self.found({f"{ROW}.turned_to": GONE})
        (pack,) = [one for one in found if one.code == "dealing.pack"]
        assert "1 card too few" in pack.message and "turned_to" in pack.instead

    def test_leaves_a_pack_that_is_too_small_where_somebody_is_named(self) -> None:
        found = self.found({**PLAYED, "dealing.steps.0.cards": [8]})
        assert "dealing.pack" in {one.code for one in found}
