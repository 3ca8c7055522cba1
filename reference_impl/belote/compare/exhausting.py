"""Every situation smaller than one that was found, where they can all be looked at. Library of ``belote diff``.

Positions are enumerated up to an exchange of suits that rank alike and a turn of the table: under each contract, the
trick begun by the first seat, with every ordered trick and every hand of fewer cards. Auctions are enumerated by their
calls, from the dealer who stands first. For other kinds, and where there are more than ``MOST``, nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, islice, permutations
from math import comb, perm
from typing import Any, NamedTuple

from belote.compare.shrinking import Found, cards
from belote.compare.situations import Game
from belote.compare.situations.game import every, situation
from belote.compare.traces import parting, shown_by
from belote.deal import Rules
from belote.record.kinds import KINDS

Json = Mapping[str, Any]

MOST = 60_000
"""So many smaller situations are looked at; where there are more, none is."""


class Exhausted(NamedTuple):
    """What came of looking at every smaller situation: how many there were, and one that shows the difference too."""

    number: int
    smaller: Json | None


def exhausted(left: Rules, right: Rules, found: Found, most: int = MOST) -> Exhausted | None:
    """Look at every situation of the same kind with fewer events, or as many and fewer cards; nothing if too many.

    A smaller one counts if the tables part on it at least as early in a deal.
    """
    game, kind = Game(left), found.record["kind"]
    if kind == "position":
        size = len(list(cards(game, found.record)))
        if found.record["events"] or how_many(game, size) > most:
            return None
        return looked_through(left, right, found, positions(game, size))
    if kind == "auction" and not found.record["given"].keys() - {"dealer", "turned"}:
        some = list(islice(auctions(game, found), most + 1))
        return looked_through(left, right, found, iter(some)) if len(some) <= most else None
    return None


def looked_through(left: Rules, right: Rules, found: Found, smaller: Iterator[Json]) -> Exhausted:
    """Look at situations, and stop at the first that shows the difference."""
    number = 0
    for record in smaller:
        number += 1
        parted = parting(shown_by(left), shown_by(right), record)
        if parted is not None and parted.rank <= found.parting.rank:
            return Exhausted(number, record)
    return Exhausted(number, None)


def how_many(game: Game, size: int) -> int:
    """Return how many positions have fewer cards."""
    pack, seats = game.rules.pack.size, game.rules.table.count
    splits = ((played, total - played) for total in range(1, size) for played in range(min(seats, total) + 1))
    each = (perm(pack, played) * comb(pack - played, held) for played, held in splits if is_split(seats, played, held))
    return len(contracts(game)) * sum(each)


def is_split(seats: int, played: int, held: int) -> bool:
    """Say whether a trick and a hand of so many cards ask something: a play, or who wins a complete trick."""
    return (played == seats) == (held == 0)


def contracts(game: Game) -> list[str]:
    """Return one denomination for each contract table."""
    each: dict[str, str] = {}
    for name, compiled in game.rules.contracts.items():
        each.setdefault(compiled.contract, name)
    return list(each.values())


def positions(game: Game, size: int) -> Iterator[Json]:
    """Yield every position with fewer cards."""
    table, codes = game.rules.table, game.rules.pack.codes
    for denomination in contracts(game):
        for total in range(1, size):
            for played in range(min(table.count, total) + 1):
                yield from of_size(table.letters, codes, denomination, played, total - played)


def of_size(letters: str, codes: tuple[str, ...], denomination: str, played: int, held: int) -> Iterator[Json]:
    """Yield every position with so many cards in the trick and in the hand."""
    if not is_split(len(letters), played, held):
        return
    for trick in permutations(codes, played):
        cards_played = [{"seat": letters[place], "card": card} for place, card in enumerate(trick)]
        given: dict[str, Any] = {"contract": {"denomination": denomination}, "trick": cards_played}
        rest = [code for code in codes if code not in trick]
        for hand in combinations(rest, held):
            own = {"seat": letters[played], "cards": list(hand)} if held else {}
            yield situation("position", given | own)


def auctions(game: Game, found: Found) -> Iterator[Json]:
    """Yield every auction with fewer calls, under the given dealer and each rank of the turned card."""
    given = dict(found.record["given"])
    turned = [rank + given["turned"][1] for rank in game.rules.pack.ranks] if "turned" in given else [None]
    for card in turned:
        start = given if card is None else {**given, "turned": card}
        yield from continued(game, start, [], len(found.record["events"]))


def continued(game: Game, given: Json, events: list[Json], length: int) -> Iterator[Json]:
    """Yield an auction and every way it may go on, with fewer calls than a length."""
    if len(events) >= length:
        return
    yield situation("auction", given, events)
    if len(events) + 1 >= length:
        return
    kind = KINDS["auction"]
    state = kind.begin(game.rules, given)
    for event in events:
        state = kind.apply(state, event, "events")
    for call in every(kind.observe(state, "calls") or {}):
        yield from continued(game, given, [*events, call], length)
