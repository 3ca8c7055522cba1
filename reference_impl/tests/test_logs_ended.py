"""A match that a deal has won at once is over in a log too. Clauses match.instant-win and match.end."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from log_rows import Row, mapping_of, row_of, samples

from belote.data import records_folder
from belote.logs import Verdict
from belote.logs.check import Log, check_row
from belote.logs.mapping import as_mapping
from belote.logs.row import Row as LogRow

WON = "match/eight-in-a-row-of-any-suit-win-hr"
"""W was dealt all diamonds; N names clubs, and the match is won before the first lead (bela-turniri 1.2)."""


def won_at_once() -> Row:
    """Return the deal of that record as a row of a log."""
    record: dict[str, Any] = json.loads((records_folder() / f"{WON}.json").read_text(encoding="utf-8"))
    calls = [f"{event['seat']}:{event['call']} {event['denomination']}" for event in record["events"]]
    given = record["given"]
    return {"dealer": given["dealer"], "pack": given["pack"], "calls": calls}


def checked(*rows: Row) -> list[Verdict]:
    """Return the verdicts on the deals of one match."""
    numbered = [{"match": "m", "deal": place, **copy.deepcopy(row)} for place, row in enumerate(rows, 1)]
    log = Log("log", as_mapping(mapping_of(max(numbered, key=len))), "bela-hr")
    return [check_row(log, LogRow(line, row)) for line, row in enumerate(numbered, 1)]


@pytest.fixture(scope="module")
def usual() -> Row:
    """Return a deal that nobody wins at once."""
    return row_of(samples("bela-hr", 1, 4)[0])


def code(verdict: Verdict) -> str:
    """Return the code of what a deal breaks, nothing if it conforms."""
    return verdict.finding.code if verdict.finding is not None else ""


def test_no_deal_may_follow_one_that_has_won_the_match(usual: Row) -> None:
    first, second = checked(won_at_once(), usual)
    assert (first.verdict, code(second)) == ("conforms", "match.over")


def test_a_deal_may_follow_one_that_has_not(usual: Row) -> None:
    later = {**usual, "dealer": ""}
    assert [code(verdict) for verdict in checked(usual, later)] == ["", ""]
