"""Parquet, a few thousand rows at a time, with pyarrow, which the extra ``fast`` brings."""

from __future__ import annotations

import datetime
import decimal
import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from belote.logs.row import Row, broken

BATCH = 2_000


def parquet_rows(path: Path, form: Mapping[str, Any]) -> Iterator[Row]:
    """Yield the rows of a Parquet file by number, from 1. Raises ``BrokenRecord`` where pyarrow is missing."""
    try:
        arrow: Any = importlib.import_module("pyarrow.parquet")
    except ImportError:
        instead = "Install the extra: pip install 'belote[fast]'."
        raise broken(path, "reader.no-pyarrow", "Parquet needs pyarrow, which is not installed", instead) from None
    number = 0
    try:
        with arrow.ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=BATCH):
                for data in batch.to_pylist():
                    number += 1
                    yield Row(number, {name: plain(value) for name, value in data.items()})
    except (OSError, ValueError) as error:
        first = str(error).splitlines()[0] if str(error) else type(error).__name__
        yield Row(number + 1, problem=f"it is no sound Parquet: {first}", whole=True)


def plain(value: Any) -> Any:
    """Return a value as JSON has it; numbers with a fraction, dates and bytes become text."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, float | decimal.Decimal | datetime.date | datetime.time):
        return str(value)
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value
