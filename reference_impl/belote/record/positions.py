"""Records of one decision in play, or one complete trick. Clause record.position."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from belote.cards import Card, Cards
from belote.contracts import ContractTable, FinalContract
from belote.deal import Rules
from belote.errors import CannotHappen, Refusal
from belote.play import duty, forbids, forbids_lead, legal_cards, legal_leads
from belote.record.notation import broken, read_card, read_cards, read_contract, read_seat
from belote.setup import Seat

Json = Mapping[str, Any]


class Position(NamedTuple):
    """One decision: who is to play, from which cards, to which trick."""

    rules: Rules
    contract: FinalContract
    seat: Seat | None
    cards: Cards
    leader: Seat | None
    trick: tuple[Card, ...]
    taker_played_trump: bool

    @property
    def table(self) -> ContractTable:
        """The cards under the contract."""
        return self.rules.contracts[self.contract.denomination]

    @property
    def holder(self) -> Seat:
        """The seat that holds the trick."""
        if self.leader is None:
            raise CannotHappen("nobody holds an empty trick")
        return (self.leader + self.table.winner(self.trick)) % self.rules.table.count


def begin(rules: Rules, given: Json) -> Position:
    """Return the position. Raises ``BrokenRecord`` for a trick or cards that cannot be."""
    contract = read_contract(rules, given["contract"], "given.contract")
    trick = [
        (
            read_seat(rules, play["seat"], f"given.trick.{index}.seat"),
            read_card(rules, play["card"], f"given.trick.{index}.card"),
        )
        for index, play in enumerate(given["trick"])
    ]
    seat = read_seat(rules, given["seat"], "given.seat") if "seat" in given else None
    cards = read_cards(rules, given.get("cards", ()), "given.cards")
    check_order(rules, trick, seat)
    for _, card in trick:
        if cards >> card & 1:
            raise broken(
                "given.cards", f"{rules.pack.codes[card]} lies in the trick", "Name each card once.", "setup.pack"
            )
    return Position(
        rules=rules,
        contract=contract,
        seat=seat,
        cards=cards,
        leader=trick[0][0] if trick else None,
        trick=tuple(card for _, card in trick),
        taker_played_trump=given.get("taker_played_trump", False),
    )


def check_order(rules: Rules, trick: list[tuple[Seat, Card]], seat: Seat | None) -> None:
    """Refuse a trick whose seats do not follow each other, or that is complete with somebody still to play."""
    seats = [*(who for who, _ in trick), *([seat] if seat is not None else [])]
    if any(rules.table.next(one) != other for one, other in pairwise(seats)):
        order = " ".join(rules.table.letters)
        raise broken(
            "given.trick", "the seats of the trick do not follow each other", f"The order is {order}.", "play.turn"
        )
    if len({card for _, card in trick}) != len(trick):
        raise broken("given.trick", "a card lies twice in the trick", "Name each card once.", "setup.pack")
    if len(trick) > rules.table.count or (len(trick) == rules.table.count) == (seat is not None):
        instead = f"A trick of {rules.table.count} cards has no seat to play; any other has one."
        raise broken("given.seat", "the trick and the seat to play do not go together", instead, "play.turn")


def legal(position: Position) -> Cards:
    """Return the legal cards."""
    rules, table, contract = position.rules, position.table, position.contract
    if position.seat is None:
        return 0
    if position.trick:
        partner_holds = rules.table.same_side(position.holder, position.seat, contract.taker)
        return legal_cards(rules.play, table, position.cards, position.trick, partner_holds)
    return legal_leads(
        rules.play,
        table,
        position.cards,
        contract.manner,
        contract.level,
        position.seat,
        contract.taker,
        position.taker_played_trump,
    )


def apply(position: Position, event: Json, path: str) -> Position:
    """Play a card to the position. Raises ``Refusal``."""
    rules = position.rules
    seat = read_seat(rules, event["seat"], f"{path}.seat")
    if event["do"] != "play":
        raise broken(f"{path}.do", "only a card can be played in a position", "Use do: play.", "record.position")
    card = read_card(rules, event["card"], f"{path}.card")
    if seat != position.seat:
        raise Refusal("play.not-your-turn", "play", "play.turn", "It is another seat's turn.")
    if not legal(position) >> card & 1:
        raise why_not(position, card)
    return position._replace(
        seat=None, cards=0, trick=(*position.trick, card), leader=seat if position.leader is None else position.leader
    )


def why_not(position: Position, card: Card) -> Refusal:
    """Return the refusal of a card."""
    rules, table = position.rules, position.table
    if not position.trick:
        reason = forbids_lead(rules.play, position.cards, legal(position), card)
    else:
        seat = position.holder if position.seat is None else position.seat
        partner_holds = rules.table.same_side(position.holder, seat, position.contract.taker)
        reason = forbids(duty(rules.play, table, position.cards, position.trick, partner_holds), card)
    if reason is None:
        raise CannotHappen("a card is illegal without a reason")
    return Refusal(reason.code, "play", reason.clause, reason.sentence)


def observe(position: Position, name: str) -> Any:
    """Return the legal cards, whose turn it is, or who holds the trick and what it is worth."""
    rules = position.rules
    if name == "turn":
        return None if position.seat is None else rules.table.letter(position.seat)
    if name == "cards":
        return rules.pack.names(legal(position))
    if name == "winner":
        return rules.table.letter(position.holder) if position.trick else None
    if name == "trick" and position.trick:
        points = sum(position.table.values[card] for card in position.trick)
        return {"winner": rules.table.letter(position.holder), "points": points}
    return "play" if name == "phase" else None
