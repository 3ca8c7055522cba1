"""Which clause is most likely at fault: the one whose rule is wrong stands first, though its fault spreads.

A record names its main clause first. For each clause the failing records that name it are weighed against those that
pass: the more of all failures it explains, and the fewer records of it pass, the likelier it is (the measure that
fault localisation calls Ochiai, damped so that a single record proves little). Small records weigh more than whole
deals, in which every fault shows; the main clause of a record weighs more than the others; and a failure weighs little
for a clause of another topic than its first difference. Variants in which nothing failed say nothing of the fault.

Before the names counts what the records are known to notice (``noticing``), where the corpus brings such a table: the
names of clauses say what a record is meant to show, and the table what it shows besides. The likelier the failures are
those of one changed value, the less is left to the names.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from belote_conformance.noticing import Notices, likeness
from belote_conformance.outcomes import Result

WEIGHTS: Mapping[str, float] = {"deal": 0.2, "match": 0.3}
"""How much a record of a kind counts; every other kind counts 1."""

BESIDES = 0.4
"""How much a record counts for the clauses that are not its main one."""

DAMPING = 2.0
"""How many records that pass are supposed of every clause besides those there are."""

TOPICS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("hands", "known"), ("dealing", "setup")),
    **dict.fromkeys(("calls", "contract"), ("auction",)),
    **dict.fromkeys(("cards", "trick"), ("play", "contracts")),
    **dict.fromkeys(("declarations", "may_show", "scored", "heard"), ("declarations",)),
    **dict.fromkeys(("may_say", "belote"), ("belote",)),
    **dict.fromkeys(("tests", "items", "score", "card_points"), ("scoring", "contracts", "belote", "declarations")),
    **dict.fromkeys(("finished", "target", "marks", "shuffle", "first_dealer"), ("match",)),
    "totals": ("match", "scoring"),
}
"""The topics in which the cause of a first difference is to be looked for, where it tells."""

ELSEWHERE = 0.1
"""How much a failure counts for a clause of another topic."""

EQUALS = 0.02
"""How much the names count where the failures are exactly those of a changed value: they decide between equals."""

NONE: Notices = {}


@dataclass(frozen=True)
class Suspect:
    """A clause with the number of records that name or notice it and failed, and of those that were compared."""

    clause: str
    failed: int
    compared: int
    weight: float


@dataclass
class Tally:
    """What the records say of one clause."""

    failed: int = 0
    compared: int = 0
    against: float = 0.0
    every: float = 0.0

    def add(self, result: Result, place: int, clause: str) -> None:
        """Count a record that names the clause at this place of its list."""
        share = weight(result) * (1.0 if place == 0 else BESIDES)
        self.against += share * nearness(result, clause) * failed(result)
        self.every += share
        self.count(result)

    def count(self, result: Result) -> None:
        """Count a record that is about the clause."""
        self.failed += failed(result)
        self.compared += 1

    @property
    def weight(self) -> float:
        """How likely the clause is by the names alone."""
        return self.against / math.sqrt(self.every + DAMPING)


def ranking(results: Iterable[Result], notices: Notices = NONE) -> list[Suspect]:
    """Return the clauses that may be at fault, the likeliest first: those the failing records name or notice."""
    answered = [result for result in results if failed(result) or result.outcome in ("pass", "unexpected_pass")]
    touched = {result.record.variant for result in answered if failed(result)}
    answered = [result for result in answered if result.record.variant in touched]
    tallies = tallied(answered, notices)
    like = likeness(answered, notices)
    names = 1 - max(like.values(), default=0.0) + EQUALS
    most = max((tally.weight for tally in tallies.values()), default=0.0) or 1.0
    suspects = [
        Suspect(clause, tally.failed, tally.compared, like.get(clause, 0.0) + names * tally.weight / most)
        for clause, tally in tallies.items()
        if tally.failed
    ]
    return sorted(suspects, key=lambda suspect: (-suspect.weight, suspect.clause))


def tallied(results: Iterable[Result], notices: Notices) -> dict[str, Tally]:
    """Return what the results say of each clause that their records name, or are known to notice."""
    noticing = {variant: known.clauses for variant, known in notices.items()}
    tallies: dict[str, Tally] = defaultdict(Tally)
    for result in results:
        named = result.record.data["clauses"]
        for place, clause in enumerate(named):
            tallies[clause].add(result, place, clause)
        for clause in noticing.get(result.record.variant, {}).get(result.record.id, frozenset()) - set(named):
            tallies[clause].count(result)
    return tallies


def failed(result: Result) -> bool:
    """Say whether a program answered and was wrong: an error of its own counts, a crash says nothing of a rule."""
    return result.outcome == "fail" or (result.outcome == "error" and not result.code)


def weight(result: Result) -> float:
    """Return how much a record says about its clauses."""
    return WEIGHTS.get(result.record.base, 1.0)


def nearness(result: Result, clause: str) -> float:
    """Return how well the first difference of a record speaks for a clause: 1, or less for another topic."""
    topics = TOPICS.get(result.difference.what) if result.difference else None
    return ELSEWHERE if topics and clause.split(".", 1)[0] not in topics else 1.0
