"""Whole random deals without a state for each card: the same tables and topic functions, in one loop.

For large numbers of deals where only the contract and the score are wanted. ``PlayOut`` is compiled once for a variant:
auctions are remembered by state, and dealing is done by position. What it cannot do (a swap, a kitty, cards on the
table, hands that matter in the auction, a target proved within a deal) it plays through ``belote.deal``, with the same
results; a test compares the two.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from belote import auction as calls
from belote import belote as pairs
from belote import dealing, trick_melds
from belote import declarations as melds
from belote.auction import AuctionState, Call
from belote.cards import Card, Cards
from belote.contracts import FinalContract
from belote.deal import Event, PlayCard, Rules, Say
from belote.deal.ending import finish
from belote.deal.opening import open_play
from belote.deal.state import Claim, Deal, Given, PlayState, Result
from belote.play import legal_cards, legal_leads
from belote.sampling import PASSES, sample
from belote.setup import Seat

REMEMBERED = 200_000
"""How many open calls, over all states of auctions, are remembered before all are forgotten."""

Options = tuple[tuple[Seat, Call], ...]


@dataclass
class PlayOut:
    """Plays random deals of one variant. The memory it keeps changes nothing in its answers."""

    rules: Rules
    calls: dict[AuctionState, Options] = field(default_factory=dict)
    after: dict[tuple[AuctionState, Seat, Call], AuctionState] = field(default_factory=dict)
    open_calls: int = 0
    places: dict[tuple[Seat, int, Seat | None, Seat | None], tuple[tuple[int, ...], ...]] = field(default_factory=dict)

    @property
    def direct(self) -> bool:
        """Say whether the variant can be played here, and need not go through ``belote.deal``."""
        declaration = self.rules.declaration
        steps = declaration.dealing.steps
        closed = all(
            step.to in (None, "hand", "hidden", "turned") and not step.swap and not step.take for step in steps
        )
        late = declaration.match.checked == "as_soon_as_proved" or bool(declaration.auction.annul)
        rounds = [place for place, step in enumerate(steps) if step.round is not None]
        closed = closed and not any(step.to == "hand" for step in steps[rounds[0] : rounds[-1]]) if rounds else False
        free = declaration.declarations is None or declaration.declarations.say_if == "always"
        return closed and free and not late and bool(declaration.auction.rounds)

    def play(self, random: Random, given: Given, log: list[Event] | None = None) -> Deal:
        """Play one deal to its end and return its last state; calls and cards are added to ``log``."""
        if not self.direct:
            return sample(self.rules, random, given).deal
        deal = self.hold_auction(random, given, log)
        return deal if deal.phase == "over" else self.play_cards(deal, random, log)

    def hold_auction(self, random: Random, given: Given, log: list[Event] | None) -> Deal:
        """Hold a random auction, deal all cards, and open the play."""
        rules = self.rules
        turned = self.turned_card(given)
        pack = rules.pack
        suit, rank = (-1, -1) if turned < 0 else (pack.suit(turned), pack.rank(turned))
        state = calls.begin(rules.auction, given.dealer, suit, rank, given.scores)
        while state.status in ("running", "round_over"):
            if state.status == "round_over":
                state = calls.next_round(rules.auction, state, state.round + 1)
            else:
                seat, call = self.choose(state, random)
                state = self.reached(state, seat, call)
                if log is not None:
                    log.append(Say(seat, call))
        layout = dealing.begin(given.pack, rules.table.count)
        deal = Deal(rules, given, "over", 0, layout, state)
        if state.status != "contract":
            return deal._replace(result=Result("void"))
        contract = calls.contract(rules.auction, state)
        hands = self.hands(given, contract, state.round)
        return open_play(deal._replace(contract=contract, layout=layout._replace(hands=hands, stock=())))

    def turned_card(self, given: Given) -> Card:
        """Return the turned card, or -1: the card at the place where the timeline turns one."""
        places = self.dealt(given.dealer, 0, None, None)
        return given.pack[places[-1][0]] if places[-1] else -1

    def choose(self, state: AuctionState, random: Random) -> tuple[Seat, Call]:
        """Choose a random call: a pass half of the time, else any call of any seat that may speak."""
        options = self.calls.get(state)
        if options is None:
            found = calls.legal_calls(self.rules.auction, state)
            options = tuple((seat, call) for seat, some in found.items() for call in some)
            self.remember(state, options)
        if options[0][1].do == "pass" and random.random() < PASSES:
            return options[0]
        return options[int(random.random() * len(options))]

    def remember(self, state: AuctionState, options: Options) -> None:
        """Remember the calls open in a state, and forget all others when there are too many."""
        self.open_calls += len(options)
        if self.open_calls > REMEMBERED:
            self.calls.clear()
            self.after.clear()
            self.open_calls = len(options)
        self.calls[state] = options

    def reached(self, state: AuctionState, seat: Seat, call: Call) -> AuctionState:
        """Return the auction after a call."""
        key = (state, seat, call)
        found = self.after.get(key)
        if found is None:
            found = self.after[key] = calls.apply_call(self.rules.auction, state, seat, call)
        return found

    def hands(self, given: Given, contract: FinalContract, held: int) -> tuple[Cards, ...]:
        """Return the complete hands."""
        places = self.dealt(given.dealer, held, contract.turned_to, contract.taker)
        pack = given.pack
        return tuple(sum(1 << pack[place] for place in own) for own in places[:-1])

    def dealt(self, dealer: Seat, held: int, receiver: Seat | None, taker: Seat | None) -> tuple[tuple[int, ...], ...]:
        """Return the places of the pack each seat gets cards from, and last the place of the turned card.

        They are found by dealing a pack in which card number n lies at place n.
        """
        key = (dealer, held, receiver, taker)
        if key not in self.places:
            self.places[key] = self.deal_places(dealer, held, receiver, taker)
        return self.places[key]

    def deal_places(
        self, dealer: Seat, held: int, receiver: Seat | None, taker: Seat | None
    ) -> tuple[tuple[int, ...], ...]:
        """Deal the places as ``dealt`` says; before any round, only as far as the turned card."""
        rules = self.rules
        layout = dealing.begin(tuple(range(rules.pack.size)), rules.table.count)
        stands = given_over = False
        for step in rules.declaration.dealing.steps:
            if step.round is not None:
                if held == 0:
                    break
                stands = stands or step.round == held
                continue
            if step.to == "hand" and stands and not given_over:
                layout, given_over = dealing.give_turned(layout, receiver), True
            layout = dealing.deal_step(layout, step, rules.table, dealer, taker)
        if stands and not given_over:
            layout = dealing.give_turned(layout, receiver)
        cards = [dealing.playable(layout, seat) for seat in range(rules.table.count)]
        own = [tuple(place for place in range(rules.pack.size) if hand >> place & 1) for hand in cards]
        return (*own, (layout.turned,) if layout.turned >= 0 else ())

    def play_cards(self, deal: Deal, random: Random, log: list[Event] | None) -> Deal:
        """Play all cards at random and score the deal; everything declarable is declared and shown."""
        play, contract, rules, table = deal.play, deal.contract, self.rules, deal.table
        if play is None or contract is None:
            return deal
        count, taker, seats = rules.table.count, contract.taker, range(rules.table.count)
        sides = [deal.side(seat) for seat in seats]
        hands, taken, tricks = list(play.dealt), list(play.taken), list(play.tricks)
        found = list(play.melds)
        both_cards = sum(rules.belote.pairs[table.denomination]) if rules.belote is not None else 0
        belote, trumped, leader = play.belote, False, play.leader
        for number in range(1, max(hand.bit_count() for hand in hands) + 1):
            trick: tuple[Card, ...] = ()
            for seat in (*seats[leader:], *seats[:leader]):
                if trick:
                    holder = (leader + table.winner(trick)) % count
                    legal = legal_cards(rules.play, table, hands[seat], trick, sides[holder] == sides[seat])
                else:
                    manner, level = contract.manner, contract.level
                    legal = legal_leads(rules.play, table, hands[seat], manner, level, seat, taker, trumped)
                card = pick(legal, random)
                said = False
                if both_cards >> card & 1 and rules.belote is not None and belote is not None:
                    said = pairs.may_say(rules.belote, belote, table, seat, hands[seat], card, trick)
                    belote = pairs.on_play(rules.belote, belote, table, seat, hands[seat], card, said, trick, number)
                if log is not None:
                    log.append(PlayCard(seat, card, said))
                hands[seat] ^= 1 << card
                trumped = trumped or (seat == taker and bool(table.trumps >> card & 1))
                trick = (*trick, card)
            leader = (leader + table.winner(trick)) % count
            taken[sides[leader]] |= sum(1 << card for card in trick)
            tricks[leader] += 1
            if rules.trick_melds is not None:
                found[sides[leader]] += trick_melds.total(trick_melds.melds(rules.trick_melds, table, trick))
            if belote is not None and belote.pairs and rules.belote is not None:
                belote = pairs.on_trick_won(
                    rules.belote, belote, leader, lambda one, other: rules.table.same_side(one, other, taker)
                )
        done = play._replace(
            taken=tuple(taken), tricks=tuple(tricks), last_winner=leader, belote=belote, melds=tuple(found), legal=0
        )
        return finish(deal._replace(play=self.declare(deal, done)))

    def declare(self, deal: Deal, play: PlayState) -> PlayState:
        """Declare and show everything the hands hold, in the order of play."""
        rules = self.rules.declarations
        if rules is None or rules.words.say == "automatic":
            return play
        claims: list[Claim] = []
        for seat in self.rules.table.starting(play.leader):
            already: tuple[melds.Meld, ...] = ()
            while more := melds.nameable(rules, deal.table, play.dealt[seat], already):
                already = (*already, more[0])
            claims += [Claim(seat, meld) for meld in already]
        return play._replace(claims=tuple(claims), shown=frozenset(range(self.rules.table.count)))


def pick(cards: Cards, random: Random) -> Card:
    """Return a random card of a set that is not empty."""
    for _ in range(int(random.random() * cards.bit_count())):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1
