"""All shipped tables resolved beforehand, for a browser, which would read their files ten times slower.

Paths of files are kept as they lie below the data folder, wherever that is when they are read again.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterable
from typing import Any

from belote.data import root
from belote.declaration import Resolved, variants
from belote.library import resolved

FOLDER = "playground"
FILE = "tables.pickle"


class Writer(pickle.Pickler):
    """Writes paths as they lie below the data folder."""

    def persistent_id(self, obj: Any) -> str | None:
        """Return how a path is written; nothing for anything else."""
        begin = f"{root()}/"
        return obj.removeprefix(begin) if type(obj) is str and obj.startswith(begin) else None


class Reader(pickle.Unpickler):
    """Reads paths back as they lie below the data folder now."""

    def persistent_load(self, pid: Any) -> str:
        """Return a path."""
        return f"{root()}/{pid}"


def tables() -> Iterable[Resolved]:
    """Return all shipped tables: those that were prepared, if they are there, else resolved now."""
    file = root() / FOLDER / FILE
    if file.is_file():
        return unpacked(file.read_bytes())
    return [resolved(name) for name in variants()]


def packed() -> bytes:
    """Return all shipped tables as they are kept; the same tables give the same bytes."""
    stream = io.BytesIO()
    Writer(stream, 4).dump([resolved(name) for name in variants()])
    return stream.getvalue()


def unpacked(data: bytes) -> list[Resolved]:
    """Return tables that were packed, by the same sources and nobody else."""
    found: list[Resolved] = Reader(io.BytesIO(data)).load()
    return found
