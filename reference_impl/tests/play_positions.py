"""Random positions for the tests of play: any, or those in which one row of the declaration applies."""

from __future__ import annotations

import random
from collections.abc import Iterator

from play_oracle import Position
from play_samples import COMMON, Data

FOLLOW = ("any", "beat")
PLAIN = ("any", "beat", "any_or_ruff")
VOID = ("free", "ruff")
RUFFED = (
    *("free", "ruff", "over_else_ruff", "over_else_free", "over_else_discard"),
    *("no_under", "under_if_only_trumps", "under_if_cannot_over"),
)
ROWS = {
    **{f"{kind}.follow_trump.{who}": FOLLOW for kind in ("suit", "all_trump") for who in ("opponent", "partner")},
    **{f"no_trump.follow_plain.{who}": FOLLOW for who in ("opponent", "partner")},
    **{f"suit.follow_plain.{who}": PLAIN for who in ("opponent", "partner", "opponent_ruffed", "partner_ruffed")},
    **{f"suit.void.{who}": VOID for who in ("opponent", "partner")},
    **{f"suit.void.{who}_ruffed": RUFFED for who in ("opponent", "partner")},
}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def leaf(path: str, play: Data = COMMON) -> str:
    """Return the word that stands at a path."""
    word: Data | str = play
    for key in path.split("."):
        assert isinstance(word, dict)
        word = word[key]
    assert isinstance(word, str)
    return word


def words(play: Data = COMMON) -> dict[str, str]:
    """Return the word of every row."""
    return {path: leaf(path, play) for path in ROWS}


def positions(seed: str, ranks: str = "789TJQKA", **orders: str) -> Iterator[Position]:
    """Yield random positions without end: few suits in the hand, so that voids and ruffs are common."""
    rng = random.Random(seed)
    while True:
        kind = rng.choice(("suit", "suit", "suit", "no_trump", "all_trump"))
        trump = rng.choice("CDHS") if kind == "suit" else ""
        pack = [rank + suit for suit in "CDHS" for rank in ranks if rng.random() < rng.choice((0.3, 1.0))]
        rng.shuffle(pack)
        cards = rng.randint(1, 3)
        hand = tuple(pack[cards : cards + rng.randint(1, 8)])
        if hand:
            yield Position(kind, trump, tuple(pack[:cards]), hand, rng.random() < 0.5, **orders)


def reaching(path: str, count: int) -> Iterator[Position]:
    """Yield random positions in which a row applies."""
    rng = random.Random(path)
    kind, ability, holder = path.split(".")
    for _ in range(count):
        suits = rng.sample("CDHS", 4)
        trump = suits[0] if kind == "suit" else ""
        led = suits[0] if ability == "follow_trump" else suits[1]
        pack = rng.sample([rank + suit for suit in "CDHS" for rank in "789TJQKA"], 32)
        of_led, trumps = [[card for card in pack if card[1] == suit] for suit in (led, suits[0])]
        trick = [of_led[0]]
        if holder.endswith("ruffed"):
            trick.append(trumps[0])
        others = [card for card in pack if card not in trick and (holder.endswith("ruffed") or card[1] != trump)]
        trick += others[: rng.randint(0, 3 - len(trick))]
        hand = [card for card in pack if card not in trick and (ability != "void" or card[1] != led)]
        hand = of_led[-1:] * (ability != "void") + hand[: rng.randint(1, 7)]
        yield Position(kind, trump, tuple(trick), tuple(dict.fromkeys(hand)), holder.startswith("partner"))
