"""What a deal comes to, in a form that two tables share: by columns of the score sheet and by seats."""

from __future__ import annotations

from typing import NamedTuple

from belote.deal import Deal, Rules
from belote.scoring import columns


class Outcome(NamedTuple):
    """What is written in each column of the score sheet, what hangs (game points), who won the deal, and the takers.

    A column is a side, or a seat where each writes apart. A deal that nobody takes writes nothing and has no winner.
    ``takers`` are the columns of the side that took; none if nobody did.
    """

    written: tuple[int, ...]
    hangs: tuple[int, ...]
    winners: frozenset[int]
    takers: tuple[int, ...]

    def balance(self, takers: tuple[int, ...]) -> int:
        """Return what these columns have more than the best of the others, in game points."""
        own = max((self.written[column] for column in takers), default=0)
        others = [points for column, points in enumerate(self.written) if column not in takers]
        return own - max(others, default=0)


def outcome(deal: Deal) -> Outcome:
    """Return what a deal that is over came to. Clauses scoring.sides and scoring.items."""
    rules, result = deal.rules, deal.result
    taker = deal.contract.taker if deal.contract is not None else None
    by_side = columns(rules.table, taker)
    takers = () if taker is None else by_side[deal.side(taker)]
    written = [0] * width(rules)
    if result is None:
        return Outcome(tuple(written), (), frozenset(), takers)
    winners = {result.winner} if result.winner is not None else set()
    hangs: tuple[int, ...] = ()
    if result.score is not None:
        winners = winners or set(result.score.winners)
        hangs = result.score.pool_after
        for column, points in result.score.written.items():
            written[column] = points
    won = frozenset(column for side in winners for column in by_side[side])
    return Outcome(tuple(written), hangs, won, takers)


def width(rules: Rules) -> int:
    """Return the number of columns of the score sheet."""
    return 2 if rules.table.players.sides == "partners" else rules.table.count
