"""Cards: two ASCII characters, rank then suit (``JS TH 7C``), and inside the program small integers and bit masks.

Clause: setup.pack. A card is the integer ``suit * ranks + rank`` within its pack; a set of cards is an integer whose
bit *c* is card *c*. Ranks count from the lowest in natural order, so runs are neighbouring bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

SUIT_OF_LETTER = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
LETTER_OF_SUIT = {name: letter for letter, name in SUIT_OF_LETTER.items()}
SYMBOL_OF_LETTER = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}

Card = int
Cards = int


@dataclass(frozen=True)
class Pack:
    """The cards of a variant: rank letters in natural order, lowest first, and suit letters."""

    ranks: str
    suits: str
    codes: tuple[str, ...] = field(init=False, compare=False, repr=False)
    index: dict[str, Card] = field(init=False, compare=False, repr=False)
    followed: Cards = field(init=False, compare=False, repr=False)
    """The cards that have a higher neighbour in their suit."""

    def __post_init__(self) -> None:
        codes = tuple(rank + suit for suit in self.suits for rank in self.ranks)
        object.__setattr__(self, "codes", codes)
        object.__setattr__(self, "index", {code: card for card, code in enumerate(codes)})
        highest = self.ranks[-1]
        object.__setattr__(self, "followed", sum(1 << card for card, code in enumerate(codes) if code[0] != highest))

    @property
    def size(self) -> int:
        """The number of cards."""
        return len(self.codes)

    @property
    def full(self) -> Cards:
        """The set of all cards."""
        return (1 << self.size) - 1

    def suit(self, card: Card) -> int:
        """Return the index of the card's suit within ``suits``."""
        return card // len(self.ranks)

    def rank(self, card: Card) -> int:
        """Return the index of the card's rank within ``ranks``."""
        return card % len(self.ranks)

    def suit_cards(self, suit: int) -> Cards:
        """Return the set of all cards of one suit."""
        return ((1 << len(self.ranks)) - 1) << (suit * len(self.ranks))

    def suit_name(self, suit: int) -> str:
        """Return the name of a suit, as ``hearts``."""
        return SUIT_OF_LETTER[self.suits[suit]]

    def cards(self, codes: Iterable[str]) -> Cards:
        """Return the set of the named cards. Raises ``KeyError`` for a card the pack does not hold."""
        return mask(self.index[code] for code in codes)

    def names(self, cards: Cards) -> list[str]:
        """Return the codes of a set of cards, by suit and then from the lowest rank."""
        return [self.codes[card] for card in members(cards)]


def mask(cards: Iterable[Card]) -> Cards:
    """Return the set of these cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def members(cards: Cards) -> Iterator[Card]:
    """Yield the cards of a set, lowest first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest
