"""The default of ``over`` against random auctions of the interpreter, in which every row is open over everything.

A row is used in exactly the situations its default lists: in no other, and, over many auctions, in each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest
from declaration.rule_samples import GAMES, Data, changed, complete

from belote.auction import (
    AuctionRules,
    AuctionState,
    apply_call,
    begin,
    compile_auction,
    legal_calls,
    next_round,
    situation,
)
from belote.auction.bids import openings
from belote.cards import Pack
from belote.declaration.consistency.situations import BY_DEFAULT
from belote.declaration.model import Declaration
from belote.declaration.structure import structure
from belote.setup import Table

AUCTIONS = 400
MORE = {"call": "more", "bid": ["no_trump", "all_trump"]}
LIMITED = {"call": "suit", "bid": ["suits"], "limit": {"per": "side", "times": 1}}
LOW, HIGH = {"call": "low", "bid": ["clubs"]}, {"call": "high", "bid": ["hearts"]}
JACK = {"call": "take", "bid": ["turned"], "turned": "J", "seats": [1], "must": [1]}
NOT_JACK = {"call": "take", "bid": ["turned"], "turned": "789TQKA"}
ONE_NUMBER = {"from": 80, "to": 80, "step": 10, "flag": "capot"}
ALONE = {"count": 3, "sides": "alone", "direction": "clockwise"}

AUCTION_CHANGES: dict[str, tuple[str, Data]] = {
    "each spoke": (
        "turn_up",
        {"auction.amounts": {"from": 80, "to": 160, "step": 10}, "auction.rounds.0.ends": "each_spoke"},
    ),
    "limited": ("six_contracts", {"auction.rounds.0.bids": [LIMITED, MORE]}),
    "obliged first": (
        "six_contracts",
        {"auction.rounds.0.bids": [{**LIMITED, "must": [1]}, MORE], "auction.all_pass.deal": "cannot"},
    ),
    "two denominations": (
        "six_contracts",
        {"auction.rounds.0.bids": [LOW, HIGH], "auction.order": [["clubs"], ["hearts"]]},
    ),
    "forced jack": ("turn_up", {"auction.rounds.0.bids": [NOT_JACK, JACK]}),
    "one number": (
        "numbers",
        {"auction.amounts": ONE_NUMBER, "auction.rounds.0.bids.0.bid": ["clubs"], "auction.order": [["clubs"]]},
    ),
    "alone": ("numbers", {"players": ALONE}),
    "one seat": ("hidden_cards", {"auction.rounds.0.bids.0.seats": [3], "auction.rounds.0.bids.0.must": [3]}),
    "one seat spoken to": (
        "hidden_cards",
        {"auction.rounds.0.bids.0.seats": [3], "auction.rounds.0.bids.0.must": [3], "auction.idle": "speaks"},
    ),
}
SAMPLES: dict[str, Callable[[], Data]] = {
    **GAMES,
    **{name: lambda game=game, put=put: changed(GAMES[game](), put) for name, (game, put) in AUCTION_CHANGES.items()},
}


def open_over_everything(game: Data) -> Data:
    """Return the completed game with every row that says nothing of ``over`` open over all but one's own bid."""
    opened = deepcopy(game)
    for part in opened["auction"]["rounds"]:
        for row in part["bids"]:
            row.setdefault("over", list(BY_DEFAULT))
    return complete(opened)


def compiled(data: Data) -> AuctionRules:
    """Return the rules of the auction."""
    declaration = structure(data, Declaration)
    return compile_auction(
        declaration, Pack(declaration.pack.ranks, declaration.pack.suits), Table(declaration.players)
    )


def observed(data: Data, random: Random) -> dict[int, set[str]]:
    """Play random auctions, and return the situations in which each row was open, by the number of the row."""
    rules = compiled(data)
    turned = any(step.get("to") == "turned" for step in data["dealing"]["steps"])
    found: dict[int, set[str]] = {number: set() for number in range(len(rules.rows))}
    for _ in range(AUCTIONS):
        suit, rank = (random.randrange(4), random.randrange(len(rules.pack.ranks))) if turned else (-1, -1)
        state = begin(rules, random.randrange(rules.table.count), suit, rank)
        while state.status in ("running", "round_over"):
            state = step(rules, state, found, random)
    return found


def step(rules: AuctionRules, state: AuctionState, found: dict[int, set[str]], random: Random) -> AuctionState:
    """Make one random call, and note which rows are open; or begin the next round."""
    if state.status == "round_over":
        return next_round(rules, state, state.round + 1)
    seat = state.turn
    assert seat is not None
    bids = openings(rules, state, seat).bids
    for number in bids.values():
        found[number].add(situation(rules, state, seat))
    calls = list(legal_calls(rules, state)[seat])
    low = [call for call in bids if call in calls][:3]
    return apply_call(rules, state, seat, random.choice([*low, *calls[:1] * 3, *calls]))


@pytest.mark.parametrize("name", SAMPLES)
def test_the_default_lists_what_arises_and_nothing_else(name: str) -> None:
    game = SAMPLES[name]()
    data = complete(game)
    seen = observed(open_over_everything(game), Random(name))
    numbered = [row for part in data["auction"]["rounds"] for row in part["bids"]]
    written = [row for part in game["auction"]["rounds"] for row in part["bids"]]
    for number, (row, own) in enumerate(zip(numbered, written, strict=True)):
        if "over" in own:
            assert seen[number] <= set(own["over"])
        else:
            assert seen[number] == set(row["over"]), (number, row["call"])
