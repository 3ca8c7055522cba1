"""The auction: who may call what, whose turn it is, and what the auction comes to. Clauses auction.*.

``rules`` compiles the declaration, ``bids``, ``doubles`` and ``annul`` say what is open to a seat, ``turn`` whose turn
it is, ``apply`` logs a call, ``result`` reads the contract, ``refusals`` explains.
"""

from belote.auction.apply import apply_call, begin, late_calls, legal_calls, next_round
from belote.auction.calls import ACCEPT, PASS, REFUSE, Amount, Call, choices, said
from belote.auction.result import contract, obliged
from belote.auction.rules import AuctionRules, compile_auction
from belote.auction.state import AuctionState, Bid, situation, standing

__all__ = [
    "ACCEPT",
    "PASS",
    "REFUSE",
    "Amount",
    "AuctionRules",
    "AuctionState",
    "Bid",
    "Call",
    "apply_call",
    "begin",
    "choices",
    "compile_auction",
    "contract",
    "late_calls",
    "legal_calls",
    "next_round",
    "obliged",
    "said",
    "situation",
    "standing",
]
