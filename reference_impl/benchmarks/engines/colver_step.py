"""colver: random legal deals of contrée through its Python step function, auction and score included."""

from __future__ import annotations

import random
import sys
import time

import colver


def play(env: colver.Env, chance: random.Random) -> object:
    """Play one deal and return its rewards; a pass half of the time, as the reference plays."""
    env.reset()
    while not env.is_terminal():
        actions = env.legal_actions()
        passes = 0 in actions and env.phase() == 0 and chance.random() < 0.5
        env.step(0 if passes else chance.choice(actions))
    return env.rewards()


def main(seconds: float) -> None:
    """Print how many deals were played in a second of processor time."""
    env, chance, deals = colver.Env(), random.Random(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        play(env, chance)
        deals += 1
    print(deals / (time.process_time() - start))


main(float(sys.argv[1]))
