"""Seats that must bid, and what happens when all pass. Clauses auction.must, .all-pass and .all-pass.taker."""

from __future__ import annotations

from belote.declaration.consistency.facts import Facts, Row
from belote.declaration.consistency.finding import Finding, Findings
from belote.declaration.consistency.situations import EMPTY, Situations, opens_at, wanted
from belote.declaration.suggest import listed


def check_must(facts: Facts, situations: Situations, row: Row) -> Findings:
    """An obliged seat may use the row on an empty table, is asked there, and is obliged by this row alone."""
    path = (*row.path, "must")
    must = [seat for seat in row.data.get("must", ()) if seat <= facts.count]
    outside = [seat for seat in must if seat not in row.data.get("seats", facts.positions)]
    if outside:
        message = f"the row is not open to position {listed(outside, 'and')}"
        yield Finding(path, "auction.must-seats", message, "Oblige only positions in seats.", "auction.must")
    if must and not set(EMPTY) & wanted(row):
        message = "the row is closed while nothing stands, so nobody is obliged"
        yield Finding(path, "auction.must-table", message, "Add opening or passes to over.", "auction.must")
        return
    for seat in must:
        if seat not in outside and not obliges(situations, row, seat):
            message = f"position {seat} never finds the table empty when this row is open to it"
            yield Finding(path, "auction.must-late", message, f"Leave position {seat} out.", "auction.must")
    yield from check_must_twice(facts, row, must)


def obliges(situations: Situations, row: Row, seat: int) -> bool:
    """Say whether the seat is ever asked on an empty table with this row open to it."""
    tables = (table for rank, table in situations.empty.items() if opens_at(row, rank))
    return any(table.situations.get((row.round, seat), frozenset()) & wanted(row) for table in tables)


def check_must_twice(facts: Facts, row: Row, must: list[int]) -> Findings:
    """No earlier row of the round obliges the same seat under the same ranks of the turned card."""
    earlier = [other for other in facts.rows if other.round == row.round and other.index < row.index]
    for other in earlier:
        both = [seat for seat in must if seat in other.data.get("must", ())]
        ranks = set(row.data.get("turned", facts.ranks)) & set(other.data.get("turned", facts.ranks))
        if both and ranks and wanted(row) & wanted(other) & set(EMPTY):
            message = f"another row already obliges position {listed(both, 'and')}"
            path = (*row.path, "must")
            yield Finding(path, "auction.must-twice", message, "Oblige it in one row; it may choose.", "auction.must")


def check_all_pass(facts: Facts, situations: Situations) -> Findings:
    """All can pass unless a seat is obliged, whatever card is turned; a deal that is played has a turned suit."""
    all_pass = facts.data["auction"]["all_pass"]
    path = ("auction", "all_pass")
    open_ranks = [rank for rank, table in situations.empty.items() if table.ends]
    if all_pass["deal"] == "cannot" and open_ranks:
        message = "all can pass: no seat is obliged in the last round"
        if any(not table.ends for table in situations.empty.values()):
            message = f"all can pass when a card such as {listed(open_ranks, 'or')} is turned"
        instead = "Oblige a seat with must, or write what happens."
        yield Finding((*path, "deal"), "auction.can-pass", message, instead, "auction.all-pass")
    if all_pass["deal"] != "cannot" and not open_ranks:
        message = "all can never pass: a seat is obliged"
        yield Finding((*path, "deal"), "auction.cannot-pass", message, "Write cannot.", "auction.all-pass")
    if all_pass["deal"] == "played":
        yield from check_played(facts)


def check_played(facts: Facts) -> Findings:
    """A deal that all passed is played in the turned suit, and says for whom."""
    all_pass = facts.data["auction"]["all_pass"]
    path = ("auction", "all_pass")
    if facts.turned_step is None or facts.suit_contract is None:
        message = "no suit is turned that could be trump" if facts.suit_contract else "no contract has a trump suit"
        yield Finding((*path, "deal"), "auction.played-trump", message, "Write void or cannot.", "auction.all-pass")
    if "taker" not in all_pass:
        message = "it is not said who is the taker of a deal that all have passed"
        instead = "Add taker: nobody, dealer or eldest."
        yield Finding(path, "auction.played-taker", message, instead, "auction.all-pass.taker")
    if all_pass.get("taker") == "nobody" and facts.data["players"]["sides"] == "taker_against_rest":
        message = "nobody takes, and one player is to play against the rest"
        instead = "Write dealer or eldest, or let everyone play alone."
        yield Finding((*path, "taker"), "auction.nobody-against-rest", message, instead, "auction.all-pass.taker")
    yield from check_played_receiver(facts)


def check_played_receiver(facts: Facts) -> Findings:
    """The turned card of such a deal goes to somebody who exists."""
    all_pass = facts.data["auction"]["all_pass"]
    path, clause = ("auction", "all_pass"), "auction.turned-to"
    receiver = all_pass.get("turned_to")
    if facts.turned_on_table and receiver is None:
        message = "it is not said who gets the turned card of a deal that all have passed"
        yield Finding(path, "auction.turned-to", message, "Add turned_to: nobody, taker, dealer or eldest.", clause)
    if receiver == "taker" and all_pass.get("taker", "nobody") == "nobody":
        message = "the deal has no taker to get the turned card"
        yield Finding((*path, "turned_to"), "auction.turned-to", message, "Write nobody, dealer or eldest.", clause)
    if receiver not in (None, "nobody") and not facts.turned_on_table:
        message = "no card is turned that somebody could get"
        yield Finding((*path, "turned_to"), "auction.turned-to", message, "Leave it out.", clause)
