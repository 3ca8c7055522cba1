"""What is lost or spoilt in a log accuses nobody, and never stops the run."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest
from log_rows import Row, mapping_of, match_rows

from belote.declaration import variants
from belote.logs import Verdict
from belote.logs.check import Log, check_row
from belote.logs.mapping import as_mapping
from belote.logs.row import Row as LogRow

PARTS = (
    *("pack", "hands", "calls", "plays", "turned", "dealer", "contract", "winners", "declarations", "belote", "match"),
    *("declared", "belote_points", "swapped", "score", "card_points", "before", "totals", "last", "tricks"),
)
LISTS = ("declarations", "belote", "calls", "plays", "winners", "pack")
JUNK: tuple[Any, ...] = (
    *("", "ZZ", "7H", None, 0, -5, 99_999, "N", "pass", [], ["7H", "7H"], "7H 7H", "N:pass", {"a": 1}, "NS", True),
    *("1e5", "é♥", [["7H"]], "x" * 300, "take", "double", "capot", "200 hearts", 1.5),
)
DRAWN = 24
"""How many variants are looked at in one run; which ones depends on the seed alone."""


def drawn(seed: int) -> list[str]:
    """Return some of the variants."""
    return sorted(Random(seed).sample(variants(), DRAWN))


def checked(variant: str, rows: list[Row], without: list[str]) -> list[Verdict]:
    """Return the verdicts on rows without some parts."""
    log = Log("log", as_mapping(mapping_of(max(rows, key=len), *without)), variant)
    return [check_row(log, LogRow(line, row)) for line, row in enumerate(rows, 1)]


def lose(row: Row, random: Random) -> None:
    """Make some of a row unreadable, or cut the cards played off."""
    for _ in range(random.choice((0, 0, 1, 2, 4))):
        name = random.choice([name for name in row if name not in ("match", "deal", "seats")])
        if name == "plays" and random.random() < 0.6 and "plays" in row:
            row[name] = row[name][: random.randrange(len(row[name]) + 1)]
        else:
            row[name] = ["?!"] if name in LISTS or name.startswith("hand_") else "?!"


def spoil(row: Row, random: Random) -> None:
    """Put anything anywhere, or take and exchange parts of a list."""
    for _ in range(random.randrange(4)):
        name, chance = random.choice(list(row)), random.random()
        value = row[name]
        if chance < 0.5 or not isinstance(value, list) or len(value) < 2:
            row[name] = random.choice(JUNK)
        elif chance < 0.7:
            value.pop(random.randrange(len(value)))
        else:
            one, other = random.sample(range(len(value)), 2)
            value[one], value[other] = value[other], value[one]


@pytest.mark.parametrize("variant", drawn(1))
def test_what_is_not_recorded_or_cannot_be_read_accuses_nobody(variant: str) -> None:
    random = Random(variant)
    for _ in range(6):
        rows = copy.deepcopy(list(match_rows(variant, 4, 3)))
        without = random.sample(PARTS, random.randrange(9))
        for row in rows:
            lose(row, random)
        assert not [found for found in checked(variant, rows, without) if found.finding is not None], without


@pytest.mark.parametrize("variant", drawn(2))
def test_nothing_that_stands_in_a_log_stops_the_run(variant: str) -> None:
    random = Random(variant)
    for _ in range(4):
        rows = copy.deepcopy(list(match_rows(variant, 4, 3)))
        without = random.sample(PARTS, random.randrange(6))
        for row in rows:
            spoil(row, random)
        found = checked(variant, rows, without)
        assert len(found) == len(rows) and all(one.data()["verdict"] for one in found)
