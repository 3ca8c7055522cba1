"""What can be played, and how the cards rank and count in it. Clauses contracts.kinds, .order and .values.

A *denomination* is what a bid names: a suit, or the name of a contract without a trump suit. One ``ContractTable``
is compiled for each denomination; everything else reads these tables and never a rank letter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote.cards import SUIT_OF_LETTER, Card, Cards, Pack, members
from belote.declaration.model import Contract, Declaration, OrderAndValues
from belote.errors import CannotHappen
from belote.setup import Seat


@dataclass(frozen=True)
class ContractTable:
    """The cards under one denomination.

    ``trump`` is the index of the trump suit or -1; ``trumps`` its cards; ``suit_of`` the suit index of each card;
    ``strength`` ranks each card within its own suit (greater wins); ``higher`` holds, for each card, the stronger
    cards of its suit; ``values`` are card points.
    """

    denomination: str
    contract: str
    kind: str
    trump: int
    trumps: Cards
    suits: tuple[Cards, ...]
    suit_of: tuple[int, ...]
    strength: tuple[int, ...]
    higher: tuple[Cards, ...]
    values: tuple[int, ...]

    def points(self, cards: Cards) -> int:
        """Return the card points of a set of cards, without the last trick."""
        return sum(self.values[card] for card in members(cards))

    def winner(self, trick: tuple[Card, ...]) -> int:
        """Return the index of the best card: the highest trump, else the highest of the led suit (play.winner).

        Clause play.best-card.
        """
        best = 0
        for index in range(1, len(trick)):
            if self.beats(trick[index], trick[best]):
                best = index
        return best

    def beats(self, card: Card, best: Card) -> bool:
        """Say whether a card, played later, takes the trick from the best card so far."""
        if self.suit_of[card] == self.suit_of[best]:
            return self.strength[card] > self.strength[best]
        return self.suit_of[card] == self.trump


@dataclass(frozen=True)
class FinalContract:
    """The contract of a deal. Clause auction.contract.

    ``amount`` is a number of card points, the name of a rung, or nothing; ``flag`` the promise of all tricks;
    ``level`` the level of doubling; ``taker`` is nothing in a passed-out deal. Seats are integers.
    """

    denomination: str
    taker: Seat | None
    amount: int | str | None = None
    flag: bool = False
    level: int = 0
    manner: str = "plain"
    doubler: Seat | None = None
    last_raiser: Seat | None = None
    turned_to: Seat | None = None
    round: int = 0
    call: str = ""


def compile_contracts(declaration: Declaration, pack: Pack) -> Mapping[str, ContractTable]:
    """Return the table of every denomination that has card values, by name. Clause contracts.denominations."""
    tables: dict[str, ContractTable] = {}
    for name, contract in declaration.contracts.items():
        if contract.kind == "suit":
            for suit, letter in enumerate(pack.suits):
                tables[SUIT_OF_LETTER[letter]] = compile_table(SUIT_OF_LETTER[letter], name, contract, pack, suit)
        else:
            tables[name] = compile_table(name, name, contract, pack, -1)
    return tables


def compile_table(denomination: str, name: str, contract: Contract, pack: Pack, trump: int) -> ContractTable:
    """Compile the table of one denomination."""
    columns = [column(contract, suit == trump) for suit in range(len(pack.suits))]
    strength = tuple(
        len(columns[pack.suit(c)].order) - columns[pack.suit(c)].order.index(pack.codes[c][0]) for c in range(pack.size)
    )
    return ContractTable(
        denomination=denomination,
        contract=name,
        kind=contract.kind,
        trump=trump,
        trumps=pack.suit_cards(trump) if trump >= 0 else 0,
        suits=tuple(pack.suit_cards(suit) for suit in range(len(pack.suits))),
        suit_of=tuple(pack.suit(card) for card in range(pack.size)),
        strength=strength,
        higher=tuple(stronger(card, strength, pack) for card in range(pack.size)),
        values=tuple(columns[pack.suit(c)].values[pack.codes[c][0]] for c in range(pack.size)),
    )


def column(contract: Contract, is_trump: bool) -> OrderAndValues:
    """Return the order and values of one suit: those of trump in the trump suit and in all trumps."""
    chosen = contract.trump if is_trump or contract.kind == "all_trump" else contract.plain
    if chosen is None:
        raise CannotHappen("a contract without its order and values was accepted")
    return chosen


def stronger(card: Card, strength: tuple[int, ...], pack: Pack) -> Cards:
    """Return the cards of the same suit that are stronger than this one. Clause play.higher."""
    same = members(pack.suit_cards(pack.suit(card)))
    return sum(1 << other for other in same if strength[other] > strength[card])
