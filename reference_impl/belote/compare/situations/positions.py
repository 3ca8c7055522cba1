"""Random positions: a trick so far, and the cards of whoever is to play."""

from __future__ import annotations

from random import Random
from typing import Any

from belote.cards import LETTER_OF_SUIT
from belote.compare.situations.game import Game, situation
from belote.compare.situations.missteps import sometimes_refused

COMPLETE = 0.15
"""How often the trick is complete, and only its winner and worth are asked."""


def position(game: Game, random: Random) -> dict[str, Any]:
    """Return a random position under a random contract, mostly one in which duties meet."""
    table = game.rules.table
    contract = game.contract(random)
    pack = game.shuffled(random)
    played = table.count if random.random() < COMPLETE else random.randrange(table.count)
    leader = random.randrange(table.count)
    seats = [table.letter((leader + place) % table.count) for place in range(table.count)]
    in_trick, in_hand = suits_that_meet(game, contract, random)
    trick = [{"seat": seat, "card": take(pack, in_trick)} for seat in seats[:played]]
    given: dict[str, Any] = {"contract": contract, "trick": trick}
    if played < table.count:
        held = random.randint(1, 4)
        given |= {"seat": seats[played], "cards": [take(pack, in_hand) for _ in range(held)]}
        given |= {"taker_played_trump": True} if random.random() < 0.3 else {}
    return sometimes_refused(game, situation("position", given), random)


def suits_that_meet(game: Game, contract: dict[str, Any], random: Random) -> tuple[str, str]:
    """Return the suits of the trick and of the hand: one led and the trump, and then a hand that follows, one that
    cannot, or any."""
    suits = game.rules.pack.suits
    trump = LETTER_OF_SUIT.get(contract["denomination"], random.choice(suits))
    led, other = random.sample([suit for suit in suits if suit != trump], 2)
    cannot_follow, follows, trump_led = (led + trump, trump + other), (led + trump, led + trump), (trump, trump + other)
    return random.choice((cannot_follow, follows, trump_led, (suits, suits)))


def take(pack: list[str], suits: str) -> str:
    """Take the first card of these suits from a pack, or the first there is."""
    place = next((place for place, code in enumerate(pack) if code[1] in suits), 0)
    return pack.pop(place)
