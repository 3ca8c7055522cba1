"""Where every card is, and who knows it. Clause dealing.known.

A ``Layout`` is a partition of the pack: each card lies in exactly one of ``hands``, ``hidden``, ``hidden_till_pass``,
``table_down``, ``table_up``, ``kitty``, ``laid_away``, ``stock`` and ``played``, or is the turned card on the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from belote.cards import Card, Cards, mask
from belote.errors import CannotHappen
from belote.setup import Seat

Where = Literal["nowhere", "table", "hand", "hidden", "hidden_till_pass", "table_down", "table_up"]
Row = tuple[Card, ...]

NO_CARD = -1


class TurnedPlace(NamedTuple):
    """Where the turned card lies: nowhere yet, on the table, or with a seat, in one of its places."""

    where: Where = "nowhere"
    seat: Seat = -1


class Layout(NamedTuple):
    """Where the cards are. Card sets are masks, rows and the stock are in order; -1 is no card.

    ``hands`` are the cards their owners may look at; ``hidden`` and ``hidden_till_pass`` those they may not yet. The
    n-th card of a ``table_up`` row covers the n-th of ``table_down``. ``turned`` is the card in the turned card's
    place: after a swap, the low trump. ``shown`` are the cards whose place everybody knows, besides the played ones;
    ``first_cards`` the hands before round 1; ``taken_up`` the cards ``kitty_taker`` picked up from the kitty.
    """

    hands: tuple[Cards, ...]
    hidden: tuple[Cards, ...]
    hidden_till_pass: tuple[Cards, ...]
    table_down: tuple[Row, ...]
    table_up: tuple[Row, ...]
    stock: tuple[Card, ...]
    kitty: Cards = 0
    turned: Card = NO_CARD
    turned_place: TurnedPlace = TurnedPlace()
    shown: Cards = 0
    first_cards: tuple[Cards, ...] = ()
    taken_up: Cards = 0
    kitty_taker: Seat = -1
    laid_away: Cards = 0
    played: Cards = 0


def begin(pack_order: tuple[Card, ...], seats: int) -> Layout:
    """Return the layout before the first step: every card in the stock, top card first."""
    nothing = (0,) * seats
    empty: tuple[Row, ...] = ((),) * seats
    return Layout(nothing, nothing, nothing, empty, empty, pack_order)


def replaced(cards: tuple[Cards, ...], seat: Seat, new: Cards) -> tuple[Cards, ...]:
    """Return the card sets of all seats with one seat's set replaced."""
    return (*cards[:seat], new, *cards[seat + 1 :])


def with_row(rows: tuple[Row, ...], seat: Seat, row: Row) -> tuple[Row, ...]:
    """Return the rows of all seats with one seat's row replaced."""
    return (*rows[:seat], row, *rows[seat + 1 :])


def lying(row: Iterable[Card]) -> Cards:
    """Return the set of the cards that lie in a row."""
    return mask(card for card in row if card != NO_CARD)


def known(layout: Layout, seat: Seat) -> Cards:
    """Return the cards whose place the seat knows. Clause dealing.known.

    Its own hand, what is or was shown to all, the played cards, and, for the seat that picked the kitty up, its cards
    and what was laid away for them. Its own hidden and face-down cards are not known.
    """
    cards = layout.hands[seat] | layout.shown | layout.played
    return cards | layout.taken_up | layout.laid_away if seat == layout.kitty_taker else cards


def playable(layout: Layout, seat: Seat) -> Cards:
    """Return the cards a seat plays from: its hand and its own face-up cards on the table."""
    row = layout.table_up[seat]
    return layout.hands[seat] | lying(row) if row else layout.hands[seat]


def cards_of(layout: Layout, seat: Seat) -> Cards:
    """Return all cards that belong to a seat, seen by it or not; laid away and played cards are nobody's."""
    covered = layout.hidden[seat] | layout.hidden_till_pass[seat] | lying(layout.table_down[seat])
    return playable(layout, seat) | covered


def left_over(layout: Layout) -> Cards:
    """Return the cards nobody got: the stock, and the turned card if it stayed on the table. Clause dealing.stock."""
    on_table = 1 << layout.turned if layout.turned_place.where == "table" else 0
    return mask(layout.stock) | on_table


def remove(layout: Layout, seat: Seat, card: Card) -> Layout:
    """Return the layout after a card was played from the hand, or from the seat's face-up row, leaving a gap there."""
    played = layout.played | 1 << card
    hand = layout.hands[seat]
    if hand >> card & 1:
        return layout._replace(hands=replaced(layout.hands, seat, hand ^ 1 << card), played=played)
    row = layout.table_up[seat]
    if card not in row:
        raise CannotHappen(f"seat {seat} does not hold card {card}")
    gap = tuple(NO_CARD if other == card else other for other in row)
    return layout._replace(table_up=with_row(layout.table_up, seat, gap), played=played)


def uncover(layout: Layout) -> Layout:
    """Return the layout after a trick: the card under each played table card is turned up, seen by all.

    Clause play.table-cards.
    """
    if not any(NO_CARD in row for row in layout.table_up):
        return layout
    pairs = [turned_up(up, down) for up, down in zip(layout.table_up, layout.table_down, strict=True)]
    up = tuple(pair[0] for pair in pairs)
    down = tuple(pair[1] for pair in pairs)
    return layout._replace(table_up=up, table_down=down, shown=layout.shown | mask_of_rows(up))


def turned_up(up: Row, down: Row) -> tuple[Row, Row]:
    """Return a pair of rows after each gap in the upper one was filled from the lower one."""
    new_up, new_down = list(up), list(down)
    for place, card in enumerate(up):
        if card == NO_CARD and place < len(down) and down[place] != NO_CARD:
            new_up[place], new_down[place] = down[place], NO_CARD
    return tuple(new_up), tuple(new_down)


def mask_of_rows(rows: tuple[Row, ...]) -> Cards:
    """Return the set of the cards that lie in any of the rows."""
    return lying(card for row in rows for card in row)
