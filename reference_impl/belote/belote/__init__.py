"""Belote: king and queen of trump in one hand, said while they are played. Clauses belote.pair to belote.with-square.

A pair begins when its first card is played: both must be playable for one player just before. It is *complete* when
its last needed word falls, under ``automatic`` when its second card does. Which complete pairs are paid is settled
at the end, from the declarations of the deal.
"""

from belote.belote.rules import BeloteRules, BeloteState, Pair, compile_belote
from belote.belote.settle import Settled, points, settle
from belote.belote.words import may_say, on_play, on_trick_won, refuses_word

__all__ = [
    "BeloteRules",
    "BeloteState",
    "Pair",
    "Settled",
    "compile_belote",
    "may_say",
    "on_play",
    "on_trick_won",
    "points",
    "refuses_word",
    "settle",
]
