"""What scoring needs to know of a deal. Clauses scoring.order and scoring.count.

Sides are integers as in ``belote.setup``; every tuple is indexed by side. Everything here is in card points.
"""

from __future__ import annotations

from dataclasses import dataclass

from belote.setup import Seat, Side, Table


@dataclass(frozen=True, slots=True)
class DealFacts:
    """A finished deal, as scoring sees it: totals and a contract, no cards.

    ``cards`` are card points **without** the last trick, before scaling; ``last_trick`` is the side that took it, or
    nothing when no trick was completed. ``taker`` is nothing in a deal that nobody took. ``amount`` is a number of
    card points, the name of a rung, or nothing; ``flag`` the promise of all tricks. ``taker_tricks`` counts the tricks
    of the taking player himself. ``jack_side`` holds the trump jack in its tricks. ``columns`` names, for each side,
    the columns of the score sheet that write what the side writes: the side itself, or, with one taker against the
    rest, the seats. Left out: no declarations, no belote, one trick for each side, one column for each side.
    """

    denomination: str
    cards: tuple[int, ...]
    last_trick: Side | None
    taker: Side | None
    tricks: tuple[int, ...] = ()
    amount: int | str | None = None
    flag: bool = False
    level: int = 0
    last_raiser: Side | None = None
    passed_out: bool = False
    declarations: tuple[int, ...] = ()
    belote: tuple[int, ...] = ()
    jack_side: Side | None = None
    taker_tricks: int = 0
    last_deal: bool = False
    columns: tuple[tuple[int, ...], ...] = ()
    eldest: Side | None = None

    def __post_init__(self) -> None:
        sides = len(self.cards)
        left_out = {
            "tricks": (1,) * sides,
            "declarations": (0,) * sides,
            "belote": (0,) * sides,
            "columns": tuple((side,) for side in range(sides)),
        }
        for name, value in left_out.items():
            if not getattr(self, name):
                object.__setattr__(self, name, value)

    @property
    def swept(self) -> Side | None:
        """The side that took every trick, if one did. Clause scoring.swept."""
        takers = [side for side, tricks in enumerate(self.tricks) if tricks]
        return takers[0] if len(takers) == 1 else None


def columns(table: Table, taker: Seat | None) -> tuple[tuple[int, ...], ...]:
    """Return the columns of the score sheet of each side: seats with ``taker_against_rest``, else sides.

    What the rest writes is written by each of its players. Clause scoring.sides.
    """
    if table.players.sides != "taker_against_rest":
        return tuple((side,) for side in range(table.sides()))
    rest = tuple(seat for seat in range(table.count) if seat != taker)
    return (() if taker is None else (taker,), rest)
