"""A game of which random situations are made: its rules, the contracts it can come to, and what decides in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from belote.deal import Rules
from belote.record.kinds import KINDS

Json = Mapping[str, Any]

AUCTIONS = 300
"""How many random auctions are held to learn which contracts a game has."""

LONGEST_AUCTION = 60


@dataclass
class Game:
    """Rules, and what makers of situations ask of them again and again. What is remembered changes no answer."""

    rules: Rules
    remembered: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def contracts(self) -> tuple[Json, ...]:
        """The contracts random auctions lead to, each once, as records write them; takers are seats."""
        random = Random(1)
        found = (self.hold_auction(random)[-1] for _ in range(AUCTIONS))
        each = {str(sorted(contract.items())): contract for contract in found if contract}
        passed = [{"denomination": denomination} for denomination in self.rules.contracts]
        return tuple(each.values()) or tuple(passed)

    def hold_auction(self, random: Random) -> tuple[Json, list[Json], Json]:
        """Return what is given, the calls and the contract (empty if there is none) of a random auction."""
        given, events = self.before_auction(random), list[Json]()
        kind = KINDS["auction"]
        state = kind.begin(self.rules, given)
        while kind.observe(state, "phase") != "over" and len(events) < LONGEST_AUCTION:
            events.append(random_call(kind.observe(state, "calls"), kind.observe(state, "turn"), random))
            state = kind.apply(state, events[-1], "events")
        contract: Json = kind.observe(state, "contract") if kind.observe(state, "outcome") == "contract" else {}
        return given, events, contract

    def before_auction(self, random: Random) -> dict[str, Any]:
        """Return what an auction starts from: a dealer, and the turned card, hands and scores where they matter."""
        rules, auction = self.rules, self.rules.declaration.auction
        given: dict[str, Any] = {"dealer": random.choice(rules.table.letters)}
        pack = self.shuffled(random)
        if any(step.to == "turned" or step.last == "turned" for step in rules.declaration.dealing.steps):
            given["turned"] = pack.pop()
        if any(row.hand for row in auction.annul) and random.random() < 0.7:
            given["hands"] = {letter: [pack.pop() for _ in range(5)] for letter in rules.table.letters}
        if rules.declaration.match.target is not None and random.random() < (0.7 if self.score_bounds else 0.3):
            target = rules.declaration.match.target
            known = (0, target // 2, target - 1, *self.score_bounds)
            given["scores"] = {name: random.choice(known) for name in self.score_names}
        return given

    @cached_property
    def score_bounds(self) -> tuple[int, ...]:
        """The match scores on which it depends whether somebody may double, and those beside them."""
        rows = [row.score for row in self.rules.declaration.auction.doubling if row.score is not None]
        bounds = [bound for row in rows for bound in (row.own_at_most, row.other_at_least) if bound is not None]
        return tuple(sorted({max(0, bound + step) for bound in bounds for step in (-1, 0, 1)}))

    @property
    def score_names(self) -> Sequence[str]:
        """The names under which match scores are given."""
        table = self.rules.table
        return table.letters if table.players.sides == "taker_against_rest" else table.side_names()

    def shuffled(self, random: Random) -> list[str]:
        """Return the pack in a random order."""
        pack = list(self.rules.pack.codes)
        random.shuffle(pack)
        return pack

    def contract(self, random: Random) -> dict[str, Any]:
        """Return a random contract of this game."""
        return dict(random.choice(self.contracts))

    @cached_property
    def meld_values(self) -> tuple[int, ...]:
        """The values of single declarations, in card points, and nothing."""
        tables = self.rules.declarations.tables.values() if self.rules.declarations else ()
        runs = {value for table in tables for value in table.runs}
        squares = {square.value for table in tables for square in table.squares}
        return tuple(sorted(runs | squares | {0}))

    def has_melds(self, contract: Json) -> bool:
        """Say whether anything can be declared, or made within a trick, in a contract."""
        rules = self.rules
        name = rules.contracts[contract["denomination"]].contract
        return rules.trick_melds is not None or (rules.declarations is not None and name in rules.declarations.tables)

    def belote_points(self, contract: Json) -> int:
        """Return what a belote is worth in a contract, in card points; nothing where it does not count."""
        belote = self.rules.belote
        if belote is None:
            return 0
        name = self.rules.contracts[contract["denomination"]].contract
        return 0 if belote.words.in_.get(name, "none") == "none" else belote.words.points

    @cached_property
    def hand_size(self) -> int:
        """How many cards a player plays from."""
        return min(self.rules.pack.size // self.rules.table.count, 9)


def random_call(calls: Mapping[str, Sequence[Json]], turn: str | None, random: Random) -> dict[str, Any]:
    """Return a random legal call of any seat, with a pass as likely as everything else together."""
    if turn is not None and random.random() < 0.5:
        passes = [call for call in calls.get(turn, ()) if call["do"] == "pass"]
        if passes:
            return {"seat": turn, **passes[0]}
    return random.choice(list(every(calls)))


def every(calls: Mapping[str, Sequence[Json]]) -> Iterator[dict[str, Any]]:
    """Yield every legal call as an event."""
    for seat, some in calls.items():
        yield from ({"seat": seat, **call} for call in some)


def situation(kind: str, given: Json, events: Sequence[Json] = ()) -> dict[str, Any]:
    """Return what a record says happened."""
    return {"kind": kind, "given": dict(given), "events": list(events)}
