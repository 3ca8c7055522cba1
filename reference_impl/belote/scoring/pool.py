"""Points that hang, and who gets them. Clause scoring.hanging."""

from __future__ import annotations

from collections.abc import Iterator

from belote.declaration.model import Hanging
from belote.scoring.results import POOL, Heaps, Item, Pool
from belote.setup import Side

CLAUSE = "scoring.hanging"


def pay_pool(
    hanging: Hanging, pool: Pool, outcome: str, winners: tuple[Side, ...], heaps: Heaps
) -> tuple[tuple[Item, ...], Pool]:
    """Return the items that pay the pool out, unmultiplied, and the pool that is left. Clause scoring.pool.

    Only a decided deal pays: one that was made or failed. Several winners share, the first in the order given taking
    what is left over.
    """
    receivers = pool_receivers(hanging, outcome, winners, heaps)
    if not pool or not receivers:
        return (), pool
    paid, left = (pool, ()) if hanging.paid == "all" else (pool[:1], pool[1:])
    return tuple(shared(sum(paid), receivers)), left


def pool_receivers(hanging: Hanging, outcome: str, winners: tuple[Side, ...], heaps: Heaps) -> tuple[Side, ...]:
    """Return the sides the pool goes to: the winners, the maker of the contract, or the side with more."""
    if outcome not in ("made", "failed") or (hanging.to == "maker" and outcome == "failed"):
        return ()
    if hanging.to != "higher":
        return winners
    totals = [heaps.total(side) for side in range(len(heaps.cards))]
    best = tuple(side for side, total in enumerate(totals) if total == max(totals))
    return best if len(best) == 1 else ()


def shared(points: int, receivers: tuple[Side, ...]) -> Iterator[Item]:
    """Yield the items of several receivers of game points."""
    each, left = divmod(points, len(receivers))
    for place, side in enumerate(receivers):
        part = each + (1 if place < left else 0)
        if part:
            yield Item(side, "hanging.paid", 0, 1, part, CLAUSE)


def hung(items: tuple[Item, ...]) -> Pool:
    """Return the stake that a deal leaves hanging: one, or none."""
    stake = sum(item.game for item in items if item.side == POOL)
    return (stake,) if stake else ()
