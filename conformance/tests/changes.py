"""Change one expected value of a checkpoint, in every way that means something else. For tests of the comparison."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from belote_conformance.compare import DEFAULTS, SETS, text

CARD = re.compile(r"[6789TJQKA][CDHS]")
SUITS = {"clubs": "diamonds", "diamonds": "hearts", "hearts": "spades", "spades": "clubs"}
SIDES = {"NS": "EW", "EW": "NS", "taker": "rest", "rest": "taker"}
OTHER_WORD = {"N": "E", "E": "S", "S": "W", "W": "N"} | SIDES | SUITS
BY_MEMBER = {"contract", "trick", "refused", "items"}  # compared by the members named: dropping one expects less


def changed_points(point: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the name of an observation and a checkpoint with that one observation, changed in one value."""
    for what, expected in point.items():
        if what != "at":
            for value in changed(what, expected):
                yield what, {"at": point["at"], what: value}


def changed(what: str, value: Any) -> Iterator[Any]:
    """Yield a value changed in one place: another number, word or card, one element or member more or less."""
    if value is None:
        yield from ("N", 0)
    elif isinstance(value, bool):
        yield from (not value, int(value))
    elif isinstance(value, int):
        yield from (value + 1, value - 1, float(value))
    elif isinstance(value, str):
        yield other_word(value)
    elif isinstance(value, list):
        yield from changed_list(what, value)
    else:
        yield from changed_object(what, value)


def changed_list(what: str, value: list[Any]) -> Iterator[Any]:
    """Yield a list with one element less, one more, one changed, or two swapped where the order counts."""
    for index, item in enumerate(value):
        rest = [value[:index], value[index + 1 :]]
        yield rest[0] + rest[1]
        for other in changed(what, item):
            if other not in value:
                yield [*rest[0], other, *rest[1]]
        if what not in SETS and index and item != value[index - 1]:
            yield [*value[: index - 1], item, value[index - 1], *rest[1]]
    yield [*value, value[0] if value else {"side": "NS"}]


def changed_object(what: str, value: dict[str, Any]) -> Iterator[Any]:
    """Yield an object with one member changed, left out, or given to somebody else."""
    for key, item in value.items():
        rest = {name: other for name, other in value.items() if name != key}
        for other in changed(what, item):
            if key not in DEFAULTS or text(other) != text(DEFAULTS[key]):
                yield {**rest, key: other}
        if what not in BY_MEMBER and (key not in DEFAULTS or text(item) != text(DEFAULTS[key])):
            yield rest
            if key in OTHER_WORD and OTHER_WORD[key] not in value:
                yield {**rest, OTHER_WORD[key]: item}


def other_word(word: str) -> str:
    """Return another word of the same kind: the next seat, side or suit, the card of the next suit."""
    if CARD.fullmatch(word):
        return word[0] + {"C": "D", "D": "H", "H": "S", "S": "C"}[word[1]]
    return OTHER_WORD.get(word, f"{word}x")
