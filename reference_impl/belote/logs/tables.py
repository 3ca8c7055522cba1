"""CSV: any of the usual delimiters, quotes, cells over several lines; a broken row does not swallow the next ones."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO

from belote.declaration.suggest import shown
from belote.logs.lines import Line, lines
from belote.logs.row import Row

DELIMITERS = ",;\t|"
MOST_LINES = 50
"""Over how many lines a row may stand."""


class Source:
    """Lines that may be put back."""

    def __init__(self, found: Iterator[Line]) -> None:
        self.found = found
        self.back: list[Line] = []

    def next(self) -> Line | None:
        """Return the next line, or nothing at the end."""
        return self.back.pop() if self.back else next(self.found, None)

    def put_back(self, some: list[Line]) -> None:
        """Put lines back, to be read again in the same order."""
        self.back.extend(reversed(some))


def csv_rows(stream: BinaryIO, form: Mapping[str, Any]) -> Iterator[Row]:
    """Yield the rows of a CSV file whose first line names the columns."""
    source = Source(lines(stream, form.get("encoding")))
    head = source.next()
    while head is not None and not head.problem and not head.text.strip():
        head = source.next()
    if head is None or head.problem:
        yield Row(1, problem=head.problem if head else "there is nothing in it", whole=True)
        return
    delimiter = form.get("delimiter") or seen_delimiter(head.text)
    try:
        names = [name.strip() for name in next(csv.reader([head.text], delimiter=delimiter, strict=True))]
    except csv.Error as error:
        yield Row(head.number, problem=f"the names of the columns cannot be read: {error}", whole=True)
        return
    twice = next((name for name in names if name and names.count(name) > 1), None)
    if twice is not None:
        yield Row(head.number, problem=f"two columns are called {shown(twice)}", whole=True)
        return
    while (line := source.next()) is not None:
        if line.problem or line.text.strip(delimiter + " "):
            yield row_from(line, source, names, delimiter)


def seen_delimiter(head: str) -> str:
    """Return the delimiter that makes the most columns of the first line."""
    counts = {sign: len(next(csv.reader([head], delimiter=sign))) for sign in DELIMITERS}
    return max(DELIMITERS, key=lambda sign: counts[sign])


def row_from(line: Line, source: Source, names: list[str], delimiter: str) -> Row:
    """Return the row that begins at a line. One that cannot be read takes no line but its first."""
    if line.problem:
        return Row(line.number, problem=line.problem)
    taken = [line]
    cells = cells_of(taken, source, delimiter)
    if isinstance(cells, str) or len(cells) != len(names):
        source.put_back(taken[1:])
        counted = cells if isinstance(cells, str) else f"it has {len(cells)} cells, and the first line {len(names)}"
        return Row(line.number, problem=counted)
    return Row(line.number, {name: cell for name, cell in zip(names, cells, strict=True) if name})


def cells_of(taken: list[Line], source: Source, delimiter: str) -> list[str] | str:
    """Return the cells of a row, taking further lines while a quotation is open; or say what is wrong."""
    while True:
        try:
            text = [line.text + "\n" for line in taken]
            (cells,) = csv.reader(text, delimiter=delimiter, strict=True)
            return cells
        except (csv.Error, ValueError) as error:
            more = source.next() if "unexpected end" in str(error) and len(taken) < MOST_LINES else None
            if more is None or more.problem:
                source.put_back([more] if more else [])
                return "a quotation is not closed" if "unexpected end" in str(error) else f"it is no CSV: {error}"
            taken.append(more)
