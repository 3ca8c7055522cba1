"""Random deals in which every legal set, every turn, every trick and every contract is held against the oracle."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple

from belote.cards import members
from belote.deal import Deal, Event, Given, Legal, PlayCard, Rules, Say, apply, legal, start
from belote.errors import Refusal
from belote.oracle.auction import Auction, Call
from belote.oracle.calls import is_legal_call, legal_calls, say
from belote.oracle.play import Contract, first_leader, legal_cards
from belote.oracle.table import Data, trump_suit
from belote.oracle.trick import winner
from belote.oracle.turns import all_pass, begin_round, contract, whose_turn
from belote.oracle.walk import STYLES, heard, next_event, spoken, tried_call, tried_card
from belote.sampling import random_given

TRIES = 0.15
"""How often an event is tried at a decision, legal or not."""


class Difference(NamedTuple):
    """Where the two disagree: on what, in which position, and what each of them says."""

    what: str
    position: str
    oracle: str
    interpreter: str

    def __str__(self) -> str:
        return f"{self.what}\n  {self.position}\n  oracle:      {self.oracle}\n  interpreter: {self.interpreter}"


class Found(NamedTuple):
    """What came of some deals: how much was compared, by kind, and the differences."""

    counts: Counter[str]
    differences: tuple[Difference, ...]

    @property
    def decisions(self) -> int:
        """The number of decisions, in auction and play, whose legal set was compared."""
        return self.counts["calls"] + self.counts["cards"]


class Disagreement(Exception):
    """The two disagree; the deal cannot be followed further."""


def compare_deals(name: str, rules: Rules, data: Data, number: int, seed: int) -> Found:
    """Compare a number of random deals of a declaration, ``data`` being what ``rules`` was compiled from."""
    counts: Counter[str] = Counter()
    differences: list[Difference] = []
    for index in range(number):
        random = Random(f"{name} {seed} {index}")
        walk = Walk(name, rules, data, random, STYLES[index % len(STYLES)])
        walk.run()
        counts.update(walk.counts)
        differences += walk.differences
    return Found(counts, tuple(differences))


def given(rules: Rules, random: Random) -> Given:
    """Return a random dealer and pack, and match scores round about where a row of doubling may ask for them."""
    some = random_given(rules, random)
    if "taker" in rules.table.side_names():
        return some  # the sides of the match are not those of the deal
    return some._replace(scores=tuple(random.randrange(60, 140) for _ in range(rules.table.sides())))


@dataclass
class Walk:
    """One deal, followed by both."""

    name: str
    rules: Rules
    data: Data
    random: Random
    style: str
    counts: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    trick: list[tuple[str, str]] = field(default_factory=list)
    turn: str = ""
    taker_has_played_a_trump: bool = False
    contract: Contract | None = None

    def run(self) -> None:
        """Follow the deal to its end, or to the first difference."""
        self.given = given(self.rules, self.random)
        self.deal = start(self.rules, self.given)
        self.auction = Auction(self.data, self.letter(self.given.dealer), self.hands(), self.turned(), self.scores())
        try:
            self.follow()
        except Disagreement:
            return

    def follow(self) -> None:
        """Compare at every decision, try something now and then, and go on."""
        while self.deal.phase != "over":
            found = legal(self.deal)
            self.keep_up()
            self.check(found)
            if self.random.random() < TRIES:
                self.try_something(found)
            self.go_on(next_event(self.deal, found, self.style, self.random))
        self.keep_up()
        self.check_outcome()

    def keep_up(self) -> None:
        """Bring the oracle's auction to this moment: hands, turned card, and rounds that begin here."""
        self.auction = replace(
            self.auction, hands=self.hands(), complete=self.deal.phase == "play", carded=self.deal.layout.played != 0
        )
        while self.auction.stage == "between":
            if self.auction.round == len(self.auction.parameters["rounds"]):
                self.auction = all_pass(replace(self.auction, turned=self.turned()))
            else:
                self.auction = begin_round(self.auction, self.hands(), self.turned())

    def check(self, found: Legal) -> None:
        """Compare turn, calls, contract and cards at one decision. Raises ``Disagreement``."""
        calls = {self.letter(seat): frozenset(heard(call) for call in some) for seat, some in found.calls.items()}
        self.same("calls", described(fully_named(legal_calls(self.auction))), described(calls))
        if found.phase in ("auction", "offer"):
            self.counts["calls"] += 1
            self.same("turn", whose_turn(self.auction), self.letter(found.turn))
            return
        self.same("stage", self.auction.stage, "over")
        if self.contract is None:
            self.check_contract()
        if found.phase == "play":
            self.check_cards(found)

    def check_contract(self) -> None:
        """Compare what is played, and who leads. Raises ``Disagreement``."""
        self.contract = contract(self.auction)
        self.turn = first_leader(self.data, self.contract, self.auction.dealer)
        self.same("contract", str(self.contract), str(self.standing_contract()))
        self.counts["contracts"] += 1

    def standing_contract(self) -> Contract:
        """Return the interpreter's contract in the words of the oracle."""
        has = self.deal.contract
        if has is None:
            raise Disagreement
        seats = [has.taker, has.doubler, has.last_raiser, has.turned_to]
        taker, doubler, raiser, turned_to = (self.letter(seat) for seat in seats)
        number = has.round if self.auction.outcome == "contract" else 0
        return Contract(
            has.denomination, taker, has.amount, has.flag, has.level, has.manner, doubler, raiser, turned_to, number
        )

    def check_cards(self, found: Legal) -> None:
        """Compare whose turn it is and the legal set of cards. Raises ``Disagreement``."""
        self.same("turn", self.turn, self.letter(found.turn))
        self.same("cards", names(self.legal_set()), names(self.codes(found.cards)))
        self.counts["cards"] += 1

    def legal_set(self) -> frozenset[str]:
        """Return the oracle's legal set of the seat whose turn it is."""
        assert self.contract is not None
        playable = self.playable(self.turn)
        return legal_cards(
            self.data,
            self.contract,
            self.auction.dealer,
            self.turn,
            playable,
            self.trick,
            self.taker_has_played_a_trump,
        )

    def try_something(self, found: Legal) -> None:
        """Offer the interpreter an event that may be illegal; it must take it exactly if the oracle does."""
        self.counts["tries"] += 1
        if found.phase == "play" and self.random.random() < 0.7:
            event: Event = tried_card(self.deal, self.random)
            assert isinstance(event, PlayCard)
            allowed = event.seat == found.turn and self.rules.pack.codes[event.card] in self.legal_set()
        else:
            seat, call = tried_call(self.auction, self.rules.table.letters, self.random)
            event = Say(self.rules.table.seat(seat), spoken(call))
            allowed = is_legal_call(self.auction, seat, call)
        self.same(f"accepts {self.written(event)}", str(allowed), str(accepts(self.deal, event)))

    def go_on(self, event: Event) -> None:
        """Carry one event out on both sides. Raises ``Disagreement`` if a trick is won by another seat."""
        self.events.append(self.written(event))
        if isinstance(event, Say):
            self.auction = say(self.auction, self.letter(event.seat), heard(event.call))
            if self.contract is not None and self.auction.outcome == "contract":
                self.contract = contract(self.auction)
        self.deal = apply(self.deal, event)
        if isinstance(event, Say) and self.contract is not None and self.deal.phase != "over":
            self.same("contract", str(self.contract), str(self.standing_contract()))
        if isinstance(event, PlayCard):
            self.add_card(self.rules.pack.codes[event.card])

    def add_card(self, card: str) -> None:
        """Add a card to the trick; a complete trick is compared and put away."""
        assert self.contract is not None
        denomination = self.contract.denomination
        if self.turn == self.contract.taker and card[1] == trump_suit(denomination):
            self.taker_has_played_a_trump = True
        self.trick.append((self.turn, card))
        if len(self.trick) < self.rules.table.count:
            self.turn = self.letter(self.rules.table.next(self.rules.table.seat(self.turn)))
            return
        self.turn = winner(self.data, denomination, self.trick)
        play = self.deal.play
        if play is not None:
            self.same("winner", self.turn, self.letter(play.last_winner))
            self.counts["tricks"] += 1
        self.trick.clear()

    def check_outcome(self) -> None:
        """Compare how a deal without play ended. Raises ``Disagreement``."""
        ended = self.deal.result.outcome if self.deal.result else ""
        says = self.auction.outcome if self.auction.outcome in ("void", "annulled") else "played"
        self.same("outcome", says, ended if ended in ("void", "annulled") else "played")

    def same(self, what: str, oracle: str, interpreter: str) -> None:
        """Note a difference and stop following the deal. Raises ``Disagreement``."""
        if oracle != interpreter:
            self.differences.append(Difference(f"{self.name}: {what}", self.position(), oracle, interpreter))
            raise Disagreement

    def position(self) -> str:
        """Return the position written out: what was given, what happened, and the hands now."""
        pack = " ".join(self.rules.pack.codes[card] for card in self.given.pack)
        hands = "; ".join(f"{seat} {names(self.playable(seat))}" for seat in self.rules.table.letters)
        return (
            f"dealer {self.letter(self.given.dealer)}; scores {self.scores()}; pack {pack}; events "
            f"{', '.join(self.events) or 'none'}; turned {self.auction.turned or 'none'}; now {hands}"
        )

    def written(self, event: Event) -> str:
        """Return an event in letters."""
        seat = self.letter(event.seat)
        if isinstance(event, PlayCard):
            return f"{seat} {self.rules.pack.codes[event.card]}"
        if isinstance(event, Say):
            return f"{seat} {in_words(heard(event.call))}"
        return f"{seat} {type(event).__name__}"

    def letter(self, seat: int | None) -> str:
        """Return the letter of a seat of the interpreter, "" for nobody."""
        return "" if seat is None or seat < 0 else self.rules.table.letter(seat)

    def codes(self, cards: int) -> frozenset[str]:
        """Return a set of cards of the interpreter as codes."""
        return frozenset(self.rules.pack.codes[card] for card in members(cards))

    def hands(self) -> dict[str, frozenset[str]]:
        """Return the hands at this moment."""
        return {self.letter(seat): self.codes(hand) for seat, hand in enumerate(self.deal.layout.hands)}

    def playable(self, seat: str) -> frozenset[str]:
        """Return the hand of a seat with its face-up table cards. Clause play.playable."""
        number = self.rules.table.seat(seat)
        rows = self.deal.layout.table_up
        up = [self.rules.pack.codes[card] for card in rows[number] if card >= 0] if rows else []
        return self.codes(self.deal.layout.hands[number]) | frozenset(up)

    def turned(self) -> str:
        """Return the turned card, or nothing."""
        card = self.deal.layout.turned
        return self.rules.pack.codes[card] if card >= 0 else ""

    def scores(self) -> dict[str, int]:
        """Return the game points before the deal by side."""
        return dict(zip(self.rules.table.side_names(), self.given.scores, strict=False))


def accepts(deal: Deal, event: Event) -> bool:
    """Say whether the interpreter takes an event."""
    try:
        apply(deal, event)
    except Refusal:
        return False
    return True


def fully_named(calls: dict[str, frozenset[Call]]) -> dict[str, frozenset[Call]]:
    """Return the calls without the doubles that could name their bid and do not: both say the same."""
    return {seat: frozenset(call for call in some if not shorter(call, some)) for seat, some in calls.items()}


def shorter(call: Call, calls: frozenset[Call]) -> bool:
    """Say whether a double leaves out a denomination that another of the calls names."""
    return call.do == "double" and not call.of and any(other.of and other._replace(of="") == call for other in calls)


def described(calls: dict[str, frozenset[Call]]) -> str:
    """Return calls by seat in one line, in a fixed order."""
    return "; ".join(f"{seat}: {', '.join(sorted(in_words(call) for call in calls[seat]))}" for seat in sorted(calls))


def in_words(call: Call) -> str:
    """Return a call in one line."""
    amount = "" if call.amount is None else str(call.amount)
    flag = "with the promise" if call.flag else ""
    manner = call.manner if call.manner != "plain" else ""
    return " ".join(word for word in (call.do, call.word, call.denomination, amount, flag, manner, call.of) if word)


def names(cards: frozenset[str]) -> str:
    """Return a set of cards in one line, in a fixed order."""
    return " ".join(sorted(cards, key=lambda card: (card[1], card[0])))
