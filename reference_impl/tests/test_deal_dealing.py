"""Ways of dealing inside a whole deal: hidden cards, rows on the table, the kitty, the turned card, forced rounds."""

from __future__ import annotations

from pathlib import Path

import pytest
from deal_games import (
    BIDS,
    NUMBERS,
    SCORING,
    TURNED,
    act,
    begin,
    callers,
    hand,
    house,
    knows,
    legal_codes,
    pack,
    play,
    play_out,
    refused,
    whose,
)

from belote.deal import Deal
from belote.dealing import playable
from belote.library import rules as shipped


def row(deal: Deal, letter: str, which: str) -> list[str]:
    """Return the cards in a row on the table, in order; a gap is a dash."""
    cards = getattr(deal.layout, which)[deal.rules.table.seat(letter)]
    return ["-" if card < 0 else deal.rules.pack.codes[card] for card in cards]


class TestHiddenTillPass:
    """Clause dealing.to: a seat that passes picks its own hidden cards up at that moment."""

    def test_each_pass_brings_two_cards_and_the_forced_dealer_calls_on_six(self) -> None:
        rules = shipped("bela-hr+look-on-pass")
        deal = begin(rules, "N", pack(rules))
        seats = [*rules.table.letters[1:], "N"]
        assert all(len(hand(deal, letter)) == 6 for letter in seats)
        for place, letter in enumerate(seats[:-1]):
            hidden = deal.layout.hidden_till_pass[rules.table.seat(letter)]
            assert not hidden & rules.pack.cards(knows(deal, letter))
            deal = act(deal, f"{letter} pass")
            assert [len(hand(deal, other)) for other in seats] == [8] * (place + 1) + [6] * (3 - place)
        assert refused(deal, "N pass")[0] == "auction.must-bid"
        deal = act(deal, f"N bid {callers(deal)['N'][0]} hearts")
        assert deal.phase == "play"
        assert all(len(hand(deal, letter)) == 8 for letter in seats)

    def test_hidden_cards_cannot_be_named(self) -> None:
        rules = shipped("bela-hr")
        deal = begin(rules, "N", pack(rules))
        hidden = rules.pack.names(deal.layout.hidden[1] | deal.layout.hidden_till_pass[1])[0]
        assert refused(deal, f"{rules.table.letter(1)} play {hidden}")[0] == "play.not-now"


class TestTableRows:
    """Clauses play.table-cards and play.playable: two players, eight cards in the hand, eight on the table."""

    @pytest.fixture
    def deal(self) -> Deal:
        rules = shipped("belot-bg-open")
        first = "AC TC 7D 8D 9D JC QC JS QS KS 7C 7S 8C 8S 9C 9S TD TH KC TS JD KD QD AS KD AD 7H 8H 9H JH QH KH"
        order = list(dict.fromkeys(first.split()))
        deal = begin(rules, "N", pack(rules, " ".join(order)))
        eldest = rules.table.letter(1)
        word = callers(deal)[eldest][1]
        return act(deal, f"{eldest} bid {word} hearts", "N pass")

    def test_only_the_hand_and_the_upper_row_are_playable(self, deal: Deal) -> None:
        seat = 1
        names = set(deal.rules.pack.names(playable(deal.layout, seat)))
        assert names == hand(deal, "E") | set(row(deal, "E", "table_up"))
        assert len(hand(deal, "E")) == 8 and len(row(deal, "E", "table_down")) == 4
        covered = row(deal, "E", "table_down")[0]
        assert refused(deal, f"E play {covered}") == ("play.not-held", "play", "play.playable")

    def test_a_covered_card_is_turned_up_when_the_trick_is_complete(self, deal: Deal) -> None:
        covered, upper = row(deal, "E", "table_down")[0], row(deal, "E", "table_up")[0]
        led = act(deal, f"E play {upper}")
        assert row(led, "E", "table_up")[0] == "-" and row(led, "E", "table_down")[0] == covered
        assert covered not in knows(led, "N")
        done = play(led, sorted(legal_codes(led))[0])
        assert row(done, "E", "table_up")[0] == covered and row(done, "E", "table_down")[0] == "-"
        assert covered in knows(done, "N") and covered in knows(done, "E")

    def test_all_sixteen_tricks_are_played(self, deal: Deal) -> None:
        ended = play_out(deal)
        assert ended.play is not None and sum(ended.play.tricks) == 16
        assert ended.result is not None and ended.result.score is not None
        assert sum(ended.result.score.heaps.cards) == 162


class TestForcedThirdRound:
    """Clause dealing.turned-card, case 2: eight cards each before eldest must name a suit."""

    def test_eldest_has_the_turned_card_before_he_names_a_suit(self) -> None:
        rules = shipped("belote-fr+forced-third-round")
        deal = begin(rules, "N", pack(rules))
        turned = rules.pack.codes[deal.layout.turned]
        deal = act(deal, *[f"{letter} pass" for letter in "WSEN" * 2])
        assert (deal.phase, whose(deal), deal.auction.round) == ("auction", "W", 3)
        assert turned in hand(deal, "W")
        assert [len(hand(deal, letter)) for letter in "WSEN"] == [8, 8, 8, 8]
        assert refused(deal, "W pass") == ("auction.must-bid", "auction", "auction.must")
        deal = act(deal, "W bid name spades")
        assert deal.phase == "play" and turned in hand(deal, "W")

    def test_the_row_that_has_the_rank_of_the_turned_card_says_who_gets_it(self, tmp_path: Path) -> None:
        third = [
            {"call": "name", "bid": ["suits"], "turned": "J", "seats": [4], "must": [4], "turned_to": "dealer"},
            {"call": "name", "bid": ["suits"], "turned": "789TQKA", "seats": [1], "must": [1], "turned_to": "taker"},
        ]
        first = [{"ends": "passed", "bids": [{"call": "take", "bid": ["turned"], "turned_to": "taker"}]}]
        rules = house(
            tmp_path,
            TURNED,
            SCORING,
            {
                "auction": {"rounds": [*first, {"ends": "passed", "bids": third}], "all_pass": {"deal": "cannot"}},
                "dealing": {
                    "steps": [
                        {"to": "hand", "cards": [5]},
                        {"to": "turned"},
                        {"round": 1},
                        {"to": "hand", "up_to": 8},
                        {"round": 2},
                    ]
                },
            },
        )
        passes = [f"{letter} pass" for letter in "WSEN"]
        others = "7C 8C 9C TC 7D 8D 9D TD QC KC AC QD KD AD 7S 8S 9S TS QS KS"
        for turned, receiver in (("AH", "W"), ("JH", "N")):
            deal = act(begin(rules, "N", pack(rules, f"{others} {turned}")), *passes)
            assert turned in hand(deal, receiver)
            assert whose(deal) == receiver


PLAYED = {
    "auction": {"all_pass": {"deal": "played", "taker": "nobody", "turned_to": "nobody"}},
    "scoring": {"cases": {"passed_out": {"success": []}}},
    "dealing": {
        "steps": [
            {"to": "hand", "cards": [5]},
            {"to": "turned"},
            {"to": "kitty", "cards": [3]},
            {"round": 1},
            {"round": 2},
            {"take": "kitty"},
            {"to": "hand", "up_to": 6, "from": "taker"},
        ]
    },
}


class TestTakerOfAStep:
    """Clause dealing.taker-of-a-step: what becomes of the steps of the taker in a deal without one."""

    def test_the_kitty_is_left_and_packets_start_with_eldest(self, tmp_path: Path) -> None:
        rules = house(tmp_path, TURNED, SCORING, PLAYED)
        deal = begin(rules, "N", pack(rules))
        stock = [rules.pack.codes[card] for card in deal.layout.stock]
        deal = act(deal, *[f"{letter} pass" for letter in "WSEN" * 2])
        assert deal.phase == "play" and deal.contract is not None and deal.contract.taker is None
        assert deal.layout.kitty.bit_count() == 3 and deal.layout.laid_away == 0
        assert [stock.index((set(stock) & hand(deal, letter)).pop()) for letter in "WSEN"] == [0, 1, 2, 3]

    def test_with_a_taker_they_are_his(self, tmp_path: Path) -> None:
        rules = house(tmp_path, TURNED, SCORING, PLAYED)
        deal = begin(rules, "N", pack(rules))
        stock = [rules.pack.codes[card] for card in deal.layout.stock]
        suit = rules.pack.suit_name(rules.pack.suit(deal.layout.turned))
        deal = act(deal, "W pass", "S pass", f"E bid take {suit}")
        assert (deal.phase, whose(deal)) == ("lay_away", "E")
        for other in "NWS":
            code, *_ = refused(deal, f"{other} lay_away {' '.join(sorted(hand(deal, other))[:3])}")
            assert code == "dealing.nothing-to-lay-away"
        deal = act(deal, f"E lay_away {' '.join(sorted(hand(deal, 'E'))[:3])}")
        turned = rules.pack.codes[deal.layout.turned]
        assert turned in hand(deal, "E"), "the taker has six cards with the turned one, and gets none"
        assert [stock.index((set(stock) & hand(deal, letter)).pop()) for letter in "NWS"] == [0, 1, 2]


THREE = {
    "players": {"count": 3, "sides": "taker_against_rest", "direction": "clockwise"},
    "play": {"suit": {"follow_trump": {"opponent": "beat"}}},
}


ALL_PASS = {"auction": {"all_pass": {"deal": "played", "taker": "nobody", "turned_to": "dealer"}}}


UNTESTED = {"scoring": {"cases": {"passed_out": {"success": []}}}}


class TestPassedOut:
    """Clauses auction.all-pass, setup.sides and scoring.passed-out: played although nobody took."""

    def passed(self, deal: Deal) -> Deal:
        seats = deal.rules.table.starting(deal.rules.table.next(deal.given.dealer))
        return act(deal, *[f"{deal.rules.table.letter(seat)} pass" for seat in (*seats, *seats)])

    def test_the_turned_suit_is_trump_and_the_dealer_gets_the_card(self, tmp_path: Path) -> None:
        rules = house(tmp_path, TURNED, SCORING, ALL_PASS, UNTESTED)
        deal = begin(rules, "N", pack(rules))
        turned = deal.layout.turned
        deal = self.passed(deal)
        assert deal.contract is not None and deal.contract.taker is None
        assert deal.contract.denomination == rules.pack.suit_name(rules.pack.suit(turned))
        assert rules.pack.codes[turned] in hand(deal, "N") and whose(deal) == "W"

    def test_without_tests_every_side_writes_its_own(self, tmp_path: Path) -> None:
        rules = house(tmp_path, TURNED, SCORING, ALL_PASS, UNTESTED)
        ended = play_out(self.passed(begin(rules, "N", pack(rules))))
        assert ended.result is not None and ended.result.score is not None
        assert ended.result.outcome == "made"
        assert ended.result.score.points == ended.result.score.heaps.cards

    @pytest.mark.parametrize("dealer", ["N", "W"])
    def test_with_tests_eldest_stands_for_the_takers(self, tmp_path: Path, dealer: str) -> None:
        rules = house(tmp_path, TURNED, SCORING, ALL_PASS)
        ended = play_out(self.passed(begin(rules, dealer, pack(rules))))
        assert ended.result is not None and ended.result.score is not None
        eldest = rules.table.next(rules.table.seat(dealer)) % 2
        cards = ended.result.score.heaps.cards
        assert ended.result.score.takers == eldest
        assert ended.result.outcome == ("made" if cards[eldest] >= cards[1 - eldest] else "failed")

    def test_the_dealer_may_be_the_taker_like_any_other(self, tmp_path: Path) -> None:
        dealer = {"auction": {"all_pass": {"deal": "played", "taker": "dealer", "turned_to": "dealer"}}}
        rules = house(tmp_path, TURNED, SCORING, THREE, dealer)
        deal = self.passed(begin(rules, "S", pack(rules)))
        assert deal.contract is not None and deal.contract.taker == rules.table.seat("S")
        assert [deal.side(seat) for seat in range(3)] == [1, 1, 0]
        ended = play_out(deal)
        assert ended.result is not None and ended.result.score is not None
        score = ended.result.score
        assert score.written == {2: score.points[0], 0: score.points[1], 1: score.points[1]}


class TestVoid:
    """Clause dealing.steps: a deal that is void ends at once, and nobody gets the last cards."""

    def test_no_more_cards_are_dealt(self, tmp_path: Path) -> None:
        rules = house(tmp_path, TURNED, SCORING)
        deal = act(begin(rules, "N", pack(rules)), *[f"{letter} pass" for letter in "WSEN" * 2])
        assert deal.phase == "over" and [len(hand(deal, letter)) for letter in "WSEN"] == [5, 5, 5, 5]

    def test_a_bid_brings_eight_to_everybody(self, tmp_path: Path) -> None:
        rules = house(tmp_path, NUMBERS, BIDS)
        deal = act(begin(rules, "N", pack(rules)), "W bid bid clubs 80", "S pass", "E pass", "N pass")
        assert deal.phase == "play" and [len(hand(deal, letter)) for letter in "WSEN"] == [8, 8, 8, 8]
