"""colver: its internal random rollout in Rust, from the first lead of a deal of contrée on, score included."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

import colver

AT_ONCE = 2_000


def main(seconds: float, actions: Sequence[int]) -> None:
    """Print how many deals were played in a second of processor time, each from behind some actions."""
    env, deals = colver.Env(), 0
    env.reset()
    for action in actions:
        env.step(action)
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.rollout(AT_ONCE)
        deals += AT_ONCE
    print(deals / (time.process_time() - start))


if __name__ == "__main__":
    main(float(sys.argv[1]), (1, 0, 0, 0))  # one bid and three passes
