"""The same check as a graph of Dask tasks, one for each part: on this machine, or on a cluster that has a scheduler.

A part is checked again, elsewhere, when the worker that had it dies; its results are whole files, so nothing is counted
twice. The workers must see the logs, and the folder of the results, under the same names.
"""

from __future__ import annotations

import importlib
from collections import Counter
from typing import Any

from belote.batch.checking import Counts, Note, Progress, Run, summed, unclaimed_if_refused
from belote.batch.parts import Part, check_part, done, parts_of

RETRIES = 5
"""How often a part is tried again."""


def client_for(scheduler: str | None, workers: int | None = None) -> Any:
    """Return a client of the scheduler at an address, or of a cluster of processes on this machine."""
    distributed: Any = importlib.import_module("distributed")
    if scheduler is not None:
        return distributed.Client(scheduler)
    return distributed.Client(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None)


def check_on_cluster(
    run: Run, client: Any, progress: Progress | None = None, note: Note = lambda part, counts: None
) -> Counts:
    """Check every part that is not done yet on the workers of a client, and return the counts of all parts."""
    parts = list(parts_of(run.path))
    before = {part: found for part in parts if run.results and (found := done(run.results, part)) is not None}
    rows = sum(max(part.rows, 0) for part in parts)
    reached = sum(max(part.rows, 0) for part in before)
    counts = [Counter(found) for found in before.values()]
    for part, found in before.items():
        note(part, found)
    tasks = {client.submit(check_part, part, run.variant, run.results, pure=False, retries=RETRIES): part
             for part in parts if part not in before}  # fmt: skip
    distributed: Any = importlib.import_module("distributed")
    for task in distributed.as_completed(list(tasks)):
        with unclaimed_if_refused(run, parts):
            counts.append(Counter(result_of(task, client, list(tasks))))
        note(tasks[task], counts[-1])
        reached += rows_of(tasks[task])
        if progress is not None:
            progress(reached, rows)
    return summed(run, counts, parts)


def result_of(task: Any, client: Any, tasks: list[Any]) -> dict[str, int]:
    """Return what came of a task; where it fails nobody goes on with the others."""
    try:
        found: dict[str, int] = task.result()
    except Exception:
        client.cancel(tasks)
        raise
    return found


def rows_of(part: Part) -> int:
    """Return the number of rows of a part, 0 where it is unknown."""
    return max(part.rows, 0)
