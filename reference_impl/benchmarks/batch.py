"""How fast the kernels are, beside the interpreter and other engines: one run, one table.

    python reference_impl/benchmarks/batch.py [VARIANT …] [--engines PYTHON] [--seconds S] [--rounds R] [--most N]

Rates are whole deals by processor time of one pinned core, the median of the rounds, in which everything is measured
in turn; only the last columns of the table of cores are by the clock. *Light* is legality, winners and card points;
*check* adds declarations, belote, outcome, rounding and items; *play-out* deals, plays at random and scores. Compiling
is measured apart, in processes of their own, with an empty and with a filled cache. Growth plays and checks from a
thousand deals up to ``--most``, a chunk at a time. Needs the extra ``fast``; with ``--engines`` the Python of an
environment in which ``colver``, ``jass-kit`` and ``belote-cli`` are installed.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import date
from itertools import count

from deals import ENGINES, by_apply, by_engine, by_playout

from belote.batch import run
from belote.batch.columns import Deals, Results, no_deals, no_results
from belote.batch.parts import ROWS
from belote.batch.tables import Batch, batch

AT_ONCE = 20_000
FIRST = """
import time
start = time.process_time()
from belote.batch import run
from belote.batch.tables import batch
loaded = time.process_time()
own = batch({variant!r})
made = time.process_time()
run.play(own, 1, 1)
print(loaded - start, made - loaded, time.process_time() - made)
"""


def pinned(core: int) -> None:
    """Stay on one core from here on."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def rate(work: Callable[[], None], deals: int, seconds: float) -> float:
    """Return deals a second of processor time."""
    start = time.process_time()
    done = 0
    while time.process_time() - start < seconds:
        work()
        done += deals
    return done / (time.process_time() - start)


def kernels(variant: str, seconds: float) -> Iterator[tuple[str, Callable[[], float]]]:
    """Yield what the kernels are measured in."""
    own = batch(variant)
    deals, results = run.play(own, AT_ONCE, 1)

    def light() -> None:
        run.check(own, deals, whole=False, into=results)

    def whole() -> None:
        run.check(own, deals, into=results)

    first = count(0, AT_ONCE)

    def playing() -> None:
        run.play_into(own, deals, results, 1, next(first))

    for name, work in (("light", light), ("check", whole), ("play-out", playing)):
        yield f"batch {name} {variant}", lambda work=work: rate(work, AT_ONCE, seconds)


def table(options: argparse.Namespace) -> dict[str, float]:
    """Measure everything in turn and return the median rates."""
    work: dict[str, Callable[[], float]] = {}
    for variant in options.variants:
        work[f"interpreter apply {variant}"] = lambda v=variant: by_apply(v, options.seconds)
        work[f"interpreter play-out {variant}"] = lambda v=variant: by_playout(v, options.seconds)
        work |= dict(kernels(variant, options.seconds))
    if options.engines:
        for script in sorted(ENGINES.glob("*.py")):
            work[script.stem] = lambda s=script: by_engine(options.engines, s, options.seconds)
    found: dict[str, list[float]] = {name: [] for name in work}
    for _ in range(options.rounds):
        for name, measure in work.items():
            found[name].append(measure())
    return {name: statistics.median(rates) for name, rates in found.items()}


def compiling(variant: str) -> Iterator[tuple[str, str]]:
    """Yield start-up, tables and first call, with an empty cache and a filled one, in seconds of processor time."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("empty", "filled"):
            done = subprocess.run(
                [sys.executable, "-c", FIRST.format(variant=variant)],
                capture_output=True, text=True, check=True, env=os.environ | {"XDG_CACHE_HOME": folder},
            )  # fmt: skip
            yield name, "  ".join(f"{float(part):6.2f}" for part in done.stdout.split())


def cores(own: Batch) -> tuple[float, float]:
    """Return the rates of checking by the clock with one thread and with one on each core, the medians of five."""
    deals, results = run.play(own, 8 * run.CHUNK, 1)
    rates: dict[int, list[float]] = {1: [], 0: []}
    for _ in range(5):
        for threads, found in rates.items():
            start = time.perf_counter()
            run.check(own, deals, threads, into=results)
            found.append(deals.number / (time.perf_counter() - start))
    return statistics.median(rates[1]), statistics.median(rates[0])


def growth(own: Batch, most: int) -> Iterator[tuple[int, float, float, int]]:
    """Yield numbers of deals with the rates of playing and checking them, and the most memory used so far, in MiB."""
    deals, results = no_deals(own, ROWS), no_results(own, ROWS)
    number = 1_000
    while number <= most:
        yield number, *both(own, deals, results, number), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        number *= 10


def both(own: Batch, deals: Deals, results: Results, number: int) -> tuple[float, float]:
    """Return the rates of playing and checking a number of deals, a chunk at a time."""
    playing = checking = 0.0
    for first in range(0, number, ROWS):
        part, found = deals.part(0, min(ROWS, number - first)), results.part(0, min(ROWS, number - first))
        start = time.process_time()
        run.play_into(own, part, found, 1, first)
        middle = time.process_time()
        run.check(own, part, into=found)
        playing, checking = playing + middle - start, checking + time.process_time() - middle
    return number / playing, number / checking


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="*", default=["contree-ffb", "bridge-belote-bg"])
    parser.add_argument("--engines", help="the Python of an environment with the other engines")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured, in turn")
    parser.add_argument("--most", type=int, default=10_000_000, help="how far growth is followed")
    options = parser.parse_args()
    all_cores = os.sched_getaffinity(0)
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    print(
        f"{date.today()}, {platform.machine()}, {len(all_cores)} cores, Python {platform.python_version()}, load {load}"
    )
    own = batch(options.variants[0])
    print("\nseconds of processor time: start-up, tables, first call")
    for name, seconds in compiling(options.variants[0]):
        print(f"  cache {name:7} {seconds}")
    one, many = cores(own)
    print(
        f"\ncheck {options.variants[0]} by the clock: one thread {one:,.0f}, all {many:,.0f} deals/s, x{many / one:.2f}"
    )
    pinned(min(all_cores))
    print("\ndeals     play-out/s      check/s   MiB")
    for number, playing, checking, memory in growth(own, options.most):
        print(f"{number:10,} {playing:10,.0f} {checking:12,.0f} {memory:5}")
    rates = table(options)
    base = rates.get("colver_rollout") or next(iter(rates.values()))
    print(
        "\ndeals/s of one core, and the ratio to " + ("colver's rollout" if "colver_rollout" in rates else "the first")
    )
    for name, deals in rates.items():
        print(f"  {name:44} {deals:12,.0f}   x{deals / base:.4g}")


if __name__ == "__main__":
    main()
