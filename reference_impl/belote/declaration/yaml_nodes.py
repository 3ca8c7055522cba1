"""A strict reading of YAML: PyYAML tells the events, everything they mean is decided here.

Plain scalars are those of YAML 1.2 that nobody misreads: ``true``, ``false``, ``null``, ``~`` and decimal integers;
``yes``, ``on``, ``0o7``, ``1_000``, ``1.5`` and ``2024-01-01`` stay text. Tags, merge keys, directives, several
documents, keys that are not text, the same key twice and values left empty are refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import yaml

from belote.declaration.nodes import Key, Limits, Node, Unreadable
from belote.declaration.paths import Path, dotted
from belote.declaration.slips import known_slip, without_brackets
from belote.declaration.suggest import shown

INTEGER = re.compile(r"-?(0|[1-9][0-9]*)")
WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None}

# The parser written in C tells the same events ten times as fast; it is not everywhere.
PARSER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def yaml_node(text: str, limits: Limits, parser: Any = None) -> Node:
    """Return the root of a YAML text. Raises ``Unreadable``."""
    composer = Composer(yaml.parse(text, Loader=parser or PARSER), limits)
    try:
        return composer.document()
    except yaml.YAMLError as error:
        raise syntax(error, text) from None


def syntax(error: yaml.YAMLError, text: str) -> Unreadable:
    """Return what PyYAML says about text that is not YAML, or the slip that is known to lead there."""
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
    said = " ".join(str(getattr(error, "problem", None) or "this cannot be parsed").split())[:200]
    if "nesting depth" in said:
        return Unreadable("reader.depth", "this is nested too deep", line, column)
    if slip := known_slip(text, line, column):
        return Unreadable("reader.syntax", f"this is not YAML: {slip[0]}", line, column, (), slip[1])
    advice = "Check the indentation, the colons and the quotation marks here and just above."
    return Unreadable("reader.syntax", f"this is not YAML: {said}", line, column, (), advice)


class Composer:
    """Builds nodes from one stream of events."""

    def __init__(self, events: Iterator[Any], limits: Limits) -> None:
        self.events = events
        self.limits = limits
        self.anchors: dict[str, Node] = {}
        self.aliases = 0
        self.count = 0

    def document(self) -> Node:
        """Return the root of the only document of the stream."""
        next(self.events)
        start = next(self.events)
        if isinstance(start, yaml.StreamEndEvent):
            raise Unreadable("reader.empty", "there is nothing in it", 1, 1, (), "Write its keys.")
        if start.version or start.tags:
            advice = "Remove the line that begins with %."
            raise Unreadable("reader.directive", "directives are not read", 1, 1, (), advice)
        root = self.node(next(self.events), (), 1)
        next(self.events)
        after = next(self.events)
        if not isinstance(after, yaml.StreamEndEvent):
            raise at(after, "reader.documents", "a second document begins here", (), "Keep one document in a file.")
        return root

    def node(self, event: Any, path: Path, depth: int) -> Node:
        """Return the node that begins with this event."""
        if isinstance(event, yaml.AliasEvent):
            return self.alias(event, path, depth)
        self.allow(event, path, depth)
        if isinstance(event, yaml.ScalarEvent):
            node = Node(*mark(event), scalar=self.scalar(event, path))
        elif isinstance(event, yaml.SequenceStartEvent):
            node = self.sequence(event, path, depth)
        else:
            node = self.mapping(event, path, depth)
        if event.anchor:
            self.anchors[event.anchor] = node
        return node

    def allow(self, event: Any, path: Path, depth: int) -> None:
        """Refuse a tag, too many nodes, too many levels and too many anchors."""
        if event.tag is not None:
            raise at(event, "reader.tag", f"the tag {shown(event.tag)} is not read", path, "Remove it.")
        self.spend(event, 1, path)
        if depth > self.limits.depth:
            raise at(event, "reader.depth", f"this is nested more than {self.limits.depth} levels deep", ())
        if event.anchor and len(self.anchors) >= self.limits.aliases:
            self.too_many_aliases(event, path)

    def spend(self, event: Any, nodes: int, path: Path) -> None:
        """Count nodes, aliases expanded, and refuse too many of them."""
        self.count += nodes
        if self.count > self.limits.nodes:
            message = f"there are more than {self.limits.nodes} values in it, those of aliases included"
            raise at(event, "reader.nodes", message, path)

    def too_many_aliases(self, event: Any, path: Path) -> None:
        """Refuse a document that leans on anchors."""
        message = f"there are more than {self.limits.aliases} anchors or aliases"
        raise at(event, "reader.aliases", message, path, "Write the values out, or put them into a parent declaration.")

    def alias(self, event: Any, path: Path, depth: int) -> Node:
        """Return the node an alias stands for."""
        self.aliases += 1
        if self.aliases > self.limits.aliases:
            self.too_many_aliases(event, path)
        node = self.anchors.get(event.anchor)
        if node is None:
            raise at(event, "reader.alias", f"nothing before it is called &{event.anchor[:60]}", path)
        self.spend(event, node.size, path)
        if depth + node.height - 1 > self.limits.depth:
            raise at(event, "reader.depth", f"this is nested more than {self.limits.depth} levels deep", ())
        return node

    def sequence(self, start: Any, path: Path, depth: int) -> Node:
        """Return a list."""
        items: list[Node] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            items.append(self.node(event, (*path, len(items)), depth + 1))
        return Node(*mark(start), items=tuple(items))

    def mapping(self, start: Any, path: Path, depth: int) -> Node:
        """Return a map."""
        entries: dict[str, tuple[Key, Node]] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            if entries and start.flow_style and is_number(event):
                raise self.loose(event, path, list(entries.values())[-1]) or not_text(event, path)
            key = self.key(event, path)
            if key.name in entries:
                line = entries[key.name][0].line
                message = f"the key {shown(key.name)} stands here twice, first in line {line}"
                raise at(event, "reader.duplicate-key", message, (*path, key.name), "Remove one of the two.")
            entries[key.name] = (key, self.node(next(self.events), (*path, key.name), depth + 1))
        return Node(*mark(start), entries=tuple(entries.values()))

    def loose(self, event: Any, path: Path, before: tuple[Key, Node]) -> Unreadable | None:
        """Return the refusal of numbers behind a number in braces: a list without brackets, or commas in a number."""
        key, node = before
        found: list[str] = []
        following = event
        while is_number(following) and is_empty(next(self.events)):
            found.append(following.value)
            following = next(self.events)
        if not found or not isinstance(node.scalar, int):
            return None
        return at(event, "reader.loose-number", *without_brackets(key.name, node.scalar, found, path))

    def key(self, event: Any, path: Path) -> Key:
        """Return a key, which is text and nothing else."""
        if not isinstance(event, yaml.ScalarEvent):
            raise at(event, "reader.key", "a key must be text, written out", path, "Write a word.")
        if event.tag is not None:
            raise at(event, "reader.tag", f"the tag {shown(event.tag)} is not read", path, "Remove it.")
        if not event.style and event.value == "<<":
            advice = "Use extends, or write the values out."
            raise at(event, "reader.merge-key", "merge keys are not read", path, advice)
        if event.anchor:
            raise at(event, "reader.key", "a key cannot carry an anchor", path, "Remove it.")
        if not event.style and not isinstance(plain(event.value), str):
            raise not_text(event, path)
        return Key(event.value, *mark(event))

    def scalar(self, event: Any, path: Path) -> str | int | bool | None:
        """Return the value of a scalar."""
        if event.style:
            return str(event.value)
        if event.value == "":
            raise at(event, "reader.empty-value", *no_value(path))
        if INTEGER.fullmatch(event.value) and out_of_reach(event.value, self.limits):
            raise at(event, "reader.integer", f"the number {shown(event.value)} is too large", path)
        return plain(event.value)


def no_value(path: Path) -> tuple[str, Path, str]:
    """Return what is wrong with a key without a value, where, and what was meant: words may be the rest of a text."""
    if path and re.search(r"\s", str(path[-1])):
        message = f"{shown(str(path[-1]))} stands alone here, for a comma in braces begins another entry"
        return message, (), "Put a text with a comma into quotation marks."
    message = f"the value of {dotted(path) or 'the document'} is missing"
    return message, (), "Write it; to remove an inherited value write null."


def is_number(event: Any) -> bool:
    """Whether an event is digits written plainly."""
    return isinstance(event, yaml.ScalarEvent) and not event.style and bool(re.fullmatch("-?[0-9]+", event.value))


def not_text(event: Any, path: Path) -> Unreadable:
    """Return the refusal of a key that is a number, or a word that is no text."""
    message = f"the key {shown(event.value)} is not text"
    return at(event, "reader.key", message, path, f"Write '{event.value[:60]}' in quotation marks.")


def is_empty(event: Any) -> bool:
    """Whether an event is a value that was left out."""
    return isinstance(event, yaml.ScalarEvent) and not event.style and event.value == ""


def plain(text: str) -> str | int | bool | None:
    """Return what a plain scalar means; an empty one is None."""
    if text == "" or text in WORDS:
        return WORDS.get(text)
    return int(text) if INTEGER.fullmatch(text) and len(text) < 30 else text


def out_of_reach(digits: str, limits: Limits) -> bool:
    """Whether an integer is over the limit; a long one is never converted."""
    return len(digits) > len(str(limits.integer)) + 1 or abs(int(digits)) > limits.integer


def mark(event: Any) -> tuple[int, int]:
    """Return line and column of an event, from 1."""
    return event.start_mark.line + 1, event.start_mark.column + 1


def at(event: Any, code: str, message: str, path: Path, instead: str = "") -> Unreadable:
    """Return a refusal at an event."""
    return Unreadable(code, message, *mark(event), path, instead)
