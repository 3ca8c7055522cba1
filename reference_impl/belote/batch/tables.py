"""A variant as flat tables of whole numbers, made once from its compiled rules and read by the kernels.

Nothing here knows a variant: every number comes from the declaration, and the duties of play are written down by
asking the interpreter's own functions what they choose from every pattern of the five groups.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from belote.batch import layout as at
from belote.batch.codes import ItemColumns, item_columns
from belote.batch.meld_tables import fill_instant, fill_melds, fill_trick_melds, fill_words
from belote.batch.score_tables import Situations, situations_of
from belote.batch.words import CannotBatch, place
from belote.cards import mask
from belote.contracts import ContractTable
from belote.deal import Rules
from belote.library import rules as rules_named
from belote.play.duties import DUTIES
from belote.play.rules import Lead

Ints = npt.NDArray[np.int64]


class Tables(NamedTuple):
    """The flat tables of a variant. Their places are named in ``belote.batch.layout``.

    ``situations`` finds, by what a deal is (``score_tables.key``), the row of ``rules`` that scores it, or -1 where
    the declaration cannot be scored; ``columns`` finds the column of an item's code. The tables a deal reads at random
    are narrow, so that they all stay in the nearest cache.
    """

    shape: Ints
    cards: Ints
    select: npt.NDArray[np.uint8]
    melds: Ints
    situations: npt.NDArray[np.int16]
    rules: npt.NDArray[np.int32]
    columns: Ints


class Batch(NamedTuple):
    """A variant ready for the kernels, with what is needed to say in words what they found."""

    rules: Rules
    tables: Tables
    denominations: tuple[str, ...]
    rungs: tuple[str, ...]
    items: ItemColumns
    marks: tuple[str, ...]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.rules.table.count

    @property
    def sides(self) -> int:
        """The number of sides of a deal."""
        return self.rules.table.sides()

    @property
    def sheet(self) -> int:
        """The number of columns of the score sheet."""
        return 2 if self.rules.declaration.players.sides == "partners" else self.seats


@lru_cache(maxsize=64)
def batch(name: str) -> Batch:
    """Return a variant with its options, as ``bridge-belote-bg+kirtik``, ready for the kernels.

    Raises ``BrokenDeclaration`` for a name that is none and ``CannotBatch`` where the kernels lack something.
    """
    return compile_batch(rules_named(name))


def compile_batch(rules: Rules) -> Batch:
    """Return compiled rules as flat tables. Raises ``CannotBatch``, which names the section of the declaration."""
    check_can(rules)
    denominations = tuple(rules.contracts)
    amounts = rules.declaration.auction.amounts
    rungs = tuple(rung.name for rung in amounts.rungs) if amounts else ()
    found = situations_of(rules, denominations, rungs)
    items = item_columns(found.rules)
    tables = Tables(
        shape=shape_of(rules, denominations, rungs, found),
        cards=np.array([card_row(rules, rules.contracts[name]) for name in denominations], np.int64),
        select=select_of(rules, denominations),
        melds=melds_of(rules, denominations),
        situations=found.table,
        rules=found.rows,
        columns=np.array(items.places, np.int64),
    )
    return Batch(rules, tables, denominations, rungs, items, found.marks)


def check_can(rules: Rules) -> None:
    """Refuse what the kernels cannot do: cards that are turned up while the play goes on, and packs of over 40."""
    for number, step in enumerate(rules.declaration.dealing.steps):
        if step.to == "table_down":
            raise CannotBatch(f"dealing.steps.{number}.to", "cards that are turned up during the play")
    if rules.pack.size > 40:
        raise CannotBatch("pack.ranks", f"a pack of {rules.pack.size} cards")


def shape_of(rules: Rules, denominations: Sequence[str], rungs: Sequence[str], found: Situations) -> Ints:
    """Return what holds in every deal."""
    shape = np.zeros(at.SHAPE, np.int64)
    declaration, pack, table = rules.declaration, rules.pack, rules.table
    shape[at.SEATS], shape[at.SIDES] = table.count, table.sides()
    shape[at.SIDE_WORD] = place(declaration.players.sides, at.SIDE_WORDS, "players.sides")
    shape[at.RANKS], shape[at.SUITS], shape[at.SIZE] = len(pack.ranks), len(pack.suits), pack.size
    shape[at.FOLLOWED] = pack.followed
    shape[at.COLUMNS] = 2 if declaration.players.sides == "partners" else table.count
    shape[at.FIRST_LEAD] = place(rules.play.first_lead, at.LEADS, "play.lead.first")
    shape[at.TRUMP_LEAD] = place(rules.play.trump_lead, at.TRUMP_LEADS, "play.lead.trump")
    shape[at.RUNGS], shape[at.DENOMINATIONS] = len(rungs), len(denominations)
    for number, name in enumerate(rungs):
        shape[at.RUNG_LEADS + number] = rules.play.rung_leads.get(name) == "taker"
        shape[at.RUNG_NEEDS + number] = place(rules.scoring.needs[name], at.NEEDS, "auction.amounts.rungs")
    shape[at.MARKS_NAMED] = len(found.marks)
    fill_words(shape, rules)
    fill_trick_melds(shape, rules)
    fill_instant(shape, rules, denominations)
    return shape


def card_row(rules: Rules, table: ContractTable) -> list[int]:
    """Return the row of the cards under one denomination."""
    row = [0] * at.CARDS
    leads, pack = rules.play.leads[table.denomination], rules.pack
    for card in range(pack.size):
        row[at.VALUES + card] = table.values[card]
        row[at.BEATS + card] = beating(table, card)
        row[at.BEYOND + card] = leads[card].beyond[card]
        row[at.SUIT_OF + card] = table.suit_of[card]
        row[at.RANK_OF + card] = pack.rank(card)
    for suit, cards in enumerate(table.suits):
        lead = leads[suit * len(pack.ranks)]
        row[at.SUIT_CARDS + suit], row[at.RUFFS + suit] = cards, lead.ruffs
        row[at.FORCEABLE] = lead.forceable & pack.full
    row[at.TRUMP], row[at.KIND], row[at.TRUMPS] = table.trump, at.KINDS.index(table.kind), table.trumps
    row[at.JACK] = pack.cards(["J" + pack.suits[table.trump]]) if table.trump >= 0 else 0
    return row


def beating(table: ContractTable, best: int) -> int:
    """Return the cards that, played later, take the trick from this one."""
    return mask(card for card in range(len(table.values)) if card != best and table.beats(card, best))


def select_of(rules: Rules, denominations: Sequence[str]) -> npt.NDArray[np.uint8]:
    """Return what each row of duties chooses: by denomination, led suit, row and pattern of groups."""
    suits, ranks = len(rules.pack.suits), len(rules.pack.ranks)
    table = np.zeros((len(denominations), suits, at.ROWS, at.PATTERNS), np.uint8)
    for number, name in enumerate(denominations):
        for suit in range(suits):
            table[number, suit] = choices(rules.play.leads[name][suit * ranks])
    return table


def choices(lead: Lead) -> list[list[int]]:
    """Return the groups chosen by each row in force after a lead, for every pattern of groups that are not empty."""
    return [
        [*(DUTIES[row.word](*groups(pattern)) for pattern in range(at.WORD)), told(row.word)]
        for row in (*lead.follow, *lead.void)
    ]


def told(word: str) -> int:
    """Return what a refusal must know of a duty: 1 for any_or_ruff, 2 for the words that begin with over."""
    return (word == "any_or_ruff") + 2 * word.startswith("over_")


def groups(pattern: int) -> tuple[int, int, int, int, int]:
    """Return the five groups of a pattern, each as a bit of its own, or nothing."""
    one, two, three, four, five = (pattern & bit for bit in (at.HIGH, at.LOW, at.OVER, at.UNDER, at.OTHER))
    return one, two, three, four, five


def melds_of(rules: Rules, denominations: Sequence[str]) -> Ints:
    """Return declarations and belote under each denomination."""
    table = np.zeros((len(denominations), at.MELD_ROW), np.int64)
    for number, name in enumerate(denominations):
        fill_melds(table[number], rules, rules.contracts[name])
    return table
