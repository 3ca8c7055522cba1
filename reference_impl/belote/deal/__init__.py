"""One deal, event by event: from the order of the pack to the itemised score.

``start`` gives the first state, ``apply`` the state after an event (or a ``Refusal``), ``legal`` everything that may
happen now. States are frozen values; the same state may be continued in several ways.
"""

from belote.deal.events import CommitFault, CutPack, Declare, Event, LayAway, PlayCard, Say, Show, SwapCard
from belote.deal.legal import Legal, legal, legal_cards
from belote.deal.machine import apply, start
from belote.deal.rules import Rules, compile_rules
from belote.deal.state import Deal, Given

__all__ = [
    "CommitFault",
    "CutPack",
    "Deal",
    "Declare",
    "Event",
    "Given",
    "LayAway",
    "Legal",
    "PlayCard",
    "Rules",
    "Say",
    "Show",
    "SwapCard",
    "apply",
    "compile_rules",
    "legal",
    "legal_cards",
    "start",
]
