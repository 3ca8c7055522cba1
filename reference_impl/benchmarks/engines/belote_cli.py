"""belote-cli: random legal deals of classic belote, turned card, declarations and score included."""

from __future__ import annotations

import random
import sys
import time

from belote import game, scoring


def play(chance: random.Random) -> object | None:
    """Play one deal and return its score, or nothing when everybody passed."""
    state = game.start_round(game.new_game(), chance)
    while state.phase == game.Phase.BIDDING:
        bid = None
        if chance.random() >= 0.5:
            if state.bidding_round == 1:
                bid = state.up_card.suit
            else:
                suits = [game.Suit.SPADES, game.Suit.HEARTS, game.Suit.DIAMONDS, game.Suit.CLUBS]
                bid = chance.choice([suit for suit in suits if suit != state.up_card.suit])
        state = game.place_bid(state, bid)
    if state.trump is None:
        return None
    while len(state.completed_tricks) < 8:
        state = game.play_card(state, chance.choice(game.legal_cards(state, state.turn)))
    return game_score(state)


def game_score(state: object) -> object:
    """Return the state with the score of the deal written."""
    return scoring.apply_round_score(state, scoring.score_round(state))


def main(seconds: float) -> None:
    """Print how many deals were played in a second of processor time."""
    chance, deals = random.Random(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        play(chance)
        deals += 1
    print(deals / (time.process_time() - start))


main(float(sys.argv[1]))
