"""Random totals of a deal: half of them near what decides whether the contract is made."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from belote.compare.situations.game import Game, situation

KEPT = ("denomination", "amount", "flag", "level", "manner")
"""What of a contract matters to a score, besides who took."""

NEAR = 6
"""How far from a decisive number of points is near."""


def score(game: Game, random: Random) -> dict[str, Any]:
    """Return the totals of a random deal, with hanging points, marks or a fault now and then."""
    given = totals(game, random)
    if random.random() < 0.2:
        given["pool"] = [random.choice((0, 8, 81, 10 * random.randint(1, 20))) for _ in range(random.randint(1, 2))]
    if random.random() < 0.3 and (marks := earlier_marks(game, random)):
        given["marks"] = marks
    return situation("score", given)


def totals(game: Game, random: Random) -> dict[str, Any]:
    """Return contract, card points, last trick, tricks, declarations and belote of a random deal."""
    rules = game.rules
    names = rules.table.side_names()
    contract = written(game, game.contract(random))
    last = random.choice(names)
    bonus = last_trick(game)
    given: dict[str, Any] = {"contract": contract, "last": last}
    if game.has_melds(contract) and random.random() < 0.5:
        given["declarations"] = {name: sum(random.choices(game.meld_values, k=2)) for name in names}
    if (points := game.belote_points(contract)) and random.random() < 0.4:
        holder = random.choice(names)
        given["belote"] = {name: points if name == holder else 0 for name in names}
    given |= split(game, given, rules.scoring.pots[contract["denomination"]] + bonus, bonus, random)
    if random.random() < 0.15:
        given["trump_jack"] = random.choice(names)
    if random.random() < 0.15:
        given["last_deal"] = True
    if random.random() < 0.2:
        given["taker_tricks"] = random.randint(0, 4)
    faults = list(rules.declaration.irregularities)
    if faults and random.random() < 0.25:
        given["fault"] = {"side": random.choice(names), "what": random.choice(faults)}
    return given


def written(game: Game, contract: Mapping[str, Any]) -> dict[str, Any]:
    """Return a contract as scores have it: its taker is a side where partners play."""
    found = {name: contract[name] for name in KEPT if name in contract}
    for name in ("taker", "last_raiser"):
        if name in contract:
            found[name] = side_name(game, contract, contract[name])
    return found


def side_name(game: Game, contract: Mapping[str, Any], letter: str) -> str:
    """Return the name of the side of a seat; the taker of one against the rest is named as a seat."""
    table = game.rules.table
    if table.players.sides == "taker_against_rest" and letter == contract.get("taker"):
        return letter
    taker = table.seat(contract["taker"]) if "taker" in contract else None
    return table.side_names()[table.side(table.seat(letter), taker)]


def last_trick(game: Game) -> int:
    """Return what the last trick is worth, in card points; in a resolved declaration it is always written."""
    count: Any = game.rules.declaration.scoring["count"]
    return int(count["last_trick"])


def split(game: Game, given: dict[str, Any], pot: int, bonus: int, random: Random) -> dict[str, Any]:
    """Return the card points and tricks of the sides: all with one side, near what decides, or anywhere."""
    names = game.rules.table.side_names()
    last = given["last"]
    if random.random() < 0.15:
        return {
            "cards": {name: pot if name == last else 0 for name in names},
            "tricks": {name: game.hand_size if name == last else 0 for name in names},
        }
    cards = dict.fromkeys(names, 0)
    cards[last] = bonus
    rest = pot - bonus
    first = decisive(given, pot, random) if random.random() < 0.6 else random.randint(0, rest)
    cards[names[0]] += min(max(first - cards[names[0]], 0), rest)
    rest = pot - sum(cards.values())
    for name in names[1:-1]:
        share = random.randint(0, rest)
        cards[name] += share
        rest -= share
    cards[names[-1]] += rest
    return {"cards": cards, "tricks": {name: random.randint(1, 4) for name in names}}


def decisive(given: Mapping[str, Any], pot: int, random: Random) -> int:
    """Return a number of card points near half, near the bid, or near either with what was declared."""
    names = list(given["declarations"]) if "declarations" in given else []
    declared = given["declarations"][names[0]] - given["declarations"][names[-1]] if names else 0
    marks = [pot // 2, (pot - declared) // 2, pot * 2 // 3]
    if isinstance(amount := given["contract"].get("amount"), int):
        own = given["declarations"][names[0]] if names else 0
        marks += [amount, amount - own, pot - amount]
    belote = sum(given.get("belote", {}).values())
    return random.choice(marks) + random.choice((0, belote, -belote)) + random.randint(-NEAR, NEAR)


def earlier_marks(game: Game, random: Random) -> dict[str, dict[str, int]]:
    """Return marks counted before this deal."""
    rows: Any = game.rules.declaration.scoring.get("marks", ())
    table = game.rules.table
    columns = table.letters if table.players.sides == "taker_against_rest" else table.side_names()
    return {row["name"]: {random.choice(columns): random.randint(1, 4)} for row in rows}
