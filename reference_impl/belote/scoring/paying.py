"""Who writes each heap. Clauses scoring.pay, scoring.multiplied and scoring.unit.

A destination is two words: who writes the own part of the takers, and who that of each defender. Where both parts go
to one writer they are a pot: one item, rounded once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from belote.declaration.model import PayRow, ScoringRules
from belote.errors import BrokenDeclaration, Place, Problem
from belote.scoring.facts import DealFacts
from belote.scoring.results import POOL, Heaps, Item
from belote.scoring.rounding import Roles, Shares, pot, rounded, threshold
from belote.setup import Side

DESTINATIONS = {
    "own": ("self", "self"),
    "takers": ("takers", "takers"),
    "defenders": ("defenders", "defenders"),
    "takers_own": ("self", "nobody"),
    "defenders_own": ("nobody", "self"),
    "takers_hang": ("pool", "self"),
    "hang": ("pool", "pool"),
    "crossed": ("others", "takers"),
    "none": ("nobody", "nobody"),
}
CODES = {"self": "own", "pool": "hung", "takers": "crossed", "others": "crossed", "defenders": "passed"}


@dataclass(frozen=True, slots=True)
class Settlement:
    """A judged deal on its way to its items: ``factor`` is that of the level, for the sides in ``multiplied``."""

    rules: ScoringRules
    facts: DealFacts
    heaps: Heaps
    shares: Shares
    roles: Roles
    row: PayRow
    clause: str
    factor: int
    multiplied: frozenset[Side]
    worth: int

    def item(self, side: Side, code: str, points: int, written: int, clause: str = "", heap: str = "") -> Item:
        """Return an item: card points written are multiplied where the row says so, and divided by the unit."""
        heap = heap or code.partition(".")[0]
        factor = self.factor if heap in self.row.multiplied and side in self.multiplied else 1
        return Item(side, code, points, factor, self.game(written * factor), clause or self.clause)

    def game(self, points: int) -> int:
        """Return card points as game points. Raises ``BrokenDeclaration`` when the division is not exact.

        Clauses scoring.unit and scoring.division.
        """
        quotient, remainder = divmod(points, self.rules.unit)
        if remainder:
            raise BrokenDeclaration(
                Problem(
                    "scoring.unit",
                    f"{points} card points cannot be divided by the unit {self.rules.unit}",
                    Place(path="scoring.unit"),
                    "Round to a multiple of the unit, and let declarations, belote and worths be multiples of it.",
                    "scoring.division",
                )
            )
        return quotient


def pay(deal: Settlement) -> tuple[Item, ...]:
    """Return the items of all heaps, those of nothing left out.

    Clauses scoring.pay.made, scoring.pay.failed and scoring.pay.tied.
    """
    items = (
        *pay_cards(deal),
        *pay_heap(deal, "capot", deal.row.cards, deal.heaps.capot, "scoring.capot"),
        *pay_heap(deal, "declarations", deal.row.declarations, deal.heaps.declarations),
        *pay_heap(deal, "belote", deal.row.belote, deal.heaps.belote),
        *pay_contract(deal),
    )
    return tuple(item for item in items if item.points or item.game)


def pay_cards(deal: Settlement) -> Iterator[Item]:
    """Yield the items of the cards, without the capot that travels with them."""
    writer = pot_writer(deal, deal.row.cards)
    if writer is not None:
        cards, capot = sum(deal.heaps.cards), sum(deal.heaps.capot)
        written = pot(deal.rules.rounding, cards, capot, deal.roles, None if writer == POOL else writer)
        yield deal.item(writer, f"cards.{'hung' if writer == POOL else 'taken'}", cards, written)
        return
    for side in range(len(deal.heaps.cards)):
        word = word_for(deal, deal.row.cards, side)
        yield from passed_cards(deal, side) if word == "defenders" else own_cards(deal, side, word)


def own_cards(deal: Settlement, side: Side, word: str) -> Iterator[Item]:
    """Yield the items of a side's own cards, and of the small share that changes sides with them."""
    writers, step = targets(deal, word, side), grain(deal)
    points = split(deal.heaps.cards[side], writers, 1)
    for (target, part), (_, written) in zip(points, split(deal.shares.cards[side], writers, step), strict=True):
        yield deal.item(target, f"cards.{CODES[word]}", part, written)
    if not deal.shares.small[side]:
        return
    for target, small in split(deal.shares.small[side], writers, step):
        yield deal.item(target, "share.small", 0, small, "scoring.rounding.small-share", "cards")


def passed_cards(deal: Settlement, loser: Side) -> Iterator[Item]:
    """Yield what several defenders write of a failed taker's cards: each writer's cards are rounded once, together."""
    heaps, rounding = deal.heaps, deal.rules.rounding
    for side, points in split(heaps.cards[loser], receivers(deal, loser), 1):
        limit = threshold(rounding, heaps, deal.roles, side) if rounding else 0
        fixed = heaps.capot[side]
        whole = rounded(rounding, heaps.cards[side] + points + fixed, limit) - fixed
        yield deal.item(side, "cards.passed", points, whole - deal.shares.cards[side], "scoring.lost-points")


def pay_heap(
    deal: Settlement, heap: str, destination: str, points: tuple[int, ...], clause: str = ""
) -> Iterator[Item]:
    """Yield the items of a heap that needs no rounding."""
    if not any(points):
        return
    writer = pot_writer(deal, destination)
    if writer is not None:
        whole = sum(points)
        yield deal.item(writer, f"{heap}.{'hung' if writer == POOL else 'taken'}", whole, whole, clause)
        return
    for side, own in enumerate(points):
        word = word_for(deal, destination, side)
        for target, part in split(own, targets(deal, word, side), grain(deal)):
            yield deal.item(target, f"{heap}.{CODES[word]}", part, part, clause)


def pay_contract(deal: Settlement) -> Iterator[Item]:
    """Yield the items of the worth of the contract. Clause scoring.worth."""
    taker = deal.roles.takers
    if taker is None or deal.row.contract == "none":
        return
    writers = (taker,) if deal.row.contract == "takers" else receivers(deal, taker)
    code = "contract.made" if deal.row.contract == "takers" else "contract.failed"
    for side, part in split(deal.worth, writers, grain(deal)):
        yield deal.item(side, code, part, part)


def pot_writer(deal: Settlement, destination: str) -> Side | None:
    """Return the one side that writes all of a heap (the pool among them), or nothing."""
    taker = deal.roles.takers
    if destination == "hang":
        return POOL
    if destination == "takers":
        return taker
    if destination == "defenders" and len(deal.heaps.cards) == 2 and taker is not None:
        return 1 - taker
    return None


def word_for(deal: Settlement, destination: str, side: Side) -> str:
    """Return who writes a side's own part. Where nobody took, every side is a defender, and crossing is mutual."""
    takers, defenders = DESTINATIONS[destination]
    if side == deal.roles.takers:
        return takers
    if deal.roles.takers is None and destination == "crossed":
        return "others"
    return "self" if defenders == "defenders" else defenders


def targets(deal: Settlement, word: str, side: Side) -> tuple[Side, ...]:
    """Return the sides that write a part."""
    if word == "self":
        return (side,)
    if word == "pool":
        return (POOL,)
    if word == "takers":
        return () if deal.roles.takers is None else (deal.roles.takers,)
    return receivers(deal, side) if word in ("others", "defenders") else ()


def receivers(deal: Settlement, loser: Side) -> tuple[Side, ...]:
    """Return the sides that share what one side loses, in the order of play after it. Clause scoring.lost-points."""
    sides = len(deal.heaps.cards)
    others = tuple((loser + step) % sides for step in range(1, sides))
    if deal.rules.lost_points == "all":
        return others
    best = max((deal.heaps.total(side) for side in others), default=0)
    return tuple(side for side in others if deal.heaps.total(side) == best)


def grain(deal: Settlement) -> int:
    """Return the smallest number of card points that can be written: what is shared is shared in multiples of it."""
    return max(deal.rules.unit, deal.rules.rounding.to if deal.rules.rounding else 1)


def split(points: int, writers: tuple[Side, ...], step: int) -> Iterator[tuple[Side, int]]:
    """Yield the part of each writer, in multiples of the step; what is left over goes one step each to the first."""
    if not writers:
        return
    if len(writers) == 1:
        yield writers[0], points
        return
    each, left = divmod(points // step, len(writers))
    rest = points - points // step * step
    for place, side in enumerate(writers):
        yield side, (each + (1 if place < left else 0)) * step + (rest if place == 0 else 0)
