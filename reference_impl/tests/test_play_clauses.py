"""The examples of the clauses of play: one position each, under every word the example speaks of.

Hearts are trump unless something else is said; tricks are in the order of play, the player being next.
"""

from __future__ import annotations

import pytest
from play_samples import COMMON, at, game, over

from belote.play import compile_play, legal_cards

EXAMPLES = [
    ("suit.follow_trump.opponent", "hearts", "QH", "KH 7H AS", {"beat": "KH", "any": "KH 7H"}),
    ("suit.follow_trump.opponent", "hearts", "QH", "8H 7H JD", {"beat": "8H 7H", "any": "8H 7H"}),
    ("suit.follow_trump.opponent", "hearts", "QH", "AS 7C", {"beat": "AS 7C", "any": "AS 7C"}),
    ("suit.follow_trump.partner", "hearts", "9H 7H", "JH TH 8C", {"beat": "JH", "any": "JH TH"}),
    (
        "suit.follow_plain.opponent",
        "hearts",
        "KC",
        "TC 8C 7H",
        {"any": "TC 8C", "beat": "TC", "any_or_ruff": "TC 8C 7H"},
    ),
    (
        "suit.follow_plain.partner",
        "hearts",
        "KC 7C",
        "AC 8C 7H",
        {"any": "AC 8C", "beat": "AC", "any_or_ruff": "AC 8C 7H"},
    ),
    (
        "suit.follow_plain.opponent_ruffed",
        "hearts",
        "9C TH",
        "KC 7C JH 8H",
        {"any": "KC 7C", "beat": "KC", "any_or_ruff": "KC 7C JH"},
    ),
    (
        "suit.follow_plain.partner_ruffed",
        "hearts",
        "9C TH QC",
        "KC 7C JH 8H",
        {"any": "KC 7C", "beat": "KC", "any_or_ruff": "KC 7C JH"},
    ),
    ("suit.void.opponent", "hearts", "AC", "7H 8H KD", {"ruff": "7H 8H", "free": "7H 8H KD"}),
    ("suit.void.opponent", "hearts", "AC", "KD 9S", {"ruff": "KD 9S", "free": "KD 9S"}),
    ("suit.void.opponent", "hearts", "8D AC 9D", "7H KC", {"ruff": "7H"}),
    ("suit.void.partner", "hearts", "AC 7C", "7H KD", {"free": "7H KD", "ruff": "7H"}),
    (
        "suit.void.partner_ruffed",
        "clubs",
        "7D AC 8D",
        "9C KC AS 7H",
        {"free": "9C KC AS 7H", "over_else_ruff": "9C", "no_under": "9C AS 7H"},
    ),
    (
        "suit.void.partner_ruffed",
        "clubs",
        "7D AC 8D",
        "9C KC",
        {"no_under": "9C", "under_if_only_trumps": "9C KC"},
    ),
    ("no_trump.follow_plain.opponent", "no_trump", "KC", "TC 8C AS", {"any": "TC 8C", "beat": "TC"}),
    ("no_trump.follow_plain.opponent", "no_trump", "KC", "JH AS", {"any": "JH AS", "beat": "JH AS"}),
    ("no_trump.follow_plain.partner", "no_trump", "KC 7C", "TC 8C", {"any": "TC 8C", "beat": "TC"}),
    ("all_trump.follow_trump.opponent", "all_trump", "TS", "9S 7S JD", {"beat": "9S", "any": "9S 7S"}),
    ("all_trump.follow_trump.opponent", "all_trump", "9H", "AS JC", {"beat": "AS JC", "any": "AS JC"}),
    ("all_trump.follow_trump.partner", "all_trump", "9S 8S", "JS 7S", {"beat": "JS", "any": "JS 7S"}),
]

AFTER_A_RUFF = {
    "JH 8H AD": ("JH 8H AD", "JH 8H", "JH", "JH", "JH", "JH AD", "JH AD", "JH AD"),
    "JH 8H": ("JH 8H", "JH 8H", "JH", "JH", "JH", "JH", "JH 8H", "JH"),
    "JH AD": ("JH AD", "JH", "JH", "JH", "JH", "JH AD", "JH AD", "JH AD"),
    "8H AD": ("8H AD", "8H", "8H", "8H AD", "AD", "AD", "AD", "8H AD"),
    "8H 7H": ("8H 7H",) * 8,
}
WORDS = (
    *("free", "ruff", "over_else_ruff", "over_else_free", "over_else_discard"),
    *("no_under", "under_if_only_trumps", "under_if_cannot_over"),
)


def legal(path: str, word: str, contract: str, trick: str, hand: str, never_forced: str = "") -> set[str]:
    """Return the legal set when one row holds this word."""
    one = game(play=over(COMMON, at(path, word) | {"never_forced": never_forced}))
    rules, table, cards = compile_play(one.declaration, one.pack, one.tables), one.tables[contract], one.trick(trick)
    partner_holds = (len(cards) - table.winner(cards)) % 2 == 0
    return one.names(legal_cards(rules, table, one.cards(hand), cards, partner_holds))


@pytest.mark.parametrize("path, contract, trick, hand, sets", EXAMPLES)
def test_an_example_holds(path: str, contract: str, trick: str, hand: str, sets: dict[str, str]) -> None:
    for word, expected in sets.items():
        assert legal(path, word, contract, trick, hand) == set(expected.split()), word


@pytest.mark.parametrize("hand", AFTER_A_RUFF)
def test_the_example_after_a_ruff_holds(hand: str) -> None:
    """Clause play.void.opponent-ruffed: the ace of clubs led, the ten of hearts in the trick."""
    for word, expected in zip(WORDS, AFTER_A_RUFF[hand], strict=True):
        assert legal("suit.void.opponent_ruffed", word, "hearts", "AC TH", hand) == set(expected.split()), word


def test_a_jack_that_is_never_forced_frees_the_player_only_when_it_stands_alone() -> None:
    """Clause play.never-forced."""
    row = ("suit.follow_trump.opponent", "any", "hearts", "9H")
    assert legal(*row, "JH AC 7D", "J") == {"JH", "AC", "7D"}
    assert legal(*row, "JH 8H AC", "J") == {"JH", "8H"}
    assert legal(*row, "JH AC 7D") == {"JH"}
