"""Lines of a text file with their numbers, decoded one by one, so that one that cannot be decoded spoils no other."""

from __future__ import annotations

import codecs
import io
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

LONGEST = 4_000_000
"""How many bytes a line may have."""

MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


class Line(NamedTuple):
    """A line without its end; ``problem`` says why there is no text."""

    number: int
    text: str = ""
    problem: str = ""


def lines(stream: BinaryIO, encoding: str | None) -> Iterator[Line]:
    """Yield the lines of a file. Without an encoding it is UTF-8, or what the first bytes say."""
    buffered = io.BufferedReader(stream) if isinstance(stream, io.RawIOBase) else stream
    head = buffered.readline(LONGEST)
    mark, marked = next(((mark, name) for mark, name in MARKS if head.startswith(mark)), (b"", "utf-8"))
    name = encoding or marked
    if codecs.lookup(name).name.startswith(("utf-16", "utf-32")):
        yield from wide_lines(head, buffered, name)
        return
    yield from byte_lines(head[len(mark) :] if mark == codecs.BOM_UTF8 else head, buffered, name)


def byte_lines(head: bytes, stream: BinaryIO, encoding: str) -> Iterator[Line]:
    """Yield the lines of a file in which a line feed is one byte."""
    number, data = 1, head
    while data:
        if len(data) >= LONGEST and not data.endswith(b"\n"):
            yield Line(number, problem=f"the line is longer than {LONGEST} bytes")
            while data and not data.endswith(b"\n"):
                data = stream.readline(LONGEST)
        else:
            yield decoded(number, data, encoding)
        number, data = number + 1, stream.readline(LONGEST)


def decoded(number: int, data: bytes, encoding: str) -> Line:
    """Return one line decoded."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        return Line(number, problem=f"byte 0x{data[error.start]:02x} is not {encoding.upper()}")
    if "\0" in text:
        return Line(number, problem="there is a NUL in it")
    return Line(number, text.rstrip("\r\n"))


def wide_lines(head: bytes, stream: BinaryIO, encoding: str) -> Iterator[Line]:
    """Yield the lines of a file in a character set of two or four bytes."""
    decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
    number, kept, data = 1, "", head
    while data:
        kept += decoder.decode(data)
        *whole, kept = kept.split("\n")
        for text in whole:
            yield told(number, text)
            number += 1
        data = stream.read(65_536)
    if kept:
        yield told(number, kept)


def told(number: int, text: str) -> Line:
    """Return a line whose undecodable signs were replaced."""
    return Line(number, problem="it cannot be decoded") if "\ufffd" in text else Line(number, text.rstrip("\r"))
