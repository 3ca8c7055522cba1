"""One row of a log, and the error of a log that cannot be read at all."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from belote.errors import BrokenRecord, Place, Problem


class Row(NamedTuple):
    """A row: its line (in Parquet its number), and what stands in its columns, or what is wrong with it.

    A ``whole`` problem is one of the file: nothing behind it can be read.
    """

    line: int
    data: Mapping[str, Any] | None = None
    problem: str = ""
    whole: bool = False


def broken(path: Path, code: str, message: str, instead: str) -> BrokenRecord:
    """Return the error of a whole file."""
    return BrokenRecord(Problem(code, message, Place(str(path)), instead))
