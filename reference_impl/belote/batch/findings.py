"""What was found of one deal, in words: the same whether a kernel found it or the interpreter."""

from __future__ import annotations

from typing import NamedTuple

from belote.batch import layout as at
from belote.batch.codes import FAULTS
from belote.batch.columns import Results
from belote.batch.tables import Batch
from belote.play.rules import Row

Counts = tuple[tuple[int, ...], ...]
Items = tuple[tuple[int, str, int, int], ...]


class Judgement(NamedTuple):
    """What was found of a deal.

    ``verdict`` is conforms, breaks, unfinished, differs (from the score told), broken (rules that cannot score it) or
    corrupt; ``at`` the number of plays before the fault; ``winners`` the seats of the tricks; ``counts`` card points
    without the last trick, declarations, belote and tricks by side; ``items`` writer (-1 the pool), code, card points
    and game points, summed; ``written`` game points by column of the score sheet.
    """

    verdict: str
    at: int = -1
    code: str = ""
    clause: str = ""
    outcome: str = ""
    winner: int = -1
    takers: int = -1
    winners: tuple[int, ...] = ()
    counts: Counts = ()
    items: Items = ()
    written: tuple[int, ...] = ()
    hung: int = 0
    paid: int = 0
    earned: int = 0


def named(code: str, clause: str) -> str:
    """Return a fault by its code and its clause; what cannot even be a deal breaks no clause."""
    return f"{code} [{clause}]" if clause else code


def finding(own: Batch, results: Results, number: int, denomination: int) -> Judgement:
    """Return what a kernel found of a deal."""
    found = [int(value) for value in results.found[number]]
    verdict, fault = at.VERDICT_WORDS[found[at.VERDICT]], found[at.FAULT]
    won = () if verdict == "broken" else tuple(int(seat) for seat in results.winners[number] if seat != at.NOT_SHOWN)
    code = FAULTS[fault][0]
    clause = clause_of(own, fault, found[at.DETAIL], denomination)
    if verdict not in ("conforms", "differs"):
        return Judgement(verdict, found[at.AT], code, clause, winners=won)
    return Judgement(
        verdict,
        found[at.AT],
        code,
        clause,
        at.OUTCOMES[found[at.OUTCOME]],
        found[at.WINNER],
        found[at.TAKERS],
        won,
        tuple(tuple(int(value) for value in row) for row in results.counts[number]),
        items_of(own, results, number),
        tuple(int(value) for value in results.written[number]),
        found[at.HUNG],
        found[at.PAID],
        found[at.EARNED],
    )


def clause_of(own: Batch, fault: int, detail: int, denomination: int) -> str:
    """Return the clause of a fault: its own, or that of the row of duties in force."""
    clause = FAULTS[fault][1]
    return clause or (row_in_force(own, detail, denomination).clause if FAULTS[fault][0].startswith("play.") else "")


def row_in_force(own: Batch, detail: int, denomination: int) -> Row:
    """Return the row of duties a kernel names by led suit and number."""
    suit, row = divmod(detail, at.ROWS)
    leads = own.rules.play.leads[own.denominations[denomination]]
    lead = leads[suit * len(own.rules.pack.ranks)]
    return (*lead.follow, *lead.void)[row]


def items_of(own: Batch, results: Results, number: int) -> Items:
    """Return the items of a deal; those of nothing are left out."""
    found = []
    for writer in range(own.sides + 1):
        for column, name in enumerate(own.items.names):
            points, game = (int(value) for value in results.items[number, writer, column])
            if points or game:
                found.append((-1 if writer == own.sides else writer, name, points, game))
    return tuple(sorted(found))
