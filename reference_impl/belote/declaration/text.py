"""From bytes to text: files and their limits, the encoding (UTF-8 only), and characters no document needs."""

from __future__ import annotations

import re
from pathlib import Path as FilePath

from belote.declaration.nodes import Limits, Unreadable
from belote.declaration.suggest import did_you_mean, sentences

# A line separator other than LF or CR would make our line numbers differ from those of an editor.
FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]")
MARKS = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)


def refused(code: str, message: str, instead: str = "") -> Unreadable:
    """Return the refusal of a whole file."""
    return Unreadable(code, message, 0, 0, (), instead)


def file_text(path: FilePath, limits: Limits) -> str:
    """Return the text of a file. Raises ``Unreadable``; a file over the limit is refused without being read."""
    try:
        if path.is_dir() or (path.exists() and not path.is_file()):
            raise refused("reader.not-a-file", "this is not a regular file", "Name a file.")
        check_size(path.stat().st_size, limits)
        with path.open("rb") as stream:
            content = stream.read(limits.size + 1)
    except FileNotFoundError:
        raise refused("reader.no-file", "there is no such file", similar_file(path)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise refused("reader.unreadable", f"the file cannot be read: {reason}") from None
    return decoded(content, limits)


def similar_file(path: FilePath) -> str:
    """Return a hint at a file of the same folder whose name is close."""
    try:
        return did_you_mean(path.name, sorted(other.name for other in path.parent.iterdir()))
    except OSError:
        return ""


def check_size(size: int, limits: Limits) -> None:
    """Refuse what is longer than the limit."""
    if size > limits.size:
        message = f"this is {size} bytes long, and at most {limits.size} are read"
        raise refused("reader.too-large", message, "Split it, or remove what is not a declaration.")


def decoded(content: bytes, limits: Limits) -> str:
    """Return the text of these bytes: UTF-8, with or without a byte order mark. Raises ``Unreadable``."""
    check_size(len(content), limits)
    advice = "Save the file as UTF-8."
    for mark, name in MARKS:
        if content.startswith(mark):
            raise refused("reader.encoding", f"this is {name}, not UTF-8", advice)
    if b"\x00" in content:
        raise place_of(content.index(b"\x00"), content, "a NUL byte: this is binary, or not UTF-8", advice)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"byte 0x{content[error.start]:02x} is not UTF-8"
        raise place_of(error.start, content, message, advice) from None
    return checked(text)


def place_of(position: int, content: bytes, message: str, instead: str) -> Unreadable:
    """Return the refusal of an encoding at a byte position."""
    before = content[:position]
    line = before.count(b"\n") + 1
    column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
    return Unreadable("reader.encoding", message, line, column, (), instead)


def checked(text: str) -> str:
    """Return the text without its byte order mark. Raises ``Unreadable`` for a character no document needs."""
    text = text.removeprefix("\ufeff")
    found = FORBIDDEN.search(text)
    if found:
        line, column = line_and_column(text, found.start())
        message = f"the character U+{ord(found.group()):04X} is not allowed"
        raise Unreadable("reader.character", message, line, column, (), sentences("Remove it."))
    return text


def line_and_column(text: str, position: int) -> tuple[int, int]:
    """Return line and column, from 1, of a position in a text."""
    return text.count("\n", 0, position) + 1, position - text.rfind("\n", 0, position)
