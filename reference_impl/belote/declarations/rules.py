"""The declarations section of a variant, compiled: values of runs by length, and squares best first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote.cards import Cards, Pack
from belote.contracts import ContractTable
from belote.declaration.model import Belote, Declaration, Declarations, DeclarationTable
from belote.declarations.melds import Meld, square_cards

SHORTEST = 3


@dataclass(frozen=True)
class Square:
    """A rank whose four cards are a declaration; ``value`` in card points, ``place`` 0 for the best of the table."""

    rank: int
    cards: Cards
    value: int
    place: int

    def meld(self) -> Meld:
        """Return the declaration."""
        return Meld("square", self.cards, self.cards.bit_count(), self.rank, -1, self.value, self.place)


@dataclass(frozen=True)
class MeldTable:
    """What declarations are worth in one contract, in card points. ``runs`` is indexed by length."""

    runs: tuple[int, ...]
    squares: tuple[Square, ...]

    @property
    def longest(self) -> int:
        """The length of the longest run that can be named, 0 if none can."""
        return len(self.runs) - 1 if len(self.runs) > SHORTEST else 0

    def value(self, length: int) -> int:
        """Return the value of a run; a run that is too short, too long or worth nothing is no declaration."""
        return self.runs[length] if length < len(self.runs) else 0


@dataclass(frozen=True)
class DeclarationRules:
    """The declarations of a variant: its words, the table of each contract by name, and what belote adds to a run.

    ``joined`` holds, by contract name, the card points of belote that become part of a run of exactly three trumps.
    """

    pack: Pack
    words: Declarations
    tables: Mapping[str, MeldTable]
    joined: Mapping[str, int]


def compile_declarations(
    declaration: Declaration, pack: Pack, tables: Mapping[str, ContractTable]
) -> DeclarationRules | None:
    """Compile the declarations section; nothing if the variant has none."""
    section = declaration.declarations
    if section is None:
        return None
    return DeclarationRules(
        pack=pack,
        words=section,
        tables={name: compile_table(table, pack) for name, table in section.in_.items()},
        joined={table.contract: joined_points(declaration.belote, table) for table in tables.values()},
    )


def compile_table(table: DeclarationTable, pack: Pack) -> MeldTable:
    """Compile the table of one contract; ranks the pack does not hold make no squares."""
    listed = [(letter, group.value) for group in table.squares for letter in group.ranks if letter in pack.ranks]
    squares = []
    for place, (letter, value) in enumerate(listed):
        rank = pack.ranks.index(letter)
        squares.append(Square(rank, square_cards(pack, rank), value, place))
    return MeldTable((0,) * SHORTEST + table.runs, tuple(squares))


def joined_points(belote: Belote | None, table: ContractTable) -> int:
    """Return the card points that join a run of three trumps. Clause belote.with-run.

    Where one pair counts in all trumps, which one is known only during play, so nothing joins there.
    """
    if belote is None or belote.with_run != "joins_three":
        return 0
    word = belote.in_.get(table.contract, "none")
    joins = word in ("each", "each_unless_discarded") or (word == "one" and table.trump >= 0)
    return belote.points if joins else 0
