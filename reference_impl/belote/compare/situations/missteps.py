"""Events the rules refuse: now and then a situation ends with one. Clause record.refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from belote.compare.situations.game import Game
from belote.declaration.vocabulary import known_keys
from belote.errors import BrokenRecord, Refusal
from belote.record.kinds import KINDS

Json = Mapping[str, Any]
Event = dict[str, Any]

SHARE = 0.15
"""How often a situation ends with an event the rules refuse."""

FAULTS = known_keys(("irregularities",))
"""The words for faults."""

TRIES = 6
"""How many events are tried before a situation is left as it is."""


def sometimes_refused(game: Game, record: dict[str, Any], random: Random) -> dict[str, Any]:
    """Return a situation, now and then with a last event that the rules of its game refuse."""
    if random.random() >= SHARE:
        return record
    kind = KINDS[record["kind"]]
    state = kind.begin(game.rules, record["given"])
    for place, event in enumerate(record["events"]):
        try:
            state = kind.apply(state, event, f"events.{place}")
        except Refusal:
            return record
    turn = kind.observe(state, "turn")
    if record["kind"] == "position" and turn is None:
        return record  # the trick is complete, and nobody is to play
    tried = CANDIDATES[record["kind"]](game, record, turn, random)
    for _ in range(TRIES):
        event = next(tried)
        if is_refused(kind.apply, state, event):
            return {**record, "events": [*record["events"], event]}
    return record


def is_refused(apply: Callable[[Any, Json, str], Any], state: Any, event: Event) -> bool:
    """Say whether the rules refuse an event; one that has no place in such a record is not refused, but broken."""
    try:
        apply(state, event, "events")
    except Refusal:
        return True
    except BrokenRecord:
        return False
    return False


def cards_played(game: Game, record: Json, turn: str | None, random: Random) -> Iterator[Event]:
    """Yield cards of the hand, now and then by another seat."""
    held = list(record["given"].get("cards", ())) or list(game.rules.pack.codes)
    while True:
        seat = turn if turn is not None and random.random() < 0.8 else random.choice(game.rules.table.letters)
        yield {"seat": seat, "do": "play", "card": random.choice(held)}


def calls_made(game: Game, record: Json, turn: str | None, random: Random) -> Iterator[Event]:
    """Yield calls of the game, by whoever has the turn or by another seat."""
    known = calls_of(game)
    while True:
        seat = turn if turn is not None and random.random() < 0.8 else random.choice(game.rules.table.letters)
        yield {"seat": seat, **random.choice(known)}


def calls_of(game: Game) -> list[Event]:
    """Return a pass and every bid and double the rows of the auction can make, legal now or not."""
    if "calls" not in game.remembered:
        auction = game.rules.auction
        found: list[Event] = [{"do": "pass"}]
        for row in auction.rows:
            for amount in auction.amounts or (None,):
                number = {} if amount is None else {"amount": amount}
                found += [
                    {"do": "bid", "call": row.call, "denomination": denomination, **number}
                    for denomination in auction.groups
                ]
        found += [{"do": "double", "call": row.call} for row in auction.auction.doubling] * 4
        game.remembered["calls"] = found
    remembered: list[Event] = game.remembered["calls"]
    return remembered


def words_said(game: Game, record: Json, turn: str | None, random: Random) -> Iterator[Event]:
    """Yield declarations of cards that make none, of what was said already, and of cards in other hands."""
    codes, hands = game.rules.pack.codes, record["given"].get("hands", {})
    said = [event["cards"] for event in record["events"] if event["do"] == "declare"]
    while True:
        seat = random.choice(list(hands) or list(game.rules.table.letters))
        whose = random.choice([*hands.values(), codes])
        some = sorted(random.sample(list(whose), min(len(whose), random.randint(3, 4))), key=codes.index)
        yield {"seat": seat, "do": "declare", "cards": random.choice([*said, some])}


def faults_claimed(game: Game, record: Json, turn: str | None, random: Random) -> Iterator[Event]:
    """Yield faults, with a price here or without."""
    while True:
        yield {"seat": random.choice(game.rules.table.letters), "do": "fault", "what": random.choice(FAULTS)}


def anything_done(game: Game, record: Json, turn: str | None, random: Random) -> Iterator[Event]:
    """Yield cards, calls, words and faults out of place in a deal."""
    makers = (cards_played, cards_played, calls_made, words_said, faults_claimed)
    found = [make(game, record, turn, random) for make in makers]
    while True:
        yield next(random.choice(found))


CANDIDATES: Mapping[str, Callable[[Game, Json, str | None, Random], Iterator[Event]]] = {
    "position": cards_played,
    "auction": calls_made,
    "declarations": words_said,
    "deal": anything_done,
}
"""What may be tried in vain, by the kind of record."""
