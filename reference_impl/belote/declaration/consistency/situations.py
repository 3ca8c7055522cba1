"""What can lie on the table when a seat is to speak: which situations can arise for each row of bids.

Clauses auction.over, auction.must and auction.all-pass. Two things are worked out for every rank the turned card may
have. While nothing stands, everything is certain: which seat is asked, which must bid, whether all can pass. Which bids
can stand when a row is used is a matter of what *may* happen, and the answer errs on the side of yes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from belote.declaration.consistency.facts import Facts, Row
from belote.declaration.consistency.finding import Data
from belote.declaration.consistency.outbidding import Outbidding

EMPTY = ("opening", "passes")
STANDING = ("partner", "opponents", "own")
BY_DEFAULT = (*EMPTY, "partner", "opponents")

Spot = tuple[int, int]
"""A round and a position."""


@dataclass
class EmptyTable:
    """The auction as long as nothing stands, for one rank of the turned card.

    ``situations`` holds what each seat finds when its turn comes, whether it is asked or not; ``obliged`` the seats
    that must bid there; ``ends`` whether the last round can end with nothing bid.
    """

    situations: dict[Spot, frozenset[str]] = field(default_factory=dict)
    obliged: set[Spot] = field(default_factory=set)
    ends: bool = False


class Situations:
    """The situations of one declaration."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.outbidding = Outbidding(facts)
        self.speaks = facts.data["auction"].get("idle", "skipped") == "speaks"

    @cached_property
    def ranks(self) -> tuple[str, ...]:
        """One rank for every set of rows the rank of the turned card can open; nothing turned: the empty word."""
        if self.facts.turned_step is None:
            return ("",)
        seen: dict[tuple[bool, ...], str] = {}
        for rank in self.facts.ranks:
            seen.setdefault(tuple(opens_at(row, rank) for row in self.facts.rows), rank)
        return tuple(seen.values())

    @cached_property
    def empty(self) -> dict[str, EmptyTable]:
        """The empty table for each rank of the turned card."""
        return {rank: self.passed_through(rank) for rank in self.ranks}

    def passed_through(self, rank: str) -> EmptyTable:
        """Follow the auction with nothing bid."""
        table = EmptyTable()
        found = frozenset({"opening"})
        for number in range(1, len(self.facts.rounds) + 1):
            if number > 1:
                found = frozenset({"passes"})
            for seat in self.facts.positions:
                table.situations[number, seat] = found
                found = self.after(table, number, seat, rank)
                if not found:
                    return table
        table.ends = True
        return table

    def after(self, table: EmptyTable, number: int, seat: int, rank: str) -> frozenset[str]:
        """Return what the next seat may find, nothing standing; nothing if this seat must bid."""
        found: set[str] = set()
        for situation in table.situations[number, seat]:
            rows = [row for row in self.facts.rows if row.round == number and usable(row, seat, rank, situation)]
            if any(seat in row.data.get("must", ()) for row in rows):
                table.obliged.add((number, seat))
            elif rows or (self.speaks and self.speaks_later(number, seat, rank)):
                found.add("passes")
            else:
                found.update({situation, "passes"} if self.may_annul(seat, situation) else {situation})
        return frozenset(found)

    def speaks_later(self, number: int, seat: int, rank: str) -> bool:
        """Say whether a later seat of the round has a bid, so that an idle seat before it says pass."""
        later = range(seat + 1, self.facts.count + 1)
        rows = [row for row in self.facts.rows if row.round == number]
        return any(usable(row, other, rank, word) for other in later for row in rows for word in EMPTY)

    def may_annul(self, seat: int, situation: str) -> bool:
        """Say whether a seat may have a right to annul, which depends on its hand."""
        rows = self.facts.data["auction"].get("annul", ())
        return any(
            row["when"] == "in_turn"
            and seat in row.get("seats", self.facts.positions)
            and situation in row.get("over", BY_DEFAULT)
            for row in rows
        )

    @cached_property
    def arising(self) -> dict[tuple[Row, int, str], frozenset[str]]:
        """What each row may find, by row, position and rank; the least fixed point."""
        nodes = [(row, seat, rank) for rank in self.ranks for row in self.facts.rows for seat in self.seats(row, rank)]
        found = {node: self.on_empty_table(*node) for node in nodes}
        while True:
            live = [node for node in nodes if found[node] & wanted(node[0])]
            more = {node: found[node] | self.standing(node, live) for node in nodes}
            if more == found:
                return {node: frozenset(words) for node, words in found.items()}
            found = more

    def seats(self, row: Row, rank: str) -> Iterator[int]:
        """Yield the positions that may use a row when the turned card has this rank."""
        if opens_at(row, rank):
            yield from (seat for seat in self.facts.positions if seat in row.data.get("seats", self.facts.positions))

    def on_empty_table(self, row: Row, seat: int, rank: str) -> frozenset[str]:
        """Return what the row may find while nothing stands."""
        return self.empty[rank].situations.get((row.round, seat), frozenset())

    def standing(self, node: tuple[Row, int, str], live: list[tuple[Row, int, str]]) -> frozenset[str]:
        """Return whose bids may stand when the row is used, given the rows that can be used at all."""
        row, seat, rank = node
        return frozenset(
            self.relation(seat, other)
            for below, other, same in live
            if same == rank
            and self.in_time(below, other, row, seat)
            and self.outbidding.possible(row, below, earlier=seat < other, limit=self.used_up(row, below, seat, other))
        )

    def in_time(self, below: Row, other: int, row: Row, seat: int) -> bool:
        """Say whether a bid under one row can stand when a seat uses another."""
        goes_on = all(part["ends"] == "each_spoke" for part in self.facts.rounds[below.round - 1 : row.round - 1])
        if below.round != row.round:
            return below.round < row.round and goes_on
        return self.facts.rounds[row.round - 1]["ends"] == "passed" or other < seat

    def relation(self, seat: int, other: int) -> str:
        """Return what the holder of the standing bid is to a seat."""
        if seat == other:
            return "own"
        return "partner" if self.facts.partners and (seat - other) % 2 == 0 else "opponents"

    def used_up(self, row: Row, below: Row, seat: int, other: int) -> bool:
        """Say whether the bid that stands used up the row for this seat."""
        limit = row.data.get("limit")
        if limit is None or below != row or limit["times"] > 1:
            return False
        shared = {"own"} if limit["per"] == "seat" else {"own", "partner"}
        return limit["per"] == "table" or self.relation(seat, other) in shared

    def of_row(self, row: Row) -> frozenset[str]:
        """Return everything that can arise for a row."""
        return frozenset().union(*(words for (one, _, _), words in self.arising.items() if one == row))

    def over_something(self, row: Row) -> bool:
        """Say whether the row can be used over a bid that stands."""
        return bool(self.of_row(row) & wanted(row) & set(STANDING))

    @cached_property
    def live(self) -> frozenset[tuple[Row, int]]:
        """The rows that can be used, with the positions that can use them."""
        return frozenset((row, seat) for (row, seat, _), words in self.arising.items() if words & wanted(row))

    @property
    def overcalled(self) -> bool:
        """Whether any bid can be made while another stands."""
        return any(self.over_something(row) for row in self.facts.rows)

    def of_annulment(self, row: Data) -> tuple[str, ...]:
        """Return everything that can arise for an annulment in turn."""
        seats = set(row.get("seats", self.facts.positions))
        found = {
            word
            for table in self.empty.values()
            for (_, seat), words in table.situations.items()
            if seat in seats
            for word in words
        }
        for below, other in self.live:
            found.update(self.relation(seat, other) for seat in seats if self.asked_after(below, other, seat))
        return tuple(word for word in (*BY_DEFAULT, "own") if word in found)

    def asked_after(self, below: Row, other: int, seat: int) -> bool:
        """Say whether a seat can be asked while a bid stands: its maker only if he may bid or is doubled."""
        if seat == other:
            again = any(row for row, own in self.live if own == seat and "own" in self.of_row(row) & wanted(row))
            return again or bool(self.facts.doubling)
        last = below.round == len(self.facts.rounds)
        return self.facts.rounds[below.round - 1]["ends"] == "passed" or not last or other < seat


def opens_at(row: Row, rank: str) -> bool:
    """Say whether a row can be open when the turned card has this rank."""
    return not rank or rank in row.data.get("turned", rank)


def wanted(row: Row) -> frozenset[str]:
    """Return the situations a row is open in."""
    return frozenset(row.data.get("over", BY_DEFAULT))


def usable(row: Row, seat: int, rank: str, situation: str) -> bool:
    """Say whether a row opens a bid to a seat while nothing stands."""
    in_seats = seat in row.data["seats"] if "seats" in row.data else True
    return in_seats and opens_at(row, rank) and situation in wanted(row)
