"""Differences taken alone: one declaration with one difference of another, and those that load only together.

A difference stands *alone* if the left declaration with it still holds together and the difference matters there.
Where it does not, the fewest other differences are laid with it: those that hold together without it are laid under
both tables (``needs``), and the rest count with it as one difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from belote.compare.differences import Difference, differences, paired
from belote.compare.rows import Rows, plain
from belote.declaration import Declaration, Path, Resolved, from_resolved, orphans, resolved_document
from belote.declaration.paths import MISSING, below, copied
from belote.errors import BrokenDeclaration, CannotHappen

Chosen = frozenset[int]
NONE: Chosen = frozenset()

FEW = 24
"""Of so many differences each pair is tried to be left out."""


class Among(NamedTuple):
    """The right declaration without some differences and with them; ``others`` had to be left out with them."""

    before: Declaration
    after: Declaration
    others: tuple[Difference, ...]


class Unit(NamedTuple):
    """Differences that count as one, and those laid under both tables so that they can be taken alone."""

    differences: tuple[Difference, ...]
    needs: tuple[Difference, ...]
    before: Declaration
    after: Declaration
    among: Among | None = None

    @property
    def matters(self) -> bool:
        """Whether the two tables are different at all: a default may be said by one alone, where it has an object."""
        return self.before != self.after


class Mixed(NamedTuple):
    """The left declaration with some differences: its rules if it holds together, and where it is wrong or idle."""

    declaration: Declaration | None
    paths: tuple[Path, ...] = ()


class Mixture:
    """Two declarations and their differences, from which any declaration between the two can be made."""

    def __init__(self, left: Resolved, right: Resolved) -> None:
        self.differences = differences(left, right)
        self.identity = {name: value for name, value in resolved_document(left).items() if name not in left.data}
        self.left, self.right = paired(left, right)
        self.made: dict[Chosen, Mixed] = {}

    @cached_property
    def rules(self) -> Chosen:
        """The places of the differences that are rules."""
        return frozenset(index for index, found in enumerate(self.differences) if not found.is_word)

    def mixed(self, chosen: Chosen) -> Mixed:
        """Return the left declaration with these differences."""
        if chosen not in self.made:
            self.made[chosen] = self.make(chosen)
        return self.made[chosen]

    def make(self, chosen: Chosen) -> Mixed:
        """Make a declaration between the two, and say where it does not hold together or is idle."""
        data = plain(self.laid(chosen))
        try:
            declaration = from_resolved(self.identity | data)
        except BrokenDeclaration as broken:
            return Mixed(None, tuple(parsed(problem.place.path) for problem in broken.problems))
        except CannotHappen:
            return Mixed(None)
        return Mixed(declaration, tuple(orphan.path for orphan in orphans.find(data)))

    def laid(self, chosen: Chosen) -> dict[str, Any]:
        """Return the left rules, rows by place, with these differences."""
        data: dict[str, Any] = copied_rows(self.left)
        for index in sorted(chosen):
            lay(data, self.differences[index].place, at(self.right, self.differences[index].place))
        return data

    def stands(self, index: int, chosen: Chosen) -> bool:
        """Say whether these differences hold together, and one of them matters among them."""
        mixed = self.mixed(chosen)
        if mixed.declaration is None or self.touched(mixed, chosen) & {index}:
            return False
        return self.mixed(chosen - {index}).declaration != mixed.declaration

    def touched(self, mixed: Mixed, chosen: Chosen) -> Chosen:
        """Return which of these differences lie where something is wrong or idle, or have it below them."""
        if not mixed.paths:
            return NONE
        data = self.laid(chosen)
        paths = {index: path_in(data, self.differences[index].place) for index in chosen}
        idle = mixed.declaration is not None
        return frozenset(
            index
            for index, path in paths.items()
            if any(below(path, wrong) or (not idle and below(wrong, path)) for wrong in mixed.paths)
        )

    def declaration(self, chosen: Chosen) -> Declaration:
        """Return a declaration between the two that is known to hold together."""
        found = self.mixed(chosen).declaration
        if found is None:
            raise CannotHappen("differences that were found to hold together do not")
        return found


class Parted(NamedTuple):
    """Differences that count as one, by their places, and those laid under both tables."""

    members: Chosen
    base: Chosen


def fewest(mixture: Mixture, index: int, known: Sequence[Parted]) -> Chosen:
    """Return the fewest differences, one among them, that hold together and in which it matters.

    ``known`` are differences found to count as one: they are left out together. No difference, and no pair of them,
    can be left out of what is returned.
    """
    alone = frozenset((index,))
    found = next((some for some in beginnings(mixture, alone, known) if mixture.stands(index, some)), None)
    current = found or alone
    while True:
        for part in leaving_out(mixture, current, alone, known):
            if mixture.stands(index, current - part):
                current -= part
                break
        else:
            return current


def beginnings(mixture: Mixture, alone: Chosen, known: Sequence[Parted]) -> Iterator[Chosen]:
    """Yield sets with a difference to begin from: alone, with what is known to stand by itself, with all."""
    yield alone
    closed = sorted((other.members | other.base for other in known), key=len)
    yield from (alone | some for some in closed if not alone & some)
    yield alone.union(*closed)
    yield mixture.rules


def leaving_out(mixture: Mixture, current: Chosen, kept: Chosen, known: Sequence[Parted]) -> Iterator[Chosen]:
    """Yield what might be left out of some differences, the most promising first."""
    rest = current - kept
    size = len(rest) // 2
    while size > 1:
        yield from parts(sorted(rest), size)
        size //= 2
    yield from (parted.members for parted in known if parted.members <= rest)
    yield from (frozenset((other,)) for other in sorted(rest, reverse=True))
    yield from (part for other in sorted(rest) if (part := hanging(mixture, current, other)) <= rest)
    if len(rest) <= FEW:
        yield from (frozenset(pair) for pair in combinations(sorted(rest), 2))


def hanging(mixture: Mixture, current: Chosen, other: int) -> Chosen:
    """Return a difference with what has no footing without it: what is wrong where it is left out."""
    gone = frozenset((other,))
    while gone < current:
        mixed = mixture.mixed(current - gone)
        more = mixture.touched(mixed, current - gone) if mixed.declaration is None else NONE
        if not more:
            break
        gone |= more
    return gone


def parted(mixture: Mixture, index: int, known: Sequence[Parted]) -> Parted:
    """Return what counts as one with a difference, and what is laid under both tables."""
    needed = fewest(mixture, index, known)
    if not mixture.stands(index, needed):
        return Parted(needed, mixture.rules - needed)
    base = NONE
    for other in known:
        more = base | other.base | other.members
        if index not in more and more <= needed and mixture.mixed(more).declaration is not None:
            base = more
    for single in sorted(needed - base - {index}):
        if mixture.stands(single, base | {single}):
            base |= {single}
    return Parted(needed - base, base)


def units(left: Resolved, right: Resolved) -> tuple[Unit, ...]:
    """Return the differences of two declarations, each taken alone, in the order of the schema.

    Other words for calls and marks are no rules, and are left out.
    """
    mixture, known = Mixture(left, right), list[Parted]()
    for index in by_footing(mixture):
        if not any(index in other.members for other in known):
            known.append(parted(mixture, index, known))
    split = [without_parts(mixture, one, known) for one in known]
    return tuple(unit_of(mixture, one) for one in sorted(split, key=lambda one: min(one.members)))


def without_parts(mixture: Mixture, one: Parted, known: Sequence[Parted]) -> Parted:
    """Lay under both tables what counts as one by itself, where both tables still hold together."""
    for other in sorted(known, key=lambda other: len(other.members)):
        less = Parted(one.members - other.members, one.base | other.members | other.base)
        tables = (less.base, less.base | less.members)
        if other.members < one.members and all(mixture.mixed(some).declaration is not None for some in tables):
            one = less
    return one


def by_footing(mixture: Mixture) -> list[int]:
    """Return the differences that are rules, those that hold together alone first."""
    return sorted(mixture.rules, key=lambda index: not mixture.stands(index, frozenset((index,))))


def unit_of(mixture: Mixture, one: Parted) -> Unit:
    """Return differences that count as one, with the declarations before and after."""
    members, needs = (tuple(mixture.differences[place] for place in sorted(some)) for some in (one.members, one.base))
    if not any(mixture.stands(index, one.base | one.members) for index in one.members):
        right = mixture.declaration(mixture.rules)
        return Unit(members, needs, right, right)
    before, after = mixture.declaration(one.base), mixture.declaration(one.base | one.members)
    return Unit(members, needs, before, after, among(mixture, one.members))


def among(mixture: Mixture, members: Chosen) -> Among | None:
    """Return the right declaration without some differences and what hangs on them, and with them."""
    gone = members.union(*(hanging(mixture, mixture.rules, index) for index in members))
    without = mixture.mixed(mixture.rules - gone).declaration
    if without is None or gone == mixture.rules:
        return None
    others = tuple(mixture.differences[place] for place in sorted(gone - members))
    return Among(without, mixture.declaration(mixture.rules), others)


def whole(left: Resolved, right: Resolved) -> Unit | None:
    """Return all differences of two declarations as one, with the words of the left one; nothing if there is none."""
    mixture = Mixture(left, right)
    if not mixture.rules:
        return None
    members = tuple(mixture.differences[place] for place in sorted(mixture.rules))
    return Unit(members, (), mixture.declaration(NONE), mixture.declaration(mixture.rules))


def parts(items: Sequence[int], size: int) -> Iterator[Chosen]:
    """Yield items in parts of a size."""
    for start in range(0, len(items), size):
        yield frozenset(items[start : start + size])


def at(data: Any, place: Iterable[Any]) -> Any:
    """Return what stands at a place, or ``MISSING``."""
    for key in place:
        if not isinstance(data, dict) or key not in data:
            return MISSING
        data = data[key]
    return data


def path_in(data: Any, place: Iterable[Any]) -> Path:
    """Return the path of a place in rules whose rows are by place: rows are counted."""
    path: list[str | int] = []
    for key in place:
        path.append(sum(other < key for other in data) if isinstance(data, Rows) else key)
        data = data.get(key, {}) if isinstance(data, dict) else {}
    return tuple(path)


def parsed(path: str) -> Path:
    """Return a path that is spelled with dots."""
    return tuple(int(part) if part.isdecimal() else part for part in path.split(".") if part)


def lay(data: dict[Any, Any], place: Sequence[Any], value: Any) -> None:
    """Put a value at a place, or take away what stands there."""
    for key in place[:-1]:
        data = data[key]
    if value is MISSING:
        data.pop(place[-1], None)
    else:
        data[place[-1]] = copied_rows(value)


def copied_rows(value: Any) -> Any:
    """Return a copy of rules, rows by place."""
    if isinstance(value, Mapping):
        return type(value)({key: copied_rows(item) for key, item in value.items()})  # type: ignore[call-arg]
    return copied(value)
