"""Orphans of scoring: in the base, and in every case as it is laid over the base.

Clauses scoring.count to scoring.cases. A value is an orphan if it can be taken away and no situation notices: because a
case is laid over it everywhere, because nothing it decides is paid or compared, or because the case says what holds
without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from belote.declaration.consistency.cases import INNER_DEFAULTS, Case, Cases, Laid, Situation
from belote.declaration.consistency.effects import Effects
from belote.declaration.consistency.finding import Path
from belote.declaration.orphans.orphan import Orphans, orphan
from belote.declaration.orphans.reasons import reason

Gone = dict[str, frozenset[Path]]

TOGETHER = (
    ("rounding", "to"),
    ("rounding", "up_from"),
    ("count", "scale", "times"),
    ("rounding", "small_share", "under"),
    ("rounding", "small_share", "becomes"),
)
"""Values the base cannot do without while the map around them stands."""


def find(effects: Effects) -> Orphans:
    """Yield what cannot matter in scoring."""
    search = Search(effects)
    for case in effects.cases.cases:
        if not any(case.conditions <= situation.conditions for situation in effects.cases.laid):
            search.gone[case.key] = frozenset(path for path, _ in case.leaves)
            yield orphan(("scoring", "cases", case.key), "these conditions never hold together")
    for case in reversed(effects.cases.cases):
        if case.key not in search.gone:
            yield from search.in_case(case)
    yield from search.in_base()
    yield from search.in_tests()


@dataclass
class Search:
    """The search in one scoring section; ``gone`` are the leaves of cases found so far, by key."""

    effects: Effects
    gone: Gone = field(default_factory=dict)

    @property
    def cases(self) -> Cases:
        """The cases."""
        return self.effects.cases

    @cached_property
    def heaps(self) -> frozenset[str]:
        """The heaps that can hold something in some situation."""
        return frozenset(heap for situation in self.cases.laid for heap in self.effects.heaps(situation))

    def in_case(self, case: Case) -> Orphans:
        """Yield the orphans of one case; what is found is left out when the next value is looked at."""
        situations = [situation for situation in self.cases.laid if case.conditions <= situation.conditions]
        for path, value in case.leaves:
            without = {**self.gone, case.key: self.gone.get(case.key, frozenset()) | {path}}
            spelled_out = INNER_DEFAULTS.get(path) == value
            if all(self.same(situation, without, path if spelled_out else None) for situation in situations):
                self.gone = without
        gone = self.gone.get(case.key, frozenset())
        written = [path for path, _ in case.leaves]
        for top in tops(written, gone) if written else [()]:
            why = self.why(case, top) if top else "it says nothing that does not hold anyway"
            yield orphan(("scoring", "cases", case.key, *top), why)

    def why(self, case: Case, top: Path) -> str:
        """Return why a value of a case cannot matter."""
        words: set[str] = set()
        for situation, laid in self.cases.laid.items():
            if case.conditions <= situation.conditions:
                shown = any(below(path, top) and key == case.key for path, key in laid.origin.items())
                idle = any(below(top, path) for path in self.effects.idle(situation, laid))
                words.add("idle" if idle else "shown" if shown else "hidden")
        if "shown" in words:
            return "it says what holds without it"
        hidden = "another case is laid over it"
        return {frozenset({"hidden"}): hidden, frozenset({"idle"}): reason(top, self.heaps)}.get(
            frozenset(words), f"{reason(top, self.heaps)}, or {hidden}"
        )

    def same(self, situation: Situation, without: Gone, spelled_out: Path | None) -> bool:
        """Say whether a situation stays the same when more leaves are left out.

        A default that is spelled out inside a map which is new here counts as a change where it has an effect.
        """
        before = self.visible(situation, self.cases.lay(situation, self.gone))
        laid = self.cases.lay(situation, without)
        new = spelled_out is not None and spelled_out in before and spelled_out not in laid.values
        return not new and before == self.visible(situation, laid)

    def visible(self, situation: Situation, laid: Laid) -> dict[Path, Any]:
        """Return the values that have an effect in a situation, in one spelling."""
        idle = frozenset(self.effects.idle(situation, laid))
        values = dict(laid.values)
        for path, value in INNER_DEFAULTS.items():
            if laid.has(*path[:-1]):
                values.setdefault(path, value)
        seen = {path: value for path, value in values.items() if not under(path, idle)}
        for path in seen:
            seen[path] = self.spelled(situation, laid, path, seen[path])
        return seen

    def spelled(self, situation: Situation, laid: Laid, path: Path, value: Any) -> Any:
        """Return a value as far as this situation asks: one factor, the heaps that are multiplied, complete tests."""
        if path == ("factors",):
            return self.effects.factor(situation, laid)
        if path[-1] == "multiplied":
            return sorted(self.effects.multiplied(str(path[1]), situation, laid))
        if path == ("success",):
            rounded = laid.has("rounding")
            return [{**test, "in": test.get("in", "raw") if rounded else "raw"} for test in value]
        return value

    def in_base(self) -> Orphans:
        """Yield the orphans of the base."""
        written = [path for path, _ in self.cases.base if path != ("success",)]
        alive: set[Path] = set()
        shown: set[Path] = set()
        for laid, idle in {self.laid_and_idle(situation) for situation in self.cases.laid}:
            visible = [path for path in written if laid.origin.get(path) == ""]
            shown.update(visible)
            alive.update(path for path in visible if not under(path, idle))
        dead = frozenset(path for path in written if path not in alive)
        for top in tops(written, dead, shortest=1):
            if top not in TOGETHER:
                hidden = not any(below(path, top) for path in shown)
                why = "a case is laid over it in every situation" if hidden else reason(top, self.heaps)
                yield orphan(("scoring", *top), why)

    def laid_and_idle(self, situation: Situation) -> tuple[Laid, frozenset[Path]]:
        """Return the values of a situation and those without effect in it: the same for many situations."""
        laid = self.cases.lay(situation, self.gone)
        return laid, frozenset(self.effects.idle(situation, laid))

    def in_tests(self) -> Orphans:
        """Yield the moment of tests where nothing is rounded, or no card points are compared."""
        rounded: dict[Path, bool] = {}
        for situation in self.cases.laid:
            laid = self.cases.lay(situation, self.gone)
            key = laid.origin.get(("success",), "")
            place: Path = ("scoring", "cases", key, "success") if key else ("scoring", "success")
            for index, test in enumerate(self.effects.tests(situation, laid)):
                if "in" in test:
                    path = (*place, index, "in")
                    rounded[path] = rounded.get(path, False) or (laid.has("rounding") and "cards" in test["count"])
        yield from (orphan(path, "nothing it compares is rounded") for path, used in rounded.items() if not used)


def under(path: Path, tops: AbstractSet[Path]) -> bool:
    """Say whether a path is one of some others or lies under one."""
    return any(path[:length] in tops for length in range(1, len(path) + 1))


def below(path: Path, top: Path) -> bool:
    """Say whether a path is ``top`` or lies under it."""
    return path[: len(top)] == top


def tops(written: list[Path], dead: frozenset[Path], shortest: int = 0) -> Iterator[Path]:
    """Yield the highest paths, of a least length, below which everything that is written is dead."""
    told: set[Path] = set()
    for path in (path for path in written if path in dead):
        lengths = range(shortest, len(path) + 1)
        top = next(path[:n] for n in lengths if all(other in dead for other in written if below(other, path[:n])))
        if top not in told:
            told.add(top)
            yield top
