"""Random declaring: hands in which there is something to declare, and words that are now and then not true."""

from __future__ import annotations

from random import Random
from typing import Any

from belote.compare.situations.game import Game, situation
from belote.compare.situations.missteps import sometimes_refused
from belote.record.kinds import KINDS

WRONG = 0.1
"""How often a seat declares cards it does not hold, or leaves something unsaid."""

ALIKE = 0.25
"""How often a run is as one in another hand, in another suit: equal ones decide a contest by its last words."""

SHOWN = 0.2
"""How often what is declared is laid open by some seats only."""


def speech(game: Game, random: Random) -> dict[str, Any]:
    """Return random hands and what is said of them."""
    given = {"dealer": random.choice(game.rules.table.letters), "contract": game.contract(random)}
    given["hands"] = hands(game, random)
    return sometimes_refused(game, situation("declarations", given, spoken(game, given, random)), random)


def hands(game: Game, random: Random) -> dict[str, list[str]]:
    """Return hands of neighbouring cards, of whole ranks, and of what is left."""
    pack, ranks = set(game.rules.pack.codes), game.rules.pack.ranks
    found: dict[str, list[str]] = {}
    groups: list[list[str]] = []
    for letter in game.rules.table.letters:
        hand: list[str] = []
        for _ in range(random.randint(0, 2)):
            if groups and random.random() < ALIKE:
                suit = random.choice(game.rules.pack.suits)
                group = list(dict.fromkeys(card[0] + suit for card in random.choice(groups)))
            elif random.random() < 0.75:
                suit, lowest = random.choice(game.rules.pack.suits), random.randrange(len(ranks) - 2)
                group = [rank + suit for rank in ranks[lowest : lowest + random.randint(3, game.hand_size)]]
            else:
                rank = random.choice(ranks)
                group = [rank + suit for suit in game.rules.pack.suits]
            if pack.issuperset(group) and len(hand) + len(group) <= game.hand_size:
                pack -= set(group)
                hand += group
                groups.append(group)
        if hand:
            found[letter] = hand
    return found or {game.rules.table.letters[0]: [min(pack)]}


def spoken(game: Game, given: dict[str, Any], random: Random) -> list[dict[str, Any]]:
    """Return what the seats say, in the order of play from eldest."""
    kind, table, events = KINDS["declarations"], game.rules.table, list[dict[str, Any]]()
    state = kind.begin(game.rules, given)
    if game.rules.declarations is None or game.rules.declarations.words.say == "automatic":
        return events
    for letter in (table.letter(seat) for seat in table.starting(table.next(table.seat(given["dealer"])))):
        if random.random() < WRONG:
            cards = untrue(game, random)
            events.append({"seat": letter, "do": "declare", "cards": cards})
            return events
        while (melds := kind.observe(state, "declarations").get(letter)) and random.random() > WRONG:
            events.append({"seat": letter, "do": "declare", "cards": random.choice(melds)["cards"]})
            state = kind.apply(state, events[-1], "events")
    if events and random.random() < SHOWN:
        events += [{"seat": letter, "do": "show"} for letter in given["hands"] if random.random() < 0.5]
    return events


def untrue(game: Game, random: Random) -> list[str]:
    """Return a run or a square whoever holds it."""
    ranks, suits = game.rules.pack.ranks, game.rules.pack.suits
    if random.random() < 0.3:
        rank = random.choice(ranks)
        return [rank + suit for suit in suits]
    lowest, suit = random.randrange(len(ranks) - 2), random.choice(suits)
    return [rank + suit for rank in ranks[lowest : lowest + random.randint(3, 5)]]
