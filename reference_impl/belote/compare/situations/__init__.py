"""Random situations of a game, one maker for each kind of record: small, legal under its rules, and near what decides.

Each maker takes a ``Game`` and a generator of random numbers, and returns kind, ``given`` and ``events`` as records
have them; now and then the last event is one the rules refuse.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from belote.compare.situations.auctions import auction
from belote.compare.situations.deals import deal
from belote.compare.situations.game import Game
from belote.compare.situations.matches import match
from belote.compare.situations.positions import position
from belote.compare.situations.speeches import speech
from belote.compare.situations.totals import score

MAKERS: Mapping[str, Callable[[Game, Random], dict[str, Any]]] = {
    "position": position,
    "auction": auction,
    "declarations": speech,
    "score": score,
    "match": match,
    "deal": deal,
}
"""The makers by the kind of record they make."""

__all__ = ["MAKERS", "Game"]
