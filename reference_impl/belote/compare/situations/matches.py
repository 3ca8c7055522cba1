"""Random ends of a match: totals near the target, and a few deals."""

from __future__ import annotations

from random import Random
from typing import Any

from belote.compare.situations.game import Game, situation
from belote.compare.situations.totals import earlier_marks, totals
from belote.errors import BrokenRecord, Refusal
from belote.record.kinds import KINDS

SHORT = 200
"""How far from the target a total may be, in game points."""

FAULTY = 0.1
"""How often one seat is at fault in every deal."""


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
    record = situation("match", given, [deal(game, random) for _ in range(random.randint(1, 3))])
    if rules.declaration.irregularities and random.random() < FAULTY:
        return at_fault_again(game, record, random)
    return decided(game, record, random) if target is not None and random.random() < 0.4 else record


def at_fault_again(game: Game, record: dict[str, Any], random: Random) -> dict[str, Any]:
    """Return a match far from its end in which the same seat commits the same fault in every deal."""
    fault = {
        "side": random.choice(game.rules.table.letters),
        "what": random.choice(list(game.rules.declaration.irregularities)),
    }
    events = [{**totals(game, random), "do": "score", "fault": fault} for _ in range(random.randint(2, 3))]
    given = {name: value for name, value in record["given"].items() if name not in ("totals", "pool")}
    return {**record, "given": given, "events": events}


def decided(game: Game, record: dict[str, Any], random: Random) -> dict[str, Any]:
    """Return a match with other totals, so that its first deal ends it: equal, one apart, or with one side there."""
    target: Any = game.rules.declaration.match.target
    try:
        gained = gains(game, record)
    except (BrokenRecord, Refusal):
        return record
    high = target + random.choice((-1, 0, 1, 10))
    ends = {name: high - random.choice((0, 0, 1, 10, 100)) for name in gained}
    before = {name: ends[name] - gained[name] for name in gained}
    return {**record, "given": {**record["given"], "totals": before}, "events": record["events"][:1]}


def gains(game: Game, record: dict[str, Any]) -> dict[str, int]:
    """Return what the first deal of a match adds to the totals, by column, far from its end. Raises what it raises."""
    kind = KINDS["match"]
    state = kind.begin(game.rules, {name: value for name, value in record["given"].items() if name != "totals"})
    before = kind.observe(state, "totals")
    after = kind.observe(kind.apply(state, record["events"][0], "events.0"), "totals")
    return {name: after[name] - before[name] for name in after}


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
