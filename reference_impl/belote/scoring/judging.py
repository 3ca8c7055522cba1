"""Made, failed or tied: the takers and the tests. Clauses scoring.judged and scoring.success."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from belote.declaration.model import ScoringRules, Test
from belote.errors import BrokenDeclaration, Place, Problem
from belote.scoring.facts import DealFacts
from belote.scoring.results import Comparison, Heaps
from belote.scoring.rounding import Shares
from belote.setup import Side

ASKED = {
    "all_tricks": ("tricks",),
    "all_tricks_by_taker": ("tricks_of_taker",),
    "all_tricks_and_belote": ("tricks", "belotes"),
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome (``made``, ``failed``, ``tied``), what was compared, and the index of the comparison that decided."""

    outcome: str
    comparisons: tuple[Comparison, ...] = ()
    decided: int | None = None


def takers_of(rules: ScoringRules, facts: DealFacts) -> Side | None:
    """Return the side judged as the takers: in a doubled deal it may be the last to raise. Clause scoring.judged.

    A deal without a taker that is tested is judged with eldest's side as the takers. Clause scoring.passed-out.
    """
    if rules.judged == "last_raiser" and facts.level and facts.last_raiser is not None:
        return facts.last_raiser
    return facts.eldest if facts.taker is None and rules.success else facts.taker


def judge(
    rules: ScoringRules, facts: DealFacts, needs: str, takers: Side | None, heaps: Heaps, shares: Shares
) -> Verdict:
    """Return the outcome of a deal, and why. A deal without takers, or without tests, is made.

    Tests are read in order. The first that is not passed decides; when all are passed, the last one read. A test after
    ``equal: next`` is read only when that test stands equal. ``needs`` is what a promise of all tricks asks.
    Clause scoring.success.equal.
    """
    read: list[Comparison] = []
    skip = False
    for index, test in enumerate(rules.success):
        if takers is None:
            break
        if skip:
            skip = test.equal == "next"
            continue
        for comparison in compare(index, test, facts, needs, takers, heaps, shares):
            read.append(comparison)
            if comparison.verdict in ("failed", "tied"):
                return Verdict(comparison.verdict, tuple(read), len(read) - 1)
        skip = test.equal == "next" and read[-1].verdict != "next"
    return Verdict("made", tuple(read), len(read) - 1 if read else None)


def compare(
    index: int, test: Test, facts: DealFacts, needs: str, takers: Side, heaps: Heaps, shares: Shares
) -> Iterator[Comparison]:
    """Yield the comparisons of one test: numbers, and what a promise of all tricks asks besides."""
    if test.against != "bid" or isinstance(facts.amount, int):
        own, other = numbers(test, facts, takers, heaps, shares)
        verdict = "made" if own > other else "failed" if own < other else test.equal
        what = test.against if isinstance(test.against, str) else "number"
        yield Comparison(index, what, own, other, verdict)
    elif not needs:
        place = Place(path=f"scoring.success.{index}.against")
        message = "the bid of this deal has no number and asks for no tricks"
        raise BrokenDeclaration(Problem("scoring.no-bid", message, place, clause="scoring.success.against"))
    if test.against == "bid" and needs:
        yield from promises(index, facts, needs, takers, heaps)


def promises(index: int, facts: DealFacts, needs: str, takers: Side, heaps: Heaps) -> Iterator[Comparison]:
    """Yield the comparisons of a promise of all tricks. Clause scoring.rungs."""
    tricks = sum(facts.tricks)
    asked = {
        "tricks": (facts.tricks[takers], tricks),
        "tricks_of_taker": (facts.taker_tricks, tricks),
        "belotes": (1 if heaps.belote[takers] else 0, 1),
    }
    for what in ASKED[needs]:
        own, other = asked[what]
        yield Comparison(index, what, own, other, "made" if own >= other else "failed")


def numbers(test: Test, facts: DealFacts, takers: Side, heaps: Heaps, shares: Shares) -> tuple[int, int]:
    """Return the two numbers of a test, in card points."""
    total = counted(test, heaps, shares)
    own = total(takers)
    rivals = [total(side) for side in range(len(heaps.cards)) if side != takers]
    if test.against == "defenders":
        return own, sum(rivals)
    if test.against == "each_opponent":
        return own, max(rivals)
    limit = facts.amount if test.against == "bid" else test.against
    return own, limit if isinstance(limit, int) else 0


def counted(test: Test, heaps: Heaps, shares: Shares) -> Callable[[Side], int]:
    """Return what a test adds up for a side: raw, or as rounded shares. Clauses scoring.success.count and .in."""

    def total(side: Side) -> int:
        points = 0
        if "cards" in test.count:
            own = shares.changed(side) if test.in_ == "game" else heaps.cards[side]
            points += own + heaps.capot[side]
        if "declarations" in test.count:
            points += heaps.declarations[side]
        return points + (heaps.belote[side] if "belote" in test.count else 0)

    return total
