"""Which records are chosen: by variant, by profile, and by words. Clause protocol.profiles."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from belote_conformance.errors import BrokenInput

PROFILES: Mapping[str, frozenset[str]] = {
    "scoring": frozenset({"score"}),
    "play": frozenset({"position"}),
    "auction": frozenset({"auction"}),
    "declarations": frozenset({"declarations"}),
    "deal": frozenset({"deal"}),
    "match": frozenset({"match"}),
    "perft": frozenset({"perft"}),
}
"""The kinds of records in each profile; a refusal belongs to the kind it is based on."""

TOKEN = re.compile(r'"([^"]*)"|([()])|([^\s()"]+)')
OPERATORS = ("and", "or", "not", "(", ")")
Test = Callable[[str], bool]


@dataclass(frozen=True)
class Selection:
    """What was asked for. Empty means everything; ``words`` is an expression as ``expression`` reads it."""

    variants: tuple[str, ...] = ()
    profiles: tuple[str, ...] = ()
    words: str = ""

    def __post_init__(self) -> None:
        """Raise ``BrokenInput`` for a profile that does not exist or an expression that cannot be read."""
        unknown = sorted(set(self.profiles) - PROFILES.keys())
        if unknown:
            raise BrokenInput(f"there is no profile {unknown[0]}; known are {', '.join(PROFILES)}")
        expression(self.words)

    def chooser(self) -> Callable[[Any], bool]:
        """Return a test of what a record file holds; what is too broken to tell is chosen, so that it is reported."""
        kinds = frozenset().union(*(PROFILES[name] for name in self.profiles))
        said = expression(self.words)

        def wants(data: Any) -> bool:
            try:
                return named(data["variant"], self.variants) and of_kind(data, kinds) and said(searched(data))
            except (TypeError, KeyError):
                return True

        return wants


def named(variant: Mapping[str, Any], wanted: Collection[str]) -> bool:
    """Say whether a variant is wanted, by its id (with any options) or by id and options."""
    return not wanted or variant["id"] in wanted or "+".join([variant["id"], *variant["options"]]) in wanted


def of_kind(data: Mapping[str, Any], kinds: Collection[str]) -> bool:
    """Say whether a record is of one of the kinds, or based on one."""
    return not kinds or data.get("base", data["kind"]) in kinds


def searched(data: Mapping[str, Any]) -> str:
    """Return the text in which words are looked for: id, title, variant, kind and clauses, in small letters."""
    variant = "+".join([data["variant"]["id"], *data["variant"]["options"]])
    return "\n".join([data["id"], data["title"], variant, data["kind"], *data["clauses"]]).lower()


def expression(text: str) -> Test:
    """Return the test of an expression: phrases joined by and, or, not and brackets. Raises ``BrokenInput``.

    Neighbouring words are one phrase; a phrase in quotation marks may hold the words and, or, not.
    """
    tokens = phrases(text)
    if not tokens:
        return lambda searched: True
    test, rest = either(tokens)
    if rest:
        raise unreadable(rest)
    return test


def phrases(text: str) -> list[str]:
    """Return operators and phrases; a phrase begins with a quotation mark."""
    found: list[str] = []
    for quoted, bracket, word in TOKEN.findall(text):
        if bracket or word.lower() in OPERATORS:
            found.append(bracket or word.lower())
        elif word and found and found[-1][0] == "'":
            found[-1] += f" {word.lower()}"
        else:
            found.append(f"'{word.lower()}" if word else f'"{quoted.lower()}')
    return found


def either(tokens: list[str]) -> tuple[Test, list[str]]:
    """Read alternatives; return the test and what follows."""
    test, rest = both(tokens)
    if rest[:1] == ["or"]:
        other, rest = either(rest[1:])
        return joined(any, test, other), rest
    return test, rest


def both(tokens: list[str]) -> tuple[Test, list[str]]:
    """Read what must hold together."""
    test, rest = one(tokens)
    if rest[:1] == ["and"]:
        other, rest = both(rest[1:])
        return joined(all, test, other), rest
    return test, rest


def joined(how: Callable[[Iterable[bool]], bool], *tests: Test) -> Test:
    """Return the test that any, or all, of some tests hold."""
    return lambda text: how(test(text) for test in tests)


def one(tokens: list[str]) -> tuple[Test, list[str]]:
    """Read a phrase, a denial or a bracket."""
    first, rest = tokens[:1], tokens[1:]
    if first == ["not"]:
        test, rest = one(rest)
        return (lambda text: not test(text)), rest
    if first == ["("]:
        test, rest = either(rest)
        if rest[:1] != [")"]:
            raise unreadable(rest)
        return test, rest[1:]
    if not first or first[0] in OPERATORS:
        raise unreadable(first)
    return (lambda text: first[0][1:] in text), rest


def unreadable(rest: list[str]) -> BrokenInput:
    """Return the error of an expression."""
    place = f"at {rest[0].strip(chr(34) + chr(39))!r}" if rest else "at its end"
    return BrokenInput(f"-k cannot be read {place}: join phrases by and, or, not and brackets")


EVERYTHING = Selection()
