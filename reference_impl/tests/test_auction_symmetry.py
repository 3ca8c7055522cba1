"""Nothing depends on where the dealer sits: seats turned round the table give the same auction, turned round."""

from __future__ import annotations

import random

import pytest
from auction_games import GAMES, rules_of

from belote.auction import AuctionRules, AuctionState, Call, apply_call, begin, legal_calls, next_round

Log = list[tuple[int, Call]]


@pytest.mark.parametrize("name", GAMES)
def test_an_auction_turned_round_the_table_is_the_same_auction(name: str) -> None:
    rules, rng = rules_of(GAMES[name]), random.Random(name)
    seats = rules.table.count
    for _ in range(5):
        suit, rank = rng.randrange(4), rng.randrange(len(rules.pack.ranks))
        scores = (120, 80) if rules.table.players.sides == "partners" else ()
        log, end = random_auction(rules, begin(rules, 0, suit, rank, scores), rng)
        for turn in range(1, seats):
            turned_scores = scores[::-1] if turn % 2 else scores
            state = begin(rules, turn, suit, rank, turned_scores)
            for seat, call in log:
                state = apply_call(rules, on(rules, state), (seat + turn) % seats, call)
            state = on(rules, state)
            assert (state.status, state.turn) == (end.status, end.turn)
            assert [bid._replace(seat=forth(bid.seat, turn, seats)) for bid in end.bids] == [
                bid._replace(doubler=back(bid.doubler, turn, seats), raiser=back(bid.raiser, turn, seats))
                for bid in state.bids
            ]


def forth(seat: int, turn: int, seats: int) -> int:
    return (seat + turn) % seats


def back(seat: int, turn: int, seats: int) -> int:
    return seat if seat < 0 else (seat - turn) % seats


def on(rules: AuctionRules, state: AuctionState) -> AuctionState:
    while state.status == "round_over":
        state = next_round(rules, state, state.round + 1)
    return state


def random_auction(rules: AuctionRules, state: AuctionState, rng: random.Random) -> tuple[Log, AuctionState]:
    log: Log = []
    while (state := on(rules, state)).status == "running":
        offered = legal_calls(rules, state)
        seat = rng.choice(list(offered))
        call = rng.choice(offered[seat]) if rng.random() < 0.4 else offered[seat][0]
        log.append((seat, call))
        state = apply_call(rules, state, seat, call)
    return log, state
