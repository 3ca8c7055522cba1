"""Amounts, order and rows of bids: each refusal beside a neighbour that is accepted."""

from __future__ import annotations

import pytest
from declaration.rule_samples import GONE, Example

ROW = "auction.rounds.0.bids.0"
BID = {"call": "bid", "bid": ["suits"]}
CAPOT = {"name": "capot", "needs": "all_tricks"}
GENERALE = {"name": "generale", "needs": "all_tricks_by_taker"}
SLAMS = {"auction.amounts.rungs": [CAPOT, GENERALE], "scoring.cases.generale_bid": {"worth": 500}}
JACK = {"call": "take", "bid": ["turned"], "turned": "J", "turned_to": "taker"}
AMOUNTS = (
    Example(
        "auction.range",
        "auction.amounts.to",
        "auction.amounts",
        "numbers",
        {"auction.amounts.to": 165},
        {"auction.amounts.to": 170},
    ),
    Example(
        "auction.range",
        "auction.amounts.to",
        "auction.amounts",
        "numbers",
        {"auction.amounts.to": 70},
        {"auction.amounts.to": 90},
    ),
    Example(
        "auction.rung-twice",
        "auction.amounts.rungs",
        "auction.rungs",
        "numbers",
        {"auction.amounts.rungs": [CAPOT, CAPOT]},
        SLAMS,
    ),
    Example(
        "auction.flag-and-rung",
        "auction.amounts.flag",
        "auction.flag",
        "numbers",
        {"auction.amounts.flag": "capot"},
        {"auction.amounts.flag": "capot", "auction.amounts.rungs": []},
    ),
    Example(
        "auction.amount-unbid",
        "auction.amounts.rungs",
        "auction.row-amounts",
        "numbers",
        {f"{ROW}.amounts": ["numbers"]},
        {f"{ROW}.amounts": ["numbers"], "auction.rounds.0.bids.+": {**BID, "amounts": ["capot"]}},
    ),
    Example(
        "auction.amount-unbid",
        "auction.amounts",
        "auction.row-amounts",
        "numbers",
        {f"{ROW}.amounts": ["capot"]},
        {},
    ),
    Example(
        "auction.rung-needs",
        "auction.amounts.rungs.0.needs",
        "scoring.rungs",
        "numbers",
        {"auction.amounts.rungs.0.needs": "all_tricks_and_belote", "belote": GONE},
        {"auction.amounts.rungs.0.needs": "all_tricks_and_belote"},
    ),
    Example(
        "auction.rung-needs",
        "auction.amounts.rungs.0.needs",
        "scoring.rungs",
        "numbers",
        {
            "players": {"count": 3, "sides": "alone", "direction": "clockwise"},
            "auction.amounts.rungs.0.needs": "all_tricks_by_taker",
        },
        {"auction.amounts.rungs.0.needs": "all_tricks_by_taker"},
    ),
)

ORDER = (
    Example(
        "auction.no-contract",
        "auction.rounds",
        "auction.rounds",
        "turn_up",
        {"auction.order": [], "auction.rounds": [], "dealing.steps.2": GONE, "dealing.steps.3": GONE},
        {},
    ),
    Example(
        "auction.order-unknown",
        "auction.order.0",
        "auction.order",
        "turn_up",
        {"auction.order": [["turned"], ["suits"]]},
        {"auction.order": [["clubs", "diamonds", "hearts", "spades"]]},
    ),
    Example(
        "auction.order-twice",
        "auction.order",
        "auction.order",
        "turn_up",
        {"auction.order": [["suits"], ["spades"]]},
        {"auction.order": [["suits"]]},
    ),
    Example(
        "auction.order-unbid",
        "auction.order",
        "auction.order",
        "six_contracts",
        {
            f"{ROW}.bid": ["suits", "no_trump"],
            "scoring.cases.all_trump": GONE,
            "declarations.in.all_trump": GONE,
            "belote.in.all_trump": GONE,
        },
        {f"{ROW}.bid": ["suits", "no_trump"], "auction.order.5": GONE},
    ),
    Example(
        "auction.order-missing",
        "auction.order",
        "auction.order",
        "six_contracts",
        {"auction.order.5": GONE},
        {"auction.order.5": ["all_trump"]},
    ),
    Example(
        "auction.each-spoke",
        "auction.rounds.0.ends",
        "auction.rounds",
        "turn_up",
        {"auction.rounds.0.ends": "each_spoke"},
        {
            "auction.rounds.0.ends": "each_spoke",
            "auction.amounts": {"from": 80, "to": 160, "step": 10},
        },
    ),
)

ROWS = (
    Example(
        "auction.bid-unknown",
        f"{ROW}.bid",
        "auction.bid",
        "numbers",
        {f"{ROW}.bid": ["suits", "no_trump"]},
        {f"{ROW}.bid": ["clubs", "diamonds", "hearts", "spades"]},
    ),
    Example(
        "auction.bid-twice",
        f"{ROW}.bid",
        "auction.bid",
        "numbers",
        {f"{ROW}.bid": ["suits", "spades"]},
        {f"{ROW}.bid": ["suits"]},
    ),
    Example(
        "auction.bid-twice",
        f"{ROW}.bid",
        "auction.bid",
        "turn_up",
        {f"{ROW}.bid": ["turned", "suits"]},
        {f"{ROW}.bid": ["suits"]},
    ),
    Example(
        "auction.seats",
        f"{ROW}.seats",
        "auction.seats",
        "three_alone",
        {f"{ROW}.seats": [1, 2, 4]},
        {f"{ROW}.seats": [1, 2, 3]},
    ),
    Example(
        "auction.seats",
        f"{ROW}.must",
        "auction.must",
        "three_alone",
        {f"{ROW}.must": [4]},
        {},
    ),
    Example(
        "auction.row-amounts",
        f"{ROW}.amounts",
        "auction.row-amounts",
        "turn_up",
        {f"{ROW}.amounts": ["numbers"]},
        {},
    ),
    Example(
        "auction.row-amounts",
        f"{ROW}.amounts",
        "auction.row-amounts",
        "numbers",
        {f"{ROW}.amounts": ["numbers", "capot", "generale"]},
        {f"{ROW}.amounts": ["numbers", "capot"]},
    ),
    Example(
        "auction.turned-card",
        f"{ROW}.bid",
        "auction.bid",
        "numbers",
        {f"{ROW}.bid": ["turned"]},
        {f"{ROW}.bid": ["turned"], "dealing.steps.0": {"to": "hand", "cards": [3, 2, 3], "last": "turned"}},
    ),
    Example(
        "auction.turned-card",
        f"{ROW}.turned",
        "auction.turned-ranks",
        "numbers",
        {f"{ROW}.turned": "J"},
        {},
    ),
    Example(
        "auction.turned-ranks",
        f"{ROW}.turned",
        "auction.turned-ranks",
        "turn_up",
        {f"{ROW}.turned": "6789"},
        {f"{ROW}.turned": "789"},
    ),
    Example(
        "auction.turned-to",
        f"{ROW}.turned_to",
        "auction.turned-to",
        "numbers",
        {f"{ROW}.turned_to": "taker"},
        {f"{ROW}.turned_to": "nobody"},
    ),
    Example(
        "auction.turned-to",
        f"{ROW}.turned_to",
        "auction.turned-to",
        "three_alone",
        {f"{ROW}.turned_to": "partner"},
        {},
    ),
    Example(
        "auction.over",
        "auction.rounds.1.bids.0.over",
        "auction.over",
        "turn_up",
        {"auction.rounds.1.bids.0.over": ["opening", "passes"]},
        {"auction.rounds.1.bids.0.over": ["passes"]},
    ),
    Example(
        "auction.over",
        f"{ROW}.over",
        "auction.over",
        "turn_up",
        {f"{ROW}.over": ["opening", "passes", "partner"]},
        {f"{ROW}.over": ["opening", "passes"]},
    ),
    Example(
        "auction.over",
        f"{ROW}.over",
        "auction.over",
        "numbers",
        {
            "players": {"count": 3, "sides": "taker_against_rest", "direction": "clockwise"},
            f"{ROW}.over": ["opening", "passes", "partner", "opponents"],
        },
        {f"{ROW}.over": ["opening", "passes", "partner", "opponents"]},
    ),
    Example(
        "auction.row-idle",
        "auction.rounds.0.bids.1",
        "auction.rows",
        "hidden_cards",
        {
            f"{ROW}.seats": [1],
            f"{ROW}.must": [1],
            "auction.rounds.0.bids.+": {"call": "late", "bid": ["suits"], "seats": [2]},
        },
        {f"{ROW}.seats": [1, 3, 4], "auction.rounds.0.bids.+": {"call": "late", "bid": ["suits"], "seats": [2]}},
    ),
    Example(
        "auction.equal",
        f"{ROW}.equal",
        "auction.equal",
        "turn_up",
        {f"{ROW}.equal": "earlier_seat", f"{ROW}.seats": [4], "auction.rounds.1.bids.0.seats": [4]},
        {},
    ),
    Example(
        "auction.equal",
        f"{ROW}.equal",
        "auction.equal",
        "numbers",
        {f"{ROW}.equal": "earlier_seat", "auction.amounts.flag": "capot", "auction.amounts.rungs": []},
        {f"{ROW}.equal": "earlier_seat"},
    ),
    Example(
        "auction.new-suit",
        f"{ROW}.suit",
        "auction.new-suit",
        "six_contracts",
        {f"{ROW}.suit": "new"},
        {},
    ),
    Example(
        "auction.new-suit",
        f"{ROW}.suit",
        "auction.new-suit",
        "turn_up",
        {f"{ROW}.suit": "new"},
        {f"{ROW}.suit": "any"},
    ),
    Example(
        "auction.after-pass",
        f"{ROW}.after_pass",
        "auction.after-pass",
        "turn_up",
        {f"{ROW}.after_pass": "refused"},
        {f"{ROW}.after_pass": "allowed"},
    ),
    Example(
        "auction.after-pass",
        f"{ROW}.after_pass",
        "auction.after-pass",
        "numbers",
        {"auction.rounds.0.ends": "each_spoke", f"{ROW}.after_pass": "refused"},
        {f"{ROW}.after_pass": "refused"},
    ),
    Example(
        "auction.limit",
        f"{ROW}.limit",
        "auction.limit",
        "turn_up",
        {f"{ROW}.limit": {"per": "table", "times": 1}},
        {},
    ),
    Example(
        "auction.limit",
        f"{ROW}.limit",
        "auction.limit",
        "numbers",
        {f"{ROW}.limit": {"per": "table", "times": 1}, "auction.doubling": [], "scoring.factors": [1]},
        {f"{ROW}.limit": {"per": "side", "times": 1}},
    ),
    Example(
        "auction.call-twice",
        "auction.rounds.0.bids.1.call",
        "auction.call",
        "numbers",
        {"auction.rounds.0.bids.+": {"call": "bid", "bid": ["spades"]}},
        {"auction.rounds.0.bids.+": {"call": "pique", "bid": ["spades"]}},
    ),
    Example(
        "auction.call-twice",
        "auction.rounds.0.bids.1.call",
        "auction.call",
        "turn_up",
        {"auction.rounds.0.bids.+": JACK},
        {"auction.rounds.0.bids.+": JACK, f"{ROW}.turned": "789TQKA"},
    ),
)

EXAMPLES = (*AMOUNTS, *ORDER, *ROWS)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_it_is_refused_and_its_neighbour_is_not(example: Example) -> None:
    example.verify()
