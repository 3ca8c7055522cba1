"""What can go wrong round batch logs: odd places, full disks, damaged results, logs that are none, several variants."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")
pa = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

from cli_runs import refusal, run  # noqa: E402

from belote.batch import checking, lines, parts, writing  # noqa: E402
from belote.batch.folder import Folder  # noqa: E402
from belote.batch.tables import batch  # noqa: E402
from belote.cli.deal import as_record  # noqa: E402
from belote.errors import BrokenRecord  # noqa: E402
from belote.library import rules  # noqa: E402
from belote.sampling import samples  # noqa: E402

VARIANT = "bela-hr"


def log(file: Path, variant: str = VARIANT, number: int = 30) -> Path:
    """Write a log of random deals."""
    file.parent.mkdir(parents=True, exist_ok=True)
    writing.write_played(batch(variant), variant, file, number, 1)
    return file


def one_part(folder: Path) -> parts.Part:
    """Return the only part of a log."""
    (found,) = parts.parts_of(str(folder))
    return found


def test_a_log_that_cannot_be_finished_leaves_the_older_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = log(tmp_path / "deals.parquet")
    before = file.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(writing, "play", full)
    told = refusal("batch", "play", VARIANT, "-n", 5, "--out", file)
    assert str(file) in told and "No space left" in told
    assert file.read_bytes() == before and os.listdir(tmp_path) == ["deals.parquet"]


@pytest.mark.parametrize("options", [["--seed", 2**63], ["--seed", -1], ["-j", -1], ["-n", 0]])
def test_numbers_that_no_kernel_takes_are_refused_at_once(tmp_path: Path, options: list[Any]) -> None:
    told = refusal("batch", "play", VARIANT, "--out", tmp_path / "deals.parquet", *options)
    assert options[0] in told
    assert not os.listdir(tmp_path)


def test_a_full_disk_is_not_taken_for_rows_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, results = log(tmp_path / "deals.parquet"), tmp_path / "found"
    run_of = checking.prepare(str(file), None, str(results))

    class Full:
        """Writes nothing."""

        def __init__(self, *_: object) -> None: ...
        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None: ...
        def write_table(self, _: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(parts.parquet, "ParquetWriter", Full)
    with pytest.raises(OSError, match="No space left"):
        checking.check_all(run_of)
    monkeypatch.undo()
    assert os.listdir(results) == ["_run.json"]
    assert checking.check_all(run_of) == {"conforms": 30}


@pytest.mark.parametrize("kept", ["", "[1]", '{"conforms": "30"}', '{"conforms": true}', "{"])
def test_a_part_whose_counts_are_damaged_is_checked_again(tmp_path: Path, kept: str) -> None:
    file, results = log(tmp_path / "deals.parquet"), tmp_path / "found"
    whole = checking.check_all(checking.prepare(str(file), None, str(results)))
    (results / parts.counts_file(one_part(file))).write_text(kept)
    assert checking.check_all(checking.prepare(str(file), None, str(results))) == whole == {"conforms": 30}


def test_a_part_whose_results_are_gone_is_checked_again(tmp_path: Path) -> None:
    file, results = log(tmp_path / "deals.parquet"), tmp_path / "found"
    checking.check_all(checking.prepare(str(file), None, str(results)))
    place = results / parts.result_file(one_part(file))
    place.unlink()
    checking.check_all(checking.prepare(str(file), None, str(results)))
    assert parquet.read_table(place).num_rows == 30


def test_two_runs_into_one_folder_do_not_write_into_one_file(tmp_path: Path) -> None:
    file, results = log(tmp_path / "deals.parquet"), tmp_path / "found"
    both = [checking.prepare(str(file), None, str(results)) for _ in range(2)]
    part = one_part(file)
    with Folder(str(results)).writing(parts.result_file(part)) as unfinished:
        assert checking.check_all(both[0]) == {"conforms": 30}
        unfinished.write((results / parts.result_file(part)).read_bytes())
    assert checking.check_all(both[1]) == {"conforms": 30}
    assert parquet.read_table(results).num_rows == 30


def test_results_are_not_put_among_other_things_or_among_the_logs(tmp_path: Path) -> None:
    file = log(tmp_path / "logs" / "deals.parquet")
    other = tmp_path / "mine"
    other.mkdir()
    (other / "thesis.txt").write_text("years of work")
    (tmp_path / "file").write_text("no folder")
    spoiled = tmp_path / "spoiled"
    spoiled.mkdir()
    (spoiled / "_run.json").write_bytes(b"\xff\xfe")
    for place in (other, tmp_path / "file", spoiled):
        assert str(place) in refusal("batch", "check", file, "--results", place)
    assert "among the logs" in refusal("batch", "check", file.parent, "--results", file.parent / "found")
    assert os.listdir(other) == ["thesis.txt"] and os.listdir(file.parent) == ["deals.parquet"]


def test_a_folder_of_two_variants_is_not_checked_under_the_first(tmp_path: Path) -> None:
    log(tmp_path / "a.parquet")
    log(tmp_path / "b.parquet", "belote-fr")
    told = refusal("batch", "check", tmp_path)
    assert "belote-fr" in told and VARIANT in told and "b.parquet" in told
    log(tmp_path / "b.parquet", VARIANT, 20)
    assert run("batch", "check", tmp_path, "--json").data == {"conforms": 50}


def test_a_folder_without_logs_conforms_to_nothing(tmp_path: Path) -> None:
    assert "no log" in refusal("batch", "check", tmp_path)
    assert "no log" in refusal("batch", "check", tmp_path, "--variant", VARIANT)
    (tmp_path / "empty.jsonl").write_text("\n")
    assert "no deal" in refusal("batch", "check", tmp_path, "--variant", VARIANT)


def test_parquet_that_is_no_batch_log_is_named(tmp_path: Path) -> None:
    log(tmp_path / "a.parquet")
    parquet.write_table(pa.table({"a": [1, 2]}), tmp_path / "b.parquet")
    assert "b.parquet" in refusal("batch", "check", tmp_path)
    assert "a.parquet" in refusal("batch", "check", tmp_path / "a.parquet", "--variant", "belote-3-taker")


def test_a_variant_told_in_no_letters_is_unknown(tmp_path: Path) -> None:
    file = log(tmp_path / "a.parquet")
    table = parquet.read_table(file)
    told = {b"belote.format": b"deals-1", b"belote.variant": b"\xff\xfe"}
    parquet.write_table(table.replace_schema_metadata(told), file)
    assert "no declaration" in refusal("batch", "check", file)


def test_lines_that_are_deep_or_endless_are_corrupt_and_end_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "LONGEST", 100_000)
    deal = as_record(VARIANT, 1, 0, next(iter(samples(rules(VARIANT), 1, 1))))
    file = tmp_path / "deals.jsonl"
    file.write_text("\n".join(["[" * 90_000, "9" * 350_000, json.dumps(deal), '"' + "x" * 100_000 + '"']))
    assert run("batch", "check", file).status == 2
    counts = run("batch", "check", file, "--variant", VARIANT, "--json").data
    assert counts == {"conforms": 1, "corrupt": 3, "log.line": 3}
    assert [part.rows for part in parts.parts_of(str(file))] == [4]


def test_records_of_another_variant_are_not_packed(tmp_path: Path) -> None:
    deal = as_record(VARIANT, 1, 0, next(one for one in samples(rules(VARIANT), 9, 1) if one.deal.play))
    (tmp_path / "deals.jsonl").write_text(json.dumps(deal))
    out = tmp_path / "deals.parquet"
    told = refusal("batch", "pack", tmp_path / "deals.jsonl", "--variant", "beljot-mk", "--out", out)
    assert VARIANT in told and not out.exists()
    (tmp_path / "none").mkdir()
    assert "no record" in refusal("batch", "pack", tmp_path / "none", "--variant", VARIANT, "--out", out)
    assert run("batch", "pack", tmp_path / "deals.jsonl", "--variant", VARIANT, "--out", out).status == 0


def test_a_damaged_log_is_unpacked_as_far_as_it_goes(tmp_path: Path) -> None:
    own = batch(VARIANT)
    deal = as_record(VARIANT, 1, 0, next(one for one in samples(rules(VARIANT), 9, 1) if one.deal.play))
    file = tmp_path / "deals.parquet"
    writing.write_records(own, VARIANT, file, [deal], print)
    table = parquet.read_table(file)
    place = table.schema.get_field_index("before")
    parquet.write_table(table.set_column(place, "before", pa.array(["{"])), file)
    assert "damaged" in refusal("batch", "unpack", file)
    with pytest.raises(BrokenRecord, match="damaged"):
        list(writing.lines(own, tmp_path, deal["variant"], print))


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("taker", 2**62),
        ("amount", 70_000),
        ("level", 256),
        ("dealer", float("nan")),
        ("dealer", 0.5),
        ("words", "x"),
        ("denomination", 1),
        ("denomination", [1, None]),
        ("rung", [1]),
        ("pool", [1, None]),
        ("score", [2**40, 0]),
        ("hands", [1, 2]),
        ("plays", "x"),
    ],
)
def test_a_number_that_a_column_cannot_hold_is_not_taken_for_another(tmp_path: Path, name: str, cells: Any) -> None:
    file = log(tmp_path / "deals.parquet")
    table = parquet.read_table(file)
    place = table.schema.get_field_index(name)
    spoiled = table.set_column(place, name, pa.array([cells] * table.num_rows))
    parquet.write_table(spoiled.replace_schema_metadata(table.schema.metadata), file)
    assert str(file) in refusal("batch", "check", file)


def test_wider_columns_with_the_same_numbers_are_the_same_log(tmp_path: Path) -> None:
    file = log(tmp_path / "deals.parquet")
    table = parquet.read_table(file)
    for name, wide in (("dealer", pa.int64()), ("amount", pa.int32()), ("score", pa.list_(pa.int64()))):
        place = table.schema.get_field_index(name)
        table = table.set_column(place, name, table.column(name).cast(wide))
    words = table.column("denomination").cast(pa.string())
    table = table.set_column(table.schema.get_field_index("denomination"), "denomination", words)
    parquet.write_table(table.replace_schema_metadata(parquet.read_schema(file).metadata), file)
    assert run("batch", "check", file, "--json").data == {"conforms": 30}


def test_the_first_deals_that_do_not_conform_are_listed(tmp_path: Path) -> None:
    file = log(tmp_path / "deals.parquet")
    table = parquet.read_table(file)
    plays = table.column("plays").to_pylist()
    plays[7] = bytes([plays[7][1], plays[7][0], *plays[7][2:]])
    place = table.schema.get_field_index("plays")
    kind = table.schema.field(place)
    parquet.write_table(table.set_column(place, kind, pa.array(plays, kind.type)), file)
    told = run("batch", "check", file, "--results", tmp_path / "found")
    assert told.status == 1 and f"{file} row 7: breaks after 0: play.not-your-turn [play.turn]" in told.out
    again = run("batch", "check", file, "--results", tmp_path / "found", "--json").data
    assert [one["row"] for one in again["first"]] == [7] and again["conforms"] == 29
    (kept,) = (tmp_path / "found").glob("*.parquet")
    kept.write_bytes(kept.read_bytes()[:-20])
    assert f"what was found of {file} is damaged" in refusal("batch", "check", file, "--results", tmp_path / "found")
    alone = run("batch", "check", file)
    assert alone.status == 1 and "row 7" not in alone.out and "--results" in alone.err


def test_deals_without_a_card_are_left_out_of_a_log_and_counted(tmp_path: Path) -> None:
    some = [as_record("belote-fr", 1, place, one) for place, one in enumerate(samples(rules("belote-fr"), 40, 1))]
    played = [one for one in some if any(event["do"] == "play" for event in one["events"])]
    assert 0 < len(played) < len(some)
    deals = tmp_path / "deals.jsonl"
    deals.write_text("".join(json.dumps(one) + "\n" for one in some), encoding="utf-8")
    done = run("batch", "pack", deals, "--variant", "belote-fr", "--out", tmp_path / "deals.parquet")
    assert done.status == 0 and f"{len(some) - len(played)} of {len(some)} deals are left out" in done.err
    assert parquet.read_table(tmp_path / "deals.parquet").num_rows == len(played)
