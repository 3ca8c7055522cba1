"""The checks of other modules, found when they are there. (Until all of them are, the missing ones find nothing.)"""

from __future__ import annotations

import importlib
from typing import Any


def fill(data: dict[str, Any]) -> dict[str, Any]:
    """Return the data with the defaults that depend on the rest."""
    filled: dict[str, Any] = call("contextual", "fill", data, data)
    return filled


def find_orphans(data: dict[str, Any]) -> list[Any]:
    """Return the leaves that cannot matter."""
    return list(call("orphans", "find", data, []))


def check(data: dict[str, Any]) -> list[Any]:
    """Return what does not hold together."""
    return list(call("consistency", "check", data, []))


def call(module: str, function: str, data: Any, otherwise: Any) -> Any:
    """Call a function of a module of this package that may not be written yet."""
    try:
        found = importlib.import_module(f"belote.declaration.{module}")
    except ModuleNotFoundError:
        return otherwise
    return getattr(found, function)(data) if hasattr(found, function) else otherwise
