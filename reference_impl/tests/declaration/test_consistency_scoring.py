"""Scoring, match and irregularities: each refusal beside a neighbour that is accepted."""

from __future__ import annotations

import pytest
from declaration.rule_samples import EVERY_HEAP, GONE, Example

CASES = "scoring.cases"
TEST = "scoring.success.0"
AGAINST_BID = {"count": ["cards", "belote"], "against": "bid", "equal": "made"}
AGAINST_OTHERS = {"count": ["cards", "belote"], "against": "defenders", "equal": "failed"}
GENERALE = {"name": "generale", "needs": "all_tricks_by_taker"}
MARK = {"name": "bolt", "when": "failed", "free": 0, "every": 3, "points": -10}
LEFT_TO_CHANCE = {"auction.all_pass": {"deal": "played", "taker": "nobody", "turned_to": "eldest"}}
RUN, SWEEP = {"by": "run", "length": 8, "suit": "any"}, {"by": "sweep", "contracts": ["suit"]}
PENALTY = {"award": 100, "declarations": "none", "deal": "goes_on"}

KEYS = (
    Example(
        "scoring.condition",
        f"{CASES}.duobled",
        "scoring.cases",
        "numbers",
        {f"{CASES}.duobled": {"worth": 100}},
        {f"{CASES}.redoubled": {"worth": 100}},
    ),
    Example(
        "scoring.condition-twice",
        f"{CASES}.swept+swept",
        "scoring.cases",
        "numbers",
        {f"{CASES}.swept+swept": {"count": {"capot": 100}}},
        {f"{CASES}.swept": {"count": {"capot": 100}}},
    ),
    Example(
        "scoring.case-twice",
        f"{CASES}.swept+doubled",
        "scoring.cases",
        "numbers",
        {
            f"{CASES}.doubled+swept": {"count": {"capot": 100}},
            f"{CASES}.swept+doubled": {"count": {"capot": 110}},
        },
        {
            f"{CASES}.doubled+swept": {"count": {"capot": 100}},
            f"{CASES}.swept+redoubled": {"count": {"capot": 110}},
        },
    ),
    Example(
        "scoring.mark-never",
        "scoring.marks.0.when",
        "scoring.marks",
        "turn_up",
        {"scoring.success": [], "scoring.marks": [MARK]},
        {"scoring.success": [], "scoring.marks": [{**MARK, "when": "trickless"}]},
    ),
    Example(
        "scoring.mark-twice",
        "scoring.marks",
        "scoring.marks",
        "turn_up",
        {"scoring.marks": [MARK, {**MARK, "points": -20}]},
        {"scoring.marks": [MARK, {**MARK, "when": "trickless"}]},
    ),
)

TESTS = (
    Example(
        "scoring.each-opponent",
        f"{TEST}.against",
        "scoring.success.against",
        "turn_up",
        {f"{TEST}.against": "each_opponent"},
        {f"{TEST}.against": 82},
    ),
    Example(
        "scoring.bid-test",
        f"{TEST}.against",
        "scoring.success.against",
        "turn_up",
        {f"{TEST}.against": "bid"},
        {f"{TEST}.against": "defenders"},
    ),
    Example(
        "scoring.bid-test",
        f"{TEST}.against",
        "scoring.success.against",
        "turn_up",
        {**LEFT_TO_CHANCE, "auction.amounts": {"from": 80, "to": 160, "step": 10}, f"{TEST}.against": "bid"},
        {
            **LEFT_TO_CHANCE,
            "auction.amounts": {"from": 80, "to": 160, "step": 10},
            f"{TEST}.against": "bid",
            f"{CASES}.passed_out": {"success": []},
        },
    ),
    Example(
        "scoring.test-twice",
        "scoring.success.1",
        "scoring.success",
        "numbers",
        {"scoring.success": [AGAINST_BID, AGAINST_BID]},
        {"scoring.success": [AGAINST_BID, AGAINST_OTHERS]},
    ),
    Example(
        "scoring.next",
        f"{TEST}.equal",
        "scoring.success.equal",
        "closed_doubles",
        {f"{TEST}.equal": "next", f"{TEST}.in": "game"},
        {
            "scoring.success": [
                {"count": EVERY_HEAP, "against": "defenders", "in": "game", "equal": "next"},
                {"count": EVERY_HEAP, "against": "defenders", "equal": "failed"},
            ]
        },
    ),
    Example(
        "scoring.promise-untested",
        "scoring.success",
        "scoring.rungs",
        "numbers",
        {"scoring.success": [AGAINST_OTHERS]},
        {"scoring.success": [AGAINST_OTHERS], f"{CASES}.capot_bid": {"worth": 250, "success": [AGAINST_BID]}},
    ),
    Example(
        "scoring.promise-untested",
        "scoring.success",
        "scoring.rungs",
        "numbers",
        {"scoring.success": [AGAINST_OTHERS], "auction.amounts.rungs": [], "auction.amounts.flag": "capot"},
        {"auction.amounts.rungs": [], "auction.amounts.flag": "capot"},
    ),
)

ROUNDING = (
    Example(
        "scoring.rounding-part",
        f"{CASES}.doubled.rounding.up_from",
        "scoring.rounding",
        "numbers",
        {"scoring.rounding": GONE, f"{CASES}.doubled.rounding": {"up_from": {"each": 6}}},
        {f"{CASES}.doubled.rounding": {"up_from": {"each": 6}}},
    ),
    Example(
        "scoring.role-pair",
        "scoring.rounding.up_from",
        "scoring.rounding.up-from",
        "numbers",
        {"scoring.rounding.up_from": {"takers": 6}},
        {"scoring.rounding.up_from": {"takers": 6, "defenders": 7}},
    ),
    Example(
        "scoring.role-pair",
        f"{CASES}.doubled.rounding.up_from",
        "scoring.rounding.up-from",
        "numbers",
        {f"{CASES}.doubled.rounding": {"up_from": {"larger": 6, "defenders": 7}}},
        {f"{CASES}.doubled.rounding": {"up_from": {"larger": 6, "smaller": 7}}},
    ),
    Example(
        "scoring.threshold",
        "scoring.rounding.up_from.each",
        "scoring.rounding.up-from",
        "numbers",
        {"scoring.rounding": {"to": 5, "up_from": {"each": 6}}},
        {"scoring.rounding": {"to": 5, "up_from": {"each": 5}}},
    ),
    Example(
        "scoring.jack-side",
        "scoring.rounding.up_from",
        "scoring.rounding.up-from",
        "closed_doubles",
        {"scoring.rounding.up_from": {"jack_side": 6, "other_side": 7}, f"{CASES}.no_trump.rounding": GONE},
        {"scoring.rounding.up_from": {"jack_side": 6, "other_side": 7}},
    ),
    Example(
        "scoring.small-share",
        "scoring.rounding.small_share.becomes",
        "scoring.rounding.small-share",
        "six_contracts",
        {"scoring.rounding.small_share": {"under": 2, "becomes": 1}},
        {"scoring.rounding.small_share": {"under": 1, "becomes": 1}},
    ),
    Example(
        "scoring.small-share",
        "scoring.rounding.small_share.becomes",
        "scoring.rounding.small-share",
        "six_contracts",
        {"scoring.rounding.small_share": {"under": 2, "becomes": 3}},
        {"scoring.rounding.small_share": {"under": 6, "becomes": 0}},
    ),
    Example(
        "scoring.small-share",
        f"{CASES}.doubled.rounding.small_share.under",
        "scoring.rounding.small-share",
        "six_contracts",
        {f"{CASES}.doubled.rounding": {"small_share": {"under": 2}}},
        {f"{CASES}.doubled.rounding": {"small_share": {"under": 1, "becomes": 1}}},
    ),
)

EXACTNESS = (
    Example(
        "scoring.unit",
        "scoring.unit",
        "scoring.division",
        "six_contracts",
        {"scoring.rounding": GONE, f"{CASES}.no_trump.rounding": GONE, f"{CASES}.all_trump": GONE},
        {
            "scoring.rounding": GONE,
            f"{CASES}.no_trump.rounding": GONE,
            f"{CASES}.all_trump": GONE,
            "scoring.unit": 1,
        },
    ),
    Example(
        "scoring.unit",
        "scoring.rounding.to",
        "scoring.division",
        "numbers",
        {"scoring.rounding": {"to": 5, "up_from": {"each": 3}}, "scoring.unit": 10},
        {"scoring.rounding": {"to": 5, "up_from": {"each": 3}}, "scoring.unit": 5},
    ),
    Example(
        "scoring.unit",
        "scoring.rounding.half",
        "scoring.division",
        "closed_doubles",
        {"scoring.rounding.half": "stays"},
        {f"{CASES}.no_trump.rounding.half": "stays"},
    ),
    Example(
        "scoring.value",
        "declarations.in.suit.runs.0",
        "scoring.division",
        "six_contracts",
        {"declarations.in.suit.runs": [25, 50]},
        {"declarations.in.suit.runs": [30, 50]},
    ),
    Example(
        "scoring.value",
        "declarations.in.suit.squares.1.value",
        "scoring.division",
        "six_contracts",
        {"declarations.in.suit.squares.1.value": 145},
        {"declarations.in.suit.squares.1.value": 140},
    ),
    Example(
        "scoring.value", "belote.points", "scoring.division", "numbers", {"belote.points": 25}, {"belote.points": 30}
    ),
    Example(
        "scoring.value",
        "scoring.count.capot",
        "scoring.division",
        "six_contracts",
        {"scoring.count.capot": 95},
        {"scoring.count.capot": 100},
    ),
    Example(
        "scoring.value",
        "trick_melds.king_queen_of_trump",
        "scoring.division",
        "six_contracts",
        {"trick_melds": {"runs": [20], "squares": [], "king_queen_of_trump": 25}},
        {"trick_melds": {"runs": [20], "squares": [], "king_queen_of_trump": 20}},
    ),
    Example(
        "scoring.worth",
        f"{CASES}.capot_bid.worth",
        "scoring.division",
        "numbers",
        {"scoring.unit": 10, f"{CASES}.capot_bid.worth": 255},
        {"scoring.unit": 10},
    ),
    Example(
        "scoring.worth",
        "auction.amounts",
        "scoring.division",
        "numbers",
        {"scoring.unit": 10, "auction.amounts.from": 82, "auction.amounts.to": 162},
        {"auction.amounts.from": 82, "auction.amounts.to": 162},
    ),
    Example(
        "scoring.worth-number",
        "scoring.pay.made.contract",
        "scoring.worth",
        "numbers",
        {f"{CASES}.capot_bid": GONE},
        {"scoring.worth": 100, f"{CASES}.capot_bid": GONE},
    ),
    Example(
        "scoring.worth-number",
        "scoring.pay.made.contract",
        "scoring.worth",
        "turn_up",
        {"scoring.pay.made.contract": "takers"},
        {"scoring.pay.made.contract": "takers", "scoring.worth": 100},
    ),
)

USEFULNESS = (
    Example(
        "scoring.crossed",
        "scoring.pay.made.cards",
        "scoring.pay.made",
        "three_alone",
        {"scoring.pay.made.cards": "crossed"},
        {"scoring.pay.made.cards": "takers_own"},
    ),
    Example(
        "scoring.multiplied",
        "scoring.pay.made.multiplied",
        "scoring.multiplied",
        "numbers",
        {"scoring.pay.made.contract": "none"},
        {"scoring.pay.made.contract": "none", "scoring.pay.made.multiplied": ["cards", "capot"]},
    ),
    Example(
        "scoring.multiplied",
        "scoring.pay.tied.multiplied",
        "scoring.multiplied",
        "closed_doubles",
        {"scoring.pay.tied.multiplied": ["cards", "capot"]},
        {"scoring.pay.tied.multiplied": ["cards"]},
    ),
    Example(
        "scoring.factors",
        "scoring.factors",
        "scoring.factors",
        "numbers",
        {"scoring.factors": [1, 2, 4, 8]},
        {"scoring.factors": [1, 2, 4]},
    ),
    Example(
        "scoring.factors",
        f"{CASES}.no_trump.factors",
        "scoring.factors",
        "closed_doubles",
        {f"{CASES}.no_trump.factors": [1, 2]},
        {f"{CASES}.no_trump.factors": [2]},
    ),
    Example(
        "scoring.level-idle",
        "auction.doubling.1",
        "scoring.factors",
        "numbers",
        {"scoring.factors": [1, 2, 2]},
        {"scoring.factors": [1, 2, 3]},
    ),
    Example(
        "scoring.level-idle",
        "auction.doubling.0",
        "scoring.factors",
        "numbers",
        {"scoring.factors": [1, 1, 4], f"{CASES}.doubled": GONE},
        {"scoring.factors": [1, 1, 4]},
    ),
)

MATCH = (
    Example(
        "match.raise-by",
        "match.several",
        "match.several",
        "numbers",
        {"match.several": "raise"},
        {"match.several": "raise", "match.raise_by": 50},
    ),
    Example(
        "match.blocked-never",
        "match.blocked",
        "match.blocked",
        "numbers",
        {"match.blocked": ["hanging"]},
        {"match.blocked": ["scoreless"]},
    ),
    Example(
        "match.blocked-never",
        "match.blocked",
        "match.blocked",
        "three_alone",
        {"match.blocked": ["by_capot"]},
        {"match.blocked": ["by_belote"]},
    ),
    Example(
        "match.blocked-never",
        "match.blocked",
        "match.blocked",
        "turn_up",
        {"match.blocked": ["failed_by_belote"], "belote": GONE},
        {"match.blocked": ["hanging"]},
    ),
    Example(
        "match.blocked-never",
        "match.blocked",
        "match.blocked",
        "turn_up",
        {"match.blocked": ["not_maker"], "scoring.success": []},
        {"match.blocked": ["not_maker"]},
    ),
    Example(
        "match.blocked-twice",
        "match.blocked",
        "match.blocked",
        "turn_up",
        {"match.blocked": ["trickless", "trickless_by_belote"]},
        {"match.blocked": ["trickless", "by_belote"]},
    ),
    Example(
        "match.win-field",
        "match.instant_win.0",
        "match.instant-win",
        "turn_up",
        {"match.instant_win": [{**SWEEP, "length": 8}]},
        {"match.instant_win": [SWEEP]},
    ),
    Example(
        "match.win-field",
        "match.instant_win.0",
        "match.instant-win.run",
        "turn_up",
        {"match.instant_win": [{"by": "run", "length": 8}]},
        {"match.instant_win": [{**RUN, "other_trickless": True}]},
    ),
    Example(
        "match.win-twice",
        "match.instant_win.1",
        "match.instant-win",
        "turn_up",
        {"match.instant_win": [RUN, RUN]},
        {"match.instant_win": [RUN, SWEEP]},
    ),
    Example(
        "match.run-length",
        "match.instant_win.0.length",
        "match.instant-win.run",
        "turn_up",
        {"match.instant_win": [{**RUN, "length": 9}]},
        {"match.instant_win": [{**RUN, "length": 7}]},
    ),
    Example(
        "match.run-trump",
        "match.instant_win.0.suit",
        "match.instant-win.run",
        "six_contracts",
        {
            "auction.rounds.0.bids.0.bid": ["no_trump"],
            "auction.order": [["no_trump"]],
            "auction.doubling": [],
            "scoring.factors": [1],
            "scoring.cases": {"no_trump": {"count": {"scale": {"times": 2}}}},
            "declarations": GONE,
            "belote": GONE,
            "match.instant_win": [{**RUN, "suit": "trump"}],
        },
        {"match.instant_win": [{**RUN, "suit": "trump"}]},
    ),
    Example(
        "match.sweep-contract",
        "match.instant_win.0.contracts",
        "match.instant-win.sweep",
        "turn_up",
        {"match.instant_win": [{"by": "sweep", "contracts": ["no_trump"]}]},
        {"match.instant_win": [{"by": "sweep", "contracts": ["hearts"]}]},
    ),
    Example(
        "irregularities.award",
        "irregularities.revoke.award",
        "irregularities.award",
        "six_contracts",
        {"irregularities.revoke": {**PENALTY, "award": 95}},
        {"irregularities.revoke": PENALTY},
    ),
    Example(
        "irregularities.no-price",
        "irregularities.revoke",
        "irregularities.faults",
        "turn_up",
        {"irregularities.revoke": {**PENALTY, "award": "none"}},
        {"irregularities.revoke": {**PENALTY, "award": "none", "match_lost_at": 3}},
    ),
)

EXAMPLES = (*KEYS, *TESTS, *ROUNDING, *EXACTNESS, *USEFULNESS, *MATCH)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_it_is_refused_and_its_neighbour_is_not(example: Example) -> None:
    example.verify()
