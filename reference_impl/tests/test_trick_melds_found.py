"""Combinations in the cards of a trick. Clauses trick-melds.runs, trick-melds.squares and trick-melds.king-queen."""

from __future__ import annotations

import random

import pytest
from play_samples import Data, game

from belote.trick_melds import compile_trick_melds, melds, total

ROTTERDAM: Data = {
    "runs": [20, 50],
    "squares": [{"ranks": "J", "value": 200}, {"ranks": "ATKQ987", "value": 100}],
    "king_queen_of_trump": 20,
}


def found(trick: str, contract: str = "hearts", section: Data = ROTTERDAM) -> dict[str, int]:
    """Return the kinds found in a trick, with their values."""
    one = game(trick_melds=section)
    rules = compile_trick_melds(one.declaration, one.pack, one.tables)
    assert rules is not None
    answer = melds(rules, one.tables[contract], one.trick(trick))
    assert total(answer) == sum(meld.value for meld in answer)
    assert all(meld.cards & ~one.cards(trick) == 0 for meld in answer)
    return {meld.kind: meld.value for meld in answer}


@pytest.mark.parametrize("trick, expected", [
    # KlaverjasAiChallenge commits 6401bfd9 and 2956bd73: four in a row, four kings, three kings.
    ("7S 8S 9S TS", {"run": 50}),
    ("KS KH KD KC", {"square": 100}),
    ("KS KH KD QC", {}),
    # The same project's remaining faults: all-different ranks are no square, three in a row are 20.
    ("AC KD QH JS", {}),
    ("7S 8S 9S AH", {"run": 20}),
    # Dutch rules: king and queen of trump are 20, and add to a run or a square.
    ("KH QH 7C 8D", {"pair": 20}),
    ("KS QS 7C 8D", {}),
    ("QH JH KH 7C", {"run": 20, "pair": 20}),
    ("AH QH JH KH", {"run": 50, "pair": 20}),
    ("JC JD JH JS", {"square": 200}),
    # Runs are in one suit, and neighbours in natural order: the ten stands below the jack.
    ("TC JC QC 7C", {"run": 20}),
    ("AC TC KC 7C", {}),
    ("7S 8S 9D TS", {}),
])  # fmt: skip
def test_a_trick_holds_what_the_sources_say(trick: str, expected: dict[str, int]) -> None:
    assert found(trick) == expected


def test_the_order_of_play_does_not_matter() -> None:
    rng = random.Random("order")
    for _ in range(50):
        cards = ["7S", "8S", "9S", "TS"]
        rng.shuffle(cards)
        assert found(" ".join(cards)) == {"run": 50}


def test_only_the_longest_run_counts() -> None:
    assert total_of("9H TH JH QH") == 50


def test_a_run_longer_than_the_table_counts_as_its_best_part() -> None:
    assert found("9C TC JC QC", section=ROTTERDAM | {"runs": [20]}) == {"run": 20}
    assert found("9C TC JC QC", section=ROTTERDAM | {"runs": []}) == {}


def test_jacks_at_a_hundred_are_a_value_of_the_table() -> None:
    squares = [{"ranks": "JATKQ987", "value": 100}]
    assert found("JC JD JH JS", section=ROTTERDAM | {"squares": squares}) == {"square": 100}


def test_a_pair_worth_nothing_and_a_pair_without_trump_suit_do_not_count() -> None:
    assert found("KH QH 7C 8D", section=ROTTERDAM | {"king_queen_of_trump": 0}) == {}
    assert found("KH QH 7C 8D", "no_trump") == {}
    assert found("KH QH 7C 8D", "all_trump") == {}


def test_a_variant_without_the_section_has_no_trick_melds() -> None:
    bare = game()
    assert compile_trick_melds(bare.declaration, bare.pack, bare.tables) is None


def total_of(trick: str) -> int:
    """Return what a trick is worth in clubs."""
    return sum(found(trick, "clubs").values())


def test_all_tricks_of_neighbours_are_counted_once_each() -> None:
    """In one suit of eight cards there are six runs of three and five of four; each fourth card from elsewhere."""
    ranks = "789TJQKA"
    fours = [" ".join(rank + "S" for rank in ranks[low : low + 4]) for low in range(5)]
    threes = [" ".join(rank + "S" for rank in ranks[low : low + 3]) + " 7D" for low in range(6)]
    assert [total_of(trick) for trick in fours + threes] == [50] * 5 + [20] * 6
