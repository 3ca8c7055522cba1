"""Cells of a row, taken apart into their parts, each perhaps with a seat before it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from belote.declaration.suggest import shown
from belote.logs.mapping import Cell
from belote.logs.spelling import Unread, folded

Json = Mapping[str, Any]

BETWEEN = (";", "|", ",", " - ", " / ")
"""What stands between the parts of a cell whose separator the mapping does not name: the first of these there is, else
white space, else a hyphen or a slash."""


class Part(NamedTuple):
    """A part of a cell, with the word that names its seat, empty if none does."""

    value: Any
    seat: str = ""


def value_of(row: Json, column: str) -> Any:
    """Return what stands in a column, or at a path of members; nothing where there is none, or an empty text."""
    if column in row:
        found: Any = row[column]
    else:
        found = row
        for name in column.split("."):
            found = found.get(name) if isinstance(found, dict) else None
    return None if isinstance(found, str) and not found.strip() else found


def text_of(row: Json, cell: Cell) -> Any:
    """Return what stands in a cell after its values were put in place; nothing where nothing is recorded."""
    found = value_of(row, cell.column)
    if cell.values and isinstance(found, str | int | bool):
        return cell.values.get(folded(str(found)), found)
    return found


def parts(row: Json, cell: Cell) -> list[Part] | None:
    """Return the parts of a cell: of a list its items, of a text what its separator parts. Nothing if not recorded.

    Raises ``Unread``.
    """
    found = text_of(row, cell)
    if found is None:
        return None
    if isinstance(found, list):
        return [part_of(item, cell) for item in flat(found)]
    if isinstance(found, dict):
        raise Unread(f"{shown(found)} is an object, where a list or a text is read")
    return [seated(piece) for piece in split(str(found), cell.separator)]


def flat(items: list[Any]) -> list[Any]:
    """Return a list with the items of lists within it, as of tricks."""
    return [below for item in items for below in (flat(item) if isinstance(item, list) else [item])]


def part_of(item: Any, cell: Cell) -> Part:
    """Return an item of a list; of an object the members the mapping names."""
    if isinstance(item, dict):
        if not cell.value:
            raise Unread(f"{shown(item)} is an object", "Name its members: value, and seat if there is one.")
        seat = item.get(cell.seat)
        return Part(item.get(cell.value), "" if seat is None else str(seat))
    return seated(str(item))


def split(text: str, separator: str | None) -> list[str]:
    """Return the pieces of a text that are not empty. With an empty separator it is one piece."""
    if separator == "":
        return [text.strip()]
    if separator is not None and separator.strip():
        pieces = text.split(separator)
    elif separator is None and (sign := next((sign for sign in BETWEEN if sign in text), "")):
        pieces = text.split(sign)
    else:
        pieces = text.split()
        if separator is None and len(pieces) == 1:
            pieces = re.split(r"(?<=\S\S)[-/](?=\S)", text)
    return [piece.strip() for piece in pieces if piece.strip()]


def seated(piece: str) -> Part:
    """Return a piece with the seat that is written before it, as ``N:7H`` or ``N=7H``."""
    match = re.fullmatch(r"\s*([^\s:=]{1,20})\s*[:=]\s*(.+)", piece, re.DOTALL)
    return Part(match.group(2).strip(), match.group(1)) if match else Part(piece)
