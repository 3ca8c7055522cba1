"""Records and logs as the commands read them: strictly, with line and column of what is wrong.

A record of the corpus is complete. A log has kind, given and events, and the variant unless the command names it; one
file may hold one, or one to a line (``.jsonl``, ``.ndjson``, and standard input).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from belote.declaration import Document, Limits, read_json
from belote.declaration.suggest import did_you_mean, listed, sentences
from belote.errors import BrokenInput, BrokenRecord, Place, Problem
from belote.record.form import BESIDES, problems_of_all
from belote_conformance.records import Record

LINES = (".jsonl", ".ndjson")
STDIN = Path("-")
NAMED_LINE = re.compile(r"(.+):[0-9]+")
LIMITS = Limits(size=100_000_000, nodes=30_000)
FEW = 50
"""How many problems are printed; more of them help nobody."""


def read_logs(paths: Iterable[Path], variant: str | None = None) -> list[Record]:
    """Return records and logs, in the order of the paths and of the names in folders.

    Raises ``BrokenRecord`` with every problem found. With ``variant`` none needs to name its own.
    """
    records, problems = read_as_far(paths, variant)
    if problems:
        raise BrokenRecord(*problems[:FEW])
    return records


def read_as_far(paths: Iterable[Path], variant: str | None = None) -> tuple[list[Record], list[Problem]]:
    """Return the records and logs that can be read, as ``read_logs`` does, and what is wrong with the others.

    A path may name one of several by its line, as x.jsonl:3. Raises ``BrokenRecord`` if there are others alone.
    """
    records: list[Record] = []
    problems: list[Problem] = []
    for path in paths:
        file = file_of_line(path)
        found, wrong = read_path(path if file is None else file, variant)
        if file is not None:
            found, wrong = of_line(path, file, found, wrong)
        records += found
        problems += wrong
    if problems and not records:
        raise BrokenRecord(*problems[:FEW])
    return records, problems


def read_path(path: Path, variant: str | None) -> tuple[list[Record], list[Problem]]:
    """Return the records and logs at one path, and what is wrong with those that cannot be read."""
    records: list[Record] = []
    problems: list[Problem] = []
    for document, line in documents(path, problems):
        found = problems_of_log(document, line, variant)
        problems += found
        if not found:
            records.append(as_record(document.data, path_of(document, line), variant))
    return records, problems


def file_of_line(path: Path) -> Path | None:
    """Return the file of which a path names a line, as x.jsonl:3; nothing for the path of a file."""
    named = None if path.exists() else NAMED_LINE.fullmatch(str(path))
    return Path(named[1]) if named and Path(named[1]).is_file() else None


def of_line(
    path: Path, file: Path, records: Sequence[Record], problems: Sequence[Problem]
) -> tuple[list[Record], list[Problem]]:
    """Return of what stands in a file what stands on the line that a path names, or that nothing does."""
    found = [record for record in records if record.file == path]
    wrong = [problem for name, problem in unread(problems).items() if Path(name) == path]
    return found, wrong if found or wrong else [several(file, str(path), records, 0)]


def unread(problems: Iterable[Problem]) -> dict[str, Problem]:
    """Return what is wrong first with each record that cannot be read, by the name under which it is spoken of."""
    found: dict[str, Problem] = {}
    for problem in problems:
        place = problem.place
        to_a_line = place.file == str(STDIN) or Path(place.file).suffix.lower() in LINES
        found.setdefault(f"{place.file}:{place.line}" if to_a_line and place.line else place.file, problem)
    return found


def one_record(path: Path, id: str | None, variant: str | None = None) -> Record:
    """Return the one record at a path, or the one of several with this id, or of this name, as x.jsonl:3.

    Raises ``BrokenRecord`` where there is none, or more than one.
    """
    records, problems = read_as_far([path], variant)
    if id is not None:
        records = [one for one in records if id in (one.id, one.file.name, str(one.file))]
        problems = [one for name, one in unread(problems).items() if id in (name, Path(name).name)]
    if problems:
        raise BrokenRecord(*problems[:FEW])
    if len(records) != 1:
        raise BrokenRecord(several(path, id, records or read_as_far([path], variant)[0], len(records)))
    return records[0]


def several(path: Path, id: str | None, there: Sequence[Record], found: int) -> Problem:
    """Return what is wrong where not one record is named."""
    if not there:
        return Problem("file.missing", "it holds no records", Place(str(path)), "Name one.")
    ids = [record.id for record in there]
    known = listed([*ids[:3], f"{len(ids) - 3} more"] if len(ids) > 4 else ids, "and")
    which = f"{found or 'no'} records" if id is None or found else f"no record {id}"
    hint = did_you_mean(id, ids) if id is not None and not found else ""
    return Problem(
        "file.missing",
        f"it holds {which}",
        Place(str(path)),
        sentences(hint, "Name one with --id." if found else "", f"There are {known}."),
    )


def documents(path: Path, problems: list[Problem]) -> Iterator[tuple[Document, int]]:
    """Yield what stands at a path, with its line where there is one to a line; what cannot be read is noted."""
    for file in files(path):
        try:
            if file == STDIN or (file.suffix.lower() in LINES and file.is_file()):
                yield from lines(file, problems)
            else:
                yield read_json(file), 0
        except BrokenInput as error:
            problems += [with_hint(problem, file) for problem in error.problems]


def files(path: Path) -> Iterator[Path]:
    """Yield the file named, or the files of records below the folder named."""
    if path == STDIN or not path.is_dir():
        yield path
    else:
        yield from sorted(file for file in path.rglob("*") if file.suffix.lower() in (".json", *LINES))


def lines(file: Path, problems: list[Problem]) -> Iterator[tuple[Document, int]]:
    """Yield one document for each line that holds something."""
    for number, text in enumerate(text_of(file).splitlines(), 1):
        if text.strip():
            try:
                yield read_json(text, name=str(file)), number
            except BrokenInput as error:
                problems += [at_line(with_hint(problem, file), number) for problem in error.problems]


def text_of(file: Path) -> bytes:
    """Return what stands in a file, or on standard input. Raises ``BrokenRecord``."""
    try:
        if file == STDIN:
            return b"" if sys.stdin is None else within(sys.stdin.buffer.read(LIMITS.size + 1), file)
        with file.open("rb") as opened:
            return within(opened.read(LIMITS.size + 1), file)
    except OSError as error:
        message = f"it cannot be read: {error.strerror}"
        raise BrokenRecord(Problem("reader.file", message, Place(str(file)), "Check the path.")) from None


def within(data: bytes, file: Path) -> bytes:
    """Return what was read, if that is all. Raises ``BrokenRecord`` for what is too long to be read whole."""
    if len(data) > LIMITS.size:
        message = f"this is more than {LIMITS.size} bytes long"
        raise BrokenRecord(Problem("reader.too-large", message, Place(str(file)), "Split it."))
    return data


def at_line(problem: Problem, number: int) -> Problem:
    """Return a problem of a line with its place in the file."""
    return replace(problem, place=replace(problem.place, line=number))


def with_hint(problem: Problem, file: Path) -> Problem:
    """Return a problem of a file with what its name tells."""
    if file.suffix.lower() in (".yaml", ".yml") and problem.code in ("reader.syntax", "reader.empty"):
        return replace(problem, instead="This looks like a declaration: belote validate reads those.")
    if problem.code == "reader.too-large":
        return replace(problem, instead="No record is so long; many records stand in a .jsonl file, one to a line.")
    if "something follows" in problem.message:
        return replace(problem, instead="Name the file .jsonl if it holds one record to a line.")
    return problem


def problems_of_log(document: Document, line: int, variant: str | None) -> list[Problem]:
    """Return what is wrong with a record or a log."""

    def place(path: tuple[str | int, ...], key: bool) -> Place:
        found = document.place(path, key)
        return replace(found, line=line) if line else found

    return problems_of_all(document.data, place, needed=() if variant else ("variant",), log=True)


def path_of(document: Document, line: int) -> Path:
    """Return the name under which a record is spoken of."""
    return Path(f"{document.file}:{line}") if line else Path(document.file)


def as_record(data: dict[str, Any], file: Path, variant: str | None) -> Record:
    """Return a record, with what a log leaves out filled in."""
    named = data.get("variant") or {"id": variant}
    filled = {
        "id": file.name,
        "title": "",
        "clauses": [],
        "expect": [],
        **data,
        "variant": {"options": [], **named},
    }
    return Record(filled, file)


def corpus_problems(paths: Iterable[Path]) -> list[str]:
    """Return what is wrong with the form of records of a corpus, one line each."""
    problems: list[Problem] = []
    for path in paths:
        for document, _ in documents(path, problems):
            problems += problems_of_all(document.data, document.place, needed=BESIDES)
    return [str(problem) for problem in problems[:FEW]]
