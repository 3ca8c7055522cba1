"""Clauses match.instant-win and match.checked: what wins the match at once."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from match_games import after, deal, played_level, rules, standing
from scoring_games import declare

from belote.cards import Pack, mask
from belote.contracts import compile_contracts
from belote.declaration.model import InstantWin
from belote.errors import Refusal
from belote.match import add_deal, begin, instant_run, is_proved, prove, won_by_run
from belote.match.instant import holds_run

PACK = Pack("789TJQKA", "CDHS")
TABLES = compile_contracts(declare({"success": []}), PACK)
EIGHT = {"by": "run", "length": 8, "suit": "any"}
TRUMPS = {"by": "run", "length": 8, "suit": "trump"}


def run_of(row: dict[str, Any], denomination: str, *hands: str, dealer: int = 0) -> int | None:
    """Return the seat whose hand wins at once."""
    cards = [PACK.cards(hand.split()) for hand in hands] + [0] * (4 - len(hands))
    found = instant_run(rules({"target": 1, "instant_win": [row]}), PACK, TABLES[denomination], cards, dealer)
    return None if found is None else found[0]


ALL_CLUBS = " ".join(rank + "C" for rank in "789TJQKA")


class TestRun:
    """A run in one hand, once all cards are dealt and the contract stands."""

    def test_eight_in_a_row_win_in_any_suit_or_in_trump_alone(self) -> None:
        # bela-turniri: any suit. bitola-beljot: only when all eight are trumps.
        assert run_of(EIGHT, "hearts", "", ALL_CLUBS) == 1
        assert run_of(TRUMPS, "hearts", "", ALL_CLUBS) is None
        assert run_of(TRUMPS, "clubs", "", ALL_CLUBS) == 1

    @pytest.mark.parametrize("denomination", ["no_trump", "all_trump"])
    def test_there_is_no_trump_suit_in_other_contracts(self, denomination: str) -> None:
        assert run_of(TRUMPS, denomination, ALL_CLUBS) is None
        assert run_of(EIGHT, denomination, ALL_CLUBS) == 0

    def test_seven_are_not_eight_and_a_gap_breaks_a_run(self) -> None:
        seven = {"by": "run", "length": 7, "suit": "trump"}
        assert run_of(seven, "clubs", "8C 9C TC JC QC KC AC 7D") == 0
        assert run_of(seven, "clubs", "7C 8C 9C TC JC QC KC 7D") == 0
        assert run_of(seven, "clubs", "7C 8C 9C TC JC QC AC 7D") is None
        assert run_of(EIGHT, "clubs", "7C 8C 9C TC JC QC KC 8D") is None

    def test_a_run_does_not_cross_suits(self) -> None:
        five = {"by": "run", "length": 5, "suit": "any"}
        assert run_of(five, "hearts", "JC QC KC AC 7D 8D 9D TD") is None
        assert run_of(five, "hearts", "TC JC QC KC AC 7D 8D 9D") == 0

    def test_the_first_from_eldest_has_it(self) -> None:
        five = {"by": "run", "length": 5, "suit": "any"}
        hands = ("7C 8C 9C TC JC", "7D 8D 9D TD JD", "7H 8H 9H TH JH")
        assert [run_of(five, "spades", *hands, dealer=dealer) for dealer in range(4)] == [1, 2, 0, 0]

    def test_it_is_found_exactly_where_a_search_over_all_runs_finds_it(self) -> None:
        row = InstantWin("run", 5, "any")
        suit = PACK.suit_cards(1)
        runs = [mask(range(8 + low, 8 + low + 5)) for low in range(4)]
        for ranks in combinations(range(8, 16), 6):
            hand = mask(ranks)
            assert hand & suit == hand
            assert holds_run(PACK, hand, row, -1) is any(hand & run == run for run in runs)

    def test_the_match_is_won(self) -> None:
        match_rules = rules({"target": 1001, "instant_win": [EIGHT]})
        state = won_by_run(match_rules, standing(match_rules, 10, 900), 2)
        assert (state.finished, state.winners, state.reason, state.totals) == (True, (0,), "run", (10, 900))

    def test_it_may_be_sure_only_at_the_end_of_the_deal(self) -> None:
        # https://github.com/RainHard23/belot: six trumps in a row win if the other takes no trick.
        match_rules = rules({"target": 501, "instant_win": [{**TRUMPS, "length": 6, "other_trickless": True}]})
        won = add_deal(match_rules, begin(match_rules), *deal(252, 0, tricks=(8, 0)), run=0)
        assert (won.winners, won.reason) == ((0,), "run")
        assert not add_deal(match_rules, begin(match_rules), *deal(162, 0, tricks=(7, 1)), run=0).finished
        assert not add_deal(match_rules, begin(match_rules), *deal(0, 252, tricks=(0, 8)), run=0).finished


class TestSweep:
    """All tricks."""

    @pytest.mark.parametrize(
        ("contracts", "tricks", "winners"),
        [
            ({"contracts": ["suit"]}, (8, 0), (0,)),
            ({"contracts": ["suit"]}, (0, 8), (1,)),
            ({"contracts": ["suit"]}, (7, 1), ()),
            ({"contracts": ["no_trump"]}, (8, 0), ()),
            ({}, (8, 0), (0,)),
        ],
    )
    def test_in_the_contracts_that_are_named(
        self, contracts: dict[str, Any], tricks: tuple[int, int], winners: tuple[int, ...]
    ) -> None:
        # https://github.com/giretra/giretra: a sweep in a suit wins the match.
        match_rules = rules({"target": 150, "instant_win": [{"by": "sweep", **contracts}]})
        assert after(match_rules, (0, 140), 16, 0, tricks=tricks).winners == winners


class TestLevel:
    """The level of doubling decides the match."""

    @pytest.mark.parametrize(("totals", "winners"), [((100, 62), (0,)), ((70, 92), (1,)), ((81, 81), ())])
    def test_whatever_the_totals(self, totals: tuple[int, int], winners: tuple[int, ...]) -> None:
        state = played_level(totals)
        assert (state.winners, state.finished) == (winners, bool(winners))


class TestProved:
    """The target may be looked at as soon as a side can prove it."""

    JASS = rules({"target": 2500, "checked": "as_soon_as_proved"})

    def test_the_first_to_prove_it_wins_within_the_deal(self) -> None:
        # Jass, as in pyschieber, commit be82f47: X reaches the limit in trick 3, Y would in trick 7.
        state = standing(self.JASS, 2460, 2400)
        assert not is_proved(self.JASS, state, 0, 39)
        assert is_proved(self.JASS, state, 0, 40)
        over = prove(self.JASS, state, 0, 40)
        assert (over.winners, over.totals, over.reason) == ((0,), (2500, 2400), "proved")

    def test_elsewhere_the_deal_is_played_to_its_end(self) -> None:
        match_rules = rules({"target": 2500})
        assert not is_proved(match_rules, standing(match_rules, 2460, 2400), 0, 100)

    def test_what_is_not_proved_is_refused(self) -> None:
        with pytest.raises(Refusal) as refused:
            prove(self.JASS, standing(self.JASS, 2460, 2400), 0, 39)
        assert (refused.value.code, refused.value.phase, refused.value.clause) == (
            "match.not-proved",
            "play",
            "match.checked",
        )

    def test_a_match_that_is_over_proves_nothing(self) -> None:
        state = replace(standing(self.JASS, 2600, 0), finished=True)
        assert not is_proved(self.JASS, state, 0, 0)
