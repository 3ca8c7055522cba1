"""belote serve: the reference, speaking the conformance protocol on standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import IO, Annotated

import typer

from belote.cli.common import reader_gone
from belote.protocol import LONGEST_LINE, Server


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", epilog='Example: echo \'{"message":"hello","seq":1,"protocol":"1.0"}\' | belote serve')(
        command
    )


def command(
    once: Annotated[bool, typer.Option("--once", help="Answer one line and end.")] = False,
) -> None:
    """Answer requests of the conformance protocol, one line of JSON each, until stop or the end of input."""
    if sys.stdin is None or sys.stdout is None:  # closed: nobody asks, or nobody wants to know
        return
    server = Server()
    target = sys.stdout.buffer
    try:
        for line in lines(sys.stdin.buffer):
            target.write(server.answer(line).encode() + b"\n")
            target.flush()
            if once or server.stopped:
                return
    except BrokenPipeError:
        reader_gone()


def lines(source: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines that hold something; of a line that is too long only as much as shows that it is."""
    while line := source.readline(LONGEST_LINE + 2):
        whole = line.endswith(b"\n")
        while not whole and (rest := source.readline(LONGEST_LINE)):
            whole = rest.endswith(b"\n")
        if line.strip():
            yield line
