"""Cards, calls and numbers as people write them. Expectations are the words themselves."""

from __future__ import annotations

from typing import Any

import pytest

from belote.declaration.sources import bibliography
from belote.library import rules
from belote.logs.cells import Part, parts, value_of
from belote.logs.letters import LANGUAGES
from belote.logs.mapping import Cell, as_mapping
from belote.logs.spelling import Spelling, Unread, number, spelling
from belote.logs.told import Said
from belote.logs.words import Words


def spelled(*languages: str, **cards: Any) -> Spelling:
    """Return the spelling of some languages."""
    return spelling(languages or ("en",), {}, cards)


class TestCards:
    """A card is a rank and a suit, in either order, in letters, words or signs."""

    @pytest.mark.parametrize(
        ("written", "card"),
        [
            *(("TH", "TH"), ("10H", "TH"), ("h10", "TH"), ("10♥", "TH"), ("♥️10", "TH"), ("ten of hearts", "TH")),
            *(
                ("jack_of_clubs", "JC"),
                ("Queen of Spades", "QS"),
                ("A♤", "AS"),
                ("🃁", "AD"),
                ("🂮", "KS"),
                ("D14", "AD"),
            ),
        ],
    )
    def test_in_english(self, written: str, card: str) -> None:
        assert spelled().card(written) == card

    @pytest.mark.parametrize(
        ("language", "written", "card"),
        [
            ("fr", "V♠", "JS"),
            ("fr", "Dame de Cœur", "QH"),
            ("fr", "R d'atout", ""),
            ("fr", "roi de carreau", "KD"),
            ("fr", "DP", "QS"),
            ("fr", "10 trèfle", "TC"),
            ("nl", "BH", "JH"),
            ("nl", "heer harten", "KH"),
            ("nl", "VS", "QS"),
            ("de", "Bube♣", "JC"),
            ("de", "König Herz", "KH"),
            ("ru", "В♠", "JS"),
            ("ru", "дама пик", ""),
            ("ru", "Т♥", "AH"),
            ("uk", "туз♦", "AD"),
            ("bg", "поп спатия", "KC"),
            ("bg", "П♣", "KC"),
            ("mk", "Ж♥", "JH"),
            ("sr", "žandar pik", "JS"),
            ("hr", "dečko žir", "JC"),
            ("hr", "D♥", ""),
            ("el", "Δ♦", "QD"),
            ("el", "Ρήγας κούπα", "KH"),
            ("it", "fante di fiori", "JC"),
            ("ro", "Damă♣", "QC"),
            ("ar", "ولد♠", "JS"),
        ],
    )
    def test_in_the_language_of_the_mapping(self, language: str, written: str, card: str) -> None:
        if card:
            assert spelled(language).card(written) == card
        else:
            with pytest.raises(Unread):
                spelled(language).card(written)

    def test_a_letter_means_what_it_means_in_its_language(self) -> None:
        assert spelled("en").card("DA") == "AD" and spelled("fr").card("DT") == "QC"
        with pytest.raises(Unread, match="is not a card"):
            spelled("en").card("V♠")

    def test_what_may_be_two_cards_is_none_until_the_order_is_known(self) -> None:
        with pytest.raises(Unread, match="may be QC or TD"):
            spelled("fr", "en").card("DT")
        assert spelled("fr", "en", order="rank_first").card("DT") == "QC"
        assert spelled("fr", "en", order="suit_first").card("DT") == "TD"

    def test_numbers_count_through_suits_and_ranks(self) -> None:
        known = spelled(numbers={"suits": "SHDC", "ranks": "789JQKTA"})
        assert [known.card(code) for code in (0, 7, 8, "31")] == ["7S", "AS", "7H", "AC"]

    def test_cards_without_anything_between(self) -> None:
        assert spelled().run_together("7H10HJS AC") == ["7H", "TH", "JS", "AC"]
        assert spelled("fr").run_together("V♠10♥R♦") == ["JS", "TH", "KD"]
        with pytest.raises(Unread, match="no card begins"):
            spelled().run_together("7HZZ")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_language_writes_two_cards_alike(self, language: str) -> None:
        known = spelled(language)
        ranks, suits = dict(known.ranks), dict(known.suits)
        for rank in ranks:
            for sign, suit in (("♣", "C"), ("♦", "D"), ("♥", "H"), ("♠", "S")):
                assert known.card(rank + sign) == known.card(sign + rank) == ranks[rank] + suit
        assert set(suits.values()) == set("CDHS") and set(ranks.values()) >= set("789TJQKA")

    def test_every_language_says_where_its_letters_are_from(self) -> None:
        for name, letters in LANGUAGES.items():
            cited = letters.source.split(" ")[0]
            assert cited in bibliography() or any(word in letters.source for word in ("editorial", "Pollett")), name


class TestNumbers:
    """Numbers are whole, also where a spreadsheet made them fractions."""

    @pytest.mark.parametrize(("written", "found"), [(162, 162), ("-20", -20), ("162.0", 162), (" 7 ", 7), ("−5", -5)])
    def test_whole(self, written: Any, found: int) -> None:
        assert number(written) == found

    @pytest.mark.parametrize("written", ["1.5", "1e3", "ten", "", True, "٣", "12345678"])
    def test_not_whole(self, written: Any) -> None:
        with pytest.raises(Unread, match="is not a whole number"):
            number(written)


class TestCalls:
    """A call is a word, or a bid of an amount and a denomination in either order."""

    @pytest.mark.parametrize(
        ("written", "said"),
        [
            ("pass", Said("pass")),
            ("Passe", Said("pass")),
            ("80 hearts", Said("bid", "", "hearts", 80)),
            ("♥80", Said("bid", "", "hearts", 80)),
            ("100 Sans Atout", Said("bid", "", "no_trump", 100)),
            ("TA 90", Said("bid", "", "all_trump", 90)),
            ("capot C", Said("bid", "", "clubs", "capot")),
            ("coinché", None),
            ("contre", Said("double")),
            ("XX", Said("redouble")),
        ],
    )
    def test_in_coinche(self, written: str, said: Said | None) -> None:
        words = Words(as_mapping({"columns": {"deal": "d"}}), rules("coinche-ffb"))
        found = words.call(written, "")._replace(written="")
        assert found == (Said("double") if said is None else said)

    def test_the_words_of_the_site_win(self) -> None:
        mapping = as_mapping({"columns": {"deal": "d"}, "words": {"calls": {"geht": "pass"}, "amounts": {"8": 80}}})
        words = Words(mapping, rules("coinche-ffb"))
        assert words.call("geht", "N").what == "pass" and words.call("8 D", "").amount == 80
        with pytest.raises(Unread, match="is no call"):
            words.call("abracadabra", "")

    def test_seats_in_the_order_of_play_are_those_of_the_variant(self) -> None:
        mapping = as_mapping({"columns": {"deal": "d"}, "seats": ["a", "b", "c", "d"]})
        assert [Words(mapping, rules("belote-fr")).seat(word) for word in "abcd"] == list("NWSE")
        assert [Words(mapping, rules("pilotta-cy")).seat(word) for word in "abcd"] == list("NWSE")
        assert [Words(mapping, rules("klaverjas-rotterdam")).seat(word) for word in "abcd"] == list("NESW")
        with pytest.raises(Unread, match="is no seat"):
            Words(mapping, rules("bela-3")).seat("d")


class TestCells:
    """A cell is taken apart by its separator, or by the first usual one that stands in it."""

    @pytest.mark.parametrize(
        ("text", "found"),
        [
            ("7H 8H", ["7H", "8H"]),
            ("7H, 8H", ["7H", "8H"]),
            ("7H-8H", ["7H", "8H"]),
            ("80 hearts; pass", ["80 hearts", "pass"]),
            ("-", ["-"]),
            ("7H||8H", ["7H", "8H"]),
        ],
    )
    def test_parts(self, text: str, found: list[str]) -> None:
        assert [part.value for part in parts({"c": text}, Cell("c")) or ()] == found

    def test_seats_before_parts_members_and_paths(self) -> None:
        assert parts({"c": "N:7H W=8H"}, Cell("c")) == [Part("7H", "N"), Part("8H", "W")]
        cell = Cell("a.b", seat="who", value="card")
        assert parts({"a": {"b": [[{"who": 0, "card": "7H"}]]}}, cell) == [Part("7H", "0")]
        assert parts({"c": "  "}, Cell("c")) is None and value_of({"a": 1}, "a.b") is None
        assert parts({"c": "ja"}, Cell("c", values={"ja": "yes"})) == [Part("yes")]
