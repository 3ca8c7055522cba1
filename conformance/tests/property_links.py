"""What becomes of the properties of the schema: a table that sets them, a field of the model, a rule that reads it.

Steps of lists are left out of paths, and the names of maps are ``<name>``, as in ``links``.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin

import yaml
from links import Json, modules, same_place

from belote.data import PACKAGE
from belote.declaration import files
from belote.declaration.model import Declaration
from belote.declaration.structure import hints, python_name
from belote.declaration.vocabulary import sections, variant_schema

Steps = tuple[str, ...]
ANY = "<name>"
READERS = ("library.py", "playout.py", "protocol.py", "sampling.py", "record", "explain")
"""Parts of the package beside the topics that carry out what is declared."""


def unset(properties: Mapping[str, str], paths: Iterable[Steps]) -> set[str]:
    """Return the properties that no table sets, and none of the same clause and name elsewhere, as in a case."""
    written = set(paths)
    lengths = {path[:length] for path in written for length in range(1, len(path) + 1)}
    used = {name for name in properties if any(fits(path, name.split(".")) for path in lengths)}
    alike = {(properties[name], name.rpartition(".")[2]) for name in used}
    return {name for name in properties if (properties[name], name.rpartition(".")[2]) not in alike}


def fits(path: Steps, name: list[str]) -> bool:
    """Say whether a path of a declaration leads to a property."""
    return len(path) == len(name) and all(step in (word, ANY) for word, step in zip(path, name, strict=True))


@cache
def set_by_tables() -> frozenset[Steps]:
    """Return the paths that a variant, a parent or an option sets."""
    found: set[Steps] = set()
    for file in files().values():
        data = yaml.safe_load(file.read_text(encoding="utf-8"))
        options = [option for option in (data.get("options") or {}).values() if option]
        for overlay in (data, *(option.get("set", {}) for option in options)):
            for name in sections():
                found |= set(steps(overlay.get(name), (name,)))
    return frozenset(found)


def steps(value: Any, path: Steps) -> Iterator[Steps]:
    """Yield the path of a value and of those below it; null sets nothing."""
    if value is not None:
        yield path
    below = value.items() if isinstance(value, dict) else ()
    for name, inner in below:
        yield from steps(inner, (*path, name))
    for inner in value if isinstance(value, list) else ():
        yield from steps(inner, path)


def misfits(kind: Any, schema: Json, node: Json, path: str, met: dict[type, set[str]]) -> Iterator[str]:
    """Yield the properties of the schema that a class of the model has no field for.

    What is met on the way is noted in ``met``: the fields of each class that stand for a property.
    """
    places = list(same_place(schema, node))
    others = [place["additionalProperties"] for place in places if isinstance(place.get("additionalProperties"), dict)]
    known = {
        name: child for place in places for name, child in place.get("properties", {}).items() if child is not False
    }
    cls = class_of(kind)
    if cls is None:
        return
    if is_map(kind) or not known:
        for name, child in (*known.items(), *((ANY, other) for other in others)):
            yield from misfits(cls, schema, child, f"{path}.{name}", met)
        return
    own = {field.name for field in fields(cls)}
    for name, child in known.items():
        if python_name(name) not in own:
            yield f"the property {path}.{name} has no field in {cls.__name__} of declaration/model.py: add one"
            continue
        met[cls].add(python_name(name))
        if isinstance(child, dict):
            yield from misfits(hints(cls)[python_name(name)], schema, child, f"{path}.{name}", met)


def is_map(kind: Any) -> bool:
    """Say whether a type is a map from names, or may be."""
    return get_origin(kind) is Mapping or any(get_origin(part) is Mapping for part in get_args(kind))


def class_of(kind: Any) -> Any:
    """Return the class of the model within a type, as in a list, a map or a union; None if there is none."""
    if isinstance(kind, type) and is_dataclass(kind):
        return kind
    return next((found for part in reversed(get_args(kind)) if (found := class_of(part)) is not None), None)


def misfits_of_model() -> list[str]:
    """Return what schema and model do not have in common, and the fields that no rule reads."""
    met: dict[type, set[str]] = defaultdict(set)
    schema = variant_schema()
    found = [
        told
        for name in sections()
        for told in misfits(hints(Declaration)[python_name(name)], schema, schema["properties"][name], name, met)
    ]
    return sorted({*found, *without_property(met), *unread(met, read_by_rules())})


def without_property(met: Mapping[type, Set[str]]) -> Iterator[str]:
    """Yield the fields of classes that stand for no property."""
    for cls, names in met.items():
        for name in sorted({field.name for field in fields(cls)} - names):
            yield f"the field {name} of {cls.__name__} in declaration/model.py is no property of the schema: strike it"


def unread(met: Mapping[type, Set[str]], read: Set[str]) -> Iterator[str]:
    """Yield the fields that nothing reads."""
    for cls, names in met.items():
        for name in sorted(names - read):
            yield f"no rule reads {name} of {cls.__name__}: read it where its clause is carried out, or take it out"


@cache
def read_by_rules() -> frozenset[str]:
    """Return the names of fields that the rules read, and the words they look for."""
    others = [path for part in READERS for path in below(PACKAGE / part)]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (*modules(), *others)]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    words = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return frozenset(attributes | words)


def below(path: Path) -> list[Path]:
    """Return a module, or those of a folder."""
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def untold(node: Any, path: str = "") -> Iterator[str]:
    """Yield the properties of a schema without title or description, and the words whose meaning is not told.

    The description of a map that is one value (``maxProperties``) tells its members.
    """
    if isinstance(node, list):
        for inner in node:
            yield from untold(inner, path)
    if not isinstance(node, dict):
        return
    for name, child in node.get("properties", {}).items():
        if isinstance(child, dict) and "$ref" not in child and not is_choice(child) and "maxProperties" not in node:
            for word in ("title", "description"):
                if not str(child.get(word, "")).strip():
                    yield f"the property {path}{name} has no {word}: say in it what the property is"
    words = [word for word in node.get("enum", ()) if isinstance(word, str)]
    if words and "x-meaning" in node:
        for word in words:
            if word not in node["x-meaning"]:
                yield f"the word {word} of {path[:-1]} has no meaning: say in x-meaning what it is"
        for word in sorted(set(node["x-meaning"]) - set(node["enum"])):
            yield f"x-meaning of {path[:-1]} tells {word}, which is no word of it: take it out"
    for key, child in node.items():
        if key in ("properties", "$defs"):
            for name, inner in child.items():
                yield from untold(inner, f"{path}{name}.")
        elif key not in ("examples", "x-meaning", "default"):
            yield from untold(child, path)


def is_choice(node: Json) -> bool:
    """Say whether a property only repeats one that is told elsewhere: a constant, or the condition of a branch."""
    return "const" in node or set(node) <= {"enum", "items", "minItems", "contains", "not", "required"}
