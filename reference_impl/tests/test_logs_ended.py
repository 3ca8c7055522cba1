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

PROVED = "match/target-proved-in-the-second-trick-dosta-hr"
"""E says bela in the second trick: EW have 1001 (bela-turniri 1.7)."""


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


def test_points_of_a_deal_that_won_at_once_are_not_written() -> None:
    scored = {**won_at_once(), "score_NS": 0, "score_EW": 1001}
    (verdict,) = checked(scored)
    assert verdict.finding is not None and verdict.finding.clause == "match.instant-win"
    assert "has won the match, and points are written" in str(verdict.finding)


def test_no_card_is_played_after_a_deal_has_won_the_match(usual: Row) -> None:
    (verdict,) = checked({**won_at_once(), "plays": usual["plays"]})
    assert (code(verdict), verdict.finding and verdict.finding.clause) == ("log.plays", "match.instant-win")


def test_a_match_that_a_deal_won_is_told_as_won_with_it(usual: Row) -> None:
    _, second = checked(won_at_once(), usual)
    assert "won with the deal before, at NS 0, EW 0" in str(second.finding)


def test_no_call_is_made_after_a_deal_has_won_the_match() -> None:
    won = won_at_once()
    (verdict,) = checked({**won, "calls": [*won["calls"], "S:name hearts"]})
    assert code(verdict) == "auction.not-now"
    assert not code(checked({**won, "calls": [*won["calls"], "S:pass"]})[0]), "passes at the end say nothing"


@pytest.mark.parametrize(("part", "told"), [("plays", "log.plays"), ("winners", "log.winner")])
def test_what_is_recorded_beyond_the_last_trick_breaks_the_rules(usual: Row, part: str, told: str) -> None:
    more = {**usual, part: [*usual[part], usual[part][0]]}
    assert [code(checked(row)[0]) for row in (usual, more)] == ["", told]


def proved(**more: Any) -> Verdict:
    """Return the verdict on a deal that proves the target in its second trick, with more that is recorded of it."""
    record: dict[str, Any] = json.loads((records_folder() / f"{PROVED}.json").read_text(encoding="utf-8"))
    events, given = record["events"], record["given"]
    calls = [event for event in events if event["do"] in ("pass", "bid")]
    row = {
        "dealer": given["dealer"],
        "pack": given["pack"],
        "calls": [f"{event['seat']}:{event.get('call', 'pass')} {event.get('denomination', '')}" for event in calls],
        "plays": [event["card"] for event in events if event["do"] == "play"] + more.pop("plays", []),
        "declarations": [f"{e['seat']}:{' '.join(e['cards'])}" for e in events if e["do"] == "declare"],
        "belote": ["E"],
        **{f"before_{side}": points for side, points in given["scores"].items()},
        **more,
    }
    return check_row(Log("log", as_mapping(mapping_of(row)), "bela-hr+dosta"), LogRow(1, row))


def test_a_deal_stops_where_the_target_is_proved() -> None:
    assert proved().verdict == "conforms"
    late = proved(plays=["7S"])
    assert (code(late), late.finding and late.finding.clause) == ("log.plays", "match.checked")


def test_points_of_a_deal_that_proved_the_target_are_not_judged() -> None:
    verdict = proved(score_NS=0, score_EW=72)
    assert code(verdict) == "" and "the match was won before the deal was played out" in str(verdict)
