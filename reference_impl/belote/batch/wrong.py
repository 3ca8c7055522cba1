"""The first deals of a checked log that do not conform, out of the results that were kept of them."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from belote.batch.checking import Run
from belote.batch.findings import named
from belote.batch.folder import Folder
from belote.batch.parts import Part, done, parts_of, result_file
from belote.batch.stores import has_lines
from belote.errors import BrokenRecord, Place, Problem

pa: Any = importlib.import_module("pyarrow")
parquet: Any = importlib.import_module("pyarrow.parquet")


class Wrong(NamedTuple):
    """A deal that does not conform: its file and row, the verdict, how many plays come before its first fault (in a
    record events), and the fault's code and clause; what does not apply is nothing.

    ``row`` counts from 0; ``line`` is the line of a file of records, which counts from 1, as everywhere.
    """

    file: str
    row: int
    verdict: str
    at: int | None
    code: str
    clause: str
    line: int | None = None

    def told(self) -> str:
        """Return it as one line."""
        place = "" if self.at is None else f" after {self.at}"
        fault = f": {named(self.code, self.clause)}" if self.code else ""
        where = f"{self.file} row {self.row}" if self.line is None else f"{self.file}:{self.line}"
        return f"{where}: {self.verdict}{place}{fault}"


def wrong_deals(run: Run) -> Iterator[Wrong]:
    """Yield the deals of a run with results that do not conform, in order. Raises ``OSError``."""
    assert run.results is not None
    for part in parts_of(run.path):
        counts = done(run.results, part)
        if counts is not None and set(counts) - {"conforms", "unreadable"}:
            yield from wrong_in(Folder(run.results), part)


def wrong_in(folder: Folder, part: Part) -> Iterator[Wrong]:
    """Yield the deals of a part that do not conform. Raises ``BrokenRecord`` where its results were damaged since."""
    system, path = folder.place(result_file(part))
    columns = ["row", "verdict", "at", "code", "clause"]
    try:
        table = parquet.read_table(path, filesystem=system, columns=columns, filters=[("verdict", "!=", "conforms")])
    except pa.ArrowException as error:
        message, instead = f"what was found of {part.file} is damaged: {error}", "Remove it, and check again."
        raise BrokenRecord(Problem("log.schema", message, Place(path), instead)) from None
    numbered = has_lines(part.file)
    for one in table.to_pylist():
        line = one["row"] + 1 if numbered else None
        yield Wrong(part.file, one["row"], one["verdict"], one["at"], one["code"], one["clause"], line)
