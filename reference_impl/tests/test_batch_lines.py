"""Records one to a line are checked as batch logs are, and logs may lie behind an address of a store."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")
parquet = pytest.importorskip("pyarrow.parquet")

from cli_runs import run as run_command  # noqa: E402

from belote.batch import checking, lines, parts, run, stores, writing  # noqa: E402
from belote.batch.arrow import to_arrow  # noqa: E402
from belote.batch.folder import Folder  # noqa: E402
from belote.batch.tables import batch  # noqa: E402
from belote.cli.deal import as_record  # noqa: E402
from belote.data import records_folder  # noqa: E402
from belote.errors import BrokenRecord  # noqa: E402
from belote.library import rules  # noqa: E402
from belote.sampling import samples  # noqa: E402

VARIANT = "bela-hr"


def deals(number: int) -> list[dict[str, Any]]:
    """Return random whole deals as records."""
    return [as_record(VARIANT, 1, place, one) for place, one in enumerate(samples(rules(VARIANT), number, 1))]


def played_deal() -> dict[str, Any]:
    """Return a whole deal in which cards were played."""
    return next(record for record in deals(40) if any(event["do"] == "play" for event in record["events"]))


def written(file: Path, some: list[Any]) -> str:
    """Write lines, and return the name of the file."""
    text = "".join((one if isinstance(one, str) else json.dumps(one)) + "\n" for one in some)
    file.write_text(text, encoding="utf-8")
    return str(file)


def checked(name: str, variant: str | None = None, results: Path | str | None = None) -> dict[str, int]:
    """Check a log."""
    return checking.check_all(checking.prepare(name, variant, None if results is None else str(results)))


def test_whole_deals_conform_and_keep_their_scores(tmp_path: Path) -> None:
    counts = checked(written(tmp_path / "deals.jsonl", deals(30)), None, tmp_path / "found")
    found = parquet.read_table(tmp_path / "found").to_pylist()
    assert counts == {"conforms": 30} and [one["row"] for one in found] == list(range(30))
    for sample, one in zip(samples(rules(VARIANT), 30, 1), found, strict=True):
        result = sample.deal.result
        assert result is not None and one["outcome"] == result.outcome
        points = {} if result.score is None else result.score.written
        assert (one["score_NS"], one["score_EW"]) == (points.get(0, 0), points.get(1, 0))


def test_what_is_wrong_is_counted_and_ends_nothing(tmp_path: Path) -> None:
    good = played_deal()
    bare = {name: good[name] for name in ("kind", "given", "events")}
    spoiled, place = out_of_turn(bare)
    some = [
        bare,
        spoiled,
        {**bare, "events": bare["events"][:-1]},
        "{",
        "",
        "[1]",
        {**bare, "variant": {"id": "belote-fr", "options": []}},
        {**bare, "kind": "auction"},
        {**good, "expect": [{"at": "end", "outcome": "nothing of the kind"}]},
    ]
    name = written(tmp_path / "deals.jsonl", some)
    with pytest.raises(BrokenRecord, match="no file tells its variant"):
        checked(name)
    counts = checked(name, VARIANT, tmp_path / "found")
    found = {one["row"]: one for one in parquet.read_table(tmp_path / "found").to_pylist()}
    verdicts = ["conforms", "breaks", "unfinished", "corrupt", None, "corrupt", "corrupt", "corrupt", "differs"]
    assert [found[row]["verdict"] if row in found else None for row in range(9)] == verdicts
    assert (found[1]["at"], found[1]["code"], found[1]["clause"]) == (place, "play.not-your-turn", "play.turn")
    assert found[6]["code"] == "log.other-variant" and counts["corrupt"] == 4


def out_of_turn(record: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """Return a record with its first card played by another seat, and the place of that event."""
    events = [dict(event) for event in record["events"]]
    place = next(number for number, event in enumerate(events) if event["do"] == "play")
    events[place]["seat"] = next(seat for seat in "NESW" if seat != events[place]["seat"])
    return {**record, "events": events}, place


def test_a_refused_event_breaks_the_rules_also_where_a_record_expects_a_score(tmp_path: Path) -> None:
    spoiled, place = out_of_turn(played_deal())
    assert spoiled["expect"]
    counts = checked(written(tmp_path / "deals.jsonl", [spoiled]), None, tmp_path / "found")
    assert counts == {"breaks": 1, "play.not-your-turn [play.turn]": 1}
    (found,) = parquet.read_table(tmp_path / "found").to_pylist()
    assert (found["at"], found["code"], found["clause"]) == (place, "play.not-your-turn", "play.turn")
    assert run_command("batch", "check", tmp_path / "deals.jsonl").status == 1
    assert run_command("check", tmp_path / "deals.jsonl").status == 1


def test_what_cannot_be_read_is_corrupt_though_it_stands_among_the_events(tmp_path: Path) -> None:
    spoiled, place = out_of_turn(played_deal())
    spoiled["events"][place]["card"] = "no card"
    assert checked(written(tmp_path / "deals.jsonl", [spoiled]))["corrupt"] == 1
    assert run_command("batch", "check", tmp_path / "deals.jsonl").status == 2


def test_lines_are_counted_as_by_check(tmp_path: Path) -> None:
    good = played_deal()
    name = written(tmp_path / "deals.jsonl", [good, "", out_of_turn(good)[0]])
    told = run_command("batch", "check", name, "--results", tmp_path / "found")
    assert f"{name}:3: breaks" in told.out and f"{name}:3: differs" in run_command("check", name).out
    (first,) = run_command("batch", "check", name, "--results", tmp_path / "found", "--json").data["first"]
    assert (first["row"], first["line"]) == (2, 3)


def test_long_files_are_read_in_parts_and_a_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LINES", 7)
    name = written(tmp_path / "deals.jsonl", deals(20))
    some = list(parts.parts_of(name))
    assert [(part.first, part.rows) for part in some] == [(0, 7), (7, 7), (14, 6)]
    first = checking.prepare(name, None, str(tmp_path / "found"))
    whole = checking.check_all(first)
    (tmp_path / "found" / parts.counts_file(some[1])).unlink()
    assert list(checking.left(first)) == [some[1]] and checked(name, None, tmp_path / "found") == whole


def test_records_of_the_corpus_are_checked_by_their_expectations(tmp_path: Path) -> None:
    files = sorted(records_folder().rglob("*.json"))
    some = [json.loads(file.read_text(encoding="utf-8")) for file in files[::9]]
    own = [one for one in some if one["variant"] == {**one["variant"], "id": VARIANT, "options": []}]
    assert own and checked(written(tmp_path / "own.ndjson", own)) == {"conforms": len(own)}


def test_a_store_is_listed_and_read_by_its_address(tmp_path: Path) -> None:
    own = batch(VARIANT)
    for number in range(2):
        (tmp_path / f"month={number}").mkdir()
        table = to_arrow(own, VARIANT, run.play(own, 50, number)[0])
        parquet.write_table(table, tmp_path / f"month={number}" / "deals.parquet")
    written(tmp_path / "month=1" / "more.jsonl", deals(5))
    (tmp_path / "month=1" / "notes.txt").write_text("no log", encoding="utf-8")
    address = tmp_path.as_uri()
    assert [one.name.removeprefix(address) for one in stores.stored(address)] == [
        "/month=0/deals.parquet",
        "/month=1/deals.parquet",
        "/month=1/more.jsonl",
    ]
    assert checked(address) == checked(str(tmp_path)) == {"conforms": 105}
    assert stores.exists(address) and not stores.exists(f"{address}/month=2")


def test_an_address_keeps_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = "s3://logs/2026?region=eu-west-3"
    assert stores.named(asked, "logs/2026/a.parquet") == "s3://logs/2026/a.parquet?region=eu-west-3"
    assert not stores.has_lines("s3://logs/a.parquet?region=x.jsonl") and stores.has_lines("s3://logs/a.jsonl?region=x")


def test_an_address_that_leads_nowhere_is_told() -> None:
    with pytest.raises(OSError, match="nowhere"):
        stores.stored("nowhere://logs")


def test_a_batch_log_says_what_it_is(tmp_path: Path) -> None:
    own = batch(VARIANT)
    writing.write_played(own, VARIANT, tmp_path / "deals.parquet", 10, 1)
    written(tmp_path / "a.jsonl", [])
    assert parts.is_batch_log(str(tmp_path / "deals.parquet")) and parts.is_batch_log(str(tmp_path))
    assert not parts.is_batch_log(str(tmp_path / "a.jsonl")) and not parts.is_batch_log(str(tmp_path / "none.parquet"))


def test_results_may_lie_behind_an_address(tmp_path: Path) -> None:
    log = written(tmp_path / "deals?of=may.jsonl", deals(20))
    whole = checked(log, None, tmp_path / "here")
    address = (tmp_path / "there").as_uri()
    assert checked(log, None, address) == whole
    files = sorted(path.name for path in (tmp_path / "here").iterdir())
    assert files == sorted(path.name for path in (tmp_path / "there").iterdir()) and not any(
        "?" in name for name in files
    )
    for file in files:
        assert (tmp_path / "here" / file).read_bytes() == (tmp_path / "there" / file).read_bytes()
    assert list(checking.left(checking.prepare(log, None, address))) == []
    with pytest.raises(BrokenRecord, match="another run"):
        checking.prepare(written(tmp_path / "other.jsonl", deals(3)), None, address)
    with pytest.raises(BrokenRecord, match="among the logs"):
        checking.prepare(tmp_path.as_uri(), VARIANT, f"{tmp_path.as_uri()}/found")


def test_a_part_that_fails_leaves_nothing_behind_an_address(tmp_path: Path) -> None:
    folder = Folder(tmp_path.as_uri())
    with pytest.raises(RuntimeError), folder.writing("half") as unfinished:
        unfinished.write(b"half")
        raise RuntimeError
    assert folder.names() == [] and folder.read("half") is None
