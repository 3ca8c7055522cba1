"""Is a difference a fault, or another reading that the variant declares? Each option of the variant is tried."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
from belote.library import rules as compiled

Json = Mapping[str, Any]


class Shown(NamedTuple):
    """A situation and what a table shows of it."""

    record: Json
    seen: Trace


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
        for option in self.resolved.declared:
            rules = None if option in self.resolved.options else with_option(self.name, option)
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
        like = trace(rules, shown.record, checked=True)
    except (BeloteError, CannotHappen):
        return "given"
    found = divergence(like, laid_over(shown.seen, like, strictness, True))
    return None if found is None else found.what


def in_words(options: Sequence[str]) -> str:
    """Name the options, the first few of many."""
    more = f" and {len(options) - 3} more" if len(options) > 3 else ""
    return ", ".join(options[:3]) + more
