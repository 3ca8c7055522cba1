"""A log checked part by part in constant memory: the results of each are a file, so a run goes on where it ended.

A part is a row group of a batch log, or some lines of a file of records. Its results hold, for each deal, its row in
the file, the verdict, where the first fault is (plays before it; in a record events), its code and clause, the
outcome, and the score of each column.
"""

from __future__ import annotations

import hashlib
import importlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from belote.batch import layout as at
from belote.batch import lines, stores
from belote.batch.arrow import from_arrow, variant_of
from belote.batch.codes import FAULTS
from belote.batch.columns import Deals, Results
from belote.batch.findings import Judgement, clause_of, named
from belote.batch.folder import Folder, plain
from belote.batch.run import check
from belote.batch.tables import Batch, batch
from belote.deal import Rules
from belote.errors import BrokenRecord, Place, Problem
from belote.library import resolved, rules

pa: Any = importlib.import_module("pyarrow")
parquet: Any = importlib.import_module("pyarrow.parquet")
compute: Any = importlib.import_module("pyarrow.compute")

ROWS = 65_536
"""How many deals are held at a time."""


class Part(NamedTuple):
    """A row group of a file, or some of its lines: its number, the row it begins with, how many rows it has.

    ``start`` is the byte its first line begins at.
    """

    file: str
    group: int
    first: int
    rows: int
    start: int = 0


def is_batch_log(name: str) -> bool:
    """Say whether a file, or some file of a folder, is a batch log."""
    try:
        found = [one.name for one in stores.stored(name) if not stores.has_lines(one.name)]
        return bool(found) and variant_of(schema_at(found[0])) is not None
    except (OSError, pa.ArrowException):
        return False


def schema_at(name: str) -> Any:
    """Return the schema of a Parquet file. Raises ``OSError`` or ``ArrowException`` for what is none."""
    with stores.opened(name) as file:
        return parquet.read_schema(file)


def parts_of(name: str) -> Iterator[Part]:
    """Yield the parts of a file or folder, in order. A file that cannot be opened is a part of unknown length, -1."""
    for one in stores.stored(name):
        try:
            yield from parts_in(one.name)
        except (OSError, pa.ArrowException):
            yield Part(one.name, 0, 0, -1)


def parts_in(file: str) -> Iterator[Part]:
    """Yield the parts of a file. Raises ``OSError`` or ``ArrowException`` for one that cannot be opened."""
    if stores.has_lines(file):
        for number, some in enumerate(lines.slices(file)):
            yield Part(file, number, some.first, some.lines, some.start)
        return
    with stores.opened(file) as opened:
        footer = parquet.ParquetFile(opened).metadata
        first = 0
        for group in range(footer.num_row_groups):
            rows = footer.row_group(group).num_rows
            yield Part(file, group, first, rows)
            first += rows


def variant_for(name: str, named: str | None) -> str:
    """Return the variant that is named, or that the files tell. Raises ``BrokenRecord`` if they tell none or several.

    A file that cannot be opened tells nothing.
    """
    files = stores.stored(name)
    if not files:
        raise untold(
            name, "there is no log in this folder", "Logs end in .parquet, or in .jsonl with a record to a line."
        )
    if named is not None:
        return named
    told: dict[str, str] = {}
    damaged: list[tuple[str, Exception]] = []
    for one in files:
        try:
            said = lines.variant_told(one.name) if stores.has_lines(one.name) else variant_of(schema_at(one.name))
        except (OSError, pa.ArrowException) as error:
            damaged.append((one.name, error))
            continue
        if said is not None:
            told.setdefault(said, one.name)
    if not told and damaged:
        file, why = damaged[0]
        message = f"it cannot be read, and no other file tells its variant: {' '.join(str(why).split()).rstrip('.')}"
        raise untold(file, message, "Fetch it again; to check the rest, name the variant with --variant.")
    if not told:
        raise untold(name, "no file tells its variant", "Name one with --variant, if these are logs.")
    first, *others = told
    for other in others:
        if resolved(other).digest != resolved(first).digest:
            message = f"this is a log of {other}, and {told[first]} one of {first}"
            raise untold(told[other], message, "Check them apart.")
    return first


def untold(place: str, message: str, instead: str) -> BrokenRecord:
    """Return the error for logs that do not tell under which rules they are to be checked."""
    return BrokenRecord(Problem("log.no-variant", message, Place(place), instead))


def check_part(part: Part, variant: str, results: str | None, threads: int = 1) -> dict[str, int]:
    """Check a part and return its counts; its results are written whole or not at all.

    Counts are by verdict, and by code and clause of what was found; ``unreadable`` counts the rows of a part that
    cannot be read.
    """
    counts: Counter[str] = Counter()
    with ExitStack() as stack:
        writer: Any = None
        for table in readable(part, variant, threads, counts):
            counts += counted(table)
            if results is not None:
                writer = writer or writer_of(Folder(results), result_file(part), table.schema, stack)
                writer.write_table(table)
    if results is not None:
        finish(Folder(results), part, counts)
    return dict(sorted(counts.items()))


def writer_of(folder: Folder, file: str, schema: Any, stack: ExitStack) -> Any:
    """Return what writes the results of a part; they are in their place when the stack is closed."""
    return stack.enter_context(parquet.ParquetWriter(stack.enter_context(folder.writing(file)), schema))


def readable(part: Part, variant: str, threads: int, counts: Counter[str]) -> Iterator[Any]:
    """Yield tables of what is found in a part, as far as it can be read; rows that cannot be are counted."""
    reached = part.first
    try:
        for table, reached in checked(part, variant, threads):  # noqa: B007  # how far it came counts after a fault
            yield table
    except (OSError, pa.ArrowException):
        counts["unreadable"] += max(part.first + part.rows - reached, 1)


def checked(part: Part, variant: str, threads: int) -> Iterator[tuple[Any, int]]:
    """Yield tables of what is found in a part, each with the number of the row behind it."""
    if stores.has_lines(part.file):
        some = lines.Slice(part.first, part.start, part.rows)
        yield of_judgements(rules(variant), lines.judgements(part.file, some, variant)), part.first + part.rows
        return
    own, first = batch(variant), part.first
    for rows in batches(part):
        deals = deals_of(own, rows, part.file)
        yield told(own, deals, check(own, deals, threads), first), first + deals.number
        first += deals.number


def deals_of(own: Batch, rows: Any, file: str) -> Deals:
    """Return some rows of a file as deals. Raises ``BrokenRecord`` for other columns than those of a batch log."""
    try:
        return from_arrow(own, rows)
    except BrokenRecord as error:
        raise BrokenRecord(*(replace(one, place=Place(file)) for one in error.problems)) from None


def batches(part: Part) -> Iterator[Any]:
    """Yield the rows of a part, some at a time. Raises ``OSError`` where they cannot be read, and ``BrokenRecord``."""
    with stores.opened(part.file) as file:
        if not {"denomination", "rung"} <= set(parquet.read_schema(file).names):
            message, instead = "this is Parquet, and no batch log", "Take it out, or check it with belote check."
            raise BrokenRecord(Problem("log.schema", message, Place(part.file), instead))
        file.seek(0)
        try:
            rows = parquet.ParquetFile(file, read_dictionary=["denomination", "rung"])
        except KeyError:
            message, instead = "its contracts and rungs are no words", "Write it with the schema of batch logs."
            raise BrokenRecord(Problem("log.schema", message, Place(part.file), instead)) from None
        yield from rows.iter_batches(ROWS, row_groups=[part.group])


def result_file(part: Part) -> str:
    """Return the name of the file that keeps the results of a part."""
    digest = hashlib.blake2b(part.file.encode(), digest_size=3).hexdigest()
    return f"{plain(part.file)}-{digest}-{part.group:06}.parquet"


def counts_file(part: Part) -> str:
    """Return the name of the file with a part's counts; readers of the folder pass over it for its first letter."""
    return f"_{result_file(part).removesuffix('.parquet')}.json"


def finish(folder: Folder, part: Part, counts: Counter[str]) -> None:
    """Write the counts of a part down, after its results: only then is it done."""
    folder.write(counts_file(part), json.dumps(dict(sorted(counts.items()))).encode("utf-8"))


def done(results: str, part: Part) -> dict[str, int] | None:
    """Return the counts of a part that was done before, or nothing, also where what is kept of it is damaged."""
    folder = Folder(results)
    try:
        counts = json.loads(folder.read(counts_file(part)) or b"")
    except (OSError, ValueError):
        return None
    if not isinstance(counts, dict) or not all(type(count) is int for count in counts.values()):
        return None
    return counts if folder.has(result_file(part)) or set(counts) <= {"unreadable"} else None


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
    for column, name in enumerate(columns_of(own.rules)):
        columns[f"score_{name}"] = pa.array(results.written[:, column], mask=~scored)
    return pa.table(columns)


def of_judgements(rules: Rules, found: Iterable[tuple[int, Judgement]]) -> Any:
    """Return the results of some records as a table of the same form."""
    rows = list(found)
    columns: dict[str, Any] = {
        "row": np.array([row for row, _ in rows], np.int64),
        "verdict": dictionary([one.verdict for _, one in rows]),
        "at": pa.array([one.at if one.at >= 0 else None for _, one in rows], pa.int16()),
        "code": pa.array([one.code for _, one in rows], pa.string()),
        "clause": pa.array([one.clause for _, one in rows], pa.string()),
        "outcome": dictionary([one.outcome for _, one in rows]),
    }
    for column, name in enumerate(columns_of(rules)):
        points = [one.written[column] if one.written else None for _, one in rows]
        columns[f"score_{name}"] = pa.array(points, pa.int32())
    return pa.table(columns)


def columns_of(rules: Rules) -> tuple[str, ...]:
    """Return the names of the columns of the score sheet."""
    return ("NS", "EW") if rules.table.players.sides == "partners" else tuple(rules.table.letters)


def dictionary(words: Sequence[str]) -> Any:
    """Return words as a column of a dictionary."""
    known = sorted(set(words))
    return pa.DictionaryArray.from_arrays(
        pa.array([known.index(word) for word in words], pa.int8()), pa.array(known, pa.string())
    )


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
        counts[named(one["code"], one["clause"])] += one["count_all"]
    return counts
