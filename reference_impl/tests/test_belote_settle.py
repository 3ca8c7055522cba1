"""Which pairs are paid: the trick, the run and the square.

Clauses belote.trick-must-be-won, belote.with-run and belote.with-square.
"""

from __future__ import annotations

from typing import Any

import pytest
from belote_samples import Spoken
from declarations_samples import Announced
from play_samples import BELOTE

from belote.belote import settle
from belote.declarations import Meld

WON, LOST = "0:KH! 1:7C 2:8C 3:9C", "0:KH! 1:AH 2:8C 3:9C"
PARTNER = "0:KH! 1:7C 2:AH 3:9C"
QUEEN = "0:QH 1:7D 2:8D 3:9D"


def meld(cards: str, **belote: Any) -> Meld:
    """Return a declaration of a hearts contract."""
    return Announced(belote=BELOTE | belote).meld(cards)


class TestTrickMustBeWon:
    """It counts only if the side wins the trick in which the last needed word falls."""

    @pytest.mark.parametrize("first, expected", [
        (WON, (20, "said")),
        (PARTNER, (20, "said")),
        (LOST, (0, "trick_lost")),
    ])  # fmt: skip
    def test_the_trick_of_the_word_decides(self, first: str, expected: tuple[int, str]) -> None:
        """Deberts: bela announced and the trick lost, no 20."""
        assert Spoken(said="first_card", trick_must_be_won=True).settled(first, QUEEN) == {"0H": expected}

    def test_a_lost_trick_does_not_matter_otherwise(self) -> None:
        assert Spoken(said="first_card").settled(LOST, QUEEN) == {"0H": (20, "said")}

    @pytest.mark.parametrize(
        "said, king, queen", [("both_cards", "!", "!"), ("second_card", "", "!"), ("automatic", "", "")]
    )
    def test_where_the_second_card_completes_it_its_trick_decides(self, said: str, king: str, queen: str) -> None:
        one = Spoken(said=said, trick_must_be_won=True)
        lost_then_won = (f"0:KH{king} 1:AH 2:8C 3:9C", f"0:QH{queen} 1:7D 2:8D 3:9D")
        won_then_lost = (f"0:KH{king} 1:7C 2:8C 3:9C", f"0:QH{queen} 1:AH 2:8D 3:9D")
        assert one.settled(*lost_then_won) == {"0H": (20, "said")}
        assert one.settled(*won_then_lost) == {"0H": (0, "trick_lost")}

    def test_nothing_is_paid_while_the_trick_is_open(self) -> None:
        one = Spoken(said="first_card", trick_must_be_won=True)
        state = one.play("0:KH! 0:QH", finish=False)
        assert [pair.why for pair in settle(one.rules, state, one.table, (), ())] == ["open"]


class TestWithRun:
    """The pair lies within a run."""

    SILENT = ("0:KH 1:7C 2:8C 3:9C", QUEEN)

    def test_both_count_where_they_are_apart(self) -> None:
        run = meld("QH KH AH")
        answer = Spoken().settled("0:KH! 1:7C 2:8C 3:9C", "0:QH! 1:7D 2:8D 3:9D", declared=[(0, run)], shown=[(0, run)])
        assert (answer, run.value) == ({"0H": (20, "said")}, 20)

    def test_a_shown_run_needs_no_word(self) -> None:
        """Baloot regulation: counted without saying when inside a shown sequence."""
        one = Spoken(said="second_card", with_run="said_by_showing")
        run = meld("QH KH AH")
        assert one.settled(*self.SILENT, declared=[(0, run)], shown=[(0, run)]) == {"0H": (20, "shown")}
        assert one.settled(*self.SILENT, declared=[(0, run)]) == {"0H": (0, "silent")}

    def test_a_run_without_both_or_of_another_seat_says_nothing(self) -> None:
        one = Spoken(said="second_card", with_run="said_by_showing")
        for seat, cards in ((0, "TH JH QH"), (1, "QH KH AH"), (0, "QS KS AS")):
            shown = [(seat, meld(cards))]
            assert one.settled(*self.SILENT, declared=shown, shown=shown) == {"0H": (0, "silent")}

    def test_showing_is_no_word_elsewhere(self) -> None:
        run = meld("QH KH AH")
        assert Spoken().settled(*self.SILENT, declared=[(0, run)], shown=[(0, run)]) == {"0H": (0, "silent")}

    def test_what_joined_a_run_is_not_paid_again(self) -> None:
        """Russian two-player rules: the run of three counts 40 once, not also 20."""
        run = meld("QH KH AH", with_run="joins_three")
        one = Spoken(with_run="joins_three")
        spoken = ("0:KH! 1:7C 2:8C 3:9C", "0:QH! 1:7D 2:8D 3:9D")
        assert run.value == 40
        assert one.settled(*spoken, declared=[(0, run)]) == {"0H": (0, "joined")}
        assert one.settled(*spoken) == {"0H": (20, "said")}, "a run that is not declared takes nothing in"

    def test_a_longer_run_leaves_it_apart(self) -> None:
        run = meld("JH QH KH AH", with_run="joins_three")
        one = Spoken(said="first_card", with_run="joins_three")
        assert one.settled(WON, QUEEN, declared=[(0, run)]) == {"0H": (20, "said")}


class TestWithSquare:
    """A declared square uses the king or the queen."""

    @pytest.mark.parametrize("cards", ["KC KD KH KS", "QC QD QH QS"])
    def test_it_may_exclude_belote(self, cards: str) -> None:
        """Baloot regulation: not counted when four kings or queens are shown."""
        square = meld(cards)
        for word, expected in (("excluded", (0, "square")), ("apart", (20, "said"))):
            one = Spoken(said="first_card", with_square=word)
            assert one.settled(WON, QUEEN, declared=[(0, square)]) == {"0H": expected}

    def test_a_run_with_both_does_not(self) -> None:
        one = Spoken(said="first_card", with_square="excluded", with_run="apart")
        assert one.settled(WON, QUEEN, declared=[(0, meld("QH KH AH"))]) == {"0H": (20, "said")}

    def test_other_squares_and_undeclared_ones_do_not(self) -> None:
        one = Spoken(said="first_card", with_square="excluded")
        assert one.settled(WON, QUEEN, declared=[(0, meld("JC JD JH JS"))]) == {"0H": (20, "said")}
        assert one.settled(WON, QUEEN) == {"0H": (20, "said")}


def test_its_points_are_those_of_the_variant() -> None:
    assert Spoken(said="first_card", points=30).settled(WON, QUEEN) == {"0H": (30, "said")}
