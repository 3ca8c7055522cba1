"""Fuzzing: random situations, those who dissent, and each difference made small and kept once. Clause protocol.run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from belote.compare.shrinking import Found, Keeps, shrunk, size
from belote.compare.situations import MAKERS, Game
from belote.compare.traces import Divergence, trace
from belote.deal import Rules
from belote.errors import BrokenRecord
from belote.fuzz.naming import clause_of, manner_of
from belote.fuzz.panel import Dissent, Panel
from belote.fuzz.tables import Broke, GivenUp, Table

Json = Mapping[str, Any]
Watch = Callable[[], object]

EACH = 4
"""How many differences that look alike are made smaller; of the others only the eighth, the sixteenth and so on."""

LARGE = ("match", "deal")
"""Kinds whose differences are made smaller at once only if no smaller kind showed the same."""

MOST_KEPT = 6
"""How many small situations of one finding are kept."""

MOST_ORIGINS = 30
"""How many of the situations they were made of are kept."""


@dataclass(frozen=True)
class Plan:
    """What is made: ``number`` situations of each kind; the same seed makes the same."""

    rules: Rules
    kinds: Sequence[str]
    number: int
    seed: int


class Key(NamedTuple):
    """By what findings are told apart: whose, about which rule, what was observed, and in which way it differs."""

    table: str
    clause: str
    what: str
    manner: str = ""


@dataclass
class Finding:
    """One rule a table sees otherwise: the smallest situation found, how often, and against whom.

    ``kept`` are the small situations that led here, the smallest first, and ``origins`` some of those they were made
    of; ``majority`` the tables that agreed where three
    or more answered, and ``seen`` what the one it is held against shows after an event only the other refuses.
    """

    key: Key
    against: str
    kept: list[Found]
    majority: tuple[str, ...] = ()
    times: int = 0
    origins: list[Json] = field(default_factory=list)
    seen: Json = field(default_factory=dict)

    @property
    def smallest(self) -> Found:
        """The smallest situation."""
        return self.kept[0]

    @property
    def parting(self) -> Divergence:
        """Where the tables part on it."""
        return self.smallest.parting


class Mishap(NamedTuple):
    """A situation at which a program broke: how, and the situation as it was made."""

    table: str
    kind: str
    code: str
    reason: str
    record: Json


@dataclass
class Fuzzed:
    """What came of fuzzing: counts by kind, findings, mishaps, and why a table had no answer."""

    made: Counter[str] = field(default_factory=Counter)
    compared: Counter[str] = field(default_factory=Counter)
    differing: Counter[str] = field(default_factory=Counter)
    refusals: int = 0
    observed: set[str] = field(default_factory=set)
    unanswered: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    broke: Counter[tuple[str, str]] = field(default_factory=Counter)
    mishaps: list[Mishap] = field(default_factory=list)
    findings: dict[Key, Finding] = field(default_factory=dict)
    given_up: str = ""

    @property
    def ordered(self) -> list[Finding]:
        """The findings, those seen most often first."""
        return sorted(self.findings.values(), key=lambda finding: (-finding.times, finding.key))

    @property
    def status(self) -> int:
        """The exit status: 3 a program broke, 1 something differs, 2 nothing was compared, 0 all well."""
        if self.given_up or self.broke:
            return 3
        if self.findings:
            return 1
        return 0 if sum(self.compared.values()) else 2


def fuzz(plan: Plan, tables: Sequence[Table], watch: Watch = lambda: None) -> Fuzzed:
    """Put random situations to the first table and hold it against the others; every table is closed at the end.

    Memory does not grow with the number of situations: of each finding a few small situations are kept.
    """
    panel = Panel(plan.rules, tables)
    work = Work(plan, panel)
    try:
        for kind in plan.kinds:
            random = Random(f"{plan.seed} {kind}")
            for _ in range(plan.number):
                work.look(MAKERS[kind](work.game, random))
                watch()
    except GivenUp as error:
        work.fuzzed.given_up = str(error)
    finally:
        panel.close()
    return work.fuzzed


class Work:
    """The state of one run: what was found so far, and how often what looks alike was seen."""

    def __init__(self, plan: Plan, panel: Panel) -> None:
        self.plan = plan
        self.panel = panel
        self.game = Game(plan.rules)
        self.fuzzed = Fuzzed()
        self.alike: Counter[Key] = Counter()
        self.led_to: dict[Key, Key] = {}

    def look(self, record: dict[str, Any]) -> None:
        """Look at one situation. Raises ``GivenUp``, after a difference is kept."""
        fuzzed, kind = self.fuzzed, record["kind"]
        fuzzed.made[kind] += 1
        try:
            answers = self.panel.answers(record)
        except BrokenRecord:
            return
        for failure in answers.failures:
            self.note(failure, record)
        names = self.panel.compared(answers)
        if not names:
            return
        fuzzed.compared[kind] += 1
        fuzzed.observed |= names
        fuzzed.refusals += "refused" in names
        dissents = self.panel.dissents(answers)
        fuzzed.differing[kind] += bool(dissents)
        for dissent in dissents:
            self.keep(record, dissent)

    def note(self, failure: Exception, record: dict[str, Any]) -> None:
        """Count why a table had no answer, and keep the first situation of each way in which one broke."""
        if isinstance(failure, Broke):
            key = failure.table, failure.code
            if not self.fuzzed.broke[key]:
                said = Mishap(failure.table, failure.kind, failure.code, str(failure), record)
                self.fuzzed.mishaps.append(said)
            self.fuzzed.broke[key] += 1
        else:
            reason = str(failure)[:200]
            key3 = getattr(failure, "table", ""), getattr(failure, "status", ""), reason
            if key3 in self.fuzzed.unanswered or len(self.fuzzed.unanswered) < 100:
                self.fuzzed.unanswered[key3] += 1

    def keep(self, record: dict[str, Any], dissent: Dissent) -> None:
        """Count a difference, and make it small unless many that look alike were."""
        kind, what = record["kind"], dissent.parting.what
        key = self.key_of(Found(record, dissent.parting), dissent)
        rough = key._replace(what=f"{kind} {what}")
        if kind in LARGE and rough not in self.alike and key in self.fuzzed.findings:
            self.alike[rough], self.led_to[rough] = EACH, key
        self.alike[rough] += 1
        number = self.alike[rough]
        if number > EACH and (number < 2 * EACH or number & (number - 1)):
            finding = self.fuzzed.findings[self.led_to[rough]]
            finding.times += 1
            finding.origins += [record] if len(finding.origins) < MOST_ORIGINS else []
            return
        found, given_up = self.smaller(Found(record, dissent.parting), dissent)
        self.led_to[rough] = self.file(found, dissent)
        origins = self.fuzzed.findings[self.led_to[rough]].origins
        origins += [record] if len(origins) < MOST_ORIGINS else []
        if given_up is not None:
            raise given_up

    def smaller(self, found: Found, dissent: Dissent) -> tuple[Found, GivenUp | None]:
        """Return the smallest situation single steps lead to, and whether the program was given up on the way."""
        left, right = self.panel.pair(dissent.who, dissent.against)
        try:
            return shrunk(self.game, left, right, found, self.same_kind(found)), None
        except GivenUp as error:
            return found, error

    def kind_of(self, found: Found) -> tuple[str, str, str]:
        """Return the kind of a difference: the clause it is about, what is observed, and in which way it differs."""
        what, left, right = found.parting.what, found.parting.left, found.parting.right
        return clause_of(self.plan.rules, found.record, found.parting), what, manner_of(what, left, right)

    def key_of(self, found: Found, dissent: Dissent) -> Key:
        """Return the key of the finding that a difference belongs to."""
        return Key(self.panel.tables[dissent.who].name, *self.kind_of(found))

    def same_kind(self, found: Found) -> Keeps:
        """Return what says of a smaller situation whether it is of the same kind."""
        before = self.kind_of(found)
        return lambda one: one.parting.what == found.parting.what and self.kind_of(one) == before

    def file(self, found: Found, dissent: Dissent) -> Key:
        """Put a small situation to the finding it belongs to, and return the key of that."""
        tables = self.panel.tables
        key = self.key_of(found, dissent)
        finding = self.fuzzed.findings.setdefault(key, Finding(key, tables[dissent.against].name, []))
        finding.times += 1
        if all(one.record != found.record for one in finding.kept):
            finding.kept = sorted([*finding.kept, found], key=lambda one: size(self.game, one))[:MOST_KEPT]
        if finding.smallest is found:
            finding.against, finding.majority = tables[dissent.against].name, dissent.majority
            finding.seen = self.after(found)
        return key

    def after(self, found: Found) -> Json:
        """Return what the declared rules show after the event at which the tables part, if they go on."""
        places = trace(self.plan.rules, found.record, checked=True).places
        at = found.parting.at + 1
        return places[at] if at < len(places) else {}


__all__ = ["Finding", "Fuzzed", "Key", "Mishap", "Plan", "fuzz"]
