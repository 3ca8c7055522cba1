"""What is reported in scoring changes no score: neither left out nor with another value, in random deals.

The scores are those of the interpreter, which knows nothing of orphans.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from declaration.rule_samples import DECLARATIONS, GAMES, Data, changed, complete, dotted

from belote.declaration.consistency.cases import Cases, Situation
from belote.declaration.consistency.facts import Facts
from belote.declaration.model import Declaration
from belote.declaration.orphans import Orphan, find
from belote.declaration.paths import Path, get, leaves
from belote.declaration.structure import structure
from belote.declaration.vocabulary import schema_at
from belote.scoring import DealFacts, compile_scoring, score

DEALS = 120
POOL = (8, 3)
MORE: dict[str, tuple[str, Data]] = {
    "declared": ("turn_up", {"declarations": DECLARATIONS}),
    "tens": ("turn_up", {"scoring.unit": 10, "scoring.rounding": {"to": 10, "up_from": {"takers": 6, "defenders": 7}}}),
    "announced": ("numbers", {"scoring.pay.made.cards": "none", "scoring.pay.failed.cards": "none"}),
    "passed out": (
        "turn_up",
        {
            "auction.all_pass": {"deal": "played", "taker": "nobody", "turned_to": "eldest"},
            "scoring.cases.passed_out": {"success": [], "factors": [2], "pay": {"made": {"multiplied": ["cards"]}}},
        },
    ),
    "fixed": ("six_contracts", {"scoring.cases.all_trump.pay": {"made": {"cards": "none"}}}),
}
SAMPLES = {
    **{name: complete(game()) for name, game in GAMES.items()},
    **{name: complete(changed(GAMES[game](), changes)) for name, (game, changes) in MORE.items()},
}


def deals(data: Data, random: Random) -> Iterator[DealFacts]:
    """Yield finished deals that can come about in a declaration."""
    facts = Facts(data)
    ends = list(Cases(facts, data["scoring"]).bids())
    for _ in range(DEALS):
        yield deal(facts, random.choice(ends), random)


def deal(facts: Facts, end: Situation, random: Random) -> DealFacts:
    """Return a finished deal: often swept or tied, sometimes declared."""
    sides = range(facts.count if facts.many_sides else 2)
    sweeper = random.choice(sides) if random.random() < 0.3 else None
    first = random.choice([71, 76, 81, 86, random.randint(1, 151)])
    cards = [first, 152 - first, *(0 for _ in sides[2:])]
    if sweeper is not None:
        cards = [152 if side == sweeper else 0 for side in sides]
    tricks = [1 if points else random.choice([0, 1]) * (sweeper is None) for points in cards]
    declared = end.contract in facts.tables
    belote = random.choice(sides) if end.contract in facts.belotes and random.random() < 0.5 else None
    return DealFacts(
        denomination=end.denomination,
        cards=tuple(cards),
        last_trick=random.choice([side for side in sides if tricks[side]]),
        taker=random.choice(sides) if end.taker else None,
        tricks=tuple(tricks),
        amount=random.choice(facts.numbers) if end.amount == "numbers" else end.amount or None,
        flag=end.flag,
        level=end.level,
        last_raiser=random.choice(sides) if end.level else None,
        passed_out=not end.taker,
        declarations=tuple(random.choice([0, 20, 50, 100, 250]) if declared else 0 for _ in sides),
        belote=tuple(20 if side == belote else 0 for side in sides),
        jack_side=random.choice(sides) if end.kind == "suit" else None,
        taker_tricks=random.choice([0, 1]),
        last_deal=random.random() < 0.3,
    )


def scores(data: Data, played: list[DealFacts]) -> list[object]:
    """Return what every deal is judged and written."""
    tables = compile_scoring(structure(data, Declaration))
    found = [score(tables, facts, POOL) for facts in played]
    return [(result.outcome, result.items, result.pool_after) for result in found]


def orphans(data: Data) -> list[Orphan]:
    """Return the orphans of scoring that the pool of these tests does not touch; a pool needs points that hang."""
    return [orphan for orphan in find(data) if orphan.path[0] == "scoring" and orphan.path[1] != "hanging"]


def others(path: Path, value: Any) -> Iterator[Any]:
    """Yield other values of a leaf."""
    node = schema_at(path) or {}
    if "enum" in node:
        yield from (word for word in node["enum"] if word not in (value, None))
    elif path[-1] == "multiplied":
        yield from (["cards"], ["declarations", "belote"])
    elif path[-1] == "factors":
        yield from ([3], [1, 5])
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int) or path[-1] == "worth":
        yield from (0, 50, 500)


@pytest.mark.parametrize("name", SAMPLES)
def test_leaving_them_out_changes_no_score(name: str) -> None:
    data = SAMPLES[name]
    played = list(deals(data, Random(name)))
    left = deepcopy(data)
    for orphan in orphans(data):
        get(left, orphan.path[:-1]).pop(orphan.path[-1])
    assert scores(left, played) == scores(data, played)


@pytest.mark.parametrize("name", SAMPLES)
def test_no_other_value_changes_a_score_either(name: str) -> None:
    data = SAMPLES[name]
    played = list(deals(data, Random(name)))
    expected = scores(data, played)
    for orphan in (one for one in orphans(data) if "holds without" not in one.reason):
        for path, value in leaves(get(data, orphan.path), orphan.path):
            for other in others(path, value):
                copied = deepcopy(data)
                get(copied, path[:-1])[path[-1]] = other
                assert scores(copied, played) == expected, (dotted(path), other)


def test_a_leaf_that_matters_is_told_apart_by_the_same_deals() -> None:
    """The deals of these tests do see a change: who writes the cards of a failed contract, or the last trick."""
    data = SAMPLES["turn_up"]
    played = list(deals(data, Random("turn_up")))
    for path, other in ((("scoring", "pay", "failed", "cards"), "own"), (("scoring", "count", "last_trick"), 20)):
        copied = deepcopy(data)
        get(copied, path[:-1])[path[-1]] = other
        assert scores(copied, played) != scores(data, played)
