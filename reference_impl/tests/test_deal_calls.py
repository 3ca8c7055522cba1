"""Calls out of the common way within a deal: late doubles, annulments, and how a deal without play ends."""

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

from belote.deal import Deal, Rules

OPEN = {"bids_after": "open"}
BID = ("W bid bid hearts 80", "S pass", "E pass", "N pass")
LATE = merged(
    BIDS,
    {
        "auction": {
            "doubling": [
                {"call": "double", "level": 1, "by": "defenders", "when": "until_lead", "manner": ["open", "closed"]}
                | OPEN,
                {"call": "redouble", "level": 2, "by": "takers", "when": "until_lead", "manner": ["open"]} | OPEN,
            ],
            "annul": [
                {"call": "sevens", "when": "after_deal", "hand": {"four_of": "7"}, "dealer": "same"},
                {"call": "blank", "when": "before_calls", "hand": {"only": "789"}, "dealer": "next"},
                {"call": "weak", "when": "in_turn", "hand": {"points_at_most": 7}, "dealer": "next"}
                | {"over": ["passes"]},
            ],
        },
        "play": {"lead": {"trump": "not_while_closed"}},
    },
)
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
    },
    "auction": {
        "doubling": [{"call": "double", "level": 1, "by": "defenders", "when": "until_lead"}],
        "annul": [{"call": "sevens", "when": "after_deal", "hand": {"four_of": "7"}, "dealer": "same"}],
    },
    "scoring": {
        "factors": [1, 2],
        "pay": {"made": {"multiplied": ["cards"]}, "failed": {"multiplied": ["cards"]}},
    },
}


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    return house(tmp_path_factory.mktemp("late"), NUMBERS, LATE)


class TestLateDoubles:
    """Clauses auction.doubling.when and auction.result: ``until_lead`` until the first card is played."""

    @pytest.fixture
    def deal(self, late: Rules) -> Deal:
        return act(begin(late, "N", stacked(late, "N", {"W": "JH 9H AC TC", "S": "AH"})), *BID)

    def test_they_are_open_to_every_defender_before_the_first_card(self, deal: Deal) -> None:
        assert deal.phase == "play"
        assert callers(deal) == {"S": ["double", "double"], "N": ["double", "double"]}

    def test_a_late_double_changes_the_contract_and_what_may_be_led(self, deal: Deal) -> None:
        assert "JH" in legal_codes(deal)
        doubled = act(deal, "S double double closed")
        assert doubled.contract is not None
        assert (doubled.contract.level, doubled.contract.manner, doubled.contract.doubler) == (1, "closed", 2)
        assert not {"JH", "9H"} & legal_codes(doubled)
        assert refused(doubled, "W play JH") == ("play.lead-barred", "play", "play.lead.trump")

    def test_it_may_be_raised_and_then_counts_four_times(self, deal: Deal) -> None:
        raised = act(deal, "S double double closed", "W double redouble open")
        assert raised.contract is not None and raised.contract.level == 2
        assert "JH" in legal_codes(raised)
        ended = play_out(raised)
        assert ended.result is not None and ended.result.score is not None
        winner = 1 if ended.result.outcome == "made" else 0
        assert max(item.factor for item in ended.result.score.items if item.side == winner) == 4

    @pytest.mark.parametrize(
        ("words", "expected"),
        [
            ("W double redouble", ("auction.double-level", "play", "auction.doubling.level")),
            ("E double double", ("auction.double-own", "play", "auction.doubling.by")),
            ("S double double", ("auction.double-manner", "play", "auction.doubling.manner")),
            ("S double triple", ("auction.closed", "play", "auction.result")),
            ("S bid bid spades 90", ("auction.closed", "play", "auction.result")),
        ],
    )
    def test_only_the_rows_that_wait_are_open(self, deal: Deal, words: str, expected: tuple[str, str, str]) -> None:
        assert refused(deal, words) == expected

    def test_after_the_first_card_it_is_too_late(self, deal: Deal) -> None:
        led = play(deal, "AC")
        assert refused(led, "S double double open") == ("auction.double-when", "play", "auction.doubling.when")
        assert callers(led) == {}

    def test_it_may_fall_while_the_low_trump_is_exchanged(self, tmp_path: Path) -> None:
        rules = house(tmp_path, TURNED, SCORING, SWAP)
        first = "7C 8C 9C TC JC 7H QC KC AC 7D 8D 9D TD JD QD KD AD 7S 8S 9S AH"
        deal = act(begin(rules, "N", pack(rules, first)), "W bid take hearts")
        while deal.phase == "auction":
            deal = act(deal, f"{whose(deal)} pass")
        assert (deal.phase, callers(deal)) == ("swap", {"S": ["double"], "N": ["double"]})
        doubled = act(deal, "N double double")
        assert doubled.phase == "swap" and doubled.contract is not None and doubled.contract.level == 1
        assert act(doubled, "S swap").phase == "play"
        assert refused(deal, "S annul sevens") == ("auction.annul-when", "swap", "auction.annul.when")


class TestAnnulments:
    """Clauses auction.annul and auction.annul.when."""

    def test_before_any_call_out_of_turn_too(self, late: Rules) -> None:
        deal = begin(late, "N", stacked(late, "N", {"E": "7C 8C 9C 7D 8D 9D 7S 8S"}))
        assert callers(deal)["E"] == ["blank"]
        ended = act(deal, "E annul blank")
        assert ended.result is not None
        assert (ended.phase, ended.result.outcome, ended.result.next_dealer) == ("over", "annulled", "next")
        assert ended.result.score is None

    def test_not_after_a_call(self, late: Rules) -> None:
        deal = act(begin(late, "N", stacked(late, "N", {"E": "7C 8C 9C 7D 8D 9D 7S 8S"})), "W pass")
        assert refused(deal, "E annul blank") == ("auction.annul-when", "auction", "auction.annul.when")

    def test_not_with_another_hand(self, late: Rules) -> None:
        deal = begin(late, "N", stacked(late, "N", {"E": "7C 8C 9C 7D 8D 9D 7S TS"}))
        assert "E" not in callers(deal)
        assert refused(deal, "E annul blank") == ("auction.annul-hand", "auction", "auction.annul.hand")

    def test_in_turn_over_passes_with_a_weak_hand(self, late: Rules) -> None:
        deal = act(begin(late, "N", stacked(late, "N", {"S": "7C 8C 9C 7D 8D JD QD JC"})), "W pass")
        ended = act(deal, "S annul weak")
        assert ended.result is not None and ended.result.outcome == "annulled"
        over_a_bid = act(begin(late, "N", stacked(late, "N", {"S": "7C 8C 9C 7D 8D JD QD JC"})), "W bid bid hearts 80")
        assert refused(over_a_bid, "S annul weak") == ("auction.annul-over", "auction", "auction.over")

    def test_eight_points_are_too_many(self, late: Rules) -> None:
        deal = act(begin(late, "N", stacked(late, "N", {"S": "7C 8C 9C 7D QC JD QD 8D"})), "W pass")
        assert refused(deal, "S annul weak") == ("auction.annul-hand", "auction", "auction.annul.hand")

    def test_four_sevens_when_the_cards_are_complete(self, late: Rules) -> None:
        deal = begin(late, "N", stacked(late, "N", {"E": "7C 7D 7H 7S AC AD AH AS"}))
        assert refused(act(deal, "W pass", "S pass"), "E annul sevens") == (
            "auction.annul-when",
            "auction",
            "auction.annul.when",
        )
        complete = act(deal, *BID)
        assert callers(complete)["E"] == ["sevens"]
        ended = act(complete, "E annul sevens")
        assert ended.result is not None and (ended.result.outcome, ended.result.next_dealer) == ("annulled", "same")
        led = play(complete, sorted(legal_codes(complete))[0])
        assert refused(led, "E annul sevens") == ("auction.annul-when", "play", "auction.annul.when")

    def test_a_seat_without_the_hand_may_not(self, late: Rules) -> None:
        deal = act(begin(late, "N", stacked(late, "N", {"E": "7C 7D 7H 7S"})), *BID)
        assert refused(deal, "S annul sevens") == ("auction.annul-hand", "play", "auction.annul.hand")


class TestScoresBroughtIn:
    """Clause auction.doubling.score: whether a double is open depends on the scores of the match."""

    @pytest.fixture
    def rules(self, tmp_path: Path) -> Rules:
        row = {"call": "double", "level": 1, "by": "defenders", "when": "in_turn", "bids_after": "closed"}
        return house(
            tmp_path,
            NUMBERS,
            BIDS,
            {
                "auction": {"doubling": [{**row, "score": {"own_at_most": 100, "other_at_least": 101}}]},
                "scoring": {"factors": [1, 2]},
            },
        )

    @pytest.mark.parametrize(("scores", "open_to"), [((100, 101), True), ((100, 100), False), ((101, 150), False)])
    def test_the_side_that_is_behind_may_double(self, rules: Rules, scores: tuple[int, int], open_to: bool) -> None:
        deal = act(begin(rules, "N", pack(rules), scores=scores), "W bid bid hearts 80")
        assert whose(deal) == "S"
        assert ("double" in callers(deal)["S"]) is open_to
