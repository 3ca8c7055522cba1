"""How much a difference matters: in how many of a number of random deals it changes what, and by how much.

Deal number *k* of a seed has the same dealer and the same order of the pack at every table; a policy plays it out at
the left table, and ``replays`` holds it against the right one. What only the right table allows is seen as a legal set,
and never chosen: the weights from right to left are others. Seats are counted in the order of play: a table
that plays the other way round is seen in a mirror, so that this alone changes nothing. No earlier deal stands behind a
deal: nothing hangs, no totals are known, and what changes only matches has no weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from belote.compare.meeting import apart
from belote.compare.weighing.courses import Course, course
from belote.compare.weighing.draws import deal_key
from belote.compare.weighing.intervals import Mean, Share, Sum, mean, share, summed
from belote.compare.weighing.outcomes import Outcome, outcome
from belote.compare.weighing.policies import POLICIES, Policy
from belote.compare.weighing.replays import Replayed, alike, replayed
from belote.deal import Rules


@dataclass(frozen=True)
class Weight:
    """How much a difference matters, over ``number`` deals of a seed played by a policy.

    ``legal``: the share of deals in which what somebody may do differs. ``trick``: in which a trick that both tables
    saw has another winner or other card points. ``score``: in which other game points are written, or other points
    hang. ``winner``: in which another side, or nobody, wins the deal. ``moved``: the mean number of game points
    written otherwise, all columns of the score sheet added. ``takers``: the mean change, from left to right, of what
    the takers of the left table have more than the best of their opponents, in game points. Where weights are not
    defined, ``reason`` says why, and the rest is nothing.
    """

    label: str
    number: int
    seed: int
    policy: str
    legal: Share | None = None
    trick: Share | None = None
    score: Share | None = None
    winner: Share | None = None
    moved: Mean | None = None
    takers: Mean | None = None
    reason: str = ""

    @property
    def rank(self) -> tuple[float, float, float]:
        """What weights are ordered by, the lightest first: deals scored otherwise, points moved, legal sets."""
        if self.score is None or self.moved is None or self.legal is None:
            return (-1.0, -1.0, -1.0)
        return (self.score.share, self.moved.mean, self.legal.share)

    def data(self) -> dict[str, Any]:
        """Return the weight as JSON has it: shares and means rounded to four digits."""
        head: dict[str, Any] = {"label": self.label, "deals": self.number, "seed": self.seed, "policy": self.policy}
        if self.reason:
            return {**head, "reason": self.reason}
        for name in ("legal", "trick", "score", "winner"):
            found: Share = getattr(self, name)
            head[name] = {"count": found.hits, "share": round(found.share, 4), "interval": [found.low, found.high]}
        for name in ("moved", "takers"):
            points: Mean = getattr(self, name)
            head[name] = {"mean": points.mean, "interval": [points.low, points.high]}
        return head


class Tally(NamedTuple):
    """What is counted over some deals: see ``Weight``. Tallies of other deals can be added."""

    number: int
    legal: int
    trick: int
    score: int
    winner: int
    moved: Sum
    takers: Sum

    def plus(self, other: Tally) -> Tally:
        """Return what is counted over both."""
        return Tally(
            self.number + other.number,
            self.legal + other.legal,
            self.trick + other.trick,
            self.score + other.score,
            self.winner + other.winner,
            self.moved.plus(other.moved),
            self.takers.plus(other.takers),
        )


Told = Tally | str
"""A tally, or why two tables have no weights."""


def weigh(left: Rules, right: Rules, number: int, seed: int, policy: str = "greedy", label: str = "") -> Weight:
    """Return how much two tables differ, over a number of random deals of a seed.

    Raises ``ValueError`` for less than one deal, and for a policy that is none of ``POLICIES``.
    """
    return weights([(label, right)], left, number, seed, policy)[0]


def weights(
    pairs: Sequence[tuple[str, Rules]], left: Rules, number: int, seed: int, policy: str = "greedy"
) -> tuple[Weight, ...]:
    """Return the weight of every table against the left one, in the order given; the deals are played out once.

    Raises ``ValueError`` for less than one deal, and for a policy that is none of ``POLICIES``.
    """
    found = tallies([right for _, right in pairs], left, range(number), seed, policy)
    heads = [Weight(label, number, seed, policy) for label, _ in pairs]
    return tuple(weight(head, told) for head, told in zip(heads, found, strict=True))


def weight(head: Weight, told: Told) -> Weight:
    """Return the weight that was counted, or the reason why there is none."""
    if isinstance(told, str):
        return replace(head, reason=told)
    legal, trick, score, winner = (
        share(hits, told.number) for hits in (told.legal, told.trick, told.score, told.winner)
    )
    return replace(
        head, legal=legal, trick=trick, score=score, winner=winner, moved=mean(told.moved), takers=mean(told.takers)
    )


def tallies(rights: Sequence[Rules], left: Rules, places: range, seed: int, policy: str) -> tuple[Told, ...]:
    """Return what is counted of every table against the left one, over the deals of a seed with these numbers.

    Raises ``ValueError`` for less than one deal, and for a policy that is none of ``POLICIES``.
    """
    if not places or policy not in POLICIES:
        raise ValueError(f"{len(places)} deals cannot be weighed by the policy {policy}")
    chosen = POLICIES[policy]
    reasons = [apart(left.declaration, right.declaration) for right in rights]
    played = [] if all(reasons) else [course(left, chosen, deal_key(seed, place)) for place in places]
    return tuple(reason or tally(left, right, played, chosen) for right, reason in zip(rights, reasons, strict=True))


def tally(left: Rules, right: Rules, played: Sequence[Course], policy: Policy) -> Tally:
    """Return what is counted of one table against the deals of the left one."""
    same = alike(left, right)
    ends = [(outcome(course.end), replayed(course, right, same, policy)) for course in played]
    return Tally(
        len(ends),
        legal=sum(other.legal for _, other in ends),
        trick=sum(other.trick for _, other in ends),
        score=sum(scored_otherwise(one, other.end) for one, other in ends),
        winner=sum(one.winners != other.end.winners for one, other in ends),
        moved=summed([moved(one, other.end) for one, other in ends]),
        takers=summed([change(one, other) for one, other in ends]),
    )


def scored_otherwise(one: Outcome, other: Outcome) -> bool:
    """Say whether other game points are written, or other points hang."""
    return one.written != other.written or one.hangs != other.hangs


def moved(one: Outcome, other: Outcome) -> int:
    """Return how many game points are written otherwise, all columns added."""
    return sum(abs(there - here) for here, there in zip(one.written, other.written, strict=True))


def change(one: Outcome, other: Replayed) -> int:
    """Return what the takers gain against their opponents, in game points; of the right table if the left has none."""
    takers = one.takers or other.end.takers
    return other.end.balance(takers) - one.balance(takers)
