"""Legal sets against the slow second opinion, on random positions, for every word of every row."""

from __future__ import annotations

from itertools import combinations

import play_oracle
import pytest
from play_oracle import Position
from play_positions import ROWS, SUITS, positions, reaching, words
from play_samples import COMMON, JASS_PLAIN, JASS_TRUMP, Game, at, game, over

from belote.cards import mask
from belote.play import PlayRules, compile_play, legal_cards

POSITIONS = 400


def answers(one: Game, rules: PlayRules, position: Position) -> set[str]:
    """Return the legal set of the interpreter."""
    table = one.tables[SUITS.get(position.trump, position.kind)]
    hand, trick = mask(map(one.card, position.hand)), tuple(map(one.card, position.trick))
    return one.names(legal_cards(rules, table, hand, trick, position.partner_holds))


def compiled(one: Game) -> PlayRules:
    """Compile the play section of a game."""
    return compile_play(one.declaration, one.pack, one.tables)


@pytest.mark.parametrize("path", ROWS)
def test_the_positions_tried_are_those_of_the_row(path: str) -> None:
    assert {play_oracle.row(position) for position in reaching(path, POSITIONS)} == {path}


@pytest.mark.parametrize("path, word", [(path, word) for path, row in ROWS.items() for word in row])
def test_the_second_opinion_agrees_on_every_word_of_every_row(path: str, word: str) -> None:
    changed = game(play=over(COMMON, at(path, word)))
    rules = compiled(changed)
    rows = words() | {path: word}
    for position in reaching(path, POSITIONS):
        assert answers(changed, rules, position) == play_oracle.legal(position, rows), position


@pytest.mark.parametrize("path", ROWS)
def test_the_second_opinion_notices_every_wrong_word(path: str) -> None:
    """The tester is tested: two words of one row never give the same legal sets on the positions tried."""
    seen = list(reaching(path, POSITIONS * 5))
    for one, other in combinations(ROWS[path], 2):
        rows = words()
        assert any(
            play_oracle.legal(position, rows | {path: one}) != play_oracle.legal(position, rows | {path: other})
            for position in seen
        ), (one, other)


@pytest.mark.parametrize("kind", ["suit", "no_trump", "all_trump"])
def test_a_player_without_the_led_suit_is_free_where_no_row_speaks(kind: str) -> None:
    one, tried = game(), 0
    rules = compiled(one)
    for position in positions(kind):
        if position.kind == kind and not play_oracle.row(position):
            assert answers(one, rules, position) == set(position.hand)
            tried += 1
        if tried == POSITIONS:
            return


def test_the_second_opinion_agrees_on_a_pack_of_36_with_a_jack_no_duty_can_force() -> None:
    suit = {
        "follow_trump": {"opponent": "any", "partner": "beat"},
        "follow_plain": {"opponent": "any_or_ruff", "partner": "any_or_ruff", "opponent_ruffed": "any_or_ruff"},
        "void": {"opponent": "ruff", "partner_ruffed": "under_if_only_trumps"},
    }
    play = over(COMMON, {"never_forced": "J", "suit": suit})
    contracts = {
        "suit": {"kind": "suit", "trump": JASS_TRUMP, "plain": JASS_PLAIN},
        "no_trump": {"kind": "no_trump", "plain": JASS_PLAIN},
        "all_trump": {"kind": "all_trump", "trump": JASS_TRUMP},
    }
    jass = game("6789TJQKA", contracts, play=play)
    orders = {"trump_order": "J9AKQT876", "plain_order": "AKQJT9876", "never_forced": "J"}
    rules = compiled(jass)
    source = positions("jass", "6789TJQKA", **orders)
    for _ in range(20 * POSITIONS):
        position = next(source)
        assert answers(jass, rules, position) == play_oracle.legal(position, words(play)), position


def test_a_legal_set_is_a_part_of_the_playable_cards_and_never_empty() -> None:
    one = game()
    rules = compiled(one)
    source = positions("never empty")
    for _ in range(5 * POSITIONS):
        position = next(source)
        assert set() < answers(one, rules, position) <= set(position.hand)
