"""What wins at once whatever the totals: a sweep, and what a deal has decided. Clause match.instant-win."""

from __future__ import annotations

from belote.match.ending import finish
from belote.match.state import MatchRules, MatchState
from belote.scoring.facts import DealFacts


def win(state: MatchState, columns: tuple[int, ...]) -> MatchState:
    """Return the match as won by these columns with a deal that decided it: by a run, a sweep, or what was proved."""
    return finish(state, columns, "won")


def sweeper(rules: MatchRules, facts: DealFacts) -> tuple[int, ...]:
    """Return the columns that win by taking all tricks in one of the named contracts; none otherwise."""
    if facts.swept is None:
        return ()
    name, _ = rules.contracts[facts.denomination]
    rows = [row for row in rules.match.instant_win if row.by == "sweep"]
    wins = any(not row.contracts or name in row.contracts or facts.denomination in row.contracts for row in rows)
    return facts.columns[facts.swept] if wins else ()
