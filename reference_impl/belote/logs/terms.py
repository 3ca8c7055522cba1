"""The contract as a site writes it: in one cell, or part by part. Clause auction.contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from belote.declaration.suggest import shown
from belote.logs.cells import text_of
from belote.logs.mapping import Cell
from belote.logs.spelling import Unread, within
from belote.logs.words import Words

Json = Mapping[str, Any]


def read_contract(words: Words, row: Json, group: Mapping[str, Cell]) -> dict[str, Any] | None:
    """Read a contract whose parts have a cell each."""
    found: dict[str, Any] = {}
    for part, cell in group.items():
        value = text_of(row, cell)
        if value is not None:
            with within(cell.column):
                found[CONTRACT[part][0]] = CONTRACT[part][1](words, value)
        elif part == "taker" and words.rules.declaration.auction.all_pass.deal == "played":
            found[part] = None
    return found if "denomination" in found else None


def known_denomination(words: Words, value: Any) -> str:
    """Read what is played. Raises ``Unread``."""
    found = words.denomination(value)
    if found is None:
        raise Unread(f"{shown(str(value))} is no contract", "Say in words.denominations what it means.")
    return found


def known_amount(words: Words, value: Any) -> int | str:
    """Read an amount. Raises ``Unread``."""
    found = words.amount(str(value).strip())
    if found is None:
        raise Unread(f"{shown(str(value))} is no amount", "Say in words.amounts what it means.")
    return found


def seat_or_side(words: Words, value: Any) -> str:
    """Read a seat, or else a side."""
    try:
        return words.seat(value)
    except Unread:
        return words.side(value)


def read_whole_contract(words: Words, row: Json, cell: Cell) -> dict[str, Any] | None:
    """Read a contract of one cell: amount and denomination first, then the taker and the doubling."""
    value = text_of(row, cell)
    if value is None:
        return None
    found: dict[str, Any] = {}
    for word in words.pieces(str(value).replace(",", " ")):
        if words.calls.get(word.casefold()) == "promise":
            found["flag"] = True
        elif "amount" not in found and (amount := words.amount(word)) is not None:
            found["amount"] = amount
        elif "denomination" not in found and (name := words.denomination(word)) is not None:
            found["denomination"] = name
        elif words.calls.get(word.casefold()) is not None:
            found["level"] = words.level(word)
        else:
            found["taker"] = seat_or_side(words, word)
    if "denomination" not in found:
        raise Unread(f"{shown(str(value))} names nothing that can be played")
    return {"level": 0, **found} if "taker" in found else found


CONTRACT: Mapping[str, tuple[str, Callable[[Words, Any], Any]]] = {
    "denomination": ("denomination", known_denomination),
    "taker": ("taker", seat_or_side),
    "amount": ("amount", known_amount),
    "level": ("level", Words.level),
    "promise": ("flag", Words.yes),
}
