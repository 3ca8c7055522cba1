"""Records of counts: a deal, or hands under a contract, from which cards or calls are counted. Clause record.perft."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belote import dealing
from belote.auction import AuctionState
from belote.cards import Cards
from belote.deal import Deal, Given, PlayCard, Rules, Say
from belote.deal.opening import open_play
from belote.perft import Part, counter
from belote.perft.choice import can_be_counted
from belote.record import deals
from belote.record.auctions import read_hands
from belote.record.deals import Moment
from belote.record.notation import broken, read_contract, read_seat, write_call

Json = Mapping[str, Any]


def begin(rules: Rules, given: Json) -> Moment:
    """Return the deal before its first event. Raises ``BrokenRecord``."""
    moment = Moment(under_contract(rules, given)) if "contract" in given else deals.begin(rules, given)
    return moment._replace(depth=given["depth"])


def under_contract(rules: Rules, given: Json) -> Deal:
    """Return the deal in which these hands are about to be played under this contract. Raises ``BrokenRecord``."""
    contract = read_contract(rules, given["contract"], "given.contract")
    dealer = read_seat(rules, given["dealer"], "given.dealer")
    layout = dealing.begin((), rules.table.count)._replace(hands=whole_hands(rules, given["hands"]))
    steps = len(rules.declaration.dealing.steps)
    return open_play(Deal(rules, Given(dealer, ()), "play", steps, layout, AuctionState(dealer), contract))


def whole_hands(rules: Rules, given: Mapping[str, list[str]]) -> tuple[Cards, ...]:
    """Read the hands of all seats, which hold equally many cards."""
    hands = read_hands(rules, given)
    sizes = sorted({hand.bit_count() for hand in hands})
    if len(sizes) > 1:
        message = f"one hand has {sizes[0]} cards and another {sizes[-1]}"
        raise broken("given.hands", message, "Give every seat as many cards.", "record.perft")
    return hands


def apply(moment: Moment, event: Json, path: str) -> Moment:
    """Return the deal after an event. Raises ``Refusal`` or ``BrokenRecord``."""
    return deals.apply(moment, event, path)._replace(depth=moment.depth)


def observe(moment: Moment, name: str) -> Any:
    """Return a count, or what is observed of a deal. Raises ``BrokenRecord`` where nothing can be counted."""
    if name not in ("nodes", "divide", "complete"):
        return deals.observe(moment, name)
    if not can_be_counted(moment.deal):
        message = f"nothing is counted in the phase {moment.deal.phase}"
        raise broken("events", message, "Go on until the play begins, or stop in the auction.", "record.perft")
    found = counter(moment.deal)
    if name == "divide":
        return write_parts(moment.deal.rules, found.divide(moment.depth))
    return found.nodes(moment.depth) if name == "nodes" else found.complete(moment.depth)


def write_parts(rules: Rules, parts: list[Part]) -> list[dict[str, Any]]:
    """Write counts by first card or call: a card by itself, a call with its seat."""
    return list(written(rules, parts))


def written(rules: Rules, parts: list[Part]) -> Iterator[dict[str, Any]]:
    """Yield the parts of a count as records name them."""
    for event, nodes in parts:
        if isinstance(event, PlayCard):
            yield {"card": rules.pack.codes[event.card], "nodes": nodes}
        elif isinstance(event, Say):
            yield {"seat": rules.table.letter(event.seat), **write_call(event.call), "nodes": nodes}
