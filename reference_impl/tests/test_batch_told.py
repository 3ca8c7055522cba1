"""What batch commands say of rows that are no records, files that cannot be read, logs that are refused, and places."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")
pa = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

from cli_runs import Run, refusal, run  # noqa: E402

from belote.batch import checking, findings, writing  # noqa: E402
from belote.batch.tables import batch  # noqa: E402
from belote.cli import batch as command  # noqa: E402
from belote.cli.deal import as_record  # noqa: E402
from belote.library import resolved, rules  # noqa: E402
from belote.record import check_record, observe  # noqa: E402
from belote.sampling import samples  # noqa: E402

VARIANT = "bela-hr"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A log of twenty deals that were played into it, as a table."""
    file = tmp_path_factory.mktemp("log") / "deals.parquet"
    writing.write_played(batch(VARIANT), VARIANT, file, 20, 1)
    return parquet.read_table(file)


def with_column(table: Any, name: str, cells: list[Any]) -> Any:
    """Return a table with other cells in a column."""
    place = table.schema.get_field_index(name)
    kind = table.schema.field(place)
    return table.set_column(place, kind, pa.array(cells, kind.type))


class TestUnpack:
    def test_deals_that_were_played_come_as_records_that_begin_with_the_play(self, played: Any, tmp_path: Path) -> None:
        parquet.write_table(played, tmp_path / "deals.parquet")
        found = run("batch", "unpack", tmp_path / "deals.parquet")
        told = [json.loads(line) for line in found.out.splitlines()]
        assert found.status == 0 and not found.err
        assert [one["kind"] for one in told] == ["perft"] * 20
        pack = sorted(code for hand in told[0]["given"]["hands"].values() for code in hand)
        assert pack == sorted(event["card"] for event in told[0]["events"] if event["do"] == "play")
        for one, row in zip(told, played.to_pylist(), strict=True):
            check_record(rules(VARIANT), one)
            seen = observe(rules(VARIANT), one, [{"at": "end", "what": ["score"]}])
            assert list(seen[0]["score"].values()) == row["score"]

    def test_rows_that_make_no_record_are_told_and_counted_and_end_nothing(self, played: Any, tmp_path: Path) -> None:
        hands = played.column("hands").to_pylist()
        hands[3] = [hands[3][0]] * 4
        table = with_column(played, "hands", hands)
        table = with_column(table, "dealer", [9, *played.column("dealer").to_pylist()[1:]])
        parquet.write_table(table, tmp_path / "deals.parquet")
        found = run("batch", "unpack", tmp_path / "deals.parquet")
        assert found.status == 2 and len(found.out.splitlines()) == 18
        assert "row 0: dealer, taker or contract are missing or wrong" in found.err
        assert "row 3: its hands cannot be dealt" in found.err and "2 rows make no record" in found.err

    def test_many_such_rows_are_not_all_named(self, played: Any, tmp_path: Path) -> None:
        parquet.write_table(with_column(played, "dealer", [9] * 20), tmp_path / "deals.parquet")
        told = refusal("batch", "unpack", tmp_path / "deals.parquet")
        assert "row 9:" in told and "row 10:" not in told and "20 rows make no record" in told

    @pytest.mark.parametrize(
        ("column", "cell", "told"),
        [
            ("given", "null", "row 2: at given, the word null cannot stand here"),
            ("given", '{"dealer": "Z"}', "row 2: at given.dealer"),
            ("given", '{"dealer": "N", "pack": []}', "row 2: at given.pack"),
            ("given", "[" * 100_000, "row 2: it is damaged"),
            ("before", "3", "row 2: it is damaged: before holds no list"),
            ("before", '[{"seat": "N"}]', "row 2: at events.0.do"),
        ],
    )
    def test_no_record_is_printed_that_check_cannot_read(
        self, tmp_path: Path, column: str, cell: str, told: str
    ) -> None:
        deals, log = tmp_path / "deals.jsonl", tmp_path / "deals.parquet"
        deals.write_text(run("deal", VARIANT, "-n", 6, "--seed", 3).out, "utf-8")
        run("batch", "pack", deals, "--variant", VARIANT, "--out", log)
        table = parquet.read_table(log)
        cells = table.column(column).to_pylist()
        parquet.write_table(with_column(table, column, [*cells[:2], cell, *cells[3:]]), log)
        found = run("batch", "unpack", log)
        assert found.status == 2 and told in found.err and "1 row makes no record" in found.err
        deals.write_text(found.out, "utf-8")
        assert run("check", deals).status == 0 and len(found.out.splitlines()) == len(cells) - 1

    @pytest.mark.parametrize(("column", "cell"), [("amount", 126), ("level", 7), ("level", 100), ("flag", True)])
    def test_no_contract_is_printed_that_cannot_be_reached(
        self, played: Any, tmp_path: Path, column: str, cell: object
    ) -> None:
        cells = played.column(column).to_pylist()
        parquet.write_table(with_column(played, column, [cell, *cells[1:]]), tmp_path / "deals.parquet")
        found = run("batch", "unpack", tmp_path / "deals.parquet")
        assert found.status == 2 and "row 0: " in found.err and len(found.out.splitlines()) == 19

    def test_a_log_that_does_not_tell_its_variant_is_unpacked_under_one(self, played: Any, tmp_path: Path) -> None:
        parquet.write_table(played.replace_schema_metadata({}), tmp_path / "deals.parquet")
        assert "Name one with --variant" in refusal("batch", "unpack", tmp_path / "deals.parquet")
        found = run("batch", "unpack", tmp_path / "deals.parquet", "--variant", VARIANT)
        assert found.status == 0 and len(found.out.splitlines()) == 20

    def test_a_log_of_another_game_is_refused_by_its_name(self, played: Any, tmp_path: Path) -> None:
        parquet.write_table(played, tmp_path / "deals.parquet")
        told = refusal("batch", "unpack", tmp_path / "deals.parquet", "--variant", "bela-3")
        assert told.startswith(f"{tmp_path / 'deals.parquet'}: the columns are not those of a batch log")

    def test_records_are_not_unpacked(self, tmp_path: Path) -> None:
        (tmp_path / "deals.jsonl").write_text("{}\n")
        assert "holds records already" in refusal("batch", "unpack", tmp_path / "deals.jsonl")


class TestPack:
    @pytest.fixture
    def good(self) -> dict[str, Any]:
        """Return a whole deal in which cards were played."""
        some = enumerate(samples(rules(VARIANT), 40, 1))
        return next(one for one in (as_record(VARIANT, 1, *each) for each in some) if first_card(one) is not None)

    def packed(self, tmp_path: Path, some: list[Any]) -> Run:
        """Pack lines."""
        text = "".join((one if isinstance(one, str) else json.dumps(one)) + "\n" for one in some)
        (tmp_path / "deals.jsonl").write_text(text, encoding="utf-8")
        return run("batch", "pack", tmp_path / "deals.jsonl", "--variant", VARIANT, "--out", tmp_path / "deals.parquet")

    def test_what_makes_no_row_is_named_and_left_out(self, played: Any, good: dict[str, Any], tmp_path: Path) -> None:
        place = first_card(good)
        assert place is not None
        spoiled = json.loads(json.dumps(good))
        seat = spoiled["events"][place]["seat"]
        spoiled["events"][place]["seat"] = next(other for other in "NESW" if other != seat)
        parquet.write_table(played, tmp_path / "played.parquet")
        perft = run("batch", "unpack", tmp_path / "played.parquet").out.splitlines()[0]
        faulty = good | {"events": [*good["events"], {"seat": seat, "do": "fault", "what": "revoke"}]}
        some = [good, spoiled, "{", "", perft, good, faulty]
        found = self.packed(tmp_path, some)
        assert found.status == 2
        assert f"deals.jsonl:2: event {place} is refused: " in found.err and "[play.turn]" in found.err
        assert "deals.jsonl:3:" in found.err and "deals.jsonl:1:" not in found.err
        assert "deals.jsonl:5: records of kind perft cannot be packed" in found.err
        assert (
            "deals.jsonl:7: deals with faults cannot be packed" in found.err and "4 records are left out" in found.err
        )
        back = [json.loads(line) for line in run("batch", "unpack", tmp_path / "deals.parquet").out.splitlines()]
        assert [one["events"] for one in back] == [good["events"]] * 2

    def test_sound_deals_are_all_packed(self, good: dict[str, Any], tmp_path: Path) -> None:
        found = self.packed(tmp_path, [good] * 3)
        assert (found.status, found.err) == (0, "") and parquet.read_table(tmp_path / "deals.parquet").num_rows == 3

    def test_many_are_counted_and_without_any_other_nothing_is_written(
        self, good: dict[str, Any], tmp_path: Path
    ) -> None:
        spoiled = good | {"events": [*good["events"], good["events"][-1]]}
        found = self.packed(tmp_path, [spoiled] * 12)
        assert found.status == 2 and "deals.jsonl:10:" in found.err and "deals.jsonl:11:" not in found.err
        assert "12 records are left out; nothing was written" in found.err
        assert not (tmp_path / "deals.parquet").exists()


def first_card(record: dict[str, Any]) -> int | None:
    """Return the place of the first card that is played, if one is."""
    return next((place for place, event in enumerate(record["events"]) if event["do"] == "play"), None)


@pytest.mark.parametrize("place", ["missing/x.parquet", "folder"])
def test_a_log_is_refused_before_anything_is_played(
    tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").mkdir()
    monkeypatch.setattr(command, "needed", lambda *_: pytest.fail("work was begun"))
    for words in (("play", VARIANT), ("pack", tmp_path / "folder", "--variant", VARIANT)):
        told = refusal("batch", *words, "--out", tmp_path / place)
        assert str(tmp_path / place) in told and "another place" in told


class TestFilesThatCannotBeRead:
    def test_are_named_with_their_rows(self, played: Any, tmp_path: Path) -> None:
        parquet.write_table(played, tmp_path / "good.parquet")
        for number in range(12):
            (tmp_path / f"bad-{number:02}.parquet").write_bytes(b"PAR1 and nothing else")
        found = run("batch", "check", tmp_path)
        assert found.status == 2 and "12 unreadable" in found.out
        assert "bad-09.parquet: 1 row cannot be read" in found.err and "bad-10" not in found.err
        assert "and 2 more files" in found.err and "good.parquet" not in found.err
        told = run("batch", "check", tmp_path, "--json").data
        assert len(told["unreadable_files"]) == 12 and told["conforms"] == 20

    def test_are_named_again_where_results_are_kept(self, played: Any, tmp_path: Path) -> None:
        (tmp_path / "logs").mkdir()
        parquet.write_table(played, tmp_path / "logs" / "good.parquet")
        (tmp_path / "logs" / "bad.parquet").write_bytes(b"PAR1 and nothing else")
        for _ in range(2):
            found = run("batch", "check", tmp_path / "logs", "--results", tmp_path / "found")
            assert found.status == 2 and "bad.parquet: 1 row cannot be read" in found.err

    def test_are_not_spoken_of_where_there_are_none(self, played: Any, tmp_path: Path) -> None:
        parquet.write_table(played, tmp_path / "good.parquet")
        assert run("batch", "check", tmp_path, "--json").data == {"conforms": 20}


class TestResultsOfLogsThatAreRefused:
    @pytest.fixture
    def logs(self, played: Any, tmp_path: Path) -> Path:
        (tmp_path / "logs").mkdir()
        parquet.write_table(played, tmp_path / "logs" / "a.parquet")
        parquet.write_table(pa.table({"a": [1, 2]}), tmp_path / "logs" / "b.parquet")
        return tmp_path / "logs"

    def test_leave_the_folder_to_others(self, logs: Path, tmp_path: Path) -> None:
        assert "b.parquet" in refusal("batch", "check", logs, "--results", tmp_path / "found")
        assert not (tmp_path / "found").exists()
        (logs / "b.parquet").unlink()
        assert run("batch", "check", logs, "--results", tmp_path / "found").status == 0

    def test_leave_a_folder_that_was_there_before(self, logs: Path, tmp_path: Path) -> None:
        (tmp_path / "found").mkdir()
        refusal("batch", "check", logs, "--results", tmp_path / "found")
        assert not os.listdir(tmp_path / "found")

    def test_stay_with_a_run_that_is_ended_by_something_else(
        self, logs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(*_: object) -> None:
            raise OSError("full")

        monkeypatch.setattr(checking, "check_part", full)
        with pytest.raises(OSError, match="full"):
            checking.check_all(checking.prepare(str(logs), VARIANT, str(tmp_path / "found")))
        assert os.listdir(tmp_path / "found") == [checking.OWNER]


@pytest.mark.parametrize(("clause", "told"), [("", "log.hands"), ("play.turn", "log.hands [play.turn]")])
def test_a_fault_that_breaks_no_clause_names_none(clause: str, told: str) -> None:
    assert findings.named("log.hands", clause) == told


def test_no_clause_is_counted_for_hands_that_cannot_be(played: Any, tmp_path: Path) -> None:
    parquet.write_table(with_column(played, "hands", [[0] * 4] * 20), tmp_path / "deals.parquet")
    found = run("batch", "check", tmp_path / "deals.parquet", "--results", tmp_path / "found")
    assert "log.hands" in found.out and "[]" not in found.out


def test_a_declaration_that_is_not_there_is_asked_for_by_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new", "our-bela", "--from", VARIANT).status == 0
    record = run("deal", "our-bela.yaml", "--seed", 1).out
    (tmp_path / "one.json").write_text(record, encoding="utf-8")
    told = refusal("explain", "one.json", "--step", 0)
    assert "name its file, as --variant our-bela.yaml" in told
    assert run("explain", "one.json", "--step", 0, "--variant", "our-bela.yaml").status == 0
    assert "as --variant" not in refusal("explain", "one.json", "--step", 0, "--variant", "our-bela")
    assert run("batch", "play", "our-bela.yaml", "-n", 5, "--out", "club.parquet").status == 0
    (tmp_path / "moved").mkdir()
    (tmp_path / "our-bela.yaml").rename(tmp_path / "moved" / "our-bela.yaml")
    resolved.cache_clear()
    assert "--variant FOLDER/our-bela.yaml" in refusal("batch", "check", "club.parquet")
    assert run("batch", "check", "club.parquet", "--variant", "moved/our-bela.yaml").status == 0
