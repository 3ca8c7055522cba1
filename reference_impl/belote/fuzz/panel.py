"""Several tables side by side: who dissents from whom, with a majority where three or more answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from belote.compare.shrinking import Found
from belote.compare.traces import QUESTIONS, Divergence, Show, Trace, divergence, trace
from belote.deal import Rules
from belote.errors import BrokenRecord, Problem
from belote.fuzz.reported import laid_over, observations
from belote.fuzz.tables import Broke, GivenUp, Table, Unanswered
from belote.record.terms import check_record

Json = Mapping[str, Any]

LEARNING = 100
"""After how many answers in a kind the observations that no program has told are not looked at any more."""

MOST_ASKED = 3000
"""How many situations are tried while one is made smaller."""


class Dissent(NamedTuple):
    """Who parts from whom on a situation: places of tables, and the names of those who agree with the second."""

    who: int
    against: int
    parting: Divergence
    majority: tuple[str, ...] = ()


class Answers(NamedTuple):
    """What each table showed of a situation, nothing for one that did not answer; and why it did not."""

    traces: tuple[Trace | None, ...]
    failures: tuple[Broke | Unanswered, ...] = ()


class Panel:
    """The checked program, first, and those it is held against. ``rules`` are the declared ones and put the question.

    None is privileged: two tables contradict each other, and of three or more those are named that part from more than
    half of them.
    """

    def __init__(self, rules: Rules, tables: Sequence[Table]) -> None:
        self.rules = rules
        self.tables = list(tables)
        self.told: dict[str, set[str]] = {}
        self.answered: Counter[str] = Counter()

    def answers(self, record: Json) -> Answers:
        """Return what every table shows. Raises ``BrokenRecord`` for what cannot be, and ``GivenUp``."""
        guide = self.guide(record)
        traces: list[Trace | None] = []
        failures: list[Broke | Unanswered] = []
        for table in self.tables:
            try:
                traces.append(table.show(record, guide))
            except (Broke, Unanswered) as error:
                traces.append(None)
                failures.append(error)
        self.learn(record["kind"], traces)
        return Answers(tuple(traces), tuple(failures))

    def guide(self, record: Json) -> Trace:
        """Return what the declared rules show, as far as anybody tells such things. Raises ``BrokenRecord``."""
        check_record(self.rules, record)
        kind = record["kind"]
        names = [name for name in QUESTIONS[kind] if self.answered[kind] < LEARNING or name in self.told[kind]]
        return trace(self.rules, record, checked=True, names=names)

    def learn(self, kind: str, traces: Sequence[Trace | None]) -> None:
        """Note what the programs told; after some answers the rest is not looked at any more."""
        told = self.told.setdefault(kind, set())
        for table, shown in zip(self.tables, traces, strict=True):
            if shown is not None:
                told |= set(QUESTIONS[kind]) if table.strictness.complete and table is self.tables[0] else set()
                told.update(*(place.keys() for place in shown.places if not table.strictness.complete))
        self.answered[kind] += any(shown is not None for shown in traces[:1])

    def parting(self, answers: Answers, who: int, against: int) -> Divergence | None:
        """Return where one table contradicts another, as finely as both report; nothing if either did not answer."""
        own, like = answers.traces[who], answers.traces[against]
        if own is None or like is None:
            return None
        return divergence(like, self.compare(own, like, who, against))

    def compare(self, own: Trace, like: Trace, who: int, against: int) -> Trace:
        """Return what one table showed, laid over what another did, as finely as both report."""
        one, other = self.tables[who].strictness, self.tables[against].strictness
        return laid_over(own, like, one.coarser(other), other.complete)

    def compared(self, answers: Answers) -> frozenset[str]:
        """Return the names of what the checked program and another table both report."""
        own = answers.traces[0]
        names = [
            observations(own, like, self.tables[0].strictness.coarser(table.strictness))
            for table, like in zip(self.tables[1:], answers.traces[1:], strict=True)
            if own is not None and like is not None
        ]
        return frozenset().union(*names)

    def dissents(self, answers: Answers) -> list[Dissent]:
        """Return who parts from whom: from the majority, where there is one, or else everybody from the first."""
        voices = [place for place, found in enumerate(answers.traces) if found is not None]
        if len(voices) < 3:
            return self.plain_dissents(answers, voices)
        friends = {one: [other for other in voices if self.agree(answers, one, other)] for one in voices}
        leader = max(voices, key=lambda one: (len(friends[one]), -one))
        if len(friends[leader]) * 2 <= len(voices):
            return self.plain_dissents(answers, voices)
        majority = tuple(self.tables[place].name for place in friends[leader])
        found = []
        for place in voices:
            parted = None if place in friends[leader] else self.parting(answers, place, leader)
            if parted is not None:
                found.append(Dissent(place, leader, parted, majority))
        return found

    def agree(self, answers: Answers, one: int, other: int) -> bool:
        """Say whether two tables do not contradict each other."""
        return one == other or self.parting(answers, one, other) is None

    def plain_dissents(self, answers: Answers, voices: Sequence[int]) -> list[Dissent]:
        """Return how the checked program parts from each other table: no majority tells who is right."""
        if not voices or voices[0] != 0:
            return []
        parted = [(other, self.parting(answers, 0, other)) for other in voices[1:]]
        return [Dissent(0, other, found) for other, found in parted if found is not None]

    def pair(self, who: int, against: int) -> tuple[Show, Show]:
        """Return two tables as shrinking takes them; whoever has no answer cannot be shown the situation.

        After ``MOST_ASKED`` situations nothing can be shown any more, so that shrinking ends.
        """
        kept: dict[str, Trace] = {}
        asked = 0

        def left(record: Json) -> Trace:
            nonlocal asked
            asked += 1
            if asked > MOST_ASKED:
                raise cannot_be_shown("enough situations were tried")
            like, own = self.two(record, against, who)
            kept["own"] = self.compare(own, like, who, against)
            return like

        return left, lambda record: kept["own"]

    def two(self, record: Json, one: int, other: int) -> tuple[Trace, Trace]:
        """Return what two tables show. Raises ``BrokenRecord`` if either has no answer, and ``GivenUp``."""
        guide = self.guide(record)
        try:
            return self.tables[one].show(record, guide), self.tables[other].show(record, guide)
        except (Broke, Unanswered) as error:
            raise cannot_be_shown(str(error)) from None

    def close(self) -> None:
        """Take leave of every table."""
        for table in self.tables:
            table.close()


def cannot_be_shown(reason: str) -> BrokenRecord:
    """Return the error of a situation that a table has no answer to."""
    return BrokenRecord(Problem("fuzz.unanswered", reason))


__all__ = ["Answers", "Dissent", "Found", "GivenUp", "Panel"]
