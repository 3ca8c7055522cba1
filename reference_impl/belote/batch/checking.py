"""A whole run over batch logs: which parts are left, how far it is, and a summary that is always the same."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from belote.batch import stores
from belote.batch.parts import Part, check_part, done, parts_of, variant_for
from belote.batch.stores import stored
from belote.errors import BrokenRecord, Place, Problem
from belote.library import resolved
from belote.whole import PREFIX, write_whole

Progress = Callable[[int, int], None]
"""Told the number of rows checked so far, and of all rows."""

Counts = dict[str, int]


class Run(NamedTuple):
    """What is to be checked: a file, a folder or an address, under which variant, and where results go, if anywhere."""

    path: str
    variant: str
    results: str | None
    threads: int = 1


def prepare(path: str, variant: str | None, results: Path | None, threads: int = 1) -> Run:
    """Return a run, after looking whether the results that are there are of the same one.

    Raises ``BrokenRecord``, and ``OSError`` where the logs cannot be listed.
    """
    run = Run(path, variant_for(path, variant), None if results is None else str(results), threads)
    if results is not None:
        if not stores.is_address(path) and results.resolve().is_relative_to(Path(path).resolve()):
            raise refused(results, "results among the logs would be taken for logs")
        try:
            claim(results, fingerprint(run).encode("utf-8"))
        except OSError as error:
            raise refused(results, f"it cannot be written to: {error.strerror}") from None
    return run


def claim(results: Path, own: bytes) -> None:
    """Make a folder that of a run. Raises ``BrokenRecord`` if it is that of another or has other things in it."""
    results.mkdir(parents=True, exist_ok=True)
    kept = results / "_run.json"
    if kept.exists():
        if kept.read_bytes() != own:
            raise refused(results, "the results there are of another run")
        return
    if any(not file.name.startswith(PREFIX) for file in results.iterdir()):
        raise refused(results, "there is something else in this folder")
    write_whole(kept, own)


def refused(results: Path, why: str) -> BrokenRecord:
    """Return the error for a folder that results cannot be written to."""
    return BrokenRecord(Problem("log.other-run", why, Place(str(results)), "Name another folder, or empty this one."))


def fingerprint(run: Run) -> str:
    """Return what tells a run from others: the rules, and the files by name, size and time."""
    digest = hashlib.sha256(resolved(run.variant).digest.encode())
    for file in stored(run.path):
        digest.update(f"{file.name} {file.size} {file.time}\n".encode())
    return json.dumps({"variant": run.variant, "digest": digest.hexdigest()})


def check_all(run: Run, progress: Progress | None = None) -> Counts:
    """Check every part that is not done yet, in order, and return the counts of all."""
    parts = list(parts_of(run.path))
    rows, reached, counts = sum(max(part.rows, 0) for part in parts), 0, Counter[str]()
    for part in parts:
        found = done(run.results, part) if run.results is not None else None
        counts += Counter(found if found is not None else check_part(part, run.variant, run.results, run.threads))
        reached += max(part.rows, 0)
        if progress is not None:
            progress(reached, rows)
    return summed(run, [counts])


def summed(run: Run, counts: list[Counter[str]]) -> Counts:
    """Return the counts of all parts together, and keep them with the results."""
    whole: Counter[str] = Counter()
    for one in counts:
        whole += one
    found = dict(sorted(whole.items()))
    if run.results is not None:
        write_whole(Path(run.results) / "_summary.json", f"{json.dumps(found, indent=1)}\n".encode())
    return found


def left(run: Run) -> Iterator[Part]:
    """Yield the parts that are not done yet."""
    for part in parts_of(run.path):
        if run.results is None or done(run.results, part) is None:
            yield part
