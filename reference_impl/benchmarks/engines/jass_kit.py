"""jass-kit: random legal deals of Schieber through its simulator, points included; trump is chosen at random."""

from __future__ import annotations

import random
import sys
import time

import numpy as np
from jass.game.const import next_player
from jass.game.game_sim import GameSim
from jass.game.game_util import deal_random_hand
from jass.game.rule_schieber import RuleSchieber


def play(rule: RuleSchieber, chance: random.Random) -> object:
    """Play one deal and return its points."""
    game = GameSim(rule=rule)
    game.init_from_cards(hands=deal_random_hand(), dealer=next_player[chance.randrange(4)])
    game.action_trump(chance.randrange(4))
    for _ in range(36):
        legal = np.flatnonzero(rule.get_valid_cards_from_obs(game.get_observation()))
        game.action_play_card(int(chance.choice(legal)))
    return game.state.points


def main(seconds: float) -> None:
    """Print how many deals were played in a second of processor time."""
    rule, chance, deals = RuleSchieber(), random.Random(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        play(rule, chance)
        deals += 1
    print(deals / (time.process_time() - start))


main(float(sys.argv[1]))
