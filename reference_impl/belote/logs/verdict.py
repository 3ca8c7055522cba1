"""What was found of a deal: what was checked, what could not be, and the first thing that breaks the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from belote.errors import Refusal, visible

PARTS = (
    "dealing",
    "calls",
    "contract",
    "play",
    "winners",
    "declarations",
    "belote",
    "card points",
    "score",
    "dealer",
    "totals",
)
WHOLE = ("dealing", "calls", "play", "score")
"""What a deal must have for it to count as wholly checked."""


@dataclass(frozen=True)
class Breach:
    """The first thing that breaks the rules: clause, code, one sentence, where in the row, and what was expected."""

    clause: str
    code: str
    reason: str
    where: str = ""
    expected: str = ""

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        expected = f" Expected: {self.expected}." if self.expected else ""
        reason = self.reason if self.reason.endswith((".", "!", "?")) else f"{self.reason}."
        clause = f" [{self.clause}]" if self.clause else ""
        return visible(f"{place}{reason}{expected}{clause} ({self.code})")


@dataclass
class Report:
    """What is found out about a deal, piece by piece.

    ``taken`` says what was taken to be so because it is not told; ``reached`` how many events the deal went through;
    ``doubtful`` that the score differs by what may be of earlier deals.
    """

    checked: list[str] = field(default_factory=list)
    unchecked: dict[str, str] = field(default_factory=dict)
    taken: list[str] = field(default_factory=list)
    finding: Breach | None = None
    record: dict[str, Any] | None = None
    reached: int = 0
    doubtful: bool = False

    @property
    def doubts(self) -> int:
        """How far this is from what is recorded: 0 it agrees, 1 it may, 2 it does not."""
        return 2 if self.finding is not None else 1 if self.doubtful else 0

    def check(self, *parts: str) -> None:
        """Note parts as checked."""
        for part in parts:
            self.unchecked.pop(part, None)
            if part not in self.checked:
                self.checked.append(part)

    def cannot(self, part: str, why: str) -> None:
        """Note why a part could not be checked, unless it was."""
        if part not in self.checked:
            self.unchecked.setdefault(part, why)

    def find(self, finding: Breach, part: str) -> None:
        """Note what breaks the rules; only the first counts."""
        self.check(part)
        if self.finding is None:
            self.finding = finding

    def take(self, *words: str) -> None:
        """Note what is taken to be so."""
        self.taken += [word for word in words if word not in self.taken]


@dataclass(frozen=True)
class Verdict:
    """The verdict on one row. ``extent`` is wholly, in part, not, or, for a row that cannot be read, unreadable."""

    file: str
    line: int
    deal: str
    match: str
    variant: str
    extent: str
    checked: tuple[str, ...] = ()
    unchecked: tuple[tuple[str, str], ...] = ()
    taken: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()
    finding: Breach | None = None
    record: dict[str, Any] | None = None

    @property
    def verdict(self) -> str:
        """One word: conforms, breaks, unchecked or unreadable."""
        if self.finding is not None:
            return "breaks"
        return "conforms" if self.checked else "unreadable" if self.extent == "unreadable" else "unchecked"

    @property
    def place(self) -> str:
        """File, line, match and deal."""
        named = [f"{self.file}:{self.line}" if self.line else self.file]
        named += [f"match {self.match}"] if self.match else []
        return visible(", ".join([*named, f"deal {self.deal}"] if self.deal else named))

    def data(self) -> dict[str, Any]:
        """Return the verdict as JSON has it."""
        found = self.finding
        told = {} if found is None else {name: value for name, value in vars(found).items() if value}
        return {
            "file": self.file,
            "line": self.line,
            "deal": self.deal,
            "match": self.match,
            "variant": self.variant,
            "verdict": self.verdict,
            "extent": self.extent,
            "checked": list(self.checked),
            "unchecked": dict(self.unchecked),
            "taken": list(self.taken),
            "problems": list(self.problems),
            **({"finding": told} if told else {}),
            **({"record": self.record} if self.record is not None else {}),
        }


def extent(report: Report) -> str:
    """Return how far a deal was checked."""
    if not report.checked:
        return "not"
    return "wholly" if all(part in report.checked for part in WHOLE) else "in part"


def refused(refusal: Refusal, where: str, expected: str) -> Breach:
    """Return the finding of an event that the rules refuse."""
    return Breach(refusal.clause, refusal.code, refusal.reason, where, expected)
