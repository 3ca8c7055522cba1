"""Writing batch logs: of deals the kernels play, and of records; and reading records back out of one."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from belote.batch.arrow import from_arrow, schema_of, to_arrow
from belote.batch.parts import ROWS
from belote.batch.records import Skip, deals_of_records, records_of_deals
from belote.batch.run import play
from belote.batch.tables import Batch
from belote.errors import BrokenRecord, Place, Problem
from belote.whole import whole

pa: Any = importlib.import_module("pyarrow")
parquet: Any = importlib.import_module("pyarrow.parquet")


def write_played(
    own: Batch, variant: str, out: Path, number: int, seed: int, manner: str = "random", threads: int = 1
) -> None:
    """Play deals and write them with their scores, a row group at a time. Raises ``OSError``."""
    columns = schema_of(own, variant)
    with whole(out) as file, parquet.ParquetWriter(file, columns, compression="zstd") as writer:
        for first in range(0, number, ROWS):
            deals, results = play(own, min(ROWS, number - first), seed, first, manner, threads)
            deals.sheet[:] = results.written
            writer.write_table(to_arrow(own, variant, deals))


class Packed(NamedTuple):
    """How many records became rows of a log, and in how many others no card was played."""

    written: int
    without_card: int


def write_records(own: Batch, variant: str, out: Path, records: Sequence[Mapping[str, Any]], skip: Skip) -> Packed:
    """Write records of whole deals; those without a card are left out.

    ``skip`` is told of each that makes no row. If all are such, no file is written. Raises ``OSError``.
    """
    deals, kept, without = deals_of_records(own, records, skip)
    if deals.number or without:
        with whole(out) as file:
            parquet.write_table(to_arrow(own, variant, deals, kept), file, row_group_size=ROWS, compression="zstd")
    return Packed(deals.number, without)


def lines(own: Batch, path: Path, variant: Mapping[str, Any], skip: Skip) -> Iterator[str]:
    """Yield the deals of a batch log as records; ``skip`` is told of each row that makes none.

    Raises ``BrokenRecord`` where the file cannot be read on.
    """
    try:
        yield from lines_of(own, path, variant, skip)
    except BrokenRecord as error:
        raise BrokenRecord(
            *(replace(one, place=replace(one.place, file=str(path))) for one in error.problems)
        ) from None
    except (OSError, pa.ArrowException, ValueError, LookupError, TypeError, AttributeError) as error:
        instead = "Fetch it again, or pack the records again."
        message = f"it is damaged from here on: {' '.join(str(error).split()).rstrip('.')}"
        raise BrokenRecord(Problem("log.schema", message, Place(str(path)), instead)) from None


def lines_of(own: Batch, path: Path, variant: Mapping[str, Any], skip: Skip) -> Iterator[str]:
    """Yield the deals of a batch log as records. Raises whatever a damaged one comes to."""
    first = 0
    with parquet.ParquetFile(path, read_dictionary=["denomination", "rung"]) as file:
        for rows in file.iter_batches(ROWS):
            kept = zip(rows.column("given").to_pylist(), rows.column("before").to_pylist(), strict=True)
            for record in records_of_deals(own, variant, from_arrow(own, rows), kept, first, skip):
                yield json.dumps(record, ensure_ascii=False)
            first += rows.num_rows
