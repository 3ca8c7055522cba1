"""The calls of an auction as values. Clause auction.call.

In a record: ``pass``; ``{bid: call, trump, amount?, flag?}``; ``{double: call, manner?, of?}``; ``{annul: call}``;
``accept`` and ``refuse``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

Do = Literal["pass", "bid", "double", "annul", "accept", "refuse"]
Amount = int | str | None
"""A number of card points, the name of a rung, or nothing."""


class Call(NamedTuple):
    """One act in the auction, or the answer to an offer.

    ``call`` is the word of the row; ``denomination``, ``amount`` and ``flag`` belong to a bid; ``manner`` to a double,
    and ``of``, the denomination doubled, only where any bid may be doubled. What does not apply keeps its default.
    """

    do: Do
    call: str = ""
    denomination: str = ""
    amount: Amount = None
    flag: bool = False
    manner: str = "plain"
    of: str = ""


PASS = Call("pass")
ACCEPT = Call("accept")
REFUSE = Call("refuse")


def said(call: Call) -> str:
    """Return a call in words, as ``bid 90 hearts``."""
    if call.do == "bid":
        amount = "" if call.amount is None else f" {call.amount}"
        return f"{call.call}{amount} {call.denomination}{' with the flag' if call.flag else ''}"
    if call.do == "double":
        manner = "" if call.manner == "plain" else f" {call.manner}"
        return f"{call.call}{f' {call.of}' if call.of else ''}{manner}"
    return call.call or call.do


def choices(calls: Iterable[Call]) -> str:
    """Return several calls in words, bids of one row and denomination together: ``pass, bid hearts from 90``."""
    return together(tuple(calls))


@lru_cache(maxsize=1024)
def together(calls: tuple[Call, ...]) -> str:
    """Return the same; a refusal lists what is open, and that is seldom new."""
    lowest: dict[str, str] = {}
    for call in calls:
        name = f"{call.call} {call.denomination}" if call.do == "bid" else said(call)
        amount = "" if call.amount is None else f" from {call.amount}"
        lowest.setdefault(name, amount + (" with the flag" if call.flag else ""))
    return ", ".join(name + amount for name, amount in lowest.items()) or "nothing"
