"""Laying away after the kitty was picked up. Clause dealing.take."""

from __future__ import annotations

from belote.cards import Cards
from belote.dealing.layout import Layout, replaced
from belote.errors import Refusal
from belote.setup import Seat


def check_lay_away(layout: Layout, seat: Seat, cards: Cards) -> None:
    """Refuse laying these cards away: by another seat, cards it does not hold, or another number than it took up."""
    owed = layout.taken_up.bit_count()
    if seat != layout.kitty_taker or layout.laid_away:
        raise Refusal("dealing.nothing-to-lay-away", "lay_away", "dealing.take", "The seat has nothing to lay away.")
    if cards & ~layout.hands[seat]:
        raise Refusal("dealing.not-held", "lay_away", "dealing.take", "Only cards of the own hand may be laid away.")
    if cards.bit_count() != owed:
        reason = f"{owed} cards must be laid away, not {cards.bit_count()}."
        raise Refusal("dealing.lay-away-number", "lay_away", "dealing.take", reason)


def lay_away(layout: Layout, seat: Seat, cards: Cards) -> Layout:
    """Return the layout after the taker laid away as many cards as he took up. Raises ``Refusal`` as the check does."""
    check_lay_away(layout, seat, cards)
    return layout._replace(hands=replaced(layout.hands, seat, layout.hands[seat] & ~cards), laid_away=cards)
