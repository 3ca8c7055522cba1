"""Declarations, belote, melds within tricks and instant wins as flat tables. Clauses declarations, belote, match."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from belote.batch import layout as at
from belote.batch.words import CannotBatch, place
from belote.belote.rules import WORDS
from belote.contracts import ContractTable
from belote.deal import Rules
from belote.declarations.melds import square_cards
from belote.declarations.rules import MeldTable

Ints = npt.NDArray[np.int64]


def fill_words(shape: Ints, rules: Rules) -> None:
    """Write down the words of declarations and belote."""
    if rules.declarations is not None:
        fill_declarations(shape, rules)
    if rules.belote is None:
        return
    words = rules.belote.words
    shape[at.BELOTE], shape[at.BELOTE_POINTS] = 1, words.points
    if words.said not in WORDS:
        raise CannotBatch("belote.said", repr(words.said))
    shape[at.FIRST_WORD], shape[at.SECOND_WORD] = WORDS[words.said]
    shape[at.ONLY_FIRST], shape[at.KING_FIRST] = words.said == "first_card", words.said == "king_then_queen"
    shape[at.TRICK_WON] = words.trick_must_be_won
    shape[at.WITH_RUN] = place(words.with_run, at.WITH_RUNS, "belote.with_run")
    shape[at.WITH_SQUARE] = place(words.with_square, at.WITH_SQUARES, "belote.with_square")


def fill_declarations(shape: Ints, rules: Rules) -> None:
    """Write down the words of the declarations."""
    if rules.declarations is None:
        return
    words, pack = rules.declarations.words, rules.pack
    shape[at.MELDS] = 1
    shape[at.SAY] = place(words.say, at.SAYS, "declarations.say")
    shape[at.SAY_IF] = place(words.say_if, at.SAY_IFS, "declarations.say_if")
    shape[at.SHOW] = place(words.show, at.SHOWS, "declarations.show")
    shape[at.SHARED] = place(words.shared_card, at.SHAREDS, "declarations.shared_card")
    shape[at.SQUARE_AND_RUN] = place(words.square_and_run, at.AGAINST, "declarations.square_and_run")
    shape[at.TIE] = place(words.tie, at.TIES, "declarations.tie")
    shape[at.FALSE_CLAIM] = place(words.false_claim, at.FALSE_CLAIMS, "declarations.false_claim")
    for number, step in enumerate(words.runs_by):
        shape[at.RUNS_BY + number] = place(step, at.STEPS, "declarations.runs_by")
    shape[at.KING_QUEEN] = sum(1 << pack.ranks.index(rank) for rank in "KQ" if rank in pack.ranks)
    squares = [square_cards(pack, pack.ranks.index(rank)) for rank in words.silencing_squares if rank in pack.ranks]
    shape[at.SILENCING] = len(squares)
    shape[at.SILENCE : at.SILENCE + len(squares)] = squares


def fill_melds(row: Ints, rules: Rules, table: ContractTable) -> None:
    """Write down declarations and belote under one denomination."""
    if rules.declarations is not None and table.contract in rules.declarations.tables:
        row[at.HAS_TABLE] = 1
        row[at.JOINED] = rules.declarations.joined.get(table.contract, 0)
        fill_table(row, rules.declarations.tables[table.contract])
    if rules.belote is not None:
        word = rules.belote.words.in_.get(table.contract, "none")
        row[at.IN_WORD] = place(word, at.IN_WORDS, "belote.in")
        pairs = rules.belote.pairs[table.denomination]
        row[at.PAIR : at.PAIR + len(pairs)] = pairs
    if rules.trick_melds is not None:
        row[at.TRICK_PAIR_CARDS] = rules.trick_melds.pairs[table.denomination]


def fill_table(row: Ints, melds: MeldTable) -> None:
    """Write down the values of runs and squares, in card points."""
    row[at.LONGEST] = melds.longest
    row[at.RUN_VALUE : at.RUN_VALUE + len(melds.runs)] = melds.runs
    row[at.SQUARES] = len(melds.squares)
    for number, square in enumerate(melds.squares):
        start = at.SQUARE + 3 * number
        row[start : start + 3] = square.cards, square.value, square.rank


def fill_trick_melds(shape: Ints, rules: Rules) -> None:
    """Write down the melds within tricks."""
    if rules.trick_melds is None:
        return
    table = rules.trick_melds.table
    shape[at.TRICK_MELDS], shape[at.TRICK_PAIR] = 1, rules.trick_melds.pair_points
    shape[at.TRICK_LONGEST], shape[at.TRICK_SQUARES] = table.longest, len(table.squares)
    shape[at.TRICK_RUN : at.TRICK_RUN + len(table.runs)] = table.runs
    for number, square in enumerate(table.squares):
        start = at.TRICK_SQUARE + 2 * number
        shape[start : start + 2] = square.cards, square.value


def fill_instant(shape: Ints, rules: Rules, denominations: Sequence[str]) -> None:
    """Write down what wins the match at once: a run, or a sweep in some contracts."""
    rows = rules.declaration.match.instant_win
    if len(rows) > (at.HAND - at.INSTANT_ROWS) // at.INSTANT_WIDTH:
        raise CannotBatch("match.instant_win", f"{len(rows)} ways to win at once")
    shape[at.INSTANT] = len(rows)
    for number, row in enumerate(rows):
        named = [not row.contracts or not {name, rules.contracts[name].contract}.isdisjoint(row.contracts)
                 for name in denominations]  # fmt: skip
        start = at.INSTANT_ROWS + at.INSTANT_WIDTH * number
        shape[start : start + at.INSTANT_WIDTH] = (
            place(row.by, ("run", "sweep"), "match.instant_win.by"),
            row.length,
            place(row.suit, ("any", "trump"), "match.instant_win.suit"),
            row.other_trickless,
            sum(1 << place for place, holds in enumerate(named) if holds),
        )
