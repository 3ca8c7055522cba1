"""The moves of the timeline, one function per word. Clauses dealing.steps to dealing.show.

The swap is a choice of a player and lives in ``swap``; a round of the auction changes nothing in the layout, but the
hands before the first one are remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from belote.cards import Card, mask
from belote.dealing.layout import NO_CARD, Layout, Row, TurnedPlace, Where, replaced, with_row
from belote.declaration.model import Step
from belote.errors import CannotHappen
from belote.setup import Seat, Table

Place = Callable[[Layout, Seat, Row], Layout]


def deal_step(layout: Layout, step: Step, table: Table, dealer: Seat, taker: Seat | None = None) -> Layout:
    """Return the layout after a step of any kind but ``swap``.

    Where no contract stands, ``taker`` is the seat the next round obliges (clause dealing.taker-of-a-step). A step that
    needs a taker or cards that are not there raises ``CannotHappen``: validation has dealt every way it can go.
    """
    if step.to == "turned":
        return turn_up(layout)
    if step.to == "kitty":
        return set_aside(layout, sum(step.cards))
    if step.to is not None:
        return deal_cards(layout, step, table, dealer, taker)
    if step.look == "hidden":
        return look(layout)
    if step.take == "kitty":
        return take_kitty(layout, needed(taker))
    if step.show == "bottom":
        return show_bottom(layout)
    return layout._replace(first_cards=layout.hands) if step.round == 1 else layout


def needed(taker: Seat | None) -> Seat:
    """Return the taker of a step that cannot do without one."""
    if taker is None:
        raise CannotHappen("a step needs a taker, and nobody took or is obliged to")
    return taker


def draw(layout: Layout, number: int) -> tuple[Row, tuple[Card, ...]]:
    """Return the next cards of the stock and what remains of it."""
    if number > len(layout.stock):
        raise CannotHappen(f"{number} cards are dealt, and the stock holds {len(layout.stock)}")
    return layout.stock[:number], layout.stock[number:]


def deal_cards(layout: Layout, step: Step, table: Table, dealer: Seat, taker: Seat | None) -> Layout:
    """Deal packets to every seat, from eldest or from the taker. Clauses dealing.to, .packets, .up-to, .from, .last."""
    first = needed(taker) if step.from_ == "taker" else table.next(dealer)
    place = PLACES[str(step.to)]
    last: tuple[Seat, Card] | None = None
    for size in (None,) if step.up_to is not None else step.cards:
        for seat in table.starting(first):
            wanted = size if size is not None else lacking(layout, seat, step)
            cards, stock = draw(layout, wanted)
            layout = place(layout._replace(stock=stock), seat, cards)
            last = (seat, cards[-1]) if cards else last
    return turn_last(layout, step, last) if step.last == "turned" else layout


def lacking(layout: Layout, seat: Seat, step: Step) -> int:
    """Return how many cards the hand lacks. Clause dealing.up-to."""
    number = (step.up_to or 0) - layout.hands[seat].bit_count()
    if number < 0:
        raise CannotHappen(f"a hand already holds more than {step.up_to} cards")
    return number


def turn_last(layout: Layout, step: Step, last: tuple[Seat, Card] | None) -> Layout:
    """Show the last card a step dealt: it is the turned card and stays where it was dealt. Clause dealing.last."""
    if last is None or step.to is None:
        raise CannotHappen("a step that dealt no card turns its last one")
    seat, card = last
    return layout._replace(turned=card, turned_place=TurnedPlace(WHERE[step.to], seat), shown=layout.shown | 1 << card)


def to_hand(layout: Layout, seat: Seat, cards: Row) -> Layout:
    """Add cards to a hand."""
    return layout._replace(hands=replaced(layout.hands, seat, layout.hands[seat] | mask(cards)))


def to_hidden(layout: Layout, seat: Seat, cards: Row) -> Layout:
    """Put cards before a seat, seen by nobody until the owners look."""
    return layout._replace(hidden=replaced(layout.hidden, seat, layout.hidden[seat] | mask(cards)))


def to_hidden_till_pass(layout: Layout, seat: Seat, cards: Row) -> Layout:
    """Put cards before a seat, seen by nobody until the owner passes or the owners look."""
    held = layout.hidden_till_pass[seat] | mask(cards)
    return layout._replace(hidden_till_pass=replaced(layout.hidden_till_pass, seat, held))


def to_table_down(layout: Layout, seat: Seat, cards: Row) -> Layout:
    """Lay cards into a seat's row face down."""
    return layout._replace(table_down=with_row(layout.table_down, seat, layout.table_down[seat] + cards))


def to_table_up(layout: Layout, seat: Seat, cards: Row) -> Layout:
    """Lay cards into a seat's row face up, seen by all."""
    rows = with_row(layout.table_up, seat, layout.table_up[seat] + cards)
    return layout._replace(table_up=rows, shown=layout.shown | mask(cards))


PLACES: Mapping[str, Place] = {
    "hand": to_hand,
    "hidden": to_hidden,
    "hidden_till_pass": to_hidden_till_pass,
    "table_down": to_table_down,
    "table_up": to_table_up,
}

WHERE: Mapping[str, Where] = {
    "hand": "hand",
    "hidden": "hidden",
    "hidden_till_pass": "hidden_till_pass",
    "table_down": "table_down",
    "table_up": "table_up",
}


def turn_up(layout: Layout) -> Layout:
    """Turn the next card of the stock face up; nobody owns it."""
    (card,), stock = draw(layout, 1)
    return layout._replace(stock=stock, turned=card, turned_place=TurnedPlace("table"), shown=layout.shown | 1 << card)


def set_aside(layout: Layout, number: int) -> Layout:
    """Put the next cards of the stock into the kitty, unseen."""
    cards, stock = draw(layout, number)
    return layout._replace(stock=stock, kitty=layout.kitty | mask(cards))


def take_kitty(layout: Layout, taker: Seat) -> Layout:
    """Let the taker pick the kitty up; ``kitty.lay_away`` is what he then owes. Clause dealing.take."""
    hands = replaced(layout.hands, taker, layout.hands[taker] | layout.kitty)
    return layout._replace(hands=hands, kitty=0, taken_up=layout.kitty, kitty_taker=taker)


def show_bottom(layout: Layout) -> Layout:
    """Show the last card of the stock to all; it stays there. Clause dealing.show."""
    if not layout.stock:
        raise CannotHappen("the bottom card of an empty stock is shown")
    return layout._replace(shown=layout.shown | 1 << layout.stock[-1])


def look(layout: Layout) -> Layout:
    """Let all owners pick their hidden cards up, of either kind. Clause dealing.look."""
    waiting = zip(layout.hands, layout.hidden, layout.hidden_till_pass, strict=True)
    hands = tuple(hand | covered | till_pass for hand, covered, till_pass in waiting)
    nothing = (0,) * len(hands)
    layout = layout._replace(hands=hands, hidden=nothing, hidden_till_pass=nothing)
    if layout.turned_place.where not in ("hidden", "hidden_till_pass"):
        return layout
    return layout._replace(turned_place=TurnedPlace("hand", layout.turned_place.seat))


def pick_up_hidden(layout: Layout, seat: Seat) -> Layout:
    """Let a seat that has just passed pick up the cards that were hidden from it till then; none left: no change."""
    cards = layout.hidden_till_pass[seat]
    if not cards:
        return layout
    layout = layout._replace(
        hands=replaced(layout.hands, seat, layout.hands[seat] | cards),
        hidden_till_pass=replaced(layout.hidden_till_pass, seat, 0),
    )
    if layout.turned_place != TurnedPlace("hidden_till_pass", seat):
        return layout
    return layout._replace(turned_place=TurnedPlace("hand", seat))


def give_turned(layout: Layout, receiver: Seat | None) -> Layout:
    """Give the turned card to a seat, wherever it lies; nobody: it stays. Clause dealing.turned-card.

    The card changes hands just before the first step to the hands after the last round that was held, or at the end.
    """
    if receiver is None or layout.turned == NO_CARD:
        return layout
    layout = exchange_at_place(layout, NO_CARD)
    layout = to_hand(layout, receiver, (layout.turned,))
    return layout._replace(turned_place=TurnedPlace("hand", receiver))


def exchange_at_place(layout: Layout, new: Card) -> Layout:
    """Return the layout with the turned card taken from its place and another card, or none, put there.

    The member ``turned`` and the owner of the card taken are left to the caller.
    """
    where, seat = layout.turned_place
    old = 1 << layout.turned
    put = 0 if new == NO_CARD else 1 << new
    if where == "hand":
        return layout._replace(hands=replaced(layout.hands, seat, layout.hands[seat] & ~old | put))
    if where == "hidden":
        return layout._replace(hidden=replaced(layout.hidden, seat, layout.hidden[seat] & ~old | put))
    if where == "hidden_till_pass":
        cards = layout.hidden_till_pass[seat] & ~old | put
        return layout._replace(hidden_till_pass=replaced(layout.hidden_till_pass, seat, cards))
    if where == "table_up":
        return layout._replace(table_up=with_row(layout.table_up, seat, swapped(layout.table_up[seat], layout, new)))
    if where == "table_down":
        row = swapped(layout.table_down[seat], layout, new)
        return layout._replace(table_down=with_row(layout.table_down, seat, row))
    return layout


def swapped(row: Row, layout: Layout, new: Card) -> Row:
    """Return a row with the turned card replaced."""
    return tuple(new if card == layout.turned else card for card in row)
