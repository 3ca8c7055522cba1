"""All that a run has to tell, whatever the form of the report. Clause protocol.report."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from belote_conformance.clauses import Clause
from belote_conformance.hello import Hello
from belote_conformance.noticing import Notices
from belote_conformance.outcomes import OUTCOMES, Result, exit_status
from belote_conformance.ranking import Suspect, ranking
from belote_conformance.records import Record
from belote_conformance.selection import EVERYTHING, Selection

QUIET = ("pass", "unsupported", "skipped", "not_asked", "expected_failure")
"""The outcomes that are counted and not told one by one."""

MOST_SUSPECTS = 10
FAINT = 0.25


@dataclass(frozen=True)
class Verdict:
    """The results of a run in their order, and what was wrong apart from them.

    ``complaints`` say what was wrong with the program apart from any record, ``stale`` which entries of the list of
    known failures are none any more. ``clauses`` are the clauses of the specification, for their titles;
    ``notices`` is what the records are known to notice, for the ranking.
    """

    results: Sequence[Result]
    hello: Hello | None = None
    command: Sequence[str] = ()
    selection: Selection = EVERYTHING
    complaints: Sequence[str] = ()
    stale: Sequence[str] = ()
    clauses: Mapping[str, Clause] = field(default_factory=dict)
    notices: Notices = field(default_factory=dict)

    @property
    def status(self) -> int:
        """The exit status. Clause protocol.exit."""
        return exit_status(self.results, self.complaints, self.stale)

    @property
    def told(self) -> list[Result]:
        """The results that are told one by one."""
        return [result for result in self.results if result.outcome not in QUIET]

    @property
    def suspects(self) -> list[Suspect]:
        """The clauses most likely at fault, the likeliest first, without those that are much less likely."""
        found = ranking(self.results, self.notices)[:MOST_SUSPECTS]
        return [suspect for suspect in found if suspect.weight >= FAINT * found[0].weight]

    def counts(self) -> dict[str, int]:
        """Return how many results there are of each outcome that there is."""
        return counted(self.results)

    def by_variant(self) -> dict[str, dict[str, int]]:
        """Return the counts for each variant with any options, in order of name."""
        found: dict[str, list[Result]] = {}
        for result in self.results:
            found.setdefault(result.record.data["variant"]["id"], []).append(result)
        return {name: counted(found[name]) for name in sorted(found)}

    def reasons(self) -> list[tuple[str, str, int]]:
        """Return why records were left out, with how often: outcome, reason, number, the most frequent first."""
        left = ("unsupported", "skipped", "not_asked", "harness_fault")
        found = Counter((result.outcome, result.reason) for result in self.results if result.outcome in left)
        ordered = sorted(found.items(), key=lambda pair: (left.index(pair[0][0]), -pair[1], pair[0][1]))
        return [(outcome, reason, number) for (outcome, reason), number in ordered]

    def applicable(self) -> tuple[int, int]:
        """Return how many records passed, and how many could have: all but those left out."""
        counts = self.counts()
        return counts.get("pass", 0), sum(counts.get(name, 0) for name in APPLICABLE)


APPLICABLE = ("pass", "fail", "error", "timeout", "expected_failure", "unexpected_pass")


def counted(results: Iterable[Result]) -> dict[str, int]:
    """Return how many results there are of each outcome that there is, in the order of the outcomes."""
    found = Counter(result.outcome for result in results)
    return {outcome: found[outcome] for outcome in OUTCOMES if found[outcome]}


def corpus_digest(records: Iterable[Record]) -> str:
    """Return a digest of the records of a run, by which two reports can tell that they speak of the same."""
    lines = sorted(f"{record.id} {record.question()} {record.data['expect']}" for record in records)
    return "sha256:" + hashlib.sha256("\n".join(lines).encode()).hexdigest()


def who(verdict: Verdict) -> str:
    """Return the program with its version and strictness, in one line."""
    hello = verdict.hello
    if hello is None:
        return "no program"
    name = " ".join(filter(None, (hello.name, hello.version)))
    of = "" if hello.observes is None else f" of {', '.join(hello.observes) or 'refusals alone'}"
    return f"{name}, results {hello.results}{of}, refusals {hello.refusals}"


def scope(verdict: Verdict) -> str:
    """Return what was checked: profiles, variants and words, or the whole corpus."""
    chosen = verdict.selection
    words = [f"matching {chosen.words}"] if chosen.words else []
    return ", ".join([*chosen.profiles, *chosen.variants, *words]) or "whole corpus"


def summary(counts: Mapping[str, int]) -> str:
    """Return counts in words."""
    return ", ".join(f"{number} {words(outcome)}" for outcome, number in counts.items()) or "no record was run"


def words(outcome: str) -> str:
    """Return an outcome as it is spoken of."""
    return outcome.replace("_", " ")


def as_json(result: Result) -> dict[str, Any]:
    """Return a result in JSON; members that say nothing are left out."""
    record = result.record
    found: dict[str, Any] = {"id": record.id, "variant": record.variant, "outcome": result.outcome}
    if result.reason:
        found["reason"] = result.reason
    if result.difference is not None:
        found["difference"] = vars(result.difference)
    if result.difference is not None or result.code:
        found["clauses"] = record.data["clauses"]
    if result.explanation:
        found["explanation"] = [{"text": text, "clause": clause} for text, clause in result.explanation]
    for name, value in (
        ("options", list(result.options)),
        ("stderr", list(result.stderr)),
        ("known", result.known),
        ("broke", result.code),
    ):
        if value:
            found[name] = value
    return found


__all__ = ["Verdict", "as_json", "corpus_digest", "counted", "scope", "summary", "who", "words"]
