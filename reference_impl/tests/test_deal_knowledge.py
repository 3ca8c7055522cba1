"""What each seat knows at each moment of a deal. Clause dealing.known."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from deal_games import BIDS, NUMBERS, SCORING, TURNED, act, all_pass, begin, callers, hand, house, knows, pack, play

from belote.cards import Cards
from belote.deal import Deal, apply, legal, start
from belote.deal.legal import known
from belote.dealing import cards_of
from belote.declaration import variants
from belote.library import rules as shipped
from belote.sampling import random_event, random_given


def test_a_seat_knows_its_hand_and_nothing_else_after_the_deal(tmp_path: Path) -> None:
    rules = house(tmp_path, NUMBERS, BIDS)
    deal = begin(rules, "N", pack(rules))
    for letter in "NWSE":
        assert knows(deal, letter) == hand(deal, letter)


def test_everybody_knows_the_turned_card_wherever_it_goes(tmp_path: Path) -> None:
    rules = house(tmp_path, TURNED, SCORING)
    deal = begin(rules, "N", pack(rules))
    turned = rules.pack.codes[deal.layout.turned]
    assert all(turned in knows(deal, letter) for letter in "NWSE")
    taken = act(deal, f"W bid take {rules.pack.suit_name(rules.pack.suit(deal.layout.turned))}")
    taken = all_pass(taken)
    assert turned in hand(taken, "W") and all(turned in knows(taken, letter) for letter in "NSE")


def test_played_cards_are_known_to_all(tmp_path: Path) -> None:
    rules = house(tmp_path, NUMBERS, BIDS)
    deal = all_pass(act(begin(rules, "N", pack(rules)), "W bid bid hearts 80"))
    led = play(deal, "7C")
    assert all("7C" in knows(led, letter) for letter in "NWSE")
    assert "8C" not in knows(led, "S")


def test_the_kitty_and_what_was_laid_away_are_known_to_the_taker_alone(tmp_path: Path) -> None:
    steps = [{"to": "hand", "cards": [7]}, {"to": "kitty", "cards": [4]}, {"round": 1}, {"take": "kitty"}]
    rules = house(tmp_path, NUMBERS, BIDS, {"dealing": {"steps": steps}})
    deal = all_pass(act(begin(rules, "N", pack(rules)), "W bid bid hearts 80"))
    after = act(deal, "W lay_away 7C 8C KS AS")
    assert {"7C", "8C", "KS", "AS", "JS", "QS"} <= knows(after, "W")
    for letter in "NSE":
        assert not {"7C", "8C", "KS", "AS", "JS", "QS"} & knows(after, letter)


def test_both_cards_of_a_swap_are_known_to_all() -> None:
    rules = shipped("belote-fr+seven-swap")
    first = "7C 8C 9C TC JC 7H QC KC AC 7D 8D 9D TD JD QD KD AD 7S 8S 9S AH"
    deal = act(begin(rules, "N", pack(rules, first)), "W bid take hearts")
    assert deal.phase == "swap"
    assert not any("7H" in knows(deal, letter) for letter in "NWE")
    swapped = act(deal, "S swap")
    assert all({"7H", "AH"} <= knows(swapped, letter) for letter in "NWSE")


def test_hidden_cards_are_unknown_to_their_owner_until_he_looks() -> None:
    rules = shipped("deberts-ua")
    deal = begin(rules, "N", pack(rules))
    hidden = set(rules.pack.names(deal.layout.hidden[1]))
    assert len(hidden) == 3 and not hidden & knows(deal, "E")
    taken = all_pass(act(deal, f"E bid {callers(deal)['E'][1]} {_turned_suit(deal)}"))
    assert hidden <= knows(taken, "E") and not hidden & knows(taken, "S")


def _turned_suit(deal: Deal) -> str:
    return deal.rules.pack.suit_name(deal.rules.pack.suit(deal.layout.turned))


@pytest.mark.parametrize("variant", variants())
def test_knowledge_only_grows_and_never_reaches_a_covered_card(variant: str) -> None:
    rules, random = shipped(variant), Random(11)
    for _ in range(1):
        deal = start(rules, random_given(rules, random))
        before: list[Cards] = [0] * rules.table.count
        while deal.phase != "over":
            for seat in range(rules.table.count):
                now = known(deal, seat)
                assert now & before[seat] == before[seat]
                assert now & deal.layout.hands[seat] == deal.layout.hands[seat]
                covered = cards_of(deal.layout, seat) & ~deal.layout.hands[seat] & ~deal.layout.shown
                assert not now & covered & ~deal.layout.played
                before[seat] = now
            deal = apply(deal, random_event(deal, legal(deal), random))
