"""How a deal ends before its time or beside its score: faults, instant wins, and a target proved within the deal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from deal_games import (
    BIDS,
    DECLARED,
    NUMBERS,
    SAID,
    act,
    all_pass,
    begin,
    callers,
    house,
    pack,
    play,
    play_out,
    refused,
    stacked,
)

from belote.deal import Deal, Rules, legal
from belote.deal.proof import proved_points
from belote.deal.state import Result
from belote.library import rules as shipped
from belote.record.deals import Moment, observe

BID = ("W bid bid hearts 80", "S pass", "E pass", "N pass")
NO_PRICE = ("irregularities.no-price", "auction", "irregularities.faults")


def fault(award: Any = "pot", deal: str = "stops", declarations: str = "none", **more: Any) -> dict[str, Any]:
    """Return the price of a fault."""
    return {"award": award, "declarations": declarations, "deal": deal, **more}


def result_of(deal: Deal) -> Result:
    """Return the result of a deal that is over."""
    assert deal.phase == "over" and deal.result is not None
    return deal.result


def points(deal: Deal) -> tuple[int, ...]:
    """Return the game points by side of a deal that was scored."""
    score = result_of(deal).score
    assert score is not None
    return score.points


HANDS = {"W": "JH 9H AH TH KC QC 8D 7D", "S": "KH QH 8H 7H AC TC AD TD", "E": "JC 9C 8C 7C 9D JD QD KD"}


RUN = {"W": "JH 9H TC JC QC 7D 7S 8S", "S": "7H 8H 9D TD JD QD AC KC", "E": "9C 8C 7C 8D KD AD 9S TS"}


EIGHT = "7D 8D 9D TD JD QD KD AD"


class TestFaults:
    """Clauses irregularities.price, irregularities.deal and irregularities.award. NS is side 0."""

    @pytest.fixture
    def rules(self, tmp_path: Path) -> Rules:
        prices = {
            "revoke": fault(with_capot=False),
            "wrong_claim": fault(with_capot=True),
            "out_of_turn": fault(100, "goes_on"),
            "misdeal": fault("none"),
        }
        return house(tmp_path, NUMBERS, BIDS, {"irregularities": prices})

    def test_a_fault_that_stops_pays_the_pot_to_the_others(self, rules: Rules) -> None:
        deal = play(act(begin(rules, "N", pack(rules)), *BID), "7C")
        stopped = act(deal, "S fault revoke")
        assert result_of(stopped).outcome == "stopped"
        assert points(stopped) == (0, 162)
        assert points(act(deal, "E fault revoke")) == (162, 0)

    def test_with_the_capot_it_is_252(self, rules: Rules) -> None:
        deal = act(begin(rules, "N", pack(rules)), *BID)
        assert points(act(deal, "S fault wrong_claim")) == (0, 252)

    def test_the_level_of_the_contract_multiplies(self, rules: Rules) -> None:
        deal = all_pass(act(begin(rules, "N", pack(rules)), "W bid bid hearts 80", "S double double"))
        assert points(act(deal, "W fault revoke")) == (324, 0)

    def test_a_fault_after_which_the_deal_goes_on_is_written_besides(self, rules: Rules) -> None:
        deal = act(begin(rules, "N", pack(rules)), *BID)
        plain, priced = play_out(deal), play_out(act(play(deal, "7C"), "S fault out_of_turn"))
        one, other = points(plain), points(priced)
        assert other == (one[0], one[1] + 100)
        assert result_of(priced).outcome == result_of(plain).outcome

    def test_the_same_fault_twice_costs_twice(self, rules: Rules) -> None:
        deal = act(begin(rules, "N", pack(rules)), *BID)
        twice = act(deal, "S fault out_of_turn", "N fault out_of_turn")
        assert points(play_out(twice))[1] == points(play_out(deal))[1] + 200

    def test_a_misdeal_breaks_off_without_a_score(self, rules: Rules) -> None:
        stopped = act(begin(rules, "N", pack(rules)), "N fault misdeal")
        assert result_of(stopped).outcome == "stopped" and points(stopped) == (0, 0)

    def test_who_deals_next_follows_from_how_it_ended(self, rules: Rules) -> None:
        deal = begin(rules, "N", pack(rules))
        bid = act(deal, *BID)
        ends = {
            "misdeal": (act(deal, "N fault misdeal"), "N"),
            "void": (act(deal, "W pass", "S pass", "E pass", "N pass"), "W"),
            "stopped before the play": (act(deal, "W fault revoke"), "W"),
            "stopped in the play": (act(play(bid, "7C"), "S fault revoke"), "W"),
            "played": (play_out(bid), "W"),
        }
        for name, (ended, dealer) in ends.items():
            assert observe(Moment(ended), "dealer") == dealer, name
        assert observe(Moment(bid), "dealer") is None

    def test_only_the_dealer_can_misdeal(self, rules: Rules) -> None:
        deal = begin(rules, "N", pack(rules))
        assert refused(deal, "W fault misdeal") == (
            "irregularities.not-the-dealer",
            "auction",
            "irregularities.misdeal",
        )

    def test_a_fault_without_a_price_is_refused(self, rules: Rules) -> None:
        assert refused(begin(rules, "N", pack(rules)), "W fault early_look") == NO_PRICE

    def test_before_a_contract_the_first_declared_one_is_taken(self, rules: Rules) -> None:
        assert points(act(begin(rules, "N", pack(rules)), "W fault revoke")) == (162, 0)

    def test_declarations_of_the_deal_go_to_the_innocent(self, tmp_path: Path) -> None:
        prices = {"revoke": fault(declarations="all"), "wrong_signal": fault(declarations="innocent")}
        rules = house(tmp_path, DECLARED, BIDS, SAID, {"irregularities": prices, "declarations": {"show": "never"}})
        deal = act(begin(rules, "N", stacked(rules, "N", {"W": "TC JC QC KC", "S": "7D 8D 9D"})), *BID)
        said = act(deal, "W declare TC JC QC KC", "W play KC")
        assert points(act(said, "S fault revoke")) == (0, 212), "their own 50 have won the contest"
        assert points(act(said, "W fault revoke")) == (212, 0), "the 50 of the offender change sides"
        assert points(act(said, "W fault wrong_signal")) == (162, 0), "the other side's own heap is empty"

    def test_once_a_contract_stands_its_level_counts_before_the_play_too(self, tmp_path: Path) -> None:
        kitty = [{"to": "hand", "cards": [7]}, {"to": "kitty", "cards": [4]}, {"round": 1}, {"take": "kitty"}]
        rules = house(tmp_path, NUMBERS, BIDS, {"dealing": {"steps": kitty}, "irregularities": {"early_look": fault()}})
        deal = all_pass(act(begin(rules, "N", pack(rules)), "W bid bid hearts 80", "S double double"))
        assert deal.phase == "lay_away"
        assert points(act(deal, "W fault early_look")) == (324, 0)


class TestInstantWins:
    """Clauses match.instant-win, match.instant-win.run and match.instant-win.sweep."""

    def house_of(self, folder: Path, *entries: dict[str, Any]) -> Rules:
        return house(folder, NUMBERS, BIDS, {"match": {"instant_win": list(entries)}})

    def won(self, deal: Deal) -> int | None:
        """Return the side that wins the match with this deal, or nothing."""
        return deal.result.winner if deal.result is not None and deal.result.outcome == "match" else None

    def test_a_run_of_eight_wins_before_the_first_lead(self, tmp_path: Path) -> None:
        rules = self.house_of(tmp_path, {"by": "run", "length": 8, "suit": "any"})
        deal = act(begin(rules, "N", stacked(rules, "N", {"E": EIGHT})), *BID)
        assert deal.phase == "over" and self.won(deal) == 1
        assert result_of(deal).score is None, "points are written only for a deal that was played"

    def test_seven_are_not_enough(self, tmp_path: Path) -> None:
        rules = self.house_of(tmp_path, {"by": "run", "length": 8, "suit": "any"})
        deal = act(begin(rules, "N", stacked(rules, "N", {"E": "7D 8D 9D TD JD QD KD AS"})), *BID)
        assert deal.phase == "play"

    @pytest.mark.parametrize(("suit", "winner"), [("diamonds", 1), ("hearts", None)])
    def test_a_run_of_trumps_must_be_of_trumps(self, tmp_path: Path, suit: str, winner: int | None) -> None:
        rules = self.house_of(tmp_path, {"by": "run", "length": 7, "suit": "trump"})
        deal = begin(rules, "N", stacked(rules, "N", {"E": "8D 9D TD JD QD KD AD 7S"}))
        assert self.won(act(deal, f"W bid bid {suit} 80", "S pass", "E pass", "N pass")) == winner

    def test_of_two_seats_the_first_from_eldest_wins_whatever_the_row(self, tmp_path: Path) -> None:
        rules = self.house_of(
            tmp_path,
            {"by": "run", "length": 8, "suit": "any"},
            {"by": "run", "length": 7, "suit": "trump"},
        )
        hands = {"S": EIGHT, "W": "8H 9H TH JH QH KH AH 7S"}
        assert self.won(act(begin(rules, "N", stacked(rules, "N", hands)), *BID)) == 1, "W is eldest"
        assert self.won(act(begin(rules, "W", stacked(rules, "W", hands)), "S bid bid hearts 80", *PASSES)) == 0

    def test_a_run_that_needs_trickless_rivals_wins_at_the_end(self, tmp_path: Path) -> None:
        rules = self.house_of(tmp_path, {"by": "run", "length": 5, "suit": "any", "other_trickless": True})
        all_trumps = {"W": "JH 9H AH TH KH QH 8H 7H"}
        deal = act(begin(rules, "N", stacked(rules, "N", all_trumps)), *BID)
        assert deal.phase == "play"
        assert self.won(play_out(deal)) == 1
        weak = act(begin(rules, "N", stacked(rules, "N", {"W": "7D 8D 9D TD JD 7H 8H 7S"})), *BID)
        assert self.won(play_out(weak)) is None

    def test_any_player_of_the_sweeping_side_may_hold_the_run(self, tmp_path: Path) -> None:
        rules = self.house_of(tmp_path, {"by": "run", "length": 5, "suit": "any", "other_trickless": True})
        hands = {"W": "JH 9H AH TH KH QH 8H 7H", "S": EIGHT}
        bids = ("S pass", "E pass", "N pass", "W bid bid hearts 80", "S pass", "E pass", "N pass")
        deal = act(begin(rules, "W", stacked(rules, "W", hands)), *bids)
        assert self.won(play_out(deal)) == 1, "S is eldest and holds a run too, but has no trick"

    @pytest.mark.parametrize(("contracts", "winner"), [(["hearts"], 1), (["suit"], 1), (["spades"], None)])
    def test_a_sweep_wins_in_the_contracts_named(
        self, tmp_path: Path, contracts: list[str], winner: int | None
    ) -> None:
        rules = self.house_of(tmp_path, {"by": "sweep", "contracts": contracts})
        deal = act(begin(rules, "N", stacked(rules, "N", {"W": "JH 9H AH TH KH QH 8H 7H"})), *BID)
        ended = play_out(deal)
        assert self.won(ended) == winner
        assert points(ended)[1] >= 252, "a deal played to its end is written"


PASSES = ("E pass", "N pass", "W pass")


class TestProved:
    """Clause match.checked: who has the target with what is certain wins in the middle of the deal."""

    @pytest.fixture
    def rules(self, tmp_path: Path) -> Rules:
        checked = {"match": {"checked": "as_soon_as_proved", "target": 1000}}
        return house(tmp_path, DECLARED, BIDS, SAID, checked, {"declarations": {"show": "never"}})

    def deal(self, rules: Rules, ns: int, ew: int, **given: Any) -> Deal:
        return act(begin(rules, "N", stacked(rules, "N", HANDS), scores=(ns, ew), **given), *BID)

    def test_the_values_of_won_tricks_count_at_once(self, rules: Rules) -> None:
        deal = play(self.deal(rules, 0, 976), "JH KH JC 7S")
        assert result_of(deal).outcome == "match" and result_of(deal).winner == 1, "976 + 20 + 4 + 2 = 1002"

    def test_one_point_less_and_the_deal_goes_on(self, rules: Rules) -> None:
        assert play(self.deal(rules, 0, 973), "JH KH JC 7S").phase == "play", "973 + 26 = 999"

    def test_without_scores_nothing_is_proved(self, rules: Rules) -> None:
        deal = act(begin(rules, "N", stacked(rules, "N", HANDS)), *BID)
        assert play_out(deal).result is not None and result_of(play_out(deal)).outcome != "match"

    def test_declarations_count_once_their_contest_is_decided_and_there_is_a_trick(self, rules: Rules) -> None:
        deal = act(begin(rules, "N", stacked(rules, "N", RUN), scores=(0, 957)), *BID, "W declare TC JC QC")
        alone = play(deal, "JH 7H 7C QH")
        assert result_of(alone).winner == 1, "957 + 23 in the trick + 20 for the run"
        beaten = play(act(play(deal, "JH"), "S declare 9D TD JD QD"), "7H 7C QH")
        assert beaten.phase == "play", "the run of S is longer: 980"

    def test_before_the_last_may_speak_nothing_declared_is_certain(self, tmp_path: Path) -> None:
        checked = {"match": {"checked": "as_soon_as_proved", "target": 1000}}
        words = {"declarations": {"show": "never", "say": "two_tricks"}}
        rules = house(tmp_path, DECLARED, BIDS, SAID, checked, words)
        deal = act(begin(rules, "N", stacked(rules, "N", RUN), scores=(0, 957)), *BID, "W declare TC JC QC")
        assert play(deal, "JH 7H 7C QH").phase == "play", "S may still say a better run in the second trick"

    def test_a_side_without_a_trick_proves_no_declaration_that_it_could_lose(self, tmp_path: Path) -> None:
        checked = {"match": {"checked": "as_soon_as_proved", "target": 1000}}
        lost = {"scoring": {"trickless": {"declarations": "lost"}}, "declarations": {"show": "never"}}
        rules = house(tmp_path, DECLARED, BIDS, SAID, checked, lost)
        deal = act(begin(rules, "N", stacked(rules, "N", RUN), scores=(960, 0)), *BID, "W play JH")
        deal = play(act(deal, "S declare 9D TD JD QD"), "7H 7C QH")
        assert deal.phase == "play", "NS have 960 + 50 and no trick"
        assert result_of(play(deal, "7S 8H 9S JS")).winner == 0, "S has ruffed: 960 + 50 + 2"

    def test_a_declaration_that_is_kept_in_any_case_is_proved_once_it_has_won(self, rules: Rules) -> None:
        deal = act(begin(rules, "N", stacked(rules, "N", RUN), scores=(960, 0)), *BID, "W play JH")
        ended = play(act(deal, "S declare 9D TD JD QD"), "7H 7C QH")
        assert result_of(ended).winner == 0, "960 + 50 without a trick"

    @pytest.mark.parametrize(("ns", "winner"), [(955, 0), (952, 1), (953, None)])
    def test_of_two_the_higher_total_wins_and_equal_ones_decide_nothing(
        self, rules: Rules, ns: int, winner: int | None
    ) -> None:
        deal = act(begin(rules, "N", stacked(rules, "N", RUN), scores=(ns, 980)), *BID, "W play JH")
        deal = play(act(deal, "S declare 9D TD JD QD"), "7H 7C QH")
        won = deal.result.winner if deal.result is not None else None
        assert won == winner, "EW have won a trick of 23 and stand at 1003; the 50 of NS are decided with it"

    def test_the_sweep_so_far_is_no_sweep(self, tmp_path: Path) -> None:
        tripled = {"scoring": {"factor_for": "everyone", "cases": {"swept": {"factors": [3]}}}}
        checked = {"match": {"checked": "as_soon_as_proved", "target": 1000}}
        rules = house(tmp_path, NUMBERS, BIDS, tripled, checked)
        deal = act(begin(rules, "N", stacked(rules, "N", HANDS), scores=(0, 930)), *BID)
        assert play(deal, "JH KH JC 7S").phase == "play", "930 + 26, and not three times 26"

    def test_the_last_trick_counts_only_when_it_is_the_last(self) -> None:
        rules = shipped("belot-bg-open")
        deal = begin(rules, "N", pack(rules))
        deal = all_pass(act(deal, f"E bid {callers(deal)['E'][1]} hearts"))
        while deal.play is not None and deal.play.number <= 12:
            deal = play(deal, next(iter(rules.pack.names(legal(deal).cards))))
        assert deal.play is not None and deal.phase == "play"
        for side in (0, 1):
            assert proved_points(deal)[side] == deal.table.points(deal.play.taken[side]) // 10
        ended = play_out(deal)
        assert ended.play is not None
        last = ended.play.last_winner
        assert proved_points(ended)[last] >= (ended.table.points(ended.play.taken[last]) + 10) // 10
