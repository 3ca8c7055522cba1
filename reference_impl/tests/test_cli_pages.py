"""What people see: hands by suit, tricks in a table, scores with their clauses, each kind of record in its own way."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from cli_runs import run

Data = dict[str, Any]
PACK = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]
"""Dealer N deals by three, two and three: W 7C 8C 9C JD QD JH QH KH, S TC JC QC KD AD AH 7S 8S and so on."""

BIDS: list[Data] = [
    {"seat": "W", "do": "bid", "call": "bid", "denomination": "hearts", "amount": 80},
    {"seat": "S", "do": "double", "call": "double"},
    {"seat": "E", "do": "pass"},
    {"seat": "W", "do": "pass"},
]


def page(folder: Path, variant: str, kind: str, given: Data, events: list[Data], **more: Any) -> str:
    """Return what belote replay prints of a log."""
    file = folder / "log.json"
    log = {"kind": kind, "variant": {"id": variant}, "given": given, "events": events, **more}
    file.write_text(json.dumps(log), "utf-8")
    found = run("replay", file)
    assert (found.status, found.err) == (0, ""), found
    return found.out


class TestDeal:
    """A whole deal."""

    def deal(self, folder: Path, *events: Data) -> str:
        return page(folder, "coinche-ffb", "deal", {"dealer": "N", "pack": PACK}, [*BIDS, *events])

    def test_hands_by_suit_the_strongest_card_first(self, tmp_path: Path) -> None:
        lines = self.deal(tmp_path).splitlines()
        assert lines[1].split() == ["seat", "♣", "♦", "♥", "♠"]
        row = next(line for line in lines if line.startswith("W "))
        assert re.split(r" {2,}", row.strip()) == ["W", "9 8 7", "Q J", "J K Q", "–"]
        assert "10" in next(line for line in lines if line.startswith("S ")) and "T" not in lines[3]

    def test_calls_and_the_contract(self, tmp_path: Path) -> None:
        told = self.deal(tmp_path)
        assert "W calls bid 80 hearts; S calls double; E passes; W passes" in told
        assert "contract: 80 hearts by W, level 1 by S" in told

    def test_what_was_said_and_in_which_trick(self, tmp_path: Path) -> None:
        declare = {"seat": "W", "do": "declare", "cards": ["JH", "QH", "KH"]}
        told = self.deal(tmp_path, declare, {"seat": "W", "do": "play", "card": "KH", "belote": True})
        assert "trick 1: W declares J♥ Q♥ K♥" in told and "trick 1: W says belote with K♥" in told

    def test_tricks_one_to_a_row_and_the_open_one_too(self, tmp_path: Path) -> None:
        cards = zip("WSEN", ("JH", "AH", "7H", "9H"), strict=True)
        plays = [{"seat": seat, "do": "play", "card": card} for seat, card in cards]
        lines = self.deal(tmp_path, *plays, {"seat": "W", "do": "play", "card": "KH"}).splitlines()
        (head,) = (place for place, line in enumerate(lines) if line.startswith("trick  led by"))
        assert lines[head].split() == ["trick", "led", "by", "N", "W", "S", "E", "won", "by", "points"]
        assert lines[head + 1].split() == ["1", "W", "9♥", "J♥", "A♥", "7♥", "W", "45"]
        assert lines[head + 2].split() == ["2", "W", "K♥"]

    def test_a_void_deal(self, tmp_path: Path) -> None:
        passes = [{"seat": seat, "do": "pass"} for seat in "WSEN"]
        told = page(tmp_path, "coinche-ffb", "deal", {"dealer": "N", "pack": PACK}, passes)
        assert "the deal is void" in told and "trick" not in told

    def test_the_score_with_its_clauses(self, tmp_path: Path) -> None:
        file = tmp_path / "deal.jsonl"
        file.write_text(run("deal", "belote-fr", "--seed", 3).out, "utf-8")
        told = run("replay", file).out
        assert re.search(r"^side +for +card points +factor +game points +clause", told, re.MULTILINE)
        assert re.search(r"^NS +cards\.taken +162 +1 +162 +scoring\.pay\.failed", told, re.MULTILINE)
        assert "failed: NS 162  EW 0" in told


def test_a_position(tmp_path: Path) -> None:
    given = {
        "contract": {"denomination": "hearts", "taker": "N"},
        "seat": "S",
        "cards": ["JH", "8H", "KD"],
        "trick": [{"seat": "N", "card": "AC"}, {"seat": "W", "card": "TH"}],
    }
    told = page(tmp_path, "belote-fr", "position", given, [])
    assert "contract: hearts by N" in told
    assert "trick: N A♣, W 10♥" in told
    assert "S holds K♦ 8♥ J♥" in told and "legal: J♥" in told


def test_an_auction(tmp_path: Path) -> None:
    events = [{"seat": "W", "do": "pass"}, {"seat": "S", "do": "bid", "call": "take", "denomination": "hearts"}]
    told = page(tmp_path, "belote-fr", "auction", {"dealer": "N", "turned": "KH"}, events, title="An auction shown")
    assert "An auction shown" in told and "turned: K♥" in told
    assert "  W passes\n  S calls take hearts\ncontract: hearts by S" in told
    assert "the deal is void" in page(
        tmp_path,
        "belote-fr",
        "auction",
        {"dealer": "N", "turned": "KH"},
        [{"seat": s, "do": "pass"} for s in "WSENWSEN"],
    )


def test_declarations(tmp_path: Path) -> None:
    given = {
        "dealer": "W",
        "contract": {"denomination": "clubs", "taker": "N", "amount": 80},
        "hands": {"N": ["9S", "TS", "JS"], "E": ["QH", "KH", "AH"]},
    }
    events = [{"seat": "N", "do": "declare", "cards": ["9S", "TS", "JS"]}, {"seat": "N", "do": "show"}]
    told = page(tmp_path, "coinche-ffb", "declarations", given, events)
    assert "  N declares 9♠ 10♠ J♠\n  N lays all declarations open" in told
    assert "N scores 20 for 9S TS JS." in told


def test_a_score(tmp_path: Path) -> None:
    given = {"contract": {"denomination": "hearts", "taker": "NS"}, "cards": {"NS": 97, "EW": 65}, "last": "NS"}
    told = page(tmp_path, "belote-fr", "score", given, [])
    assert "cards: NS 97  EW 65" in told and "last: NS" in told and "made: NS 97  EW 65" in told


def test_a_match(tmp_path: Path) -> None:
    played = {
        "do": "score",
        "contract": {"denomination": "hearts", "taker": "NS"},
        "cards": {"NS": 81, "EW": 81},
        "last": "NS",
    }
    events = [{"do": "void"}, played, {**played, "cards": {"NS": 100, "EW": 62}}]
    lines = page(tmp_path, "belote-fr", "match", {"dealer": "N", "totals": {"NS": 900}}, events).splitlines()
    assert lines[1].split() == ["what", "NS", "EW", "hanging", "deals", "next"]
    assert lines[2].split() == ["before", "900", "0", "N"]
    assert lines[3].split()[-4:] == ["void", "900", "0", "W"]
    assert lines[4].split()[-4:] == ["900", "81", "81", "S"]
    assert lines[5].split()[-2:] == ["1081", "143"]
    assert "the match is over: NS" in lines[6]


def test_a_refused_event_is_told_in_words(tmp_path: Path) -> None:
    told = page(tmp_path, "coinche-ffb", "refusal", {"dealer": "N"}, [{"seat": "S", "do": "pass"}], base="auction")
    assert "S passes: refused. It is not the turn of S." in told and "[auction.turn]" in told
