"""The belote section of a variant, compiled, and what is known of the pairs of a deal.

Clauses belote.pair and belote.contracts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote.cards import Card, Cards, Pack
from belote.contracts import ContractTable
from belote.declaration.model import Belote, Declaration
from belote.setup import Seat

WORDS = {
    "automatic": (False, False),
    "first_card": (True, False),
    "second_card": (False, True),
    "both_cards": (True, True),
    "king_then_queen": (True, True),
}
"""Whether the first and the second card of a pair need a word."""


@dataclass(frozen=True)
class BeloteRules:
    """The belote of a variant. ``pairs`` holds, by denomination, king and queen of each suit whose pair counts."""

    pack: Pack
    words: Belote
    pairs: Mapping[str, tuple[Cards, ...]]


@dataclass(frozen=True)
class Pair:
    """A pair of which at least one card is played.

    ``qualified`` is false if the first card was a discard that spoils the pair; ``trick`` the number of the trick in
    which the pair became complete, and ``won`` whether the holder's side won that trick, once it is over.
    """

    seat: Seat
    suit: int
    first: Card
    first_said: bool
    qualified: bool
    second: Card | None = None
    second_said: bool = False
    trick: int | None = None
    won: bool | None = None


@dataclass(frozen=True)
class BeloteState:
    """The pairs of a deal in the order of their first cards, and in the order in which they became complete."""

    pairs: tuple[Pair, ...] = ()
    completed: tuple[tuple[Seat, int], ...] = ()

    def pair(self, seat: Seat, suit: int) -> Pair | None:
        """Return the pair a seat has begun in a suit, or nothing."""
        return next((pair for pair in self.pairs if (pair.seat, pair.suit) == (seat, suit)), None)


def compile_belote(declaration: Declaration, pack: Pack, tables: Mapping[str, ContractTable]) -> BeloteRules | None:
    """Compile the belote section; nothing if the game has none."""
    section = declaration.belote
    if section is None:
        return None
    pairs = {name: compile_pairs(section, pack, table) for name, table in tables.items()}
    return BeloteRules(pack, section, pairs)


def compile_pairs(section: Belote, pack: Pack, table: ContractTable) -> tuple[Cards, ...]:
    """Return king and queen by suit: of the trump suit, in all trumps of every suit; 0 where no pair counts."""
    counts = section.in_.get(table.contract, "none") != "none"
    return tuple(
        pack.cards(rank + letter for rank in "KQ")
        if counts and (suit == table.trump or table.kind == "all_trump")
        else 0
        for suit, letter in enumerate(pack.suits)
    )
