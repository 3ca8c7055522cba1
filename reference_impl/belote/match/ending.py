"""Whether a deal ends the match, and who has won. Clauses match.target, match.several, match.equal and match.deals.

The winner is found among all columns that have reached the target; where a block keeps it from finishing, the match
goes on.
"""

from __future__ import annotations

from dataclasses import replace

from belote.errors import CannotHappen
from belote.match.blocks import Last, is_blocked, side_of
from belote.match.state import MatchRules, MatchState
from belote.scoring.facts import DealFacts
from belote.scoring.results import DealScore

NOBODY_YET = None
DRAWN: tuple[int, ...] = ()


def reaches(rules: MatchRules, state: MatchState, total: int) -> bool:
    """Say whether a total is enough. Clause match.reached."""
    if state.target is None:
        return False
    return total >= state.target if rules.match.reached == "at_least" else total > state.target


def finish(state: MatchState, winners: tuple[int, ...], reason: str) -> MatchState:
    """Return the match as finished."""
    return replace(state, finished=True, winners=winners, reason=reason)


def conclude(rules: MatchRules, state: MatchState, score: DealScore, facts: DealFacts) -> MatchState:
    """Return the match after a scored deal: finished, with a moved target, or as it is."""
    reached = tuple(column for column, total in enumerate(state.totals) if reaches(rules, state, total))
    if reached:
        state = by_target(rules, state, score, facts, reached)
    limit = rules.match.deals
    if state.finished or limit is None or state.deals < limit:
        return state
    winners = best_of(rules, state, score, facts, tuple(range(rules.columns)))
    return state if winners is NOBODY_YET else finish(state, winners, "deals")


def by_target(
    rules: MatchRules, state: MatchState, score: DealScore, facts: DealFacts, reached: tuple[int, ...]
) -> MatchState:
    """Return the match after a deal in which columns stand at the target."""
    if len(reached) > 1 and rules.match.several == "raise":
        return replace(state, target=(state.target or 0) + rules.match.raise_by)
    winners = reached if len(reached) == 1 else several(rules, state, score, facts, reached)
    if winners is NOBODY_YET:
        return state
    asked = winners or reached
    if any(is_blocked(rules.match.blocked, last_of(rules, state, score, facts, column)) for column in asked):
        return after_block(rules, state)
    return finish(state, winners, "target")


def last_of(rules: MatchRules, state: MatchState, score: DealScore, facts: DealFacts, column: int) -> Last:
    """Return a column with its last deal, for the blocks to look at."""
    return Last(column, side_of(facts, column), lambda total: reaches(rules, state, total), state, score, facts)


def after_block(rules: MatchRules, state: MatchState) -> MatchState:
    """Return the match after a block: the same target, or one point more than the leader has.

    Clause match.after-block.
    """
    if rules.match.after_block == "same_target":
        return state
    return replace(state, target=max(state.totals) + 1)


def several(
    rules: MatchRules, state: MatchState, score: DealScore, facts: DealFacts, reached: tuple[int, ...]
) -> tuple[int, ...] | None:
    """Return who wins when several columns stand at the target."""
    word = rules.match.several
    if word == "draw":
        return DRAWN
    if word == "last_deal":
        most = max(score.written[column] for column in reached)
        best = tuple(column for column in reached if score.written[column] == most)
        return best if len(best) == 1 else equal(rules, score, facts, best)
    if word == "last_takers":
        took = tuple(column for column in takers(facts) if column in reached)
        if took:
            return took
    return best_of(rules, state, score, facts, reached)


def best_of(
    rules: MatchRules, state: MatchState, score: DealScore, facts: DealFacts, columns: tuple[int, ...]
) -> tuple[int, ...] | None:
    """Return the column with the highest total; equal totals are decided by the word for them."""
    most = max(state.totals[column] for column in columns)
    best = tuple(column for column in columns if state.totals[column] == most)
    return best if len(best) == 1 else equal(rules, score, facts, best)


def equal(rules: MatchRules, score: DealScore, facts: DealFacts, best: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return who wins among equals: nobody yet, nobody at all, the last takers, or the last winners."""
    word = rules.match.equal
    if word == "another_deal":
        return NOBODY_YET
    if word == "draw":
        return DRAWN
    if word == "last_takers":
        named = takers(facts)
    elif word == "last_winners":
        named = tuple(column for side in score.winners for column in facts.columns[side])
    else:
        raise CannotHappen(f"no rule for equal totals: {word}")
    left = tuple(column for column in best if column in named)
    return left if len(left) == 1 else NOBODY_YET


def takers(facts: DealFacts) -> tuple[int, ...]:
    """Return the columns of the side that took in the last deal."""
    return () if facts.taker is None else facts.columns[facts.taker]
