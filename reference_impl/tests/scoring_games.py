"""Declarations, facts and small helpers for the tests of scoring, match and irregularities.

``scoring_blocks.yaml`` holds scoring sections of well-known games; the rest of a declaration is filled in here with the
cards of the whole family. The merging below is written apart from the interpreter's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from belote.declaration import model
from belote.declaration.structure import structure
from belote.scoring import DealFacts, DealScore, ScoringTables, compile_scoring, rules_for, score

BLOCKS: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("scoring_blocks.yaml").read_text(encoding="utf-8"))
TRUMP = {"order": "J9ATKQ87", "values": {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}}
PLAIN = {"order": "ATKQJ987", "values": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}}
CONTRACTS = {
    "suit": {"kind": "suit", "trump": TRUMP, "plain": PLAIN},
    "no_trump": {"kind": "no_trump", "plain": PLAIN},
    "all_trump": {"kind": "all_trump", "trump": TRUMP},
}
RUNGS = (
    model.Rung("capot", "all_tricks"),
    model.Rung("capot_belote", "all_tricks_and_belote"),
    model.Rung("generale", "all_tricks_by_taker"),
)


def merged(base: Mapping[str, Any], over: Mapping[str, Any], in_cases: bool = False) -> dict[str, Any]:
    """Lay one map over another; nothing removes, but within cases it is kept, where it has a meaning of its own."""
    result = dict(base)
    for key, value in over.items():
        inside = in_cases or key == "cases"
        if value is None and not in_cases:
            result.pop(key, None)
        elif isinstance(value, dict) and key != "up_from" and isinstance(result.get(key), dict):
            result[key] = merged(result[key], value, inside)
        else:
            result[key] = value if in_cases or not isinstance(value, dict) else merged({}, value, inside)
    return result


def block(name: str) -> dict[str, Any]:
    """Return a scoring section with everything it extends."""
    own = BLOCKS[name]
    return merged(block(own["extends"]) if "extends" in own else {}, own["scoring"])


def declare(
    scoring: Mapping[str, Any],
    *,
    players: int = 4,
    sides: str = "partners",
    match: Mapping[str, Any] | None = None,
    dealer: model.Dealer | None = None,
    faults: Mapping[str, Any] | None = None,
    pack: model.PackSection | None = None,
    contracts: Mapping[str, Any] | None = None,
) -> model.Declaration:
    """Return a declaration with this scoring section, and nothing to deal, bid or play by."""
    return model.Declaration(
        players=model.Players(players, sides, "counterclockwise"),
        pack=pack or model.PackSection("789TJQKA", "CDHS", "never"),
        dealing=model.Dealing(dealer or model.Dealer("lot", "next", "same"), ()),
        contracts={name: structure(c, model.Contract) for name, c in (contracts or CONTRACTS).items()},
        auction=model.Auction((), (), model.AllPass("void"), model.Amounts(80, 160, 10, RUNGS)),
        play=model.Play(model.Lead("eldest")),
        scoring=scoring,
        match=structure(match or {"target": 1000}, model.Match),
        irregularities={what: structure(fault, model.Fault) for what, fault in (faults or {}).items()},
    )


@cache
def tables(name: str, sides: str = "partners", players: int = 4) -> ScoringTables:
    """Return the compiled tables of a block."""
    return compile_scoring(declare(block(name), sides=sides, players=players))


def facts(
    compiled: ScoringTables, denomination: str, totals: tuple[int, ...], taker: int | None = 0, **more: Any
) -> DealFacts:
    """Return a deal from card points that hold the last trick, taken by the side with the most if not said."""
    last = more.pop("last", totals.index(max(totals)))
    deal = DealFacts(denomination, totals, last, taker, **more)
    worth = rules_for(compiled, deal).count.last_trick
    return replace(deal, cards=tuple(points - worth * (side == last) for side, points in enumerate(totals)))


def scored(name: str, denomination: str, totals: tuple[int, ...], taker: int | None = 0, **more: Any) -> DealScore:
    """Return the score of a deal under a block; ``pool`` and ``marks`` may be given."""
    pool, marks = more.pop("pool", ()), more.pop("marks", None)
    compiled = tables(name, "partners" if len(totals) == 2 else "alone", 4 if len(totals) == 2 else len(totals))
    return score(compiled, facts(compiled, denomination, totals, taker, **more), pool, marks)


def swept(side: int) -> tuple[int, int]:
    """Return the tricks of two sides when one takes all eight."""
    return (8, 0) if side == 0 else (0, 8)
