"""From the tricks to the heaps: last trick, scale, capot, and what a trickless side loses. Clause scoring.count."""

from __future__ import annotations

from belote.declaration.model import Count, ScoringRules
from belote.scoring.facts import DealFacts
from belote.scoring.results import Heaps
from belote.setup import Side


def count(rules: ScoringRules, facts: DealFacts) -> Heaps:
    """Return the heaps of a deal, in card points."""
    sides = range(len(facts.cards))
    swept = facts.swept
    return Heaps(
        cards=tuple(card_points(rules.count, facts.cards[side], side == facts.last_trick) for side in sides),
        capot=tuple(rules.count.capot if side == swept else 0 for side in sides),
        declarations=after_tricks(rules.trickless.declarations, facts.declarations, facts.tricks, swept),
        belote=after_tricks(rules.trickless.belote, facts.belote, facts.tricks, swept),
    )


def card_points(rules: Count, cards: int, has_last_trick: bool) -> int:
    """Return the card points of a side with its last trick, scaled. Clauses scoring.last-trick and scoring.scale."""
    last = rules.last_trick if has_last_trick else 0
    if rules.scale is None:
        return cards + last
    if rules.scale.last_trick == "included":
        return nearest((cards + last) * rules.scale.times, rules.scale.over)
    return nearest(cards * rules.scale.times, rules.scale.over) + last


def nearest(dividend: int, divisor: int) -> int:
    """Return the quotient to the nearest whole number, a half up."""
    return (2 * dividend + divisor) // (2 * divisor)


def after_tricks(word: str, points: tuple[int, ...], tricks: tuple[int, ...], swept: Side | None) -> tuple[int, ...]:
    """Return declarations or belote after sides without a trick keep, lose or give theirs. Clause scoring.trickless.

    Given points go to the side with all tricks; where no side has them all, they are kept.
    """
    if word == "kept" or all(tricks) or (word == "given" and swept is None):
        return points
    left = [amount if tricks[side] else 0 for side, amount in enumerate(points)]
    if word == "given" and swept is not None:
        left[swept] = sum(points)
    return tuple(left)


def without_last_trick(rules: ScoringRules, cards: tuple[int, ...], last_trick: Side) -> tuple[int, ...]:
    """Return card points without the last trick, from totals that hold it (before scaling)."""
    return tuple(points - (rules.count.last_trick if side == last_trick else 0) for side, points in enumerate(cards))
