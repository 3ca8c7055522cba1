"""The same twenty deals from five sites: sound they conform, and every planted fault is found where it was planted."""

from __future__ import annotations

import copy
import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli_runs import run
from log_files import SITES, VARIANT, written
from log_rows import Row, match_rows

NO_ARROW = pytest.mark.skipif(importlib.util.find_spec("pyarrow") is None, reason="pyarrow (extra fast) is missing")
EVERY = [pytest.param(site, marks=NO_ARROW) if site == "parquet" else site for site in SITES]
TEXTS = [site for site in SITES if site != "parquet"]


@pytest.fixture
def twenty() -> list[Row]:
    """Return twenty deals of some matches, to be changed at will."""
    return copy.deepcopy(list(match_rows(VARIANT, 20, 5)))


@pytest.fixture
def eight(twenty: list[Row]) -> list[Row]:
    """Return the first eight of them."""
    return twenty[:8]


def checked(words: list[Any], status: int) -> tuple[list[Row], Row, str]:
    """Return the verdicts, the counts and the warnings of a run with this status."""
    found = run(*words, "--json")
    assert found.status == status, found
    return found.data["deals"], found.data["summary"], found.err


def strictly(words: list[Any]) -> str:
    """Return what is told of the first problem, with which a strict run ends."""
    found = run(*words, "--strict")
    assert found.status == 2 and found.err.count("\n") == 1, found
    return found.err


def played(rows: list[Row], start: int = 3) -> int:
    """Return the place of a deal that was played out."""
    return next(place for place in range(start, len(rows)) if "plays" in rows[place])


@pytest.mark.parametrize("site", EVERY)
def test_twenty_sound_deals_conform(site: str, twenty: list[Row], tmp_path: Path) -> None:
    deals, summary, warnings = checked(written(tmp_path, site, twenty), 0)
    assert summary["deals"] == summary["conforming"] == 20 and summary["unreadable"] == 0 and warnings == ""
    assert [deal["deal"] for deal in deals] == [str(row["deal"]) for row in twenty]
    assert all("totals" in deal["checked"] for deal in deals)
    whole = [deal for deal, row in zip(deals, twenty, strict=True) if "plays" in row]
    assert all(deal["extent"] == "wholly" for deal in whole) and len(whole) > 10


def revoke(row: Row) -> str:
    """Let a seat discard where it follows suit: swap its card with a later one of another plain suit."""
    trump = row["denomination"][0].upper()
    for place, (seat, card) in enumerate(zip(row["seats"], row["plays"], strict=True)):
        lead = row["plays"][place - place % 4]
        for later in range(place - place % 4 + 4, 32):
            other = row["plays"][later]
            follows = place % 4 and card[1] == lead[1] != trump
            if follows and row["seats"][later] == seat and other[1] not in (lead[1], trump):
                row["plays"][place], row["plays"][later] = other, card
                return f"trick {place // 4 + 1}, {other}"
    raise LookupError("nobody follows suit with another suit in hand")


def wrong_winner(row: Row) -> str:
    """Let another seat win the fourth trick."""
    row["winners"][3] = next(seat for seat in "NESW" if seat != row["winners"][3])
    return "trick 4"


def wrong_score(row: Row) -> str:
    """Write ten points too many."""
    row["score_NS"] += 10
    return "score"


def wrong_points(row: Row) -> str:
    """Count a card for the wrong side."""
    row["points_NS"], row["points_EW"] = row["points_NS"] + 2, row["points_EW"] - 2
    return "card points"


def wrong_dealer(row: Row) -> str:
    """Let another seat deal."""
    row["dealer"] = next(seat for seat in "NESW" if seat != row["dealer"])
    return "dealer"


def wrong_total(row: Row) -> str:
    """Add up wrongly."""
    row["totals_EW"] += 1
    return "totals"


FAULTS: dict[str, tuple[Callable[[Row], str], str, str]] = {
    "wrong card": (revoke, "play.follow-plain", "play.must-follow"),
    "wrong winner": (wrong_winner, "play.winner", "log.winner"),
    "wrong score": (wrong_score, "scoring.pay", "log.score"),
    "wrong card points": (wrong_points, "scoring.last-trick", "log.card-points"),
    "wrong dealer": (wrong_dealer, "match.next-dealer", "log.dealer"),
    "wrong total": (wrong_total, "match.accumulate", "log.totals"),
}


def spread(rows: list[Row], number: int) -> list[int]:
    """Return places of deals that were played out and follow a sound one of the same match, each two apart at least."""
    found: list[int] = []
    for place in range(1, len(rows)):
        same = rows[place]["match"] == rows[place - 1]["match"]
        if "plays" in rows[place] and same and (not found or place > found[-1] + 1) and len(found) < number:
            found.append(place)
    assert len(found) == number
    return found


@pytest.mark.parametrize("site", EVERY)
def test_a_planted_fault_is_the_first_thing_told_of_its_deal(site: str, twenty: list[Row], tmp_path: Path) -> None:
    places = dict(zip(spread(twenty, len(FAULTS)), FAULTS.values(), strict=True))
    where = {place: plant(twenty[place]) for place, (plant, _, _) in places.items()}
    deals, summary, _ = checked(written(tmp_path, site, twenty), 1)
    for place, (_, clause, code) in places.items():
        found = deals[place]["finding"]
        assert found["clause"].startswith(clause) and found["code"] == code and found["where"].startswith(where[place])
        assert found["reason"] and found["expected"]
    broken = [place for place, deal in enumerate(deals) if deal["verdict"] == "breaks"]
    total = list(places)[-1]
    assert set(broken) - set(places) <= {total + 1}, "the deals after a fault are checked as they are recorded"
    assert summary["breaking"] == len(broken) == sum(summary["clauses"].values()) and summary["deals"] == 20


def test_what_breaks_comes_with_a_record_that_shows_it(twenty: list[Row], tmp_path: Path) -> None:
    place = played(twenty)
    revoke(twenty[place])
    deals, _, _ = checked(written(tmp_path, "french", twenty), 1)
    record = tmp_path / "record.json"
    record.write_text(json.dumps(deals[place]["record"]), "utf-8")
    assert run("check", record) == (0, "1 checked, 1 agrees with the rules\n", "")
    assert "refused" in run("explain", record).out


@pytest.mark.parametrize("site", EVERY)
def test_a_card_that_does_not_exist_or_is_missing_spoils_its_column_alone(
    site: str, twenty: list[Row], tmp_path: Path
) -> None:
    unknown, missing = spread(twenty, 2)
    twenty[unknown]["plays"][9] = "ZX"
    for name in ("plays", "seats"):
        twenty[missing][name].pop()
    words = written(tmp_path, site, twenty)
    deals, summary, warnings = checked(words, 0)
    assert summary["damaged"] == (2 if site == "english" else 1) and summary["conforming"] == 20
    assert deals[unknown]["extent"] == deals[missing]["extent"] == "in part"
    assert "is not a card" in deals[unknown]["unchecked"]["play"]
    short = "t8 has 3 cards" if site == "english" else "31 of 32 cards"
    assert short in deals[missing]["unchecked"]["play"]
    line = deals[unknown]["line"]
    assert f":{line}: deal {twenty[unknown]['deal']}, column" in warnings
    told = strictly(words)
    assert f":{line}" in told and "is not a card" in told


@pytest.mark.parametrize("site", ["french", "lines"])
def test_a_hand_that_lacks_a_card_cannot_have_been_dealt(site: str, twenty: list[Row], tmp_path: Path) -> None:
    place = played(twenty)
    twenty[place]["hand_E"].pop()
    deals, _, _ = checked(written(tmp_path, site, twenty), 1)
    found = deals[place]["finding"]
    assert found["clause"] == "dealing.packets" and "E has 7 cards" in found["reason"]


@pytest.mark.parametrize("site", EVERY)
def test_a_deal_that_stands_twice_is_told_and_counted_once(site: str, twenty: list[Row], tmp_path: Path) -> None:
    place = played(twenty)
    twenty.insert(place + 1, twenty[place])
    words = written(tmp_path, site, twenty)
    deals, summary, warnings = checked(words, 0)
    assert deals[place + 1]["verdict"] == "unchecked" and summary["deals"] == 21 and summary["conforming"] == 20
    assert f"this is the deal of line {deals[place]['line']} once more" in warnings
    assert "once more" in strictly(words)


class TestDamagedFiles:
    """A file that is damaged in one place is read before and behind it."""

    @pytest.mark.parametrize("site", TEXTS)
    def test_a_file_that_ends_in_the_middle(self, site: str, eight: list[Row], tmp_path: Path) -> None:
        words = written(tmp_path, site, eight, lambda data: data[:-150])
        _, summary, warnings = checked(words, 0)
        assert summary["conforming"] == 7 and summary["unreadable"] >= 1
        assert "cannot be read" in warnings or "is skipped" in warnings
        assert strictly(words)

    @pytest.mark.parametrize("site", TEXTS)
    def test_a_byte_that_is_no_text(self, site: str, eight: list[Row], tmp_path: Path) -> None:
        def damage(data: bytes) -> bytes:
            middle = data.index(b"\n", len(data) // 2) + 25
            return data[:middle] + b"\xff" + data[middle:]

        words = written(tmp_path, site, eight, damage)
        _, summary, warnings = checked(words, 0)
        assert summary["conforming"] >= 6 and summary["unreadable"] >= 1 and "0xff is not UTF-8" in warnings

    @pytest.mark.parametrize("site", TEXTS)
    def test_a_byte_order_mark_is_no_part_of_a_name(self, site: str, eight: list[Row], tmp_path: Path) -> None:
        _, summary, warnings = checked(written(tmp_path, site, eight, lambda data: b"\xef\xbb\xbf" + data), 0)
        assert summary["conforming"] == 8 and warnings == ""

    @pytest.mark.parametrize("site", TEXTS)
    def test_two_bytes_to_a_sign(self, site: str, eight: list[Row], tmp_path: Path) -> None:
        _, summary, _ = checked(written(tmp_path, site, eight, lambda data: data.decode().encode("utf-16")), 0)
        assert summary["conforming"] == 8

    @pytest.mark.parametrize("site", ["french", "lines"])
    def test_empty_lines_and_line_ends_of_windows(self, site: str, eight: list[Row], tmp_path: Path) -> None:
        _, summary, warnings = checked(written(tmp_path, site, eight, lambda data: data.replace(b"\n", b"\r\n\r\n")), 0)
        assert summary["conforming"] == 8 and warnings == ""

    def test_a_quotation_that_is_not_closed_swallows_no_other_row(self, eight: list[Row], tmp_path: Path) -> None:
        def damage(data: bytes) -> bytes:
            rows = data.split(b"\n")
            rows[5] = b'"' + rows[5]
            return b"\n".join(rows)

        deals, summary, warnings = checked(written(tmp_path, "french", eight, damage), 0)
        assert summary["unreadable"] == 1 and summary["conforming"] == 7 and ":6: the row is skipped" in warnings
        assert [deal["line"] for deal in deals] == list(range(2, 10))

    def test_a_row_with_too_few_cells(self, eight: list[Row], tmp_path: Path) -> None:
        words = written(tmp_path, "french", eight, lambda data: data + b"one;two\n")
        _, summary, warnings = checked(words, 0)
        assert summary["conforming"] == 8 and "it has 2 cells" in warnings
        assert ":10: the row is skipped" in strictly(words)

    def test_a_line_of_garbage_among_objects(self, eight: list[Row], tmp_path: Path) -> None:
        words = written(tmp_path, "lines", eight, lambda data: b"garbage\n[1]\n" + data)
        _, summary, warnings = checked(words, 0)
        assert (summary["unreadable"], summary["conforming"]) == (2, 8)
        assert (
            ":1: the row is skipped: it is not JSON" in warnings
            and ":2: the row is skipped: it is no object" in warnings
        )

    @NO_ARROW
    def test_a_parquet_file_that_is_cut_off(self, eight: list[Row], tmp_path: Path) -> None:
        words = written(tmp_path, "parquet", eight, lambda data: data[:-20])
        found = run(*words)
        assert found.status == 2 and "no sound Parquet" in found.err

    def test_other_files_are_read_when_one_is_not_there(self, eight: list[Row], tmp_path: Path) -> None:
        command, log, *rest = written(tmp_path, "lines", eight)
        found = run(command, tmp_path / "none.jsonl", log, *rest)
        assert found.status == 0 and "none.jsonl: unreadable: there is no such file" in found.out
        assert "8 conform" in found.out
