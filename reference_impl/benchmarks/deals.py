"""How many whole random deals are played in a second of one core, and how that compares with other engines.

    python reference_impl/benchmarks/deals.py [VARIANT …] [--engines PYTHON] [--seconds S] [--rounds R]

Each figure is whole deals by processor time: auction, legal sets at every decision, declarations, itemised score.
``apply`` goes through the public interface, a frozen state for each event; ``play-out`` is the one loop of
``belote.playout`` on the same tables. With ``--engines`` the Python of an environment in which ``colver``, ``jass-kit``
and ``belote-cli`` are installed, each of them plays in its own process, in turn with ours. What is printed is the
median of the rounds, and its ratio to the first line.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

from belote.library import rules
from belote.playout import PlayOut
from belote.sampling import random_given, sample

ENGINES = Path(__file__).parent / "engines"
WARM = 100


def rate(play: Callable[[], object], seconds: float) -> float:
    """Return deals per second of processor time, after a warm-up."""
    for _ in range(WARM):
        play()
    start = time.process_time()
    for deals in count(1):
        play()
        if time.process_time() - start >= seconds:
            return deals / (time.process_time() - start)
    raise AssertionError("never reached")


def by_apply(variant: str, seconds: float) -> float:
    """Play through ``apply`` and ``legal``."""
    table, random = rules(variant), Random(1)
    return rate(lambda: sample(table, random), seconds)


def by_playout(variant: str, seconds: float) -> float:
    """Play through the play-out."""
    table, random = rules(variant), Random(1)
    plays = PlayOut(table)
    return rate(lambda: plays.play(random, random_given(table, random)), seconds)


def by_engine(python: str, script: Path, seconds: float) -> float:
    """Let another engine play in its own process, away from this package."""
    command = [python, "-I", str(script), str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=script.parent)
    return float(done.stdout.split()[-1])


def main() -> None:
    """Measure in turn, and print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="*", default=["belote-fr", "contree-ffb", "bridge-belote-bg"])
    parser.add_argument("--engines", help="the Python of an environment with the other engines")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured, in turn")
    options = parser.parse_args()
    work: dict[str, Callable[[], float]] = {}
    for variant in options.variants:
        work[f"apply {variant}"] = lambda v=variant: by_apply(v, options.seconds)
        work[f"play-out {variant}"] = lambda v=variant: by_playout(v, options.seconds)
    if options.engines:
        for script in sorted(ENGINES.glob("*.py")):
            work[script.stem] = lambda s=script: by_engine(options.engines, s, options.seconds)
    found: dict[str, list[float]] = {name: [] for name in work}
    for _ in range(options.rounds):
        for name, measure in work.items():
            found[name].append(measure())
    first = statistics.median(next(iter(found.values())))
    for name, rates in found.items():
        middle = statistics.median(rates)
        print(f"{name:34} {middle:8.0f} deals/s   x{middle / first:.2f}   ({min(rates):.0f}–{max(rates):.0f})")


if __name__ == "__main__":
    main()
