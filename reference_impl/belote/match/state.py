"""A match: its rules, and where it stands. Clause match.end.

Scores are kept in *columns* of the score sheet: one for each side of a partnership game, else one for each seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote.declaration.model import Dealer, Declaration, Fault, Mark, Match
from belote.declaration.structure import build
from belote.scoring.marks import no_marks
from belote.scoring.results import Marks, Pool
from belote.scoring.tables import denominations
from belote.setup import Seat, Table


@dataclass(frozen=True)
class MatchRules:
    """What a match needs of a declaration; ``contracts`` are contract name and kind by denomination."""

    match: Match
    dealer: Dealer
    table: Table
    marks: tuple[Mark, ...]
    faults: Mapping[str, Fault]
    contracts: Mapping[str, tuple[str, str]]

    @property
    def columns(self) -> int:
        """The number of columns of the score sheet."""
        return 2 if self.table.players.sides == "partners" else self.table.count

    def column(self, seat: Seat) -> int:
        """Return the column a seat writes in."""
        return seat % 2 if self.table.players.sides == "partners" else seat

    def column_names(self) -> tuple[str, ...]:
        """Return the names of the columns: NS and EW, or seat letters."""
        return ("NS", "EW") if self.table.players.sides == "partners" else tuple(self.table.letters)


@dataclass(frozen=True)
class MatchState:
    """Where a match stands: totals and target in game points, by column; stakes that hang; marks and faults counted.

    ``dealer`` deals next (nothing while it is open); ``deals`` counts the deals that were scored. When it is
    ``finished``, ``winners`` are columns, none in a drawn match, and ``reason`` is ``target``, ``deals``, ``won``,
    ``sweep``, ``level`` or ``fault``.
    """

    totals: tuple[int, ...]
    marks: Marks
    faults: Mapping[str, tuple[int, ...]]
    target: int | None
    dealer: Seat | None = None
    pool: Pool = ()
    deals: int = 0
    finished: bool = False
    winners: tuple[int, ...] = ()
    reason: str = ""


def compile_match(declaration: Declaration) -> MatchRules:
    """Return the rules of a match."""
    return MatchRules(
        match=declaration.match,
        dealer=declaration.dealing.dealer,
        table=Table(declaration.players),
        marks=build(declaration.scoring.get("marks") or (), tuple[Mark, ...]),
        faults=declaration.irregularities,
        contracts=dict(denominations(declaration)),
    )


def begin(rules: MatchRules, dealer: Seat | None = None) -> MatchState:
    """Return a match before its first deal. Who deals first is decided outside: clause dealing.dealer.first.

    Clause match.start.
    """
    return MatchState(
        totals=(0,) * rules.columns,
        marks=no_marks(rules.marks, rules.columns),
        faults=dict.fromkeys(rules.faults, (0,) * rules.columns),
        target=rules.match.target,
        dealer=dealer,
    )
