"""The auction agrees, call by call, with a second one written from the clause texts alone."""

from __future__ import annotations

import random

import pytest
from auction_games import GAMES, pack_of, rules_of
from auction_oracle import SlowAuction

from belote.auction import AuctionRules, AuctionState, apply_call, begin, contract, late_calls, legal_calls, next_round
from belote.cards import Cards, Pack
from belote.declaration.model import Step

AUCTIONS = 20
LONG_LADDER, FEWER = 20, 4
"""Auctions a game; ladders of more amounts than this are slow for the second one and have fewer."""


@pytest.mark.parametrize("name", GAMES)
def test_both_auctions_offer_the_same_calls_and_end_alike(name: str) -> None:
    game, rng = GAMES[name], random.Random(name)
    rules, pack = rules_of(game), pack_of(game)
    for _ in range(FEWER if len(rules.amounts) > LONG_LADDER else AUCTIONS):
        dealer = rng.randrange(game.players.count)
        turned = rng.choice(pack.codes) if uses_turned(game.dealing.steps) else ""
        scores = rng.choice(((), (0, 0), (100, 101), (99, 100), (101, 100), (150, 90)))
        scores = scores if game.players.sides == "partners" else ()
        hands = some_hands(pack, game.players.count, rng)
        slow = SlowAuction(game, dealer, turned, scores, tuple(frozenset(pack.names(hand)) for hand in hands))
        play_both(rules, slow, first(rules, slow, hands), hands, rng)


def uses_turned(steps: tuple[Step, ...]) -> bool:
    return any("turned" in (step.to, step.last) for step in steps)


def some_hands(pack: Pack, seats: int, rng: random.Random) -> tuple[Cards, ...]:
    """Five cards each, often from a low end of the pack, so that rights to throw a hand in arise."""
    cards = sorted(range(pack.size), key=lambda card: (pack.rank(card) > 2) + rng.random() * 1.5)
    hands = [pack.cards(pack.codes[card] for card in cards[seat * 5 : seat * 5 + 5]) for seat in range(seats)]
    rng.shuffle(hands)
    if rng.random() < 0.2 and "7" in pack.ranks:
        hands[0] = pack.cards(["7C", "7D", "7H", "7S", "AC"])
    return tuple(hands)


def first(rules: AuctionRules, slow: SlowAuction, hands: tuple[Cards, ...]) -> AuctionState:
    suit, rank = -1, -1
    if slow.turned:
        suit, rank = rules.pack.suits.index(slow.turned[1]), rules.pack.ranks.index(slow.turned[0])
    return begin(rules, slow.dealer, suit, rank, slow.scores, hands)


def play_both(
    rules: AuctionRules, slow: SlowAuction, state: AuctionState, hands: tuple[Cards, ...], rng: random.Random
) -> None:
    for _ in range(300):
        while state.status == "round_over":
            state = next_round(rules, state, state.round + 1, hands)
        assert (state.status, state.turn) == (slow.status, slow.turn)
        offered = {**legal_calls(rules, state, hands), **late_calls(rules, state, hands)}
        for seat in range(rules.table.count):
            assert set(offered.get(seat, ())) == slow.legal(seat), slow.log
            assert len(set(offered.get(seat, ()))) == len(offered.get(seat, ()))
        if not offered:
            break
        seat = state.turn if state.turn is not None and rng.random() < 0.8 else rng.choice(list(offered))
        call = rng.choice(offered[seat]) if rng.random() < 0.5 else offered[seat][0]
        state = apply_call(rules, state, seat, call, hands)
        slow.say(seat, call)
    if state.status == "contract" and slow.table():
        compare_contracts(rules, slow, state)
    assert state.status in ("contract", "void", "annulled")


def compare_contracts(rules: AuctionRules, slow: SlowAuction, state: AuctionState) -> None:
    ours, bid = contract(rules, state), slow.taken()
    assert (ours.taker, ours.denomination, ours.amount) == (bid.seat, bid.call.denomination, bid.call.amount)
    assert (ours.flag, ours.call, ours.level, ours.manner) == (bid.call.flag, bid.call.call, bid.level, bid.manner)
    assert ours.doubler == (bid.doubler if bid.doubler >= 0 else None)
    assert ours.last_raiser == (bid.raiser if bid.raiser >= 0 else None)
    who = {"nobody": None, "taker": bid.seat, "dealer": slow.dealer, "eldest": (slow.dealer + 1) % slow.seats}
    partner = (bid.seat + 2) % 4
    assert ours.turned_to == (partner if bid.row.turned_to == "partner" else who[bid.row.turned_to])
