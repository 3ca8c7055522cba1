"""The published counts, made a second time by the oracle alone. Clause record.perft.

Every run recounts what takes few sequences; with ``BELOTE_PERFT=all`` in the environment it is every count of up to ten
thousand sequences: of cards in all deals, and of calls in the first.
"""

from __future__ import annotations

import json
import os
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from perft_oracle import auction_of, count_calls, count_cards, divide_cards, play_of

from belote.data import records_folder
from belote.declaration import resolve

FILES = sorted((records_folder().parent / "perft").glob("*.json"))
ALL = os.environ.get("BELOTE_PERFT") == "all"
CARDS, CALLS = (10_000, 10_000) if ALL else (70, 40)
DEALS = 5 if ALL else 1

Data = dict[str, Any]


def rows(counts: list[Data], most: int) -> list[Data]:
    """Return the last row before the first with many sequences, never none; where all is counted, those before too."""
    found = list(takewhile(lambda row: row["nodes"] <= most, counts)) or counts[:1]
    return found if ALL else found[-1:]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
class TestTheOracleCountsTheSame:
    def test_cards(self, file: Path) -> None:
        table = json.loads(file.read_text("utf-8"))
        data = resolve(table["variant"]["id"]).data
        for deal in table["deals"][:DEALS]:
            for row in rows(deal["play"]["counts"], CARDS):
                play = play_of(data, deal)
                assert count_cards(play, row["depth"]) == row["nodes"], (deal["seed"], row["depth"])
                divided = {part["card"]: part["nodes"] for part in row["divide"]}
                assert divide_cards(play, row["depth"]) == divided, (deal["seed"], row["depth"])

    def test_calls(self, file: Path) -> None:
        table = json.loads(file.read_text("utf-8"))
        deal = table["deals"][0]
        for row in rows(deal.get("auction", {"counts": []})["counts"], CALLS):
            auction = auction_of(resolve(table["variant"]["id"]).data, deal)
            assert count_calls(auction, row["depth"]) == row["nodes"], row["depth"]
            if "complete" in row and row["nodes"] <= CALLS:
                assert count_calls(auction, row["depth"], True) == row["complete"], row["depth"]
