"""A folder for what is found, on this machine or in a store: every file in it is written whole or not at all.

Files of this machine are written beside their place and moved there; those of a store are sent when they are complete.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

from belote.batch.stores import arrow_errors, bare, fs, is_address, local, system_of
from belote.whole import PREFIX, whole


class Folder(NamedTuple):
    """A folder, by its path or its address."""

    name: str

    def place(self, file: str) -> tuple[Any, str]:
        """Return the file system of a file in the folder, and its path there. Raises ``OSError`` as ``stores`` does."""
        system, path = system_of(self.name)
        return system, f"{path.rstrip('/')}/{file}"

    def make(self) -> None:
        """Make the folder if it is not there. Raises ``OSError``."""
        system, path = system_of(self.name)
        with arrow_errors():
            system.create_dir(path, recursive=True)

    def names(self) -> list[str]:
        """Return the names of what is in the folder, but for files that are not finished. Raises ``OSError``."""
        system, path = system_of(self.name)
        found = [one.base_name for one in system.get_file_info(fs.FileSelector(path, allow_not_found=True))]
        return [name for name in found if not name.startswith(PREFIX)]

    def read(self, file: str) -> bytes | None:
        """Return what a file holds, or nothing where there is none. Raises ``OSError`` for one that cannot be read."""
        system, path = self.place(file)
        if system.get_file_info(path).type != fs.FileType.File:
            return None
        with system.open_input_stream(path) as stream:
            found: bytes = stream.read()
            return found

    def has(self, file: str) -> bool:
        """Say whether there is such a file. Raises ``OSError``."""
        system, path = self.place(file)
        return bool(system.get_file_info(path).type == fs.FileType.File)

    @contextmanager
    def writing(self, file: str) -> Iterator[Any]:
        """Give something to write a file to, which is in its place when the block ends well. Raises ``OSError``."""
        here = local(self.name)
        if here is None:
            held = io.BytesIO()
            yield held
            system, path = self.place(file)
            with system.open_output_stream(path) as stream:
                stream.write(held.getvalue())
            return
        with whole(here / file) as unfinished, unfinished.open("wb") as opened:
            yield opened

    def write(self, file: str, data: bytes) -> None:
        """Write a file. Raises ``OSError``."""
        with self.writing(file) as unfinished:
            unfinished.write(data)

    def remove(self, file: str) -> None:
        """Take a file away, if it is there. Raises ``OSError``."""
        system, path = self.place(file)
        if system.get_file_info(path).type == fs.FileType.File:
            system.delete_file(path)

    def unmake(self) -> None:
        """Take the folder itself away. Raises ``OSError``."""
        system, path = system_of(self.name)
        system.delete_dir(path)

    def is_within(self, logs: str) -> bool:
        """Say whether the folder is that of some logs, or lies in it."""
        here, there = local(self.name), local(logs)
        if here is not None and there is not None:
            return here.resolve().is_relative_to(there.resolve())
        own, other = (bare(name).rstrip("/") for name in (self.name, logs))
        return own == other or own.startswith(f"{other}/")


def plain(name: str) -> str:
    """Return the name of a file without its folder and its ending, fit for any system and read by all.

    What begins with a point or an underscore is passed over by those who read folders of Parquet.
    """
    return re.sub(r"[^\w.-]", "_", Path(unquote(bare(name)) if is_address(name) else name).stem).lstrip("._") or "log"
