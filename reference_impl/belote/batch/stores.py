"""Where logs lie: files and folders of this machine, or objects of a store by an address, as ``s3://logs/2026``.

Addresses are those of Arrow's file systems (``s3``, ``gs``, ``hdfs``, ``file``), with options behind a question mark.
In the names of an address ``?``, ``#``, ``%`` and spaces are written ``%3F``, ``%23``, ``%25`` and ``%20``.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

pa: Any = importlib.import_module("pyarrow")
fs: Any = importlib.import_module("pyarrow.fs")

PARQUET, LINES = (".parquet",), (".jsonl", ".ndjson")
"""How the names of batch logs end, and those of records one to a line."""


PATIENCE = "retry_limit_seconds=20"
"""How long a store of Google's is asked again that does not answer; by itself Arrow asks for a quarter of an hour."""


PLAIN = "/:@!$&'()*+,;="
"""Signs that stand for themselves in the names of an address, besides letters and digits."""


class Stored(NamedTuple):
    """A file: its name, its size in bytes, and when it was written, in nanoseconds; -1 where that is unknown."""

    name: str
    size: int
    time: int


def is_address(name: str) -> bool:
    """Say whether a name is an address of a store and not a path."""
    return "://" in name


def system_of(name: str) -> tuple[Any, str]:
    """Return the file system of a name, and the path in it. Raises ``OSError`` for an address that leads nowhere."""
    if not is_address(name):
        return fs.LocalFileSystem(), f"./{name}" if ":" in name.partition("/")[0] else name
    with arrow_errors():
        found: tuple[Any, str] = fs.FileSystem.from_uri(patient(name))
        return found


def patient(address: str) -> str:
    """Return an address with a bound on how long a store is asked again, where Arrow's own is too long."""
    if address.partition("://")[0] not in ("gs", "gcs") or PATIENCE.partition("=")[0] in address:
        return address
    return f"{address}{'&' if '?' in address else '?'}{PATIENCE}"


@contextmanager
def arrow_errors() -> Iterator[None]:
    """Raise as ``OSError`` what Arrow has against a name. Files that hold the wrong thing are read outside."""
    try:
        yield
    except (pa.ArrowException, ValueError, NotImplementedError) as error:
        raise OSError(str(error)) from None


def local(name: str) -> Path | None:
    """Return the path of what lies on this machine, also by an address; nothing for what lies in a store."""
    if not is_address(name):
        return Path(name)
    return Path(system_of(name)[1]) if name.startswith("file://") else None


def named(address: str, path: str) -> str:
    """Return a path of a store as an address like the one it was found by."""
    if not is_address(address):
        return path
    scheme, _, rest = address.partition("://")
    options = rest.partition("?")[2]
    return f"{scheme}://{quote(path, PLAIN)}" + (f"?{options}" if options else "")


def stored(name: str) -> list[Stored]:
    """Return the file that is named, or the logs below the folder or prefix that is named, by name.

    A name under which there is nothing is one file of unknown size. Raises ``OSError`` where a store cannot be asked.
    """
    system, path = system_of(name)
    with arrow_errors():
        info = system.get_file_info(path)
        if info.type != fs.FileType.Directory:
            return [told(name, info)]
        below = system.get_file_info(fs.FileSelector(path, recursive=True))
    files = [one for one in below if one.type == fs.FileType.File and one.path.endswith((*PARQUET, *LINES))]
    return [told(named(name, one.path), one) for one in sorted(files, key=lambda one: str(one.path))]


def told(name: str, info: Any) -> Stored:
    """Return what is known of a file."""
    there = info.type == fs.FileType.File
    return Stored(name, info.size if there else -1, info.mtime_ns if there and info.mtime_ns is not None else -1)


def opened(name: str) -> Any:
    """Open a file to read it from any place in it. Raises ``OSError`` where that cannot be done."""
    system, path = system_of(name)
    with arrow_errors():
        return system.open_input_file(path)


def exists(name: str) -> bool:
    """Say whether there is a file, a folder or anything below a prefix. Raises ``OSError`` as ``stored`` does."""
    system, path = system_of(name)
    with arrow_errors():
        return bool(system.get_file_info(path).type != fs.FileType.NotFound)


def has_lines(name: str) -> bool:
    """Say whether a file holds records, one to a line."""
    return Path(bare(name)).suffix in LINES


def bare(name: str) -> str:
    """Return a name without what a store is asked besides."""
    return name.partition("?")[0] if is_address(name) else name
