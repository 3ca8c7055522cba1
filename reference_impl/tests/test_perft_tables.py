"""The published counts are current and sound. Clause record.perft.

Every run recounts what takes few sequences, from nothing but what the files hold; with ``BELOTE_PERFT=all`` in the
environment every number is counted anew. ``python -m belote.perft_tables --write VARIANT…`` writes the files.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from belote.data import records_folder
from belote.declaration import variants
from belote.library import resolved, rules
from belote.perft_tables import dumps, file_of, main, table_of
from belote.record import observe

FILES = sorted((records_folder().parent / "perft").glob("*.json"))
COUNTED = 120
"""Up to how many sequences are recounted every time."""

Data = dict[str, Any]


def read(file: Path) -> Data:
    """Return what a file holds."""
    found: Data = json.loads(file.read_text("utf-8"))
    return found


def anew(file: Path, seed: str = "") -> str:
    """Return what is wrong with a file whose numbers are not those of the rules, and what to do."""
    deal = f" of the deal {seed}" if seed else ""
    return (
        f"conformance/perft/{file.name}: the numbers{deal} do not agree with the rules, or with each other. "
        f"If rules were changed, run python -m belote.perft_tables --write {file.stem}; else restore it"
    )


def asked(name: str, given: Data, events: list[Data], *what: str) -> Data:
    """Return what the reference observes of a record of kind perft at its end."""
    record = {"kind": "perft", "given": given, "events": events}
    (point,) = observe(rules(name), record, [{"at": "end", "what": list(what)}])
    return point


def few(counts: list[Data]) -> list[Data]:
    """Return the last rows with few sequences, at least one."""
    return ([row for row in counts if row["nodes"] <= COUNTED] or counts[:1])[-2:]


def uncounted(counted: Iterable[str], played: Iterable[str]) -> list[str]:
    """Return the variants without a file of counts, and the files of nobody, with what to do."""
    there, wanted = set(counted), set(played)
    missing = [f"{name} has no counts: run python -m belote.perft_tables --write {name}" for name in wanted - there]
    nobody = [f"conformance/perft/{name}.json counts no variant: remove it" for name in there - wanted]
    return sorted([*missing, *nobody])


def test_every_variant_has_a_file() -> None:
    found = uncounted((file.stem for file in FILES), map(str, variants()))
    assert not found, "\n".join(found)


def test_a_variant_without_counts_and_counts_of_nobody_are_told() -> None:
    assert uncounted(["one"], ["one"]) == []
    assert uncounted(["one", "old"], ["one", "new"]) == [
        "conformance/perft/old.json counts no variant: remove it",
        "new has no counts: run python -m belote.perft_tables --write new",
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
class TestFiles:
    def test_it_stands_under_the_rules_as_they_are(self, file: Path) -> None:
        told = f"run: python -m belote.perft_tables --write {file.stem}"
        assert read(file)["variant"] == {"id": file.stem, "options": [], "digest": resolved(file.stem).digest}, told

    def test_it_is_in_canonical_form(self, file: Path) -> None:
        assert file.read_text("utf-8") == dumps(read(file))

    def test_its_deals_are_those_of_their_seeds(self, file: Path) -> None:
        deals = read(file)["deals"]
        assert len({deal["seed"] for deal in deals}) == len(deals) == 5
        for deal in deals:
            hashes = [sha256(f"{deal['seed']} {card}".encode()).hexdigest() for card in deal["pack"]]
            assert hashes == sorted(hashes) and set(deal["pack"]) == set(rules(file.stem).pack.codes)

    def test_its_rows_hold_together(self, file: Path) -> None:
        for deal in read(file)["deals"]:
            play, auction = deal["play"]["counts"], deal.get("auction", {"counts": []})
            for rows in (play, auction["counts"]):
                assert [row["depth"] for row in rows] == list(range(1, len(rows) + 1))
            told = anew(file, deal["seed"])
            assert all(row["nodes"] == sum(part["nodes"] for part in row["divide"]) for row in play), told
            assert all(one["nodes"] <= other["nodes"] for one, other in pairwise(play)), told
            assert all(row.get("complete", 0) <= row["nodes"] for row in auction["counts"]), told
            if "divide" in auction:
                last = auction["counts"][auction["divide"]["of"] - 1]
                assert sum(part["nodes"] for part in auction["divide"]["calls"]) == last["nodes"], told

    def test_enough_is_counted_or_everything(self, file: Path) -> None:
        for place, deal in enumerate(read(file)["deals"]):
            play = deal["play"]
            cards = sum(map(len, play["hands"].values())) + len(play.get("under", ()))
            last = play["counts"][-1]
            assert last["nodes"] >= (100_000 if place else 10_000_000) or last["depth"] == cards

    def test_all_auctions_are_those_of_every_length(self, file: Path) -> None:
        for deal in read(file)["deals"]:
            auction = deal.get("auction", {})
            rows = auction.get("counts", [])
            if "all" in auction and rows[-1]["nodes"] == rows[-1].get("complete"):
                assert int(auction["all"]) == sum(row["complete"] for row in rows)

    def test_few_cards_are_counted_alike(self, file: Path) -> None:
        for deal in read(file)["deals"][:2]:
            play = deal["play"]
            for row in few(play["counts"]):
                given = {"dealer": deal["dealer"], "pack": deal["pack"], "depth": row["depth"]}
                wanted = {name: row[name] for name in ("nodes", "divide")} | {name: play[name] for name in ("hands",)}
                found = asked(file.stem, given, play["events"], *wanted, "contract", "turn")
                assert found == {"at": "end", "contract": play["contract"], "turn": play["leader"], **wanted}, anew(
                    file, deal["seed"]
                )

    def test_hands_and_contract_are_enough_to_count_cards(self, file: Path) -> None:
        deal = read(file)["deals"][0]
        play = deal["play"]
        if "under" in play:
            return  # covered cards are no part of the hands
        row = few(play["counts"])[-1]
        given = {name: play[name] for name in ("contract", "hands")} | {"dealer": deal["dealer"], "depth": row["depth"]}
        found = asked(file.stem, given, [], "nodes", "divide")
        assert found == {"at": "end", "nodes": row["nodes"], "divide": row["divide"]}, anew(file)

    def test_few_calls_are_counted_alike(self, file: Path) -> None:
        for deal in read(file)["deals"][:2]:
            for row in few(deal.get("auction", {"counts": []})["counts"]):
                given = {"dealer": deal["dealer"], "pack": deal["pack"], "depth": row["depth"]}
                wanted = {name: row[name] for name in ("nodes", "complete") if name in row}
                assert asked(file.stem, given, [], *wanted) == {"at": "end", **wanted}, anew(file)

    @pytest.mark.skipif(os.environ.get("BELOTE_PERFT") != "all", reason="takes minutes: BELOTE_PERFT=all")
    def test_every_number_is_counted_anew(self, file: Path) -> None:
        assert file.read_text("utf-8") == dumps(table_of(file.stem))


def test_the_command_tells_a_stale_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("belote.perft_tables.table_of", lambda name: {"variant": {"id": name}, "deals": []})
    assert main(["belote-fr"]) == 1
    assert capsys.readouterr().out == "belote-fr: stale; run with --write\n"


def test_the_command_writes_what_it_then_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("belote.perft_tables.table_of", lambda name: {"variant": {"id": name}, "deals": []})
    monkeypatch.setattr("belote.perft_tables.file_of", lambda name: tmp_path / "perft" / f"{name}.json")
    assert main(["belote-fr", "--write"]) == main(["belote-fr"]) == 0
    assert json.loads((tmp_path / "perft" / "belote-fr.json").read_text("utf-8"))["variant"]["id"] == "belote-fr"


def test_a_variant_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["belote-xx"]) == 2
    assert "belote-xx" in capsys.readouterr().err


def test_a_file_lies_beside_the_records() -> None:
    assert file_of("belote-fr").parent.name == "perft" and file_of("belote-fr").parent.parent == records_folder().parent
