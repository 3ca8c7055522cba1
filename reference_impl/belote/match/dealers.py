"""Who deals next. Clauses dealing.dealer.after-deal, .after-void and .after-misdeal, and auction.annul.dealer."""

from __future__ import annotations

from dataclasses import replace

from belote.match.state import MatchRules, MatchState
from belote.scoring.results import DealScore
from belote.setup import Seat


def moved(rules: MatchRules, state: MatchState, word: str) -> MatchState:
    """Return the match with the same dealer, or with the next one. Clause dealing.dealer."""
    if word == "same" or state.dealer is None:
        return state
    return replace(state, dealer=rules.table.next(state.dealer))


def add_void(rules: MatchRules, state: MatchState) -> MatchState:
    """Return the match after a deal that nobody took. It is no deal of the match, and the pool stays."""
    return moved(rules, state, rules.dealer.after_void)


def add_misdeal(rules: MatchRules, state: MatchState) -> MatchState:
    """Return the match after a misdeal."""
    return moved(rules, state, rules.dealer.after_misdeal)


def add_annulled(rules: MatchRules, state: MatchState, dealer: str) -> MatchState:
    """Return the match after a deal was annulled; ``dealer`` is the word of the row: ``same`` or ``next``."""
    return moved(rules, state, dealer)


def dealer_after(rules: MatchRules, dealer: Seat | None, score: DealScore, misdealt: bool = False) -> Seat | None:
    """Return who deals after a scored deal, which was stopped for a misdeal if ``misdealt``. Clause match.next-dealer.

    A deal that is dealt again keeps its dealer. The winner is the player who wrote most; of a side, or of several, the
    first in the order of play, the dealer himself before all others.
    """
    word = rules.dealer.after_misdeal if misdealt else rules.dealer.after_deal
    if dealer is None or score.outcome == "replay" or word == "same":
        return dealer
    if word == "next":
        return rules.table.next(dealer)
    most = max(score.written.values())
    return next(seat for seat in rules.table.starting(dealer) if score.written[rules.column(seat)] == most)
