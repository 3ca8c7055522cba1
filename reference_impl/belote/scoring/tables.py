"""The scoring of every situation: the cases laid over the base, once for each set of them. Clause scoring.cases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from belote.cards import SUIT_OF_LETTER
from belote.contracts import column
from belote.declaration.model import Contract, Declaration, ScoringRules
from belote.declaration.structure import structure
from belote.errors import BrokenDeclaration, Place, Problem
from belote.scoring.facts import DealFacts
from belote.setup import Table

KINDS = ("suit", "no_trump", "all_trump")
SUITS = ("clubs", "diamonds", "hearts", "spades")
CIRCUMSTANCES = (
    "passed_out",
    "doubled",
    "redoubled",
    "capot_bid",
    "capot_belote_bid",
    "generale_bid",
    "swept",
    "last_deal",
)
FAILED = {"cards": "defenders", "declarations": "defenders", "belote": "defenders"}


@dataclass(frozen=True)
class Case:
    """An overlay and the conditions that must all hold."""

    key: str
    conditions: frozenset[str]
    overlay: Mapping[str, Any]


@dataclass(frozen=True)
class ScoringTables:
    """The scoring of a variant: the base, its cases in the order in which they are laid, and what was laid so far.

    ``needs`` says what each rung asks, by name; ``pots`` are the card points of a whole pack with the last trick left
    out, by denomination; ``contracts`` are contract name and kind by denomination.
    """

    table: Table
    base: Mapping[str, Any]
    cases: tuple[Case, ...]
    needs: Mapping[str, str]
    pots: Mapping[str, int]
    contracts: Mapping[str, tuple[str, str]]
    laid: dict[frozenset[str], ScoringRules] = field(default_factory=dict, compare=False, repr=False)
    looked_up: dict[tuple[object, ...], ScoringRules] = field(default_factory=dict, compare=False, repr=False)


def compile_scoring(declaration: Declaration) -> ScoringTables:
    """Compile the scoring section of a declaration.

    Raises ``BrokenDeclaration`` for a case whose key names a condition that does not exist.
    """
    base = {key: value for key, value in declaration.scoring.items() if key != "cases"}
    names = [name for name in declaration.contracts if name not in KINDS]
    ranking = {word: place for place, word in enumerate((*KINDS, *names, *SUITS, *CIRCUMSTANCES))}
    given: Any = declaration.scoring.get("cases") or {}
    cases = {key: over for key, over in given.items() if over is not None}
    amounts = declaration.auction.amounts
    return ScoringTables(
        table=Table(declaration.players),
        base=base,
        cases=tuple(sorted((read_case(key, cases[key], ranking) for key in cases), key=lambda c: weight(c, ranking))),
        needs={rung.name: rung.needs for rung in amounts.rungs} if amounts else {},
        pots=dict(pots(declaration)),
        contracts=dict(denominations(declaration)),
    )


def read_case(key: str, overlay: Mapping[str, Any], ranking: Mapping[str, int]) -> Case:
    """Read one case. Raises ``BrokenDeclaration`` for a condition that does not exist."""
    conditions = frozenset(key.split("+"))
    unknown = sorted(conditions - ranking.keys())
    if unknown:
        place = Place(path=f"scoring.cases.{key}")
        known = ", ".join(ranking)
        raise BrokenDeclaration(
            Problem("scoring.condition", f"no condition {unknown[0]!r}", place, f"Known are {known}.", "scoring.cases")
        )
    return Case(key, conditions, overlay)


def weight(case: Case, ranking: Mapping[str, int]) -> tuple[int, list[int]]:
    """Return the place of a case: fewer conditions first, then in the order of the list of conditions."""
    return len(case.conditions), sorted(ranking[condition] for condition in case.conditions)


def denominations(declaration: Declaration) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield every denomination with the name and kind of its contract."""
    for name, contract in declaration.contracts.items():
        if contract.kind == "suit":
            yield from ((SUIT_OF_LETTER[suit], (name, "suit")) for suit in declaration.pack.suits)
        else:
            yield name, (name, contract.kind)


def pots(declaration: Declaration) -> Iterator[tuple[str, int]]:
    """Yield the card points of the whole pack, without the last trick, by denomination."""
    ranks, suits = declaration.pack.ranks, len(declaration.pack.suits)
    for denomination, (name, _) in denominations(declaration):
        yield denomination, pack_points(declaration.contracts[name], ranks, suits)


def pack_points(contract: Contract, ranks: str, suits: int) -> int:
    """Return the card points of a whole pack under a contract."""
    trumps = {"suit": 1, "no_trump": 0, "all_trump": suits}[contract.kind]
    points = 0
    for number, is_trump in ((trumps, True), (suits - trumps, False)):
        if number:
            points += number * sum(column(contract, is_trump).values[rank] for rank in ranks)
    return points


def conditions_of(tables: ScoringTables, facts: DealFacts, swept: bool) -> frozenset[str]:
    """Return the conditions that hold in a deal."""
    held = {facts.denomination, *tables.contracts[facts.denomination]}
    circumstances = {
        "passed_out": facts.passed_out,
        "doubled": facts.level >= 1,
        "redoubled": facts.level >= 2,
        "capot_bid": facts.flag,
        "swept": swept,
        "last_deal": facts.last_deal,
    }
    held.update(word for word, holds in circumstances.items() if holds)
    if isinstance(facts.amount, str):
        held.add(f"{facts.amount}_bid")
    return frozenset(held)


def rules_for(tables: ScoringTables, facts: DealFacts, swept: bool | None = None) -> ScoringRules:
    """Return the scoring of a deal, its cases laid over the base. Clause scoring.order.

    ``swept`` may be said where the facts cannot know it. Raises ``BrokenDeclaration`` as ``lay`` does.
    """
    all_tricks = facts.swept is not None if swept is None else swept
    rung = facts.amount if isinstance(facts.amount, str) else ""
    level = min(facts.level, 2)
    key = (facts.denomination, level, rung, facts.flag, facts.passed_out, all_tricks, facts.last_deal)
    rules = tables.looked_up.get(key)
    if rules is None:
        rules = tables.looked_up[key] = lay(tables, conditions_of(tables, facts, all_tricks))
    return rules


def lay(tables: ScoringTables, conditions: frozenset[str]) -> ScoringRules:
    """Return the scoring under these conditions. Raises ``BrokenDeclaration`` when a rounding lacks its thresholds."""
    known = tables.laid.get(conditions)
    if known is not None:
        return known
    scoring: Mapping[str, Any] = tables.base
    for case in tables.cases:
        if case.conditions <= conditions:
            scoring = overlay(scoring, case.overlay)
    rules = tables.laid[conditions] = build(overlay({}, scoring), conditions)
    return rules


def build(scoring: dict[str, Any], conditions: frozenset[str]) -> ScoringRules:
    """Build the typed scoring; a row of a failed contract is paid to the defenders where it does not say otherwise."""
    rounding = scoring.get("rounding")
    if rounding is not None and not {"to", "up_from"} <= rounding.keys():
        place = Place(path="scoring.rounding")
        when = " + ".join(sorted(conditions))
        message = f"the rounding under {when} has no multiple or no thresholds"
        instead = "Give both to and up_from, or null for exact points."
        raise BrokenDeclaration(Problem("scoring.rounding", message, place, instead, "scoring.rounding"))
    pay = scoring.get("pay") or {}
    if "failed" in pay:
        pay = {**pay, "failed": {**FAILED, **pay["failed"]}}
    return structure({**scoring, "pay": pay}, ScoringRules)


def overlay(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Merge two maps: maps merge, lists and thresholds replace, and nothing removes."""
    merged = dict(base)
    for key, value in over.items():
        if value is None:
            merged.pop(key, None)
        elif isinstance(value, Mapping) and key != "up_from":
            below = merged.get(key)
            merged[key] = overlay(below if isinstance(below, Mapping) else {}, value)
        else:
            merged[key] = value
    return merged
