"""colver: its internal random rollout in Rust, from the first call of a deal of contrée on, score included."""

from __future__ import annotations

import sys
import time

import colver

AT_ONCE = 2_000


def main(seconds: float) -> None:
    """Print how many deals were played in a second of processor time."""
    env, deals = colver.Env(), 0
    env.reset()
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.rollout(AT_ONCE)
        deals += AT_ONCE
    print(deals / (time.process_time() - start))


main(float(sys.argv[1]))
