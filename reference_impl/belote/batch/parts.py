"""A batch log checked part by part in constant memory: the results of each are a file, so a run goes on where it ended.

A part is a row group of a file, or a slice of a large one. Its results hold, for each deal, its row in the file, the
verdict, where the first fault is (plays before it), its code and clause, the outcome, and the score of each column.
"""

from __future__ import annotations

import hashlib
import importlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from belote.batch import layout as at
from belote.batch.arrow import from_arrow, variant_of
from belote.batch.codes import FAULTS
from belote.batch.columns import Deals, Results
from belote.batch.findings import clause_of
from belote.batch.run import check
from belote.batch.tables import Batch, batch
from belote.errors import BrokenRecord, Place, Problem

pa: Any = importlib.import_module("pyarrow")
parquet: Any = importlib.import_module("pyarrow.parquet")
compute: Any = importlib.import_module("pyarrow.compute")

ROWS = 65_536
"""How many deals are held at a time."""


class Part(NamedTuple):
    """A row group of a file: its number, the row of the file it begins with, and how many rows it has."""

    file: str
    group: int
    first: int
    rows: int


def is_batch_log(path: Path) -> bool:
    """Say whether a file, or some file of a folder, is a batch log."""
    files = files_of(path)
    try:
        return bool(files) and variant_of(parquet.read_schema(files[0])) is not None
    except (OSError, pa.ArrowException):
        return False


def files_of(path: Path) -> list[Path]:
    """Return the file named, or the Parquet files below the folder named, by name."""
    return sorted(path.rglob("*.parquet")) if path.is_dir() else [path]


def parts_of(path: Path) -> Iterator[Part]:
    """Yield the parts of a file or folder, in order. A file that cannot be opened is a part of unknown length, -1."""
    for file in files_of(path):
        try:
            footer = parquet.ParquetFile(file).metadata
        except (OSError, pa.ArrowException):
            yield Part(str(file), 0, 0, -1)
            continue
        first = 0
        for group in range(footer.num_row_groups):
            rows = footer.row_group(group).num_rows
            yield Part(str(file), group, first, rows)
            first += rows


def variant_for(path: Path, named: str | None) -> str:
    """Return the variant that is named, or that the first readable file tells. Raises ``BrokenRecord``."""
    found = named
    for file in files_of(path):
        if found is None:
            try:
                found = variant_of(parquet.read_schema(file))
            except (OSError, pa.ArrowException):
                continue
    if found is None:
        instead = "Name one with --variant."
        raise BrokenRecord(Problem("log.no-variant", "no file tells its variant", Place(str(path)), instead))
    return found


def check_part(part: Part, variant: str, results: str | None, threads: int = 1) -> dict[str, int]:
    """Check a part and return its counts; its results are written whole or not at all.

    Counts are by verdict, and by code and clause of what was found; ``unreadable`` counts the rows of a part that
    cannot be read.
    """
    own = batch(variant)
    place = None if results is None else result_file(results, part)
    counts: Counter[str] = Counter()
    writer: Any = None
    first = part.first
    if place is not None:
        place.parent.mkdir(parents=True, exist_ok=True)
    try:
        for rows in batches(part):
            deals = from_arrow(own, rows)
            found = check(own, deals, threads)
            table = told(own, deals, found, first)
            counts += counted(table)
            first += deals.number
            if place is not None:
                writer = writer or parquet.ParquetWriter(beside(place, "tmp"), table.schema)
                writer.write_table(table)
    except (OSError, pa.ArrowException):
        counts["unreadable"] += max(part.first + part.rows - first, 1)
    if place is not None:
        finish(place, writer, counts)
    return dict(sorted(counts.items()))


def batches(part: Part) -> Iterator[Any]:
    """Yield the rows of a part, some at a time. Raises ``OSError`` where they cannot be read."""
    with parquet.ParquetFile(part.file, read_dictionary=["denomination", "rung"]) as file:
        yield from file.iter_batches(ROWS, row_groups=[part.group])


def result_file(results: str, part: Part) -> Path:
    """Return where the results of a part are kept."""
    digest = hashlib.blake2b(part.file.encode(), digest_size=3).hexdigest()
    return Path(results) / f"{Path(part.file).stem}-{digest}-{part.group:06}.parquet"


def beside(place: Path, ending: str) -> Path:
    """Return a file that belongs to a part's results; readers of the folder pass over it for its first letter."""
    return place.with_name(f"_{place.stem}.{ending}")


def finish(place: Path, writer: Any, counts: Counter[str]) -> None:
    """Close the results of a part, and write its counts down: only then is it done."""
    if writer is not None:
        writer.close()
        beside(place, "tmp").replace(place)
    beside(place, "json.tmp").write_text(json.dumps(dict(sorted(counts.items()))), encoding="utf-8")
    beside(place, "json.tmp").replace(beside(place, "json"))


def done(results: str, part: Part) -> dict[str, int] | None:
    """Return the counts of a part that was done before, or nothing."""
    place = beside(result_file(results, part), "json")
    if not place.exists():
        return None
    counts: dict[str, int] = json.loads(place.read_text(encoding="utf-8"))
    return counts


def told(own: Batch, deals: Deals, results: Results, first: int) -> Any:
    """Return the results of some deals as a table."""
    found = results.found
    codes, clauses = faults(own, deals, found)
    scored = found[:, at.VERDICT] % at.DIFFERS == at.CONFORMS
    columns: dict[str, Any] = {
        "row": np.arange(first, first + deals.number),
        "verdict": worded(found[:, at.VERDICT], at.VERDICT_WORDS),
        "at": pa.array(found[:, at.AT].astype(np.int16), mask=found[:, at.AT] < 0),
        "code": codes,
        "clause": clauses,
        "outcome": worded(found[:, at.OUTCOME], at.OUTCOMES),
    }
    names = ("NS", "EW") if own.rules.declaration.players.sides == "partners" else tuple(own.rules.table.letters)
    for column, name in enumerate(names):
        columns[f"score_{name}"] = pa.array(results.written[:, column], mask=~scored)
    return pa.table(columns)


def worded(numbers: npt.NDArray[Any], words: tuple[str, ...]) -> Any:
    """Return numbers as words of a dictionary."""
    return pa.DictionaryArray.from_arrays(pa.array(numbers.astype(np.int8)), pa.array(words))


def faults(own: Batch, deals: Deals, found: npt.NDArray[np.int32]) -> tuple[Any, Any]:
    """Return the codes and clauses of what was found, as columns of words."""
    key = (
        (found[:, at.FAULT].astype(np.int64) << 32)
        + (found[:, at.DETAIL] << 8)
        + (deals.head[:, at.DENOMINATION] & 255)
    )
    key[found[:, at.FAULT] == 0] = 0
    kinds, places = np.unique(key, return_inverse=True)
    codes = [FAULTS[int(kind) >> 32][0] for kind in kinds]
    clauses = [clause_of(own, int(kind) >> 32, int(kind) >> 8 & 0xFFFFFF, int(kind) & 255) for kind in kinds]
    return tuple(pa.DictionaryArray.from_arrays(pa.array(places.astype(np.int32)), pa.array(words)).cast(pa.string())
                 for words in (codes, clauses))  # fmt: skip


def counted(table: Any) -> Counter[str]:
    """Return how often each verdict stands in a table of results, and each code with its clause."""
    counts: Counter[str] = Counter()
    for one in table.column("verdict").value_counts().to_pylist():
        counts[one["values"]] += one["counts"]
    broken = table.filter(compute.not_equal(table.column("code"), ""))
    for one in broken.group_by(["code", "clause"]).aggregate([([], "count_all")]).to_pylist():
        counts[f"{one['code']} [{one['clause']}]"] += one["count_all"]
    return counts
