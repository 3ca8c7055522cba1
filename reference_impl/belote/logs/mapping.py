"""The mapping: which column is what, and how its cells are written. Its form is ``spec/schema/mapping.schema.json``."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from belote.data import schema_file
from belote.declaration import Document, read_yaml
from belote.declaration.complaints import complaints
from belote.declaration.schema import STRICT, spelled_out
from belote.declaration.suggest import listed, shown
from belote.errors import BrokenRecord, Problem
from belote.logs.spelling import Spelling, folded, spelling

Json = Mapping[str, Any]

BY_SEAT = ("hands",)
BY_SIDE = ("declared", "belote_points", "card_points", "tricks", "score", "before", "totals")
SEATS = ("N", "E", "S", "W")
SIDES = ("NS", "EW", *SEATS, "taker", "rest")
STANDARD_HANDS, STANDARD_SIDES = "hand_{}", "{}_{}"


@dataclass(frozen=True)
class Cell:
    """A column, and how what stands in it is taken apart."""

    column: str
    separator: str | None = None
    values: Mapping[str, str] = field(default_factory=dict)
    seat: str = ""
    value: str = ""


@dataclass(frozen=True)
class Tricks:
    """Plays by trick: a cell each, in the order of play or, ``by_seat``, of the seats."""

    cells: tuple[Cell, ...]
    by_seat: bool = False
    seats: tuple[str, ...] = ()


@dataclass(frozen=True)
class Mixed:
    """One column with the cards of all seats: what stands between them, and their order."""

    cell: Cell
    between: str = ""
    seats: tuple[str, ...] = ()


@dataclass(frozen=True)
class LogMapping:
    """A mapping. ``cells`` are single cells by what they hold, ``groups`` several by seat, side or part."""

    spelling: Spelling
    cells: Mapping[str, Cell] = field(default_factory=dict)
    groups: Mapping[str, Mapping[str, Cell]] = field(default_factory=dict)
    plays: Cell | Tricks | None = None
    winners: tuple[Cell, ...] = ()
    hands: Mixed | None = None
    variant: str | None = None
    format: Json = field(default_factory=dict)
    words: Mapping[str, Json] = field(default_factory=dict)
    seats: tuple[str, ...] | Mapping[str, str] = ()
    sides: Mapping[str, str] = field(default_factory=dict)
    one_match: bool = False
    last_apart: bool = False
    ignore: tuple[str, ...] = ()
    seat_words: tuple[str, ...] = ()

    def columns(self) -> Iterator[str]:
        """Yield every column that is read."""
        yield from (cell.column for cell in self.cells.values())
        yield from (cell.column for group in self.groups.values() for cell in group.values())
        yield from (cell.column for cell in self.winners)
        if self.hands is not None:
            yield self.hands.cell.column
        if isinstance(self.plays, Tricks):
            yield from (cell.column for cell in self.plays.cells)
        elif self.plays is not None:
            yield self.plays.column


def read_mapping(path: Path) -> LogMapping:
    """Read a mapping. Raises ``BrokenRecord`` with file, line and column of everything that is wrong in it."""
    document = read_yaml(path, error=BrokenRecord)
    found = list(problems(document)) or [*unknown_encoding(document), *seats_left_out(document)]
    if found:
        raise BrokenRecord(*found)
    return as_mapping(document.data)


def problems(document: Document) -> Iterator[Problem]:
    """Yield what is wrong with the form of a mapping."""
    node = form()
    for error in STRICT(node).iter_errors(document.data):
        error.path.extendleft(["mapping"])
        for complaint in complaints(error, node):
            place = document.place(complaint.path[1:], complaint.key)
            yield Problem(complaint.code, complaint.message, place, complaint.instead)


def unknown_encoding(document: Document) -> Iterator[Problem]:
    """Yield a problem for a character set that there is not."""
    name = document.data.get("format", {}).get("encoding")
    if name is not None and not is_character_set(name):
        place = document.place(("format", "encoding"))
        yield Problem("log.encoding", f"{shown(name)} is no character set", place, "Write utf-8, cp1252 or the like.")


def is_character_set(name: str) -> bool:
    """Say whether a name is that of a character set: what is written in it is read again."""
    try:
        return "7H".encode(name).decode(name) == "7H"
    except (LookupError, UnicodeError):
        return False


def seats_left_out(document: Document) -> Iterator[Problem]:
    """Yield a problem for words of seats that name some seat of the table not at all."""
    seats = document.data.get("seats", ())
    named = set(seats.values()) if isinstance(seats, dict) else set()
    last = max(map(SEATS.index, named), default=0)
    left_out = [seat for seat in SEATS[:last] if seat not in named]
    if left_out:
        message = f"no word stands for {listed(left_out, 'and')}"
        yield Problem("log.seats", message, document.place(("seats",)), "Give each seat a word; one may have several.")


@cache
def form() -> dict[str, Any]:
    """Return the schema of mappings, for the strict validator."""
    schema: dict[str, Any] = spelled_out(json.loads(schema_file("mapping.schema.json").read_text("utf-8")))
    return schema


def as_mapping(data: Json) -> LogMapping:
    """Return a mapping whose form has been checked."""
    letters = data.get("letters", "en")
    languages = [letters] if isinstance(letters, str) else letters
    columns = data["columns"]
    seats = data.get("seats", ())
    return LogMapping(
        spelling=spelling(languages, data.get("words", {}), data.get("cards", {})),
        cells=dict(single(columns)),
        groups=dict(several(columns)),
        plays=plays_of(columns["plays"]) if "plays" in columns else None,
        winners=winners_of(columns.get("winners", ())),
        hands=mixed(columns.get("hands", {})),
        variant=data.get("variant"),
        format=data.get("format", {}),
        words=data.get("words", {}),
        seats=tuple(map(folded, seats)) if isinstance(seats, list) else by_word(seats),
        sides=by_word(data.get("sides", {})),
        one_match=data.get("one_match", False),
        last_apart=data.get("last_trick") == "apart",
        ignore=tuple(data.get("ignore", ())),
        seat_words=tuple(map(str, seats)),
    )


def by_word(words: Any) -> dict[str, str]:
    """Return letters by the folded words of a site."""
    return {folded(str(word)): letter for word, letter in dict(words).items()}


def cell_of(written: Any) -> Cell:
    """Return a cell: a column, or a map that says more."""
    if isinstance(written, str):
        return Cell(written)
    values = {folded(str(word)): str(meaning) for word, meaning in written.get("values", {}).items()}
    rest = {name: written[name] for name in ("separator", "seat", "value") if name in written}
    return Cell(written["column"], values=values, **rest)


def single(columns: Json) -> Iterator[tuple[str, Cell]]:
    """Yield the cells that hold one thing each."""
    for name, written in columns.items():
        whole = name not in (*BY_SEAT, *BY_SIDE, "plays", "winners")
        if whole and (name != "contract" or isinstance(written, str) or "column" in written):
            yield name, cell_of(written)


def several(columns: Json) -> Iterator[tuple[str, dict[str, Cell]]]:
    """Yield what has a cell for each seat, side or part."""
    for name, written in columns.items():
        parted = name == "contract" and not isinstance(written, str) and "column" not in written
        if parted or name in BY_SIDE or (name in BY_SEAT and "column" not in written):
            yield name, {part: cell_of(cell) for part, cell in written.items() if part not in ("seats", "separator")}


def mixed(written: Json) -> Mixed | None:
    """Return the one column of all hands, if there is one."""
    if "column" not in written:
        return None
    cell = Cell(written["column"], written.get("separator"))
    return Mixed(cell, written.get("between", ""), tuple(written.get("seats", ())))


def plays_of(written: Any) -> Cell | Tricks:
    """Return where the plays stand."""
    if isinstance(written, str) or "column" in written:
        return cell_of(written)
    cells = tuple(cell_of(cell) for cell in written["tricks"])
    return Tricks(cells, written.get("by") == "seat", tuple(written.get("seats", ())))


def winners_of(written: Any) -> tuple[Cell, ...]:
    """Return where the winners of the tricks stand."""
    return (
        tuple(cell_of(cell) for cell in written)
        if isinstance(written, list)
        else ((cell_of(written),) if written else ())
    )


def standard(columns: Iterable[str]) -> LogMapping:
    """Return the mapping of a file whose columns have the names of the mapping itself.

    Parts of groups are joined by ``_``: ``hand_N``, ``score_NS``, ``contract_taker``, ``trick_1``, ``winner_1``.
    """
    names = set(columns)
    plain = form()["properties"]["columns"]["properties"]
    found: dict[str, Any] = {name: name for name in plain if name in names and name not in (*BY_SEAT, *BY_SIDE)}
    for group in BY_SIDE:
        parts = {side: STANDARD_SIDES.format(group, side) for side in SIDES}
        found |= present(group, parts, names)
    found |= present("hands", {seat: STANDARD_HANDS.format(seat) for seat in SEATS}, names)
    parts = {part: f"contract_{part}" for part in ("denomination", "taker", "amount", "level", "promise")}
    found |= present("contract", parts, names) if parts["denomination"] in names else {}
    tricks = [name for number in range(1, 17) if (name := f"trick_{number}") in names]
    winners = [name for number in range(1, 17) if (name := f"winner_{number}") in names]
    found |= {"plays": {"tricks": tricks}} if tricks else {}
    return as_mapping({"columns": found | ({"winners": winners} if winners else {})})


def present(group: str, parts: Mapping[str, str], names: set[str]) -> dict[str, Any]:
    """Return a group with those of its columns that are there."""
    kept = {part: column for part, column in parts.items() if column in names}
    return {group: kept} if kept else {}
