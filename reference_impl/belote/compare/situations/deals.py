"""Random whole deals from the pack, with faults now and then, broken off at a random place half of the time."""

from __future__ import annotations

from random import Random
from typing import Any

from belote.compare.situations.game import Game, situation
from belote.compare.situations.missteps import sometimes_refused
from belote.deal import Event, legal, start
from belote.deal import apply as apply_event
from belote.record.deals import read_given
from belote.record.notation import write_event
from belote.sampling import random_event

FIRST = 0.3
"""How often the deal is the first of a match, or begins with the cut."""


def deal(game: Game, random: Random) -> dict[str, Any]:
    """Return a random deal: what is given, and what happens in it."""
    rules = game.rules
    pack = game.shuffled(random)
    given: dict[str, Any] = {"dealer": random.choice(rules.table.letters), "pack": pack}
    if random.random() < FIRST:
        given["first_deal"] = True
    if game.rules.declaration.match.checked == "as_soon_as_proved" and random.random() < FIRST:
        target = game.rules.declaration.match.target or 0
        given["scores"] = {name: target - random.randint(1, 120) for name in game.score_names}
    if random.random() < FIRST and rules.declaration.pack.cut is not None:
        given["to_cut"] = True
        return situation("deal", given, [cut(game, random)])
    events = [write_event(rules, event) for event in course(game, given, random)]
    return sometimes_refused(game, situation("deal", given, events), random)


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
