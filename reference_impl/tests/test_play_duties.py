"""The words of the duties, against the table of values by what the player holds."""

from __future__ import annotations

from itertools import combinations

import pytest

from belote.play import DUTIES

HIGH, LOW, OVER, UNDER, OTHER = 1, 2, 4, 8, 16
GROUP = {"H": HIGH, "L": LOW, "O": OVER, "U": UNDER, "D": OTHER}

HELD = ("OUD", "OU", "OD", "UD", "O", "U", "D")
VOID = {
    "free": ("OUD", "OU", "OD", "UD", "O", "U", "D"),
    "ruff": ("OU", "OU", "O", "U", "O", "U", "D"),
    "over_else_ruff": ("O", "O", "O", "U", "O", "U", "D"),
    "over_else_free": ("O", "O", "O", "UD", "O", "U", "D"),
    "over_else_discard": ("O", "O", "O", "D", "O", "U", "D"),
    "no_under": ("OD", "O", "OD", "D", "O", "U", "D"),
    "under_if_only_trumps": ("OD", "OU", "OD", "D", "O", "U", "D"),
    "under_if_cannot_over": ("OD", "O", "OD", "UD", "O", "U", "D"),
}

FOLLOWING = ("HLOUD", "HL", "H", "L", "LOU", "LUD")
FOLLOW = {
    "any": ("HL", "HL", "H", "L", "L", "L"),
    "beat": ("H", "H", "H", "L", "L", "L"),
    "any_or_ruff": ("HLO", "HL", "H", "L", "LO", "L"),
}


def chosen(word: str, held: str) -> int:
    """Apply a duty to a hand that holds these groups."""
    high, low, over, under, other = (GROUP[group] if group in held else 0 for group in "HLOUD")
    return DUTIES[word](high, low, over, under, other)


@pytest.mark.parametrize("word", VOID)
def test_a_void_player_may_play_what_the_table_says(word: str) -> None:
    """Clause play.void."""
    for held, allowed in zip(HELD, VOID[word], strict=True):
        assert chosen(word, held) == sum(GROUP[group] for group in allowed), held


@pytest.mark.parametrize("word", FOLLOW)
def test_a_follower_may_play_what_the_table_says(word: str) -> None:
    """Clauses play.follow-trump and play.follow-plain."""
    for held, allowed in zip(FOLLOWING, FOLLOW[word], strict=True):
        assert chosen(word, held) == sum(GROUP[group] for group in allowed), held


def test_every_word_has_a_duty() -> None:
    assert set(DUTIES) == VOID.keys() | FOLLOW.keys()


@pytest.mark.parametrize("words", [VOID, FOLLOW])
def test_no_two_words_are_the_same_rule(words: dict[str, tuple[str, ...]]) -> None:
    hands = HELD if words is VOID else FOLLOWING
    for one, other in combinations(words, 2):
        assert any(chosen(one, held) != chosen(other, held) for held in hands), (one, other)
