"""The auction of a declaration, compiled once. Clauses auction.rows, auction.amounts and auction.order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from belote.auction.calls import Amount, Call
from belote.auction.views import Openings, View
from belote.cards import Cards, Pack, members
from belote.contracts import ContractTable, compile_contracts
from belote.declaration.model import Amounts, Auction, BidRow, Declaration
from belote.errors import CannotHappen
from belote.setup import Seat, Table


@dataclass(frozen=True)
class RoundRules:
    """One round: how it ends, and its rows, each with a number of its own in the whole auction.

    Clause auction.rounds.
    """

    ends: str
    rows: tuple[tuple[int, BidRow], ...]


@dataclass(frozen=True)
class Minds:
    """What the rows of an auction ask about; what none asks about is the same to all of them."""

    position: bool
    turned_rank: bool
    passed: bool
    earlier: bool


@dataclass(frozen=True)
class AuctionRules:
    """Who may call what.

    ``amounts`` are all amounts, lowest first, ``ranks`` their places; ``groups`` rank the denominations; ``rows`` are
    all bid rows by number, ``of`` the denominations of each doubling row. ``any_bid``: a bid below the standing one
    may be doubled; ``out_of_turn``: a seat may speak out of turn; ``late``: after the auction something may be called
    until the first card. ``minds`` holds what the rows ask about (see ``Minds``), ``memo`` and ``named`` answers
    already worked out, which are no part of the value: the openings of a view, the bids a row names.
    """

    auction: Auction
    pack: Pack
    table: Table
    rounds: tuple[RoundRules, ...]
    rows: tuple[BidRow, ...]
    amounts: tuple[Amount, ...]
    ranks: Mapping[Amount, int]
    groups: Mapping[str, int]
    tables: Mapping[str, ContractTable]
    plain_values: tuple[int, ...]
    limited: tuple[int, ...]
    of: tuple[frozenset[str], ...]
    minds: Minds
    any_bid: bool
    out_of_turn: bool
    late: bool
    memo: dict[View, Openings] = field(default_factory=dict, compare=False, repr=False)
    named: dict[tuple[int, int], frozenset[Call]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def flagged(self) -> bool:
        """Say whether bids may carry a flag."""
        return self.auction.amounts is not None and self.auction.amounts.flag != "none"

    def same_side(self, one: Seat, other: Seat) -> bool:
        """Say whether two seats bid for the same side; only partners do, a taker being alone against the rest."""
        return one == other or self.table.partner(one) == other

    def points(self, hand: Cards, denomination: str | None) -> int:
        """Return the card points of a hand in a denomination, or by plain values where none stands."""
        if denomination is not None:
            return self.tables[denomination].points(hand)
        return sum(self.plain_values[card] for card in members(hand))


def compile_auction(declaration: Declaration, pack: Pack, table: Table) -> AuctionRules:
    """Compile the auction of a resolved declaration."""
    auction = declaration.auction
    rows = tuple(row for part in auction.rounds for row in part.bids)
    amounts = ladder(auction.amounts)
    moments = {row.when for row in auction.doubling} | {row.when for row in auction.annul}
    return AuctionRules(
        auction=auction,
        pack=pack,
        table=table,
        rounds=number_rows(auction),
        rows=rows,
        amounts=amounts,
        ranks={amount: rank for rank, amount in enumerate(amounts)},
        groups={name: rank for rank, group in enumerate(auction.order) for name in names(pack, group)},
        tables=compile_contracts(declaration, pack),
        plain_values=plain_values(declaration, pack),
        limited=tuple(number for number, row in enumerate(rows) if row.limit),
        of=tuple(frozenset(names(pack, row.of)) for row in auction.doubling),
        minds=minds(rows, pack, table),
        any_bid=any(row.target == "any_bid" for row in auction.doubling),
        out_of_turn=not moments.isdisjoint({"any_time", "until_lead", "before_calls"}),
        late=not moments.isdisjoint({"until_lead", "after_deal"}),
    )


def minds(rows: tuple[BidRow, ...], pack: Pack, table: Table) -> Minds:
    """Find out what the rows ask about."""
    return Minds(
        position=any(row.must or len(row.seats) < table.count for row in rows),
        turned_rank=any(row.turned and not set(pack.ranks) <= set(row.turned) for row in rows),
        passed=any(row.after_pass == "refused" for row in rows),
        earlier=any(row.equal == "earlier_seat" for row in rows),
    )


def number_rows(auction: Auction) -> tuple[RoundRules, ...]:
    """Return the rounds with their rows numbered through the auction."""
    rounds = []
    number = 0
    for part in auction.rounds:
        rounds.append(RoundRules(part.ends, tuple(enumerate(part.bids, number))))
        number += len(part.bids)
    return tuple(rounds)


def ladder(amounts: Amounts | None) -> tuple[Amount, ...]:
    """Return all amounts, lowest first: the numbers, then the rungs; a single nothing where bids carry none.

    Clause auction.rungs.
    """
    if amounts is None:
        return (None,)
    numbers = range(amounts.from_, amounts.to + 1, amounts.step)
    return (*numbers, *(rung.name for rung in amounts.rungs))


def names(pack: Pack, words: Iterable[str], turned: int = -1) -> tuple[str, ...]:
    """Return the denominations some words of a row stand for, each once. ``turned`` is the suit of the turned card."""
    found: dict[str, None] = {}
    for word in words:
        found.update(dict.fromkeys(names_of(pack, word, turned)))
    return tuple(found)


def names_of(pack: Pack, word: str, turned: int) -> tuple[str, ...]:
    """Return the denominations one word stands for. Clause auction.bid."""
    if word not in ("suits", "turned", "others"):
        return (word,)
    suits = range(len(pack.suits))
    if word == "suits":
        return tuple(pack.suit_name(suit) for suit in suits)
    if turned < 0:
        raise CannotHappen("a row needs a turned card, and none was turned")
    return tuple(pack.suit_name(suit) for suit in suits if (suit == turned) == (word == "turned"))


def plain_values(declaration: Declaration, pack: Pack) -> tuple[int, ...]:
    """Return the plain card points of each card, of the suit contract if there is one. Clause auction.annul.hand."""
    contracts = sorted(declaration.contracts.values(), key=lambda contract: contract.kind != "suit")
    values = next((contract.plain.values for contract in contracts if contract.plain), {})
    return tuple(values.get(code[0], 0) for code in pack.codes)
