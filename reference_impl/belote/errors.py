"""What can go wrong, in four kinds that are never mixed.

* ``Refusal``: an event the rules do not allow (the table refuses it; the state is unchanged).
* ``BrokenDeclaration`` and ``BrokenRecord``: input that cannot be read; each lists its problems with their places.
* ``BrokenAdapter`` lives with the runner, in ``belote_conformance``.
* ``CannotHappen``: a fault of this package.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Place:
    """Where something stands: file, line and column (from 1; 0 unknown), and the path inside the document."""

    file: str = ""
    line: int = 0
    column: int = 0
    path: str = ""

    def __str__(self) -> str:
        head = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        return head or self.path


@dataclass(frozen=True)
class Problem:
    """One thing wrong with an input: a stable code, a sentence, where, what was found, what instead, and the clause."""

    code: str
    message: str
    place: Place = field(default_factory=Place)
    instead: str = ""
    clause: str = ""

    def __str__(self) -> str:
        path = f" at {self.place.path}" if self.place.path else ""
        instead = f" {self.instead}" if self.instead else ""
        clause = f" [{self.clause}]" if self.clause else ""
        prefix = f"{self.place}: " if self.place.file else ""
        return visible(f"{prefix}{self.message}{path}.{instead}{clause} ({self.code})")


def visible(text: str) -> str:
    """Return a text on one line in which what cannot be seen is escaped: input must not steer the terminal."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


class BeloteError(Exception):
    """The base of every error a user of this package may meet."""


class BrokenInput(BeloteError):
    """Input that cannot be read or run; ``problems`` is never empty."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


class BrokenDeclaration(BrokenInput):
    """A declaration that cannot be read, or that does not hold together."""


class BrokenRecord(BrokenInput):
    """A record, or an event in it, whose form is wrong (not its legality: that is a ``Refusal``)."""


class Refusal(BeloteError):
    """An event the rules do not allow.

    ``code`` is stable, ``phase`` is the phase of the deal (``cut``, ``auction``, ``offer``, ``swap``, ``lay_away``,
    ``play``, ``over``), ``clause`` the clause that forbids it, ``reason`` one sentence.
    """

    def __init__(self, code: str, phase: str, clause: str, reason: str) -> None:
        super().__init__(f"{reason} [{clause}] ({code}, {phase})")
        self.code = code
        self.phase = phase
        self.clause = clause
        self.reason = reason


class CannotHappen(AssertionError):
    """A fault of this package, never of its input."""
