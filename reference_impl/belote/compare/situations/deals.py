"""Random whole deals from the pack, with faults now and then, broken off at a random place half of the time."""

from __future__ import annotations

from random import Random
from typing import Any

from belote.cards import members
from belote.compare.situations.game import Game, situation
from belote.compare.situations.missteps import sometimes_refused
from belote.deal import Event, legal, start
from belote.deal import apply as apply_event
from belote.record.deals import read_given
from belote.record.notation import write_event
from belote.sampling import random_event

FIRST = 0.3
"""How often the deal is the first of a match, or begins with the cut."""

STACKED = 0.25
"""How often a hand is made to hold a long run, or all cards of a rank."""

FAULTY = 0.1
"""How often a deal that knows prices for faults ends with one."""


def deal(game: Game, random: Random) -> dict[str, Any]:
    """Return a random deal: what is given, and what happens in it."""
    rules = game.rules
    given: dict[str, Any] = {"dealer": random.choice(rules.table.letters), "pack": game.shuffled(random)}
    if random.random() < STACKED:
        given["pack"] = stacked(game, given, random)
    if random.random() < FIRST:
        given["first_deal"] = True
    if game.rules.declaration.match.checked == "as_soon_as_proved" and random.random() < FIRST:
        target = game.rules.declaration.match.target or 0
        given["scores"] = {name: target - random.randint(1, 120) for name in game.score_names}
    if random.random() < FIRST and rules.declaration.pack.cut is not None:
        given["to_cut"] = True
        return situation("deal", given, [cut(game, random)])
    events = [write_event(rules, event) for event in course(game, given, random)]
    if (faults := list(rules.declaration.irregularities)) and random.random() < FAULTY:
        fault = {"seat": random.choice(rules.table.letters), "do": "fault", "what": random.choice(faults)}
        return situation("deal", given, [*events, fault])
    return sometimes_refused(game, situation("deal", given, events), random)


def stacked(game: Game, given: dict[str, Any], random: Random) -> list[str]:
    """Return the pack with cards exchanged so that somebody is dealt a run of any length, or all cards of a rank."""
    rules, pack = game.rules, list(given["pack"])
    hand = random.choice(hands_dealt(game, given, random))
    ranks, suits = rules.pack.ranks, rules.pack.suits
    length = random.choice((3, 4, 5, len(ranks), random.randint(3, len(ranks))))
    first = random.randint(0, len(ranks) - length)
    run, square = ranks[first : first + length], random.choice(ranks)
    suit = random.choice(suits)
    wanted = [rank + suit for rank in run] if random.random() < 0.6 else [square + suit for suit in suits]
    spare = [code for code in hand if code not in wanted]
    for own, card in zip(spare, [code for code in wanted if code not in hand], strict=False):
        one, other = pack.index(own), pack.index(card)
        pack[one], pack[other] = card, own
    return pack


def hands_dealt(game: Game, given: dict[str, Any], random: Random) -> list[list[str]]:
    """Return the largest hands of a deal of this pack, played at random until a card is played or it is over."""
    state = start(game.rules, read_given(game.rules, given))
    largest = state.layout.hands
    while state.phase not in ("play", "over"):
        state = apply_event(state, random_event(state, legal(state), random))
        if sum(hand.bit_count() for hand in state.layout.hands) >= sum(hand.bit_count() for hand in largest):
            largest = state.layout.hands
    return [[game.rules.pack.codes[card] for card in members(hand)] for hand in largest]


def cut(game: Game, random: Random) -> dict[str, Any]:
    """Return a cut by anybody at any place, right or wrong."""
    size = game.rules.pack.size
    return {"seat": random.choice(game.rules.table.letters), "do": "cut", "number": random.randint(1, size - 1)}


def course(game: Game, given: dict[str, Any], random: Random) -> list[Event]:
    """Return random legal events from the start of a deal, to its end or to a random place."""
    events: list[Event] = []
    state = start(game.rules, read_given(game.rules, given))
    stop = random.randint(0, 40) if random.random() < 0.5 else -1
    while state.phase != "over" and len(events) != stop:
        events.append(random_event(state, legal(state), random))
        state = apply_event(state, events[-1])
    return events
