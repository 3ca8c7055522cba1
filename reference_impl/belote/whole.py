"""Files that are written whole or not at all: what goes wrong half-way leaves the older file as it was."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PREFIX = ".belote-"
"""How the names of files begin that are not finished; readers of folders pass over them for the first sign."""


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """Give a file to write to, which takes the place of another when the block ends well, and else is taken away.

    A link is followed; a pipe or a device is written to as it is. Raises ``OSError`` that names the file.
    """
    target = Path(os.path.realpath(file))
    try:
        if target.exists() and not target.is_file():
            yield refused(file) if target.is_dir() else target
            return
        handle, name = tempfile.mkstemp(prefix=PREFIX, dir=target.parent)
    except OSError as error:
        raise of_file(file, error) from error
    os.close(handle)
    try:
        yield Path(name)
        os.chmod(name, mode(target))
        os.replace(name, target)
    except OSError as error:
        raise of_file(file, error) from error
    finally:
        Path(name).unlink(missing_ok=True)


def write_whole(file: Path, data: bytes) -> None:
    """Write a file at once. Raises ``OSError`` that names the file."""
    with whole(file) as unfinished:
        unfinished.write_bytes(data)


def write_text(file: Path, text: str) -> None:
    """Write a text at once, in UTF-8 and with its line ends as they are. Raises ``OSError`` that names the file."""
    write_whole(file, text.encode("utf-8"))


def refused(file: Path) -> Path:
    """Raise ``OSError``, since a folder is no file."""
    raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))


def of_file(file: Path, error: OSError) -> OSError:
    """Return an error under the name of the file that was to be written, and not of the unfinished one."""
    return OSError(error.errno or errno.EIO, error.strerror or str(error), str(file))


def mode(target: Path) -> int:
    """Return who may read and write a file: as before, or as new files are here."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
