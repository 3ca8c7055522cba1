"""Strict readers of YAML and JSON files: plain data, the place of everything in it, and a quick no to hostile input."""

from __future__ import annotations

from functools import cache
from pathlib import Path as FilePath

from belote.declaration.json_nodes import json_data, json_node
from belote.declaration.nodes import Document, Limits, Unreadable
from belote.declaration.paths import dotted
from belote.declaration.text import checked, decoded, file_text
from belote.declaration.yaml_nodes import yaml_node
from belote.errors import BrokenDeclaration, BrokenInput, BrokenRecord, Place, Problem

FOR_YAML = Limits()
FOR_JSON = Limits(nodes=30_000)


def read_yaml(
    path: FilePath | str, *, limits: Limits = FOR_YAML, error: type[BrokenInput] = BrokenDeclaration
) -> Document:
    """Read a YAML file. Raises ``error`` with one problem for anything but one sound document within the limits."""
    try:
        root = yaml_node(file_text(FilePath(path), limits), limits)
    except Unreadable as refusal:
        raise error(problem(refusal, str(path))) from None
    return Document(root.data(), str(path), lambda: root)


def read_json(
    source: FilePath | str | bytes,
    *,
    name: str = "",
    limits: Limits = FOR_JSON,
    error: type[BrokenInput] = BrokenRecord,
) -> Document:
    """Read JSON: a file if ``source`` is a path, else the text itself, which ``name`` names in messages.

    Raises ``error`` with one problem for anything but one sound value within the limits.
    """
    file = name or (str(source) if isinstance(source, FilePath) else "")
    try:
        text = json_text(source, limits)
        data = json_data(text, limits)
    except Unreadable as refusal:
        raise error(problem(refusal, file)) from None
    return Document(data, file, cache(lambda: json_node(text, limits)))


def json_text(source: FilePath | str | bytes, limits: Limits) -> str:
    """Return the text of a JSON source."""
    if isinstance(source, FilePath):
        return file_text(source, limits)
    if isinstance(source, bytes):
        return decoded(source, limits)
    if len(source) > limits.size:
        return decoded(source.encode("utf-8", "surrogatepass"), limits)
    return checked(source)


def problem(refusal: Unreadable, file: str) -> Problem:
    """Return the problem a refusal states."""
    place = Place(file, refusal.line, refusal.column, dotted(refusal.path))
    return Problem(refusal.code, refusal.message, place, refusal.instead)
