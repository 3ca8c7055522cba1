"""Writing a report: whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a file under another name beside its place and rename it, so that nobody ever reads half of it.

    Raises ``OSError`` that names the path; then nothing is left behind, and what stood there before stands there still.
    A link stays a link. What is no file, such as a device or a pipe, is written to as it is.
    """
    try:
        if is_stream(path):
            path.write_text(text, encoding="utf-8", newline="\n")
        else:
            replace_by(Path(os.path.realpath(path)), text)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def is_stream(path: Path) -> bool:
    """Say whether what stands at a path is to be written to and not replaced."""
    return (path.exists() and not path.is_file()) or path.absolute().parts[1:2] == ("dev",)


def replace_by(path: Path, text: str) -> None:
    """Write a new file and put it in the place of what stands there. Raises ``OSError``."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:100]}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        with contextlib.suppress(OSError):
            os.chmod(name, permissions(path))
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def why_unwritable(path: Path) -> str:
    """Return why a file cannot be written, or nothing."""
    if path.is_dir():
        return "this is a folder"
    if not path.parent.is_dir():
        return "there is no such folder"
    if is_stream(path):
        return ""
    try:
        handle, name = tempfile.mkstemp(dir=Path(os.path.realpath(path)).parent, prefix=".", suffix=".part")
    except OSError as error:
        return f"nothing can be written there: {error.strerror}"
    os.close(handle)
    os.unlink(name)
    return ""


def permissions(path: Path) -> int:
    """Return the permissions of the file there is, or those of a new one."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
