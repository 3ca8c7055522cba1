"""What a fault costs. Clauses irregularities.faults and irregularities.award.

A pot is settled by the row of a failed contract: the offender's side stands as the takers and all card points lie with
the other side. An illegal card or call is refused and never comes here.
"""

from __future__ import annotations

from dataclasses import replace

from belote.declaration.model import Fault, ScoringRules
from belote.scoring.counting import card_points
from belote.scoring.facts import DealFacts
from belote.scoring.judging import Verdict
from belote.scoring.paying import Settlement, grain, pay, split
from belote.scoring.pool import pay_pool
from belote.scoring.results import DealScore, Heaps, Item, Marks, Pool, points_by_column, points_by_side
from belote.scoring.rounding import Roles, shares
from belote.scoring.settle import result, score, settlement, single_winners
from belote.scoring.tables import ScoringTables, rules_for
from belote.setup import Side

CLAUSE = "irregularities.award"


def price(
    tables: ScoringTables,
    fault: Fault,
    offender: Side,
    facts: DealFacts,
    pool: Pool = (),
    marks: Marks | None = None,
) -> DealScore:
    """Return the score of a deal that a fault stops. No mark is earned; an award takes the pool as a failure would.

    ``facts`` hold what is known at the fault: contract, declarations and belote; its cards do not matter, and an empty
    denomination means that no contract stands yet. Raises ``BrokenDeclaration`` as ``belote.scoring.score`` does.
    Clause irregularities.price.
    """
    deal, items = awarded(tables, fault, offender, facts)
    outcome = "stopped" if fault.award == "none" else "failed"
    paid, left = pay_pool(deal.rules.hanging, pool, outcome, single_winners(deal, outcome), deal.heaps)
    return result(deal, Verdict("stopped"), (*items, *paid), pool, left, (), marks or {})


def score_with_fault(
    tables: ScoringTables, fault: Fault, offender: Side, facts: DealFacts, pool: Pool = (), marks: Marks | None = None
) -> DealScore:
    """Return the score of a deal in which one fault happened, whether it stops the deal or not.

    Raises ``BrokenDeclaration`` as ``belote.scoring.score`` does. Clause irregularities.deal.
    """
    if fault.deal == "stops":
        return price(tables, fault, offender, facts, pool, marks)
    return with_awards(score(tables, facts, pool, marks), award_items(tables, fault, offender, facts), facts)


def award_items(tables: ScoringTables, fault: Fault, offender: Side, facts: DealFacts) -> tuple[Item, ...]:
    """Return what the other side writes for a fault after which the deal goes on."""
    return awarded(tables, fault, offender, facts)[1]


def with_awards(score: DealScore, awards: tuple[Item, ...], facts: DealFacts) -> DealScore:
    """Return the score of a deal that went on after a fault, with what was awarded."""
    items = (*score.items, *awards)
    return replace(
        score,
        items=items,
        points=points_by_side(items, len(facts.cards)),
        written=points_by_column(items, facts.columns),
    )


def awarded(
    tables: ScoringTables, fault: Fault, offender: Side, facts: DealFacts
) -> tuple[Settlement, tuple[Item, ...]]:
    """Return the settlement of a fault and the items it pays."""
    if not facts.denomination:
        facts = replace(facts, denomination=next(iter(tables.contracts)))
    rules = rules_for(tables, facts, swept=fault.with_capot)
    heaps = heaps_of(tables, rules, fault, offender, facts)
    roles = Roles(offender, facts.jack_side)
    deal = settlement(rules, facts, heaps, shares(rules, heaps, roles), roles, "failed")
    if fault.award == "pot":
        return deal, pay(deal)
    if fault.award == "none":
        return deal, ()
    return deal, tuple(plain_award(deal, int(fault.award), offender))


def heaps_of(tables: ScoringTables, rules: ScoringRules, fault: Fault, offender: Side, facts: DealFacts) -> Heaps:
    """Return the heaps of a fault: everything with the other side, but for the belote. Several others share alike.

    Clause irregularities.with-capot.
    """
    sides = len(facts.cards)
    step = max(rules.unit, rules.rounding.to if rules.rounding else 1)
    capot = rules.count.capot if fault.with_capot else 0
    cards = card_points(rules.count, tables.pots[facts.denomination], True)
    return Heaps(
        cards=given_to_others(cards, offender, sides, 1),
        capot=given_to_others(capot, offender, sides, step),
        declarations=declarations_of(fault, offender, facts, step),
        belote=facts.belote,
    )


def declarations_of(fault: Fault, offender: Side, facts: DealFacts, step: int) -> tuple[int, ...]:
    """Return the declarations that are added: all, the others' own, or none. Clause irregularities.declarations."""
    sides = range(len(facts.cards))
    if fault.declarations == "none":
        return tuple(0 for _ in sides)
    own = tuple(0 if side == offender else facts.declarations[side] for side in sides)
    if fault.declarations == "innocent":
        return own
    passed = given_to_others(facts.declarations[offender], offender, len(own), step)
    return tuple(mine + more for mine, more in zip(own, passed, strict=True))


def given_to_others(points: int, offender: Side, sides: int, step: int) -> tuple[int, ...]:
    """Return points by side when they lie with all sides but one."""
    others = tuple((offender + place) % sides for place in range(1, sides))
    parts = dict(split(points, others, step))
    return tuple(parts.get(side, 0) for side in range(sides))


def plain_award(deal: Settlement, points: int, offender: Side) -> list[Item]:
    """Return the items of an award of a plain number of card points, never multiplied, and of its declarations."""
    sides = len(deal.heaps.cards)
    parts = given_to_others(points, offender, sides, grain(deal))
    items = [Item(side, "fault.award", part, 1, deal.game(part), CLAUSE) for side, part in enumerate(parts) if part]
    items += [
        Item(side, "declarations.own", own, 1, deal.game(own), "irregularities.declarations")
        for side, own in enumerate(deal.heaps.declarations)
        if own
    ]
    return items
