"""Leaves that cannot matter: each rule with a declaration in which a leaf is reported, and one in which it is not."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from declaration.rule_samples import (
    ALL_TRUMP,
    ALL_TRUMP_ROWS,
    DECLARATIONS,
    GAMES,
    GONE,
    NO_TRUMP,
    NO_TRUMP_ROWS,
    USUAL_TABLE,
    Data,
    changed,
    complete,
    dotted,
    resolved,
)
from declaration.test_consistency_codes import form_problems

from belote.declaration.consistency import check
from belote.declaration.orphans import find

TWO = {"players": {"count": 2, "sides": "alone", "direction": "clockwise"}}
ALONE = {"players": {"count": 3, "sides": "alone", "direction": "clockwise"}}
AGAINST_TAKER = {"players": {"count": 3, "sides": "taker_against_rest", "direction": "clockwise"}}
KONTRA = [{"call": "kontra", "level": 1, "by": "defenders", "when": "in_turn", "bids_after": "closed"}]
LEAD = {"name": "capot", "needs": "all_tricks", "lead": "taker"}
KITTY = {"to": "kitty", "cards": [2], "from": "eldest"}
ANNUL = {"call": "annul", "dealer": "same", "over": ["opening"]}
PLAYED = {"deal": "played", "taker": "dealer", "turned_to": "taker"}
MELDS = {"runs": [20, 50], "squares": [], "king_queen_of_trump": 20}
FAULT = {"award": 100, "declarations": "none", "deal": "goes_on"}
BY_BID = {"count": ["cards"], "against": "bid", "equal": "made"}
TIED = {"count": ["cards", "declarations", "belote"], "against": "defenders", "equal": "tied"}
RUNS_ONLY = {"runs": [20, 50], "squares": []}
SQUARES_ONLY = {"runs": [], "squares": [{"ranks": "J", "value": 200}]}


@dataclass(frozen=True)
class Rule:
    """A leaf that is reported in a game with some changes, and not with others."""

    path: str
    game: str
    dead: Data
    alive: Data

    def __str__(self) -> str:
        return f"{self.path}@{self.game}"

    def reported(self, changes: Data) -> set[str]:
        """Return the paths reported in the game with some changes."""
        return {dotted(orphan.path) for orphan in find(complete(changed(GAMES[self.game](), changes)))}


TABLE = (
    Rule("pack.cut.first_deal", "three_alone", TWO, {}),
    Rule(
        "dealing.dealer.after_void",
        "hidden_cards",
        {"dealing.dealer.after_void": "same"},
        {"dealing.dealer.after_void": "same", "auction.rounds.0.bids.0.offer": "annul"},
    ),
    Rule(
        "dealing.steps.2.from", "numbers", {"dealing.steps.+": KITTY}, {"dealing.steps.+": {"to": "hand", "cards": [1]}}
    ),
    Rule(
        "contracts.no_trump",
        "numbers",
        {"contracts.no_trump": NO_TRUMP},
        {"contracts.no_trump": NO_TRUMP, "auction.rounds.0.bids.0.bid": ["suits", "no_trump"]},
    ),
    Rule(
        "contracts.suit",
        "six_contracts",
        {"auction.rounds.0.bids.0.bid": ["no_trump"]},
        {"auction.rounds.0.bids.0.bid": ["no_trump"], "irregularities.revoke": {**FAULT, "award": "pot"}},
    ),
    Rule("contracts.suit.trump.values.7", "numbers", {"pack.ranks": "9TJQKA"}, {}),
    Rule(
        "auction.rounds.0.bids.0.turned_to",
        "numbers",
        {},
        {"dealing.steps": [{"to": "hand", "cards": [3, 2]}, {"to": "turned"}, {"round": 1}]},
    ),
    Rule(
        "auction.amounts.rungs.0.lead",
        "numbers",
        {"play.lead.first": "taker", "auction.amounts.rungs": [LEAD]},
        {"auction.amounts.rungs": [LEAD]},
    ),
    Rule(
        "auction.doubling.0.bids_after",
        "turn_up",
        {"auction.doubling": KONTRA},
        {"auction.doubling": KONTRA, "auction.order": [["clubs", "diamonds"], ["hearts", "spades"]]},
    ),
    Rule("auction.doubling.0.except", "six_contracts", {}, {"auction.amounts": {"from": 80, "to": 160, "step": 10}}),
    Rule(
        "auction.annul.0.over",
        "turn_up",
        {"auction.annul": [{**ANNUL, "when": "before_calls"}]},
        {"auction.annul": [{**ANNUL, "when": "in_turn"}]},
    ),
    Rule("auction.all_pass.taker", "turn_up", {"auction.all_pass.taker": "dealer"}, {"auction.all_pass": PLAYED}),
    Rule(
        "auction.all_pass.turned_to", "turn_up", {"auction.all_pass.turned_to": "nobody"}, {"auction.all_pass": PLAYED}
    ),
    Rule(
        "auction.all_pass.turned_to",
        "three_alone",
        {"dealing.steps.4": {"round": 2}, "dealing.steps.2": {"to": "hand", "cards": [1], "last": "turned"}},
        {},
    ),
)

PLAY = (
    Rule(
        "play.no_trump",
        "numbers",
        {"play.no_trump": NO_TRUMP_ROWS},
        {
            "play.no_trump": NO_TRUMP_ROWS,
            "contracts.no_trump": NO_TRUMP,
            "auction.rounds.0.bids.0.bid": ["suits", "no_trump"],
        },
    ),
    Rule(
        "play.all_trump",
        "numbers",
        {"play.all_trump": ALL_TRUMP_ROWS},
        {
            "play.all_trump": ALL_TRUMP_ROWS,
            "contracts.all_trump": ALL_TRUMP,
            "auction.rounds.0.bids.0.bid": ["all_trump"],
        },
    ),
    Rule("play.suit", "six_contracts", {"auction.rounds.0.bids.0.bid": ["no_trump"]}, {}),
    Rule("play.suit.void.partner", "numbers", ALONE, AGAINST_TAKER),
    Rule("play.suit.void.partner_ruffed", "numbers", ALONE, AGAINST_TAKER),
    Rule("play.suit.follow_trump.partner", "numbers", TWO, {}),
    Rule("play.suit.follow_plain.opponent_ruffed", "numbers", TWO, ALONE),
    Rule("play.suit.void.opponent_ruffed", "numbers", TWO, ALONE),
    Rule("play.no_trump.follow_plain.partner", "six_contracts", ALONE, AGAINST_TAKER),
    Rule("play.lead.trump", "six_contracts", {"auction.rounds.0.bids.0.bid": ["no_trump", "all_trump"]}, {}),
    Rule("play.never_forced", "six_contracts", {"auction.rounds.0.bids.0.bid": ["no_trump", "all_trump"]}, {}),
)

DECLARED = (
    Rule("declarations", "hidden_cards", {"declarations.in": {"no_trump": USUAL_TABLE}}, {}),
    Rule(
        "declarations",
        "hidden_cards",
        {"declarations.in.suit": {"runs": [], "squares": []}},
        {"declarations.in.suit": RUNS_ONLY},
    ),
    Rule(
        "declarations.in.no_trump",
        "hidden_cards",
        {"declarations.in.no_trump": USUAL_TABLE},
        {
            "declarations.in.no_trump": USUAL_TABLE,
            "contracts.no_trump": NO_TRUMP,
            "auction.rounds.0.bids.0.bid": ["suits", "no_trump"],
        },
    ),
    Rule(
        "declarations.in.no_trump",
        "six_contracts",
        {"declarations.in.no_trump": {"runs": [], "squares": []}},
        {"declarations.in.no_trump": SQUARES_ONLY},
    ),
    Rule("declarations.square_and_run", "hidden_cards", {"declarations.in.suit": RUNS_ONLY}, {}),
    Rule(
        "declarations.square_and_run",
        "six_contracts",
        {"declarations.in": {"suit": RUNS_ONLY, "all_trump": SQUARES_ONLY}},
        {"declarations.in": {"suit": USUAL_TABLE, "all_trump": SQUARES_ONLY}},
    ),
    Rule("declarations.say_if", "hidden_cards", {"declarations.say": "automatic"}, {}),
    Rule(
        "declarations.false_claim",
        "hidden_cards",
        {"declarations.say": "automatic"},
        {"declarations.say": "first_trick"},
    ),
    Rule("belote", "numbers", {"belote.in": {"all_trump": "each"}}, {"belote.in": {"suit": "none"}}),
    Rule(
        "belote.in.all_trump",
        "numbers",
        {"belote.in.all_trump": "each"},
        {
            "belote.in.all_trump": "each",
            "contracts.all_trump": ALL_TRUMP,
            "auction.rounds.0.bids.0.bid": ["suits", "all_trump"],
        },
    ),
    Rule("belote.in.no_trump", "six_contracts", {"belote.in.no_trump": "each"}, {}),
    Rule("belote.with_run", "numbers", {}, {"declarations": DECLARATIONS}),
    Rule(
        "belote.with_run", "hidden_cards", {"declarations.in.suit": SQUARES_ONLY}, {"declarations.in.suit": RUNS_ONLY}
    ),
    Rule(
        "belote.with_square",
        "hidden_cards",
        {"declarations.in.suit": SQUARES_ONLY},
        {"declarations.in.suit.squares": [{"ranks": "K", "value": 100}]},
    ),
    Rule(
        "trick_melds",
        "turn_up",
        {"trick_melds": {**MELDS, "runs": [], "king_queen_of_trump": 0}},
        {"trick_melds": MELDS},
    ),
    Rule(
        "irregularities.revoke.with_capot",
        "turn_up",
        {"irregularities.revoke": FAULT},
        {"irregularities.revoke": {**FAULT, "award": "pot"}},
    ),
    Rule(
        "irregularities.early_trump_lead",
        "turn_up",
        {"irregularities.early_trump_lead": FAULT},
        {"irregularities.early_trump_lead": FAULT, "play.lead.trump": "not_before_taker"},
    ),
)

MATCH = (
    *(
        Rule(f"match.{key}", "six_contracts", {"match.target": GONE, "match.deals": 12}, {"match.deals": 12})
        for key in ("reached", "checked", "several", "blocked", "after_block")
    ),
    Rule("match.raise_by", "turn_up", {"match.raise_by": 50}, {"match.raise_by": 50, "match.several": "raise"}),
    Rule("match.after_block", "turn_up", {}, {"match.blocked": ["hanging"]}),
    Rule("match.equal", "turn_up", {"match.several": "draw"}, {"match.several": "draw", "match.deals": 12}),
    Rule("match.equal", "turn_up", {"match.several": "raise", "match.raise_by": 50}, {"match.several": "last_deal"}),
)

SCORING = (
    Rule(
        "scoring.count.last_trick",
        "turn_up",
        {"scoring.success": [], "scoring.pay.made.cards": "none"},
        {"scoring.pay.made.cards": "none"},
    ),
    Rule(
        "scoring.count.capot",
        "turn_up",
        {"scoring.success": [], "scoring.pay.made.cards": "none"},
        {"scoring.success": []},
    ),
    Rule(
        "scoring.count.scale",
        "turn_up",
        {"scoring.success": [], "scoring.pay.made.cards": "none", "scoring.count.scale": {"times": 2}},
        {"scoring.count.scale": {"times": 2}},
    ),
    Rule(
        "scoring.count.scale.last_trick",
        "turn_up",
        {"scoring.count": {"scale": {"times": 2}, "last_trick": 0}},
        {"scoring.count": {"scale": {"times": 2}}},
    ),
    Rule("scoring.trickless.declarations", "turn_up", {}, {"declarations": DECLARATIONS}),
    Rule("scoring.trickless.belote", "hidden_cards", {"belote.trick_must_be_won": True}, {}),
    Rule("scoring.trickless", "turn_up", {"belote": GONE}, {}),
    Rule("scoring.judged", "turn_up", {}, {"auction.doubling": KONTRA}),
    Rule(
        "scoring.pay.failed",
        "turn_up",
        {"scoring.success": []},
        {"scoring.success": [], "irregularities.revoke": {**FAULT, "award": "pot"}},
    ),
    Rule("scoring.pay.tied", "numbers", {}, {"scoring.success": [{**BY_BID, "equal": "tied"}]}),
    Rule("scoring.pay.tied.cards", "turn_up", {"scoring.pay.tied.replay": True}, {}),
    Rule("scoring.pay.made.declarations", "turn_up", {}, {"trick_melds": MELDS}),
    Rule("scoring.pay.failed.belote", "numbers", {"belote": GONE}, {}),
    Rule("scoring.pay.made.multiplied", "turn_up", {}, {"scoring.factors": [2]}),
    Rule("scoring.worth", "turn_up", {}, {"scoring.pay.failed.contract": "defenders", "scoring.worth": 100}),
    Rule("scoring.factors", "turn_up", {}, {"scoring.pay.made.multiplied": ["cards"]}),
    Rule("scoring.factors", "numbers", {"scoring.pay.made.multiplied": [], "scoring.pay.failed.multiplied": []}, {}),
    Rule("scoring.factor_for", "numbers", {}, {"scoring.cases.doubled": GONE}),
    Rule("scoring.factor_for", "numbers", {"scoring.factors": [1]}, {"scoring.factors": [2]}),
    Rule(
        "scoring.rounding",
        "numbers",
        {"scoring.pay.made.cards": "none", "scoring.pay.failed.cards": "none", "scoring.cases.doubled": GONE},
        {"scoring.pay.made.cards": "none"},
    ),
    Rule(
        "scoring.rounding",
        "numbers",
        {"scoring.pay.made.cards": "none", "scoring.pay.failed.cards": "none", "scoring.cases.doubled": GONE},
        {
            "scoring.pay.made.cards": "none",
            "scoring.pay.failed.cards": "none",
            "scoring.cases.doubled": GONE,
            "scoring.success": [{**BY_BID, "in": "game"}],
        },
    ),
    Rule("scoring.rounding.half", "numbers", {"scoring.rounding": {"to": 5, "up_from": {"each": 3}}}, {}),
    Rule(
        "scoring.rounding.small_share",
        "three_alone",
        {"scoring.rounding": {"to": 10, "up_from": {"each": 5}, "small_share": {"under": 1, "becomes": 1}}},
        {},
    ),
    Rule("scoring.lost_points", "turn_up", {}, {"players": {"count": 4, "sides": "alone", "direction": "clockwise"}}),
    Rule("scoring.hanging", "numbers", {}, {"scoring.success": [TIED, BY_BID], "scoring.pay.tied.cards": "hang"}),
    Rule("scoring.hanging", "turn_up", {"scoring.pay.tied.replay": True}, {}),
    Rule("scoring.success.0.in", "turn_up", {}, {"scoring.rounding": {"to": 10, "up_from": {"each": 5}}}),
    Rule("scoring.success.0.in", "numbers", {"scoring.success": [{**BY_BID, "count": ["belote"]}]}, {}),
    Rule("scoring.unit", "closed_doubles", {"scoring.cases.suit": {"unit": 5}}, {}),
)

CASES = (
    Rule(
        "scoring.cases.redoubled",
        "numbers",
        {"auction.doubling.1": GONE, "scoring.cases.redoubled": {"factors": [5]}},
        {"scoring.cases.redoubled": {"factors": [5]}},
    ),
    Rule(
        "scoring.cases.passed_out",
        "turn_up",
        {"scoring.cases.passed_out": {"success": []}},
        {
            "auction.all_pass": {"deal": "played", "taker": "nobody", "turned_to": "eldest"},
            "scoring.cases.passed_out": {"success": []},
        },
    ),
    Rule("scoring.cases.suit+no_trump", "six_contracts", {"scoring.cases.suit+no_trump": {"unit": 5}}, {}),
    Rule("scoring.cases.generale_bid", "numbers", {"scoring.cases.generale_bid": {"worth": 500}}, {}),
    Rule("scoring.cases.no_trump", "numbers", {"scoring.cases.no_trump": {"worth": 500}}, {}),
    Rule(
        "scoring.cases.last_deal",
        "numbers",
        {"scoring.cases.last_deal": {}},
        {"scoring.cases.last_deal": {"rounding": None}},
    ),
    Rule(
        "scoring.cases.last_deal",
        "turn_up",
        {"scoring.cases.last_deal": {"rounding": None}},
        {"scoring.cases.last_deal": {"pay": {"tied": {"cards": "own"}}}},
    ),
    Rule("scoring.cases.doubled", "numbers", {"scoring.cases.doubled.pay.made.cards": "own"}, {}),
    Rule(
        "scoring.cases.doubled.pay.failed",
        "numbers",
        {"scoring.cases.doubled.pay.failed": {"cards": "defenders"}},
        {"scoring.cases.doubled.pay.failed": {"cards": "own"}},
    ),
    Rule(
        "scoring.cases.doubled.pay.made.declarations",
        "numbers",
        {"scoring.cases.doubled.pay.made.declarations": "takers"},
        {"scoring.cases.doubled.pay.made.declarations": "takers", "declarations": DECLARATIONS},
    ),
    Rule(
        "scoring.cases.doubled.pay.tied",
        "numbers",
        {"scoring.cases.doubled.pay.tied": {"cards": "hang"}},
        {"scoring.cases.doubled.pay.tied": {"cards": "hang"}, "scoring.success": [BY_BID, TIED]},
    ),
    Rule(
        "scoring.cases.doubled.worth",
        "numbers",
        {
            "scoring.cases.doubled": {
                "worth": 300,
                "pay": {"made": {"cards": "takers", "contract": "none"}, "failed": {"contract": "none"}},
            }
        },
        {"scoring.cases.doubled.worth": 300},
    ),
    Rule(
        "scoring.cases.swept.factors",
        "numbers",
        {"scoring.cases.swept": {"factors": [1, 2, 4], "count": {"capot": 100}}},
        {"scoring.cases.swept": {"factors": [1], "count": {"capot": 100}}},
    ),
    Rule(
        "scoring.cases.doubled.count",
        "numbers",
        {"scoring.cases.doubled.count": {"capot": 100}, "scoring.cases.doubled+swept": {"count": {"capot": 110}}},
        {"scoring.cases.doubled.count": {"capot": 100}},
    ),
    Rule(
        "scoring.count.capot",
        "numbers",
        {"scoring.cases.swept": {"count": {"capot": 100}}},
        {"scoring.cases.doubled+swept": {"count": {"capot": 100}}},
    ),
    Rule(
        "scoring.cases.all_trump.count.scale.last_trick",
        "six_contracts",
        {
            "scoring.count.scale": {"times": 2},
            "scoring.cases.all_trump.count": {"scale": {"times": 3, "last_trick": "included"}},
        },
        {"scoring.cases.all_trump.count": {"scale": {"times": 3, "last_trick": "included"}}},
    ),
    Rule(
        "scoring.cases.capot_bid.success.0.in",
        "numbers",
        {"scoring.cases.capot_bid": {"worth": 250, "rounding": None, "success": [{**BY_BID, "in": "game"}]}},
        {"scoring.cases.capot_bid": {"worth": 250, "success": [{**BY_BID, "in": "game"}]}},
    ),
)

RULES = (*TABLE, *PLAY, *DECLARED, *MATCH, *SCORING, *CASES)


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_it_is_reported_where_it_cannot_matter_and_nowhere_else(rule: Rule) -> None:
    assert covered(rule.path, rule.reported(rule.dead))
    assert not covered(rule.path, rule.reported(rule.alive))


def covered(path: str, reported: set[str]) -> bool:
    """Say whether a path, or a map it lies in, is reported."""
    return any(f"{path}.".startswith(f"{one}.") for one in reported)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_left_is_complete_and_nothing_more_is_found(name: str) -> None:
    """A leaf the resolved form requires is never dropped, and the search comes to an end."""
    data = resolved(GAMES[name]())
    assert find(data) == []
    assert form_problems(data) == []
    assert check(data) == []


def test_a_map_is_reported_once_and_not_leaf_by_leaf() -> None:
    paths = Rule("scoring.pay.tied", "numbers", {}, {}).reported({})
    assert "scoring.pay.tied" in paths
    assert not any(path.startswith("scoring.pay.tied.") for path in paths)


def test_where_nothing_can_be_played_nothing_is_reported() -> None:
    nothing = {"auction.rounds": [], "auction.order": []}
    assert Rule("", "numbers", {}, {}).reported(nothing) == set()


def test_two_cases_that_repeat_the_base_do_not_take_it_with_them() -> None:
    """The unit stays in the base when both kinds of contract say it again."""
    again = {"scoring.unit": 5, "scoring.cases.suit": {"unit": 5}}
    paths = Rule("", "closed_doubles", {}, {}).reported(again)
    assert {"scoring.cases.suit", "scoring.cases.no_trump.unit"} <= paths
    assert "scoring.unit" not in paths
