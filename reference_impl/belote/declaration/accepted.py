"""Says in words what a schema node accepts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from belote.declaration.flow import flow
from belote.declaration.suggest import listed
from belote.declaration.vocabulary import Schema, followed

NESTED = ("object", "array")
LANGUAGE = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
PATTERNS = {
    "^[a-z][a-z0-9]*(-[a-z0-9]+)*$": "an id of small letters, digits and hyphens, as in house-rules",
    "^[a-z0-9][a-z0-9-]*$": "an id of small letters, digits and hyphens",
    "^[a-z][a-z0-9-]*(\\+[a-z0-9][a-z0-9-]*)*$": "an id, with options joined by +, as in house-rules+long-match",
    "^[a-z][a-z0-9_]*$": "a word of small letters, digits and underscores, beginning with a letter",
    "^[a-z][a-z0-9_]*(\\+[a-z][a-z0-9_]*)*$": "a condition, or several joined by +, as in doubled+swept",
    LANGUAGE: "a language tag, as in en or pt-BR",
    "^[A-Z]{2}(-[A-Z0-9]{1,3})?$": "the code of a country in two capital letters, or country and region with a hyphen",
    "^[6789TJQKA]$": "one rank in quotation marks: 6 7 8 9 T J Q K A",
    "^[6789TJQKA]+$": "ranks in one word, in quotation marks, as in '789TJQKA'",
    "^[6789TJQKA]*$": "ranks in one word, in quotation marks, as in '789TJQKA'",
    "^[CDHS]+$": "suits in one word, as in CDHS",
}


def accepted(node: Any) -> str:
    """Return what a schema node accepts, as the rest of a sentence that begins with ``Write``."""
    found = list(dict.fromkeys(alternatives(node)))
    if any(isinstance(one, str) and ", " in one for one in found):
        return "; or ".join(listed((one,)) for one in found)
    return listed(found)


def alternatives(node: Any) -> list[Any]:
    """Return the words and kinds of value a schema node accepts."""
    if not isinstance(node, dict):
        return ["a value"]
    node = followed(node)
    if "if" in node:
        first, second = {**node["if"], **node["then"]}, node["else"]
        if node["if"] == {"type": "array"} and first.get("items") == second:
            return [*alternatives(second), "a list of such"]
        return alternatives(first) + alternatives(second)
    if "enum" in node:
        return [word for word in node["enum"] if word is not None]
    if "const" in node:
        return [node["const"]]
    return [kind(node)]


def kind(node: Schema) -> str:
    """Return the kind of value a schema node asks for."""
    if (told := KINDS.get(first_type(node))) is not None:
        return told(node)
    return "true or false" if first_type(node) == "boolean" else "a value"


def first_type(node: Schema) -> str:
    """Return the type of a node, null aside."""
    kinds = node.get("type", "")
    names = [kinds] if isinstance(kinds, str) else [name for name in kinds if name != "null"]
    return str(names[0]) if len(names) == 1 else ""


def text(node: Schema) -> str:
    """Return the form of a text."""
    return PATTERNS.get(str(node.get("pattern", "")).replace("\\Z", "$"), "text")


def integer(node: Schema) -> str:
    """Return the range of an integer."""
    low, high = node.get("minimum"), node.get("maximum")
    if low is not None and high is not None:
        return f"an integer from {low} to {high}"
    return "an integer" if low is None else f"an integer of at least {low}"


def array(node: Schema) -> str:
    """Return what a list holds."""
    items = followed(node["items"]) if isinstance(node.get("items"), dict) else {}
    kind = f"a list, each item {accepted(items)}" if items and first_type(items) not in NESTED else "a list"
    return kind + example(node)


def mapping(node: Schema) -> str:
    """Return the keys of a map, or what its keys stand for."""
    keys = tuple(node.get("properties", ()))
    if keys:
        some = "" if set(keys) <= {*node.get("required", ())} else "some of "
        return f"a map with {some}the keys {listed(keys, 'and')}{example(node)}"
    by_language = node.get("propertyNames", {}).get("pattern", "").replace("\\Z", "$") == LANGUAGE
    return f"a map by language{example(node)}" if by_language else f"a map{example(node)}"


def example(node: Schema) -> str:
    """Return the first example of a node as it is written in a file."""
    found = node.get("examples", ())
    return f", as in {flow(found[0])}" if found else ""


KINDS: dict[str, Callable[[Schema], str]] = {"integer": integer, "string": text, "array": array, "object": mapping}
