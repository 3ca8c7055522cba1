"""What wins the match at once. Clauses match.instant-win, match.instant-win.run and match.instant-win.sweep."""

from __future__ import annotations

from collections.abc import Sequence

from belote.cards import Cards
from belote.deal.state import Deal, Result
from belote.declaration.model import InstantWin
from belote.declarations import has_run
from belote.setup import Seat, Side


def run_wins(deal: Deal) -> Deal:
    """End the deal if somebody holds a run that wins the match as soon as the contract stands."""
    rules = [rule for rule in deal.rules.declaration.match.instant_win if rule.by == "run" and not rule.other_trickless]
    seat = holder(deal, rules) if rules else None
    return deal if seat is None else deal._replace(phase="over", result=Result("match", winner=deal.side(seat)))


def winner_at_end(deal: Deal, tricks: tuple[int, ...]) -> Side | None:
    """Return the side that wins the match with the last trick: by a sweep, or by a run against trickless sides."""
    takers = [side for side, count in enumerate(tricks) if count]
    if len(takers) != 1:
        return None
    for rule in deal.rules.declaration.match.instant_win:
        if rule.by == "sweep" and names(deal, rule):
            return takers[0]
        if rule.by == "run" and rule.other_trickless and side_holds(deal, rule, takers[0]):
            return takers[0]
    return None


def side_holds(deal: Deal, rule: InstantWin, side: Side) -> bool:
    """Say whether a player of a side was dealt such a run."""
    dealt = deal.play.dealt if deal.play is not None else ()
    return any(deal.side(seat) == side and holds(deal, rule, cards) for seat, cards in enumerate(dealt))


def names(deal: Deal, rule: InstantWin) -> bool:
    """Say whether a sweep wins in this contract: by the name of the contract or of its suit; none named: always."""
    return not rule.contracts or not {deal.table.contract, deal.table.denomination}.isdisjoint(rule.contracts)


def holder(deal: Deal, rules: Sequence[InstantWin]) -> Seat | None:
    """Return the first seat from eldest whose dealt cards hold a run of one of these rules."""
    play, table = deal.play, deal.rules.table
    if play is None:
        return None
    seats = table.starting(table.next(deal.given.dealer))
    return next((seat for seat in seats if any(holds(deal, rule, play.dealt[seat]) for rule in rules)), None)


def holds(deal: Deal, rule: InstantWin, cards: Cards) -> bool:
    """Say whether these cards hold such a run."""
    suits = has_run(deal.rules.pack, cards, rule.length)
    return any(rule.suit == "any" or suit == deal.table.trump for suit in suits)
