"""What was probably meant by something that stands where it cannot stand."""

from __future__ import annotations

import re
from typing import Any

from belote.declaration.flow import flow
from belote.declaration.paths import Path, dotted
from belote.declaration.suggest import LONGEST, listed, shown
from belote.declaration.vocabulary import Schema, known_keys, sections

GROUPED = re.compile(r"-?[0-9]{1,3}(?P<sign>[.,' ])[0-9]{3}(?:(?P=sign)[0-9]{3})*")
SIGNS = {".": "a point", ",": "a comma", "'": "an apostrophe", " ": "a space"}
SEVERAL = re.compile(r"[^,]+(?:, *[^,]+)+")


def meant(found: Any, kinds: Any, node: Schema) -> str:
    """Return a hint at what a value of the wrong kind was meant for; ``kinds`` are the kinds that are accepted."""
    if isinstance(found, str) and "integer" in kinds:
        return number(found)
    if isinstance(found, int) and "string" in kinds:
        return f"Put it into quotation marks: '{shown(found)}'."
    if "array" in kinds or ("array" in first_kinds(node) and "object" not in kinds):
        return in_brackets(found)
    return ""


def first_kinds(node: Schema) -> tuple[str, ...]:
    """Return the kinds a node asks about first."""
    return (node["if"].get("type", ""),) if "if" in node else ()


def number(text: str) -> str:
    """Return what is wrong with a number that is text."""
    if grouped := GROUPED.fullmatch(text):
        sign = grouped["sign"]
        return f"Write {text.replace(sign, '')}, without {SIGNS[sign]}."
    return "Numbers are decimal integers without quotation marks."


def in_brackets(found: Any) -> str:
    """Return the list that was meant by one item, or by several without brackets."""
    if isinstance(found, str) and SEVERAL.fullmatch(found):
        items = [part.strip() for part in found.split(",")]
        meant_list = f"[{', '.join(part if part.isdecimal() else flow(part) for part in items)}]"
    else:
        meant_list = flow([found])
    return f"A list stands in brackets: {meant_list}." if len(meant_list) <= LONGEST else "A list stands in brackets."


RESERVED = {
    "editorial": '"editorial" is the reserved word for a reading of our own, not a path of the rules',
    "sources": '"sources" is the reserved word for the sources of a reading of our own, not a path of the rules',
}
"""The words of a citation, which are taken for paths where the path is left out."""


def without_path(word: str) -> tuple[str, str]:
    """Return what is wrong with a citation that stands where a path is awaited, and what to write instead."""
    instead = "Name first what it is about, a path or a section: scoring.count.capot: {editorial: our house rules}."
    return RESERVED[word], instead


def stands_elsewhere(path: Path, key: str) -> str:
    """Return where a key that is not known here has its place: one level below, in another section, or in ``set``."""
    below = [name for name in known_keys(path) if key in known_keys((*path, name))]
    if path[:1] == ("options",) and len(path) == 2 and key in sections():
        return f"Write it under set, as in set: {{{key}: …}}."
    others = [name for name in sections() if len(path) == 1 and key in known_keys((name,))]
    found = [*(dotted((*path, name, key)) for name in below), *(dotted((name, key)) for name in others)]
    return f"It stands at {listed(found[:3])}." if found else ""
