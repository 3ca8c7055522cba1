"""Write a bundle, as a zip or as a folder: byte for byte the same wherever and whenever, and whole or not at all."""

from __future__ import annotations

import os
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO

from belote.errors import BrokenInput, Place, Problem

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The earliest time a zip can hold; every file has it."""
LONG_AGO_SECONDS = 315_532_800
FILE, FOLDER = 0o644, 0o755
UNIX = 3


def write(target: Path, files: Mapping[str, bytes]) -> None:
    """Write a bundle to a path that does not exist: a zip if its name ends in ``.zip``, else a folder.

    It is written beside it under another name, and renamed when it is complete. Raises ``BrokenInput``.
    """
    refuse(target)
    fill: Callable[[Path, Mapping[str, bytes]], None] = fill_zip if target.suffix == ".zip" else fill_folder
    try:
        work = Path(tempfile.mkdtemp(prefix=f".{target.name}.", dir=target.parent))
    except OSError as error:
        raise cannot(target, error) from None
    try:
        made = work / target.name
        fill(made, files)
        refuse(target)
        made.rename(target)
    except OSError as error:
        raise cannot(target, error) from None
    finally:
        shutil.rmtree(work, ignore_errors=True)


def refuse(target: Path) -> None:
    """Raise ``BrokenInput`` for a path that is taken, or whose folder does not exist."""
    place = Place(str(target))
    if os.path.lexists(target):
        instead = "Nothing was written: a release is never changed. Name another file, or remove this one first."
        raise BrokenInput(Problem("bundle.exists", "it exists already", place, instead))
    if not target.absolute().parent.is_dir():
        instead = f"Make the folder {target.parent} first."
        raise BrokenInput(Problem("bundle.folder", "the folder it should lie in does not exist", place, instead))


def cannot(target: Path, error: OSError) -> BrokenInput:
    """Return what to say when the system does not let us write."""
    message = f"it cannot be written: {error.strerror or error}"
    instead = "Nothing was left behind. Name a place with --out that can be written."
    return BrokenInput(Problem("bundle.unwritable", message, Place(str(target)), instead))


def fill_zip(target: Path, files: Mapping[str, bytes]) -> None:
    """Write a zip."""
    with target.open("wb") as opened:
        pack(opened, files)
    target.chmod(FILE)


def pack(target: IO[bytes], files: Mapping[str, bytes]) -> None:
    """Write the bytes of a zip whose files are sorted and stored as they are, with fixed times and permissions."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for path, data in sorted(files.items()):
            info = zipfile.ZipInfo(path, LONG_AGO)
            info.create_system = UNIX
            info.external_attr = (0o100000 | FILE) << 16
            archive.writestr(info, data)


def fill_folder(target: Path, files: Mapping[str, bytes]) -> None:
    """Write a folder, with fixed times and permissions."""
    target.mkdir()
    for path, data in sorted(files.items()):
        file = target / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        settle(file, FILE)
    for folder in sorted((path for path in target.rglob("*") if path.is_dir()), reverse=True):
        settle(folder, FOLDER)
    settle(target, FOLDER)


def settle(path: Path, mode: int) -> None:
    """Give a path its permissions and its time."""
    path.chmod(mode)
    os.utime(path, (LONG_AGO_SECONDS, LONG_AGO_SECONDS))
