"""Amounts, order, rows of bids and what happens when all pass. Clauses auction.amounts to auction.all-pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from belote.declaration.consistency.facts import Facts, Row
from belote.declaration.consistency.finding import Finding, Findings
from belote.declaration.consistency.obligations import check_all_pass, check_must
from belote.declaration.consistency.rows import check_row, check_row_pairs
from belote.declaration.consistency.situations import Situations
from belote.declaration.suggest import listed


def check(facts: Facts, situations: Situations) -> Findings:
    """Yield what is wrong with the auction, but for doubling and annulments."""
    if not facts.playable:
        message = "nothing can be bid, and a deal that all pass is not played"
        instead = "Give the round rows of bids, or write all_pass: {deal: played, …}."
        yield Finding(("auction", "rounds"), "auction.no-contract", message, instead, "auction.rounds")
    yield from check_amounts(facts)
    yield from check_order(facts)
    for row in facts.rows:
        yield from check_row(facts, situations, row)
        yield from check_must(facts, situations, row)
    yield from check_row_pairs(facts, situations)
    yield from check_rounds(facts, situations)
    yield from check_all_pass(facts, situations)


def check_amounts(facts: Facts) -> Findings:
    """The numbers run from the lowest to the highest, every rung can be bid, and names are used once."""
    amounts = facts.amounts
    if amounts is None:
        return
    path = ("auction", "amounts")
    low, high, step = amounts["from"], amounts["to"], amounts["step"]
    if high < low or (high - low) % step:
        message = f"steps of {step} do not lead from {low} to {high}"
        last = low + max(high - low, 0) // step * step
        yield Finding((*path, "to"), "auction.range", message, f"Write {last} or {last + step}.", "auction.amounts")
    for name, times in Counter(facts.rungs).items():
        if times > 1:
            message = f"the rung {name} stands there {times} times"
            yield Finding((*path, "rungs"), "auction.rung-twice", message, "Name every rung once.", "auction.rungs")
    if facts.flag and "capot" in facts.rungs:
        message = "a promise of all tricks is both a rung and a flag"
        yield Finding((*path, "flag"), "auction.flag-and-rung", message, "Keep one of the two.", "auction.flag")
    yield from check_amounts_bid(facts)
    for index, rung in enumerate(amounts.get("rungs", ())):
        yield from check_rung(facts, index, rung["needs"])


def check_amounts_bid(facts: Facts) -> Findings:
    """Every kind of amount is opened by a row."""
    opened = set().union(*facts.bid_amounts.values())
    for amount in ("numbers", *facts.rungs):
        if amount not in opened:
            where = ("auction", "amounts") if amount == "numbers" else ("auction", "amounts", "rungs")
            message = f"no row opens {'a number' if amount == 'numbers' else f'the rung {amount}'}"
            instead = f"Add {amount} to the amounts of a row."
            yield Finding(where, "auction.amount-unbid", message, instead, "auction.row-amounts")


def check_rung(facts: Facts, index: int, needs: str) -> Findings:
    """What a rung needs can be had, and tells it from other rungs."""
    path = ("auction", "amounts", "rungs", index, "needs")
    if needs == "all_tricks_by_taker" and not facts.partners:
        message = "the taker has no partner who could take a trick for him"
        yield Finding(path, "auction.rung-needs", message, "Write all_tricks.", "scoring.rungs")
    name = facts.rungs[index]
    contracts = {facts.contract_of(bid) for bid, amounts in facts.bid_amounts.items() if name in amounts}
    if needs == "all_tricks_and_belote" and not contracts & facts.belotes.keys():
        message = f"there is no belote in a contract in which {name} can be bid"
        yield Finding(path, "auction.rung-needs", message, "Write all_tricks, or declare belote.", "scoring.rungs")


def check_order(facts: Facts) -> Findings:
    """The order ranks exactly what can be bid, each once."""
    path = ("auction", "order")
    ranked: Counter[str] = Counter()
    for place, group in enumerate(facts.data["auction"]["order"]):
        for word in group:
            names = facts.named([word]) if word not in ("turned", "others") else ()
            ranked.update(names)
            if not names:
                message = f"{word} cannot be bid here, so it cannot be ranked"
                instead = f"Known here: suits, {listed(facts.biddable, 'and')}."
                yield Finding((*path, place), "auction.order-unknown", message, instead, "auction.order")
    for name in facts.denominations:
        if ranked[name] > 1:
            message = f"{name} is ranked {ranked[name]} times"
            yield Finding(path, "auction.order-twice", message, "Rank it once.", "auction.order")
        if ranked[name] and name not in facts.biddable:
            message = f"{name} is ranked, and no row opens it"
            yield Finding(path, "auction.order-unbid", message, "Leave it out, or open it in a row.", "auction.order")
        if not ranked[name] and name in facts.biddable:
            message = f"{name} can be bid and is not ranked"
            yield Finding(path, "auction.order-missing", message, "Add it to a group.", "auction.order")


def check_rounds(facts: Facts, situations: Situations) -> Findings:
    """``each_spoke`` differs from ``passed`` only where a bid can follow a bid in this round or a later one."""
    for number, part in enumerate(facts.rounds, 1):
        if part["ends"] == "each_spoke" and not any(situations.over_something(row) for row in later(facts, number)):
            path = ("auction", "rounds", number - 1, "ends")
            message = "no bid can follow a bid, so the round ends with the first one"
            yield Finding(path, "auction.each-spoke", message, "Write passed.", "auction.rounds")


def later(facts: Facts, number: int) -> Iterator[Row]:
    """Yield the rows of a round and of those after it."""
    yield from (row for row in facts.rows if row.round >= number)
