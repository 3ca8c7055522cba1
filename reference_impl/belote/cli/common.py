"""What the commands share: printing, reading the corpus, and ending with a status."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn, TextIO

from rich.console import Console

from belote.cli.reading import FEW, corpus_problems, unread
from belote.data import schema_file
from belote.errors import BrokenDeclaration, BrokenRecord, Place, Problem
from belote_conformance.errors import BrokenRecords
from belote_conformance.records import Record, load

WIDE = 1000
"""How many columns a line may have where no terminal shows it."""


class Output(Console):
    """A console that takes every text as it is, and ends quietly when nobody reads on."""

    def __init__(self, stderr: bool = False) -> None:
        stream = sys.stderr if stderr else sys.stdout
        width = None if stream is not None and stream.isatty() else WIDE
        super().__init__(stderr=stderr, soft_wrap=True, highlight=False, markup=False, emoji=False, width=width)

    def print(self, *words: Any, **named: Any) -> None:
        """Print. What is said on standard error changes no status, also where it cannot be said."""
        with suppress(OSError) if self.stderr else nullcontext():
            super().print(*words, **named)

    def on_broken_pipe(self) -> None:
        """End with status 0: who closed the pipe of the output has seen enough."""
        if not self.stderr:
            reader_gone()


console = Output()
errors = Output(stderr=True)


def reader_gone() -> NoReturn:
    """End quietly: nobody reads the output any more, and nothing is to be flushed into the closed pipe."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, sys.stdout.fileno())
    sys.exit(0)


def fail(*lines: str) -> NoReturn:
    """Print what is wrong with the input and end with status 2."""
    for line in lines:
        errors.print(line, style="red")
    sys.exit(2)


def write(text: str) -> None:
    """Write text to standard output as it is; where that is closed nobody reads it."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        reader_gone()


def print_json(value: Any) -> None:
    """Print a value as JSON."""
    write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def prepare(*streams: TextIO | None) -> None:
    """Let streams take any character: UTF-8 where no terminal says otherwise."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if stream is not None and reconfigure is not None:
            reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")


def schema(name: str) -> dict[str, Any]:
    """Return a schema by its file name."""
    found: dict[str, Any] = json.loads(schema_file(name).read_text(encoding="utf-8"))
    return found


def read_records(paths: Iterable[Path]) -> list[Record]:
    """Read records of a corpus, complete and in their places; any problem ends the command with status 2."""
    wanted = list(paths)
    refuse_missing(wanted)
    try:
        return load(wanted, schema("record.schema.json"))
    except BrokenRecords as error:
        fail(*(corpus_problems(wanted) or error.problems))


def tell_unread(problems: Sequence[Problem]) -> dict[str, Problem]:
    """Print what is wrong with records that cannot be read, and return the first problem of each by its name."""
    found = unread(problems)
    for problem in problems[:FEW]:
        errors.print(str(problem), style="red")
    if len(problems) > FEW:
        errors.print(f"and {len(problems) - FEW} problems more", style="red")
    return found


@contextmanager
def hint_at_own(variant: str | None) -> Iterator[None]:
    """Say how to name the file of a declaration that is not found where a record or a log names it.

    With ``variant`` the user has named it, and nothing is added.
    """
    try:
        yield
    except BrokenDeclaration as error:
        if variant is not None:
            raise
        raise BrokenDeclaration(*map(with_own_file, error.problems)) from None


def with_own_file(problem: Problem) -> Problem:
    """Return a problem with that way out, if it is that the declaration itself is not there."""
    if problem.code not in ("id.unknown", "reader.no-file") or problem.place.line:
        return problem
    file = f"{Path(problem.place.file).name.split('+')[0].removesuffix('.yaml')}.yaml"
    if problem.code == "reader.no-file":
        return replace(problem, instead=f"Name it where it lies now, as --variant FOLDER/{file}.")
    known = problem.instead.removesuffix(", or write a path.").rstrip(".")
    return replace(problem, instead=f"{known}. If it is one of your own, name its file, as --variant {file}.")


def refuse_place(file: Path) -> None:
    """End the command with status 2, before any work is done, if a file cannot be written at a place."""
    if file.is_dir():
        fail(f"{file} cannot be written: it is a folder. Choose another place.")
    if not file.parent.is_dir():
        fail(f"{file} cannot be written: there is no folder {file.parent}. Make it, or choose another place.")


def refuse_missing(paths: Iterable[Path]) -> None:
    """Raise ``BrokenRecord`` for a path at which there is nothing."""
    missing = [path for path in paths if not path.exists()]
    if missing:
        raise BrokenRecord(Problem("file.missing", "there is no such file", Place(str(missing[0])), "Check the path."))
