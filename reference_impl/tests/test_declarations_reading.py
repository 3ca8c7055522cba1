"""What a hand holds, what of it may be named, what others learn, and what a set of cards would be."""

from __future__ import annotations

import random
from typing import Any

import declarations_oracle
import pytest
from declarations_samples import Announced
from play_samples import BELOTE, RUNS, TABLE, Data, game

from belote.cards import Pack, mask
from belote.declarations import Word, compile_declarations, has_run, identify, nameable, reading, word

GROUPS = [("J", 200), ("9", 150), ("ATKQ", 100)]
SHARED = ["allowed", "holder_chooses", "most_valuable"]


class TestPublishedHands:
    """Hands whose reading a source states."""

    def test_a_card_shared_by_square_and_run_counts_as_the_word_says(self) -> None:
        """emilijan-koteski/belote, declaration_melds.json: 20 and 200 in Croatia, 200 in Bitola."""
        hand = "9S TS JS JH JD JC 7H 8D"
        assert Announced(shared_card="allowed").reads(hand) == {"JC JD JH JS": 200, "9S TS JS": 20}
        assert Announced(shared_card="most_valuable").reads(hand) == {"JC JD JH JS": 200}

    @pytest.mark.parametrize("shared", SHARED)
    def test_two_runs_in_two_suits_both_count(self, shared: str) -> None:
        """emilijan-koteski/belote, declaration_melds.json."""
        assert Announced(shared_card=shared).reads("7S 8S 9S TH JH QH 7D 8C") == {"7S 8S 9S": 20, "TH JH QH": 20}

    @pytest.mark.parametrize("shared", SHARED)
    def test_four_sevens_or_eights_are_nothing(self, shared: str) -> None:
        """emilijan-koteski/belote, declaration_melds.json; belote-cli pays a square of sevens 0 and lets it win."""
        assert Announced(shared_card=shared).reads("7C 7D 7H 7S 9C JD KH AS") == {}
        assert Announced(shared_card=shared).reads("8C 8D 8H 8S TC QD KH AS") == {}

    def test_five_in_a_row_are_one_run(self) -> None:
        """Tests of a Bela engine, B-38a: one hundred, not two threes."""
        assert Announced().reads("7H 8H 9H TH JH QC AD KS") == {"7H 8H 9H TH JH": 100}

    def test_a_run_does_not_cross_suits(self) -> None:
        """Tests of a Bela engine, B-38b."""
        assert Announced().reads("9H TH JS QS AD KD 7C 8C") == {}

    def test_the_square_and_the_run_of_one_player_add_up(self) -> None:
        """Oliboy50/coinche issue 48: four queens and 7-8-9 of spades are 120."""
        assert sum(Announced().reads("QC QD QH QS 7S 8S 9S AC").values()) == 120

    def test_two_runs_of_one_suit_count_apart(self) -> None:
        """BelotGameEngine: A-K-Q and 9-8-7 of one suit."""
        assert Announced().reads("7D 8D 9D QD KD AD 7C 9S") == {"QD KD AD": 20, "7D 8D 9D": 20}

    @pytest.mark.parametrize("runs, length, worth", [
        # English Wikipedia, first half: more than five in a row are 100, eight are five and three.
        ([20, 50, 100], 6, 100),
        ([20, 50, 100], 7, 100),
        ([20, 50, 100], 8, 120),
        # hit.bg: 100 flat; and one run worth 120 as the sixth word of the table can say it.
        ([20, 50, 100, 100, 100, 100], 8, 100),
        ([20, 50, 100, 100, 100, 120], 8, 120),
        ([20, 50, 100, 100, 100, 120], 7, 100),
    ])  # fmt: skip
    def test_a_long_run_is_worth_what_the_table_says(self, runs: list[int], length: int, worth: int) -> None:
        tables: Data = {"suit": {"runs": runs}}
        hand = " ".join(rank + "D" for rank in "789TJQKA"[-length:])
        assert sum(Announced(tables=tables).reads(hand).values()) == worth

    def test_eight_in_a_row_are_five_from_the_top_and_three(self) -> None:
        tables: Data = {"suit": {"runs": [20, 50, 100]}}
        hand = "7D 8D 9D TD JD QD KD AD"
        assert Announced(tables=tables).reads(hand) == {"TD JD QD KD AD": 100, "7D 8D 9D": 20}


class TestMostValuable:
    """Where a card serves once the hand is read as what is worth most, at equal worth with the square."""

    HAND = "TC JC QC KC AC QD QH QS"

    def test_at_equal_worth_the_square_is_read(self) -> None:
        """Bitola: the more valuable group is kept, at equal value the square."""
        assert Announced(shared_card="most_valuable").reads(self.HAND) == {"QC QD QH QS": 100}

    def test_a_dearer_run_breaks_the_square(self) -> None:
        tables: Data = {"suit": {"runs": [20, 50, 120]}}
        assert Announced(shared_card="most_valuable", tables=tables).reads(self.HAND) == {"TC JC QC KC AC": 120}

    def test_the_square_stays_if_what_is_left_of_the_run_makes_it_dearer(self) -> None:
        tables: Data = {"suit": {"runs": [20, 50, 120]}}
        one = Announced(shared_card="most_valuable", tables=tables)
        assert one.reads("TC JC QC KC AC AD AH AS") == {"AC AD AH AS": 100, "TC JC QC KC": 50}

    def test_what_is_left_of_a_broken_run_counts_if_long_enough(self) -> None:
        assert Announced(shared_card="most_valuable").reads("8C 9C TC JC QC KC JD JH JS") == {
            "JC JD JH JS": 200,
            "8C 9C TC": 20,
        }


CHEAP = [("J", 80), ("9", 40), ("AT", 30), ("KQ", 20)]


@pytest.mark.parametrize("shared", ["allowed", "most_valuable"])
@pytest.mark.parametrize("groups", [GROUPS, CHEAP])
@pytest.mark.parametrize("runs", [RUNS, [20, 50, 100], [20, 50, 50, 50, 50], [10, 40, 60], []])
def test_the_second_opinion_reads_the_same(shared: str, groups: list[tuple[str, int]], runs: list[int]) -> None:
    """Hands of six to sixteen cards, drawn from part of the pack so that squares and runs are common."""
    rng = random.Random(f"{shared} {runs}")
    squares = [{"ranks": ranks, "value": value} for ranks, value in groups]
    one = Announced(shared_card=shared, tables={"suit": {"runs": runs, "squares": squares}})
    for _ in range(800):
        ranks = sorted(rng.sample(range(8), rng.randint(3, 8)))
        pack = [declarations_oracle.NATURAL[rank] + suit for rank in ranks for suit in "CDHS"]
        hand = rng.sample(pack, min(len(pack), rng.randint(6, 16)))
        melds = reading(one.rules, one.table, mask(map(one.game.card, hand)))
        read = {(frozenset(one.game.pack.names(meld.cards)), meld.value) for meld in melds}
        assert read == declarations_oracle.read(hand, runs, groups, shared == "allowed"), hand


class TestContracts:
    """A contract that is absent from the tables has no declarations."""

    def test_no_trumps_have_none(self) -> None:
        """belot.bg: no declarations in no trumps."""
        one = Announced("no_trump")
        hand = one.game.cards("AS KS QS")
        assert reading(one.rules, one.table, hand) == ()
        assert nameable(one.rules, one.table, hand, ()) == ()
        assert identify(one.rules, one.table, hand) is None

    def test_a_table_of_its_own_gives_other_values(self) -> None:
        """Official coinche text: in no trumps four aces are 200, four jacks 100, and nines as well."""
        squares = [{"ranks": "A", "value": 200}, {"ranks": "T", "value": 150}, {"ranks": "KQJ9", "value": 100}]
        tables: Data = {"no_trump": {"runs": RUNS, "squares": squares}}
        one = Announced("no_trump", tables=tables)
        assert one.reads("AC AD AH AS JC JD JH JS") == {"AC AD AH AS": 200, "JC JD JH JS": 100}

    def test_a_variant_without_the_section_has_no_rules(self) -> None:
        bare = game()
        assert compile_declarations(bare.declaration, bare.pack, bare.tables) is None

    def test_a_rank_outside_the_pack_makes_no_square(self) -> None:
        assert Announced(ranks="TJQKA").reads("JC JD JH JS TC QD KH AS") == {"JC JD JH JS": 200}


class TestNameable:
    """What may truthfully be declared now, besides what has been."""

    def test_the_holder_names_any_part_of_a_run(self) -> None:
        one = Announced()
        named = one.named(nameable(one.rules, one.table, one.game.cards("9C TC JC QC AD"), ()))
        assert named == {"9C TC JC QC": 50, "TC JC QC": 20, "9C TC JC": 20}

    def test_a_card_named_once_is_not_named_again(self) -> None:
        one = Announced()
        hand = one.game.cards("9S TS JS QS JH JD JC")
        four = one.meld("JC JD JH JS")
        assert "JC JD JH JS" in one.named(nameable(one.rules, one.table, hand, ()))
        assert nameable(one.rules, one.table, hand, (four,)) == ()
        assert one.named(nameable(one.rules, one.table, hand, (one.meld("TS JS QS"),))) == {}

    def test_a_run_the_table_names_whole_is_not_split_for_more(self) -> None:
        """The Bulgarian rule pages pay a run of eight 100 flat, not 100 and 20."""
        one = Announced()
        hand = one.game.cards("7C 8C 9C TC JC QC KC AC")
        assert "TC JC QC KC AC" in one.named(nameable(one.rules, one.table, hand, ()))
        assert one.named(nameable(one.rules, one.table, hand, (one.meld("TC JC QC KC AC"),))) == {}
        assert "7C 8C 9C TC" not in one.named(nameable(one.rules, one.table, hand, (one.meld("JC QC KC AC"),)))

    def test_a_run_longer_than_the_table_is_named_in_pieces(self) -> None:
        """The second article on the Croatian and Bulgarian game counts eight as five and three."""
        one = Announced(tables={"suit": {"runs": [20, 50, 100], "squares": []}})
        hand = one.game.cards("7C 8C 9C TC JC QC KC AC")
        assert one.named(nameable(one.rules, one.table, hand, (one.meld("TC JC QC KC AC"),))) == {"7C 8C 9C": 20}

    @pytest.mark.parametrize("shared", ["allowed", "most_valuable"])
    def test_otherwise_only_the_reading_is_named(self, shared: str) -> None:
        one = Announced(shared_card=shared)
        hand = one.game.cards("9C TC JC QC 7D 8D 9D AS")
        run = one.meld("9C TC JC QC")
        assert one.named(nameable(one.rules, one.table, hand, ())) == {"9C TC JC QC": 50, "7D 8D 9D": 20}
        assert one.named(nameable(one.rules, one.table, hand, (run,))) == {"7D 8D 9D": 20}

    def test_everything_nameable_is_identified_as_itself(self) -> None:
        rng = random.Random("identify")
        one = Announced()
        for _ in range(300):
            hand = mask(rng.sample(range(20), 8))
            for meld in nameable(one.rules, one.table, hand, ()):
                assert identify(one.rules, one.table, meld.cards) == meld

    @pytest.mark.parametrize("cards", ["AS KS", "AS KS JS", "AS KS QH", "7C 7D 7H 7S", "JC JD JH", "JC JD JH JS QS"])
    def test_other_sets_of_cards_are_no_declaration(self, cards: str) -> None:
        one = Announced()
        assert identify(one.rules, one.table, one.game.cards(cards)) is None

    def test_a_run_longer_than_the_table_cannot_be_named_whole(self) -> None:
        tables: Data = {"suit": {"runs": [20, 50]}}
        one = Announced(tables=tables)
        assert identify(one.rules, one.table, one.game.cards("9C TC JC QC KC")) is None


class TestJoinedBelote:
    """``joins_three``: in a run of exactly three trumps with king and queen belote becomes part of the run."""

    def joined(self, cards: str, **changes: Any) -> tuple[int, int]:
        """Return value and joined points of the declaration these cards are, hearts being trump."""
        meld = Announced(belote=BELOTE | {"with_run": "joins_three"} | changes).meld(cards)
        return meld.value, meld.joined

    @pytest.mark.parametrize("cards, value", [("QH KH AH", 40), ("JH QH KH", 40)])
    def test_three_trumps_with_king_and_queen_are_worth_40(self, cards: str, value: int) -> None:
        """Russian two-player rules: the run counts 40 once, not also 20."""
        assert self.joined(cards) == (value, 20)

    @pytest.mark.parametrize("contract", ["clubs", "diamonds", "hearts", "spades"])
    def test_so_they_are_in_every_suit(self, contract: str) -> None:
        one = Announced(contract, belote=BELOTE | {"with_run": "joins_three", "in": {"suit": "one"}})
        suits = {suit: one.meld(f"Q{suit} K{suit} A{suit}").value for suit in "CDHS"}
        assert suits == {suit: 40 if suit == contract[0].upper() else 20 for suit in "CDHS"}

    @pytest.mark.parametrize("cards, value", [("TH JH QH", 20), ("QS KS AS", 20), ("JH QH KH AH", 50)])
    def test_other_runs_keep_their_value(self, cards: str, value: int) -> None:
        assert self.joined(cards) == (value, 0)

    @pytest.mark.parametrize("word, value", [("each", 40), ("each_unless_discarded", 40), ("one", 20), ("none", 20)])
    def test_in_all_trumps_it_joins_where_the_pair_of_every_suit_counts(self, word: str, value: int) -> None:
        belote = BELOTE | {"with_run": "joins_three", "in": {"all_trump": word}}
        one = Announced("all_trump", tables={"all_trump": TABLE}, belote=belote)
        assert one.meld("QS KS AS").value == value

    def test_nothing_joins_where_belote_stays_apart_or_does_not_count(self) -> None:
        assert self.joined("QH KH AH", with_run="apart") == (20, 0)
        assert self.joined("QH KH AH", **{"in": {"suit": "none"}}) == (20, 0)


class TestWord:
    """What the others learn."""

    @pytest.mark.parametrize("said_as, run, square", [
        ("kind", Word("run", 5), Word("square")),
        ("value", Word(value=100), Word(value=150)),
        ("kind_and_top", Word("run", 5, top=7), Word("square", top=2)),
    ])  # fmt: skip
    def test_a_word_says_no_more_than_it_should(self, said_as: str, run: Word, square: Word) -> None:
        one = Announced(said_as=said_as)
        assert word(one.rules, one.table, one.meld("9D TD JD QD KD AD")) == run
        assert word(one.rules, one.table, one.meld("9C 9D 9H 9S")) == square

    def test_cards_say_everything(self) -> None:
        one = Announced(said_as="cards")
        six = one.meld("9D TD JD QD KD AD")
        assert word(one.rules, one.table, six) == Word("run", 6, 100, 7, six.cards)


class TestHasRun:
    """The suits in which a hand holds a run of at least some length. Clause match.instant-win.run."""

    def test_all_cards_of_a_suit_are_a_run_of_eight(self) -> None:
        pack = game().pack
        assert has_run(pack, pack.cards(["7D", "8D", "9D", "TD", "JD", "QD", "KD", "AD"]), 8) == (1,)

    def test_seven_of_them_are_a_run_of_seven_only(self) -> None:
        pack = game().pack
        hand = pack.cards(["8D", "9D", "TD", "JD", "QD", "KD", "AD", "7S"])
        assert has_run(pack, hand, 8) == ()
        assert has_run(pack, hand, 7) == (1,)

    def test_a_gap_breaks_a_run(self) -> None:
        pack = game().pack
        assert has_run(pack, pack.cards(["7D", "8D", "9D", "JD", "QD", "KD", "AD"]), 5) == ()

    def test_a_pack_of_36_holds_runs_of_nine(self) -> None:
        pack = Pack("6789TJQKA", "CDHS")
        assert has_run(pack, pack.full, 9) == (0, 1, 2, 3)
