"""What is observed of each kind of record, worked out by hand from the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from belote.data import records_folder
from belote.deal import CutPack, LayAway, PlayCard, Say, SwapCard
from belote.library import rules
from belote.record import observe, read_event, write_call, write_contract, write_event
from belote.record.notation import read_call, read_contract

Data = dict[str, Any]
PACK = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]


def seen(variant: str, kind: str, given: Data, events: list[Data], at: int | str, *what: str) -> Data:
    """Return what is observed at one place, without the place."""
    record = {"kind": kind, "given": given, "events": events}
    (point,) = observe(rules(variant), record, [{"at": at, "what": list(what)}])
    return {name: value for name, value in point.items() if name != "at"}


class TestDeal:
    """Clause record.deal: 80 clubs by W, dealer N; W S E N play in that order.

    The pack by suits deals W 7C 8C 9C JD QD JH QH KH, S TC JC QC KD AD AH 7S 8S, E KC AC 7D 7H 8H 9S TS JS.
    """

    GIVEN: Data = {"dealer": "N", "pack": PACK, "scores": {"NS": 100}}  # noqa: RUF012 - read only
    BIDS: tuple[Data, ...] = (
        {"seat": "W", "do": "bid", "call": "bid", "denomination": "clubs", "amount": 80},
        {"seat": "S", "do": "pass"},
        {"seat": "E", "do": "pass"},
        {"seat": "N", "do": "pass"},
    )

    def seen(self, events: list[Data], *what: str, at: int | str = "end") -> Data:
        return seen("contree-ffb", "deal", self.GIVEN, [*self.BIDS, *events], at, *what)

    def test_before_the_first_call(self) -> None:
        point = self.seen([], "turn", "phase", "cards", "contract", "trick", "outcome", at=0)
        assert point == {"turn": "W", "phase": "auction", "cards": [], "contract": None}, "the others have no answer"

    def test_the_bid_that_stands_is_the_contract_so_far(self) -> None:
        assert self.seen([], "contract", at=1)["contract"] == {
            "denomination": "clubs",
            "taker": "W",
            "level": 0,
            "amount": 80,
        }

    def test_at_the_first_lead(self) -> None:
        point = self.seen([], "turn", "phase", "cards", "hands", "outcome", "may_say")
        held = ["7C", "8C", "9C", "JD", "QD", "JH", "QH", "KH"]
        assert (point["turn"], point["phase"], point["outcome"]) == ("W", "play", "contract")
        assert point["cards"] == held == point["hands"]["W"]
        assert sum(len(cards) for cards in point["hands"].values()) == 32
        assert point["may_say"] == []

    def test_the_trick_that_the_last_event_completed(self) -> None:
        cards = ["7C", "JC", "AC", "8D"]
        plays = [{"seat": seat, "do": "play", "card": card} for seat, card in zip("WSEN", cards, strict=True)]
        point = self.seen(plays, "trick", "turn", "card_points", "hands")
        assert point["trick"] == {"winner": "S", "points": 31}
        assert point["turn"] == "S"
        assert point["card_points"] == {"NS": 31, "EW": 0}
        assert "JC" not in point["hands"]["S"]
        assert self.seen(plays, "trick", at=6) == {}

    def test_everybody_knows_the_played_card(self) -> None:
        known = self.seen([{"seat": "W", "do": "play", "card": "7C"}], "known")["known"]
        assert all("7C" in cards for cards in known.values())
        assert len(known["N"]) == 9


def test_belote_and_declarations_of_a_deal() -> None:
    pack = list(PACK)
    given = {"dealer": "N", "pack": pack}
    bids = [
        {"seat": "W", "do": "bid", "call": "bid", "denomination": "hearts", "amount": 80},
        *({"seat": seat, "do": "pass"} for seat in "SEN"),
    ]
    point = seen("coinche-ffb", "deal", given, bids, "end", "declarations", "may_say", "heard", "scored")
    assert point["may_say"] == ["QH", "KH"]
    melds = {" ".join(meld["cards"]): meld["value"] for meld in point["declarations"]["W"]}
    assert melds == {"7C 8C 9C": 20, "JH QH KH": 20}
    assert point["heard"] == [] and point["scored"] == []
    said = [*bids, {"seat": "W", "do": "declare", "cards": ["JH", "QH", "KH"]}]
    point = seen("coinche-ffb", "deal", given, said, "end", "heard", "scored", "declared")
    assert point["scored"] == [{"seat": "W", "cards": ["JH", "QH", "KH"], "value": 20}]
    assert point["declared"] == {"NS": 0, "EW": 20}
    assert point["heard"] == [{"seat": "W", "kind": "run", "length": 3}]


class TestPosition:
    """Clause record.position."""

    HEARTS: Data = {"denomination": "hearts", "taker": "N"}  # noqa: RUF012 - read only

    def test_the_legal_set_of_a_follower(self) -> None:
        given = {
            "contract": self.HEARTS,
            "seat": "S",
            "cards": ["JH", "7D", "8S"],
            "trick": [{"seat": "N", "card": "AC"}, {"seat": "W", "card": "9H"}],
        }
        point = seen("belote-fr", "position", given, [], 0, "turn", "phase", "cards", "winner", "trick")
        assert point == {
            "turn": "S",
            "phase": "play",
            "cards": ["JH"],
            "winner": "W",
            "trick": {"winner": "W", "points": 25},
        }

    def test_a_leader_and_an_empty_trick(self) -> None:
        given = {"contract": self.HEARTS, "seat": "S", "cards": ["JH", "7D"], "trick": []}
        point = seen("belote-fr", "position", given, [], 0, "cards", "winner", "trick")
        assert point == {"cards": ["7D", "JH"], "winner": None}

    def test_a_complete_trick(self) -> None:
        cards = zip("NWSE", ("7D", "KD", "7H", "AD"), strict=True)
        given = {"contract": self.HEARTS, "trick": [{"seat": seat, "card": card} for seat, card in cards]}
        point = seen("belote-fr", "position", given, [], "end", "turn", "cards", "winner", "trick")
        assert point == {"turn": None, "cards": [], "winner": "S", "trick": {"winner": "S", "points": 15}}

    def test_the_card_that_is_played_joins_the_trick(self) -> None:
        given = {"contract": self.HEARTS, "seat": "W", "cards": ["AD"], "trick": [{"seat": "N", "card": "7D"}]}
        point = seen("belote-fr", "position", given, [{"seat": "W", "do": "play", "card": "AD"}], 1, "winner", "turn")
        assert point == {"winner": "W", "turn": None}


class TestAuction:
    """Clause record.auction: dealer N, KH turned."""

    GIVEN: Data = {"dealer": "N", "turned": "KH"}  # noqa: RUF012 - read only

    def seen(self, calls: list[Data], *what: str) -> Data:
        return seen("belote-fr", "auction", self.GIVEN, calls, "end", *what)

    def test_the_calls_of_the_first_round(self) -> None:
        assert self.seen([], "calls", "turn", "phase", "outcome", "contract") == {
            "calls": {"W": [{"do": "pass"}, {"do": "bid", "call": "take", "denomination": "hearts"}]},
            "turn": "W",
            "phase": "auction",
            "contract": None,
        }

    def test_a_take(self) -> None:
        take = [{"seat": "W", "do": "bid", "call": "take", "denomination": "hearts"}]
        contract = {"denomination": "hearts", "taker": "W", "turned_to": "W", "round": 1, "call": "take"}
        assert self.seen(take, "calls", "turn", "phase", "outcome", "contract") == {
            "calls": {},
            "turn": None,
            "phase": "over",
            "outcome": "contract",
            "contract": contract,
        }

    def test_eight_passes_are_void(self) -> None:
        passes = [{"seat": seat, "do": "pass"} for seat in "WSENWSEN"]
        assert self.seen(passes, "outcome", "contract", "turn") == {"outcome": "void", "contract": None, "turn": None}


class TestDeclarations:
    """Clause record.declarations: N a run of three to the jack, E one to the ace."""

    GIVEN: Data = {  # noqa: RUF012 - read only
        "dealer": "W",
        "contract": {"denomination": "clubs", "taker": "N", "amount": 80},
        "hands": {"N": ["9S", "TS", "JS"], "E": ["QH", "KH", "AH"]},
    }
    SAID: tuple[Data, ...] = (
        {"seat": "N", "do": "declare", "cards": ["9S", "TS", "JS"]},
        {"seat": "E", "do": "declare", "cards": ["QH", "KH", "AH"]},
    )

    def seen(self, events: list[Data], *what: str, at: int | str = "end") -> Data:
        return seen("coinche-ffb", "declarations", self.GIVEN, events, at, *what)

    def test_what_may_be_declared(self) -> None:
        runs = {"N": ["9S", "TS", "JS"], "E": ["QH", "KH", "AH"]}
        expected = {seat: [{"cards": cards, "value": 20}] for seat, cards in runs.items()}
        assert self.seen([], "declarations", "phase", at=0) == {"declarations": expected, "phase": "play"}

    def test_the_better_one_scores(self) -> None:
        assert self.seen(list(self.SAID), "scored", "declared") == {
            "scored": [{"seat": "E", "cards": ["QH", "KH", "AH"], "value": 20}],
            "declared": {"NS": 0, "EW": 20},
        }

    def test_a_winner_that_did_not_show_loses(self) -> None:
        shown = [*self.SAID, {"seat": "N", "do": "show"}]
        assert self.seen(shown, "declared")["declared"] == {"NS": 20, "EW": 0}


class TestScore:
    """Clause record.score: 82 of 162 with the belote of the defence."""

    GIVEN: Data = {  # noqa: RUF012 - read only
        "contract": {"denomination": "hearts", "taker": "NS"},
        "cards": {"NS": 82, "EW": 80},
        "last": "NS",
        "belote": {"EW": 20},
    }

    def test_the_defenders_have_more_and_write_everything(self) -> None:
        point = seen("belote-fr", "score", self.GIVEN, [], "end", "outcome", "tests", "items", "score", "pool")
        assert point["outcome"] == "failed" and point["score"] == {"NS": 0, "EW": 182} and point["pool"] == []
        assert point["tests"] == [{"own": 82, "other": 100}]
        assert {(item["side"], item["code"], item["game"]) for item in point["items"]} == {
            ("EW", "cards.taken", 162),
            ("EW", "belote.own", 20),
        }

    def test_a_tie_hangs(self) -> None:
        tie = {**self.GIVEN, "cards": {"NS": 81, "EW": 81}, "belote": {}, "pool": [10]}
        point = seen("belote-fr", "score", tie, [], "end", "outcome", "score", "pool")
        assert point == {"outcome": "tied", "score": {"NS": 0, "EW": 81}, "pool": [10, 81]}


class TestMatch:
    """Clause record.match: 950-920, then 92-70, to 1000."""

    DEAL: Data = {  # noqa: RUF012 - read only
        "do": "score",
        "contract": {"denomination": "hearts", "taker": "EW"},
        "cards": {"NS": 70, "EW": 92},
        "last": "NS",
    }

    def test_both_have_reached_it_and_the_higher_wins(self) -> None:
        given = {"dealer": "N", "totals": {"NS": 950, "EW": 920}}
        point = seen("belote-fr", "match", given, [self.DEAL], "end", "totals", "finished", "winner", "dealer", "score")
        assert point["totals"] == {"NS": 1020, "EW": 1012}
        assert (point["finished"], point["winner"]) == (True, "NS")
        assert point["score"] == {"NS": 70, "EW": 92}

    def test_void_deals_change_the_dealer_alone(self) -> None:
        point = seen("belote-fr", "match", {"dealer": "N"}, [{"do": "void"}], "end", "totals", "dealer", "finished")
        assert point == {"totals": {"NS": 0, "EW": 0}, "dealer": "W", "finished": False}

    def test_a_misdeal_is_dealt_again_by_the_same(self) -> None:
        point = seen("belote-fr", "match", {"dealer": "N"}, [{"do": "misdeal"}], "end", "dealer", "target", "winner")
        assert point == {"dealer": "N", "target": 1000, "winner": None}


class TestNotation:
    """Clause record.seats: what is read is what is written."""

    @pytest.mark.parametrize(
        ("event", "kind"),
        [
            ({"seat": "N", "do": "cut", "number": 7}, CutPack),
            ({"seat": "W", "do": "bid", "call": "take", "denomination": "hearts"}, Say),
            ({"seat": "W", "do": "pass"}, Say),
            ({"seat": "W", "do": "swap"}, SwapCard),
            ({"seat": "W", "do": "keep"}, SwapCard),
            ({"seat": "W", "do": "lay_away", "cards": ["7C", "AS"]}, LayAway),
            ({"seat": "W", "do": "play", "card": "TH"}, PlayCard),
            ({"seat": "W", "do": "play", "card": "KH", "belote": True}, PlayCard),
            ({"seat": "W", "do": "declare", "cards": ["7C", "8C", "9C"]}, tuple),
            ({"seat": "W", "do": "show"}, tuple),
            ({"seat": "W", "do": "fault", "what": "revoke"}, tuple),
        ],
    )
    def test_events(self, event: Data, kind: type) -> None:
        table = rules("belote-fr")
        parsed = read_event(table, event, "events.0")
        assert isinstance(parsed, kind)
        assert write_event(table, parsed) == event

    @pytest.mark.parametrize(
        "call",
        [
            {"do": "pass"},
            {"do": "bid", "call": "bid", "denomination": "hearts", "amount": 90, "flag": True},
            {"do": "bid", "call": "bid", "denomination": "hearts", "amount": "capot"},
            {"do": "double", "call": "double", "manner": "closed", "of": "clubs"},
            {"do": "annul", "call": "sevens"},
            {"do": "accept"},
        ],
    )
    def test_calls(self, call: Data) -> None:
        assert write_call(read_call(call)) == call

    def test_contracts(self) -> None:
        contract = {
            "denomination": "hearts",
            "taker": "N",
            "doubler": "W",
            "last_raiser": "W",
            "amount": 90,
            "level": 1,
            "round": 1,
            "call": "bid",
        }
        table = rules("contree-ffb")
        assert write_contract(table, read_contract(table, contract, "given.contract")) == contract


def test_every_kind_of_record_stands_in_the_corpus() -> None:
    kinds = {
        file.read_text("utf-8").split('"kind": "', 1)[1].split('"', 1)[0] for file in records_folder().rglob("*.json")
    }
    assert {"deal", "position", "auction", "declarations", "score", "match", "refusal"} <= kinds
