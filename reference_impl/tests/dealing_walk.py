"""Runs the timeline of a declaration, with an auction of the caller's choice: a plain loop for the tests of dealing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from auction_games import pack_of, rules_of

from belote.auction import (
    AuctionRules,
    AuctionState,
    Call,
    apply_call,
    begin,
    contract,
    legal_calls,
    next_round,
    obliged,
)
from belote.cards import Card, Cards, Pack, mask
from belote.contracts import FinalContract
from belote.dealing import (
    Layout,
    cards_of,
    deal_step,
    give_turned,
    lay_away,
    left_over,
    may_swap,
    pick_up_hidden,
    swap,
)
from belote.dealing import begin as undealt
from belote.declaration.model import Declaration, Step

Choose = Callable[[AuctionState, tuple[Call, ...]], Call]


COMPILED: dict[int, tuple[Declaration, AuctionRules]] = {}


def compiled(game: Declaration) -> AuctionRules:
    """Compile a declaration, once."""
    if id(game) not in COMPILED:
        COMPILED[id(game)] = (game, rules_of(game))
    return COMPILED[id(game)][1]


class Moment(NamedTuple):
    """One moment of the deal: what has just happened, the cards, and the auction."""

    what: str
    layout: Layout
    auction: AuctionState | None


def name_of(step: Step) -> str:
    """Return what a step that deals no cards is called here."""
    return "look" if step.look else "lay away" if step.take else "show"


class Walk:
    """A deal from the pack to the lead."""

    def __init__(self, game: Declaration, dealer: int, order: tuple[Card, ...], choose: Choose, swaps: bool = True):
        self.game, self.dealer, self.choose, self.swaps = game, dealer, choose, swaps
        self.pack: Pack = pack_of(game)
        self.rules: AuctionRules = compiled(game)
        self.layout = undealt(order, game.players.count)
        self.auction: AuctionState | None = None
        self.given = False

    def moments(self) -> Iterator[Moment]:
        """Yield every moment until the lead, or until the deal is void or annulled."""
        steps = self.game.dealing.steps
        for place, step in enumerate(steps):
            if step.round is not None:
                self.layout = deal_step(self.layout, step, self.rules.table, self.dealer)
                yield from self.hold(step.round)
                if self.auction and self.auction.status in ("void", "annulled"):
                    return
            elif step.swap is not None:
                self.offer_swap(place)
                yield self.moment("swap")
            else:
                self.before_hand_step(place)
                self.layout = deal_step(self.layout, step, self.rules.table, self.dealer, self.taker(place))
                if step.take:
                    yield self.moment("take kitty")
                    self.put_away()
                yield self.moment(step.to or name_of(step))
        if not self.rules.rounds:
            self.auction = begin(self.rules, self.dealer, *self.turned())
        self.hand_over()
        yield self.moment("lead")

    def moment(self, what: str) -> Moment:
        return Moment(what, self.layout, self.auction)

    def turned(self) -> tuple[int, int]:
        card = self.layout.turned
        return (-1, -1) if card < 0 else (self.pack.suit(card), self.pack.rank(card))

    def hold(self, number: int) -> Iterator[Moment]:
        if self.auction is None:
            self.auction = begin(self.rules, self.dealer, *self.turned(), hands=self.layout.hands)
        elif self.auction.status == "round_over":
            self.auction = next_round(self.rules, self.auction, number, self.layout.hands)
        while self.auction.turn is not None:
            yield self.moment("call")
            calls = legal_calls(self.rules, self.auction, self.layout.hands)[self.auction.turn]
            seat, call = self.auction.turn, self.choose(self.auction, calls)
            self.auction = apply_call(self.rules, self.auction, seat, call, self.layout.hands)
            if call.do == "pass":
                self.layout = pick_up_hidden(self.layout, seat)
        yield self.moment(f"round {number}")

    def contract(self) -> FinalContract | None:
        running = self.auction is None or self.auction.status != "contract"
        return None if running or self.auction is None else contract(self.rules, self.auction)

    def taker(self, place: int) -> int | None:
        """The taker, or the seat the next round obliges."""
        found = self.contract()
        if found is not None:
            return found.taker
        later = [step.round for step in self.game.dealing.steps[place:] if step.round is not None]
        held = self.auction is not None
        return obliged(self.rules, self.dealer, later[0], self.turned()[1]) if later and held else None

    def before_hand_step(self, place: int) -> None:
        if self.auction is not None and self.game.dealing.steps[place].to == "hand":
            self.hand_over(self.taker(place))

    def hand_over(self, otherwise: int | None = None) -> None:
        if not self.given:
            found = self.contract()
            self.layout = give_turned(self.layout, found.turned_to if found else otherwise)
            self.given = True

    def offer_swap(self, place: int) -> None:
        rules = self.game.dealing.steps[place].swap
        assert rules is not None
        for seat in range(self.game.players.count):
            about = (rules, self.pack, seat, self.contract(), self.dealer)
            if self.swaps and may_swap(self.layout, *about):
                self.layout = swap(self.layout, *about)

    def put_away(self) -> None:
        seat = self.layout.kitty_taker
        hand = self.layout.hands[seat]
        number = self.layout.taken_up.bit_count()
        cards = mask([card for card in range(self.pack.size) if hand >> card & 1][:number])
        self.layout = lay_away(self.layout, seat, cards)


def random_walk(game: Declaration, rng: random.Random, passing: float = 0.7) -> Walk:
    """A deal from a shuffled pack, with random calls: the first one, mostly a pass, this often."""

    def choose(_: AuctionState, calls: tuple[Call, ...]) -> Call:
        return calls[0] if rng.random() < passing else rng.choice(calls)

    order = list(range(pack_of(game).size))
    rng.shuffle(order)
    return Walk(game, rng.randrange(game.players.count), tuple(order), choose, rng.random() < 0.8)


def calling(*words: str) -> Choose:
    """Choose these calls in turn, by what they name (``pass``, a denomination), then pass."""
    queue = list(words)

    def choose(_: AuctionState, calls: tuple[Call, ...]) -> Call:
        word = queue.pop(0) if queue else "pass"
        return next(call for call in calls if word in (call.do, call.denomination))

    return choose


def pieces(layout: Layout) -> list[Cards]:
    """All the places of a layout, each as a set of cards."""
    seats = range(len(layout.hands))
    return [
        *(cards_of(layout, seat) for seat in seats),
        left_over(layout),
        layout.kitty,
        layout.laid_away,
        layout.played,
    ]
