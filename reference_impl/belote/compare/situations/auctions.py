"""Random auctions, and now and then a call that is refused."""

from __future__ import annotations

from random import Random
from typing import Any

from belote.compare.situations.game import Game, random_call, situation
from belote.compare.situations.missteps import sometimes_refused
from belote.record.kinds import KINDS

LONGEST = 14


def auction(game: Game, random: Random) -> dict[str, Any]:
    """Return a random auction, broken off at a random place."""
    kind, given = KINDS["auction"], game.before_auction(random)
    events: list[dict[str, Any]] = []
    state = kind.begin(game.rules, given)
    for _ in range(random.randint(0, LONGEST)):
        calls = kind.observe(state, "calls")
        if not calls or not any(calls.values()):
            break
        events.append(random_call(calls, kind.observe(state, "turn"), random))
        state = kind.apply(state, events[-1], "events")
    return sometimes_refused(game, situation("auction", given, events), random)
