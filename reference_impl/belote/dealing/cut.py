"""Dividing the pack. Clauses setup.cut, setup.cut.first-deal, setup.cut.packet and setup.cut.decline."""

from __future__ import annotations

from belote.cards import Card
from belote.declaration.model import Cut
from belote.errors import CannotHappen, Refusal
from belote.setup import Seat, Table


def cut(order: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """Return the order of the pack after the upper packet of ``number`` cards went under the lower one."""
    return order[number:] + order[:number]


def check_cut(rules: Cut | None, order: tuple[Card, ...], number: int) -> None:
    """Refuse a cut the rules do not allow: code, phase ``cut``, and a reason that names the numbers allowed.

    ``number`` is the size of the upper packet; 0 means that the cutter declines.
    """
    if rules is None:
        if number:
            raise Refusal("setup.no-cut", "cut", "setup.cut", "The pack is not cut in this game.")
        return
    if number == 0:
        if not rules.may_decline:
            reason = f"The cutter may not decline; {allowed(rules, order)}."
            raise Refusal("setup.cut-declined", "cut", "setup.cut.decline", reason)
        return
    if not rules.at_least <= number <= len(order) - rules.at_least:
        reason = f"Packets of {number} and {len(order) - number} cards are not allowed; {allowed(rules, order)}."
        raise Refusal("setup.cut-packet", "cut", "setup.cut.packet", reason)


def allowed(rules: Cut, order: tuple[Card, ...]) -> str:
    """Say which cuts are allowed."""
    return f"from {rules.at_least} to {len(order) - rules.at_least} cards may be lifted"


def cutter(rules: Cut, table: Table, dealer: Seat, first_deal: bool = False) -> Seat:
    """Return the seat that cuts; the first deal of a match may have its own."""
    word = rules.first_deal if first_deal and rules.first_deal != "usual" else rules.by
    if word == "before_dealer":
        return (dealer - 1) % table.count
    if word == "after_dealer":
        return table.next(dealer)
    partner = table.partner(dealer)
    if partner is None:
        raise CannotHappen("the dealer's partner cuts in a game without partners")
    return partner
