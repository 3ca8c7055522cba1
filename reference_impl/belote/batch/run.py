"""Check deals and play them, in chunks and threads: the interface of the batch engine."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from belote.batch import layout as at
from belote.batch.columns import Deals, Open, Results, no_deals, no_open, no_results
from belote.batch.contracts_drawn import draws_of
from belote.batch.deal_kernel import CHECK, FOLLOW, GREEDY, RANDOM
from belote.batch.rows_kernel import run_rows
from belote.batch.tables import Batch

CHUNK = 16_384
"""How many deals a thread takes at a time."""

MANNERS = {"random": RANDOM, "greedy": GREEDY}


def check(own: Batch, deals: Deals, threads: int = 1, whole: bool = True, into: Results | None = None) -> Results:
    """Check deals against the rules.

    With ``whole`` false only legality, winners and card points are looked at. ``threads`` 0 means all processors;
    ``into`` gives columns to write to instead of new ones.
    """
    results = no_results(own, deals.number) if into is None else into
    run(own, deals, results, None, 0, 0, CHECK, threads, whole)
    return results


def play(
    own: Batch, number: int, seed: int, first: int = 0, manner: str = "random", threads: int = 1
) -> tuple[Deals, Results]:
    """Play a number of deals from a seed, and return them with their results.

    Deal number n, from ``first`` on, depends on the seed and on n alone.
    """
    deals, results = no_deals(own, number), no_results(own, number)
    play_into(own, deals, results, seed, first, manner, threads)
    return deals, results


def play_into(
    own: Batch, deals: Deals, results: Results, seed: int, first: int = 0, manner: str = "random", threads: int = 1
) -> None:
    """Play deals into columns that are there."""
    draws, hand = draws_for(own)
    shape = own.tables.shape.copy()
    shape[at.HAND] = hand
    dealing = own._replace(tables=own.tables._replace(shape=shape))
    run(dealing, deals, results, draws, seed, first, MANNERS[manner], threads, True)


def follow(own: Batch, deals: Deals, threads: int = 1) -> tuple[Results, Open]:
    """Play deals of given hands: the cards told as long as they are legal, and greedily from there.

    Each seat says and shows all it may. The columns of ``deals`` are written over with what was played and said;
    ``found[AT]`` is the number of plays that were followed, or -1 if all were.
    """
    results, opened = no_results(own, deals.number), no_open(deals.number, deals.plays.shape[1])
    run(own, deals, results, None, 0, 0, FOLLOW, threads, True, opened)
    return results, opened


DRAWS: dict[int, tuple[Batch, npt.NDArray[np.int16], int]] = {}


def draws_for(own: Batch) -> tuple[npt.NDArray[np.int16], int]:
    """Return what deals are drawn from, worked out once for each variant in use."""
    known = DRAWS.get(id(own))
    if known is None or known[0] is not own:
        known = DRAWS[id(own)] = (own, *draws_of(own))
    return known[1], known[2]


def run(
    own: Batch,
    deals: Deals,
    results: Results,
    draws: npt.NDArray[np.int16] | None,
    seed: int,
    first: int,
    what: int,
    threads: int,
    whole: bool,
    opened: Open | None = None,
) -> None:
    """Run the kernel over all rows."""
    seen = no_open(1, 0) if opened is None else opened
    heads = np.zeros((1, at.HEAD), np.int16) if draws is None else draws

    def chunk(start: int) -> None:
        stop = min(start + CHUNK, deals.number)
        room = (np.zeros(at.ROOM, np.int64), np.zeros(64, np.uint8), np.zeros(1, np.uint64))
        run_rows(*own.tables, *deals, *results, heads, seed, first, what, whole, *seen, *room, start, stop)

    spread(chunk, range(0, deals.number, CHUNK), threads)


def spread(work: Callable[[int], None], starts: range, threads: int) -> None:
    """Do the chunks in this thread, or in several; the kernels let the others run."""
    number = threads or len(os.sched_getaffinity(0))
    if number == 1 or len(starts) < 2:
        for start in starts:
            work(start)
        return
    with ThreadPoolExecutor(number) as pool:
        list(pool.map(work, starts))
