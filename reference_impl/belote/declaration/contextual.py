"""Writes out the defaults that depend on the rest of the declaration.

Clauses auction.seats, auction.over, auction.row-amounts, auction.turned-ranks, auction.doubling.of, dealing.from and
dealing.last. The defaults of the schema are written out before; what a default would say of something that cannot arise
is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from belote.declaration.consistency.facts import Facts, Row
from belote.declaration.consistency.finding import Data
from belote.declaration.consistency.situations import BY_DEFAULT, Situations


def fill(data: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of the rule sections with these defaults written out.

    ``data`` is valid by the schema and has its defaults; amounts are card points.
    """
    filled = deepcopy(data)
    for step in filled["dealing"]["steps"]:
        complete(step, step_defaults(step))
    facts = Facts(data)
    situations = Situations(facts)
    for row in facts.rows:
        bids = filled["auction"]["rounds"][row.round - 1]["bids"]
        complete(bids[row.index], bid_defaults(row, facts, situations))
    for row in filled["auction"].get("doubling", ()):
        complete(row, {"of": list(facts.biddable)} if facts.biddable else {})
    for row in filled["auction"].get("annul", ()):
        complete(row, annul_defaults(row, facts, situations))
    return filled


def complete(row: dict[str, Any], defaults: Data) -> None:
    """Add the keys that are absent."""
    for key, value in defaults.items():
        row.setdefault(key, value)


def step_defaults(step: Data) -> Data:
    """Return the defaults of a step of the deal: only where cards go to every seat does it matter where to start."""
    if step.get("to") in (None, "turned"):
        return {}
    return {"last": "covered"} if step["to"] == "kitty" else {"from": "eldest", "last": "covered"}


def bid_defaults(row: Row, facts: Facts, situations: Situations) -> Data:
    """Return the defaults of a row of bids: all positions, all amounts, all ranks, all situations but ``own``."""
    over = [word for word in BY_DEFAULT if word in situations.of_row(row)]
    return dict(
        present(
            seats=list(facts.positions),
            amounts=list(facts.row_amounts(row)),
            over=over,
            turned=facts.ranks if facts.turned_before(row.round) else "",
        )
    )


def annul_defaults(row: Data, facts: Facts, situations: Situations) -> Data:
    """Return the defaults of a right to annul; what lies on the table is looked at in turn only."""
    over = [word for word in situations.of_annulment(row) if word != "own"] if row["when"] == "in_turn" else []
    return dict(present(seats=list(facts.positions), over=over))


def present(**values: Any) -> Iterator[tuple[str, Any]]:
    """Yield the values that are not empty."""
    yield from ((key, value) for key, value in values.items() if value)
