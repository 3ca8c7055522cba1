"""A whole comparison: two declarations side by side, with the smallest situation for each difference if wanted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from belote.compare.differences import Difference
from belote.compare.entries import Comparison, Entry, compared
from belote.compare.showing import ALONE, NUMBER, SEED, Shown, proved, shown
from belote.compare.telling import Told, told
from belote.compare.units import Unit, units, whole
from belote.compare.weighing import Weight
from belote.deal import compile_rules
from belote.declaration import Resolved


class Weighed(NamedTuple):
    """How much one difference matters on random deals, with the numbers of its entries."""

    entries: tuple[int, ...]
    weight: Weight


class Witness(NamedTuple):
    """What shows some differences, or why nothing does, in words; ``entries`` are counted from 1."""

    shown: Shown
    told: Told | None
    entries: tuple[int, ...]
    needs: tuple[int, ...]


class Report(NamedTuple):
    """A comparison with a witness for each difference taken alone, and for the two as a whole."""

    comparison: Comparison
    witnesses: tuple[Witness, ...] = ()
    whole: Witness | None = None
    section: str = ""
    """The one section that is wanted; all if it is empty."""
    weights: tuple[Weighed, ...] = ()
    """How much each difference matters, the heaviest first, if they were weighed."""

    @property
    def entries(self) -> tuple[tuple[int, Entry], ...]:
        """The entries wanted, with their numbers, which count all of them from 1."""
        numbered = enumerate(self.comparison.entries, 1)
        return tuple((number, entry) for number, entry in numbered if self.section in ("", entry.section))

    @property
    def equal(self) -> int:
        """How many statements are the same in both, in what is wanted."""
        return sum(times for name, times in self.comparison.equal.items() if self.section in ("", name))

    def of(self, number: int) -> tuple[Witness, ...]:
        """Return the witnesses told at an entry: those whose first difference it holds."""
        return tuple(witness for witness in self.witnesses if witness.entries[:1] == (number,))


def report(left: Resolved, right: Resolved, lang: str = "en") -> Report:
    """Return two declarations side by side, without situations."""
    return Report(compared(left, right, lang))


class Search(NamedTuple):
    """What is to be looked for: a difference taken alone, or two declarations as a whole. It can be sent elsewhere."""

    unit: Unit
    is_whole: bool = False

    def __call__(self, number: int = NUMBER, seed: int = SEED, exhaust: bool = False) -> Shown:
        """Look for it; with ``exhaust`` also at every smaller situation, where they can be enumerated."""
        found = shown(self.unit, number, seed, every_kind=self.is_whole)
        return proved(found) if exhaust else found


def searches(left: Resolved, right: Resolved) -> tuple[Search, ...]:
    """Return what is to be looked for between two declarations: each difference alone, and last the whole."""
    together = whole(left, right)
    return (*map(Search, units(left, right)), *([Search(together, True)] if together is not None else []))


def joined(comparison: Comparison, found: Sequence[Shown], section: str = "") -> Report:
    """Return a comparison with what was found for its differences and, last, for the whole if no section is wanted.

    One difference is the whole.
    """
    witnesses = tuple(witness(one, comparison.entries) for one in found)
    if section or not witnesses:
        return Report(comparison, witnesses, None, section)
    return Report(comparison, witnesses[:-1], witnesses[-1] if len(witnesses) > 2 else None)


def witness(one: Shown, entries: Sequence[Entry]) -> Witness:
    """Return what was found in words, with the entries it belongs to."""
    together = one.unit.among if one.where != ALONE else None
    laid = one.unit.needs if together is None else together.others
    words = None
    if one.found is not None:
        words = told(one.found, compile_rules(one.before), compile_rules(one.after))
    return Witness(one, words, numbers(one.unit.differences, entries), numbers(laid, entries))


def numbers(some: Iterable[Difference], entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return the numbers of the entries that hold some differences."""
    wanted = {difference.place for difference in some}
    held = [{difference.place for difference in entry.differences} for entry in entries]
    return tuple(number for number, places in enumerate(held, 1) if places & wanted)
