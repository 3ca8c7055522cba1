"""Events of records in a few words, for people to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = Mapping[str, Any]

VERBS = {
    "pass": "passes",
    "accept": "accepts the annulment",
    "refuse": "refuses the annulment",
    "swap": "exchanges the low trump for the turned card",
    "keep": "keeps the low trump",
    "show": "lays all declarations open",
    "void": "the deal is void",
    "annulled": "the deal is annulled",
    "misdeal": "a misdeal",
}


def event_words(event: Json) -> str:
    """Return what happened, as ``N bids 90 hearts``; an event of a match names no seat."""
    if "seat" in event:
        return f"{event['seat']} {deed(event)}"
    return score_words(event) if event["do"] == "score" else VERBS[event["do"]]


def deed(event: Json) -> str:
    """Return what a seat did."""
    do = event["do"]
    if do in ("bid", "double", "annul"):
        return f"calls {call_words(event)}"
    if do == "play":
        return f"plays {event['card']}{' with the word belote' if event.get('belote') else ''}"
    if do in ("declare", "lay_away"):
        return f"{'declares' if do == 'declare' else 'lays away'} {' '.join(event['cards'])}"
    if do == "cut":
        return f"cuts {event['number']} cards" if event["number"] else "does not cut"
    return f"commits a fault: {event['what']}" if do == "fault" else VERBS[do]


def call_words(event: Json) -> str:
    """Return a bid, a double or an annulment: the word of its row, and what goes with it."""
    words = [event["call"]]
    words += [str(event[name]) for name in ("amount", "denomination", "of") if name in event]
    if event.get("manner", "plain") != "plain":
        words.append(event["manner"])
    return " ".join(words) + (" with the promise of all tricks" if event.get("flag") else "")


def score_words(event: Json) -> str:
    """Return a deal of a match by its contract and its card points."""
    contract = contract_words(event.get("contract", {}))
    points = ", ".join(f"{side} {number}" for side, number in event.get("cards", {}).items())
    return f"{contract}: {points}" if points else contract


def contract_words(contract: Json) -> str:
    """Return a contract, as ``90 hearts by N, level 1 by E``."""
    words = [str(contract[name]) for name in ("amount", "denomination") if name in contract]
    if contract.get("flag"):
        words.append("with the promise of all tricks")
    words.append(f"by {contract['taker']}" if "taker" in contract else "without a taker")
    level = f", level {contract['level']}" if contract.get("level") else ""
    raiser = f" by {contract['last_raiser']}" if level and "last_raiser" in contract else ""
    manner = f", {contract['manner']}" if contract.get("manner", "plain") != "plain" else ""
    return " ".join(words) + level + raiser + manner
