"""Leads: which cards may be led, and who leads first. Clauses play.lead.trump, play.lead.first and play.lead.rung."""

from __future__ import annotations

from typing import Any

import pytest
from play_samples import Game, game

from belote.contracts import FinalContract
from belote.play import compile_play, first_leader, forbids_lead, legal_leads
from belote.setup import Table

MIXED = "JS 9S AD 7H"
TRUMPS = "JS 9S"
TAKER, OTHER = 2, 1


def leads(word: str, hand: str, manner: str = "plain", level: int = 0, seat: int = OTHER, **facts: Any) -> set[str]:
    """Return what may be led in spades, taken by seat 2."""
    one = game(play={"lead": {"trump": word}})
    rules = compile_play(one.declaration, one.pack, one.tables)
    table, cards = one.tables[facts.get("contract", "spades")], one.cards(hand)
    taker = facts.get("taker", TAKER)
    return one.names(legal_leads(rules, table, cards, manner, level, seat, taker, facts.get("drawn", False)))


class TestFree:
    """``free``: any card may be led."""

    def test_a_trump_may_be_led(self) -> None:
        assert leads("free", MIXED, "closed", 1) == set(MIXED.split())


class TestNotWhileClosed:
    """``not_while_closed``: no trump is led while a closed double stands."""

    def test_a_closed_double_bars_trumps_for_everybody(self) -> None:
        for seat in range(4):
            assert leads("not_while_closed", MIXED, "closed", 1, seat) == {"AD", "7H"}

    def test_a_hand_of_trumps_only_is_free(self) -> None:
        assert leads("not_while_closed", TRUMPS, "closed", 1) == set(TRUMPS.split())

    @pytest.mark.parametrize("manner, level", [("open", 1), ("plain", 0), ("plain", 1), ("closed", 0)])
    def test_nothing_is_barred_without_a_closed_double(self, manner: str, level: int) -> None:
        assert leads("not_while_closed", MIXED, manner, level) == set(MIXED.split())

    @pytest.mark.parametrize("contract", ["no_trump", "all_trump"])
    def test_nothing_is_barred_without_a_trump_suit(self, contract: str) -> None:
        assert leads("not_while_closed", MIXED, "closed", 1, contract=contract) == set(MIXED.split())


class TestNotBeforeTaker:
    """``not_before_taker``: nobody else leads a trump before the taker has played one."""

    def test_others_may_not_lead_a_trump(self) -> None:
        assert leads("not_before_taker", MIXED) == {"AD", "7H"}
        assert leads("not_before_taker", MIXED, seat=0) == {"AD", "7H"}, "the taker's partner is bound too"

    def test_the_taker_may(self) -> None:
        assert leads("not_before_taker", MIXED, seat=TAKER) == set(MIXED.split())

    def test_others_may_once_the_taker_has(self) -> None:
        assert leads("not_before_taker", MIXED, drawn=True) == set(MIXED.split())

    def test_a_hand_of_trumps_only_is_free(self) -> None:
        """Moldovan rule text: a leader who holds only trumps may lead one."""
        assert leads("not_before_taker", TRUMPS) == set(TRUMPS.split())

    def test_nobody_is_bound_in_a_deal_without_taker(self) -> None:
        assert leads("not_before_taker", MIXED, taker=None) == set(MIXED.split())


@pytest.mark.parametrize(
    "word, cause", [("not_while_closed", "the double is closed"), ("not_before_taker", "the taker has not played")]
)
def test_a_barred_lead_is_explained(word: str, cause: str) -> None:
    one = game(play={"lead": {"trump": word}})
    rules = compile_play(one.declaration, one.pack, one.tables)
    playable, allowed = one.cards(MIXED), one.cards("AD 7H")
    reason = forbids_lead(rules, playable, allowed, one.card("JS"))
    assert reason is not None
    assert (reason.code, reason.clause) == ("play.lead-barred", "play.lead.trump")
    assert reason.sentence.startswith("JS may not be led: " + cause)
    assert "AD or 7H" in reason.sentence
    assert forbids_lead(rules, playable, allowed, one.card("AD")) is None
    missing = forbids_lead(rules, playable, allowed, one.card("KC"))
    assert missing is not None
    assert missing.code == "play.not-held"


AMOUNTS = {
    "from": 80,
    "to": 160,
    "step": 10,
    "rungs": [{"name": "capot", "needs": "all_tricks"}, {"name": "generale", "needs": "all_tricks", "lead": "taker"}],
}


def leader(one: Game, contract: FinalContract, dealer: int = 3) -> int:
    """Return the first leader."""
    rules = compile_play(one.declaration, one.pack, one.tables)
    return first_leader(rules, Table(one.declaration.players), dealer, contract)


class TestFirstLeader:
    """The player after the dealer leads, or the taker; a rung may give the taker the lead."""

    def test_eldest_leads_whoever_took(self) -> None:
        """lacontree.free.fr, lecon1_4: dealer seat 3, contract by seat 2, seat 0 leads."""
        assert leader(game(), FinalContract("hearts", TAKER)) == 0

    def test_the_taker_leads_where_the_variant_says_so(self) -> None:
        assert leader(game(play={"lead": {"first": "taker"}}), FinalContract("hearts", TAKER)) == TAKER

    def test_eldest_leads_where_nobody_took(self) -> None:
        assert leader(game(play={"lead": {"first": "taker"}}), FinalContract("hearts", None), 1) == 2

    @pytest.mark.parametrize("amount, expected", [(80, 0), (None, 0), ("capot", 0), ("generale", TAKER)])
    def test_a_rung_may_give_the_taker_the_lead(self, amount: int | str | None, expected: int) -> None:
        one = game(auction={"amounts": AMOUNTS})
        assert leader(one, FinalContract("hearts", TAKER, amount)) == expected
