"""Where logs and their results lie: by path and by address, under odd names, and when somebody takes them away."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest

pytest.importorskip("numba")
pa = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")
dataset = pytest.importorskip("pyarrow.dataset")

from cli_runs import refusal, run  # noqa: E402

from belote.batch import checking, stores, writing  # noqa: E402
from belote.batch.folder import Folder  # noqa: E402
from belote.batch.tables import batch  # noqa: E402

VARIANT = "bela-hr"
NAMES = ("a b", "a%20b", "a#b", "ä€", "_under", ".hidden", "-dash", "$") + (
    () if os.name == "nt" else ("a?b", "a:b", "*")
)

pytestmark = pytest.mark.skipif(os.name == "nt", reason="addresses of files begin with a drive there")


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A log of ten deals."""
    file = tmp_path_factory.mktemp("log") / "deals.parquet"
    writing.write_played(batch(VARIANT), VARIANT, file, 10, 1)
    return file.read_bytes()


@pytest.fixture
def logs(log: bytes, tmp_path: Path) -> Path:
    """A folder of logs with odd names."""
    (tmp_path / "logs").mkdir()
    for name in NAMES:
        (tmp_path / "logs" / f"{name}.parquet").write_bytes(log)
    return tmp_path / "logs"


def address(path: Path) -> str:
    """Return the address of a path."""
    return f"file://{quote(str(path))}"


@pytest.mark.parametrize("where", [str, address])
def test_logs_with_odd_names_are_read_and_their_results_by_everybody(
    where: Callable[[Path], str], logs: Path, tmp_path: Path
) -> None:
    found = run("batch", "check", where(logs), "--results", where(tmp_path / "found"), "--json")
    assert (found.status, found.data) == (0, {"conforms": 10 * len(NAMES)}), found
    assert dataset.dataset(tmp_path / "found", format="parquet").count_rows() == 10 * len(NAMES)


def test_a_name_that_looks_like_an_address_is_a_name(
    log: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file:deals.parquet").write_bytes(log)
    assert run("batch", "check", "file:deals.parquet").status == 0
    assert "no such file or folder" in refusal("batch", "check", "s3:deals.parquet")


@pytest.mark.parametrize("name", ["file://here", "file://", "://", "xx://a", "s3://b/a?wrong=1"])
def test_an_address_that_leads_nowhere_is_refused(name: str) -> None:
    assert name in refusal("batch", "check", name)


def test_results_are_not_put_among_the_logs_by_another_name_of_theirs(logs: Path) -> None:
    before = sorted(os.listdir(logs))
    for one, other in ((str, address), (address, str), (address, address)):
        assert "among the logs" in refusal("batch", "check", one(logs), "--results", other(logs / "found"))
    assert sorted(os.listdir(logs)) == before


def test_results_at_an_address_of_this_machine_are_written_whole_or_not_at_all(tmp_path: Path) -> None:
    folder = Folder(address(tmp_path))
    folder.write("one", b"before")
    with pytest.raises(RuntimeError), folder.writing("one") as opened:
        opened.write(b"half")
        opened.flush()
        raise RuntimeError
    assert os.listdir(tmp_path) == ["one"] and folder.read("one") == b"before"


def test_a_store_that_does_not_answer_is_not_asked_for_a_quarter_of_an_hour() -> None:
    assert stores.patient("gs://deals/2026") == f"gs://deals/2026?{stores.PATIENCE}"
    assert stores.patient("gs://deals?scheme=http") == f"gs://deals?scheme=http&{stores.PATIENCE}"
    assert stores.patient("gs://deals?retry_limit_seconds=900") == "gs://deals?retry_limit_seconds=900"
    assert stores.patient("s3://deals") == "s3://deals"


@pytest.mark.parametrize("name", ["_run.json", "part"])
def test_results_that_are_taken_away_meanwhile_are_missed(
    name: str, logs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = tmp_path / "found"
    check_part = checking.check_part

    def taken(*words: object) -> dict[str, int]:
        counts = check_part(*words)  # type: ignore[arg-type]
        gone = results / name if name.startswith("_") else next(results.glob("_*-*.json"))
        gone.unlink(missing_ok=True)
        return counts

    monkeypatch.setattr(checking, "check_part", taken)
    told = refusal("batch", "check", logs, "--results", results)
    assert "took results away" in told and not (results / "_summary.json").exists()


def test_a_damaged_log_says_why_it_cannot_be_read(log: bytes, tmp_path: Path) -> None:
    file = tmp_path / "cut.parquet"
    file.write_bytes(log[:-9])
    for words in (("check", file), ("unpack", file)):
        told = refusal("batch", *words)
        assert str(file) in told and "cannot be read" in told and "footer" in told
    assert json.loads(run("batch", "check", file, "--variant", VARIANT, "--json").out) == {
        "unreadable": 1,
        "unreadable_files": {str(file): 1},
    }


def test_what_is_not_there_cannot_be_unpacked(tmp_path: Path) -> None:
    assert "there is no such file" in refusal("batch", "unpack", tmp_path / "none.parquet")
    assert "is no file" in refusal("batch", "unpack", tmp_path)


@pytest.mark.parametrize("name", ["claims", "hands", "plays", "rung", "taker"])
def test_a_column_of_another_type_is_named(name: str, log: bytes, tmp_path: Path) -> None:
    file = tmp_path / "deals.parquet"
    file.write_bytes(log)
    table = parquet.read_table(file)
    column = pa.array([b"x" if name == "rung" else "x"] * table.num_rows)
    parquet.write_table(table.set_column(table.schema.names.index(name), name, column), file)
    told = refusal("batch", "check", file)
    assert "log.schema" in told and "attribute" not in told
    assert name in told or "no words" in told
