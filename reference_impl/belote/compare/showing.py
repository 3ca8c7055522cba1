"""The smallest situation that shows a difference, or why there is none. Library of ``belote diff --witness``.

A difference is looked at alone first; where it shows nothing so, beside all the others, then with those that hang on
it, and only then it is said that it was not told apart. Tables that never sit at one deal (another number of players,
other cards) are named as such.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from belote.compare.exhausting import MOST, Exhausted, exhausted
from belote.compare.meeting import apart
from belote.compare.search import KINDS_OF, Searched, search
from belote.compare.shrinking import Found, is_smallest, shrunk, size
from belote.compare.situations import MAKERS, Game
from belote.compare.traces import parting, shown_by
from belote.compare.units import Unit
from belote.deal import Rules, compile_rules
from belote.declaration import Declaration
from belote.errors import BrokenDeclaration

NUMBER = 1_000
"""How many random situations of a kind are looked at."""

SEED = 1

FEW = 2_000
"""Where at most so many situations are smaller than what was found, all of them are looked at too."""

ALONE, AMONG, TOGETHER = "alone", "among", "together"


class Shown(NamedTuple):
    """What a difference shows: the smallest situation found and where it was looked for, or a reason for none.

    ``where`` is ``alone`` (the left table with what the difference needs), ``among`` (the right table without it and
    with it), or ``together`` (the right table without it and what hangs on it, and with them); ``before`` and ``after``
    are those two tables. ``looked`` is how many situations were looked at, by kind.
    """

    unit: Unit
    before: Declaration
    after: Declaration
    found: Found | None
    where: str = ALONE
    reason: str = ""
    looked: Mapping[str, int] = {}
    exhausted: Exhausted | None = None
    """What came of looking at every smaller situation, where that was wanted and could be done."""


def shown(unit: Unit, number: int = NUMBER, seed: int = SEED, every_kind: bool = False) -> Shown:
    """Return the smallest situation that shows a difference, or the reason why there is none.

    With ``every_kind`` all kinds of situations are looked at and the earliest parting is taken, as for two variants as
    a whole; else the first kind in which the difference shows is enough.
    """
    alone = Shown(unit, unit.before, unit.after, None)
    if reason := silent(unit):
        return alone._replace(reason=reason)
    looked: dict[str, int] = {}
    for where, before, after in tables(unit):
        found = earliest(before, after, number, seed) if every_kind else first(unit, before, after, number, seed)
        for kind, times in found.looked.items():
            looked[kind] = looked.get(kind, 0) + times
        if found.found is not None:
            return proved(Shown(unit, before, after, found.found, where, looked=looked), FEW)
    return alone._replace(reason=not_told_apart(looked), looked=looked)


def proved(found: Shown, most: int = MOST) -> Shown:
    """Return what was found after looking at every smaller situation, where there are at most so many.

    One that shows the difference too takes the place of what was found.
    """
    left, right = compile_rules(found.before), compile_rules(found.after)
    while found.found is not None:
        looked = exhausted(left, right, found.found, most)
        found = found._replace(exhausted=looked)
        if looked is None or looked.smaller is None:
            break
        parted = parting(shown_by(left), shown_by(right), looked.smaller)
        if parted is None:
            break
        smaller = Found(looked.smaller, parted)
        found = found._replace(found=shrunk(Game(left), shown_by(left), shown_by(right), smaller))
    return found


def tables(unit: Unit) -> Iterator[tuple[str, Declaration, Declaration]]:
    """Yield the pairs of tables on which a difference may show."""
    yield ALONE, unit.before, unit.after
    if unit.among is not None and (unit.among.before, unit.among.after) != (unit.before, unit.after):
        yield TOGETHER if unit.among.others else AMONG, unit.among.before, unit.among.after


def silent(unit: Unit) -> str:
    """Return why a difference cannot show on one deal; empty if it may."""
    if not unit.matters:
        return "Only one of the two has anything to which this applies; it says there what holds unless said otherwise."
    return apart(unit.before, unit.after)


def not_told_apart(looked: Mapping[str, int]) -> str:
    """Say that a search found nothing."""
    return f"No situation of {sum(looked.values())} random ones tells them apart."


def first(unit: Unit, before: Declaration, after: Declaration, number: int, seed: int) -> Searched:
    """Search in the kinds of situations in which the changed sections can show."""
    sections = dict.fromkeys(str(difference.path[0]) for difference in unit.differences)
    kinds = list(dict.fromkeys(kind for section in sections for kind in KINDS_OF[section]))
    return looked_for(before, after, kinds, number, seed)


def earliest(before: Declaration, after: Declaration, number: int, seed: int) -> Searched:
    """Search in every kind of situations, in whole deals only if nothing smaller shows anything."""
    looked: dict[str, int] = {}
    hits = []
    kinds = [kind for kind in MAKERS if kind != "deal"]
    for kind in kinds:
        searched = looked_for(before, after, [kind], number, seed)
        looked |= searched.looked
        if searched.found is not None:
            hits.append(searched.found)
    if not hits:
        searched = looked_for(before, after, ["deal"], number, seed)
        return Searched(searched.found, looked | dict(searched.looked))
    return Searched(min(hits, key=lambda found: size(game(before), found)), looked)


def looked_for(before: Declaration, after: Declaration, kinds: Sequence[str], number: int, seed: int) -> Searched:
    """Search between two declarations; nothing is found where one of them cannot be played."""
    try:
        left, right = game(before), game(after)
    except BrokenDeclaration:
        return Searched(None, {})
    return search(left, shown_by(left.rules), shown_by(right.rules), kinds, number, seed, other=right)


GAMES: dict[int, Game] = {}
"""Games by the identity of their declarations, which they keep alive."""

MOST_GAMES = 8


def game(declaration: Declaration) -> Game:
    """Return a game of a declaration; the last ones are kept, since most differences begin at the same table."""
    if id(declaration) not in GAMES:
        while len(GAMES) >= MOST_GAMES:
            GAMES.pop(next(iter(GAMES)))
        GAMES[id(declaration)] = Game(compile_rules(declaration))
    return GAMES[id(declaration)]


def is_true(left: Rules, right: Rules, record: Mapping[str, Any], at: int, what: str) -> bool:
    """Say whether two tables part on a record just there, and in that."""
    found = parting(shown_by(left), shown_by(right), record)
    return found is not None and (found.at, found.what) == (at, what)


def cannot_be_smaller(left: Rules, right: Rules, record: Mapping[str, Any]) -> bool:
    """Say whether two tables part on a record, and on no record that is a single step smaller."""
    found = parting(shown_by(left), shown_by(right), record)
    return found is not None and is_smallest(Game(left), shown_by(left), shown_by(right), Found(record, found))
