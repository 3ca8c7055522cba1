"""Orphans of declarations, belote, melds within tricks and irregularities."""

from __future__ import annotations

from belote.declaration.consistency.facts import Facts
from belote.declaration.orphans.orphan import Orphans, orphan


def find(facts: Facts) -> Orphans:
    """Yield what cannot matter in these sections."""
    if "declarations" in facts.data:
        yield from find_declarations(facts)
    if "belote" in facts.data:
        yield from find_belote(facts)
    if "trick_melds" in facts.data and not facts.melds:
        yield orphan(("trick_melds",), "nothing is found in a trick")
    yield from find_faults(facts)


def find_declarations(facts: Facts) -> Orphans:
    """Yield tables of contracts that are not played or that are empty, and words that tell nothing apart."""
    section = facts.data["declarations"]
    if not facts.tables:
        yield orphan(("declarations",), "no contract that can be played has a table that names anything")
        return
    for name in section["in"]:
        if name not in facts.tables:
            played = name in facts.played_contracts
            why = "names nothing" if played else f"is for {name}, which is no contract that can be played"
            yield orphan(("declarations", "in", name), f"this table {why}")
    both = any(table["runs"] and table["squares"] for table in facts.tables.values())
    if "square_and_run" in section and not both:
        yield orphan(("declarations", "square_and_run"), "no table has both runs and squares")
    for key in ("say_if", "false_claim"):
        if key in section and section["say"] == "automatic":
            yield orphan(("declarations", key), "declarations count without being said")


def find_belote(facts: Facts) -> Orphans:
    """Yield contracts without trumps, and how belote meets runs and squares that it cannot meet."""
    section = facts.data["belote"]
    possible = [
        name for name in section["in"] if facts.kinds.get(name) != "no_trump" and name in facts.played_contracts
    ]
    if not possible:
        yield orphan(("belote",), "it is in no contract that can be played and has a trump suit")
        return
    for name in section["in"]:
        if name not in possible:
            unknown = name not in facts.played_contracts
            why = "is no contract that can be played" if unknown else "has no trump suit"
            yield orphan(("belote", "in", name), f"{name} {why}")
    tables = [facts.tables[name] for name in facts.belotes if name in facts.tables]
    if "with_run" in section and not any(table["runs"] for table in tables):
        yield orphan(("belote", "with_run"), "no contract has both belote and runs")
    squares = [group for table in tables for group in table["squares"]]
    if "with_square" in section and not any(set("KQ") & set(group["ranks"]) for group in squares):
        yield orphan(("belote", "with_square"), "no contract has both belote and squares of kings or queens")


def find_faults(facts: Facts) -> Orphans:
    """Yield a capot that is added to no pot, and a fault against a ban that does not exist."""
    faults = facts.data.get("irregularities") or {}
    for name, fault in faults.items():
        if "with_capot" in fault and fault["award"] != "pot":
            yield orphan(("irregularities", name, "with_capot"), "the award is not the pot")
    free = facts.data["play"]["lead"].get("trump", "free") == "free" or "suit" not in facts.played_kinds
    if "early_trump_lead" in faults and free:
        yield orphan(("irregularities", "early_trump_lead"), "no trump lead is barred")
