"""Rounding card points to fives or tens, by the roles of the sides. Clause scoring.rounding."""

from __future__ import annotations

from dataclasses import dataclass

from belote.declaration.model import Rounding, ScoringRules, SmallShare
from belote.scoring.results import Heaps
from belote.setup import Side


@dataclass(frozen=True, slots=True)
class Roles:
    """Who is who when card points are rounded: the takers judged, and the side that holds the trump jack."""

    takers: Side | None
    jack_side: Side | None


@dataclass(frozen=True, slots=True)
class Shares:
    """The own parts of the sides, in card points: ``cards`` rounded, without capot; ``small`` is what changes sides."""

    cards: tuple[int, ...]
    small: tuple[int, ...]

    def changed(self, side: Side) -> int:
        """Return the rounded cards of a side after small shares changed sides."""
        return self.cards[side] + self.small[side]


def rounded(rounding: Rounding | None, points: int, threshold: int) -> int:
    """Return points rounded: up when the remainder is at least the threshold. A half may stay as it is.

    Clauses scoring.rounding and scoring.rounding.half.
    """
    if rounding is None:
        return points
    remainder = points % rounding.to
    if rounding.half == "stays" and 2 * remainder == rounding.to:
        return points
    return points - remainder + (rounding.to if remainder >= threshold and remainder else 0)


def shares(rules: ScoringRules, heaps: Heaps, roles: Roles) -> Shares:
    """Return the shares of all sides. The change is booked to the cards: capot is a multiple already.

    Clause scoring.shares.
    """
    sides = len(heaps.cards)
    if rules.rounding is None:
        return Shares(heaps.cards, (0,) * sides)
    cards = tuple(
        rounded(rules.rounding, heaps.cards[side] + heaps.capot[side], threshold(rules.rounding, heaps, roles, side))
        - heaps.capot[side]
        for side in range(sides)
    )
    return Shares(cards, small_shares(rules.rounding.small_share, rules.unit, heaps, cards))


def threshold(rounding: Rounding, heaps: Heaps, roles: Roles, side: Side) -> int:
    """Return the remainder from which a side is rounded up. When equal, the takers are the smaller.

    Clause scoring.rounding.up-from.
    """
    up_from = rounding.up_from
    if "each" in up_from:
        return up_from["each"]
    if "takers" in up_from:
        return up_from["takers" if side == roles.takers else "defenders"]
    if "jack_side" in up_from:
        return up_from["jack_side" if side == roles.jack_side else "other_side"]
    sizes = range(len(heaps.cards))
    if "larger" in up_from:
        return up_from["larger" if is_larger([heaps.total(s) for s in sizes], roles.takers, side) else "smaller"]
    cards = [heaps.cards[s] + heaps.capot[s] for s in sizes]
    return up_from["more_cards" if is_larger(cards, roles.takers, side) else "fewer_cards"]


def is_larger(sizes: list[int], takers: Side | None, side: Side) -> bool:
    """Say whether a side has the most; a taking side must have more than every other."""
    rivals = [size for other, size in enumerate(sizes) if other != side]
    best = max(rivals, default=0)
    return sizes[side] > best or (sizes[side] == best and side != takers)


def pot(rounding: Rounding | None, cards: int, capot: int, roles: Roles, writer: Side | None) -> int:
    """Return the rounded cards of a pot, without capot: rounded once, as the writer's, who counts as the larger.

    A pot that hangs (no writer) is rounded as the smaller and as the takers'. Clause scoring.pots.
    """
    if rounding is None:
        return cards
    side = roles.takers if writer is None else writer
    words = {
        "each",
        "smaller" if writer is None else "larger",
        "fewer_cards" if writer is None else "more_cards",
        "takers" if side == roles.takers else "defenders",
        "jack_side" if side == roles.jack_side else "other_side",
    }
    (limit,) = (value for word, value in rounding.up_from.items() if word in words)
    return rounded(rounding, cards + capot, limit) - capot


def small_shares(rule: SmallShare | None, unit: int, heaps: Heaps, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return what small shares change, in card points. Clause scoring.rounding.small-share.

    The limits are game points of a side's whole share; the difference changes sides, to or from the largest other.
    """
    changes = [0] * len(cards)
    if rule is None:
        return tuple(changes)
    whole = [cards[s] + heaps.capot[s] + heaps.declarations[s] + heaps.belote[s] for s in range(len(cards))]
    for side, share in enumerate(whole):
        if heaps.total(side) > 0 and share < rule.under * unit:
            difference = rule.becomes * unit - share
            others = [other for other in range(len(cards)) if other != side]
            changes[side] += difference
            changes[max(others, key=lambda other: whole[other])] -= difference
    return tuple(changes)
