"""Orphans of the table, the deal and the auction. Clauses setup.cut to auction.annul.when."""

from __future__ import annotations

from belote.declaration.consistency.dealing import may_be_void
from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.situations import Situations
from belote.declaration.orphans.orphan import Orphans, orphan


def find(facts: Facts, situations: Situations) -> Orphans:
    """Yield what cannot matter before the first card is played."""
    if facts.count == 2 and "first_deal" in (facts.data["pack"].get("cut") or {}):
        yield orphan(("pack", "cut", "first_deal"), "with two players only the other one can cut")
    yield from find_dealing(facts)
    yield from find_contracts(facts)
    yield from find_bids(facts)
    yield from find_doubling(facts, situations)
    yield from find_all_pass(facts)


def find_dealing(facts: Facts) -> Orphans:
    """Yield what cannot matter in the deal."""
    if "after_void" in facts.data["dealing"]["dealer"] and not may_be_void(facts):
        yield orphan(("dealing", "dealer", "after_void"), "no deal can be void")
    for index, step in enumerate(facts.steps):
        if step.get("to") == "kitty" and "from" in step:
            yield orphan(("dealing", "steps", index, "from"), "a kitty is not dealt round the table")


def find_contracts(facts: Facts) -> Orphans:
    """Yield contracts that cannot be played, and values of ranks the pack does not have."""
    for name, contract in facts.data["contracts"].items():
        if name not in facts.played_contracts and not (name == facts.suit_contract and values_asked(facts)):
            yield orphan(("contracts", name), f"{name} can neither be bid nor be played after all have passed")
            continue
        for column in ("trump", "plain"):
            for rank in contract.get(column, {}).get("values", ()):
                if rank not in facts.ranks:
                    yield orphan(("contracts", name, column, "values", rank), f"the pack has no {rank}")


def values_asked(facts: Facts) -> bool:
    """Say whether values are asked for before a contract stands: by the price of a fault, or of a hand thrown in."""
    faults = (facts.data.get("irregularities") or {}).values()
    hands = (row.get("hand") or {} for row in facts.data["auction"].get("annul", ()))
    return any(fault["award"] == "pot" for fault in faults) or any("points_at_most" in hand for hand in hands)


def find_bids(facts: Facts) -> Orphans:
    """Yield who gets a card that is not turned, and who leads a rung where the taker leads anyway."""
    if not facts.turned_on_table:
        for row in facts.rows:
            if row.data.get("turned_to") == "nobody":
                yield orphan((*row.path, "turned_to"), "no turned card lies on the table")
    if facts.data["play"]["lead"]["first"] == "taker":
        for index, rung in enumerate((facts.amounts or {}).get("rungs", ())):
            if "lead" in rung:
                yield orphan(("auction", "amounts", "rungs", index, "lead"), "the taker leads in any deal")


def find_doubling(facts: Facts, situations: Situations) -> Orphans:
    """Yield whether bids may follow a double where none can, and amounts excepted where there are none."""
    for index, row in enumerate(facts.doubling):
        path = ("auction", "doubling", index)
        if "bids_after" in row and row["when"] != "after_bids" and not situations.overcalled:
            yield orphan((*path, "bids_after"), "no bid can follow another")
        if row.get("except") == [] and not facts.amounts:
            yield orphan((*path, "except"), "bids carry no amounts")
    for index, row in enumerate(facts.data["auction"].get("annul", ())):
        if "over" in row and row["when"] != "in_turn":
            yield orphan(("auction", "annul", index, "over"), "what lies on the table is looked at in turn only")


def find_all_pass(facts: Facts) -> Orphans:
    """Yield who takes a deal, and its turned card, that is not played when all pass."""
    all_pass = facts.data["auction"]["all_pass"]
    for key in ("taker", "turned_to"):
        if key in all_pass and all_pass["deal"] != "played":
            yield orphan(("auction", "all_pass", key), "a deal that all pass is not played")
    if all_pass["deal"] == "played" and all_pass.get("turned_to") == "nobody" and not facts.turned_on_table:
        yield orphan(("auction", "all_pass", "turned_to"), "no turned card lies on the table")
