"""A slow second opinion on declarations, written from the prose of the clauses and not from the interpreter.

Cards are two letters. A declaration is a kind, its cards, and its value; hands are sets of card names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations

NATURAL = "789TJQKA"


@dataclass(frozen=True)
class Said:
    """A declaration of a seat."""

    seat: int
    kind: str
    cards: frozenset[str]
    value: int

    @property
    def top(self) -> int:
        """The place of its highest card in natural order."""
        return max(NATURAL.index(card[0]) for card in self.cards)

    @property
    def suit(self) -> str:
        """The suit of a run."""
        return next(iter(self.cards))[1]


def runs(hand: Iterable[str], values: Sequence[int]) -> list[tuple[frozenset[str], int]]:
    """Return the runs read in a hand: stretches of neighbours, the longest nameable piece cut from the top."""
    found = []
    for suit in "CDHS":
        line = "".join(rank if rank + suit in set(hand) else " " for rank in NATURAL)
        for stretch in line.split():
            while len(stretch) >= 3 and values:
                piece = stretch[-len(values) - 2 :]
                stretch = stretch[: -len(piece)]
                found.append((frozenset(rank + suit for rank in piece), values[len(piece) - 3]))
    return found


def squares(hand: Iterable[str], groups: Sequence[tuple[str, int]]) -> list[tuple[frozenset[str], int]]:
    """Return the squares of a hand that are worth something, the best first."""
    fours = [(frozenset(rank + suit for suit in "CDHS"), value) for ranks, value in groups for rank in ranks]
    return [(cards, value) for cards, value in fours if cards <= set(hand)]


def read(
    hand: Iterable[str], values: Sequence[int], groups: Sequence[tuple[str, int]], shared: bool
) -> set[tuple[frozenset[str], int]]:
    """Return the reading of a hand; where cards are not shared, the one worth most, then with dearer squares."""
    four = squares(hand, groups)
    if shared:
        return {*four, *runs(hand, values)}
    best: set[tuple[frozenset[str], int]] = set()
    rank = (-1, -1, -1)
    for chosen in chain.from_iterable(combinations(four, count) for count in range(len(four) + 1)):
        used = frozenset[str]().union(*(cards for cards, _ in chosen))
        melds = {*chosen, *runs(set(hand) - used, values)}
        best_square = max((len(four) - four.index(square) for square in chosen), default=0)
        merit = (sum(value for _, value in melds), sum(value for _, value in chosen), best_square)
        if merit > rank:
            best, rank = melds, merit
    return best


@dataclass(frozen=True)
class Words:
    """The words of a contest; ``squares`` are groups of ranks, the best first; ``trump`` a suit or empty."""

    square_and_run: str
    runs_by: Sequence[str]
    tie: str
    squares: Sequence[tuple[str, int]]
    trump: str


def stronger(words: Words, one: Said, other: Said) -> bool:
    """Say whether one declaration beats another."""
    if one.kind == other.kind == "square":
        ladder = "".join(ranks for ranks, _ in words.squares)
        return ladder.index(next(iter(one.cards))[0]) < ladder.index(next(iter(other.cards))[0])
    if one.kind == other.kind:
        for step in words.runs_by:
            if step == "value" and one.value != other.value:
                return one.value > other.value
            if step == "length" and len(one.cards) != len(other.cards):
                return len(one.cards) > len(other.cards)
            if step == "top" and one.top != other.top:
                return one.top > other.top
            if step == "trump" and (one.suit == words.trump) != (other.suit == words.trump):
                return one.suit == words.trump
        return False
    if words.square_and_run == "apart":
        return False
    return one.value > other.value or (one.value == other.value and words.square_and_run == one.kind)


def wins(words: Words, one: Said, other: Said, turn: Sequence[int]) -> bool:
    """Say whether one declaration beats another, for equal ones by the turn of their holders where that decides."""
    if stronger(words, one, other) or stronger(words, other, one):
        return stronger(words, one, other)
    return words.tie in ("earlier_seat", "from_taker") and turn.index(one.seat) < turn.index(other.seat)


def scoring(
    words: Words, said: Sequence[Said], order: Sequence[int], taker: int, sides: Mapping[int, int]
) -> set[Said]:
    """Return the declarations that count."""
    if words.square_and_run == "apart":
        halves = [[one for one in said if one.kind == kind] for kind in ("run", "square")]
    else:
        halves = [list(said)]
    counting: set[Said] = set()
    for half in halves:
        turn = list(order)
        while words.tie == "from_taker" and turn[0] != taker:
            turn.append(turn.pop(0))
        unbeaten = [
            one
            for one in half
            if not any(sides[rival.seat] != sides[one.seat] and wins(words, rival, one, turn) for rival in half)
        ]
        holders = {sides[one.seat] for one in unbeaten}
        if len(holders) > 1 and words.tie == "nobody":
            holders = set()
        counting |= {one for one in half if sides[one.seat] in holders}
    return counting
