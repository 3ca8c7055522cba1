"""Turn plain data (maps, lists, scalars, already validated against the schema) into the classes of ``model``."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from belote.errors import CannotHappen

T = TypeVar("T")


@cache
def hints(cls: type) -> dict[str, Any]:
    """Return the type of every field of a class, by field name."""
    return get_type_hints(cls)


def structure(data: object, kind: type[T]) -> T:
    """Build a value of this class from plain data. The data must already be valid; anything else is our fault."""
    return cast(T, build(data, kind))


def build(data: object, kind: Any) -> Any:
    """Build one value of any type the model uses."""
    origin = get_origin(kind)
    if kind is Any or kind is object or kind in (str, int, bool):
        return data
    if origin in (Union, types.UnionType):
        return build_optional(data, get_args(kind))
    if origin is tuple:
        return tuple(build(item, get_args(kind)[0]) for item in sequence(data))
    if origin is Mapping:
        return {key: build(value, get_args(kind)[1]) for key, value in mapping(data).items()}
    if isinstance(kind, type) and is_dataclass(kind):
        known = {name.name for name in fields(kind)}
        values = {python_name(key): value for key, value in mapping(data).items()}
        if values.keys() - known:
            raise CannotHappen(f"{kind} has no field {sorted(values.keys() - known)}")
        return kind(**{name: build(value, hints(kind)[name]) for name, value in values.items()})
    raise CannotHappen(f"no rule to build {kind}")


def build_optional(data: object, members: tuple[Any, ...]) -> Any:
    """Build a value of a union: nothing, a scalar as it is, or the one class among the members."""
    classes = [member for member in members if member not in (str, int, bool, types.NoneType)]
    if data is None or not classes or not isinstance(data, Mapping | list | tuple):
        return data
    return build(data, classes[0])


def python_name(key: str) -> str:
    """Return the field name of a schema property: Python's own words carry an underscore."""
    return key + "_" if key in ("in", "from", "except") else key


def sequence(data: object) -> list[object] | tuple[object, ...]:
    """Return the data as a sequence."""
    if isinstance(data, list | tuple):
        return data
    raise CannotHappen(f"expected a list, got {data!r}")


def mapping(data: object) -> Mapping[str, object]:
    """Return the data as a map."""
    if isinstance(data, Mapping):
        return data
    raise CannotHappen(f"expected a map, got {data!r}")
