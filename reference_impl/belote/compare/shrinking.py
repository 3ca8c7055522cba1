"""Make a situation on which two tables part as small as single steps can, by one order of what is small.

First how early the parting shows, then the fewest events, the fewest cards given, the smallest numbers, the lowest
cards. The one shrinker of the project: comparing, adequacy and fuzzing use it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from belote.compare.reducing import STEPS, Steps, holders
from belote.compare.situations import Game
from belote.compare.traces import Divergence, Show, parting
from belote.errors import BrokenRecord
from belote.record.terms import check_record

Json = Mapping[str, Any]
Size = tuple[Any, ...]


class Found(NamedTuple):
    """A situation on which two tables part, and how."""

    record: Json
    parting: Divergence


Keeps = Callable[[Found], bool]
"""Says whether a smaller situation still shows what the larger one did."""


def anything(found: Found) -> bool:
    """Take any situation on which the tables part."""
    return True


def size(game: Game, found: Found) -> Size:
    """Return what a found situation is ordered by, the smallest first."""
    record = found.record
    codes = list(cards(game, record))
    places = [game.rules.pack.codes.index(code) for code in codes]
    text = json.dumps(record)
    return found.parting.rank, len(record["events"]), len(codes), members(record), numbers(record), places, text


def cards(game: Game, record: Json) -> Iterator[str]:
    """Yield every card that is named, but for those of a whole pack."""
    known = set(game.rules.pack.codes)
    for path, holder in holders(record):
        if path[-1] == "pack":
            continue
        items = holder.values() if isinstance(holder, dict) else holder
        yield from (item for item in items if isinstance(item, str) and item in known)
    yield from record["given"].get("pack", ())


def members(record: Json) -> int:
    """Return how many members and items are given."""
    return sum(len(holder) for path, holder in holders(record) if path[-1] != "pack")


def numbers(record: Json) -> int:
    """Return the sum of the numbers given; card points count by how far they are from an even split."""
    total = 0
    for path, holder in holders(record):
        items = list(holder.values() if isinstance(holder, dict) else holder)
        found = [item for item in items if isinstance(item, int) and not isinstance(item, bool)]
        total += max(found) - min(found) if path[-1] == "cards" and found else sum(map(abs, found))
    return total


def shrunk(game: Game, left: Show, right: Show, found: Found, keeps: Keeps = anything) -> Found:
    """Return the smallest situation that single steps lead to; the rules of ``game`` take it for one of theirs.

    ``keeps`` says of each step whether what it shows is still the same thing; without it any parting is.
    """
    while True:
        best = found
        for steps in STEPS:
            while (smaller := one_step(game, left, right, best, steps, keeps)) is not None:
                best = smaller
        if best is found:
            return found
        found = best


def one_step(game: Game, left: Show, right: Show, found: Found, steps: Steps, keeps: Keeps = anything) -> Found | None:
    """Return the situation after the first step of one kind that leaves it possible, parted and smaller."""
    least = size(game, found)
    for record in steps(game, found.record, found.parting):
        parted = parting(left, right, record)
        if parted is None or size(game, Found(record, parted)) >= least or not is_possible(game, record):
            continue
        if keeps(Found(record, parted)):
            return Found(record, parted)
    return None


def is_possible(game: Game, record: Json) -> bool:
    """Say whether a situation has the right form and speaks only of what its game has."""
    try:
        check_record(game.rules, record)
    except BrokenRecord:
        return False
    return True


def is_smallest(game: Game, left: Show, right: Show, found: Found, keeps: Keeps = anything) -> bool:
    """Say whether no single step makes a situation smaller."""
    return all(one_step(game, left, right, found, steps, keeps) is None for steps in STEPS)
