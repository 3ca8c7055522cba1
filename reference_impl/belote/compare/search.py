"""Find a situation on which two tables part: random ones of the kinds in which it may show, then the smallest.

The one search of the project: a change of the rules against the rules, one variant against another, and a program
against the reference are all two tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from belote.compare.shrinking import Found, shrunk, size
from belote.compare.situations import MAKERS, Game
from belote.compare.traces import Show, parting, shown_by
from belote.deal import Rules

Json = Mapping[str, Any]

KINDS_OF: Mapping[str, tuple[str, ...]] = {
    "players": ("position", "score", "auction", "match", "declarations", "deal"),
    "pack": ("match", "deal", "position", "declarations", "score"),
    "dealing": ("deal", "match", "auction"),
    "contracts": ("position", "score", "declarations", "auction", "deal"),
    "auction": ("auction", "position", "score", "match", "deal"),
    "play": ("position", "deal"),
    "declarations": ("declarations", "deal", "score"),
    "belote": ("deal", "score"),
    "trick_melds": ("deal", "score"),
    "scoring": ("score", "match", "deal"),
    "match": ("match", "deal", "auction"),
    "irregularities": ("score", "match", "deal"),
}
"""The kinds of records in which a change of a section can show, the smallest first."""

EACH = 4
"""How many situations of a kind are shrunk before the smallest is taken."""


SHARES = {"position": 2.0, "deal": 0.125}
"""How many situations of a kind are looked at where one of the others is: a whole deal has many places."""


class Searched(NamedTuple):
    """What a search came to: the smallest situation found, if any, and how many were looked at by kind."""

    found: Found | None
    looked: Mapping[str, int]


def search(
    game: Game,
    left: Show,
    right: Show,
    kinds: Sequence[str],
    number: int,
    seed: int,
    shrink: bool = True,
    other: Game | None = None,
) -> Searched:
    """Look at ``number`` random situations of each kind, and stop at the first kind in which the tables part.

    ``game`` makes the situations, every second one ``other`` if there is one; ``left`` and ``right`` show them. The
    same seed gives the same answer.
    """
    looked: dict[str, int] = {}
    for kind in kinds:
        random = Random(f"{seed} {kind}")
        hits: list[Found] = []
        for place in range(int(number * SHARES.get(kind, 1.0))):
            found = part_on(other if other and place % 2 else game, left, right, kind, random)
            looked[kind] = place + 1
            if found is not None:
                hits.append(found)
                if len(hits) == (EACH if shrink else 1):
                    break
        if hits:
            smallest = [shrunk(game, left, right, found) for found in hits] if shrink else hits
            return Searched(min(smallest, key=lambda found: size(game, found)), looked)
    return Searched(None, looked)


def part_on(game: Game, left: Show, right: Show, kind: str, random: Random) -> Found | None:
    """Return a random situation of a kind if the tables part on it."""
    record = MAKERS[kind](game, random)
    found = parting(left, right, record)
    return None if found is None else Found(record, found)


def search_rules(left: Rules, right: Rules, sections: Iterable[str], number: int, seed: int) -> Searched:
    """Search between two sets of rules that differ in these sections; situations are made by either."""
    kinds = list(dict.fromkeys(kind for section in sections for kind in KINDS_OF[section]))
    return search(Game(left), shown_by(left), shown_by(right), kinds, number, seed, other=Game(right))
