"""How far a command is: one bar on standard error for all of them, where a terminal shows it, and gone at the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, Progress, ProgressColumn, SpinnerColumn, Task, TextColumn, TimeElapsedColumn
from rich.text import Text

from belote.cli.common import errors


class Count(ProgressColumn):
    """How much is done, and of how much where that is known; nothing before anything is."""

    def render(self, task: Task) -> Text:
        """Return it as text."""
        done = f"{int(task.completed):,}" if task.completed or task.total else ""
        return Text(f"{done}/{int(task.total):,}" if task.total else done)


class Watch:
    """Told what a command is at, and how far."""

    def __init__(self, bar: Progress, what: str, total: int | None) -> None:
        self.bar = bar
        self.task = bar.add_task(what, total=total)

    def step(self) -> None:
        """One more is done."""
        self.bar.advance(self.task)

    def at(self, done: int, total: int) -> None:
        """So much is done, of so much."""
        self.bar.update(self.task, completed=done, total=total)

    def now(self, what: str) -> None:
        """Something else begins, and is counted anew."""
        self.bar.reset(self.task, description=what)


@contextmanager
def watched(what: str, total: int | None = None, quiet: bool = False) -> Iterator[Watch]:
    """Show how far a command is: ``what`` it is at, and how many of a ``total``, where that is known, are done.

    Nothing is shown where standard error is no terminal, or if it is to be ``quiet``.
    """
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), Count(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=quiet or not errors.is_terminal) as bar:
        yield Watch(bar, what, total)
