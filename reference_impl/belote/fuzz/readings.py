"""Is a difference a fault, or another reading that the variant declares? Each option of the variant is tried.

``Reader`` asks it of what fuzzing found, ``readings_of`` of records that failed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from belote.compare.situations import MAKERS, Game
from belote.compare.traces import Trace, divergence, trace
from belote.deal import Rules
from belote.declaration import Resolved
from belote.errors import BeloteError, CannotHappen
from belote.fuzz.panel import Panel
from belote.fuzz.reported import Strictness, laid_over
from belote.fuzz.run import Finding
from belote.fuzz.tables import Broke, GivenUp, Unanswered
from belote.library import offered
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


def readings_of(results: Iterable[Result], hello: Hello) -> dict[str, tuple[str, ...]]:
    """Return, by the id of each record that failed, the options of its variant under which nothing of it differs.

    An option must also fit the records of the variant that were run better than the declared rules do; of those that
    passed a sample is looked at. The best comes first.
    """
    strictness = Strictness(hello.results, hello.refusals, observes=observed_by(hello))
    by_variant: dict[str, list[Result]] = {}
    for result in results:
        if result.seen or result.outcome == "pass":
            by_variant.setdefault(result.record.variant, []).append(result)
    found: dict[str, list[tuple[int, str]]] = {}
    for name, own in by_variant.items():
        failed = {one.record.id: shown for one in own if one.seen and (shown := shown_in(one.record, one.seen))}
        passed = [one.record for one in own if one.outcome == "pass"][:: max(1, len(own) // USUAL)]
        if failed:
            sample = [*failed.values(), *filter(None, (shown_in(record, record.data["expect"]) for record in passed))]
            for left, option, rules in better(name, sample, strictness):
                for id, shown in failed.items():
                    if not fits(compiled(name), shown, strictness) and fits(rules, shown, strictness):
                        found.setdefault(id, []).append((left, option))
    return {id: tuple(option for _, option in sorted(options)) for id, options in found.items()}


def observed_by(hello: Hello) -> frozenset[str] | None:
    """Return what a program observes, nothing for all of its level."""
    return None if hello.observes is None else frozenset(hello.observes)


def better(name: str, sample: Sequence[Shown], strictness: Strictness) -> Iterator[tuple[int, str, Rules]]:
    """Yield the options of a variant that fit what was shown better than its own rules, with what does not fit."""
    try:
        declared = misfits(compiled(name), sample, strictness)
    except BeloteError:
        return
    for option in offered(name):
        rules = with_option(name, option)
        left = declared if rules is None else misfits(rules, sample, strictness)
        if rules is not None and left < declared:
            yield left, option, rules


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
