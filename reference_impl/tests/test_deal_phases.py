"""A deal through its phases: what each accepts, what each refuses and by which clause, and that states never change."""

from __future__ import annotations

from pathlib import Path

import pytest
from deal_games import (
    BIDS,
    DECLARED,
    NUMBERS,
    SAID,
    SCORING,
    TURNED,
    act,
    begin,
    callers,
    cards,
    hand,
    house,
    legal_codes,
    merged,
    pack,
    play,
    play_out,
    refused,
    stacked,
    whose,
)

from belote.deal import Deal, Rules, legal, legal_cards

SWAP = {
    "dealing": {
        "steps": [
            {"to": "hand", "cards": [5]},
            {"to": "turned"},
            {"round": 1},
            {"round": 2},
            {"swap": {"rank": "7", "by": "anyone", "held": "any_card"}},
            {"to": "hand", "up_to": 8},
        ]
    }
}
KITTY = {
    "dealing": {
        "steps": [{"to": "hand", "cards": [7]}, {"to": "kitty", "cards": [4]}, {"round": 1}, {"take": "kitty"}],
    }
}
FAULTS = {
    "irregularities": {
        "revoke": {"award": "pot", "declarations": "none", "deal": "stops"},
        "misdeal": {"award": "none", "declarations": "none", "deal": "stops"},
    }
}
OFFER = {
    "auction": {
        "rounds": [
            {
                "ends": "passed",
                "bids": [
                    {"call": "take", "bid": ["turned"], "turned_to": "taker"},
                    {"call": "schmeiss", "bid": ["turned"], "turned_to": "taker", "offer": "annul"},
                ],
            },
            {"ends": "passed", "bids": [{"call": "name", "bid": ["others"], "turned_to": "taker"}]},
        ]
    }
}
BID = ("W bid bid hearts 80", "S pass", "E pass", "N pass")
"""Dealer N, order of play N W S E: eldest bids, the others pass."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("variants")


@pytest.fixture(scope="module")
def numbers(folder: Path) -> Rules:
    return house(folder, NUMBERS, BIDS, FAULTS)


@pytest.fixture(scope="module")
def swapping(folder: Path) -> Rules:
    return house(folder, TURNED, SCORING, SWAP)


@pytest.fixture(scope="module")
def kitty(folder: Path) -> Rules:
    return house(folder, NUMBERS, BIDS, KITTY)


@pytest.fixture(scope="module")
def offering(folder: Path) -> Rules:
    return house(folder, TURNED, SCORING, OFFER)


class TestCut:
    """Clauses setup.cut, setup.cut.packet and setup.cut.decline."""

    def deal(self, rules: Rules) -> Deal:
        return begin(rules, "N", pack(rules), to_cut=True)

    def test_the_cutter_is_asked_first(self, numbers: Rules) -> None:
        deal = self.deal(numbers)
        assert (deal.phase, whose(deal)) == ("cut", "E")
        assert legal(deal).calls == {} and legal_cards(deal) == 0

    def test_the_lifted_cards_go_below_the_others(self, numbers: Rules) -> None:
        deal = act(self.deal(numbers), "E cut 3")
        assert deal.phase == "auction"
        assert hand(deal, "W") == {"TC", "JC", "QC", "AD", "7H", "AH", "7S", "8S"}

    @pytest.mark.parametrize(
        ("words", "expected"),
        [
            ("W cut 5", ("setup.not-the-cutter", "cut", "setup.cut")),
            ("E cut 2", ("setup.cut-packet", "cut", "setup.cut.packet")),
            ("E cut 30", ("setup.cut-packet", "cut", "setup.cut.packet")),
            ("E cut 0", ("setup.cut-declined", "cut", "setup.cut.decline")),
            ("W pass", ("auction.not-now", "cut", "auction.turn")),
            ("W play 7C", ("play.not-now", "cut", "play.turn")),
            ("W declare 7C 8C 9C", ("declarations.not-now", "cut", "declarations.say")),
            ("W show", ("declarations.nothing-to-show", "cut", "declarations.show")),
            ("W swap", ("dealing.no-swap-now", "cut", "dealing.swap")),
            ("W lay_away 7C", ("dealing.nothing-to-lay-away", "cut", "dealing.take")),
            ("W fault early_look", ("irregularities.no-price", "cut", "irregularities.faults")),
        ],
    )
    def test_everything_else_is_refused(self, numbers: Rules, words: str, expected: tuple[str, str, str]) -> None:
        assert refused(self.deal(numbers), words) == expected

    def test_without_a_cut_in_the_rules_only_a_cut_of_nothing_is_accepted(self, folder: Path) -> None:
        rules = house(folder, NUMBERS, BIDS, {"pack": {"cut": None}})
        deal = self.deal(rules)
        assert refused(deal, "N cut 5") == ("setup.no-cut", "cut", "setup.cut")
        assert act(deal, "N cut 0").phase == "auction"

    def test_a_pack_that_is_given_after_the_cut_is_not_cut(self, numbers: Rules) -> None:
        deal = begin(numbers, "N", pack(numbers))
        assert refused(deal, "E cut 5") == ("setup.no-cut-now", "auction", "setup.cut")


class TestAuction:
    """Clauses auction.turn and auction.legal-bid; what is refused by the rows is tested with the auction."""

    @pytest.mark.parametrize(
        ("words", "expected"),
        [
            ("S pass", ("auction.not-your-turn", "auction", "auction.turn")),
            ("W bid bid hearts 85", ("auction.unknown-amount", "auction", "auction.amounts")),
            ("W double double", ("auction.double-nothing", "auction", "auction.legal-double")),
            ("W accept", ("auction.no-offer", "auction", "auction.offer")),
            ("W play 7C", ("play.not-now", "auction", "play.turn")),
            ("W keep", ("dealing.no-swap-now", "auction", "dealing.swap")),
            ("W declare 7C 8C 9C", ("declarations.not-now", "auction", "declarations.say")),
            ("W fault wrong_claim", ("irregularities.no-price", "auction", "irregularities.faults")),
        ],
    )
    def test_refusals(self, numbers: Rules, words: str, expected: tuple[str, str, str]) -> None:
        assert refused(begin(numbers, "N", pack(numbers)), words) == expected

    def test_four_passes_end_the_deal(self, numbers: Rules) -> None:
        deal = act(begin(numbers, "N", pack(numbers)), "W pass", "S pass", "E pass", "N pass")
        assert (deal.phase, whose(deal)) == ("over", None)
        assert deal.result is not None and deal.result.outcome == "void" and deal.result.score is None

    @pytest.mark.parametrize("words", ["W pass", "W bid bid hearts 80", "W double double"])
    def test_calls_before_the_first_lead_are_refused_in_the_phase_of_the_play(self, numbers: Rules, words: str) -> None:
        deal = act(begin(numbers, "N", pack(numbers)), *BID)
        assert refused(deal, words) == ("auction.closed", "play", "auction.result")

    def test_calls_after_the_first_card_are_refused(self, numbers: Rules) -> None:
        deal = play(act(begin(numbers, "N", pack(numbers)), *BID), "7C")
        assert refused(deal, "S double double") == ("auction.not-now", "play", "auction.turn")


class TestOffer:
    """Clause auction.offer. Dealer N; W is eldest, S sits after him."""

    @pytest.fixture
    def deal(self, offering: Rules) -> Deal:
        first = "7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD 7S 8S 9S TS JH"
        return act(begin(offering, "N", pack(offering, first)), "W bid schmeiss hearts")

    def test_the_seat_after_the_bidder_answers(self, deal: Deal) -> None:
        assert (deal.phase, whose(deal)) == ("offer", "S")
        assert callers(deal) == {"S": ["accept", "refuse"]}

    def test_accepted_the_deal_is_void(self, deal: Deal) -> None:
        ended = act(deal, "S accept")
        assert ended.result is not None and (ended.result.outcome, ended.result.next_dealer) == ("void", None)

    def test_refused_the_auction_goes_on_after_the_bidder(self, deal: Deal) -> None:
        going = act(deal, "S refuse")
        assert going.phase == "play" and going.contract is not None and going.contract.denomination == "hearts"

    @pytest.mark.parametrize(
        ("words", "expected"),
        [
            ("W accept", ("auction.not-your-turn", "offer", "auction.offer")),
            ("S pass", ("auction.answer-the-offer", "offer", "auction.offer")),
            ("E pass", ("auction.not-your-turn", "offer", "auction.offer")),
            ("S play 7D", ("play.not-now", "offer", "play.turn")),
            ("S cut 5", ("setup.no-cut-now", "offer", "setup.cut")),
        ],
    )
    def test_nothing_else_is_accepted(self, deal: Deal, words: str, expected: tuple[str, str, str]) -> None:
        assert refused(deal, words) == expected


class TestSwap:
    """Clause dealing.swap: the turned card is AH; S holds 7H among five cards."""

    @pytest.fixture
    def deal(self, swapping: Rules) -> Deal:
        first = "7C 8C 9C TC JC 7H QC KC AC 7D 8D 9D TD JD QD KD AD 7S 8S 9S AH"
        return act(begin(swapping, "N", pack(swapping, first)), "W bid take hearts")

    def test_the_holder_of_the_low_trump_is_asked(self, deal: Deal) -> None:
        assert (deal.phase, whose(deal)) == ("swap", "S")

    def test_he_swaps_and_the_taker_gets_the_low_trump(self, deal: Deal) -> None:
        swapped = act(deal, "S swap")
        assert swapped.phase == "play"
        assert "AH" in hand(swapped, "S") and "7H" in hand(swapped, "W")

    def test_he_keeps_it_and_the_taker_gets_the_turned_card(self, deal: Deal) -> None:
        kept = act(deal, "S keep")
        assert "7H" in hand(kept, "S") and "AH" in hand(kept, "W")

    @pytest.mark.parametrize(
        ("words", "expected"),
        [
            ("W swap", ("dealing.no-swap", "swap", "dealing.swap")),
            ("E keep", ("dealing.no-swap", "swap", "dealing.swap")),
            ("S pass", ("auction.not-now", "swap", "auction.turn")),
            ("S play 7H", ("play.not-now", "swap", "play.turn")),
            ("S lay_away 7H", ("dealing.nothing-to-lay-away", "swap", "dealing.take")),
            ("S declare 7C 8C 9C", ("declarations.not-now", "swap", "declarations.say")),
        ],
    )
    def test_nothing_else_is_accepted(self, deal: Deal, words: str, expected: tuple[str, str, str]) -> None:
        assert refused(deal, words) == expected

    def test_nobody_is_asked_when_the_low_trump_is_not_held(self, swapping: Rules) -> None:
        first = "7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD 7S 8S 9S TS AH"
        deal = act(begin(swapping, "N", pack(swapping, first)), "W bid take hearts")
        assert deal.phase == "play"


class TestLayAway:
    """Clause dealing.take: seven cards each, four in the kitty; W takes."""

    @pytest.fixture
    def deal(self, kitty: Rules) -> Deal:
        return act(begin(kitty, "N", pack(kitty)), *BID)

    def test_the_taker_picks_the_kitty_up_and_lays_as_many_away(self, deal: Deal) -> None:
        assert (deal.phase, whose(deal)) == ("lay_away", "W")
        assert hand(deal, "W") == {"7C", "8C", "9C", "TC", "JC", "QC", "KC", "JS", "QS", "KS", "AS"}
        after = act(deal, "W lay_away 7C 8C KS AS")
        assert after.phase == "play"
        assert hand(after, "W") == {"9C", "TC", "JC", "QC", "KC", "JS", "QS"}

    def test_cards_laid_away_are_counted_for_nobody(self, deal: Deal) -> None:
        ended = play_out(act(deal, "W lay_away 7C 8C KS AS"))
        assert ended.result is not None and ended.result.score is not None
        assert sum(ended.result.score.heaps.cards) == 162 - 4 - 11

    @pytest.mark.parametrize(
        ("words", "expected"),
        [
            ("S lay_away AC 7D 8D 9D", ("dealing.nothing-to-lay-away", "lay_away", "dealing.take")),
            ("W lay_away 7C 8C 9C", ("dealing.lay-away-number", "lay_away", "dealing.take")),
            ("W lay_away 7C 8C 9C AC", ("dealing.not-held", "lay_away", "dealing.take")),
            ("W play 7C", ("play.not-now", "lay_away", "play.turn")),
            ("W pass", ("auction.not-now", "lay_away", "auction.turn")),
        ],
    )
    def test_nothing_else_is_accepted(self, deal: Deal, words: str, expected: tuple[str, str, str]) -> None:
        assert refused(deal, words) == expected


HANDS = {"W": "AC TC KH QH 7H 7D 8D 9D", "S": "KC QC 8H 9H AD KD QD JD", "E": "JC 9C 8C 7C JH TH TD 7S"}


class TestPlay:
    """Clauses play.turn, play.winner and belote.said: 80 hearts by W, dealer N."""

    @pytest.fixture
    def deal(self, numbers: Rules) -> Deal:
        return act(begin(numbers, "N", stacked(numbers, "N", HANDS)), *BID)

    @pytest.mark.parametrize(
        ("words", "expected"),
        [
            ("S play KC", ("play.not-your-turn", "play", "play.turn")),
            ("W play KC", ("play.not-held", "play", "play.playable")),
            ("W play AC belote", ("belote.no-pair", "play", "belote.held-together")),
            ("W declare 7D 8D 9D", ("declarations.not-now", "play", "declarations.tables")),
            ("W show", ("declarations.nothing-to-show", "play", "declarations.show")),
            ("W fault early_look", ("irregularities.no-price", "play", "irregularities.faults")),
        ],
    )
    def test_refusals_at_the_first_lead(self, deal: Deal, words: str, expected: tuple[str, str, str]) -> None:
        assert refused(deal, words) == expected

    def test_the_winner_leads_to_the_next_trick(self, deal: Deal) -> None:
        after = play(deal, "AC KC 9C AH")
        assert after.play is not None
        assert (whose(after), after.play.number, after.play.tricks) == ("N", 2, (1, 0, 0, 0))

    def test_a_duty_is_named_in_the_refusal(self, deal: Deal) -> None:
        following = play(deal, "AC")
        assert legal_codes(following) == {"KC", "QC"}
        assert refused(following, "S play AD") == ("play.must-follow", "play", "play.follow-plain.opponent")

    def test_belote_needs_both_words(self, deal: Deal) -> None:
        said = act(deal, "W play KH belote")
        assert refused(act(deal, "W play KH"), "S play 8H") == ("play.must-beat", "play", "play.follow-trump.opponent")
        ended = said
        while ended.phase == "play":
            word = "belote" if legal(ended).may_say else ""
            code = next(iter(sorted(legal_codes(ended), key=lambda c: (c != "QH", c))))
            ended = act(ended, f"{whose(ended)} play {code} {word if code == 'QH' else ''}")
        assert ended.result is not None and ended.result.score is not None
        assert ended.result.score.heaps.belote == (0, 20)

    def test_the_points_are_those_of_the_tricks_and_the_last_one(self, deal: Deal) -> None:
        ended = play_out(deal)
        assert ended.result is not None and ended.result.score is not None
        assert sum(ended.result.score.heaps.cards) == 162
        assert ended.result.outcome in ("made", "failed")


class TestOver:
    """Clause irregularities.refused: nothing follows the end of a deal."""

    @pytest.mark.parametrize(
        ("words", "expected"),
        [
            ("W play 7C", ("play.not-now", "over", "play.turn")),
            ("W pass", ("auction.not-now", "over", "auction.turn")),
            ("W declare 7C 8C 9C", ("declarations.not-now", "over", "declarations.say")),
            ("W show", ("declarations.nothing-to-show", "over", "declarations.show")),
            ("W swap", ("dealing.no-swap-now", "over", "dealing.swap")),
            ("W lay_away 7C", ("dealing.nothing-to-lay-away", "over", "dealing.take")),
            ("E cut 5", ("setup.no-cut-now", "over", "setup.cut")),
            ("W fault revoke", ("irregularities.no-price", "over", "irregularities.faults")),
        ],
    )
    def test_refusals(self, numbers: Rules, words: str, expected: tuple[str, str, str]) -> None:
        deal = play_out(act(begin(numbers, "N", pack(numbers)), *BID))
        assert refused(deal, words) == expected
        assert (legal(deal).turn, legal(deal).cards, legal(deal).calls) == (None, 0, {})


class TestStates:
    """States are frozen: the same one may be continued in several ways, and none of them changes another."""

    def test_two_continuations_of_one_state_do_not_meet(self, numbers: Rules) -> None:
        first = begin(numbers, "N", pack(numbers))
        one, other = act(first, "W bid bid hearts 80"), act(first, "W pass")
        assert (whose(first), first.auction.bids) == ("W", ())
        assert one.auction.bids and not other.auction.bids

    def test_every_state_of_a_deal_can_be_played_from_again(self, folder: Path) -> None:
        rules = house(folder, DECLARED, merged(BIDS, SAID))
        states = [begin(rules, "N", stacked(rules, "N", {"W": "TH JH QH KH 7C", "S": "7D 8D 9D"}))]
        events = [*BID, "W declare TH JH QH KH", "W play JH", "S declare 7D 8D 9D"]
        for words in events:
            states.append(act(states[-1], words))
        texts = [repr(state) for state in states]
        ends = [play_out(state) for state in states[4:]]
        assert [repr(state) for state in states] == texts
        again = [play_out(state) for state in states[4:]]
        assert [repr(one) for one in ends] == [repr(other) for other in again]

    def test_a_state_cannot_be_written_to(self, numbers: Rules) -> None:
        deal = act(begin(numbers, "N", pack(numbers)), *BID)
        with pytest.raises(AttributeError):
            deal.phase = "over"  # type: ignore[misc]
        with pytest.raises(AttributeError):
            deal.play.turn = 3  # type: ignore[misc, union-attr]
        assert deal.play is not None and deal.play.dealt[1] == cards(numbers, "7C 8C 9C JD QD JH QH KH")
