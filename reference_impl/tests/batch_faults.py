"""Faults planted into deals that conform: what each breaks, and how a row is changed so that it does."""

from __future__ import annotations

import numpy as np

from belote.batch import layout as at
from belote.batch.columns import Deals
from belote.batch.tables import Batch

KINDS = 18


def spoil(own: Batch, deals: Deals, number: int, random: np.random.Generator) -> None:
    """Change one thing about a deal, or two, at random; it may conform all the same."""
    for _ in range(int(random.integers(1, 3))):
        change(own, deals, number, random)


def change(own: Batch, deals: Deals, number: int, random: np.random.Generator) -> None:
    """Change one thing about a deal."""
    kind = int(random.integers(0, KINDS))
    if kind < 5:
        exchange_plays(own, deals, number, random)
    elif kind < 8:
        change_play(own, deals, number, random, kind)
    elif kind < 11:
        change_words(own, deals, number, random, kind)
    elif kind < 14:
        add_claim(own, deals, number, random)
    elif kind == 14:
        deals.claims[number, int(random.integers(0, 3)) :] = 0
    elif kind == 15:
        deals.shown[number, int(random.integers(0, own.seats))] = int(random.choice([at.NOT_SHOWN, 4, 5, 6, 7, 9]))
    else:
        change_head(own, deals, number, random)


def exchange_plays(own: Batch, deals: Deals, number: int, random: np.random.Generator) -> None:
    """Let a seat play two of its cards in the other order: often a breach of a duty."""
    plays = deals.plays[number]
    seat = int(random.integers(0, own.seats))
    own_plays = [
        place for place in range(len(plays)) if plays[place] != at.NO_PLAY and plays[place] >> at.SEAT_SHIFT == seat
    ]
    if len(own_plays) > 1:
        one, other = random.choice(own_plays, 2, replace=False)
        plays[one], plays[other] = plays[other], plays[one]


def change_play(own: Batch, deals: Deals, number: int, random: np.random.Generator, kind: int) -> None:
    """Let another card be played, another seat play, or the deal end early."""
    place = int(random.integers(0, own.rules.pack.size))
    if kind == 5:
        deals.plays[number, place] = deals.plays[number, place] & 192 | int(random.integers(0, own.rules.pack.size))
    elif kind == 6:
        deals.plays[number, place] ^= 64
    else:
        deals.plays[number, place:] = at.NO_PLAY


def change_words(own: Batch, deals: Deals, number: int, random: np.random.Generator, kind: int) -> None:
    """Say belote with a card more or less, with a king or queen above all, or never."""
    if kind == 8:
        deals.words[number] = 0
        return
    ranks = own.rules.pack.ranks
    royal = [place for place, play in enumerate(deals.plays[number])
             if kind == 10 or ranks[(int(play) & 63) % len(ranks)] in "KQ"]  # fmt: skip
    if royal:
        deals.words[number] ^= 1 << int(random.choice(royal))


def add_claim(own: Batch, deals: Deals, number: int, random: np.random.Generator) -> None:
    """Let a seat declare a run or a square more, of its own cards or of any, in time or not."""
    ranks, seat = len(own.rules.pack.ranks), int(random.integers(0, own.seats))
    length = int(random.integers(3, 6))
    low, suit = int(random.integers(0, ranks - length + 1)), int(random.integers(0, 4))
    cards = ((1 << length) - 1) << suit * ranks + low
    if random.integers(0, 3) == 0:
        cards = sum(1 << one * ranks + low for one in range(4))
    held = runs_of(own, int(deals.hands[number, seat]))
    if held and random.integers(0, 2):
        cards = held[int(random.integers(0, len(held)))]
    when = (seat - (int(deals.plays[number, 0]) >> at.SEAT_SHIFT)) % own.seats
    if random.integers(0, 4) == 0:
        when = int(random.integers(0, 2 * own.seats + 2))
    told = [int(claim) for claim in deals.claims[number] if claim] + [
        cards | when << at.CLAIM_AT | seat << at.CLAIM_SEAT
    ]
    told.sort(key=lambda claim: claim >> at.CLAIM_AT & 255)
    deals.claims[number, : len(told)] = told[: at.CLAIMS]


def runs_of(own: Batch, hand: int) -> list[int]:
    """Return every run of three to five neighbours in a hand, and every square, whether it may be named or not."""
    ranks = len(own.rules.pack.ranks)
    runs = [((1 << length) - 1) << suit * ranks + low
            for suit in range(4) for length in (3, 4, 5) for low in range(ranks - length + 1)]  # fmt: skip
    squares = [sum(1 << suit * ranks + rank for suit in range(4)) for rank in range(ranks)]
    return [cards for cards in (*runs, *squares) if cards & ~hand == 0]


def change_head(own: Batch, deals: Deals, number: int, random: np.random.Generator) -> None:
    """Change taker, doubling, amount, pool, marks, or the score that is told."""
    kind = int(random.integers(0, 8))
    if kind == 0:
        deals.head[number, at.LEVEL] = random.integers(0, 5)
    elif kind == 1:
        deals.head[number, at.LAST_DEAL], deals.stakes[number, :2] = 1, (5, 7)
    elif kind == 2:
        deals.sheet[number] = random.integers(0, 30, deals.sheet.shape[1])
    elif kind == 3:
        deals.marks[number] = random.integers(0, 5, deals.marks.shape[1])
    elif kind == 4:
        deals.head[number, at.TAKER] = random.integers(-1, own.seats)
    elif kind == 5:
        deals.head[number, at.RAISER], deals.head[number, at.LEVEL] = random.integers(0, own.seats), 1
    elif kind == 6:
        deals.head[number, at.CLOSED], deals.head[number, at.LEVEL] = 1, 1
    else:
        deals.head[number, at.AMOUNT] = random.choice([-1, 80, 130, *(-2 - rung for rung in range(len(own.rungs)))])
