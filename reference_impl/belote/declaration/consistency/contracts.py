"""Contracts: orders, values and names. Clauses contracts.kinds, contracts.order and contracts.values."""

from __future__ import annotations

from belote.declaration.consistency.facts import Facts
from belote.declaration.consistency.finding import Data, Finding, Findings, Path
from belote.declaration.consistency.table import KINDS, SUITS
from belote.declaration.suggest import listed

RESERVED = (
    *SUITS,
    *("suits", "turned", "others", "numbers"),
    *("passed_out", "doubled", "redoubled", "capot_bid", "capot_belote_bid", "generale_bid", "swept", "last_deal"),
)
"""Words of rows, amounts and cases, which a contract cannot have for a name."""


def check(facts: Facts) -> Findings:
    """Yield what is wrong with the contracts."""
    for name, contract in facts.data["contracts"].items():
        yield from check_name(facts, name)
        for column in ("trump", "plain"):
            if column in contract:
                yield from check_column(facts, ("contracts", name, column), contract[column])


def check_name(facts: Facts, name: str) -> Findings:
    """A name means one thing, and only one contract has a trump suit."""
    path, kind = ("contracts", name), facts.kinds[name]
    if name in RESERVED or (name in KINDS and name != kind):
        message = f"{name} means something else in rows of bids or in cases of scoring"
        instead = f"Give the contract another name, or the kind {name}." if name in KINDS else "Give it another name."
        yield Finding(path, "contracts.name", message, instead, "contracts.kinds")
    if kind == "suit" and name != facts.suit_contract:
        message = f"{facts.suit_contract} and {name} are both of the kind suit"
        instead = "One contract stands for all suits; leave the other out."
        yield Finding(path, "contracts.two-suit", message, instead, "contracts.kinds")


def check_column(facts: Facts, path: Path, column: Data) -> Findings:
    """The order names every rank of the pack once, and every rank has a value."""
    order = column["order"]
    if sorted(order) != sorted(set(facts.ranks)):
        message = f"the order {order} is not made of the ranks {facts.ranks}, each once"
        wrong = [rank for rank in facts.ranks if rank not in order]
        instead = f"Add {listed(wrong, 'and')}." if wrong else "Leave out what is not in the pack or stands twice."
        yield Finding((*path, "order"), "contracts.order", message, instead, "contracts.order")
    missing = [rank for rank in facts.ranks if rank not in column["values"]]
    if missing:
        message = f"{listed(missing, 'and')} of the pack {'has' if len(missing) == 1 else 'have'} no value"
        instead = "Give every rank of the pack its card points, 0 too."
        yield Finding((*path, "values"), "contracts.value-missing", message, instead, "contracts.values")


def totals(data: Data) -> dict[str, int]:
    """Return the card points of the whole pack with the last trick, by contract, before any scaling."""
    facts = Facts(data)
    last_trick = int(data["scoring"].get("count", {}).get("last_trick", 10))
    return {name: pack_points(facts, contract) + last_trick for name, contract in data["contracts"].items()}


def pack_points(facts: Facts, contract: Data) -> int:
    """Return the card points of the whole pack under a contract, without the last trick."""
    trumps = {"suit": 1, "no_trump": 0, "all_trump": len(facts.suits)}[contract["kind"]]
    suits = {"trump": trumps, "plain": len(facts.suits) - trumps}
    return sum(
        number * contract[column]["values"].get(rank, 0)
        for column, number in suits.items()
        if number
        for rank in facts.ranks
    )
