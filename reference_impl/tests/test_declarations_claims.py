"""What a player says, and when: true and false claims, cards used twice, windows for saying and showing."""

from __future__ import annotations

from typing import Any

import pytest
from declarations_samples import Announced

from belote.declarations import Claim, Moment, judge, may_say, may_show
from belote.errors import Refusal

HAND = "9C TC JC QC JD JH JS 7S"


def claim(one: Announced, cards: str, already: tuple[Claim, ...] = (), rivals: tuple[str, ...] = ()) -> Claim:
    """Judge what the holder of ``HAND`` says."""
    said = tuple(one.meld(rival) for rival in rivals)
    return judge(one.rules, one.table, one.game.cards(HAND), already, said, one.game.cards(cards))


def refused(one: Announced, cards: str, already: tuple[str, ...] = (), rivals: tuple[str, ...] = ()) -> tuple[str, str]:
    """Return code and clause of the refusal; what was said already was true."""
    with pytest.raises(Refusal) as refusal:
        claim(one, cards, tuple(Claim(one.meld(before), True) for before in already), rivals)
    assert refusal.value.phase == "play"
    return refusal.value.code, refusal.value.clause


class TestHeld:
    """A declaration is an event with cards; a true one is a square or run of the hand."""

    @pytest.mark.parametrize("cards", ["JC JD JH JS", "9C TC JC QC", "9C TC JC", "TC JC QC"])
    def test_the_holder_chooses_any_part(self, cards: str) -> None:
        one = Announced()
        assert claim(one, cards) == Claim(one.meld(cards), True)

    def test_a_card_is_not_used_twice(self) -> None:
        code = ("declarations.shared-card", "declarations.shared-card")
        assert refused(Announced(), "9C TC JC QC", ("JC JD JH JS",)) == code
        assert refused(Announced(), "TC JC QC", ("9C TC JC",)) == code

    def test_a_card_is_used_twice_where_that_is_allowed(self) -> None:
        one = Announced(shared_card="allowed")
        four = Claim(one.meld("JC JD JH JS"), True)
        assert claim(one, "9C TC JC QC", (four,)).held

    def test_what_shares_no_card_is_refused_for_what_it_is(self) -> None:
        one = Announced(shared_card="most_valuable")
        hand, part = one.game.cards("AC AD AH AS 7S 8S 9S TS"), one.game.cards("7S 8S 9S")
        with pytest.raises(Refusal) as refusal:
            judge(one.rules, one.table, hand, (Claim(one.meld("AC AD AH AS"), True),), (), part)
        assert refusal.value.code == "declarations.not-the-reading"

    def test_the_most_valuable_reading_alone_is_named(self) -> None:
        one = Announced(shared_card="most_valuable")
        assert claim(one, "JC JD JH JS").held
        assert refused(one, "9C TC JC QC") == ("declarations.shared-card", "declarations.shared-card")

    def test_a_run_is_named_whole_unless_the_holder_chooses(self) -> None:
        code = ("declarations.not-the-reading", "declarations.reading")
        assert refused(Announced(shared_card="allowed"), "TC JC QC") == code

    def test_the_same_one_is_not_said_twice(self) -> None:
        """BalootHub commit a6d80530: a repeated declaration was paid twice."""
        for shared in ("allowed", "holder_chooses", "most_valuable"):
            one = Announced(shared_card=shared)
            assert refused(one, "JC JD JH JS", ("JC JD JH JS",))[0] == "declarations.said-twice"

    def test_the_order_of_the_cards_does_not_matter(self) -> None:
        """BalootHub commit 2b5a24bc: four aces stored in another order were another declaration."""
        one = Announced()
        assert claim(one, "JS JC JH JD") == claim(one, "JH JS JD JC")

    @pytest.mark.parametrize("cards", ["9C TC", "7S", "JC JD JH", "9C TC QC"])
    def test_other_cards_are_no_declaration(self, cards: str) -> None:
        assert refused(Announced(), cards) == ("declarations.no-meld", "declarations.kinds")


class TestFalseClaim:
    """A claim the player does not hold is refused, or taken as such."""

    FALSE = "9C TC JC QC KC"

    def test_the_table_may_refuse_it(self) -> None:
        code = ("declarations.false-claim", "declarations.false-claim")
        assert refused(Announced(false_claim="refused"), self.FALSE) == code

    @pytest.mark.parametrize("word", ["void", "to_opponents"])
    def test_or_it_is_taken_and_known_to_be_false(self, word: str) -> None:
        one = Announced(false_claim=word)
        assert claim(one, self.FALSE) == Claim(one.meld(self.FALSE), False)

    def test_a_false_one_is_not_said_twice_either(self) -> None:
        one = Announced(false_claim="void")
        before = claim(one, self.FALSE)
        with pytest.raises(Refusal, match="said-twice"):
            claim(one, self.FALSE, (before,))

    def test_a_false_one_uses_up_no_cards(self) -> None:
        one = Announced(false_claim="void")
        assert claim(one, "9C TC JC QC", (claim(one, self.FALSE),)).held


class TestSayIf:
    """``beats_rivals``: only what beats everything the other sides have said may be said."""

    def test_a_weaker_one_is_refused(self) -> None:
        """CardWeb and Parlett: only something higher than what was announced before."""
        one = Announced(say_if="beats_rivals")
        assert refused(one, "TC JC QC", (), ("QD KD AD",)) == ("declarations.does-not-beat", "declarations.say-if")
        assert refused(one, "TC JC QC", (), ("TD JD QD",))[0] == "declarations.does-not-beat"

    def test_a_stronger_one_may_be_said(self) -> None:
        assert claim(Announced(say_if="beats_rivals"), "9C TC JC QC", (), ("QD KD AD", "7D 8D 9D")).held

    def test_any_may_be_said_otherwise(self) -> None:
        assert claim(Announced(), "TC JC QC", (), ("QD KD AD",)).held

    def test_runs_do_not_meet_squares_where_the_contests_are_apart(self) -> None:
        one = Announced(say_if="beats_rivals", square_and_run="apart")
        assert claim(one, "TC JC QC", (), ("AC AD AH AS",)).held
        assert refused(one, "TC JC QC", (), ("AC AD AH AS", "QD KD AD"))[0] == "declarations.does-not-beat"


BEFORE = Moment(tricks=0, own_cards=0, any_card=False)
SECOND_TO_PLAY = Moment(tricks=0, own_cards=0, any_card=True)
PLAYED = Moment(tricks=0, own_cards=1, any_card=True)
TRICK_TWO = Moment(tricks=1, own_cards=1, any_card=True)
TRICK_TWO_PLAYED = Moment(tricks=1, own_cards=2, any_card=True)
TRICK_THREE = Moment(tricks=2, own_cards=2, any_card=True)
OVER = Moment(tricks=8, own_cards=8, any_card=True, over=True)
MOMENTS: dict[str, Moment] = {
    "before": BEFORE,
    "second to play": SECOND_TO_PLAY,
    "played": PLAYED,
    "trick two": TRICK_TWO,
    "trick two, played": TRICK_TWO_PLAYED,
    "trick three": TRICK_THREE,
    "over": OVER,
}


def moments(allowed: Any) -> list[str]:
    """Return the names of the moments at which something is allowed."""
    return [name for name, moment in MOMENTS.items() if allowed(moment)]


@pytest.mark.parametrize("say, expected", [
    ("automatic", []),
    ("before_lead", ["before"]),
    ("own_first_card", ["before", "second to play"]),
    ("first_trick", ["before", "second to play", "played"]),
    ("two_tricks", ["before", "second to play", "played", "trick two", "trick two, played"]),
])  # fmt: skip
def test_a_declaration_is_said_in_its_window_only(say: str, expected: list[str]) -> None:
    """Clause declarations.say."""
    rules = Announced(say=say).rules
    assert moments(lambda moment: may_say(rules, moment)) == expected


@pytest.mark.parametrize("show, expected", [
    ("never", []),
    ("at_once", []),
    ("second_trick", ["trick two", "trick two, played"]),
    ("own_second_card", ["trick two"]),
    ("end_of_deal", ["over"]),
])  # fmt: skip
def test_a_declaration_is_laid_open_in_its_window_only(show: str, expected: list[str]) -> None:
    """Clause declarations.show."""
    rules = Announced(show=show).rules
    assert moments(lambda moment: may_show(rules, moment)) == expected
