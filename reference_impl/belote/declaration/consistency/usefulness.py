"""Lists of scoring with members that never matter, and doubling that changes nothing.

Clauses scoring.multiplied, scoring.factors and auction.doubling. A member of a list cannot be dropped
like a leaf, so it is refused.
"""

from __future__ import annotations

from math import gcd

from belote.declaration.consistency.cases import Laid, Situation, at
from belote.declaration.consistency.contracts import pack_points
from belote.declaration.consistency.effects import Effects
from belote.declaration.consistency.exactness import heap_values
from belote.declaration.consistency.finding import Finding, Findings, Path
from belote.declaration.suggest import listed


def check_usefulness(effects: Effects) -> Findings:
    """Yield what is wrong over all situations together."""
    yield from check_multiplied(effects)
    yield from check_factors(effects)
    yield from check_levels(effects)


def check_multiplied(effects: Effects) -> Findings:
    """Every heap that is multiplied is paid by its row somewhere."""
    useful: dict[Path, set[str]] = {}
    written: dict[Path, list[str]] = {}
    for situation, laid in effects.cases.laid.items():
        for row in effects.rows(situation, laid):
            path = at(laid, ("pay", row, "multiplied"))
            written[path] = laid["pay", row, "multiplied"]
            heaps = [heap for heap in written[path] if effects.paid(row, heap, laid)]
            useful.setdefault(path, set()).update(
                heap for heap in heaps if may_be_paid(effects, situation, laid, row, heap)
            )
    for path, heaps in written.items():
        idle = [heap for heap in heaps if heap not in useful[path]]
        if idle:
            message = f"the row never pays {listed(idle, 'or')}"
            instead = f"Take {listed(idle, 'and')} out, or let the row pay it."
            yield Finding(path, "scoring.multiplied", message, instead, "scoring.multiplied")


def may_be_paid(effects: Effects, situation: Situation, laid: Laid, row: str, heap: str) -> bool:
    """Say whether a heap of a row can hold something."""
    if heap != "capot":
        return True
    return situation.swept and (row != "tied" or capot_may_tie(effects, situation, laid))


def capot_may_tie(effects: Effects, situation: Situation, laid: Laid) -> bool:
    """Say whether a side with every trick may be tied: what was declared must balance all cards and the capot."""
    facts = effects.facts
    leading = [test for test in effects.tests(situation, laid) if test["equal"] == "tied"]
    plain = all(
        "cards" in test["count"] and test.get("in") != "game" and test["against"] in ("defenders", "each_opponent")
        for test in leading
    )
    if not plain or laid.has("count", "scale") or effects.hand * facts.count != facts.pack_size:
        return True
    cards = pack_points(facts, facts.data["contracts"][situation.contract]) + laid["count", "last_trick"]
    step = gcd(*(value for _, value in heap_values(effects, situation)))
    return bool(step and (cards + laid["count", "capot"]) % step == 0)


def check_factors(effects: Effects) -> Findings:
    """Every factor has a level that can be reached."""
    highest: dict[Path, int] = {}
    written: dict[Path, int] = {}
    for situation, laid in effects.cases.laid.items():
        path = at(laid, ("factors",))
        written[path] = len(laid["factors",])
        highest[path] = max(situation.level, highest.get(path, 0))
    for path, number in written.items():
        if number > highest[path] + 1:
            message = f"there are factors for {number} levels, and the highest that can be reached is {highest[path]}"
            instead = f"Write at most {highest[path] + 1}: level 0 to {highest[path]}."
            yield Finding(path, "scoring.factors", message, instead, "scoring.factors")


def check_levels(effects: Effects) -> Findings:
    """Every level of doubling changes something: in scoring, or in who may lead a trump."""
    facts = effects.facts
    barring = facts.data["play"]["lead"].get("trump") == "not_while_closed"
    told_apart = {
        situation.level
        for situation, laid in effects.cases.laid.items()
        if situation.level and differs(effects, situation, laid)
    }
    for index, row in enumerate(facts.doubling):
        closes = barring and "closed" in row.get("manner", ())
        reached = any(situation.level == row["level"] for situation in effects.cases.laid)
        if reached and row["level"] not in told_apart and not closes:
            path = ("auction", "doubling", index)
            message = f"level {row['level']} changes nothing in scoring"
            instead = "Give it a factor or a case, or leave the row out."
            yield Finding(path, "scoring.level-idle", message, instead, "scoring.factors")


def differs(effects: Effects, situation: Situation, laid: Laid) -> bool:
    """Say whether the values of a situation differ from those of the level below, or its factor does."""
    below = situation._replace(level=situation.level - 1)
    other = effects.cases.laid.get(below)
    if other is None or laid.values != other.values or laid["judged",] != "taker":
        return True
    factors = effects.factor(situation, laid), effects.factor(below, other)
    rows = list(effects.rows(situation, laid))
    multiplied = any(effects.multiplied(row, situation, laid) for row in rows)
    return factors[0] != factors[1] and (multiplied or "match" in factors)
