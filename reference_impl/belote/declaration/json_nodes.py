"""A strict reading of JSON. The standard decoder reads what is sound; anything else is read again here, to say where.

Numbers are integers; ``NaN``, ``Infinity`` and the same key twice are refused, and so is half of a surrogate pair.
"""

from __future__ import annotations

import json
import re
from itertools import accumulate, islice, repeat
from typing import Any, NoReturn

from belote.declaration.nodes import Key, Limits, Node, Unreadable
from belote.declaration.paths import Path
from belote.declaration.suggest import shown
from belote.declaration.text import line_and_column
from belote.declaration.yaml_nodes import INTEGER, out_of_reach

SPACE = re.compile(r"[ \t\r\n]*")
STRING = re.compile(r'"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*)*"')
NUMBER = re.compile(r"-?[0-9][0-9a-zA-Z.+-]*|-?(?:NaN|Infinity)")
WORD = re.compile(r"[a-zA-Z_]+")
SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
COMMA = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|,', re.DOTALL)
BRACKET = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)
STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}
WORDS = {"true": True, "false": False, "null": None}


class Unsound(Exception):
    """The standard decoder met something it should not accept."""


def json_data(text: str, limits: Limits) -> Any:
    """Return the data of a JSON text. Raises ``Unreadable``."""
    refuse_crowd(text, limits)
    if SURROGATE.search(text) or maybe_crowded(text, limits) or deep(text, limits):
        return json_node(text, limits).data()
    try:
        decoder = json.JSONDecoder(
            object_pairs_hook=without_twins,
            parse_float=unsound,
            parse_constant=unsound,
            parse_int=lambda digits: limited(digits, limits),
        )
        return decoder.decode(text)
    except (Unsound, ValueError, RecursionError):
        return json_node(text, limits).data()


def refuse_crowd(text: str, limits: Limits) -> None:
    """Refuse a text whose commas alone tell that there are too many values."""
    if text.count(",") <= limits.nodes:
        return
    commas = (found.start() for found in COMMA.finditer(text) if found.group() == ",")
    crowd = next(islice(commas, limits.nodes, None), None)
    if crowd is not None:
        message = f"there are more than {limits.nodes} values in it"
        raise Unreadable("reader.nodes", message, *line_and_column(text, crowd))


def maybe_crowded(text: str, limits: Limits) -> bool:
    """Whether there may be too many values: there are never more than this estimate."""
    return 1 + text.count(",") + text.count("[") + text.count("{") > limits.nodes


def deep(text: str, limits: Limits) -> bool:
    """Whether the brackets are nested too deep."""
    steps = map(STEPS.get, BRACKET.findall(text), repeat(0))
    return max(accumulate(steps), default=0) >= limits.depth


def without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the map of these pairs. Raises ``Unsound`` for the same key twice."""
    result = dict(pairs)
    if len(result) < len(pairs):
        raise Unsound
    return result


def unsound(text: str) -> NoReturn:
    """Refuse a number that is not an integer."""
    raise Unsound


def limited(digits: str, limits: Limits) -> int:
    """Return an integer within the limit."""
    if out_of_reach(digits, limits):
        raise Unsound
    return int(digits)


def json_node(text: str, limits: Limits) -> Node:
    """Return the root of a JSON text, every node with its place. Raises ``Unreadable``."""
    return Scanner(text, limits).document()


class Scanner:
    """Reads one JSON text from left to right."""

    def __init__(self, text: str, limits: Limits) -> None:
        self.text = text
        self.limits = limits
        self.position = 0
        self.count = 0
        self.line = 1
        self.line_start = 0
        self.marked = 0

    def document(self) -> Node:
        """Return the only value of the text."""
        self.skip()
        if self.position == len(self.text):
            raise Unreadable("reader.empty", "there is nothing in it", 1, 1)
        root = self.value((), 1)
        self.skip()
        if self.position < len(self.text):
            self.fail("reader.syntax", "this is not JSON: something follows after the value", ())
        return root

    def value(self, path: Path, depth: int) -> Node:
        """Return the value that begins here."""
        self.count += 1
        if self.count > self.limits.nodes:
            self.fail("reader.nodes", f"there are more than {self.limits.nodes} values in it", path)
        if depth > self.limits.depth:
            self.fail("reader.depth", f"this is nested more than {self.limits.depth} levels deep", ())
        line, column = self.mark()
        first = self.text[self.position : self.position + 1]
        if first == "{":
            return Node(line, column, entries=self.entries(path, depth))
        if first == "[":
            return Node(line, column, items=self.items(path, depth))
        return Node(line, column, scalar=self.scalar(first, path))

    def entries(self, path: Path, depth: int) -> tuple[tuple[Key, Node], ...]:
        """Return the entries of a map."""
        found: dict[str, tuple[Key, Node]] = {}
        self.position += 1
        while not self.closed("}", bool(found), path):
            key = Key("", *self.mark())
            if self.text[self.position : self.position + 1] != '"':
                self.fail("reader.syntax", "this is not JSON: a key in double quotation marks was expected", path)
            start = self.position
            key = Key(self.string(path), key.line, key.column)
            if key.name in found:
                self.position = start
                message = f"the key {shown(key.name)} stands here twice, first in line {found[key.name][0].line}"
                self.fail("reader.duplicate-key", message, (*path, key.name), "Remove one of the two.")
            self.expect(":", path)
            found[key.name] = (key, self.value((*path, key.name), depth + 1))
        return tuple(found.values())

    def items(self, path: Path, depth: int) -> tuple[Node, ...]:
        """Return the items of a list."""
        found: list[Node] = []
        self.position += 1
        while not self.closed("]", bool(found), path):
            found.append(self.value((*path, len(found)), depth + 1))
        return tuple(found)

    def closed(self, bracket: str, comma: bool, path: Path) -> bool:
        """Whether the list or map ends here; if not, step over the comma between two members."""
        self.skip()
        if self.text[self.position : self.position + 1] == bracket:
            self.position += 1
            return True
        if comma:
            self.expect(",", path)
        return False

    def expect(self, sign: str, path: Path) -> None:
        """Step over a sign and the space around it."""
        self.skip()
        if self.text[self.position : self.position + 1] != sign:
            self.fail("reader.syntax", f"this is not JSON: {shown(sign)} was expected", path)
        self.position += 1
        self.skip()

    def scalar(self, first: str, path: Path) -> str | int | bool | None:
        """Return the scalar that begins here."""
        if first == '"':
            return self.string(path)
        if number := NUMBER.match(self.text, self.position):
            return self.number(number.group(), path)
        word = WORD.match(self.text, self.position)
        if word is None or word.group() not in WORDS:
            found = shown(word.group() if word else first) if first else "the end"
            self.fail("reader.syntax", f"this is not JSON: a value was expected, not {found}", path)
        self.position = word.end()
        return WORDS[word.group()]

    def number(self, text: str, path: Path) -> int:
        """Return an integer."""
        if not INTEGER.fullmatch(text):
            self.fail("reader.number", f"{shown(text)} is not an integer", path, "Write a decimal integer.")
        if out_of_reach(text, self.limits):
            self.fail("reader.integer", f"the number {shown(text)} is too large", path)
        self.position += len(text)
        return int(text)

    def string(self, path: Path) -> str:
        """Return the text that begins here."""
        found = STRING.match(self.text, self.position)
        if found is None:
            self.fail("reader.syntax", "this is not JSON: the text is not closed, or holds what must be escaped", path)
        value: str = json.loads(found.group())
        if any("\ud800" <= sign <= "\udfff" for sign in value):
            self.fail("reader.character", "half of a surrogate pair stands for no character", path)
        self.position = found.end()
        return value

    def skip(self) -> None:
        """Step over white space."""
        space = SPACE.match(self.text, self.position)
        self.position = space.end() if space else self.position

    def mark(self) -> tuple[int, int]:
        """Return line and column of the position; positions are asked for from left to right."""
        self.line += self.text.count("\n", self.marked, self.position)
        self.line_start = max(self.line_start, self.text.rfind("\n", self.marked, self.position) + 1)
        self.marked = self.position
        return self.line, self.position - self.line_start + 1

    def fail(self, code: str, message: str, path: Path, instead: str = "") -> NoReturn:
        """Refuse the text at the position."""
        raise Unreadable(code, message, *line_and_column(self.text, self.position), path, instead)
