"""One function for each keyword of the schema: what an instance that breaks it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from jsonschema.exceptions import ValidationError

from belote.declaration.accepted import accepted
from belote.declaration.meant import RESERVED, meant, stands_elsewhere, without_path
from belote.declaration.paths import Path
from belote.declaration.suggest import did_you_mean, listed, sentences, shown
from belote.declaration.vocabulary import Schema, followed, known_keys, schema_at

KINDS = {str: "the text", int: "the number", list: "the list", dict: "the map"}


@dataclass(frozen=True)
class Complaint:
    """What is wrong at a path; ``key``: with the key that stands there, not with its value."""

    code: str
    path: Path
    message: str
    instead: str = ""
    key: bool = False


@dataclass(frozen=True)
class Breach:
    """A keyword that is broken: its value in the schema, the schema node, what stands there, and why it is demanded."""

    path: Path
    keyword: str
    demanded: Any
    schema: Schema
    found: Any
    because: str = ""

    @property
    def node(self) -> Schema:
        """The schema node of this path, with all its alternatives."""
        known = schema_at(self.path)
        return self.schema if known is None else known

    def way_out(self, *hints: str) -> str:
        """Return the hints, what the schema accepts at this path, and what else it says of mistakes."""
        return sentences(*hints, f"Write {accepted(self.node)}.", self.node.get("x-hint", ""))

    def complaint(self, code: str, message: str, instead: str) -> Complaint:
        """Return a complaint about the value at this path."""
        return Complaint(code, self.path, message, instead)


def wrong_word(breach: Breach) -> Iterator[Complaint]:
    """Keyword enum."""
    words = [word for word in breach.demanded if word is not None]
    message = f"{shown(breach.found)} is not one of the words known here{breach.because}"
    hint = did_you_mean(breach.found, words) if isinstance(breach.found, str) else ""
    yield breach.complaint("schema.enum", message, breach.way_out(hint))


def other_value(breach: Breach) -> Iterator[Complaint]:
    """Keyword const."""
    message = f"{shown(breach.found)} is not accepted here{breach.because}"
    only = f"Write {accepted({'const': breach.demanded})}."
    yield breach.complaint("schema.const", message, only if breach.because else breach.way_out())


def wrong_type(breach: Breach) -> Iterator[Complaint]:
    """Keyword type."""
    if len(breach.path) == 2 and breach.path[0] == "sources" and breach.path[1] in RESERVED:
        yield breach.complaint("schema.type", *without_path(str(breach.path[1])))
        return
    kind = KINDS.get(type(breach.found), "the word")
    message = f"{kind} {shown(breach.found)} cannot stand here{breach.because}"
    yield breach.complaint("schema.type", message, breach.way_out(meant(breach.found, breach.demanded, breach.node)))


def wrong_form(breach: Breach) -> Iterator[Complaint]:
    """Keyword pattern."""
    yield breach.complaint("schema.pattern", f"{shown(breach.found)} has the wrong form", breach.way_out())


def out_of_range(breach: Breach) -> Iterator[Complaint]:
    """Keywords minimum and maximum."""
    word = "small" if breach.keyword == "minimum" else "large"
    yield breach.complaint(f"schema.{breach.keyword}", f"{breach.found} is too {word}", breach.way_out())


def wrong_length(breach: Breach) -> Iterator[Complaint]:
    """Keywords minLength, maxLength, minItems, maxItems, minProperties and maxProperties."""
    bound, name = breach.keyword[:3], breach.keyword[3:]
    unit = {"Length": "character", "Items": "item", "Properties": "key"}[name]
    size, limit = len(breach.found), breach.demanded
    message = f"there {'is' if size == 1 else 'are'} {size or 'no'} {unit}{'s' if size != 1 else ''} here"
    asked = f"at {'least' if bound == 'min' else 'most'} {limit} {unit}{'s' if limit != 1 else ''}"
    yield breach.complaint(f"schema.{bound}-{name.lower()}", message, f"Give it {asked}.")


def twice(breach: Breach) -> Iterator[Complaint]:
    """Keyword uniqueItems."""
    position = next(at for at, item in enumerate(breach.found) if item in breach.found[:at])
    message = f"{shown(breach.found[position])} stands in this list twice"
    yield Complaint("schema.unique-items", (*breach.path, position), message, "Remove one of the two.")


def missing(breach: Breach) -> Iterator[Complaint]:
    """Keyword required: a validator names one key at a time, here all that are missing are told.

    One that stands there under a wrong name, or whose members stand beside it, is told by ``unknown_key``.
    """
    absent = [key for key in breach.demanded if key not in breach.found]
    loose = [key for key in breach.found if key not in breach.schema.get("properties", {})]
    for key in absent:
        swapped = len(loose) == len(absent) == 1 and closed(breach.schema)
        if not swapped and not any(word in known_keys((*breach.path, key)) for word in loose):
            node = schema_at((*breach.path, key)) or breach.schema.get("properties", {}).get(key)
            message = f'"{key}" is missing{breach.because}'
            yield Complaint("schema.required", (*breach.path, key), message, f"Add {key}: {accepted(node)}.")


def unknown_key(breach: Breach) -> Iterator[Complaint]:
    """Keyword additionalProperties: false."""
    here = breach.schema.get("properties", {})
    absent = [key for key in breach.schema.get("required", ()) if key not in breach.found]
    known = known_keys(breach.path) or tuple(here)
    for key in breach.found:
        path = (*breach.path, key)
        if key in known and key not in here:
            yield no_place(path, breach.because)
        elif key not in here:
            swapped = f"{absent[0]} is missing here." if len(absent) == 1 and closed(breach.schema) else ""
            hint = stands_elsewhere(breach.path, key) or did_you_mean(key, known) or swapped
            instead = sentences(hint, f"Known here: {listed(known, 'and')}.")
            yield Complaint("schema.unknown-property", path, f"{shown(key)} is not known here", instead, True)


def closed(node: Schema) -> bool:
    """Whether a map has no other keys than those the schema names."""
    return node.get("additionalProperties") is False


def forbidden(breach: Breach) -> Iterator[Complaint]:
    """Keyword not, which forbids a key beside another."""
    yield no_place(breach.path, breach.because)


def no_place(path: Path, because: str) -> Complaint:
    """A key the schema knows, but not beside what else stands there."""
    return Complaint("schema.not-here", path, f'"{path[-1]}" has no place here{because}', "Remove it.", True)


def wrong_key(breach: Breach) -> Iterator[Complaint]:
    """Keyword propertyNames, whatever it demands of a key."""
    hint = did_you_mean(breach.found, breach.demanded) if breach.keyword == "enum" else ""
    message = f"{shown(breach.found)} is not a possible key here"
    instead = sentences(hint, f"A key is {accepted({'type': 'string', **breach.schema})}.")
    yield Complaint("schema.key", (*breach.path, str(breach.found)), message, instead, True)


def none_of(breach: Breach) -> Iterator[Complaint]:
    """Keyword anyOf, which asks for one of several keys."""
    keys = [key for branch in breach.demanded for key in branch.get("required", ())]
    yield breach.complaint("schema.any-of", f"neither {listed(keys, 'nor')} stands here", f"Add {listed(keys)}.")


def anything(breach: Breach) -> Iterator[Complaint]:
    """A keyword that has no words of its own."""
    yield breach.complaint(f"schema.{breach.keyword}", f"{shown(breach.found)} is not accepted here", breach.way_out())


KEYWORDS: dict[str, Callable[[Breach], Iterator[Complaint]]] = {
    "enum": wrong_word,
    "const": other_value,
    "type": wrong_type,
    "pattern": wrong_form,
    "minimum": out_of_range,
    "maximum": out_of_range,
    "minLength": wrong_length,
    "maxLength": wrong_length,
    "minItems": wrong_length,
    "maxItems": wrong_length,
    "minProperties": wrong_length,
    "maxProperties": wrong_length,
    "uniqueItems": twice,
    "required": missing,
    "additionalProperties": unknown_key,
    "not": forbidden,
    "anyOf": none_of,
}


def complaints(error: ValidationError, schema: Schema) -> Iterator[Complaint]:
    """Yield what an error of a validator of ``schema`` tells the writer."""
    steps = list(error.absolute_schema_path)
    tests = list(conditions(steps, schema))
    found: Any = error.instance
    if error.validator == "required" and any(vacuous(test, found) for test, _ in tests):
        return
    because = next(filter(None, (condition(test, holds) for test, holds in reversed(tests))), "")
    node: Any = error.schema
    breach = Breach(tuple(error.absolute_path), str(error.validator), error.validator_value, node, found, because)
    told = wrong_key if "propertyNames" in steps[-2:] else KEYWORDS.get(breach.keyword, anything)
    yield from told(breach)


def conditions(steps: list[str | int], schema: Schema) -> Iterator[tuple[Schema, bool]]:
    """Yield the conditions on the way to an error, and whether they hold."""
    node: Any = schema
    for step in steps:
        while isinstance(node, dict) and "$ref" in node and step not in node:
            node = schema["$defs"][node["$ref"].rsplit("/", 1)[1]]
        if step in ("then", "else") and isinstance(node, dict) and "if" in node:
            yield node["if"], step == "then"
        try:
            node = node[step]
        except (KeyError, IndexError, TypeError):
            return


def vacuous(test: Schema, found: Any) -> bool:
    """Whether a condition about a key holds only because the key is absent, which is told on its own."""
    return any(key not in found for key in test.get("properties", ()))


def condition(test: Schema, holds: bool) -> str:
    """Return a condition in words, or nothing if it only tells types apart."""
    if "required" in test:
        return f", because {listed(test['required'], 'and')} is {'' if holds else 'not '}given"
    for key, node in test.get("properties", {}).items():
        if holds and "const" in followed(node):
            return f", because {key} is {listed((node['const'],))}"
    return ""
