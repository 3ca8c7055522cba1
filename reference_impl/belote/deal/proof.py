"""What a side can prove within a deal, where the match may end there. Clause match.checked."""

from __future__ import annotations

from belote import dealing
from belote.deal.ending import belotes, facts_of
from belote.deal.melds import contest_of
from belote.deal.state import Deal, PlayState, Result
from belote.scoring import columns, rules_for
from belote.setup import Seat, Side

SAID_BY = {"automatic": 0, "before_lead": 0, "own_first_card": 1, "first_trick": 1, "two_tricks": 2}
"""How many tricks must be complete before nothing more can be declared."""

SHOWN_BY = {"second_trick": 2, "own_second_card": 2}
"""How many tricks must be complete before nothing more can be shown."""


def proved(deal: Deal, winner: Seat) -> Deal:
    """End a deal after a trick if a side has proved the target; of several, the side that won the trick.

    The scores of the match must be given; blocks are not looked at, nor a later failure.
    """
    match = deal.rules.declaration.match
    if match.checked != "as_soon_as_proved" or match.target is None or not deal.given.scores:
        return deal
    first = deal.side(winner)
    order = (first, *(side for side in range(deal.rules.table.sides()) if side != first))
    for side in order:
        total = best_score(deal, side) + proved_points(deal, side)
        if total >= match.target if match.reached == "at_least" else total > match.target:
            return deal._replace(phase="over", result=Result("match", winner=side))
    return deal


def best_score(deal: Deal, side: Side) -> int:
    """Return the match score of a side, in game points; of players who write apart, that of the best."""
    taker = deal.contract.taker if deal.contract else None
    return max(deal.given.scores[column] for column in columns(deal.rules.table, taker)[side])


def proved_points(deal: Deal, side: Side) -> int:
    """Return the game points a side has for certain in this deal, rounded down."""
    play = deal.play
    if play is None:
        return 0
    contest = contest_of(deal, play)
    facts = facts_of(deal, contest)
    over = not any(dealing.playable(deal.layout, seat) for seat in range(deal.rules.table.count))
    rules = rules_for(deal.rules.scoring, facts, swept=over and facts.swept is not None)
    last = rules.count.last_trick if over and facts.last_trick == side else 0
    capot = rules.count.capot if over and facts.swept == side else 0
    declared = facts.declarations[side] if facts.tricks[side] and decided(deal, play) else 0
    heaps = {
        "cards": facts.cards[side] + last,
        "capot": capot,
        "declarations": declared,
        "belote": belotes(deal, contest)[side],
    }
    factor = rules.factors[min(facts.level, len(rules.factors) - 1)]
    if rules.factor_for != "everyone" or not isinstance(factor, int):
        return sum(heaps.values()) // rules.unit
    return (
        sum(points * (factor if heap in rules.pay.made.multiplied else 1) for heap, points in heaps.items())
        // rules.unit
    )


def decided(deal: Deal, play: PlayState) -> bool:
    """Say whether nothing more can be declared or shown."""
    rules = deal.rules.declarations
    if rules is None:
        return True
    return play.number > max(SAID_BY[rules.words.say], SHOWN_BY.get(rules.words.show, 0))
