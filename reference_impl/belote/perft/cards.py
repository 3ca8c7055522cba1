"""Count the sequences of cards that may be played. Clause record.perft.

The legal sets are those of ``belote.play``, asked for at every position that is visited. Three things save visits and
change no number: at the last card the legal set is counted, not played out; between two tricks a position is what is
left, who leads and whether the taker has played a trump, and is worked out once; of cards in one hand that nothing
tells apart (see ``alike``) one is played, and counts as many times.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from belote import dealing
from belote.cards import Card, Cards, mask, members
from belote.contracts import ContractTable, FinalContract
from belote.deal import Deal
from belote.deal.state import PlayState
from belote.dealing.layout import NO_CARD
from belote.errors import CannotHappen
from belote.play import legal_cards, legal_leads
from belote.setup import Seat

REMEMBERED = 1_000_000
"""How many positions between tricks are remembered before all are forgotten."""

ALWAYS: Cards = 1 << 63
"""A bit that is no card, and is among the others at every moment."""

Trick = tuple[Card, ...]
Position = tuple[Cards, Seat, bool, int]
"""What is left, who leads, whether the taker has played a trump (where that matters), and how many cards to play."""


@dataclass
class PlayCounter:
    """Counts from one position in play. The memory it keeps changes nothing in its answers.

    With ``plain`` every card is played out by itself and nothing is remembered: slow, and the same numbers.
    """

    deal: Deal
    plain: bool = False
    known: dict[Position, int] = field(default_factory=dict, repr=False)

    def nodes(self, depth: int) -> int:
        """Return the number of sequences of ``depth`` cards, at least 1; 0 if fewer are left."""
        play = self.play
        if not play.trick:
            return self.from_lead(self.left, play.leader, self.trumped, depth)
        return self.from_trick(self.left, play.leader, play.trick, self.trumped, depth)

    def divide(self, depth: int) -> dict[Card, int]:
        """Return for each legal card, in the order of the pack, the number of sequences that begin with it."""
        play = self.play
        return {
            card: self.after(self.left, play.leader, play.trick, self.trumped, card, depth)
            for card in members(play.legal)
        }

    def from_lead(self, left: Cards, leader: Seat, trumped: bool, depth: int) -> int:
        """Return the number of sequences that begin with a lead."""
        key = (left, leader, trumped, depth)
        found = self.known.get(key)
        if found is None:
            found = self.counted(left, leader, (), trumped, depth, self.leads(left, leader, trumped))
            if not self.plain:
                if len(self.known) >= REMEMBERED:
                    self.known.clear()
                self.known[key] = found
        return found

    def from_trick(self, left: Cards, leader: Seat, trick: Trick, trumped: bool, depth: int) -> int:
        """Return the number of sequences that go on with a trick that was led."""
        return self.counted(left, leader, trick, trumped, depth, self.follows(left, leader, trick))

    def counted(self, left: Cards, leader: Seat, trick: Trick, trumped: bool, depth: int, legal: Cards) -> int:
        """Return the number of sequences that begin with one of these legal cards."""
        if depth == 1:
            return legal.bit_count()
        seat = (leader + len(trick)) % self.count
        others = left & ~self.own[seat] | mask(trick) | self.apart | ALWAYS
        total = 0
        for card, times in self.alike(legal, others):
            total += times * self.after(left, leader, trick, trumped, card, depth)
        return total

    def after(self, left: Cards, leader: Seat, trick: Trick, trumped: bool, card: Card, depth: int) -> int:
        """Return the number of sequences whose first card is this one."""
        if depth == 1:
            return 1
        seat = (leader + len(trick)) % self.count
        if self.trump_matters and seat == self.contract.taker and self.table.trumps >> card & 1:
            trumped = True
        left, trick = left ^ 1 << card, (*trick, card)
        if len(trick) < self.count:
            return self.from_trick(left, leader, trick, trumped, depth - 1)
        for played in trick:
            left |= self.under.get(played, 0)
        return self.from_lead(left, (leader + self.table.winner(trick)) % self.count, trumped, depth - 1)

    def leads(self, left: Cards, leader: Seat, trumped: bool) -> Cards:
        """Return the legal leads. Clause play.lead."""
        contract, playable = self.contract, self.own[leader] & left
        manner, level, taker = contract.manner, contract.level, contract.taker
        return legal_leads(self.deal.rules.play, self.table, playable, manner, level, leader, taker, trumped)

    def follows(self, left: Cards, leader: Seat, trick: Trick) -> Cards:
        """Return the legal cards of the next player of a trick that was led. Clause play.legal-card."""
        seat = (leader + len(trick)) % self.count
        holder = (leader + self.table.winner(trick)) % self.count
        partner_holds = self.sides[holder] == self.sides[seat]
        return legal_cards(self.deal.rules.play, self.table, self.own[seat] & left, trick, partner_holds)

    def alike(self, legal: Cards, others: Cards) -> Iterator[tuple[Card, int]]:
        """Yield one of each kind of legal cards, and how many there are of the kind.

        Two cards of one suit in one hand are of a kind if no card of another hand or of this trick lies between them:
        whatever is compared with them later, both are higher or both are lower. A card that no duty can force, or that
        covers another, is of a kind of its own.
        """
        if self.plain or not legal & (legal - 1):
            yield from ((card, 1) for card in members(legal))
            return
        cards = sorted(members(legal), key=self.place.__getitem__)
        last, times = cards[0], 1
        for card in cards[1:]:
            if self.between[last][card] & others:
                yield last, times
                times = 0
            last, times = card, times + 1
        yield last, times

    @cached_property
    def play(self) -> PlayState:
        """The state of the play."""
        if self.deal.play is None or self.deal.phase != "play":
            raise CannotHappen("cards are counted where no card can be played")
        return self.deal.play

    @cached_property
    def contract(self) -> FinalContract:
        """The contract that is played."""
        if self.deal.contract is None:
            raise CannotHappen("cards are counted without a contract")
        return self.deal.contract

    @cached_property
    def table(self) -> ContractTable:
        """The cards under the contract."""
        return self.deal.table

    @cached_property
    def count(self) -> int:
        """The number of seats."""
        return self.deal.rules.table.count

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return tuple(self.deal.side(seat) for seat in range(self.count))

    @cached_property
    def left(self) -> Cards:
        """The cards that can be played now, of all seats."""
        return sum(dealing.playable(self.deal.layout, seat) for seat in range(self.count))

    @cached_property
    def own(self) -> tuple[Cards, ...]:
        """All cards each seat has still to play, covered ones too."""
        return tuple(dealing.cards_of(self.deal.layout, seat) for seat in range(self.count))

    @cached_property
    def under(self) -> dict[Card, Cards]:
        """What is turned face up at the end of the trick in which a card was played. Clause play.table-cards."""
        layout, play = self.deal.layout, self.play
        found: dict[Card, Cards] = {}
        for seat, (above, below) in enumerate(zip(layout.table_up, layout.table_down, strict=True)):
            for place, card in enumerate(below):
                if card != NO_CARD:
                    cover = above[place] if above[place] != NO_CARD else play.trick[(seat - play.leader) % self.count]
                    found[cover] = 1 << card
        return found

    @cached_property
    def trump_matters(self) -> bool:
        """Whether leads depend on what the taker has played. Clause play.lead.trump."""
        return self.deal.rules.play.trump_lead == "not_before_taker"

    @cached_property
    def trumped(self) -> bool:
        """Whether the taker has played a trump, where that matters."""
        return self.trump_matters and self.play.taker_played_trump

    @cached_property
    def apart(self) -> Cards:
        """The cards that are like no other: those no duty can force, those on a covered card, and the covered ones."""
        unforced = ~self.deal.rules.play.leads[self.table.denomination][0].forceable
        return unforced | mask(self.under) | sum(self.under.values())

    @cached_property
    def place(self) -> tuple[int, ...]:
        """For each card its place when all are sorted by suit and strength."""
        table = self.table
        order = sorted(range(len(table.suit_of)), key=lambda card: (table.suit_of[card], table.strength[card]))
        return tuple(map(order.index, range(len(order))))

    @cached_property
    def between(self) -> tuple[tuple[Cards, ...], ...]:
        """For each two cards what tells them apart: the cards between; ``ALWAYS`` if nothing is needed for it."""
        size = range(len(self.table.suit_of))
        return tuple(tuple(self.telling(one, other) for other in size) for one in size)

    def telling(self, one: Card, other: Card) -> Cards:
        """Return what tells two cards apart, as ``between`` says."""
        table = self.table
        if table.suit_of[one] != table.suit_of[other] or (1 << one | 1 << other) & self.apart:
            return ALWAYS
        low, high = sorted((one, other), key=table.strength.__getitem__)
        return table.higher[low] & ~table.higher[high] & ~(1 << high)
