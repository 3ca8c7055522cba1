"""Records that show the same, but for the names of the suits and the seats. For the gates of the corpus."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations
from typing import Any

from belote_conformance.compare import canonical
from belote_conformance.records import Record

SUITS = "CDHS"
NAMES = ("clubs", "diamonds", "hearts", "spades")
SEATS = "NESW"
CARD = re.compile(r"[6789TJQKA][CDHS]")
TURNS = (0, 1, 2, 3)


def near_copies(records: Iterable[Record]) -> list[tuple[str, ...]]:
    """Return groups of ids: same variant and kind, and the same but for a renaming of suits and seats.

    Another clause does not make another record: one record names all clauses that it shows.
    """
    alike: dict[tuple[str, ...], list[Record]] = defaultdict(list)
    for record in records:
        alike[outline(record)].append(record)
    found: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for same, group in alike.items():
        if len(group) > 1:
            for record in group:
                found[*same, least(record)].append(record.id)
    return sorted(tuple(sorted(ids)) for ids in found.values() if len(ids) > 1)


def outline(record: Record) -> tuple[str, ...]:
    """Return what no renaming changes: variant, kind, and the content without its suits and seats."""
    data = record.data
    bare = re.sub(r"clubs|diamonds|hearts|spades", "suit", text(content(record)))
    bare = re.sub(
        r'"([6789TJQKA])[CDHS]"', r'"\1."', re.sub(r'"(NS|EW)"', '"side"', re.sub(r'"[NESW]"', '"seat"', bare))
    )
    return (record.variant, data["kind"], record.base, "".join(sorted(bare)))


def content(record: Record) -> list[Any]:
    """Return what a record shows."""
    return [record.data["given"], record.data["events"], record.data["expect"]]


def least(record: Record) -> str:
    """Return the first, in the order of letters, of all texts of a record under renamings."""
    return min(text(renamed(content(record), names)) for names in renamings())


@cache
def renamings() -> tuple[dict[str, str], ...]:
    """Return every renaming: the suits in any order, the seats turned round the table."""
    return tuple(renaming(suits, turn) for suits in permutations(range(4)) for turn in TURNS)


def renaming(suits: tuple[int, ...], turn: int) -> dict[str, str]:
    """Return one renaming of suit letters and names, seats and sides."""
    seats = {seat: SEATS[(index + turn) % 4] for index, seat in enumerate(SEATS)}
    sides = {"NS": "EW", "EW": "NS"} if turn % 2 else {}
    cards = {f"{rank}{SUITS[i]}": f"{rank}{SUITS[suits[i]]}" for rank in "6789TJQKA" for i in range(4)}
    return seats | sides | cards | {NAMES[index]: NAMES[suits[index]] for index in range(4)}


def renamed(value: Any, names: dict[str, str]) -> Any:
    """Return a value with every word replaced that has another name."""
    if isinstance(value, dict):
        return {names.get(key, key): renamed(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [renamed(item, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value


def text(shown: list[Any]) -> str:
    """Return the content as a text in which sets have no order."""
    given, events, expect = shown
    parts = [*members(given), json.dumps(events, sort_keys=True)]
    return "\n".join([*parts, *(line for point in expect for line in members(point))])


def members(value: dict[str, Any]) -> Iterator[str]:
    """Yield the members of an object, each compared as the runner compares it."""
    for key, item in sorted(value.items()):
        yield f"{key} {canonical(key, item)}"
