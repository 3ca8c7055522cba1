"""A mapping and a file that do not fit: columns that are not there, and words that name no seat or side."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cli_runs import Run, run

from belote.logs.mapping import as_mapping
from belote.logs.misfits import Columns, Missing, misfits

HEAD = "deal,dealer,trump,taker,us,them,score us,score them"
ROW = "1,N,hearts,N,97,65,97,65"
COLUMNS: dict[str, Any] = {
    "deal": "deal",
    "dealer": "dealer",
    "contract": {"denomination": "trump", "taker": "taker"},
    "card_points": {"NS": "us", "EW": "them"},
    "score": {"NS": "score us", "EW": "score them"},
}
SEATS = {"seats": {"Nord": "N", "Ouest": "W", "Sud": "S", "Est": "E"}}


def checked(folder: Path, columns: dict[str, Any], *files: str, words: dict[str, Any] | None = None) -> Run:
    """Check files under a mapping of these columns; a file is CSV if it has no brace."""
    mapping = folder / "mapping.yaml"
    mapping.write_text(json.dumps({"variant": "belote-fr", "columns": columns, **(words or {})}), "utf-8")
    paths = []
    for number, text in enumerate(files):
        path = folder / f"{number}.{'jsonl' if '{' in text else 'csv'}"
        path.write_text(text + "\n", "utf-8")
        paths.append(path)
    return run("check", *paths, "--mapping", mapping)


class TestColumns:
    """A column of the mapping that no file has is told with its likely name, and ends the run with 2."""

    def test_a_mapping_that_fits_says_nothing(self, tmp_path: Path) -> None:
        found = checked(tmp_path, COLUMNS, f"{HEAD}\n{ROW}")
        assert (found.status, found.err) == (0, "") and "The mapping names" not in found.out

    def test_a_misspelt_column_is_told_with_the_one_nobody_reads(self, tmp_path: Path) -> None:
        found = checked(tmp_path, COLUMNS | {"dealer": "deeler"}, f"{HEAD}\n{ROW}")
        assert 'there is no column "deeler"' in found.err and 'Did you mean "dealer", which nobody reads?' in found.err
        assert found.status == 2
        assert 'The mapping names what no file has: "deeler" (or "dealer"?). Mend it' in found.out

    def test_a_column_another_part_reads_is_not_guessed(self, tmp_path: Path) -> None:
        found = checked(tmp_path, COLUMNS | {"match": "dealt"}, f"{HEAD}\n{ROW}")
        assert "Did you mean" not in found.err and found.status == 2

    def test_a_column_only_some_tables_have_is_warned_of_alone(self, tmp_path: Path) -> None:
        more = COLUMNS | {"last": "zehn"}
        found = checked(tmp_path, more, f"{HEAD}\n{ROW}", f"{HEAD},zehn\n{ROW},N")
        assert found.status == 0 and found.err.count('no column "zehn"') == 1 and "0.csv" in found.err

    def test_members_of_json_may_be_left_out(self, tmp_path: Path) -> None:
        row = dict(zip(HEAD.split(","), ROW.split(","), strict=True))
        found = checked(tmp_path, COLUMNS | {"last": "zehn"}, json.dumps(row))
        assert found.status == 0 and 'no column "zehn"' in found.err
        wrong = checked(tmp_path, COLUMNS | {"dealer": "deeler"}, json.dumps(row))
        assert wrong.status == 2

    def test_a_path_is_followed_to_its_end(self, tmp_path: Path) -> None:
        row = {"deal": 1, "who": {"dealer": "N"}, "result": {"us": 97}}
        columns = {"deal": "deal", "dealer": "who.dealre", "card_points": {"NS": "result.us", "EW": "result.them"}}
        found = checked(tmp_path, columns, json.dumps(row), words={"ignore": ["x"]})
        assert 'Did you mean "who.dealer", which nobody reads?' in found.err and found.status == 2
        assert 'no column "result.them"' in found.err and "result.us" not in found.err

    def test_for_machines(self, tmp_path: Path) -> None:
        checked(tmp_path, COLUMNS | {"dealer": "deeler"}, f"{HEAD}\n{ROW}")
        found = run("check", tmp_path / "0.csv", "--mapping", tmp_path / "mapping.yaml", "--json")
        assert found.status == 2 and found.data["summary"]["missing_columns"] == {"deeler": "dealer"}

    def test_strictly_the_first_one_ends_the_run(self, tmp_path: Path) -> None:
        checked(tmp_path, COLUMNS | {"dealer": "deeler"}, f"{HEAD}\n{ROW}", words={"ignore": ["dealer"]})
        found = run("check", tmp_path / "0.csv", "--mapping", tmp_path / "mapping.yaml", "--strict")
        assert found.status == 2 and 'there is no column "deeler"' in found.err

    def test_an_ignored_column_is_no_guess(self) -> None:
        mapping = as_mapping({"columns": {"dealer": "deeler"}, "ignore": ["dealer"]})
        columns = Columns()
        assert columns.unread(mapping, {"dealer": "N"}) == []
        assert columns.missing(mapping, True, True) == [Missing("deeler", "", True)]
        assert [one.column for one in misfits([columns])] == ["deeler"]

    def test_a_file_without_rows_has_no_columns_missing(self) -> None:
        columns = Columns()
        assert columns.missing(as_mapping({"columns": {"dealer": "d"}}), True, True) == [] == list(misfits([columns]))


class TestWords:
    """Who is no seat is told with the words of the mapping, and what hangs on it is not said to be unrecorded."""

    def test_a_dealer_that_is_no_seat(self, tmp_path: Path) -> None:
        found = checked(tmp_path, COLUMNS, f"{HEAD}\n{ROW.replace('N', 'Moi', 1)}", words=SEATS)
        assert '"Moi" is no seat. Seats are Nord, Ouest, Sud and Est; add other words to seats' in found.err
        assert 'as "Moi: N"' in found.err
        assert "dealing (the dealer cannot be read)" in found.out and "no dealer is recorded" not in found.out

    def test_a_taker_that_is_neither_seat_nor_side(self, tmp_path: Path) -> None:
        found = checked(tmp_path, COLUMNS, f"{HEAD}\n1,N,hearts,Pierre,97,65,97,65")
        assert '"Pierre" is no seat and no side. Sides are NS and EW' in found.err and "Seats are N, " in found.err
        assert "and the contract cannot be read" in found.out and "not recorded" not in found.out

    def test_what_is_not_recorded_is_said_to_be_so(self, tmp_path: Path) -> None:
        found = checked(tmp_path, COLUMNS, f"{HEAD}\n1,,,,97,65,97,65")
        assert "no dealer is recorded" in found.out and "the contract is not recorded" in found.out
        assert found.err == ""

    @pytest.mark.parametrize("word", ["NS", "EW", "N-S"])
    def test_a_pair_is_no_side_where_everyone_plays_alone(self, tmp_path: Path, word: str) -> None:
        columns = {name: COLUMNS[name] for name in ("deal", "dealer", "contract")}
        mapping = {"variant": "belote-3-alone"}
        found = checked(tmp_path, columns, f"deal,dealer,trump,taker\n1,N,hearts,{word}", words=mapping)
        assert f'"{word}" is no seat and no side' in found.err

    def test_what_a_log_holds_does_not_steer_the_terminal(self, tmp_path: Path) -> None:
        found = checked(tmp_path, COLUMNS, f"{HEAD},\x1b[2Jx\n1,\x1b[31mMoi,hearts,N,97,65,97,65,y")
        assert "\x1b" not in found.out + found.err and "\\x1b[31mMoi" in found.out
