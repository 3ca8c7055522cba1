"""Writing files and folders whole or not at all: what went wrong half-way leaves nothing behind.

A folder made here has a list of its files in it (``MARK``). Only such a folder, an empty one, or one that is not there
yet is written to, and only files on its list are replaced or taken away; whatever else lies there stays.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath

from belote.publishing.errors import Unpublished
from belote.whole import PREFIX, write_whole

MARK = ".belote-site.json"
"""The list of the files of a folder that was made here."""


def write_file(file: Path, data: bytes) -> None:
    """Write a file at once, in the place of an older one. Raises ``Unpublished`` where it cannot be written."""
    try:
        write_whole(file, data)
    except OSError as error:
        raise Unpublished(f"{file} cannot be written: {error.strerror}. Choose another place.") from error


def refuse_foreign(folder: Path) -> None:
    """Raise ``Unpublished`` for a folder that has something in it and was not made here."""
    if folder.exists() and not folder.is_dir():
        raise Unpublished(f"{folder} is no folder. Choose another place.")
    if not folder.absolute().parent.is_dir():
        raise Unpublished(f"{folder} cannot be made: there is no folder {folder.parent}. Make it, or name another.")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise Unpublished(
            f"{folder} is not empty and was not made by this command. Name a new folder, or an empty one."
        )


def write_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a folder of files, named with slashes. Raises ``Unpublished`` for a folder made by others.

    Everything is written beside the folder first and then put in its place.
    """
    refuse_foreign(folder)
    folder = Path(os.path.realpath(folder))
    refuse_taken(folder, frozenset(files))
    try:
        made = Path(tempfile.mkdtemp(prefix=PREFIX, dir=folder.parent))
    except OSError as error:
        raise Unpublished(f"{folder} cannot be written: {error.strerror}. Choose another place.") from error
    try:
        fill(made, files)
        put(made, folder, frozenset(files))
    except OSError as error:
        raise Unpublished(f"{folder} cannot be written: {error.strerror}. Choose another place.") from error
    finally:
        shutil.rmtree(made, ignore_errors=True)


def refuse_taken(folder: Path, names: frozenset[str]) -> None:
    """Raise ``Unpublished`` if something that others put there stands in the place of a file to be written."""
    old = listed(folder)
    for name in sorted(names):
        target = folder / PurePosixPath(name)
        way = [parent for parent in target.parents if parent.is_relative_to(folder) and parent != folder]
        blocked = [parent for parent in way if os.path.lexists(parent) and not is_own_folder(parent, folder)]
        if target.is_dir() or (old is not None and name not in old and os.path.lexists(target)):
            blocked.append(target)
        if blocked:
            raise Unpublished(
                f"{blocked[0]} was not made by this command and is in the way. Move it, or name a new folder."
            )


def is_own_folder(path: Path, folder: Path) -> bool:
    """Say whether a path is a folder inside another, wherever links lead."""
    return path.is_dir() and path.resolve().is_relative_to(folder)


def fill(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a new folder, with the list of them."""
    for name, data in files.items():
        file = folder / PurePosixPath(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    (folder / MARK).write_text(json.dumps({"files": sorted(files)}, indent=1) + "\n", encoding="utf-8", newline="\n")


def put(made: Path, folder: Path, names: frozenset[str]) -> None:
    """Put what was made in its place, and take away what an earlier time made and this one did not."""
    folder.mkdir(exist_ok=True)
    old = listed(folder) or frozenset()
    for name in (*sorted(names), MARK):
        target = folder / PurePosixPath(name)
        target.parent.mkdir(parents=True, exist_ok=True)
        os.replace(made / PurePosixPath(name), target)
    for name in sorted(old - names):
        gone = folder / PurePosixPath(name)
        if not is_own_folder(gone.parent, folder):
            continue
        with suppress(IsADirectoryError, PermissionError):
            gone.unlink(missing_ok=True)
        if gone.parent != folder and gone.parent.is_dir() and not any(gone.parent.iterdir()):
            gone.parent.rmdir()


def listed(folder: Path) -> frozenset[str] | None:
    """Return the files an earlier time made; nothing where the list cannot be read. None outside the folder counts."""
    try:
        names = json.loads((folder / MARK).read_text(encoding="utf-8"))["files"]
        paths = [PurePosixPath(name) for name in names]
    except (OSError, ValueError, KeyError, TypeError):
        return None if (folder / MARK).exists() else frozenset()
    return frozenset(str(path) for path in paths if not path.is_absolute() and ".." not in path.parts)
