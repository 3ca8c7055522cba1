"""Records of an auction alone. Clause record.auction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from belote import auction
from belote.auction import AuctionState
from belote.deal import Rules
from belote.record.notation import (
    CALLS,
    broken,
    read_call,
    read_card,
    read_cards,
    read_scores,
    read_seat,
    write_calls,
    write_contract,
)

Json = Mapping[str, Any]


class Bidding(NamedTuple):
    """An auction at one moment, with the hands where they matter."""

    rules: Rules
    state: AuctionState
    hands: tuple[int, ...] | None


def begin(rules: Rules, given: Json) -> Bidding:
    """Return the auction before its first call. Raises ``BrokenRecord``."""
    suit, rank = -1, -1
    if "turned" in given:
        card = read_card(rules, given["turned"], "given.turned")
        suit, rank = rules.pack.suit(card), rules.pack.rank(card)
    elif any(step.to == "turned" or step.last == "turned" for step in rules.declaration.dealing.steps):
        raise broken("given.turned", "no turned card is given", "This game turns a card: name it.", "record.auction")
    scores = read_scores(rules, given["scores"], "given.scores") if "scores" in given else ()
    hands = read_hands(rules, given["hands"]) if "hands" in given else None
    dealer = read_seat(rules, given["dealer"], "given.dealer")
    state = auction.begin(rules.auction, dealer, suit, rank, scores, hands)
    return onward(Bidding(rules, state, hands))


def read_hands(rules: Rules, hands: Mapping[str, list[str]]) -> tuple[int, ...]:
    """Read hands by seat; a seat that is not named holds nothing that matters."""
    found = [0] * rules.table.count
    for letter, codes in hands.items():
        found[read_seat(rules, letter, f"given.hands.{letter}")] = read_cards(rules, codes, f"given.hands.{letter}")
    for seat, hand in enumerate(found):
        if any(hand & other for other in found[:seat]):
            path = f"given.hands.{rules.table.letter(seat)}"
            raise broken(path, "a card lies in two hands", "Name each card once.", "setup.pack")
    return tuple(found)


def onward(bidding: Bidding) -> Bidding:
    """Begin the next round when one is over."""
    rules, state = bidding.rules, bidding.state
    while state.status == "round_over":
        state = auction.next_round(rules.auction, state, state.round + 1, bidding.hands)
    return bidding._replace(state=state)


def apply(bidding: Bidding, event: Json, path: str) -> Bidding:
    """Make a call. Raises ``Refusal``."""
    if event["do"] not in CALLS:
        raise broken(f"{path}.do", f"{event['do']} is no call", f"Calls are {', '.join(CALLS)}.", "record.auction")
    seat = read_seat(bidding.rules, event["seat"], f"{path}.seat")
    state = auction.apply_call(bidding.rules.auction, bidding.state, seat, read_call(event), bidding.hands)
    return onward(bidding._replace(state=state))


def observe(bidding: Bidding, name: str) -> Any:
    """Return whose turn it is, the legal calls, the contract or the outcome."""
    rules, state = bidding.rules, bidding.state
    if name == "turn":
        return None if state.turn is None else rules.table.letter(state.turn)
    if name == "phase":
        return "over" if state.status != "running" else "offer" if state.stage == "offer" else "auction"
    if name == "calls":
        late = state.status == "contract"
        found = (auction.late_calls if late else auction.legal_calls)(rules.auction, state, bidding.hands)
        return {rules.table.letter(seat): write_calls(calls) for seat, calls in found.items()}
    if name == "outcome":
        return outcome(state)
    return standing(bidding) if name == "contract" else None


def outcome(state: AuctionState) -> str | None:
    """Return how the auction ended; nothing while it runs. An accepted offer makes the deal void."""
    if state.status in ("running", "round_over"):
        return None
    return "void" if state.status == "annulled" and not state.dealer_word else state.status


def standing(bidding: Bidding) -> Any:
    """Return the contract, or the bid that stands."""
    rules, state = bidding.rules, bidding.state
    if state.status == "contract":
        return write_contract(rules, auction.contract(rules.auction, state))
    bid = auction.standing(state)
    if bid is None:
        return None
    found = {"denomination": bid.denomination, "taker": rules.table.letter(bid.seat), "level": bid.level}
    return found | ({"amount": bid.amount} if bid.amount is not None else {}) | ({"flag": True} if bid.flag else {})
