"""What a hand holds, what of it may be named, and what the others learn.

Clauses declarations.runs, declarations.squares, declarations.shared-card and declarations.said-as.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from belote.cards import Cards
from belote.contracts import ContractTable
from belote.declarations.melds import Meld, Run, maximal_runs, may_hold
from belote.declarations.rules import SHORTEST, DeclarationRules, MeldTable, Square


@dataclass(frozen=True)
class Word:
    """What the others learn of a declaration; a field that is not said is empty, 0 or -1.

    ``length`` is the class a run is called by, that is the shortest run worth as much; ``value`` in card points;
    ``top`` a rank index.
    """

    kind: str = ""
    length: int = 0
    value: int = 0
    top: int = -1
    cards: Cards = 0


def reading(rules: DeclarationRules, table: ContractTable, cards: Cards) -> tuple[Meld, ...]:
    """Return the declarations of a hand: squares from the best, then runs by suit and from the top.

    Where a card may not serve twice it is the reading worth most, at equal worth the one with the dearer squares.
    Under ``holder_chooses`` this is one choice among those of ``nameable``. Empty in a contract without declarations.
    """
    melds = rules.tables.get(table.contract)
    if melds is None or not may_hold(rules.pack, cards):
        return ()
    held = [square for square in melds.squares if square.cards & ~cards == 0]
    if rules.words.shared_card == "allowed":
        return with_squares(rules, table, cards, cards, held)
    choices = [chosen for count in range(len(held), -1, -1) for chosen in combinations(held, count)]
    readings = [with_squares(rules, table, cards, without(cards, chosen), chosen) for chosen in choices]
    return max(readings, key=merit)


def merit(melds: tuple[Meld, ...]) -> tuple[int, int, int]:
    """Return what makes one reading better than another: its value, that of its squares, its best square."""
    squares = [meld for meld in melds if meld.kind == "square"]
    best = min((meld.place for meld in squares), default=0)
    return sum(meld.value for meld in melds), sum(meld.value for meld in squares), -best


def without(cards: Cards, squares: tuple[Square, ...]) -> Cards:
    """Return the cards that are left once these squares are taken out."""
    for square in squares:
        cards &= ~square.cards
    return cards


def with_squares(
    rules: DeclarationRules,
    table: ContractTable,
    cards: Cards,
    for_runs: Cards,
    squares: tuple[Square, ...] | list[Square],
) -> tuple[Meld, ...]:
    """Return these squares, and the runs read in the cards left for runs."""
    melds = rules.tables[table.contract]
    runs = (
        run_meld(rules, table, piece)
        for run in maximal_runs(rules.pack, for_runs)
        for piece in pieces(run, melds)
        if melds.value(piece.length)
    )
    return (*(square.meld() for square in squares), *runs)


def pieces(run: Run, melds: MeldTable) -> Iterator[Run]:
    """Cut a run, from the top, into pieces of the longest length that can be named. Clause declarations.cut."""
    top, left = run.top, run.length
    while melds.longest and left >= SHORTEST:
        length = min(left, melds.longest)
        yield Run(run.suit, top - length + 1, length)
        top, left = top - length, left - length


def run_meld(rules: DeclarationRules, table: ContractTable, run: Run) -> Meld:
    """Return a run as a declaration, with the belote that joins it."""
    cards = run.cards(rules.pack)
    joined = rules.joined.get(table.contract, 0) if joins(rules, table, run) else 0
    value = rules.tables[table.contract].value(run.length) + joined
    return Meld("run", cards, run.length, run.top, run.suit, value, joined=joined)


def joins(rules: DeclarationRules, table: ContractTable, run: Run) -> bool:
    """Say whether the run is of exactly three trumps with king and queen. Clause belote.with-run."""
    pair = {rules.pack.ranks.find("K"), rules.pack.ranks.find("Q")}
    trump = run.suit == table.trump or table.kind == "all_trump"
    return trump and run.length == SHORTEST and pair <= set(range(run.low, run.top + 1))


def nameable(
    rules: DeclarationRules, table: ContractTable, cards: Cards, already: tuple[Meld, ...]
) -> tuple[Meld, ...]:
    """Return what the holder of these cards may truthfully declare now, besides what he has declared already.

    Under ``holder_chooses`` that is every square and every part of a run that uses no card twice, unless it lies beside
    a run declared already and the table could name both as one; otherwise what is left of the reading.
    """
    if rules.words.shared_card != "holder_chooses":
        return tuple(meld for meld in reading(rules, table, cards) if meld not in already)
    melds = rules.tables.get(table.contract)
    if melds is None or not may_hold(rules.pack, cards):
        return ()
    for meld in already:
        cards &= ~meld.cards
    squares = [square.meld() for square in melds.squares if square.cards & ~cards == 0]
    parts = [part for run in maximal_runs(rules.pack, cards) for part in parts_of(run, melds)]
    apart = [part for part in parts if not any(makes_one(part, meld, melds) for meld in already)]
    return (*squares, *(run_meld(rules, table, part) for part in apart))


def makes_one(run: Run, said: Meld, melds: MeldTable) -> bool:
    """Say whether a run lies beside one that was said, and both together are a run the table names."""
    if said.kind != "run" or said.suit != run.suit:
        return False
    beside = said.top + 1 == run.low or run.top + 1 == said.top - said.length + 1
    return beside and run.length + said.length <= melds.longest


def parts_of(run: Run, melds: MeldTable) -> Iterator[Run]:
    """Yield every part of a run that can be named, the longest first and from the top."""
    for length in range(min(run.length, melds.longest), SHORTEST - 1, -1):
        if melds.value(length):
            for low in range(run.top - length + 1, run.low - 1, -1):
                yield Run(run.suit, low, length)


def identify(rules: DeclarationRules, table: ContractTable, cards: Cards) -> Meld | None:
    """Return what exactly these cards are as a declaration, whoever holds them; nothing if they are none."""
    melds = rules.tables.get(table.contract)
    if melds is None:
        return None
    for square in melds.squares:
        if square.cards == cards:
            return square.meld()
    runs = list(maximal_runs(rules.pack, cards))
    if len(runs) != 1 or runs[0].cards(rules.pack) != cards or not melds.value(runs[0].length):
        return None
    return run_meld(rules, table, runs[0])


def word(rules: DeclarationRules, table: ContractTable, meld: Meld) -> Word:
    """Return what the others learn when this is declared. Clause declarations.said-as."""
    said_as = rules.words.said_as
    if said_as == "value":
        return Word(value=meld.value)
    name = Word(kind=meld.kind, length=run_class(rules, table, meld))
    if said_as == "kind_and_top":
        return Word(name.kind, name.length, top=meld.top)
    if said_as == "cards":
        return Word(name.kind, meld.length, meld.value, meld.top, meld.cards)
    return name


def run_class(rules: DeclarationRules, table: ContractTable, meld: Meld) -> int:
    """Return the shortest length worth as much as this run; 0 for a square."""
    if meld.kind == "square":
        return 0
    runs = rules.tables[table.contract].runs
    return runs.index(runs[meld.length])
