"""Writes plain data in one line, as it can stand in a declaration."""

from __future__ import annotations

import re
from typing import Any

PLAIN = re.compile(r"[^\W\d_](?:[\w .+\u00a7-]*[\w.])?")
NOT_TEXT = ("true", "false", "null")


def flow(value: Any) -> str:
    """Return a value as YAML in one line; text that could be read as something else in quotation marks."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{flow(key)}: {flow(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str):
        return value if PLAIN.fullmatch(value) and value not in NOT_TEXT else quoted(value)
    return {True: "true", False: "false", None: "null"}.get(value, str(value)) if not is_number(value) else str(value)


def is_number(value: Any) -> bool:
    """Whether a value is an integer, and not true or false."""
    return isinstance(value, int) and not isinstance(value, bool)


def quoted(text: str) -> str:
    """Return a text in quotation marks."""
    if "'" not in text:
        return f"'{text}'"
    inner = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{inner}"'
