"""Mutants of the interpreter: ``python reference_impl/mutants [MODULE …] [--most N] [-j N] [--write]``.

Each module of a topic is changed by the operators of cosmic-ray (``pip install belote[mutants]``), one place at a time.
A mutant is asked of the records of its topic, and if none notices it, of the tests of its topic. What neither notices
is named, with a reason if ``conformance/adequacy/interpreter.yaml`` has one. Without one the status is 1, and also when
that file has a reason for a line that is gone.

``--most`` takes a random sample of each module, always the same; 0 is all of them: for a nightly run.
``--write`` writes ``conformance/adequacy/interpreter.md``.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from random import Random

from asking import noticed_by_records, noticed_by_tests
from making import PACKAGE, Mutant, mutants, spots
from report import Row, read_reasons, stale, write_report

TOPICS = {
    "play": (("play",), ("test_play_*.py",)),
    "auction": (("auction",), ("test_auction_*.py",)),
    "declarations": (("declarations",), ("test_declarations_*.py",)),
    "belote": (("belote",), ("test_belote_*.py",)),
    "scoring": (("scoring",), ("test_scoring_*.py",)),
    "match": (("match",), ("test_match_*.py",)),
    "dealing": (("dealing", "setup"), ("test_dealing_*.py", "test_deal_dealing.py")),
}
"""The topics, each a folder of the interpreter, with the topics of its records and the files of its tests."""

SAID = ("reasons", "refusals")
"""Modules that only word what is told."""


def modules() -> list[str]:
    """Return the modules of all topics by name."""
    return [
        f"belote.{topic}.{path.stem}"
        for topic in TOPICS
        for path in sorted((PACKAGE / topic).glob("*.py"))
        if path.stem not in (*SAID, "__init__")
    ]


def sample(module: str, most: int) -> tuple[int, list[Mutant]]:
    """Return how many places of a module can be changed, and the mutants that are tried, at random places."""
    places = spots(module)
    Random(module).shuffle(places)
    return len(places), list(islice(mutants(module, places), most or None))


def tried(module: str, most: int) -> Row:
    """Try the mutants of a module."""
    topics, patterns = TOPICS[module.split(".")[1]]
    number, some = sample(module, most)
    started, by_records, by_tests, survivors = time.process_time(), 0, 0, list[str]()
    for mutant in some:
        if noticed_by_records(mutant, topics):
            by_records += 1
        elif noticed_by_tests(mutant, patterns):
            by_tests += 1
        else:
            survivors.append(mutant.key)
    row = Row(module, number, len(some), by_records, by_tests, tuple(survivors))
    print(f"{row.told()} ({time.process_time() - started:.0f} s)", *survivors, sep="\n    ", flush=True)
    return row


def main(words: Sequence[str] | None = None) -> int:
    """Try mutants, and return 1 if one is neither noticed nor explained."""
    parser = argparse.ArgumentParser(prog="python reference_impl/mutants", description="Mutants of the interpreter.")
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="as belote.play.legal; none: all of the topics")
    parser.add_argument("--most", type=int, default=15, help="how many mutants of a module are tried; 0: all")
    parser.add_argument("--write", action="store_true", help="write conformance/adequacy/interpreter.md")
    parser.add_argument("-j", type=int, default=1, dest="workers", help="how many processes share the modules")
    asked = parser.parse_args(words)
    reasons = read_reasons()
    if old := stale(reasons):
        print("These reasons are of lines that are gone; strike them:", *old, sep="\n    ")
        return 1
    some = asked.modules or modules()
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("fork")) as pool:
        rows = list(pool.map(partial(tried, most=asked.most), some))
    if asked.write:
        write_report(rows, asked.most)
    return 1 if any(key not in reasons for row in rows for key in row.survivors) else 0


if __name__ == "__main__":
    sys.exit(main())
