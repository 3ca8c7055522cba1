"""Batch logs: written and read back whole, checked part by part, resumed, damaged, and with faults planted in them.

``BELOTE_BATCH_PLANTED`` sets among how many deals the faults are planted (100,000 unless it is set; the nightly run
takes ten million).
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
parquet = pytest.importorskip("pyarrow.parquet")

from batch_faults import spoil  # noqa: E402

from belote.batch import checking, parts, run, writing  # noqa: E402
from belote.batch.arrow import from_arrow, to_arrow  # noqa: E402
from belote.batch.slow import examine  # noqa: E402
from belote.batch.tables import batch  # noqa: E402
from belote.errors import BrokenRecord  # noqa: E402

PLANTED, FAULTS = int(os.environ.get("BELOTE_BATCH_PLANTED", "100000")), 37
VARIANT = "bridge-belote-bg"


def written(folder: Path, variant: str, number: int, group: int) -> Path:
    """Write a log of deals that conform, with small row groups."""
    own = batch(variant)
    deals, results = run.play(own, number, 5)
    deals.sheet[:] = results.written
    parquet.write_table(to_arrow(own, variant, deals), folder / "deals.parquet", row_group_size=group)
    return folder / "deals.parquet"


@pytest.mark.parametrize(
    "variant", [VARIANT, "contree-ffb", "deberts-2x2", "baloot-sa", "belot-ru-pairs", "belote-3-taker"]
)
def test_deals_come_back_from_arrow_as_they_went(variant: str) -> None:
    own = batch(variant)
    deals, _ = run.play(own, 300, 2)
    random = np.random.default_rng(2)
    for number in range(100, 300):
        spoil(own, deals, number, random)
    table = to_arrow(own, variant, deals).combine_chunks()
    for one, other in zip(deals, from_arrow(own, table.to_batches()[0]), strict=True):
        assert (one == other).all()


def test_a_deal_depends_on_the_seed_and_its_number_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    own = batch(VARIANT)
    whole = run.play(own, 3000, 9)
    monkeypatch.setattr(run, "CHUNK", 700)
    apart = run.play(own, 1000, 9, first=2000, threads=3)
    for one, other in zip((*whole[0], *whole[1]), (*apart[0], *apart[1]), strict=True):
        assert (one[2000:] == other).all()
    other = run.play(own, 3000, 10)
    assert not (whole[0].hands == other[0].hands).all()


def test_two_threads_find_what_one_finds() -> None:
    own = batch("contree-ffb")
    deals, results = run.play(own, 40_000, 3)
    for one, other in zip(run.check(own, deals, threads=2), results, strict=True):
        assert (one == other).all()


def planted(own: Any, deals: Any, random: Any) -> dict[int, tuple[str, str]]:
    """Spoil 37 deals, each in a way the interpreter refuses, as different as can be; return code and clause by row."""
    rows: dict[int, tuple[str, str]] = {}
    used: dict[tuple[str, str], int] = {}
    while len(rows) < FAULTS:
        number = int(random.integers(0, deals.number))
        if number in rows:
            continue
        copy = type(deals)(*(column[number : number + 1].copy() for column in deals))
        spoil(own, copy, 0, random)
        found = examine(own, copy, 0)
        kind = (found.code, found.clause)
        if found.verdict == "conforms" or used.get(kind, 0) > min(used.values(), default=0) + 2:
            continue
        used[kind], rows[number] = used.get(kind, 0) + 1, kind
        for column, one in zip(deals, copy, strict=True):
            column[number] = one[0]
    assert len(used) > 8
    return rows


def test_planted_faults_are_found_where_they_are_and_nothing_else(tmp_path: Path) -> None:
    own, random = batch(VARIANT), np.random.default_rng(37)
    expected: dict[int, tuple[str, str]] = {}
    with parquet.ParquetWriter(tmp_path / "deals.parquet", writing.schema_of(own, VARIANT)) as writer:
        chosen = int(random.integers(0, -(-PLANTED // parts.ROWS)))
        for part, first in enumerate(range(0, PLANTED, parts.ROWS)):
            deals, results = run.play(own, min(parts.ROWS, PLANTED - first), 1, first)
            deals.sheet[:] = results.written
            if part == chosen:
                expected = {first + row: kind for row, kind in planted(own, deals, random).items()}
            writer.write_table(to_arrow(own, VARIANT, deals))
    counts = checking.check_all(checking.prepare(str(tmp_path / "deals.parquet"), None, str(tmp_path / "found"), 2))
    assert counts["conforms"] == PLANTED - FAULTS
    found = parquet.read_table(tmp_path / "found", filters=[("verdict", "!=", "conforms")]).to_pylist()
    assert {one["row"]: (one["code"], one["clause"]) for one in found} == expected


def test_a_run_goes_on_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = written(tmp_path, VARIANT, 900, 100)
    first = checking.prepare(str(log), None, str(tmp_path / "one"))
    whole = checking.check_all(first)
    summary = (tmp_path / "one" / "_summary.json").read_bytes()
    half = list(parts.parts_of(str(log)))[4]
    (tmp_path / "one" / parts.counts_file(half)).unlink()
    asked: list[Any] = []
    real = checking.check_part
    monkeypatch.setattr(checking, "check_part", lambda part, *rest: (asked.append(part), real(part, *rest))[1])
    assert checking.check_all(checking.prepare(str(log), None, str(tmp_path / "one"))) == whole
    assert asked == [half] and (tmp_path / "one" / "_summary.json").read_bytes() == summary
    with pytest.raises(BrokenRecord, match="another run"):
        checking.prepare(str(written(tmp_path, VARIANT, 300, 100)), None, str(tmp_path / "one"))


def test_damaged_rows_are_counted_and_end_nothing(tmp_path: Path) -> None:
    log = written(tmp_path, VARIANT, 1000, 250)
    table = parquet.read_table(log)
    dealers = table.column("dealer").to_pylist()
    dealers[3], dealers[700] = None, 9
    place = table.schema.get_field_index("dealer")
    broken = table.set_column(place, table.schema.field("dealer"), _int8(dealers))
    parquet.write_table(broken, log, row_group_size=250)
    (tmp_path / "other.parquet").write_bytes(log.read_bytes()[:500])
    counts = checking.check_all(checking.prepare(str(tmp_path), None, None))
    assert counts == {"conforms": 998, "corrupt": 2, "log.head": 2, "unreadable": 1}
    data = bytearray(log.read_bytes())
    meta = parquet.ParquetFile(log).metadata.row_group(2).column(10)
    data[meta.data_page_offset : meta.data_page_offset + 40] = b"\xff" * 40
    log.write_bytes(data)
    counts = checking.check_all(checking.prepare(str(log), None, None))
    assert counts["conforms"] + counts["corrupt"] + counts["unreadable"] == 1000 and counts["unreadable"] == 250


def _int8(values: list[int | None]) -> Any:
    """Return numbers as an Arrow column of bytes."""
    import pyarrow

    return pyarrow.array(values, pyarrow.int8())


def never(row: int, why: str) -> None:
    """No row is to be skipped."""
    raise AssertionError(f"{row}: {why}")


def test_records_become_a_log_and_come_back(tmp_path: Path) -> None:
    from belote.cli.deal import as_record
    from belote.sampling import samples

    own = batch("bela-hr")
    told = [as_record("bela-hr", 1, place, one) for place, one in enumerate(samples(own.rules, 40, 1)) if one.deal.play]
    told = [record for record in told if any(event["do"] == "play" for event in record["events"])]
    writing.write_records(own, "bela-hr", tmp_path / "deals.parquet", told, never)
    back = [json.loads(line) for line in writing.lines(own, tmp_path / "deals.parquet", told[0]["variant"], never)]
    assert [(one["given"], one["events"]) for one in back] == [(one["given"], one["events"]) for one in told]
    assert checking.check_all(checking.prepare(str(tmp_path / "deals.parquet"), None, None)) == {"conforms": len(told)}


def test_on_a_cluster_a_worker_may_die(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    from belote.batch import cluster

    log = written(tmp_path, VARIANT, 20_000, 500)
    alone = checking.check_all(checking.prepare(str(log), None, str(tmp_path / "alone")))
    with cluster.client_for(None, 2) as client:
        killed: list[int] = []

        def kill_one(reached: int, rows: int) -> None:
            if not killed:
                killed.append(next(iter(client.run(os.getpid).values())))
                os.kill(killed[0], 9)

        together = cluster.check_on_cluster(
            checking.prepare(str(log), None, str(tmp_path / "shared")), client, kill_one
        )
    assert killed and together == alone
    assert (tmp_path / "shared" / "_summary.json").read_bytes() == (tmp_path / "alone" / "_summary.json").read_bytes()
