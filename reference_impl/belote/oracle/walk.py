"""How a random deal is walked: which call is made next, and which events are tried though they may be illegal."""

from __future__ import annotations

from random import Random

from belote.auction import Call as Spoken
from belote.deal import Deal, Event, Legal, PlayCard, Say
from belote.oracle.auction import Auction, Call
from belote.oracle.calls import candidates
from belote.sampling import random_event

STYLES = ("sampled", "any", "low", "shy")
"""``sampled``: as belote.sampling does; ``any``: any legal call of any seat, each as likely; ``low``: seldom a pass and
the cheapest bids, for long auctions; ``shy``: mostly passes, for the late rounds."""

PASSES = {"low": 0.1, "shy": 0.85}
LATE_CALLS = 0.3
"""How often something is called after the auction where it may be."""


def heard(call: Spoken) -> Call:
    """Return a call of the interpreter in the words of the oracle."""
    return Call(call.do, call.call, call.denomination, call.amount, call.flag, call.manner, call.of)


def spoken(call: Call) -> Spoken:
    """Return a call of the oracle in the words of the interpreter."""
    return Spoken(call.do, call.word, call.denomination, call.amount, call.flag, call.manner, call.of)  # type: ignore[arg-type]


def next_event(deal: Deal, found: Legal, style: str, random: Random) -> Event:
    """Return the next event of a walk of this style. Raises ``ValueError`` when the deal is over."""
    said = [(seat, call) for seat, calls in found.calls.items() for call in calls]
    if style == "sampled" or not said:
        return random_event(deal, found, random)
    if found.phase not in ("auction", "offer"):
        return Say(*random.choice(said)) if random.random() < LATE_CALLS else random_event(deal, found, random)
    passes = [(seat, call) for seat, call in said if call.do == "pass"]
    others = [(seat, call) for seat, call in said if call.do != "pass"]
    if style == "any" or not passes or not others:
        return Say(*random.choice(said))
    if random.random() < PASSES[style]:
        return Say(*random.choice(passes))
    return Say(*random.choice(others[:8] if style == "low" else others))


def tried_call(auction: Auction, letters: str, random: Random) -> tuple[str, Call]:
    """Return a seat and a call to try, legal or not: one that could be thought of, now and then with a slip in it."""
    call = random.choice(list(candidates(auction)))
    slip = random.randrange(8)
    if slip == 0 and call.word:
        call = call._replace(word="no_such_word")
    elif slip == 1 and call.do == "bid":
        call = call._replace(amount=85 if call.amount is None else None)
    elif slip == 2 and call.do == "bid" and isinstance(call.amount, int):
        call = call._replace(amount=call.amount + 5)
    elif slip == 3 and call.do == "bid":
        call = call._replace(flag=not call.flag)
    return random.choice(letters), call


def tried_card(deal: Deal, random: Random) -> PlayCard:
    """Return any card of the pack of any seat, to try."""
    return PlayCard(random.randrange(deal.rules.table.count), random.randrange(deal.rules.pack.size))
