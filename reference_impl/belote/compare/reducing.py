"""One step smaller: everything that can be left out of a situation, or said with less. Clause record.canonical.

Reductions are made of the record alone, whatever its kind; what they make of it may be impossible, which is for the
tables to say. Card points are moved and never lost, so that totals stay those of a whole pack.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import combinations
from typing import Any

from belote.cards import SUIT_OF_LETTER
from belote.compare.situations import Game
from belote.compare.traces import Divergence

Json = Mapping[str, Any]
Path = tuple[Any, ...]

FREE_NUMBERS = ("totals", "pool", "marks", "taker_tricks", "number", "level", "amount", "scores")
"""The members whose numbers may be made smaller one by one."""

REQUIRED = (
    *("do", "seat", "side", "card", "number", "what"),
    *("pack", "dealer", "hands", "contract", "denomination", "trick", "cards", "last"),
)
"""Members without which a record has not its form."""

MELDS = ("declarations",)
SPLIT = ("cards",)
BY_SIDE = ("cards", "tricks", "declarations", "belote")
"""Maps by side: all sides stay in them, and numbers of tricks are left as they are."""


def shorter(game: Game, record: Json, parting: Divergence) -> Iterator[dict[str, Any]]:
    """Yield the record without what happens after the parting, and without each event."""
    events = list(record["events"])
    needed = parting.at + (parting.what == "refused")
    if needed < len(events):
        yield changed(record, ("events",), events[:needed])
    for place in reversed(range(len(events))):
        yield changed(record, ("events",), events[:place] + events[place + 1 :])


def without_members(game: Game, record: Json, parting: Divergence) -> Iterator[dict[str, Any]]:
    """Yield the record without each member of a map and each item of a list in what is given and what happens."""
    for path, holder in holders(record):
        if isinstance(holder, dict):
            for key in holder if path[-1] not in BY_SIDE else ():
                if key not in REQUIRED:
                    yield changed(record, path, {name: value for name, value in holder.items() if name != key})
        elif path[-1] not in ("pack", "events"):
            for place in range(len(holder)):
                yield changed(record, path, holder[:place] + holder[place + 1 :])


def without_cards(game: Game, record: Json, parting: Divergence) -> Iterator[dict[str, Any]]:
    """Yield the record without each card, wherever lists name it: in a hand and in what is said of it."""
    if "pack" in record["given"]:
        return
    for code in reversed(game.rules.pack.codes):
        lists = [(path, holder) for path, holder in holders(record) if isinstance(holder, list) and code in holder]
        fewer: dict[str, Any] = dict(record)
        for path, holder in lists:
            fewer = changed(fewer, path, [item for item in holder if item != code])
        if len(lists) > 1:
            yield fewer


def holders(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every map and list below ``given`` and ``events``, the highest first."""
    if path and isinstance(value, dict | list):
        yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        if path or key in ("given", "events"):
            yield from holders(item, (*path, key))


def smaller_numbers(game: Game, record: Json, parting: Divergence) -> Iterator[dict[str, Any]]:
    """Yield the record with each number made smaller, and with card points moved to the first side or balanced."""
    for path, holder in holders(record):
        name = named(path)
        if name in SPLIT and isinstance(holder, dict):
            yield from (changed(record, path, new) for new in moved(holder))
        items = holder.items() if isinstance(holder, dict) else enumerate(holder)
        for key, value in items:
            if not isinstance(value, int) or isinstance(value, bool) or name in SPLIT or path[-1] == "tricks":
                continue
            if name in MELDS:
                lower: Sequence[int] = [worth for worth in game.meld_values if worth < value]
            elif name in FREE_NUMBERS or key in FREE_NUMBERS:
                lower = sorted({0, value // 2, value - 10, value - 1})
            else:
                lower = [1] if value > 1 else []
            yield from (changed(record, (*path, key), number) for number in lower if 0 <= number < value)


def named(path: Path) -> str:
    """Return the name of the member in which a path ends or lies."""
    return next((str(part) for part in reversed(path) if part in (*FREE_NUMBERS, *MELDS, *SPLIT)), "")


def moved(cards: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Yield card points with some of one side moved to another, never so that they come nearer to one side alone."""
    for one, other in combinations(cards, 2):
        total = cards[one] + cards[other]
        for first in sorted({total // 2, (cards[one] + total // 2) // 2, cards[one] - 1, cards[one] + 1}):
            if 0 <= first <= total and abs(2 * first - total) < abs(2 * cards[one] - total):
                yield {**cards, one: first, other: total - first}


def lower_suits(game: Game, record: Json, parting: Divergence) -> Iterator[dict[str, Any]]:
    """Yield the record with two suits exchanged."""
    text, suits = json.dumps(record, ensure_ascii=False), game.rules.pack.suits
    for one, other in combinations(suits, 2):
        yield json.loads(exchanged_suits(text, game, one, other))


def lower_cards(game: Game, record: Json, parting: Divergence) -> Iterator[dict[str, Any]]:
    """Yield the record with a card exchanged for a lower one. The order of a whole pack is left as it is."""
    if "pack" in record["given"]:
        return
    text, codes = json.dumps(record, ensure_ascii=False), game.rules.pack.codes
    seen = [code for code in codes if f'"{code}"' in text]
    for high in reversed(seen):
        for low in codes[: codes.index(high)]:
            yield json.loads(exchanged(text, {high: low, low: high}))


def lower_runs(game: Game, record: Json, parting: Divergence) -> Iterator[dict[str, Any]]:
    """Yield the record with all cards of a suit, or of every suit, some ranks lower, so that runs stay runs."""
    if "pack" in record["given"]:
        return
    text, pack = json.dumps(record, ensure_ascii=False), game.rules.pack
    for suits in (pack.suits, *pack.suits):
        for steps in reversed(range(1, len(pack.ranks))):
            ranks = dict(zip(pack.ranks, pack.ranks[-steps:] + pack.ranks[:-steps], strict=True))
            words = {rank + suit: ranks[rank] + suit for rank in pack.ranks for suit in suits}
            yield json.loads(exchanged(text, words))


def exchanged_suits(text: str, game: Game, one: str, other: str) -> str:
    """Return the text of a record with two suits exchanged, in cards and in what is played."""
    pairs = {rank + one: rank + other for rank in game.rules.pack.ranks} | {SUIT_OF_LETTER[one]: SUIT_OF_LETTER[other]}
    return exchanged(text, pairs | {new: old for old, new in pairs.items()})


def exchanged(text: str, words: Mapping[str, str]) -> str:
    """Return a text in which words in quotes are replaced, all at once."""
    parts = text.split('"')
    return '"'.join(words.get(part, part) if place % 2 else part for place, part in enumerate(parts))


def changed(record: Json, path: Path, value: Any) -> dict[str, Any]:
    """Return a copy of a record with another value at a path."""
    copy: Any = deepcopy(dict(record))
    place = copy
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return dict(copy)


Steps = Callable[[Game, Json, Divergence], Iterator[dict[str, Any]]]
STEPS: tuple[Steps, ...] = (
    shorter,
    without_members,
    without_cards,
    smaller_numbers,
    lower_suits,
    lower_runs,
    lower_cards,
)
"""The kinds of single steps, the boldest first."""
