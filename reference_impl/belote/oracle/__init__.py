"""A second opinion on calls, cards and tricks, written from the text of the clauses alone: slow, plain, independent.

It shares ``belote.cards`` and the resolved declaration with the interpreter, and nothing else. ``legal_cards`` says
which cards are legal, ``legal_calls`` and ``is_legal_call`` which calls, ``winner`` who wins a trick. ``compare`` plays
random deals and holds the interpreter against it; ``FINDINGS.md`` says what came of that.
"""

from belote.oracle.auction import Auction, Call
from belote.oracle.calls import is_legal_call, legal_calls, say
from belote.oracle.play import Contract, first_leader, legal_cards
from belote.oracle.trick import holder, winner
from belote.oracle.turns import begin_round, contract, whose_turn

__all__ = [
    "Auction",
    "Call",
    "Contract",
    "begin_round",
    "contract",
    "first_leader",
    "holder",
    "is_legal_call",
    "legal_calls",
    "legal_cards",
    "say",
    "whose_turn",
    "winner",
]
