"""Saying belote: which pair, which card, which word. Clauses belote.pair, belote.contracts and belote.said."""

from __future__ import annotations

from typing import Any

import pytest
from belote_samples import Spoken
from play_samples import game

from belote.belote import BeloteState, compile_belote, on_play, refuses_word, settle
from belote.errors import Refusal

KING, QUEEN = "0:KH 1:7C 2:8C 3:9C", "0:QH 1:7D 2:8D 3:9D"
WORDS = ["automatic", "first_card", "second_card", "both_cards", "king_then_queen"]

PAID = {
    ("automatic", "KQ", "--"),
    ("automatic", "QK", "--"),
    ("first_card", "KQ", "!-"),
    ("first_card", "QK", "!-"),
    ("second_card", "KQ", "-!"),
    ("second_card", "QK", "-!"),
    ("both_cards", "KQ", "!!"),
    ("both_cards", "QK", "!!"),
    ("king_then_queen", "KQ", "!!"),
}
SILENT = {
    *((word, order, "--") for word in WORDS[1:] for order in ("KQ", "QK")),
    ("both_cards", "KQ", "!-"),
    ("both_cards", "QK", "!-"),
    ("king_then_queen", "KQ", "!-"),
}
DISCARDS: dict[str, Any] = {"in": {"suit": "each_unless_discarded", "all_trump": "each_unless_discarded"}}


def tricks(first: str, second: str, said: str) -> tuple[str, str]:
    """Return the two tricks in which the pair falls; ``said`` has ``!`` for a card with its word, else ``-``."""
    words = [mark if mark == "!" else "" for mark in said]
    lines = {"K": KING, "Q": QUEEN}
    one, two = lines[first].split(" ", 1), lines[second].split(" ", 1)
    return f"{one[0]}{words[0]} {one[1]}", f"{two[0]}{words[1]} {two[1]}"


class TestWords:
    """Which card must carry its word; silence is legal and forfeits."""

    @pytest.mark.parametrize("said", WORDS)
    @pytest.mark.parametrize("order", ["KQ", "QK"])
    @pytest.mark.parametrize("marks", ["--", "!-", "-!", "!!"])
    def test_every_way_of_saying_it_is_paid_forfeited_or_refused(self, said: str, order: str, marks: str) -> None:
        one = Spoken(said=said)
        played = tricks(order[0], order[1], marks)
        if (said, order, marks) in PAID:
            assert one.settled(*played) == {"0H": (20, "said")}
        elif (said, order, marks) in SILENT:
            assert one.settled(*played) == {"0H": (0, "silent")}
        else:
            with pytest.raises(Refusal) as refusal:
                one.settled(*played)
            assert refusal.value.phase == "play"

    @pytest.mark.parametrize("said, order, marks, code", [
        ("automatic", "KQ", "!-", "belote.no-word"),
        ("first_card", "KQ", "-!", "belote.no-word"),
        ("second_card", "KQ", "!-", "belote.no-word"),
        ("both_cards", "KQ", "-!", "belote.silent"),
        ("king_then_queen", "QK", "!-", "belote.king-first"),
    ])  # fmt: skip
    def test_a_word_out_of_place_is_refused(self, said: str, order: str, marks: str, code: str) -> None:
        with pytest.raises(Refusal) as refusal:
            Spoken(said=said).play(*tricks(order[0], order[1], marks))
        clause = "belote.silence" if code == "belote.silent" else "belote.said"
        assert (refusal.value.code, refusal.value.clause) == (code, clause)

    @pytest.mark.parametrize(
        ("said", "marks", "which"), [("second_card", "!-", "first"), ("first_card", "-!", "second")]
    )
    def test_the_refusal_tells_the_card_without_a_word(self, said: str, marks: str, which: str) -> None:
        with pytest.raises(Refusal, match=f"no word is said with the {which} card"):
            Spoken(said=said).play(*tricks("K", "Q", marks))

    def test_a_pair_is_open_until_its_last_needed_word(self) -> None:
        for said, marks, why in (
            ("both_cards", "!", "open"),
            ("both_cards", "", "silent"),
            ("second_card", "", "open"),
        ):
            one = Spoken(said=said)
            hand, king = one.game.cards("KH QH"), one.game.card("KH")
            state = on_play(one.rules, BeloteState(), one.table, 0, hand, king, marks == "!", (), 0)
            assert [(pair.points, pair.why) for pair in settle(one.rules, state, one.table, (), ())] == [(0, why)]

    def test_belote_in_any_trick_counts_the_same(self) -> None:
        """BelotGameEngine commit 8cddd69 pays it in the first trick only."""
        other = "0:AS 1:7S 2:8S 3:9S"
        early = Spoken(said="first_card").settled(*tricks("K", "Q", "!-"), other)
        late = Spoken(said="first_card").settled(other, *tricks("K", "Q", "!-"))
        assert early == late == {"0H": (20, "said")}


class TestPair:
    """King and queen of trump, playable for one player just before the first of them is played."""

    def test_partners_do_not_make_a_pair(self) -> None:
        """slim0/contree commit ccf20773: king in one hand, queen in the partner's."""
        one = Spoken(said="automatic")
        assert one.settled("0:KH 1:7C 2:QH 3:8C") == {}
        assert not one.may_say(BeloteState(), 0, "KH 7C", "KH")

    def test_one_of_the_two_is_not_enough(self) -> None:
        """OroshiX/coinche commit 45da27dc."""
        one = Spoken("clubs")
        assert not one.may_say(BeloteState(), 0, "KC AC 7D", "KC")
        refusal = refuses_word(
            one.rules, BeloteState(), one.table, 0, one.game.cards("KC AC 7D"), one.game.card("KC"), ()
        )
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("belote.no-pair", "belote.held-together")

    def test_the_word_belongs_to_the_pair_only(self) -> None:
        one = Spoken()
        assert one.may_say(BeloteState(), 0, "KH QH AH", "KH")
        assert not one.may_say(BeloteState(), 0, "KH QH AH", "AH")
        assert not one.may_say(BeloteState(), 0, "KC QC AH", "KC")

    def test_a_king_played_earlier_still_makes_the_pair(self) -> None:
        """sbbb-git/coinche commit be6bc8bb: judged on the hand as dealt, played and remaining cards together."""
        one = Spoken(said="automatic")
        assert one.settled(KING, "0:AS 1:7S 2:8S 3:9S", "0:AD 1:TD 2:JD 3:QD", QUEEN) == {"0H": (20, "said")}

    def test_a_card_uncovered_before_completes_the_pair(self) -> None:
        one = Spoken()
        assert one.may_say(BeloteState(), 0, "KH QH", "KH")

    def test_a_card_uncovered_later_does_not(self) -> None:
        """Open belote: the queen lies under a table card while the king is played."""
        one = Spoken(said="automatic")
        king, queen = one.game.card("KH"), one.game.card("QH")
        state = on_play(one.rules, BeloteState(), one.table, 0, one.game.cards("KH 7C"), king, False, (), 0)
        state = on_play(one.rules, state, one.table, 0, one.game.cards("QH 7C"), queen, False, (), 1)
        assert settle(one.rules, state, one.table, (), ()) == ()

    def test_a_variant_without_the_section_has_no_belote(self) -> None:
        bare = game()
        assert compile_belote(bare.declaration, bare.pack, bare.tables) is None


class TestContracts:
    """Which pairs count in which contract."""

    SPADES, HEARTS = ("0:KS! 1:7C 2:8C 3:9C", "0:QS! 1:7D 2:8D 3:9D"), ("1:KH! 2:7S 3:8S 0:9S", "1:QH! 2:AS 3:TS 0:JS")

    @pytest.mark.parametrize("contract", ["no_trump", "hearts"])
    def test_no_pair_counts_in_no_trumps_nor_in_a_plain_suit(self, contract: str) -> None:
        one = Spoken(contract, said="automatic")
        assert one.settled("0:KS 1:7C 2:8C 3:9C", "0:QS 1:7D 2:8D 3:9D") == {}

    @pytest.mark.parametrize("word", ["each", "each_unless_discarded"])
    def test_in_all_trumps_every_suit_may_count(self, word: str) -> None:
        one = Spoken("all_trump", **{"in": {"all_trump": word}})
        assert one.settled(*self.SPADES, *self.HEARTS) == {"0S": (20, "said"), "1H": (20, "said")}

    def test_in_all_trumps_none_may_count(self) -> None:
        with pytest.raises(Refusal, match="no-pair"):
            Spoken("all_trump", **{"in": {"all_trump": "none"}}).settled(*self.SPADES)

    def test_where_one_counts_it_is_the_first_complete_of_either_side(self) -> None:
        one = Spoken("all_trump", said="automatic", **{"in": {"all_trump": "one"}})
        silent = [trick.replace("!", "") for trick in (self.SPADES[0], *self.HEARTS, self.SPADES[1])]
        assert one.settled(*silent) == {"0S": (0, "later"), "1H": (20, "said")}

    def test_once_it_is_complete_no_other_word_is_said(self) -> None:
        one = Spoken("all_trump", **{"in": {"all_trump": "one"}})
        with pytest.raises(Refusal) as refusal:
            one.settled(*self.SPADES, *self.HEARTS)
        assert (refusal.value.code, refusal.value.clause) == ("belote.one-only", "belote.contracts")


class TestDiscard:
    """``each_unless_discarded``: the first card of the pair must lead, follow or ruff."""

    def test_a_discard_in_all_trumps_spoils_the_pair(self) -> None:
        """BelotGameEngine commit ae32a9bf and its rules text: king of diamonds thrown on a spade."""
        one = Spoken("all_trump", said="automatic", **DISCARDS)
        thrown = ("0:AS 1:7S 2:KD 3:8S", "0:AD 1:7D 2:QD 3:8D")
        assert one.settled(*thrown) == {"2D": (0, "discarded")}
        talking = Spoken("all_trump", said="first_card", **DISCARDS)
        assert not talking.may_say(BeloteState(), 2, "KD QD", "KD", "AS 7S")
        with pytest.raises(Refusal) as refusal:
            talking.settled("0:AS 1:7S 2:KD! 3:8S", thrown[1])
        assert (refusal.value.code, refusal.value.clause) == ("belote.discarded", "belote.contracts")

    def test_leading_and_following_do_not(self) -> None:
        one = Spoken("all_trump", said="first_card", **DISCARDS)
        assert one.may_say(BeloteState(), 2, "KD QD", "KD")
        assert one.may_say(BeloteState(), 2, "KD QD", "KD", "AD 7D")

    def test_the_second_card_may_be_a_discard(self) -> None:
        one = Spoken("all_trump", said="both_cards", **DISCARDS)
        assert one.settled("2:KD! 3:7D 0:8D 1:9D", "3:AS 0:7S 1:8S 2:QD!") == {"2D": (20, "said")}

    def test_a_ruff_in_a_suit_contract_does_not(self) -> None:
        """Bulgarian rule text: a trump on a plain lead counts as a ruff, an undertrump too."""
        one = Spoken(said="first_card", **DISCARDS)
        assert one.settled("0:AS 1:JH 2:KH! 3:8S", "1:AD 2:QH 3:7D 0:8D") == {"2H": (20, "said")}

    def test_a_discard_in_all_trumps_counts_where_each_pair_does(self) -> None:
        one = Spoken("all_trump", said="automatic")
        assert one.settled("0:AS 1:7S 2:KD 3:8S", "0:AD 1:7D 2:QD 3:8D") == {"2D": (20, "said")}
