"""JSON, one object to a line or all in one document, read a piece at a time."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO, NoReturn

from belote.declaration.suggest import shown
from belote.logs.lines import Line, lines
from belote.logs.row import Row

LARGEST = 4_000_000
"""How many characters one deal of a document may have."""

PIECE = 65_536
BLANK = re.compile(r"[\s,]*")
FIRST = re.compile(r"\s*\n([ \t]*)\{")


class NoRow(ValueError):
    """A value that is no row."""


def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object; a member that stands twice makes it unreadable."""
    built = dict(found)
    if len(built) != len(found):
        names = [name for name, _ in found]
        raise NoRow(f"the member {shown(next(name for name in names if names.count(name) > 1))} stands twice")
    return built


def constant(word: str) -> NoReturn:
    """Refuse NaN and infinity."""
    raise NoRow(f"{word} is no number of JSON")


DECODER = json.JSONDecoder(object_pairs_hook=pairs, parse_float=str, parse_constant=constant)


def line_rows(stream: BinaryIO, form: Mapping[str, Any]) -> Iterator[Row]:
    """Yield the rows of JSON Lines; empty lines are none."""
    for line in lines(stream, form.get("encoding")):
        if line.problem:
            yield Row(line.number, problem=line.problem)
        elif line.text.strip():
            yield row_of(line.number, line.text)


def row_of(number: int, text: str) -> Row:
    """Return the row a text holds."""
    try:
        data = DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        return Row(number, problem=why(error))
    return as_row(number, data)


def as_row(number: int, data: Any) -> Row:
    """Return a row, which must be an object."""
    return Row(number, data) if isinstance(data, dict) else Row(number, problem="it is no object")


def why(error: Exception) -> str:
    """Return in words why a text is not JSON."""
    if isinstance(error, NoRow):
        return str(error)
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return f"it is not JSON: {getattr(error, 'msg', error)}"


class Text:
    """A text that is read as it is needed: what is read and not yet used, and the number of its first line."""

    def __init__(self, stream: BinaryIO, encoding: str | None) -> None:
        self.source = lines(stream, encoding)
        self.kept = ""
        self.line = 1
        self.bad: list[Line] = []

    def more(self, wanted: int) -> bool:
        """Read until so many characters are kept; say whether there were more."""
        before = len(self.kept)
        pieces = [self.kept]
        size = before
        while size < wanted:
            line = next(self.source, None)
            if line is None:
                break
            self.bad += [line] if line.problem else []
            pieces.append(line.text + "\n")
            size += len(line.text) + 1
        self.kept = "".join(pieces)
        return size > before

    def use(self, end: int) -> None:
        """Use the text up to a place."""
        self.line += self.kept.count("\n", 0, end)
        self.kept = self.kept[end:]

    def problem(self) -> str:
        """Return what was wrong with a line that has been used, and forget it."""
        used = [line.problem for line in self.bad if line.number <= self.line]
        self.bad = [line for line in self.bad if line.number > self.line]
        return used[0] if used else ""

    def blank(self) -> None:
        """Use white space and commas."""
        while True:
            match = BLANK.match(self.kept)
            self.use(match.end() if match else 0)
            if self.kept or not self.more(PIECE):
                return


def document_rows(stream: BinaryIO, form: Mapping[str, Any]) -> Iterator[Row]:
    """Yield the rows of a document: of its list, of the list in one of its members, or the one object it is."""
    text = Text(stream, form.get("encoding"))
    text.blank()
    if not text.kept:
        yield Row(1, problem="there is nothing in it", whole=True)
    elif "rows" in form:
        yield from member_rows(text, form["rows"])
    elif text.kept.startswith("["):
        text.use(1)
        yield from list_rows(text)
    else:
        yield from one_row(text)


def member_rows(text: Text, name: str) -> Iterator[Row]:
    """Yield the rows of the list that stands in a member."""
    opening = re.compile(re.escape(json.dumps(name, ensure_ascii=False)) + r"\s*:\s*\[")
    while (match := opening.search(text.kept)) is None:
        if len(text.kept) > LARGEST or not text.more(len(text.kept) + PIECE):
            yield Row(1, problem=f"there is no list {shown(name)} in it", whole=True)
            return
    text.use(match.end())
    yield from list_rows(text)


def one_row(text: Text) -> Iterator[Row]:
    """Yield the only object of a document."""
    number = text.line
    data = element(text)
    if isinstance(data, str):
        yield Row(number, problem=data, whole=True)
        return
    yield as_row(number, data[0])
    text.blank()
    if text.kept:
        yield Row(
            text.line, problem="something follows; name the file .jsonl if a deal stands on each line", whole=True
        )


def list_rows(text: Text) -> Iterator[Row]:
    """Yield the elements of a list. After one that cannot be read comes the next that begins like the first."""
    indent = FIRST.match(text.kept)
    begins = re.compile(r"\n" + (indent.group(1) if indent else "") + r"\{")
    text.blank()
    while text.kept and not text.kept.startswith("]"):
        number = text.line
        data = element(text)
        if not isinstance(data, str):
            yield as_row(number, data[0])
        else:
            yield Row(number, problem=data)
            if not skip(text, begins):
                yield Row(text.line, problem="nothing behind it can be told apart", whole=True)
                return
        text.blank()
    if not text.kept:
        yield Row(text.line, problem="it ends within the list", whole=True)


def element(text: Text) -> tuple[Any] | str:
    """Return the value that begins here and use it, or say why there is none."""
    wanted = PIECE
    while True:
        try:
            data, end = DECODER.raw_decode(text.kept)
            text.use(end)
            return text.problem() or (data,)
        except (ValueError, RecursionError) as error:
            if isinstance(error, NoRow) or wanted > LARGEST or not text.more(len(text.kept) + wanted):
                return text.problem() or why(error)
            wanted *= 2


def skip(text: Text, begins: re.Pattern[str]) -> bool:
    """Use everything up to the next line that begins an object; say whether there is one."""
    while (match := begins.search(text.kept, 1)) is None:
        text.use(max(len(text.kept) - PIECE, 0))
        if not text.more(len(text.kept) + PIECE):
            return False
    text.use(match.start() + 1)
    return True
