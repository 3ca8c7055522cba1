"""What came of a whole run: how many deals, how far they were checked, and which clauses were broken how often."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from belote.declaration.suggest import shown
from belote.logs.misfits import Missing
from belote.logs.verdict import Verdict


@dataclass
class Summary:
    """The counts of a run. ``extents`` are by how far deals were checked, ``clauses`` by what was broken."""

    extents: Counter[str] = field(default_factory=Counter)
    verdicts: Counter[str] = field(default_factory=Counter)
    clauses: Counter[str] = field(default_factory=Counter)
    damaged: int = 0
    misfits: list[Missing] = field(default_factory=list)

    def add(self, verdict: Verdict) -> None:
        """Count a verdict."""
        self.extents[verdict.extent] += 1
        self.verdicts[verdict.verdict] += 1
        self.damaged += bool(verdict.problems) and verdict.extent != "unreadable"
        if verdict.finding is not None:
            self.clauses[verdict.finding.clause] += 1

    @property
    def deals(self) -> int:
        """The number of rows that could be read."""
        return sum(count for extent, count in self.extents.items() if extent != "unreadable")

    @property
    def status(self) -> int:
        """The exit status: 1 if a deal breaks the rules, 2 if none could be checked or the mapping is wrong, else 0."""
        checked = self.extents["wholly"] + self.extents["in part"]
        if self.misfits:
            return 2
        return 1 if self.verdicts["breaks"] else 0 if checked else 2

    def data(self) -> dict[str, Any]:
        """Return the counts as JSON has them."""
        return {
            "deals": self.deals,
            "wholly": self.extents["wholly"],
            "in_part": self.extents["in part"],
            "not": self.extents["not"],
            "unreadable": self.extents["unreadable"],
            "damaged": self.damaged,
            "conforming": self.verdicts["conforms"],
            "breaking": self.verdicts["breaks"],
            "clauses": dict(self.clauses.most_common()),
            **({"missing_columns": {one.column: one.guess or None for one in self.misfits}} if self.misfits else {}),
        }

    def lines(self) -> list[str]:
        """Return the counts in words."""
        found = self.data()
        first = (
            f"{found['deals']} deals: {found['wholly']} checked wholly, {found['in_part']} in part, {found['not']} not"
        )
        lost = f"{found['unreadable']} rows could not be read, {found['damaged']} only in part"
        told = [first] + ([lost] if found["unreadable"] or found["damaged"] else [])
        told.append(f"{found['conforming']} conform, {found['breaking']} break the rules")
        told += [f"  {clause}: {count}" for clause, count in found["clauses"].items()]
        return told + ([self.misfit_words()] if self.misfits else [])

    def misfit_words(self) -> str:
        """Return what to do about columns that are not there."""
        names = [shown(one.column) + (f" (or {shown(one.guess)}?)" if one.guess else "") for one in self.misfits]
        return f"The mapping names what no file has: {', '.join(names)}. Mend it, or leave that out of it."
