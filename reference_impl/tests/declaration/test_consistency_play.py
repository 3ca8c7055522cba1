"""Play, declarations, belote and melds within tricks: each refusal beside a neighbour that is accepted."""

from __future__ import annotations

import pytest
from declaration.rule_samples import GONE, Example

TABLE = "declarations.in.suit"
OF_TWO = {"players": {"count": 2, "sides": "alone", "direction": "clockwise"}}
MELDS = {"runs": [20, 50], "squares": [{"ranks": "J", "value": 200}], "king_queen_of_trump": 20}
JACK, NINE = {"ranks": "J", "value": 200}, {"ranks": "9", "value": 150}

PLAY = (
    Example(
        "play.section-missing",
        "play",
        "play.no-trump",
        "six_contracts",
        {"play.no_trump": GONE},
        {},
    ),
    Example("play.section-missing", "play", "play.all-trump", "six_contracts", {"play.all_trump": GONE}, {}),
    Example("play.section-missing", "play", "play.groups", "numbers", {"play.suit": GONE}, {}),
    Example(
        "play.row-missing",
        "play.suit.void.partner_ruffed",
        "play.void.partner-ruffed",
        "numbers",
        {"play.suit.void.partner_ruffed": GONE},
        {"play.suit.void.partner_ruffed": "no_under"},
    ),
    Example(
        "play.row-missing",
        "play.no_trump.follow_plain.partner",
        "play.no-trump.follow-plain.partner",
        "six_contracts",
        {"play.no_trump.follow_plain": {"opponent": "any"}},
        {},
    ),
    Example(
        "play.row-missing",
        "play.suit.follow_trump.partner",
        "play.follow-trump.partner",
        "three_alone",
        {"players.sides": "taker_against_rest", "scoring.success.0.against": "defenders"},
        {"players.sides": "alone"},
    ),
    Example(
        "play.row-missing",
        "play.suit.follow_plain.opponent_ruffed",
        "play.follow-plain.opponent-ruffed",
        "three_alone",
        {"play.suit.follow_plain.opponent_ruffed": GONE},
        {**OF_TWO, "play.suit.follow_plain.opponent_ruffed": GONE, "scoring.success.0.against": "defenders"},
    ),
    Example(
        "play.never-forced",
        "play.never_forced",
        "play.never-forced",
        "numbers",
        {"play.never_forced": "6"},
        {"play.never_forced": "J"},
    ),
    Example(
        "play.closed-double",
        "play.lead.trump",
        "play.lead.trump",
        "numbers",
        {"play.lead.trump": "not_while_closed"},
        {"play.lead.trump": "not_while_closed", "auction.doubling.0.manner": ["open", "closed"]},
    ),
)

DECLARATIONS = (
    Example(
        "declarations.runs-fall",
        f"{TABLE}.runs",
        "declarations.runs",
        "hidden_cards",
        {f"{TABLE}.runs": [20, 50, 40]},
        {f"{TABLE}.runs": [20, 50, 50]},
    ),
    Example(
        "declarations.runs-long",
        f"{TABLE}.runs",
        "declarations.runs",
        "hidden_cards",
        {f"{TABLE}.runs": [20, 50, 100, 100, 100, 100, 100]},
        {f"{TABLE}.runs": [20, 50, 100, 100, 100, 100]},
    ),
    Example(
        "declarations.runs-long",
        f"{TABLE}.runs",
        "declarations.runs",
        "hidden_cards",
        {"dealing.steps.1.cards": [1]},
        {"dealing.steps.1.cards": [1], f"{TABLE}.runs": [20, 50, 100, 100, 100], "match.instant_win": []},
    ),
    Example(
        "declarations.squares-fall",
        f"{TABLE}.squares",
        "declarations.squares",
        "hidden_cards",
        {f"{TABLE}.squares": [NINE, JACK]},
        {f"{TABLE}.squares": [JACK, NINE]},
    ),
    Example(
        "declarations.squares-fall",
        f"{TABLE}.squares",
        "declarations.squares",
        "hidden_cards",
        {f"{TABLE}.squares": [JACK, {"ranks": "9", "value": 200}]},
        {f"{TABLE}.squares": [{"ranks": "J9", "value": 200}]},
    ),
    Example(
        "declarations.square-rank",
        f"{TABLE}.squares",
        "declarations.squares",
        "hidden_cards",
        {f"{TABLE}.squares": [{"ranks": "J6", "value": 200}]},
        {f"{TABLE}.squares": [{"ranks": "J7", "value": 200}]},
    ),
    Example(
        "declarations.square-twice",
        f"{TABLE}.squares",
        "declarations.squares",
        "hidden_cards",
        {f"{TABLE}.squares": [JACK, {"ranks": "9J", "value": 150}]},
        {f"{TABLE}.squares": [JACK, {"ranks": "9A", "value": 150}]},
    ),
    Example(
        "declarations.runs-by",
        "declarations.runs_by",
        "declarations.runs-by",
        "hidden_cards",
        {"declarations.runs_by": ["top"]},
        {"declarations.runs_by": ["value"]},
    ),
    Example(
        "declarations.runs-by",
        "declarations.runs_by",
        "declarations.runs-by",
        "hidden_cards",
        {"declarations.runs_by": ["value", "length"]},
        {"declarations.runs_by": ["length", "trump", "top"]},
    ),
    Example(
        "declarations.runs-by-trump",
        "declarations.runs_by",
        "declarations.runs-by",
        "six_contracts",
        {"declarations.in.suit": GONE, "declarations.runs_by": ["length", "trump"]},
        {"declarations.runs_by": ["length", "trump"]},
    ),
    Example(
        "declarations.automatic-choice",
        "declarations.shared_card",
        "declarations.shared-card",
        "hidden_cards",
        {"declarations.say": "automatic"},
        {"declarations.say": "automatic", "declarations.shared_card": "most_valuable"},
    ),
    Example(
        "declarations.silencing",
        "declarations.silencing_squares",
        "declarations.silencing",
        "hidden_cards",
        {"declarations.silencing_squares": "6"},
        {"declarations.silencing_squares": "8"},
    ),
)

BELOTE = (
    Example("belote.never", "belote.in", "belote.contracts", "numbers", {"belote.in.suit": "none"}, {"belote": GONE}),
    Example(
        "belote.cards",
        "belote",
        "belote.pair",
        "numbers",
        {"pack.ranks": "6789TJQA"},
        {},
    ),
    Example(
        "belote.one-suit",
        "belote.in.suit",
        "belote.contracts",
        "six_contracts",
        {"belote.in.suit": "each"},
        {"belote.in.all_trump": "each"},
    ),
    Example(
        "belote.said-by-showing",
        "belote.with_run",
        "belote.with-run",
        "hidden_cards",
        {"belote.with_run": "said_by_showing", "declarations.show": "never"},
        {"belote.with_run": "said_by_showing"},
    ),
    Example(
        "belote.said-by-showing",
        "belote.with_run",
        "belote.with-run",
        "hidden_cards",
        {"belote.with_run": "said_by_showing", "belote.said": "automatic"},
        {"belote.with_run": "joins_three", "belote.said": "automatic"},
    ),
)

TRICK_MELDS = (
    Example(
        "trick-melds.runs-fall",
        "trick_melds.runs",
        "trick-melds.runs",
        "turn_up",
        {"trick_melds": {**MELDS, "runs": [50, 20]}},
        {"trick_melds": MELDS},
    ),
    Example(
        "trick-melds.runs-long",
        "trick_melds.runs",
        "trick-melds.runs",
        "three_alone",
        {"trick_melds": {**MELDS, "squares": []}},
        {"trick_melds": {**MELDS, "squares": [], "runs": [20]}},
    ),
    Example(
        "trick-melds.squares-fall",
        "trick_melds.squares",
        "trick-melds.squares",
        "turn_up",
        {"trick_melds": {**MELDS, "squares": [NINE, JACK]}},
        {"trick_melds": {**MELDS, "squares": [JACK, NINE]}},
    ),
    Example(
        "trick-melds.square-rank",
        "trick_melds.squares",
        "trick-melds.squares",
        "turn_up",
        {"trick_melds": {**MELDS, "squares": [{"ranks": "6", "value": 100}]}},
        {"trick_melds": {**MELDS, "squares": [{"ranks": "7", "value": 100}]}},
    ),
    Example(
        "trick-melds.square-twice",
        "trick_melds.squares",
        "trick-melds.squares",
        "turn_up",
        {"trick_melds": {**MELDS, "squares": [JACK, {"ranks": "9J", "value": 150}]}},
        {"trick_melds": {**MELDS, "squares": [JACK, {"ranks": "9", "value": 150}]}},
    ),
    Example(
        "trick-melds.room",
        "trick_melds.squares",
        "trick-melds.squares",
        "three_alone",
        {"trick_melds": {**MELDS, "runs": [20]}},
        {"trick_melds": {**MELDS, "runs": [20], "squares": []}},
    ),
)

EXAMPLES = (*PLAY, *DECLARATIONS, *BELOTE, *TRICK_MELDS)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_it_is_refused_and_its_neighbour_is_not(example: Example) -> None:
    example.verify()
