"""colver: its internal random rollout in Rust, from the first lead of a deal of contrée on, score included."""

from __future__ import annotations

import sys
import time

import colver

AT_ONCE = 2_000


def opened() -> colver.Env:
    """Return a deal whose first bid stands: one bid and three passes."""
    env = colver.Env()
    env.reset()
    for action in (1, 0, 0, 0):
        env.step(action)
    return env


def main(seconds: float) -> None:
    """Print how many deals were played in a second of processor time."""
    env, deals = opened(), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.rollout(AT_ONCE)
        deals += AT_ONCE
    print(deals / (time.process_time() - start))


main(float(sys.argv[1]))
