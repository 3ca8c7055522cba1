"""belote serve: the reference, speaking the conformance protocol on standard input and output."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from belote.protocol import Server

LONGEST_LINE = 4_000_000


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", epilog='Example: echo \'{"message":"hello","seq":1,"protocol":"1.0"}\' | belote serve')(
        command
    )


def command(
    once: Annotated[bool, typer.Option("--once", help="Answer one line and end.")] = False,
) -> None:
    """Answer requests of the conformance protocol, one line of JSON each, until stop or the end of input."""
    server = Server()
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while line := source.readline(LONGEST_LINE):
        if not line.strip():
            continue
        target.write(server.answer(line.decode("utf-8", "replace")).encode() + b"\n")
        target.flush()
        if once or server.stopped:
            return
