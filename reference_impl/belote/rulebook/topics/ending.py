"""The match, and what faults cost. Clauses match.* and irregularities.*."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote.declaration import Path
from belote.declaration.paths import MISSING, get
from belote.rulebook.saying import Said, leaf, phrases, rows, said, terms

INSTANT = ("match.instant-win",)
FAULTS = ("revoke", "early_trump_lead", "early_look", "out_of_turn", "misdeal", "wrong_claim", "wrong_signal")


def match(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield how a match ends, in game points."""
    path: Path = ("match",)
    yield said("match-totals", path, clause="match.accumulate", beside=["match.start"])
    yield said("match-end", path, clause="match.end")
    if "target" not in data["match"]:
        yield said("match-target-none", ("match", "target"))
    yield from leaf(data, ("match", "target"), "match-target")
    yield from leaf(data, ("match", "reached"), "match-reached")
    yield from leaf(data, ("match", "checked"), "match-checked", minor=["after_deal"])
    target = "yes" if "target" in data["match"] else "no"
    yield from leaf(data, ("match", "deals"), "match-deals", target=target)
    if "deals" in data["match"]:
        yield said("match-counted", ("match",), clause="match.start")
    yield from leaf(data, ("match", "several"), "match-several")
    yield from leaf(data, ("match", "raise_by"), "match-raise-by")
    yield from leaf(data, ("match", "equal"), "match-equal")
    blocked: Path = ("match", "blocked")
    words = get(data, blocked)
    if words is not MISSING:
        yield said("match-blocked", blocked, [blocked], not words, blocks=phrases("match-block", words))
    yield from leaf(data, ("match", "after_block"), "match-after-block", minor=["same_target"])
    yield from instant_wins(data)


def instant_wins(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what wins a match at once."""
    path: Path = ("match", "instant_win")
    if data["match"].get("instant_win") == []:
        yield said("match-instant-win-none", path, [path], minor=True)
    for place, row in enumerate(rows(data, path)):
        where: Path = (*path, place)
        if row["by"] == "run":
            paths = [(*where, key) for key in ("by", "length", "suit", "other_trickless") if key in row]
            other = "yes" if row.get("other_trickless") else "no"
            named = {"length": row.get("length", 0), "suit": row.get("suit", "any"), "other": other}
            yield said("match-instant-win-run", where, paths, clause="match.instant-win.run", beside=INSTANT, **named)
        else:
            paths = [(*where, key) for key in ("by", "contracts") if key in row]
            names, clause = terms("contracts", row.get("contracts", ())), "match.instant-win.sweep"
            yield said("match-instant-win-sweep", where, paths, clause=clause, beside=INSTANT, contracts=names)


def irregularities(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what each fault costs; an award is in card points."""
    faults = data.get("irregularities", {})
    path: Path = ("irregularities",)
    if faults == {}:
        said_by = [path] if "irregularities" in data else []
        yield said("irregularities-none", path, said_by, beside=["irregularities.refused"])
    else:
        yield said("irregularities-refused", path, clause="irregularities.refused", beside=["irregularities.faults"])
    for fault in (fault for fault in FAULTS if fault in faults):
        path = ("irregularities", fault)
        award = get(data, (*path, "award"))
        kind = "number" if isinstance(award, int) else "word"
        beside = [f"irregularities.{fault.replace('_', '-')}", "irregularities.price"]
        yield from leaf(data, (*path, "award"), "irregularities-award", beside=beside, fault=fault, kind=kind)
        yield from leaf(data, (*path, "with_capot"), "irregularities-with-capot", fault=fault)
        yield from leaf(data, (*path, "declarations"), "irregularities-declarations", fault=fault)
        yield from leaf(data, (*path, "deal"), "irregularities-deal", fault=fault)
        yield from leaf(data, (*path, "match_lost_at"), "irregularities-match-lost-at", minor=[0], fault=fault)
    if any(fault.get("deal") == "stops" for fault in faults.values()):
        yield from stopped(data)


def stopped(data: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what else comes of a deal that is stopped for a fault."""
    path, scored = ("irregularities",), data["scoring"]
    yield said("irregularities-stopped", path, clause="irregularities.price")
    if "hanging" in scored:
        to = "maker" if scored["hanging"]["to"] == "maker" else "loser"
        yield said("irregularities-stopped-hanging", path, clause="irregularities.price", to=to)
    if scored.get("marks"):
        yield said("irregularities-stopped-marks", path, clause="irregularities.price")
