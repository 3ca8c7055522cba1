"""From a row to what it tells, column by column: a cell that cannot be read takes nothing else with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from belote.declaration.suggest import shown
from belote.logs.cells import Part, parts, split, text_of, value_of
from belote.logs.mapping import BY_SIDE, Cell, LogMapping, Mixed, Tricks
from belote.logs.row import Row
from belote.logs.spelling import Unread, number, within
from belote.logs.terms import read_contract, read_whole_contract
from belote.logs.told import Played, Said, Told, Unreadable
from belote.logs.words import YES, Words

Json = Mapping[str, Any]
NOBODY = ("", "-", "no", "none", "false", "0")


class Reader(NamedTuple):
    """Reads the rows of a log under the words of its mapping."""

    words: Words

    @property
    def mapping(self) -> LogMapping:
        """The mapping."""
        return self.words.mapping

    def told(self, row: Row) -> Told:
        """Return what a row tells; what cannot be read is among its ``unreadable``."""
        found: dict[str, Any] = {}
        unreadable: list[Unreadable] = []
        data = row.data or {}
        for part, column, read in self.wanted():
            try:
                value = read(self, data)
            except Unread as error:
                unreadable.append(Unreadable(part, error.column or column, error.message, error.instead))
            else:
                found |= {} if value is None else {part: value}
        by_seat = isinstance(self.mapping.plays, Tricks) and self.mapping.plays.by_seat
        return Told(line=row.line, by_seat=by_seat, unreadable=tuple(unreadable), **found)

    def wanted(self) -> list[tuple[str, str, Callable[[Reader, Json], Any]]]:
        """Return what the mapping names: the part, a column to be told, and how it is read."""
        mapping = self.mapping
        found: list[tuple[str, str, Callable[[Reader, Json], Any]]] = []
        for name, cell in mapping.cells.items():
            found.append((name, cell.column, bound(CELLS[name], cell)))
        for name, group in mapping.groups.items():
            columns = ", ".join(cell.column for cell in group.values())
            found.append((name, columns, bound(GROUPS[name], group)))
        if mapping.plays is not None:
            plays = mapping.plays
            columns = plays.column if isinstance(plays, Cell) else ", ".join(cell.column for cell in plays.cells)
            found.append(("plays", columns, bound(read_plays, plays)))
        if mapping.winners:
            found.append(
                ("winners", ", ".join(cell.column for cell in mapping.winners), bound(read_winners, mapping.winners))
            )
        if mapping.hands is not None:
            found.append(("hands", mapping.hands.cell.column, bound(read_mixed, mapping.hands)))
        return found

    def cards(self, value: Any, separator: str | None) -> tuple[str, ...]:
        """Read cards: of a list, or of a text. Raises ``Unread``."""
        spelling = self.mapping.spelling
        if isinstance(value, list):
            return tuple(spelling.card(card_text(item)) for item in value)
        if separator == "":
            return tuple(spelling.run_together(str(value)))
        return tuple(spelling.card(piece) for piece in split(str(value), separator))


def bound(read: Callable[[Reader, Json, Any], Any], where: Any) -> Callable[[Reader, Json], Any]:
    """Return how something is read from a row, with where it stands."""
    return lambda reader, row: read(reader, row, where)


def card_text(item: Any) -> str:
    """Return a card of a list as text; a pair, as of suit and rank, is written together."""
    return "".join(map(str, item)) if isinstance(item, list) else str(item)


def read_text(reader: Reader, row: Json, cell: Cell) -> str | None:
    """Read a text as it is."""
    found = text_of(row, cell)
    return None if found is None else str(found).strip()


def read_seat(reader: Reader, row: Json, cell: Cell) -> str | None:
    """Read a seat."""
    found = text_of(row, cell)
    return None if found is None else reader.words.seat(found)


def read_nobody(reader: Reader, row: Json, cell: Cell) -> str:
    """Read a seat, or that it was nobody."""
    found = text_of(row, cell)
    return "" if found is None or str(found).strip().casefold() in NOBODY else reader.words.seat(found)


def read_side(reader: Reader, row: Json, cell: Cell) -> str | None:
    """Read a side."""
    found = text_of(row, cell)
    return None if found is None else reader.words.side(found)


def read_card(reader: Reader, row: Json, cell: Cell) -> str | None:
    """Read a card."""
    found = text_of(row, cell)
    return None if found is None else reader.mapping.spelling.card(card_text(found))


def read_pack(reader: Reader, row: Json, cell: Cell) -> tuple[str, ...] | None:
    """Read the order of the pack."""
    found = text_of(row, cell)
    return None if found is None else reader.cards(found, cell.separator)


def read_calls(reader: Reader, row: Json, cell: Cell) -> tuple[Said, ...] | None:
    """Read the calls in their order."""
    found = parts(row, cell)
    return None if found is None else tuple(reader.words.call(part.value, seat_of(reader, part)) for part in found)


def seat_of(reader: Reader, part: Part) -> str:
    """Return the seat of a part of a cell, empty where none is written."""
    return reader.words.seat(part.seat) if part.seat else ""


def read_plays(reader: Reader, row: Json, where: Cell | Tricks) -> tuple[Played, ...] | None:
    """Read the cards that were played."""
    if isinstance(where, Cell):
        return cards_of(reader, row, where)
    found: list[Played] = []
    for cell in where.cells:
        with within(cell.column):
            trick = cards_of(reader, row, cell) or ()
            found += with_seats(reader, trick, where.seats, cell) if where.by_seat else trick
    return tuple(found) or None


def cards_of(reader: Reader, row: Json, cell: Cell) -> tuple[Played, ...] | None:
    """Read the cards of one cell, each with its seat if one is written."""
    if cell.separator == "":
        text = text_of(row, cell)
        return None if text is None else tuple(Played(card) for card in reader.cards(text, ""))
    found = parts(row, cell)
    card = reader.mapping.spelling.card
    return (
        None if found is None else tuple(Played(card(card_text(part.value)), seat_of(reader, part)) for part in found)
    )


def with_seats(reader: Reader, trick: tuple[Played, ...], seats: tuple[str, ...], cell: Cell) -> tuple[Played, ...]:
    """Return a trick whose cards stand in the order of the seats."""
    order = seats or tuple(reader.words.rules.table.letters)
    if trick and len(trick) != len(order):
        raise Unread(f"{cell.column} has {len(trick)} cards, and there are {len(order)} seats")
    return tuple(Played(play.card, seat) for play, seat in zip(trick, order, strict=False))


def read_winners(reader: Reader, row: Json, cells: tuple[Cell, ...]) -> tuple[str, ...] | None:
    """Read the winners of the tricks: sides where the site writes sides."""
    found: list[str] = []
    for cell in cells:
        for part in parts(row, cell) or ():
            try:
                found.append(reader.words.seat(part.value))
            except Unread:
                found.append(reader.words.side(part.value))
    return tuple(found) or None


def read_hands(reader: Reader, row: Json, group: Mapping[str, Cell]) -> dict[str, tuple[str, ...]] | None:
    """Read hands that have a column each."""
    found: dict[str, tuple[str, ...]] = {}
    for seat, cell in group.items():
        value = text_of(row, cell)
        with within(cell.column):
            found |= {} if value is None else {seat: reader.cards(value, cell.separator)}
    return found or None


def read_mixed(reader: Reader, row: Json, where: Mixed) -> dict[str, tuple[str, ...]] | None:
    """Read hands that stand in one column: an object by seat, a list in order, or a text."""
    value = value_of(row, where.cell.column)
    if value is None:
        return None
    separator = where.cell.separator
    if isinstance(value, dict):
        return {reader.words.seat(word): reader.cards(cards, separator) for word, cards in value.items()}
    order = where.seats or tuple(reader.words.rules.table.letters)
    if isinstance(value, str) and not where.between:
        raise Unread("nothing tells the hands apart", "Say in between what stands between them.")
    hands = value if isinstance(value, list) else str(value).split(where.between)
    if len(hands) != len(order):
        raise Unread(f"there are {len(hands)} hands, and {len(order)} seats")
    return {seat: reader.cards(cards, separator) for seat, cards in zip(order, hands, strict=True)}


def read_declarations(reader: Reader, row: Json, cell: Cell) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Read declarations, each a seat and cards; an empty cell says that nothing was declared."""
    value = text_of(row, cell)
    if value is None or (isinstance(value, str) and value.strip().casefold() in NOBODY):
        return ()
    pieces = (
        value
        if isinstance(value, list)
        else re.split(r"[;|]" if cell.separator is None else re.escape(cell.separator), str(value))
    )
    found = []
    for piece in pieces:
        if isinstance(piece, dict):
            seat, cards = piece.get(cell.seat), piece.get(cell.value)
        else:
            seat, _, cards = str(piece).partition(":")
        if seat is None or not cards:
            raise Unread(f"{shown(piece)} is no declaration", "Write the seat, a colon and the cards.")
        found.append((reader.words.seat(seat), reader.cards(cards if isinstance(cards, list) else cards.strip(), None)))
    return tuple(found)


def read_belote(reader: Reader, row: Json, cell: Cell) -> tuple[str, ...]:
    """Read who said belote: seats or sides, or only that it was said; an empty cell says that it was not."""
    value = text_of(row, cell)
    if value is None or str(value).strip().casefold() in NOBODY:
        return ()
    if str(value).strip().casefold() in YES:
        return ("*",)
    found = []
    for part in parts(row, cell) or ():
        try:
            found.append(reader.words.seat(part.value))
        except Unread:
            found.append(reader.words.side(part.value))
    return tuple(found)


def read_numbers(reader: Reader, row: Json, group: Mapping[str, Cell]) -> dict[str, int] | None:
    """Read numbers by side; nothing unless one is there."""
    found: dict[str, int] = {}
    for side, cell in group.items():
        value = text_of(row, cell)
        with within(cell.column):
            found |= {} if value is None else {side: number(value)}
    return found or None


CELLS: Mapping[str, Callable[[Reader, Json, Any], Any]] = {
    "match": read_text,
    "deal": read_text,
    "variant": read_text,
    "dealer": read_seat,
    "pack": read_pack,
    "turned": read_card,
    "swapped": read_nobody,
    "calls": read_calls,
    "contract": lambda reader, row, cell: read_whole_contract(reader.words, row, cell),
    "declarations": read_declarations,
    "belote": read_belote,
    "last": read_side,
}
GROUPS: Mapping[str, Callable[[Reader, Json, Any], Any]] = {
    "hands": read_hands,
    "contract": lambda reader, row, group: read_contract(reader.words, row, group),
    **dict.fromkeys(BY_SIDE, read_numbers),
}
