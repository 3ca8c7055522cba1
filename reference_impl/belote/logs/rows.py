"""Rows of logs, one after another: CSV, JSON Lines, JSON and Parquet, never more than a few in memory.

A row that cannot be read is a row all the same: it has its line and says what is wrong, and the next one follows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from belote.logs.objects import document_rows, line_rows
from belote.logs.parquet import parquet_rows
from belote.logs.row import Row, broken
from belote.logs.tables import csv_rows

KINDS = {
    ".csv": "csv",
    ".tsv": "csv",
    ".txt": "csv",
    ".jsonl": "lines",
    ".ndjson": "lines",
    ".json": "json",
    ".parquet": "parquet",
}
TABLES = ("csv", "parquet")
"""The kinds whose first row has every column."""

STDIN = Path("-")


def rows(path: Path, form: Mapping[str, Any]) -> Iterator[Row]:
    """Yield the rows of a file, or of standard input. ``form`` is the format a mapping states, empty if none.

    Raises ``BrokenRecord`` for a file that cannot be opened, or whose kind nothing tells.
    """
    kind = kind_of(path, form)
    if path == STDIN:
        yield from READERS[kind](BytesIO() if sys.stdin is None else sys.stdin.buffer, form)
        return
    if not path.exists():
        raise broken(path, "file.missing", "there is no such file", "Check the path.")
    if not path.is_file():
        raise broken(path, "reader.file", "it is not a regular file", "Name a file or a folder.")
    if kind == "parquet":
        yield from READERS[kind](path, form)
        return
    with path.open("rb") as stream:
        yield from READERS[kind](stream, form)


def kind_of(path: Path, form: Mapping[str, Any]) -> str:
    """Return what a file is: what the mapping says, else by its name; standard input holds JSON Lines."""
    kind: str | None = form.get("kind") or ("lines" if path == STDIN else KINDS.get(path.suffix.lower()))
    if kind is None:
        instead = "Name the file .csv, .jsonl, .json or .parquet, or say format.kind in the mapping."
        raise broken(path, "reader.kind", "its name does not tell what it is", instead)
    if kind == "parquet" and path == STDIN:
        raise broken(path, "reader.kind", "Parquet cannot be read from standard input", "Name the file.")
    return kind


def files(path: Path) -> Iterator[Path]:
    """Yield the file named, or the logs below the folder named, by name."""
    if path == STDIN or not path.is_dir():
        yield path
    else:
        yield from sorted(file for file in path.rglob("*") if file.suffix.lower() in KINDS and file.suffix != ".txt")


READERS: Mapping[str, Callable[[Any, Mapping[str, Any]], Iterator[Row]]] = {
    "csv": csv_rows,
    "lines": line_rows,
    "json": document_rows,
    "parquet": parquet_rows,
}
