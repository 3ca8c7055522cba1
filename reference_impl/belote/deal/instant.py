"""What wins the match at once. Clauses match.instant-win, match.instant-win.run and match.instant-win.sweep."""

from __future__ import annotations

from belote.cards import Cards
from belote.deal.state import Deal, PlayState, Result
from belote.declaration.model import InstantWin
from belote.declarations import has_run
from belote.setup import Seat, Side


def run_wins(deal: Deal) -> Deal:
    """End the deal if somebody holds a run that wins the match as soon as the contract stands."""
    for rule in deal.rules.declaration.match.instant_win:
        if rule.by == "run" and not rule.other_trickless:
            seat = holder(deal, rule)
            if seat is not None:
                return deal._replace(phase="over", result=Result("match", winner=deal.side(seat)))
    return deal


def winner_at_end(deal: Deal, tricks: tuple[int, ...]) -> Side | None:
    """Return the side that wins the match with the last trick: by a sweep, or by a run against a trickless side."""
    takers = [side for side, count in enumerate(tricks) if count]
    if len(takers) != 1:
        return None
    for rule in deal.rules.declaration.match.instant_win:
        if rule.by == "sweep" and deal.table.contract in rule.contracts:
            return takers[0]
        if rule.by == "run" and rule.other_trickless:
            seat = holder(deal, rule)
            if seat is not None and deal.side(seat) == takers[0]:
                return takers[0]
    return None


def holder(deal: Deal, rule: InstantWin) -> Seat | None:
    """Return the first seat whose dealt cards hold such a run."""
    play = deal.play
    for seat, cards in enumerate(play.dealt if isinstance(play, PlayState) else ()):
        if holds(deal, rule, cards):
            return seat
    return None


def holds(deal: Deal, rule: InstantWin, cards: Cards) -> bool:
    """Say whether these cards hold such a run."""
    suits = has_run(deal.rules.pack, cards, rule.length)
    return any(rule.suit == "any" or suit == deal.table.trump for suit in suits)
