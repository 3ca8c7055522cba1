"""The score of a deal, step by step. Clause scoring.order.

Lay the cases, count, take from trickless sides, find the takers, round the shares, judge, pay, multiply and divide, pay
the pool, count the marks: this order, and no total is ever multiplied.
"""

from __future__ import annotations

from collections.abc import Iterator

from belote.declaration.model import PayRow, ScoringRules
from belote.errors import BrokenDeclaration, Place, Problem
from belote.scoring import marks as mark_rules
from belote.scoring.counting import count
from belote.scoring.facts import DealFacts
from belote.scoring.judging import Verdict, judge, takers_of
from belote.scoring.paying import Settlement, pay, receivers
from belote.scoring.pool import hung, pay_pool
from belote.scoring.results import (
    POOL,
    DealScore,
    Heaps,
    Item,
    Marks,
    Pool,
    points_by_column,
    points_by_side,
)
from belote.scoring.rounding import Roles, Shares, shares
from belote.scoring.tables import ScoringTables, rules_for
from belote.setup import Side


def score(tables: ScoringTables, facts: DealFacts, pool: Pool = (), marks: Marks | None = None) -> DealScore:
    """Return the score of a finished deal. Clause scoring.pay.replay.

    ``pool`` are the stakes that hang (game points, oldest first), ``marks`` the counts of the match so far. Raises
    ``BrokenDeclaration`` when card points cannot be divided by the unit, or a contract has neither number nor promise.
    """
    rules = rules_for(tables, facts)
    heaps = count(rules, facts)
    roles = Roles(takers_of(rules, facts), facts.jack_side)
    own = shares(rules, heaps, roles)
    verdict = judge(rules, facts, promised(tables, facts), roles.takers, heaps, own)
    deal = settlement(rules, facts, heaps, own, roles, verdict.outcome)
    return finish(deal, verdict, pool, marks or {})


def promised(tables: ScoringTables, facts: DealFacts) -> str:
    """Return what the bid asks besides its number: the need of its rung, or every trick. Clause scoring.rungs."""
    if isinstance(facts.amount, str):
        return tables.needs[facts.amount]
    return "all_tricks" if facts.flag else ""


def settlement(
    rules: ScoringRules, facts: DealFacts, heaps: Heaps, own: Shares, roles: Roles, outcome: str
) -> Settlement:
    """Return a judged deal, ready to be paid by the row of its outcome. Clause scoring.factor-for."""
    row = {"made": rules.pay.made, "failed": rules.pay.failed, "tied": rules.pay.tied}[outcome]
    factor = rules.factors[min(facts.level, len(rules.factors) - 1)]
    sides = range(POOL, len(heaps.cards))
    everyone = outcome == "tied" or rules.factor_for == "everyone"
    return Settlement(
        rules=rules,
        facts=facts,
        heaps=heaps,
        shares=own,
        roles=roles,
        row=row,
        clause=f"scoring.pay.{outcome}",
        factor=factor if isinstance(factor, int) else 1,
        multiplied=frozenset(sides if everyone else winning_sides(roles.takers, outcome, len(heaps.cards))),
        worth=worth(rules, facts, row),
    )


def worth(rules: ScoringRules, facts: DealFacts, row: PayRow) -> int:
    """Return the worth of the contract in card points. Clause scoring.worth.

    Raises ``BrokenDeclaration`` when a contract is paid that has no number.
    """
    if row.contract == "none":
        return 0
    if isinstance(rules.worth, int):
        return rules.worth
    if isinstance(facts.amount, int):
        return facts.amount
    message = f"the contract is paid but {facts.amount or 'a bid without a number'} has no worth"
    instead = "Give its worth in a case."
    raise BrokenDeclaration(Problem("scoring.worth", message, Place(path="scoring.worth"), instead, "scoring.worth"))


def winning_sides(takers: Side | None, outcome: str, sides: int) -> tuple[Side, ...]:
    """Return the sides that won the deal: the takers, or all others when the takers failed or broke a rule.

    Clause scoring.roles.
    """
    if takers is None or outcome not in ("made", "failed", "stopped"):
        return ()
    return (takers,) if outcome == "made" else tuple(side for side in range(sides) if side != takers)


def finish(deal: Settlement, verdict: Verdict, pool: Pool, marks: Marks) -> DealScore:
    """Pay the heaps, the pool and the marks of a judged deal."""
    facts, rules, takers, outcome = deal.facts, deal.rules, deal.roles.takers, verdict.outcome
    if outcome == "tied" and rules.pay.tied.replay:
        return result(deal, Verdict("replay", verdict.comparisons, verdict.decided), (), pool, pool, (), marks)
    paid = pay(deal)
    first = single_winners(deal, outcome)
    pool_items, left = pay_pool(rules.hanging, pool, outcome if takers is not None else "", first, deal.heaps)
    earned = mark_rules.earned(rules.marks, outcome, takers, facts.tricks)
    mark_items, counts = mark_rules.price(earned, marks, facts.columns)
    items = (*paid, *pool_items, *mark_items, *level_items(rules, facts, first))
    return result(deal, verdict, items, pool, left + hung(paid), mark_rules.named(earned), counts)


def result(
    deal: Settlement,
    verdict: Verdict,
    items: tuple[Item, ...],
    before: Pool,
    after: Pool,
    earned: tuple[tuple[str, Side], ...],
    marks: Marks,
) -> DealScore:
    """Put the score of a deal together."""
    facts, sides = deal.facts, len(deal.facts.cards)
    return DealScore(
        outcome=verdict.outcome,
        takers=deal.roles.takers,
        winners=winning_sides(deal.roles.takers, verdict.outcome, sides),
        heaps=deal.heaps,
        comparisons=verdict.comparisons,
        decided=verdict.decided,
        items=items,
        points=points_by_side(items, sides),
        written=points_by_column(items, facts.columns),
        pool_before=before,
        pool_after=after,
        marks_earned=earned,
        marks=marks,
        swept=facts.swept,
        match_won_by=tuple(item.side for item in items if item.code == "match.level"),
    )


def single_winners(deal: Settlement, outcome: str) -> tuple[Side, ...]:
    """Return who gets what is not shared by all: the takers, or those defenders that write what a taker loses."""
    takers = deal.roles.takers
    if takers is None or outcome not in ("made", "failed"):
        return ()
    return (takers,) if outcome == "made" else receivers(deal, takers)


def level_items(rules: ScoringRules, facts: DealFacts, first: tuple[Side, ...]) -> Iterator[Item]:
    """Yield the item of a match that its level of doubling decides: it says so, and writes nothing of its own."""
    if rules.factors[min(facts.level, len(rules.factors) - 1)] == "match":
        for side in first:
            yield Item(side, "match.level", 0, "match", 0, "scoring.factors")
