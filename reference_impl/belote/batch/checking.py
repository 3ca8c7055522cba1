"""A whole run over batch logs: which parts are left, how far it is, and a summary that is always the same."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from belote.batch.folder import Folder
from belote.batch.parts import Part, check_part, counts_file, done, parts_of, result_file, variant_for
from belote.batch.stores import exists, stored
from belote.errors import BeloteError, BrokenRecord, Place, Problem
from belote.library import resolved

Progress = Callable[[int, int], None]
"""Told the number of rows checked so far, and of all rows."""

Counts = dict[str, int]

Note = Callable[[Part, Mapping[str, int]], None]
"""Told each part with its counts, those that were done before too."""

OWNER = "_run.json"
"""Keeps in a folder of results of which run they are."""


class Run(NamedTuple):
    """What is to be checked: a file, a folder or an address, under which variant, and where results go, if anywhere.

    ``made`` says that the folder of the results was not there before.
    """

    path: str
    variant: str
    results: str | None
    threads: int = 1
    made: bool = False


def prepare(path: str, variant: str | None, results: str | None, threads: int = 1) -> Run:
    """Return a run, after looking whether the results that are there are of the same one.

    ``results`` is a path, or the address of a place in a store. Raises ``BrokenRecord``, and ``OSError`` where the logs
    cannot be listed.
    """
    run = Run(path, variant_for(path, variant), results, threads)
    if results is not None:
        if Folder(results).is_within(path):
            raise refused(results, "results among the logs would be taken for logs")
        try:
            made = not exists(results)
            claim(Folder(results), fingerprint(run).encode("utf-8"))
            run = run._replace(made=made)
        except OSError as error:
            why, instead = f"it cannot be written to: {error.strerror or error}", "Mend that, or name another place."
            raise refused(results, why.rstrip("."), instead) from None
    return run


def claim(results: Folder, own: bytes) -> None:
    """Make a folder that of a run. Raises ``BrokenRecord`` if it is that of another or has other things in it."""
    results.make()
    kept = results.read(OWNER)
    if kept is not None:
        if kept != own:
            raise refused(results.name, "the results there are of another run")
        return
    if results.names():
        raise refused(results.name, "there is something else in this folder")
    results.write(OWNER, own)


def refused(results: str, why: str, instead: str = "Name another folder, or empty this one.") -> BrokenRecord:
    """Return the error for a folder that results cannot be written to."""
    return BrokenRecord(Problem("log.other-run", why, Place(results), instead))


def fingerprint(run: Run) -> str:
    """Return what tells a run from others: the rules, and the files by name, size and time."""
    digest = hashlib.sha256(resolved(run.variant).digest.encode())
    for file in stored(run.path):
        digest.update(f"{file.name} {file.size} {file.time}\n".encode())
    return json.dumps({"variant": run.variant, "digest": digest.hexdigest()})


@contextmanager
def unclaimed_if_refused(run: Run, parts: Sequence[Part]) -> Iterator[None]:
    """Give the folder of the results back where the logs are refused: as they are, no run could ever end there."""
    try:
        yield
    except BeloteError:
        if run.results is not None:
            folder = Folder(run.results)
            for name in (OWNER, *map(counts_file, parts), *map(result_file, parts)):
                folder.remove(name)
            if run.made and not folder.names():
                folder.unmake()
        raise


def check_all(run: Run, progress: Progress | None = None, note: Note = lambda part, counts: None) -> Counts:
    """Check every part that is not done yet, in order, and return the counts of all. Raises as ``check_part`` does."""
    parts = list(parts_of(run.path))
    rows, reached, counts = sum(max(part.rows, 0) for part in parts), 0, Counter[str]()
    for part in parts:
        found = done(run.results, part) if run.results is not None else None
        if found is None:
            with unclaimed_if_refused(run, parts):
                found = check_part(part, run.variant, run.results, run.threads)
        counts += Counter(found)
        note(part, found)
        reached += max(part.rows, 0)
        if progress is not None:
            progress(reached, rows)
    return summed(run, [counts], parts)


def summed(run: Run, counts: list[Counter[str]], parts: Sequence[Part]) -> Counts:
    """Return the counts of all parts together, and keep them with the results.

    Raises ``BrokenRecord`` if results of a part are not there any more: counts without them would say too much.
    """
    whole: Counter[str] = Counter()
    for one in counts:
        whole += one
    found = dict(sorted(whole.items()))
    if run.results is not None:
        refuse_lost(run.results, parts)
        Folder(run.results).write("_summary.json", f"{json.dumps(found, indent=1)}\n".encode())
    return found


def refuse_lost(results: str, parts: Sequence[Part]) -> None:
    """Raise ``BrokenRecord`` if somebody took away results that were written."""
    there = set(Folder(results).names())
    lost = [name for name in (OWNER, *map(counts_file, parts)) if name not in there]
    if lost:
        why = f"somebody took results away while they were made, {len(lost)} files, as {lost[0]}"
        raise refused(results, why, "Empty this folder and check again, or name another one.")


def left(run: Run) -> Iterator[Part]:
    """Yield the parts that are not done yet."""
    for part in parts_of(run.path):
        if run.results is None or done(run.results, part) is None:
            yield part
