"""Random ends of a match: totals near the target, and a few deals."""

from __future__ import annotations

from random import Random
from typing import Any

from belote.compare.situations.game import Game, situation
from belote.compare.situations.totals import earlier_marks, totals

SHORT = 200
"""How far from the target a total may be, in game points."""


def match(game: Game, random: Random) -> dict[str, Any]:
    """Return the last deals of a random match; an open match where there is no target."""
    rules = game.rules
    table, target = rules.table, rules.declaration.match.target
    given: dict[str, Any] = {"dealer": random.choice(table.letters)}
    columns = ("NS", "EW") if table.players.sides == "partners" else tuple(table.letters)
    if target is not None:
        near = min(SHORT, max(target // 3, 2))
        given["totals"] = {name: target - random.randint(-2, near) for name in columns}
        if random.random() < 0.3:
            given["totals"] = dict.fromkeys(columns, target - random.randint(1, near))
    if random.random() < 0.3:
        given["pool"] = [random.randint(1, 20)]
    if random.random() < 0.3 and (marks := earlier_marks(game, random)):
        given["marks"] = marks
    return situation("match", given, [deal(game, random) for _ in range(random.randint(1, 3))])


def deal(game: Game, random: Random) -> dict[str, Any]:
    """Return one deal of a match by its totals, or one that was not played."""
    if random.random() < 0.15:
        return {"do": random.choice(("void", "misdeal"))}
    if random.random() < 0.05:
        return {"do": "annulled", "next_dealer": random.choice(("same", "next"))}
    found = totals(game, random)
    if "fault" in found and game.rules.table.players.sides == "partners":
        found["fault"]["side"] = random.choice(game.rules.table.letters)
    return {"do": "score", **found}
