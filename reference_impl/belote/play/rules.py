"""The rows of a variant's play section, compiled: one look-up leads from the led card to the duty in force."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote.cards import Card, Cards, Pack, mask
from belote.contracts import ContractTable
from belote.declaration.model import Declaration, Duties, Play
from belote.errors import CannotHappen
from belote.play.duties import DUTIES, Select

HOLDERS = ("opponent", "partner", "opponent_ruffed", "partner_ruffed")


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the declaration: its path, its word, the duty the word stands for, and its clause."""

    path: str
    word: str
    clause: str
    select: Select


Rows = tuple[Row, Row, Row, Row]

FREE = Row("", "free", "play.void", DUTIES["free"])
"""Void on a trump lead, in no trumps and in all trumps: any card, always; the declaration has no row for it."""


@dataclass(frozen=True, slots=True)
class Lead:
    """What is in force once a card of this suit has been led.

    ``suit`` holds the cards of the led suit; ``ruffs`` the trumps when they can ruff, that is on a plain lead in a
    suit contract, else nothing. ``beyond`` holds, for each card, the cards it does not beat or equal within its suit:
    the stronger ones, and all cards of other suits. ``forceable`` is the complement of the trumps no duty can force.
    ``follow`` and ``void`` are the rows for a player who can and who cannot follow, in the order of ``HOLDERS``.
    """

    suit: Cards
    ruffs: Cards
    beyond: tuple[Cards, ...]
    forceable: Cards
    follow: Rows
    void: Rows


@dataclass(frozen=True)
class PlayRules:
    """The play section of a variant. ``leads`` holds, by denomination, the ``Lead`` of each led card."""

    pack: Pack
    leads: Mapping[str, tuple[Lead, ...]]
    first_lead: str
    trump_lead: str
    rung_leads: Mapping[str, str]


def compile_play(declaration: Declaration, pack: Pack, tables: Mapping[str, ContractTable]) -> PlayRules:
    """Compile the play section for every denomination. A row that cannot arise in the variant may be absent."""
    play = declaration.play
    amounts = declaration.auction.amounts
    return PlayRules(
        pack=pack,
        leads={name: compile_leads(play, pack, table) for name, table in tables.items()},
        first_lead=play.lead.first,
        trump_lead=play.lead.trump,
        rung_leads={rung.name: rung.lead for rung in amounts.rungs} if amounts else {},
    )


def compile_leads(play: Play, pack: Pack, table: ContractTable) -> tuple[Lead, ...]:
    """Compile what follows from each led card in one denomination."""
    beyond = tuple(table.higher[card] | (pack.full ^ table.suits[table.suit_of[card]]) for card in range(pack.size))
    forceable = ~mask(card for card in range(pack.size) if table.trumps >> card & 1 and unforced(play, pack, card))
    leads = []
    for suit, cards in enumerate(table.suits):
        follow, void = rows_of(play, table, suit)
        ruffs = 0 if suit == table.trump else table.trumps
        leads.append(Lead(cards, ruffs, beyond, forceable, follow, void))
    return tuple(leads[table.suit_of[card]] for card in range(pack.size))


def unforced(play: Play, pack: Pack, card: Card) -> bool:
    """Say whether the card is of a rank no duty can force as a trump. Clause play.never-forced."""
    return pack.codes[card][0] in play.never_forced


def rows_of(play: Play, table: ContractTable, suit: int) -> tuple[Rows, Rows]:
    """Return the rows of followers and of void players when this suit is led. Clause play.situation."""
    nothing: Rows = (FREE, FREE, FREE, FREE)
    if table.kind == "no_trump" and play.no_trump:
        return compile_rows(play.no_trump.follow_plain, "no_trump.follow_plain"), nothing
    if table.kind == "all_trump" and play.all_trump:
        return compile_rows(play.all_trump.follow_trump, "all_trump.follow_trump"), nothing
    if table.kind == "suit" and play.suit and suit == table.trump:
        return compile_rows(play.suit.follow_trump, "suit.follow_trump"), nothing
    if table.kind == "suit" and play.suit:
        return (
            compile_rows(play.suit.follow_plain, "suit.follow_plain"),
            compile_rows(play.suit.void, "suit.void"),
        )
    raise CannotHappen(f"no rows of play for a contract of kind {table.kind} were accepted")


def compile_rows(duties: Duties, path: str) -> Rows:
    """Compile one group of rows: the four facts about who holds the trick."""
    words = (duties.opponent, duties.partner, duties.opponent_ruffed, duties.partner_ruffed)
    one, two, three, four = (
        Row(f"play.{path}.{holder}", word, clause_of(path, holder), DUTIES[word])
        for holder, word in zip(HOLDERS, words, strict=True)
    )
    return one, two, three, four


def clause_of(path: str, holder: str) -> str:
    """Return the clause of a row: its path without the kind ``suit``, in the spelling of clause ids.

    Clauses play.follow-trump.opponent to play.all-trump.follow-trump.partner.
    """
    return f"play.{path.removeprefix('suit.')}.{holder}".replace("_", "-")
