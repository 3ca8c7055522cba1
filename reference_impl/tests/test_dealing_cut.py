"""Who cuts, and how. Clauses setup.cut, setup.cut.first-deal, setup.cut.packet and setup.cut.decline."""

from __future__ import annotations

import pytest

from belote.dealing import check_cut, cut, cutter
from belote.declaration.model import Cut, Players
from belote.errors import CannotHappen, Refusal
from belote.setup import Table

ORDER = tuple(range(32))
THREE_CARDS = Cut("before_dealer", 3)
FOUR, TWO = Table(Players(4, "partners", "clockwise")), Table(Players(2, "alone", "clockwise"))


def test_the_lower_packet_comes_on_top() -> None:
    assert cut(ORDER, 10) == (*range(10, 32), *range(10))


def test_a_declined_cut_changes_nothing() -> None:
    assert cut(ORDER, 0) == ORDER


@pytest.mark.parametrize("number", [3, 16, 29])
def test_each_packet_must_hold_enough_cards(number: int) -> None:
    check_cut(THREE_CARDS, ORDER, number)


@pytest.mark.parametrize("number", [-1, 1, 2, 30, 31, 32, 33])
def test_a_packet_too_small_is_refused(number: int) -> None:
    with pytest.raises(Refusal) as refused:
        check_cut(THREE_CARDS, ORDER, number)
    found = refused.value
    assert (found.code, found.phase, found.clause) == ("setup.cut-packet", "cut", "setup.cut.packet")
    packets = f"Packets of {number} and {32 - number} cards are not allowed"
    assert found.reason.startswith(packets) and "from 3 to 29 cards" in found.reason


def test_six_to_twenty_six_where_the_packets_must_hold_six() -> None:
    rules = Cut("after_dealer", 6)
    check_cut(rules, ORDER, 6)
    check_cut(rules, ORDER, 26)
    for number in (5, 27):
        with pytest.raises(Refusal):
            check_cut(rules, ORDER, number)


def test_the_cutter_may_decline_only_where_the_rules_say_so() -> None:
    check_cut(Cut("before_dealer", 1, may_decline=True), ORDER, 0)
    with pytest.raises(Refusal) as refused:
        check_cut(THREE_CARDS, ORDER, 0)
    found = refused.value
    assert (found.code, found.phase, found.clause) == ("setup.cut-declined", "cut", "setup.cut.decline")


def test_where_nobody_cuts_a_cut_is_refused() -> None:
    check_cut(None, ORDER, 0)
    with pytest.raises(Refusal) as refused:
        check_cut(None, ORDER, 10)
    assert (refused.value.code, refused.value.clause) == ("setup.no-cut", "setup.cut")


@pytest.mark.parametrize(
    ("word", "table", "dealer", "expected"),
    [
        ("before_dealer", FOUR, 0, 3),
        ("before_dealer", FOUR, 2, 1),
        ("after_dealer", FOUR, 3, 0),
        ("dealers_partner", FOUR, 1, 3),
        ("before_dealer", TWO, 0, 1),
    ],
)
def test_who_cuts(word: str, table: Table, dealer: int, expected: int) -> None:
    assert cutter(Cut(word, 3), table, dealer) == expected


def test_the_first_deal_of_a_match_may_have_its_own_cutter() -> None:
    rules = Cut("before_dealer", 3, first_deal="dealers_partner")
    assert cutter(rules, FOUR, 0, first_deal=True) == 2
    assert cutter(rules, FOUR, 0) == 3
    assert cutter(THREE_CARDS, FOUR, 0, first_deal=True) == 3


def test_without_partners_the_dealers_partner_cannot_cut() -> None:
    with pytest.raises(CannotHappen):
        cutter(Cut("dealers_partner", 3), TWO, 0)
