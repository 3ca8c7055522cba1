"""Read a bundle, a zip or a folder, without trusting it."""

from __future__ import annotations

import zipfile
from collections import Counter
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path, PurePosixPath

from belote.bundle.writing import pack
from belote.errors import BrokenInput, Place, Problem

MOST = 1_000_000_000
"""How many bytes a bundle may unpack to."""


def read(path: Path) -> dict[str, bytes]:
    """Return the files of a bundle by path. Raises ``BrokenInput`` for what is no bundle at all."""
    if not path.exists():
        raise broken(path, "there is nothing at this path", "Check the path.")
    if not path.is_file() and not path.is_dir():
        raise broken(path, "it is neither a file nor a folder", "Name a zip, or a folder it was unpacked to.")
    try:
        return read_folder(path) if path.is_dir() else read_zip(path)
    except (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError) as error:
        raise broken(path, f"it is no zip that can be read: {error}", "Fetch it again.") from None
    except OSError as error:
        raise broken(path, f"it cannot be read: {error.strerror or error}", "Check its permissions.") from None


def broken(path: Path, message: str, instead: str) -> BrokenInput:
    """Return what is wrong with a bundle as a whole."""
    return BrokenInput(Problem("bundle.unreadable", message.rstrip("."), Place(str(path)), instead))


def read_zip(path: Path) -> dict[str, bytes]:
    """Return the files of a zip. Raises ``BrokenInput`` for names used twice or leading outside, and for too much."""
    with zipfile.ZipFile(path) as archive:
        every = archive.infolist()
        if twice := [name for name, times in Counter(entry.filename for entry in every).items() if times > 1]:
            raise broken(path, f"{twice[0]} is in it twice", "Fetch it again.")
        if outside := [entry.filename for entry in every if not inside(entry.filename)]:
            raise broken(path, f"{outside[0]} leads outside the bundle", "Do not unpack it.")
        entries = [entry for entry in every if not entry.is_dir()]
        if sum(entry.file_size for entry in entries) > MOST:
            raise broken(path, f"it unpacks to more than {MOST} bytes", "Do not unpack it.")
        return {entry.filename: archive.read(entry) for entry in entries}


def repacked(path: Path, files: Mapping[str, bytes]) -> list[str]:
    """Return what is wrong with the zip around the files read from it: nothing if it is, byte for byte, as written."""
    if path.is_dir():
        return []
    made = BytesIO()
    pack(made, files)
    if made.getvalue() == path.read_bytes():
        return []
    return ["the zip was packed again, or changed around its files: fetch it again, or unpack it and check the folder"]


def inside(name: str) -> bool:
    """Say whether the name of an entry stays below the folder it is unpacked to."""
    path = PurePosixPath(name)
    return not (path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name)


def read_folder(folder: Path) -> dict[str, bytes]:
    """Return the files below a folder. Raises ``BrokenInput`` for a link or a device, which a bundle never has."""
    found: dict[str, bytes] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            raise broken(path, "it is a link, and a bundle has none", "Fetch the bundle again.")
        if not path.is_file() and not path.is_dir():
            raise broken(path, "it is neither a file nor a folder", "Fetch the bundle again.")
        if path.is_file():
            found[path.relative_to(folder).as_posix()] = path.read_bytes()
    return found
