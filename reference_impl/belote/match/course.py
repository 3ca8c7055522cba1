"""The course of a match: a deal is added, a fault is counted, the end is looked for. Clause match.end."""

from __future__ import annotations

from dataclasses import replace

from belote.errors import Refusal
from belote.match.dealers import dealer_after
from belote.match.ending import conclude, finish
from belote.match.instant import sweeper
from belote.match.state import MatchRules, MatchState
from belote.scoring.facts import DealFacts
from belote.scoring.results import DealScore
from belote.setup import Seat


def is_last_deal(rules: MatchRules, state: MatchState) -> bool:
    """Say whether the next deal is known to be the last: only a limit of deals tells. Clause match.deals."""
    return rules.match.deals is not None and state.deals + 1 >= rules.match.deals


def add_deal(
    rules: MatchRules,
    state: MatchState,
    score: DealScore,
    facts: DealFacts,
    misdealt: bool = False,
) -> MatchState:
    """Return the match after a scored deal; the score must have been made with the pool and the marks of this match.

    A deal that is dealt again counts for nothing, and one that was stopped for a misdeal (``misdealt``) has no number.
    Raises ``Refusal`` when the match is over. Clauses match.accumulate, match.pool and match.marks.
    """
    refuse_when_over(state)
    added = replace(
        state,
        totals=tuple(total + score.written.get(column, 0) for column, total in enumerate(state.totals)),
        pool=score.pool_after,
        marks={**state.marks, **score.marks},
        deals=state.deals + (score.outcome != "replay" and not misdealt),
        dealer=dealer_after(rules, state.dealer, score, misdealt),
    )
    if score.outcome == "replay":
        return added
    return at_once(rules, added, score, facts) or conclude(rules, added, score, facts)


def at_once(rules: MatchRules, state: MatchState, score: DealScore, facts: DealFacts) -> MatchState | None:
    """Return the match as won by this deal whatever the totals, if it was."""
    if score.match_won_by:
        return finish(state, tuple(column for side in score.match_won_by for column in facts.columns[side]), "level")
    columns = sweeper(rules, facts)
    return finish(state, columns, "sweep") if columns else None


def add_fault(rules: MatchRules, state: MatchState, what: str, seat: Seat) -> MatchState:
    """Return the match after a fault was counted; enough of one kind lose it. Clause irregularities.match-lost-at.

    Raises ``Refusal`` when the match is over or the fault has no price.
    """
    refuse_when_over(state)
    fault = rules.faults.get(what)
    if fault is None:
        raise Refusal("irregularities.no-price", "over", "irregularities.faults", f"the fault {what} has no price here")
    column = rules.column(seat)
    counts = tuple(count + (place == column) for place, count in enumerate(state.faults[what]))
    state = replace(state, faults={**state.faults, what: counts})
    if not fault.match_lost_at or counts[column] < fault.match_lost_at:
        return state
    return finish(state, tuple(other for other in range(rules.columns) if other != column), "fault")


def refuse_when_over(state: MatchState) -> None:
    """Raise ``Refusal`` when the match is over."""
    if state.finished:
        raise Refusal("match.over", "over", "match.end", "the match is over")
