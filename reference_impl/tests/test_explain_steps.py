"""Why: for each card and call the duty, the card that forces it and the clause; for each item where it comes from."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from deal_games import BIDS, NUMBERS, SCORING, TURNED, act, as_json, begin, house, pack, stacked

from belote.data import records_folder, root
from belote.deal import Rules
from belote.errors import BeloteError, BrokenRecord, Refusal
from belote.explain import Line, explain_step
from belote.explain.deals import explain_deal
from belote.library import rules

Data = dict[str, Any]
PART = 1 if os.environ.get("BELOTE_RECORDS") == "all" else 40
HEARTS: Data = {"denomination": "hearts", "taker": "N"}
PACK = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]


def clauses() -> set[str]:
    """Return the ids of all clauses."""
    heading = re.compile(r"^## ([a-z-]+(?:\.[a-z-]+)+)\s*$", re.MULTILINE)
    return {found for file in (root() / "spec" / "clauses").glob("*.md") for found in heading.findall(file.read_text())}


def position(variant: str, cards: str, trick: str, seat: str = "S", seats: str = "NW", **contract: Any) -> list[Line]:
    """Explain one decision."""
    given = {
        "contract": {**HEARTS, **contract},
        "seat": seat,
        "cards": cards.split(),
        "trick": [{"seat": who, "card": card} for who, card in zip(seats, trick.split(), strict=False)],
    }
    return list(explain_step(rules(variant), {"kind": "position", "given": given, "events": []}, 0))


def find(lines: Sequence[Line], *words: str) -> Line:
    """Return the one line that holds all these words."""
    (found,) = [line for line in lines if all(word in line.text for word in words)]
    return found


class TestCards:
    """Clauses play.situation, play.groups and the rows of duties."""

    def test_the_situation_and_the_row_are_said_first(self) -> None:
        lines = position("belote-fr", "JH 8H KD", "AC TH")
        assert lines[0] == Line(
            "AC was led and clubs cannot be followed; an opponent holds the trick with TH, a ruff.", "play.situation"
        )
        assert lines[1].text.startswith("play.suit.void.opponent_ruffed is over_else_ruff: ")
        assert lines[1].clause == "play.void.opponent-ruffed"

    @pytest.mark.parametrize(
        ("cards", "trick", "words", "code", "clause"),
        [
            ("7C KD", "AC", ("KD is not legal", "7C must be played", "AC"), "must-follow", "follow-plain.opponent"),
            ("KH 7H AS", "QH", ("7H is not legal", "KH must be played", "QH"), "must-beat", "follow-trump.opponent"),
            ("7H KD", "AC", ("KD is not legal", "7H must be played", "AC"), "must-ruff", "void.opponent"),
            (
                "JH 8H KD",
                "AC TH",
                ("KD 8H are not", "JH must be played", "TH"),
                "must-overruff",
                "void.opponent-ruffed",
            ),
        ],
    )
    def test_an_illegal_card_has_its_duty_the_forcing_card_and_the_clause(
        self, cards: str, trick: str, words: tuple[str, ...], code: str, clause: str
    ) -> None:
        seat, seats = ("W", "N") if len(trick.split()) == 1 else ("S", "NW")
        line = find(position("belote-fr", cards, trick, seat, seats), *words)
        assert f"(play.{code})" in line.text and line.clause == f"play.{clause}"

    def test_undertrumping_is_said_as_such(self) -> None:
        lines = position("coinche-ffb", "TH AD", "KC 9H 7C", "E", "NWS", amount=80)
        line = find(lines, "TH is not legal", "a trump under 9H", "AD can be played instead")
        assert line.clause == "play.void.partner-ruffed"

    def test_legal_cards_are_named_once(self) -> None:
        lines = position("belote-fr", "7H 8H KD", "AC", "W", "N")
        assert find(lines, "may be played.").text == "7H 8H may be played."

    def test_every_card_stands_in_exactly_one_line(self) -> None:
        lines = position("belote-fr", "JH 8H KD 7S", "AC TH")[2:]
        heads = [re.split(r" may be| is not| are not", line.text)[0] for line in lines]
        assert sorted(" ".join(heads).split()) == ["7S", "8H", "JH", "KD"]

    def test_without_a_duty_any_card_may_be_played(self) -> None:
        lines = position("belote-fr", "AS 7C", "QH", "W", "N")
        assert find(lines, "No duty").clause == "play.void"

    def test_a_barred_lead_names_the_double_and_what_can_be_led(self) -> None:
        lines = position("baloot-sa", "QH KD", "", "W", "", level=1, manner="closed")
        line = find(lines, "QH is not legal", "the double is closed", "KD can be led")
        assert line.clause == "play.lead.trump"

    def test_a_jack_that_no_duty_can_force(self, tmp_path: Path) -> None:
        table = house(tmp_path, NUMBERS, BIDS, {"play": {"never_forced": "J"}})
        given = {"contract": {**HEARTS, "amount": 80}, "seat": "W", "cards": ["JH", "AC"]}
        trick = [{"seat": "N", "card": "9H"}]
        record = {"kind": "position", "given": {**given, "trick": trick}, "events": []}
        lines = explain_step(table, record, 0)
        assert find(lines, "no duty can force").clause == "play.never-forced"
        assert lines[-1].text == "AC JH may be played."

    def test_a_complete_trick_has_its_winner_and_his_card(self) -> None:
        cards = zip("NWSE", ("7D", "KD", "7H", "AD"), strict=True)
        given = {"contract": HEARTS, "trick": [{"seat": seat, "card": card} for seat, card in cards]}
        (line,) = explain_step(rules("belote-fr"), {"kind": "position", "given": given, "events": []}, "end")
        assert line == Line("S wins the trick with 7H, the highest trump; its cards count 15.", "play.winner")


class TestCalls:
    """Clauses auction.legal-bid and auction.legal-double."""

    def lines(self, *calls: Data, at: int | str = "end") -> tuple[Line, ...]:
        record = {"kind": "auction", "given": {"dealer": "N"}, "events": list(calls)}
        return explain_step(rules("contree-ffb"), record, at)

    def test_what_is_open_and_why_the_rest_is_closed(self) -> None:
        lines = self.lines({"seat": "W", "do": "bid", "call": "bid", "denomination": "hearts", "amount": 100})
        assert find(lines, "S may call").text.startswith("S may call pass, bid clubs from 110")
        low = find(lines, "S may not call", "does not outbid")
        assert "(auction.too-low)" in low.text and low.clause == "auction.outbids"
        assert find(lines, "S may not call redouble").clause == "auction.doubling.level"

    def test_a_double_that_closes_the_bids(self) -> None:
        bid = {"seat": "W", "do": "bid", "call": "bid", "denomination": "hearts", "amount": 100}
        lines = self.lines(bid, {"seat": "S", "do": "double", "call": "double"})
        assert find(lines, "No bid may follow").clause == "auction.doubling.bids-after"

    def test_the_event_itself_is_judged(self) -> None:
        bid = {"seat": "W", "do": "bid", "call": "bid", "denomination": "hearts", "amount": 85}
        line = self.lines(bid, at=0)[-1]
        assert line.text.startswith("W calls bid 85 hearts: refused.") and line.clause == "auction.amounts"
        bid["amount"] = 80
        assert self.lines(bid, at=0)[-1].text == "W calls bid 80 hearts: accepted."

    def test_how_the_auction_ended(self) -> None:
        passes = [{"seat": seat, "do": "pass"} for seat in "WSEN"]
        assert self.lines(*passes)[0] == Line("The deal is void.", "auction.all-pass")
        bid = {"seat": "W", "do": "bid", "call": "bid", "denomination": "hearts", "amount": 80}
        assert self.lines(bid, *passes[1:])[0] == Line("The contract is 80 hearts by W.", "auction.contract")


class TestDeals:
    """What is said of a whole deal, phase by phase."""

    def test_every_phase_has_a_sentence(self, tmp_path: Path) -> None:
        table = house(tmp_path, NUMBERS, BIDS)
        deal = begin(table, "N", pack(table), to_cut=True)
        assert list(explain_deal(deal)) == [Line("E lifts 3 to 29 cards.", "setup.cut")]
        deal = act(deal, "E cut 16")
        assert find(list(explain_deal(deal)), "W may call").clause == "auction.legal-bid"

    def test_the_exchange_names_both_cards(self) -> None:
        table = rules("belote-fr+seven-swap")
        first = "7C 8C 9C TC JC 7H QC KC AC 7D 8D 9D TD JD QD KD AD 7S 8S 9S AH"
        deal = act(begin(table, "N", pack(table, first)), "W bid take hearts")
        assert list(explain_deal(deal)) == [
            Line("S may exchange 7H for the turned AH, or keep it.", "dealing.swap"),
        ]

    def test_the_kitty_says_how_many_cards(self, tmp_path: Path) -> None:
        steps = [{"to": "hand", "cards": [7]}, {"to": "kitty", "cards": [4]}, {"round": 1}, {"take": "kitty"}]
        table = house(tmp_path, NUMBERS, BIDS, {"dealing": {"steps": steps}})
        deal = act(begin(table, "N", pack(table)), "W bid bid hearts 80", "S pass", "E pass", "N pass")
        assert list(explain_deal(deal)) == [Line("W lays 4 cards of the hand away, whichever.", "dealing.take")]

    def test_what_may_be_said_with_and_beside_a_card(self) -> None:
        table = rules("coinche-ffb")
        hands = {"W": "TH JH QH KH 7C 8C", "S": "7D 8D 9D"}
        bids = ("W bid bid hearts 80", "S pass", "E pass", "N pass")
        lines = list(explain_deal(act(begin(table, "N", stacked(table, "N", hands)), *bids)))
        assert find(lines, "W may declare", "TH JH QH KH for 50").clause == "declarations.say"
        assert find(lines, "With KH the word belote").clause == "belote.said"

    def test_a_void_deal(self, tmp_path: Path) -> None:
        table = house(tmp_path, TURNED, SCORING)
        deal = act(begin(table, "N", pack(table)), *[f"{letter} pass" for letter in "WSEN" * 2])
        assert list(explain_deal(deal)) == [Line("The deal is void.", "auction.all-pass")]


class TestScores:
    """Clauses scoring.count, scoring.success and scoring.items."""

    def lines(self, variant: str, **given: Any) -> tuple[Line, ...]:
        whole = {"contract": HEARTS, "cards": {"NS": 97, "EW": 65}, "last": "NS", **given}
        return explain_step(rules(variant), {"kind": "score", "given": whole, "events": []}, "end")

    def test_heaps_tests_outcome_and_items(self) -> None:
        lines = self.lines("belote-fr", belote={"NS": 20})
        assert lines[0] == Line("NS has 97 card points, 20 belote.", "scoring.count")
        assert find(lines, "117 against the defenders' 65: the contract is made").clause == "scoring.success"
        assert find(lines, "NS: +97 from 97 card points for cards").clause == "scoring.pay.made"
        assert find(lines, "NS: +20", "belote")
        assert find(lines, "EW: +65")

    def test_rounding_and_unit_are_said_where_there_are_some(self) -> None:
        lines = self.lines("pilotta-cy", contract={**HEARTS, "amount": 90})
        assert find(lines, "multiples of 10").clause == "scoring.rounding"
        assert find(lines, "10 card points are one game point").clause == "scoring.division"
        assert not [line for line in self.lines("belote-fr") if line.clause == "scoring.division"]

    def test_what_hangs_is_said(self) -> None:
        lines = self.lines("belote-fr", cards={"NS": 81, "EW": 81}, pool=[10])
        assert find(lines, "The pool now holds 10, 81 game points").clause == "scoring.pool"

    def test_a_stopped_deal_names_the_offender_and_tells_no_heaps(self) -> None:
        lines = self.lines("belote-fr", cards={"NS": 81, "EW": 81}, fault={"side": "NS", "what": "revoke"})
        assert find(lines, "A fault by NS stops the deal").clause == "irregularities.price"
        assert find(lines, "EW: +162")
        assert not [line for line in lines if "takers are" in line.text or line.clause == "scoring.count"]

    def test_a_match_tells_the_deal_and_the_totals(self) -> None:
        deal = {"do": "score", "contract": HEARTS, "cards": {"NS": 97, "EW": 65}, "last": "NS"}
        record = {"kind": "match", "given": {"dealer": "N", "totals": {"NS": 950}}, "events": [deal]}
        lines = explain_step(rules("belote-fr"), record, "end")
        assert find(lines, "NS: +97")
        assert find(lines, "Totals after 1 deal: NS 1047, EW 65").clause == "match.accumulate"
        assert find(lines, "The match is over: NS").clause == "match.end"


class TestContests:
    """Clauses declarations.contest, declarations.beaten and declarations.tie."""

    def lines(self, hands: Data, *events: str) -> tuple[Line, ...]:
        contract = {"denomination": "clubs", "taker": "N", "amount": 80}
        given = {"dealer": "W", "contract": contract, "hands": {seat: cards.split() for seat, cards in hands.items()}}
        record = {"kind": "declarations", "given": given, "events": [as_json(words) for words in events]}
        return explain_step(rules("coinche-ffb"), record, "end")

    def test_the_winner_and_what_decided(self) -> None:
        lines = self.lines({"N": "9S TS JS", "E": "QH KH AH"}, "N declare 9S TS JS", "E declare QH KH AH")
        assert find(lines, "E scores 20 for QH KH AH").clause == "declarations.contest"
        line = find(lines, "N's 9S TS JS is beaten by E's QH KH AH: its top is higher")
        assert line.clause == "declarations.beaten"

    def test_equal_ones(self) -> None:
        lines = self.lines({"N": "9S TS JS", "E": "9H TH JH"}, "N declare 9S TS JS", "E declare 9H TH JH")
        assert find(lines, "Nothing scores", "are equal").clause == "declarations.tie"

    def test_before_anything_is_said(self) -> None:
        assert find(self.lines({"N": "9S TS JS"}), "N may declare 9S TS JS for 20").clause == "declarations.say"
        assert find(self.lines({"N": "9S TS"}), "Nobody has anything to declare")


class TestPlaces:
    """Where an explanation may be asked for."""

    RECORD: Data = {  # noqa: RUF012 - read only
        "kind": "refusal",
        "base": "deal",
        "given": {"dealer": "N", "pack": PACK},
        "events": [{"seat": "W", "do": "pass"}, {"seat": "N", "do": "pass"}],
    }

    def test_the_end_of_a_refusal_is_before_the_refused_event(self) -> None:
        lines = explain_step(rules("belote-fr"), self.RECORD, "end")
        assert lines[-1].text.startswith("N passes: refused. It is not the turn of N.")
        assert lines == explain_step(rules("belote-fr"), self.RECORD, 1)

    def test_a_place_behind_it_cannot_be_explained(self) -> None:
        with pytest.raises(Refusal):
            explain_step(rules("belote-fr"), self.RECORD, 2)

    @pytest.mark.parametrize("at", [-1, 3, True, "start", 1.0, None])
    def test_a_place_that_does_not_exist(self, at: Any) -> None:
        with pytest.raises(BrokenRecord) as caught:
            explain_step(rules("belote-fr"), self.RECORD, at)
        assert "Ask at 0 to 2, or end." in str(caught.value)


@pytest.mark.parametrize("part", range(3))
def test_every_step_of_the_committed_records_is_explained(part: int) -> None:
    """Every line has a clause that exists. One record in forty; all of them with ``BELOTE_RECORDS=all``."""
    known = clauses()
    for file in sorted(records_folder().rglob("*.json"))[part::3][::PART]:
        record = json.loads(file.read_text("utf-8"))
        table: Rules = rules("+".join((record["variant"]["id"], *record["variant"]["options"])))
        for at in (*range(len(record["events"]) + 1), "end"):
            try:
                lines = explain_step(table, record, at)
            except BeloteError:
                assert record["kind"] == "refusal" and at == len(record["events"]), file
                continue
            assert lines, (file, at)
            for line in lines:
                assert line.text.endswith((".", ")")) and "  " not in line.text, (file, line)
                assert line.clause in known or (line.text.endswith("accepted.") and not line.clause), (file, line)
