"""Run the command line as a user does: words in, and status, standard output and standard error out."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from belote.cli import main
from belote.data import records_folder


class Run(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """What was printed, read as JSON."""
        return json.loads(self.out)


def run(*words: object, stdin: bytes = b"") -> Run:
    """Run ``belote`` with these words."""
    out, err = text_stream(), text_stream()
    with streams(sys, stdin=text_stream(stdin), stdout=out, stderr=err, argv=["belote", *map(str, words)]):
        try:
            main()
            status: Any = 0
        except SystemExit as end:
            status = end.code
    for stream in (out, err):
        stream.flush()
    found = Run(int(status or 0), *(stream.buffer.getvalue().decode("utf-8") for stream in (out, err)))  # type: ignore[attr-defined]
    assert "Traceback" not in found.err + found.out, found.err
    return found


def text_stream(data: bytes = b"") -> io.TextIOWrapper:
    """Return a stream of text over bytes."""
    return io.TextIOWrapper(io.BytesIO(data), encoding="utf-8", newline="")


@contextmanager
def streams(module: Any, **values: Any) -> Iterator[None]:
    """Set attributes for as long as the block lasts."""
    before = {name: getattr(module, name) for name in values}
    for name, value in values.items():
        setattr(module, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(module, name, value)


def refusal(*words: object, stdin: bytes = b"") -> str:
    """Return what is said on standard error of a command that is refused: status 2, and nothing on standard output."""
    found = run(*words, stdin=stdin)
    assert (found.status, found.out) == (2, ""), found
    assert found.err.strip()
    return found.err


def record_of(kind: str, base: str = "", options: bool = True) -> Path:
    """Return the first committed record of a kind."""
    for file in sorted(records_folder().rglob("*.json")):
        data = json.loads(file.read_text("utf-8"))
        if data["kind"] == kind and data.get("base", "") == base and (options or not data["variant"]["options"]):
            return file
    raise LookupError(kind)
