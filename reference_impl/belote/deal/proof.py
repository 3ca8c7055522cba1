"""What a side can prove within a deal, where the match may end there. Clause match.checked."""

from __future__ import annotations

from belote import dealing
from belote.deal.ending import facts_of
from belote.deal.melds import contest_of
from belote.deal.state import Deal, PlayState, Result
from belote.declaration.model import ScoringRules
from belote.scoring import DealFacts, columns, rules_for
from belote.scoring.counting import card_points, count
from belote.scoring.results import Heaps
from belote.setup import Side

SAID_BY = {"automatic": 0, "before_lead": 0, "own_first_card": 1, "first_trick": 1, "two_tricks": 2}
"""How many tricks must be complete before nothing more can be declared."""

HEAPS = ("cards", "capot", "declarations", "belote")

SHOWN_BY = {"second_trick": 2, "own_second_card": 2}
"""How many tricks must be complete before nothing more can be shown."""


def proved(deal: Deal) -> Deal:
    """End a deal after a card if a side has proved the target; of several, the one with the highest total.

    Equal totals decide nothing yet. The scores of the match must be given; blocks are not looked at, nor a later
    failure.
    """
    match = deal.rules.declaration.match
    if match.checked != "as_soon_as_proved" or match.target is None or not deal.given.scores:
        return deal
    enough = match.target if match.reached == "at_least" else match.target + 1
    totals = [best_score(deal, side) + points for side, points in enumerate(proved_points(deal))]
    best = max(totals)
    if best < enough or totals.count(best) > 1:
        return deal
    return deal._replace(phase="over", result=Result("match", winner=totals.index(best)))


def best_score(deal: Deal, side: Side) -> int:
    """Return the match score of a side, in game points; of players who write apart, that of the best."""
    taker = deal.contract.taker if deal.contract else None
    return max(deal.given.scores[column] for column in columns(deal.rules.table, taker)[side])


def proved_points(deal: Deal) -> tuple[int, ...]:
    """Return the game points each side has for certain in this deal, rounded down."""
    play = deal.play
    if play is None:
        return (0,) * deal.rules.table.sides()
    facts = facts_of(deal, contest_of(deal, play))
    over = not any(dealing.playable(deal.layout, seat) for seat in range(deal.rules.table.count))
    rules = rules_for(deal.rules.scoring, facts, swept=over and facts.swept is not None)
    heaps = count(rules, facts) if over else heaps_so_far(rules, facts, decided(deal, play))
    factor = rules.factors[min(facts.level, len(rules.factors) - 1)]
    times = factor if rules.factor_for == "everyone" and isinstance(factor, int) else 1
    paid = {name: times if name in rules.pay.made.multiplied else 1 for name in HEAPS}
    sides = range(len(facts.cards))
    return tuple(sum(getattr(heaps, name)[side] * paid[name] for name in HEAPS) // rules.unit for side in sides)


def heaps_so_far(rules: ScoringRules, facts: DealFacts, declared: bool) -> Heaps:
    """Return what nothing can take away any more before the last trick, in card points.

    Declarations count once ``declared``; they and belote only for a side with a trick, unless it would keep them.
    """
    nothing = (0,) * len(facts.cards)
    return Heaps(
        cards=tuple(card_points(rules.count, points, False) for points in facts.cards),
        capot=nothing,
        declarations=secured(rules.trickless.declarations, facts.declarations if declared else nothing, facts.tricks),
        belote=secured(rules.trickless.belote, facts.belote, facts.tricks),
    )


def secured(word: str, points: tuple[int, ...], tricks: tuple[int, ...]) -> tuple[int, ...]:
    """Return declarations or belote that a side without a trick so far cannot lose. Clause scoring.trickless."""
    return tuple(amount if word == "kept" or tricks[side] else 0 for side, amount in enumerate(points))


def decided(deal: Deal, play: PlayState) -> bool:
    """Say whether nothing more can be declared or shown."""
    rules = deal.rules.declarations
    if rules is None:
        return True
    return play.number > max(SAID_BY[rules.words.say], SHOWN_BY.get(rules.words.show, 0))
