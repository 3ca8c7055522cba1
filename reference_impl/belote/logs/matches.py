"""Matches as their deals come by: totals, the pool, the dealer and the end. Clauses match.*.

A match is known as long as every deal of it was scored; after one that could not be, it goes on from the totals that
are recorded next. Only the latest matches are kept, so that a log of any length takes the same memory.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from belote import match
from belote.deal import Rules
from belote.errors import CannotHappen, Refusal
from belote.logs.ended import Settled, points
from belote.logs.told import Told
from belote.logs.verdict import Breach, Report
from belote.match import MatchRules, MatchState
from belote.record.results import column_scores, write_marks

Json = Mapping[str, Any]
MOST_KEPT = 200


@dataclass
class Standing:
    """Where a match stands; ``why`` says what is not known of it any more: totals, pool and dealer, or nothing."""

    rules: Rules
    section: MatchRules
    state: MatchState
    deal: str = ""
    totals_known: bool = True
    dealer_known: bool = False
    pool_known: bool = True
    why: str = ""


@dataclass
class Matches:
    """The matches of a file whose deals have come by, the latest last."""

    kept: OrderedDict[str, Standing] = field(default_factory=OrderedDict)

    def standing(self, rules: Rules, told: Told, name: str) -> Standing:
        """Return where the match of a deal stands before it."""
        found = self.kept.pop(name, None)
        if found is None or found.rules is not rules:
            section = match.compile_match(rules.declaration)
            found = Standing(rules, section, match.begin(section))
            if told.before is not None:
                found.state = replace(found.state, totals=columns(found, told.before) or found.state.totals)
            elif not starts(told):
                found.totals_known, found.why = False, "the deals before are not in the log"
            found.pool_known = starts(told) and not any(found.state.totals)
        self.kept[name] = found
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found

    def lose(self, why: str) -> None:
        """Note that a row could not be read: it may have been of any match."""
        for standing in self.kept.values():
            forget(standing, why)


def starts(told: Told) -> bool:
    """Say whether a deal is the first of its match; without numbers the first that is seen is taken for it."""
    return not told.deal.isdecimal() or int(told.deal) in (0, 1)


def forget(standing: Standing, why: str) -> None:
    """Go on without knowing where a match stands."""
    standing.totals_known, standing.dealer_known, standing.pool_known, standing.why = False, False, False, why


def columns(standing: Standing, recorded: Json) -> tuple[int, ...] | None:
    """Return recorded totals by column, nothing unless all columns are there."""
    names = standing.section.column_names()
    return tuple(recorded[name] for name in names) if all(name in recorded for name in names) else None


def before(standing: Standing, told: Told, report: Report) -> dict[str, Any]:
    """Check what a deal brings in, and return what is given to it: scores, pool, marks, whether it is the last."""
    note_gap(standing, told)
    if standing.state.finished:
        at = points(column_scores(standing.section, standing.state.totals))
        by_target = standing.state.reason in ("target", "deals")
        reason = f"The match was over: {at}." if by_target else f"The match was won with the deal before, at {at}."
        report.find(Breach("match.end", "match.over", reason, "match", "no further deal"), "totals")
        standing.state = replace(standing.state, finished=False)
    check_before(standing, told, report)
    check_dealer(standing, told, report)
    state = standing.state
    if not standing.totals_known:
        return {}
    given: dict[str, Any] = {"scores": column_scores(standing.section, state.totals)}
    given |= {"pool": list(state.pool)} if state.pool else {}
    marks = write_marks(standing.section.column_names(), state.marks)
    given |= {"marks": marks} if marks else {}
    return given | ({"last_deal": True} if match.is_last_deal(standing.section, state) else {})


def note_gap(standing: Standing, told: Told) -> None:
    """Note deals that are missing between the last one and this."""
    last, number = standing.deal, told.deal
    if last.isdecimal() and number.isdecimal() and int(number) != int(last) + 1:
        forget(standing, f"deal {number} comes after deal {last}")
    standing.deal = told.deal


def check_before(standing: Standing, told: Told, report: Report) -> None:
    """Compare the totals before a deal, and go on from them."""
    if told.before is None:
        return
    if standing.totals_known:
        compare_totals(standing, told.before, "before", report)
    recorded = columns(standing, told.before)
    if recorded is not None:
        standing.state = replace(standing.state, totals=recorded)
        standing.totals_known = True


def compare_totals(standing: Standing, recorded: Mapping[str, int], when: str, report: Report) -> None:
    """Compare the totals recorded before or after a deal with those of the match, in game points."""
    report.check("totals")
    known = column_scores(standing.section, standing.state.totals)
    if any(known.get(name) != number for name, number in recorded.items()):
        code, member = ("log.before", "before") if when == "before" else ("log.totals", "totals")
        reason = f"The totals {when} the deal are recorded as {points(recorded)}, and are {points(known)}."
        report.find(Breach("match.accumulate", code, reason, member, points(known)), "totals")


def check_dealer(standing: Standing, told: Told, report: Report) -> None:
    """Compare the dealer with the one whose turn it is."""
    table = standing.rules.table
    if not told.dealer:
        return
    due = standing.state.dealer
    if standing.dealer_known and due is not None:
        report.check("dealer")
        if table.letter(due) != told.dealer:
            reason = f"{told.dealer} is recorded as dealer, and {table.letter(due)} was to deal."
            report.find(Breach("match.next-dealer", "log.dealer", reason, "dealer", table.letter(due)), "dealer")
    right = not standing.dealer_known or due is None or table.letter(due) == told.dealer
    standing.state = replace(standing.state, dealer=table.seat(told.dealer))
    standing.dealer_known = right


def after(standing: Standing, told: Told, end: Settled | None, report: Report) -> None:
    """Add a deal to its match, and compare the totals after it."""
    if end is None or not add(standing, end):
        forget(standing, "a deal before could not be scored")
        standing.totals_known = False
    if told.totals is None:
        return
    if standing.totals_known:
        compare_totals(standing, told.totals, "after", report)
    else:
        report.cannot("totals", standing.why)
    recorded = columns(standing, told.totals)
    if recorded is not None:
        standing.state = replace(standing.state, totals=recorded)
        standing.totals_known = True


def add(standing: Standing, end: Settled) -> bool:
    """Add what a deal came to; say whether the totals after it are known."""
    section, state = standing.section, standing.state
    try:
        if end.score is not None and end.facts is not None:
            state = match.add_deal(section, state, end.score, end.facts)
        elif end.what == "void":
            state = match.add_void(section, state)
        elif end.what == "annulled":
            state = match.add_annulled(section, state, end.word)
        elif end.what != "won":
            return False
    except (Refusal, CannotHappen):
        return False
    standing.state = match.win(state, end.winners) if end.what == "won" else state
    return end.what != "won" or end.score is not None
