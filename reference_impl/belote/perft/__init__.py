"""Counts of legal continuations, to compare move generators by. Clause record.perft.

``PlayCounter`` counts the sequences of n cards that may be played from a position, ``CallCounter`` the sequences of n
calls that may be made in an auction, ``counter`` chooses. Every sequence is counted once, and only if it has the full
length. Cards are told apart by the card alone: a card with the word belote is no other branch than the card without it,
and declaring, showing, late doubles and faults are no branches at all. Calls are told apart by seat and call, out of
turn too; a pass that is a double is one call.

``shuffled`` and ``opened`` make positions from a seed, for tables and for the command line.
"""

from belote.perft.calls import CallCounter
from belote.perft.cards import PlayCounter
from belote.perft.choice import Counter, Part, counter
from belote.perft.positions import Opened, opened, shuffled

__all__ = ["CallCounter", "Counter", "Opened", "Part", "PlayCounter", "counter", "opened", "shuffled"]
