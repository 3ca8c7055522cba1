"""Where each item of a score comes from. Clauses scoring.order and scoring.items."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from belote.deal import Rules
from belote.explain.lines import Line
from belote.scoring import POOL, Comparison, DealFacts, DealScore, Item, rules_for

KINDS = {
    "own": "its own",
    "taken": "the pot of all sides",
    "passed": "what the failed taker loses",
    "crossed": "what the other side counted",
    "hung": "held back in the pool, for a later deal",
    "made": "for the contract it made",
    "failed": "for the contract that failed",
    "paid": "from the pool of earlier deals",
    "small": "because a share was too small",
    "award": "for the other side's fault",
    "level": "by the level of doubling",
}
AGAINST = {
    "defenders": "the defenders' {other}",
    "each_opponent": "the best opponent's {other}",
    "bid": "the bid {other}",
    "number": "the number {other}",
    "tricks": "{other} tricks",
    "tricks_of_taker": "{other} tricks of his own",
    "belotes": "{other} belote",
}
VERDICTS = {
    "made": "the contract is made",
    "failed": "it has failed",
    "tied": "the deal is tied",
    "next": "equal, so the next test decides",
}


def explain_score(rules: Rules, facts: DealFacts, score: DealScore) -> Iterator[Line]:
    """Yield the heaps, the tests, the outcome and every item."""
    yield from explain_outcome(rules, facts, score)
    for item in score.items:
        yield explain_item(rules, item)
    if score.pool_after:
        yield Line(f"The pool now holds {numbers(score.pool_after)} game points.", "scoring.pool")


def explain_outcome(rules: Rules, facts: DealFacts, score: DealScore) -> Iterator[Line]:
    """Yield the heaps, the tests, the outcome, and by what amounts are rounded, multiplied and divided."""
    names = rules.table.side_names()
    if score.outcome == "stopped":
        offender = names[score.takers] if score.takers is not None else "nobody"
        yield Line(f"A fault by {offender} stops the deal; nothing else of it is written.", "irregularities.price")
        return
    for side, name in enumerate(names):
        heaps = score.heaps
        parts = [
            f"{heaps.cards[side]} card points",
            *([f"{heaps.capot[side]} for every trick"] if heaps.capot[side] else []),
            *([f"{heaps.declarations[side]} declared"] if heaps.declarations[side] else []),
            *([f"{heaps.belote[side]} belote"] if heaps.belote[side] else []),
        ]
        yield Line(f"{name} has {', '.join(parts)}.", "scoring.count")
    for test in score.comparisons:
        yield explain_test(rules, test, score)
    takers = names[score.takers] if score.takers is not None else "nobody"
    yield Line(f"The takers are {takers}; the deal is {score.outcome}.", "scoring.success")
    used = rules_for(rules.scoring, facts)
    if facts.level or score.match_won_by:
        factors = numbers(used.factors)
        yield Line(f"The level of doubling is {facts.level}; the factors by level are {factors}.", "scoring.factors")
    if used.rounding is not None:
        yield Line(f"Card points are rounded to multiples of {used.rounding.to}.", "scoring.rounding")
    if used.unit != 1:
        yield Line(f"{used.unit} card points are one game point.", "scoring.division")


def numbers(found: Iterable[object]) -> str:
    """Return numbers with commas between them."""
    return ", ".join(map(str, found))


def explain_test(rules: Rules, test: Comparison, score: DealScore) -> Line:
    """Say one test with both its numbers."""
    against = AGAINST.get(test.what, "{other}").format(other=test.other)
    return Line(f"The takers' {test.own} against {against}: {VERDICTS[test.verdict]}.", "scoring.success")


def explain_item(rules: Rules, item: Item) -> Line:
    """Say one item: who writes what, and why."""
    writer = "The pool" if item.side == POOL else rules.table.side_names()[item.side]
    heap, _, kind = item.code.partition(".")
    factor = f", times {item.factor}" if item.factor != 1 else ""
    points = f" from {item.points} card points" if item.points else ""
    reason = KINDS.get(kind, kind.replace("_", " "))
    return Line(f"{writer}: {item.game:+d}{points}{factor} for {heap}: {reason}. ({item.code})", item.clause)
