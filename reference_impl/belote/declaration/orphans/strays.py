"""Members that can only concern a contract there is not: taken away by this declaration, or not played in it.

Clauses auction.order, auction.bid, auction.doubling.of, scoring.cases and match.instant-win.sweep. They are dropped
where they are inherited. Where the declaration itself names the contract, ``consistency`` refuses the name.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from belote.declaration.consistency.analysis import Analysis
from belote.declaration.consistency.finding import Path
from belote.declaration.orphans.orphan import Orphans, stray

OF_A_SUIT = ("suits", "turned", "others")


def find(analysis: Analysis) -> Orphans:
    """Yield the members of lists, and the cases, that name no contract of this declaration."""
    facts, auction = analysis.facts, analysis.facts.data["auction"]
    known = (*OF_A_SUIT, *facts.denominations) if facts.suit_contract else facts.denominations
    for place, group in enumerate(auction["order"]):
        yield from find_in(("auction", "order", place), (), group, known)
    for row in facts.rows:
        yield from find_in(row.path, ("bid",), row.data["bid"], known)
    for place, double in enumerate(auction.get("doubling", ())):
        yield from find_in(("auction", "doubling", place), ("of",), double.get("of", ()), known)
    for case in facts.data["scoring"].get("cases") or {}:
        if unknown := [word for word in case.split("+") if word not in analysis.effects.cases.ranking]:
            yield stray(("scoring", "cases", case), f"there is no contract {unknown[0]}")
    swept = (*facts.played_contracts, *facts.playable)
    for place, win in enumerate(facts.data["match"].get("instant_win", ())):
        yield from find_in(("match", "instant_win", place), ("contracts",), win.get("contracts", ()), swept)


def find_in(row: Path, below: Path, words: Sequence[str], known: Collection[str]) -> Orphans:
    """Yield the words of a list that are not known; the whole row if none is."""
    strays = [place for place, word in enumerate(words) if word not in known]
    if strays and len(strays) == len(words):
        yield stray(row, f"there is no contract {words[0]}")
    else:
        yield from (stray((*row, *below, place), f"there is no contract {words[place]}") for place in strays)
