"""Why each call is open or closed. Clauses auction.legal-bid and auction.legal-double."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from belote import auction
from belote.auction import AuctionRules, AuctionState, Call
from belote.deal import Rules
from belote.errors import Refusal
from belote.explain.lines import Line

Hands = tuple[int, ...] | None


def explain_calls(rules: Rules, state: AuctionState, hands: Hands) -> Iterator[Line]:
    """Yield, for every seat that may call, what is open, and why each other call of the game is not."""
    found = (auction.late_calls if state.status == "contract" else auction.legal_calls)(rules.auction, state, hands)
    for seat, calls in found.items():
        letter = rules.table.letter(seat)
        yield Line(f"{letter} may call {auction.choices(calls)}.", "auction.legal-bid")
        yield from closed(rules.auction, state, seat, calls, hands, letter)


def closed(
    rules: AuctionRules, state: AuctionState, seat: int, legal: Iterable[Call], hands: Hands, letter: str
) -> Iterator[Line]:
    """Yield the calls that are closed to a seat, those with one reason together."""
    open_calls = set(legal)
    grouped: dict[tuple[str, str], list[Call]] = {}
    for call in universe(rules):
        if call not in open_calls:
            refusal = refusal_of(rules, state, seat, call, hands)
            if refusal is not None:
                grouped.setdefault((refusal.code, refusal.clause), []).append(call)
    for (code, clause), calls in grouped.items():
        refusal = refusal_of(rules, state, seat, calls[0], hands)
        reason = refusal.reason.split(f" {letter} may call")[0] if refusal else ""
        yield Line(f"{letter} may not call {listed(calls)}: {reason} ({code})", clause)


def refusal_of(rules: AuctionRules, state: AuctionState, seat: int, call: Call, hands: Hands) -> Refusal | None:
    """Return why a call is refused, or nothing if it is not."""
    try:
        auction.apply_call(rules, state, seat, call, hands)
    except Refusal as refusal:
        return refusal
    return None


def universe(rules: AuctionRules) -> Iterator[Call]:
    """Yield every call the declaration knows."""
    yield auction.PASS
    seen: set[Call] = set()
    for row in rules.rows:
        for denomination in rules.groups:
            for amount in rules.amounts or (None,):
                call = Call("bid", row.call, denomination, amount)
                if call not in seen:
                    seen.add(call)
                    yield call
    for doubling in rules.auction.doubling:
        for manner in doubling.manner:
            yield Call("double", doubling.call, manner=manner)
    for annulment in rules.auction.annul:
        yield Call("annul", annulment.call)


def listed(calls: list[Call]) -> str:
    """Name calls, the first few and how many more."""
    names = [auction.said(call) for call in calls]
    return ", ".join(names) if len(names) <= 6 else f"{', '.join(names[:5])} and {len(names) - 5} more"
