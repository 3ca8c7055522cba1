"""Records of a match: a row of deals by their totals. Clause record.match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from belote import match
from belote.deal import Rules
from belote.match import MatchRules, MatchState
from belote.record.notation import broken, read_seat
from belote.record.results import column_scores, observe_score, read_marks, write_marks
from belote.record.totals import read_facts, score_of
from belote.scoring import DealFacts, DealScore

Json = Mapping[str, Any]


class Course(NamedTuple):
    """A match at one moment, with the score of the deal just added."""

    rules: Rules
    match: MatchRules
    state: MatchState
    score: DealScore | None = None
    facts: DealFacts | None = None


def begin(rules: Rules, given: Json) -> Course:
    """Return the match before its first event. Raises ``BrokenRecord``."""
    section = match.compile_match(rules.declaration)
    dealer = read_seat(rules, given["dealer"], "given.dealer") if "dealer" in given else None
    state = match.begin(section, dealer)
    if "totals" in given:
        state = replace(state, totals=read_columns(section, given["totals"]))
    if "marks" in given:
        state = replace(state, marks={**state.marks, **read_marks(rules, given["marks"])})
    return Course(rules, section, replace(state, pool=tuple(given.get("pool", ()))))


def read_columns(section: MatchRules, totals: Mapping[str, int]) -> tuple[int, ...]:
    """Read totals by column of the score sheet."""
    names = section.column_names()
    unknown = next((name for name in totals if name not in names), None)
    if unknown is not None:
        raise broken("given.totals", f"there is no column {unknown}", f"Use {', '.join(names)}.", "match.accumulate")
    return tuple(totals.get(name, 0) for name in names)


def apply(course: Course, event: Json, path: str) -> Course:
    """Add a deal. Raises ``Refusal`` when the match is over."""
    state, section = course.state, course.match
    if "dealer" in event:
        state = replace(state, dealer=read_seat(course.rules, event["dealer"], f"{path}.dealer"))
    if event["do"] == "score":
        return add_score(course._replace(state=state), event, path)
    if event["do"] == "annulled":
        return course._replace(state=match.add_annulled(section, state, event.get("next_dealer", "next")), score=None)
    add = match.add_void if event["do"] == "void" else match.add_misdeal
    return course._replace(state=add(section, state), score=None)


def add_score(course: Course, event: Json, path: str) -> Course:
    """Score a deal with the pool and the marks of the match, and add it."""
    for name in ("contract", "cards", "last"):
        if name not in event:
            raise broken(f"{path}.{name}", f"the deal has no {name}", "Give contract, cards and last.", "record.score")
    known_last = match.is_last_deal(course.match, course.state)
    facts = read_facts(course.rules, {"last_deal": known_last, **event}, path)
    score = score_of(course.rules, facts, event, path, course.state.pool, course.state.marks)
    fault = event.get("fault")
    misdealt = score.outcome == "stopped" and fault is not None and fault["what"] == "misdeal"
    state = match.add_deal(course.match, course.state, score, facts, misdealt=misdealt)
    if fault is not None and not state.finished and fault["side"] in tuple(course.rules.table.letters):
        state = match.add_fault(course.match, state, fault["what"], course.rules.table.seat(fault["side"]))
    return course._replace(state=state, score=score, facts=facts)


def observe(course: Course, name: str) -> Any:
    """Return one observation of the match, or of the deal just added."""
    state, section = course.state, course.match
    if name == "totals":
        return column_scores(section, state.totals)
    if name == "finished":
        return state.finished
    if name == "winner":
        return winner(section, state)
    if name == "target":
        return state.target
    if name == "pool":
        return list(state.pool)
    if name == "marks":
        return write_marks(section.column_names(), state.marks)
    if name == "shuffle":
        return course.rules.declaration.pack.shuffle
    if name == "first_dealer":
        return course.rules.declaration.dealing.dealer.first
    if name == "dealer":
        return None if state.dealer is None else course.rules.table.letter(state.dealer)
    return observe_score(course.rules, course.score, name) if course.score is not None else None


def winner(section: MatchRules, state: MatchState) -> str | None:
    """Return the column that has won, or draw, or nothing while the match goes on."""
    if not state.finished:
        return None
    return section.column_names()[state.winners[0]] if len(state.winners) == 1 else "draw"
