"""Records damaged at random: nothing but an error of this package may come of running or explaining them.

``BELOTE_DAMAGE`` sets how many damaged records are run (400 unless it is set).
"""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest

from belote.data import records_folder
from belote.errors import BeloteError
from belote.explain import explain_step
from belote.library import rules
from belote.record import observe, write_event
from belote.record.form import names
from belote.sampling import samples

Data = dict[str, Any]

ROUNDS = int(os.environ.get("BELOTE_DAMAGE", "400"))
VARIANTS = ("belote-fr", "coinche-ffb", "deberts-ua", "belot-bg-3", "bela-hr", "baloot-sa", "belot-bg-open")
ODD = (None, True, -1, 0, 36, 10**6, 10**30, 1.5, "", "X", "NS", "taker", "6C", "7C", "hearts", "capot", [], {}, [[]])
EVERYTHING = [{"at": "end", "what": list(names())}, {"at": 0, "what": list(names())}]


@cache
def committed() -> tuple[Data, ...]:
    """Return every fifth record of the corpus, of a variant that is run here."""
    found = [json.loads(file.read_text("utf-8")) for file in sorted(records_folder().rglob("*.json"))[::5]]
    return tuple(record for record in found if record["variant"]["id"] in VARIANTS)


@cache
def values() -> tuple[Any, ...]:
    """Return every value that stands somewhere in them."""
    return tuple(value for record in committed() for _, _, value in places([record["given"], record["events"]]))


def places(data: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Yield every place below some data: the container, the key, and what stands there."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key, data[key]
        yield from places(data[key])


def damaged(record: Data, random: Random) -> Data:
    """Return a record with one to three things replaced, removed, doubled or moved."""
    found = copy.deepcopy({key: record[key] for key in ("kind", "base", "given", "events") if key in record})
    for _ in range(random.choice((1, 1, 2, 3))):
        part = found if random.random() < 0.1 else {"given": found.get("given"), "events": found.get("events")}
        inside = [place for place in places(part) if place[0] is not part or part is found]
        if inside:
            container, key, value = random.choice(inside)
            hurt(container, key, value, random)
    return found


def hurt(container: Any, key: Any, value: Any, random: Random) -> None:
    """Do one kind of damage at one place."""
    choice = random.random()
    if choice < 0.5:
        container[key] = copy.deepcopy(random.choice(ODD if choice < 0.2 else values()))
    elif choice < 0.7:
        del container[key]
    elif isinstance(container, list):
        container.insert(random.randrange(len(container) + 1), copy.deepcopy(value))
    else:
        container[random.choice(("seat", "do", "level", "amount", "tricks", "x"))] = copy.deepcopy(random.choice(ODD))


def totals(variant: str, random: Random) -> Data:
    """Return random totals of a deal."""
    table = rules(variant)
    sides = table.table.side_names()
    given: Data = {
        "contract": {"denomination": random.choice(list(table.contracts)), "taker": random.choice(sides)},
        "cards": {side: random.randrange(100) for side in sides},
        "last": random.choice(sides),
    }
    extras: Data = {
        "tricks": {side: random.randrange(9) for side in sides},
        "declarations": {random.choice(sides): random.choice((20, 50, 100))},
        "belote": {random.choice(sides): 20},
        "trump_jack": random.choice(sides),
        "last_deal": True,
        "taker_tricks": random.randrange(9),
        "fault": {"side": random.choice(sides), "what": random.choice(("revoke", "misdeal", "wrong_claim"))},
    }
    given |= {name: value for name, value in extras.items() if random.random() < 0.3}
    terms: Data = {"amount": random.choice((80, 90, "capot", "generale")), "level": random.randrange(4), "flag": True}
    given["contract"] |= {name: value for name, value in terms.items() if random.random() < 0.4}
    return given


def made_up(variant: str, random: Random) -> Data:
    """Return a record of totals, of a match, or of a whole deal."""
    kind = random.choice(("score", "match", "deal"))
    if kind == "score":
        return {"kind": "score", "given": totals(variant, random), "events": []}
    if kind == "match":
        deals = [{"do": "score", **totals(variant, random)} for _ in range(3)]
        return {"kind": "match", "given": {"dealer": "N"}, "events": [*deals, {"do": "void"}, {"do": "misdeal"}]}
    return whole_deal(variant, random)


def whole_deal(variant: str, random: Random) -> Data:
    """Return a random deal, cut off somewhere, with a fault that may have no price."""
    table = rules(variant)
    sample = next(samples(table, 1, random.randrange(10**6)))
    events = [write_event(table, event) for event in sample.events]
    events = events[: random.randrange(len(events) + 1)]
    fault = {"seat": random.choice(table.table.letters), "do": "fault", "what": "revoke"}
    pack = [table.pack.codes[card] for card in sample.given.pack]
    given = {"dealer": table.table.letter(sample.given.dealer), "pack": pack}
    return {"kind": "deal", "given": given, "events": [*events, *([fault] if random.random() < 0.3 else [])]}


def run(variant: str, record: Data, random: Random) -> str:
    """Run and explain a record; return what came of it. Anything but an error of this package is raised."""
    with suppress(BeloteError):
        explain_step(rules(variant), record, random.choice((0, 1, 2, 5, "end")))
    try:
        observe(rules(variant), record, EVERYTHING)
    except BeloteError as error:
        assert str(error).strip()
        return type(error).__name__
    return "ran"


@pytest.mark.parametrize("seed", range(4))
def test_damaged_records_of_the_corpus(seed: int) -> None:
    random = Random(seed)
    outcomes = set()
    for _ in range(ROUNDS // 8):
        record = random.choice(committed())
        variant = "+".join((record["variant"]["id"], *record["variant"]["options"]))
        other = random.choice(VARIANTS) if random.random() < 0.2 else variant
        outcomes.add(run(other, damaged(record, random), random))
    assert "BrokenRecord" in outcomes and outcomes <= {"BrokenRecord", "ran"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_damaged_totals_matches_and_deals(variant: str) -> None:
    random = Random(variant)
    for _ in range(ROUNDS // 20):
        record = made_up(variant, random)
        run(variant, record, random)
        run(variant, damaged(record, random), random)
