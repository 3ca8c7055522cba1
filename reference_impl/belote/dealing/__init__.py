"""Where every card lies, and how the deal moves it. Clauses setup.cut and dealing.steps to dealing.known.

``cut`` divides the pack, ``layout`` says where the cards are and who knows it, ``steps`` makes the moves of the
timeline, ``swap`` the exchange of the low trump, ``kitty`` the laying away.
"""

from belote.dealing.cut import check_cut, cut, cutter
from belote.dealing.kitty import check_lay_away, lay_away
from belote.dealing.layout import (
    Layout,
    TurnedPlace,
    begin,
    cards_of,
    known,
    left_over,
    playable,
    remove,
    uncover,
)
from belote.dealing.steps import deal_step, give_turned, pick_up_hidden
from belote.dealing.swap import low_card, may_swap, swap

__all__ = [
    "Layout",
    "TurnedPlace",
    "begin",
    "cards_of",
    "check_cut",
    "check_lay_away",
    "cut",
    "cutter",
    "deal_step",
    "give_turned",
    "known",
    "lay_away",
    "left_over",
    "low_card",
    "may_swap",
    "pick_up_hidden",
    "playable",
    "remove",
    "swap",
    "uncover",
]
