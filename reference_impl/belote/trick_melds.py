"""Combinations found in the cards of a trick and scored by its winner. Clauses trick-melds.kinds to .king-queen.

Only runs that cannot be made longer count; run, square and pair add up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from belote.cards import Card, Cards, Pack, mask
from belote.contracts import ContractTable
from belote.declaration.model import Declaration, DeclarationTable
from belote.declarations.melds import maximal_runs
from belote.declarations.reading import pieces
from belote.declarations.rules import MeldTable, compile_table


@dataclass(frozen=True)
class TrickMeld:
    """A ``run``, a ``square`` or the ``pair`` of king and queen of trump; ``value`` in card points."""

    kind: str
    cards: Cards
    value: int


@dataclass(frozen=True)
class TrickMeldRules:
    """The trick melds of a variant; ``pairs`` holds the king and queen of trump by denomination."""

    pack: Pack
    table: MeldTable
    pair_points: int
    pairs: Mapping[str, Cards]


def compile_trick_melds(
    declaration: Declaration, pack: Pack, tables: Mapping[str, ContractTable]
) -> TrickMeldRules | None:
    """Compile the trick melds; nothing if the variant has none."""
    section = declaration.trick_melds
    if section is None:
        return None
    return TrickMeldRules(
        pack=pack,
        table=compile_table(DeclarationTable(section.runs, section.squares), pack),
        pair_points=section.king_queen_of_trump,
        pairs={name: pair_of(pack, table.trump) for name, table in tables.items()},
    )


def pair_of(pack: Pack, trump: int) -> Cards:
    """Return king and queen of the trump suit; nothing without a trump suit."""
    return pack.cards(rank + pack.suits[trump] for rank in "KQ") if trump >= 0 else 0


def melds(rules: TrickMeldRules, table: ContractTable, trick: Iterable[Card]) -> tuple[TrickMeld, ...]:
    """Return the melds in a complete trick: run, square, pair.

    Clauses trick-melds.runs, trick-melds.squares and trick-melds.king-queen.
    """
    cards = mask(trick)
    runs = [piece for run in maximal_runs(rules.pack, cards) for piece in pieces(run, rules.table)]
    found = [TrickMeld("run", run.cards(rules.pack), rules.table.value(run.length)) for run in runs]
    found += [TrickMeld("square", one.cards, one.value) for one in rules.table.squares if one.cards & ~cards == 0]
    pair = rules.pairs[table.denomination]
    if pair and pair & ~cards == 0:
        found.append(TrickMeld("pair", pair, rules.pair_points))
    return tuple(meld for meld in found if meld.value)


def total(found: Iterable[TrickMeld]) -> int:
    """Return what some trick melds are worth together, in card points."""
    return sum(meld.value for meld in found)
