"""An auction by itself: what may be called, and what it came to. Clauses auction.turn and auction.result."""

from __future__ import annotations

from collections.abc import Iterator

from belote.explain.calls import explain_calls
from belote.explain.lines import Line
from belote.record.auctions import Bidding, outcome, standing
from belote.record.wording import contract_words

ENDED = {"void": "auction.all-pass", "annulled": "auction.annul", "contract": "auction.contract"}


def explain_bidding(bidding: Bidding) -> Iterator[Line]:
    """Explain an auction as it stands."""
    ended = outcome(bidding.state)
    if ended == "contract":
        yield Line(f"The contract is {contract_words(standing(bidding))}.", ENDED[ended])
    elif ended is not None:
        yield Line(f"The deal is {ended}.", ENDED[ended])
    yield from explain_calls(bidding.rules, bidding.state, bidding.hands)
