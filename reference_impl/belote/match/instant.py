"""What wins at once: a long run in one hand, a sweep, a proved target. Clauses match.instant-win and match.checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from belote.cards import Cards, Pack
from belote.contracts import ContractTable
from belote.declaration.model import InstantWin
from belote.declarations import has_run
from belote.errors import Refusal
from belote.match.ending import finish, reaches
from belote.match.state import MatchRules, MatchState
from belote.scoring.facts import DealFacts
from belote.setup import Seat


def instant_run(
    rules: MatchRules, pack: Pack, table: ContractTable, hands: Sequence[Cards], dealer: Seat
) -> tuple[Seat, InstantWin] | None:
    """Return the first seat from eldest that holds a run which wins, and the row; or nothing.

    To be asked once all cards are dealt and the contract stands. With ``other_trickless`` in the row the win is sure
    only at the end of the deal: ``add_deal`` is told the seat then.
    """
    for row in rules.match.instant_win:
        if row.by == "run":
            for seat in rules.table.starting(rules.table.next(dealer)):
                if holds_run(pack, hands[seat], row, table.trump):
                    return seat, row
    return None


def holds_run(pack: Pack, hand: Cards, row: InstantWin, trump: int) -> bool:
    """Say whether a hand holds so many neighbouring cards of one suit, in natural order."""
    return any(row.suit == "any" or suit == trump for suit in has_run(pack, hand, row.length))


def won_by_run(rules: MatchRules, state: MatchState, seat: Seat) -> MatchState:
    """Return the match as won by the run of a seat."""
    return finish(state, (rules.column(seat),), "run")


def sweeper(rules: MatchRules, facts: DealFacts) -> tuple[int, ...]:
    """Return the columns that win by taking all tricks in one of the named contracts; none otherwise."""
    if facts.swept is None:
        return ()
    name, _ = rules.contracts[facts.denomination]
    rows = [row for row in rules.match.instant_win if row.by == "sweep"]
    wins = any(not row.contracts or name in row.contracts or facts.denomination in row.contracts for row in rows)
    return facts.columns[facts.swept] if wins else ()


def is_proved(rules: MatchRules, state: MatchState, column: int, points: int) -> bool:
    """Say whether a column has the target with what it can prove so far in this deal, in game points."""
    early = rules.match.checked == "as_soon_as_proved"
    return early and not state.finished and reaches(rules, state, state.totals[column] + points)


def prove(rules: MatchRules, state: MatchState, column: int, points: int) -> MatchState:
    """Return the match as won within a deal. Raises ``Refusal`` when the points do not prove the target."""
    if not is_proved(rules, state, column, points):
        reason = f"{state.totals[column]} and {points} do not prove the target {state.target} within the deal"
        raise Refusal("match.not-proved", "play", "match.checked", reason)
    totals = tuple(total + (points if place == column else 0) for place, total in enumerate(state.totals))
    return finish(replace(state, totals=totals), (column,), "proved")
