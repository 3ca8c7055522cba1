"""Is a difference a fault, or another reading that the variant declares? Each option of the variant is tried.

``Reader`` asks it of what fuzzing found, ``readings_of`` of records that failed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from belote.compare.situations import MAKERS, Game
from belote.compare.traces import Trace, divergence, trace
from belote.deal import Rules
from belote.declaration import Resolved
from belote.errors import BeloteError, CannotHappen
from belote.fuzz.panel import Panel
from belote.fuzz.reported import Strictness, laid_over
from belote.fuzz.run import Finding
from belote.fuzz.tables import Broke, GivenUp, Unanswered
from belote.library import offered, resolved
from belote.library import rules as compiled
from belote_conformance.hello import Hello
from belote_conformance.outcomes import Result
from belote_conformance.records import Record

Json = Mapping[str, Any]


class Shown(NamedTuple):
    """A situation and what a table shows of it; ``names`` are the observations that were asked, where not all were."""

    record: Json
    seen: Trace
    names: tuple[str, ...] | None = None


SAMPLE = {"deal": 30}
"""How many situations of a kind tell how well an option fits a program; of most kinds ``USUAL``."""

USUAL = 120

LOOKED_AT = 30
"""How many failures under the same rules are looked at for one that an option explains."""

FEWEST_TRIES = 60
MOST_TRIES = 200
"""How many times an option is tried after a run, at least and at most."""

Item = TypeVar("Item")


class Reader:
    """Tries options on what a table shows. Situations are made and shown once, whatever the number of findings."""

    def __init__(self, name: str, resolved: Resolved, panel: Panel) -> None:
        """``name`` is the variant with the options chosen, as it is looked up."""
        self.name = name
        self.resolved = resolved
        self.panel = panel
        self.samples: dict[tuple[int, str], list[Shown]] = {}

    def readings(self, finding: Finding) -> tuple[str, ...]:
        """Return the options, each by itself, under which every small situation of a finding shows what the table does.

        Those they were made of must not part in the same any more, and the option must fit the table better than the
        declared rules do on fresh situations of that kind; the best comes first. The table is asked again; one that has
        no answer any more conforms to nothing.
        """
        who = next((at for at, table in enumerate(self.panel.tables) if table.name == finding.key.table), 0)
        shown = [self.ask(who, found.record) for found in finding.kept]
        origins = [self.ask(who, record) for record in finding.origins]
        if not all(shown):
            return ()
        strictness = self.panel.tables[who].strictness
        sample = self.sample(who, finding.smallest.record["kind"])
        declared = misfits(self.panel.rules, sample, strictness)
        found = []
        for option in offered(self.name):
            rules = with_option(self.name, option)
            if rules is None or misfits(rules, [one for one in shown if one], strictness):
                continue
            if any(one and parts_in(rules, one, strictness) == finding.key.what for one in origins):
                continue
            left = misfits(rules, sample, strictness)
            if left < declared or not declared:
                found.append((left, option))
        return tuple(option for _, option in sorted(found))

    def sample(self, who: int, kind: str) -> list[Shown]:
        """Return fresh situations of a kind with what the table shows of them."""
        if (who, kind) not in self.samples:
            game, random = Game(self.panel.rules), Random(f"readings {kind}")
            records = [MAKERS[kind](game, random) for _ in range(SAMPLE.get(kind, USUAL))]
            asked = [self.ask(who, record) for record in records]
            self.samples[who, kind] = [one for one in asked if one]
        return self.samples[who, kind]

    def ask(self, who: int, record: Json) -> Shown | None:
        """Return what a table shows of a situation, once more."""
        try:
            guide = trace(self.panel.rules, record)
            return Shown(record, self.panel.tables[who].show(record, guide))
        except (BeloteError, Broke, GivenUp, Unanswered):
            return None


def misfits(rules: Rules, shown: Iterable[Shown], strictness: Strictness) -> int:
    """Return how many situations rules show otherwise than a table did."""
    return sum(not fits(rules, one, strictness) for one in shown)


def with_option(name: str, option: str) -> Rules | None:
    """Return the rules with one more option, or nothing if it does not go with those chosen."""
    try:
        return compiled(f"{name}+{option}")
    except (BeloteError, CannotHappen):
        return None


def fits(rules: Rules, shown: Shown, strictness: Strictness) -> bool:
    """Say whether rules show of a situation what a table did."""
    return parts_in(rules, shown, strictness) is None


def parts_in(rules: Rules, shown: Shown, strictness: Strictness) -> str | None:
    """Return in what rules and a table first part on a situation; nothing if they do not."""
    try:
        like = trace(rules, shown.record, checked=True, names=shown.names)
    except (BeloteError, CannotHappen):
        return "given"
    found = divergence(like, laid_over(shown.seen, like, strictness, True))
    return None if found is None else found.what


def readings_of(results: Sequence[Result], hello: Hello) -> dict[str, tuple[str, ...]]:
    """Return, by the id of each record that failed, the options of its variant under which nothing of it differs.

    An option must also fit the records of the variant that were run better than the declared rules do; of many a sample
    is looked at. The best comes first. Where most fails, under many options, only some are tried (``tries_for``),
    beginning with the rules under which most fails: what fits under one choice of options is all that is tried under
    the others of the variant.
    """
    strictness = Strictness(hello.results, hello.refusals, observes=observed_by(hello))
    left = tries_for(len(results))
    fitting: dict[str, list[str]] = {}
    found: dict[str, list[tuple[int, str]]] = {}
    for ran in by_failures(results):
        for option in fitting.get(ran.variant) or ran.options:
            rules = with_option(ran.name, option) if left else None
            left -= left > 0
            misfit = None if rules is None else ran.misfits_under(rules, strictness)
            if rules is None or misfit is None:
                continue
            if option not in fitting.setdefault(ran.variant, []):
                fitting[ran.variant].append(option)
            for id, shown in ran.failed.items():
                if not fits(compiled(ran.name), shown, strictness) and fits(rules, shown, strictness):
                    found.setdefault(id, []).append((misfit, option))
    return {id: tuple(option for _, option in sorted(options)) for id, options in found.items()}


def tries_for(ran: int) -> int:
    """Return how many times an option may be tried after so many records: a small part of what the run itself took."""
    return min(MOST_TRIES, max(FEWEST_TRIES, ran // 5))


class Ran(NamedTuple):
    """What was shown of the records of a variant with some options: of those that failed by their ids, and a sample of
    those that passed. ``options`` are those that may be tried besides.
    """

    variant: str
    name: str
    failed: Mapping[str, Shown]
    passed: Sequence[Shown]
    options: Sequence[str]

    def misfits_under(self, rules: Rules, strictness: Strictness) -> int | None:
        """Return how many of a sample do not fit rules; nothing if no failure does, or no fewer than under the own."""
        some = spread(tuple(self.failed.values()), LOOKED_AT)
        if not any(fits(rules, one, strictness) for one in some):
            return None
        sample = [*some, *self.passed]
        found = misfits(rules, sample, strictness)
        return found if found < misfits(compiled(self.name), sample, strictness) else None


def by_failures(results: Iterable[Result]) -> list[Ran]:
    """Return what was run, by the rules it was run under: those under which most failed first."""
    by_name: dict[str, list[Result]] = {}
    for result in results:
        if result.seen or result.outcome == "pass":
            by_name.setdefault(result.record.variant, []).append(result)
    found = [ran for name, own in by_name.items() if any(one.seen for one in own) and (ran := what_ran(name, own))]
    return sorted(found, key=lambda ran: (-len(ran.failed), ran.name))


def what_ran(name: str, own: Sequence[Result]) -> Ran | None:
    """Return what was shown of the records of one set of rules; nothing for rules that cannot be had."""
    try:
        game = resolved(name)
        compiled(name)
    except (BeloteError, CannotHappen):
        return None
    failed = {one.record.id: shown for one in own if one.seen and (shown := shown_in(one.record, one.seen))}
    some = spread([one.record for one in own if one.outcome == "pass"], USUAL)
    passed = [shown for record in some if (shown := shown_in(record, record.data["expect"]))]
    options = [option for option in game.declared if option not in game.options]
    return Ran(own[0].record.data["variant"]["id"], name, failed, passed, options)


def spread(items: Sequence[Item], most: int) -> Sequence[Item]:
    """Return so many of the items at most, from all over them."""
    return items if len(items) <= most else [items[at * len(items) // most] for at in range(most)]


def observed_by(hello: Hello) -> frozenset[str] | None:
    """Return what a program observes, nothing for all of its level."""
    return None if hello.observes is None else frozenset(hello.observes)


def shown_in(record: Record, points: Iterable[Json]) -> Shown | None:
    """Return what was observed of a record, as situations have it; nothing for a kind that is no situation."""
    if record.base not in MAKERS:
        return None
    events = len(record.data["events"])
    refused: Json | None = None
    places: list[dict[str, Any]] = [{} for _ in range(events + 1)]
    for point in points:
        last = events - (record.data["kind"] == "refusal")
        at = last if point["at"] == "end" else point["at"]
        if not 0 <= at <= events:
            return None
        places[at] |= {name: value for name, value in point.items() if name not in ("at", "refused")}
        if point.get("refused") is not None:
            refused, places = point["refused"], places[: at + 1]
            break
    names = sorted({name for asked in record.ask() for name in asked["what"]} - {"refused"})
    situation = {"kind": record.base, "given": record.data["given"], "events": record.data["events"]}
    return Shown(situation, Trace(tuple(places), refused), tuple(names))


def in_words(options: Sequence[str]) -> str:
    """Name the options, the first few of many."""
    more = f" and {len(options) - 3} more" if len(options) > 3 else ""
    return ", ".join(options[:3]) + more
