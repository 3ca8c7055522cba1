"""What is checked of a deal of which little is recorded, and what the command does with it."""

from __future__ import annotations

import importlib
import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from cli_runs import refusal, run
from log_rows import Row, mapping_of, match_rows, row_of, samples

from belote.logs import Verdict
from belote.logs.check import Log, check_row
from belote.logs.mapping import as_mapping
from belote.logs.matches import MOST_KEPT, Matches
from belote.logs.objects import line_rows
from belote.logs.row import Row as LogRow
from belote.logs.tables import csv_rows
from belote.logs.told import Told

SCORE = {"denomination": "hearts", "taker": "N", "points_NS": 97, "points_EW": 65, "score_NS": 97, "score_EW": 65}
"""North makes hearts in the French classic game, 97 to 65."""


def verdict(variant: str, row: Row, *without: str) -> Verdict:
    """Return the verdict on one row."""
    return check_row(Log("log", as_mapping(mapping_of(row, *without)), variant), LogRow(1, row))


def columns(row: Row, variant: str = "belote-fr", **mapping: Any) -> Verdict:
    """Return the verdict on a row whose mapping is given by hand."""
    return check_row(Log("log", as_mapping({"columns": mapping}), variant), LogRow(1, row))


REVOKE = {
    "dealer": "E",
    "trump": "spades",
    "taker": "N",
    "cards": "AH 7H 8H 9H KH 7D QH TH 7C 8C 9C TC",
    "won": "N E S",
}
"""Counterclockwise from north: west throws a diamond on the king of hearts. East's ten beats it, south's the clubs."""
TRICKS = {"dealer": "dealer", "contract": {"denomination": "trump", "taker": "taker"}, "plays": "cards"}


class TestTricksWithoutHands:
    """Without hands and without the last cards, what later cards prove is still refused. Clause record.position."""

    def test_nothing_forbids_what_may_have_been_lawful(self) -> None:
        found = columns(REVOKE, **TRICKS, winners="won")
        assert found.verdict == "conforms" and {"play in part", "winners"} <= set(found.checked)
        assert "later cards prove" in dict(found.unchecked)["play"]

    def test_a_heart_that_comes_later_proves_the_revoke(self) -> None:
        found = columns({**REVOKE, "cards": "AH 7H 8H 9H KH 7D QH TH 7C 8C JH TC"}, **TRICKS)
        assert found.finding is not None
        assert (found.finding.code, found.finding.where) == ("play.must-follow", "trick 2, 7D")
        assert "W may play JH" in found.finding.expected

    @pytest.mark.parametrize("won", ["N S", "N N S", "NS NS"])
    def test_the_winner_of_a_trick(self, won: str) -> None:
        found = columns({**REVOKE, "won": won}, **TRICKS, winners="won").finding
        assert found is not None and (found.clause, found.expected, found.where) == ("play.winner", "E", "trick 2")

    def test_a_winner_may_be_told_by_his_side(self) -> None:
        assert columns({**REVOKE, "won": "NS EW NS"}, **TRICKS, winners="won").verdict == "conforms"


CALLS = {"dealer": "dealer", "calls": {"column": "calls", "separator": ","}}


class TestCallsAlone:
    """Calls without cards are an auction. Clause record.auction."""

    def test_lawful_ones(self) -> None:
        row = {"dealer": "N", "calls": "80 hearts, pass, 90 spades, pass, pass, pass"}
        found = columns(row, "contree-ffb", **CALLS)
        assert (found.verdict, found.checked) == ("conforms", ("calls",))

    def test_a_bid_that_is_too_low_comes_with_its_record(self, tmp_path: Path) -> None:
        row = {"dealer": "N", "calls": "90 hearts, pass, 80 spades, pass, pass, pass"}
        found = columns(row, "contree-ffb", **CALLS)
        assert found.finding is not None and found.finding.clause == "auction.outbids"
        assert found.finding.where == "call 3, 80 spades" and "E may say" in found.finding.expected
        file = tmp_path / "record.json"
        file.write_text(json.dumps(found.record), "utf-8")
        assert run("check", file) == (0, "1 checked, 1 agrees with the rules\n", "")

    def test_seats_that_speak_out_of_turn(self) -> None:
        row = {"dealer": "N", "calls": "W:80 hearts, E:pass"}
        found = columns(row, "contree-ffb", **CALLS)
        assert found.finding is not None and found.finding.clause == "auction.turn"

    def test_passes_may_be_left_out(self) -> None:
        row = {"dealer": "N", "calls": "S:80 hearts, N:90 spades", "trump": "spades", "by": "N"}
        contract = {"denomination": "trump", "taker": "by"}
        found = columns(row, "contree-ffb", **CALLS, contract=contract)
        assert found.verdict == "conforms" and "contract" in found.checked
        wrong = columns({**row, "by": "S"}, "contree-ffb", **CALLS, contract=contract)
        assert wrong.finding is not None and wrong.finding.clause == "auction.contract"


class TestTotals:
    """A score from totals. Clause record.score; the sums are those of the clauses."""

    def test_a_sound_one_and_half_of_one(self) -> None:
        assert verdict("belote-fr", SCORE).verdict == "conforms"
        half = {name: number for name, number in SCORE.items() if name != "points_EW"}
        assert verdict("belote-fr", half).verdict == "conforms"

    def test_points_that_the_pack_does_not_have(self) -> None:
        found = verdict("belote-fr", {**SCORE, "points_EW": 66}).finding
        assert found is not None and found.clause == "contracts.values" and found.expected == "162"

    def test_a_wrong_score(self) -> None:
        found = verdict("belote-fr", {**SCORE, "score_NS": 100}).finding
        assert found is not None and found.clause == "scoring.pay.made" and "cards.own 97 for NS" in found.expected

    def test_belote_that_is_not_recorded_may_have_been(self) -> None:
        assert verdict("belote-fr", {**SCORE, "score_NS": 117}).verdict == "conforms"
        assert verdict("belote-fr", {**SCORE, "score_NS": 117, "belote": ""}).finding is not None
        assert verdict("belote-fr", {**SCORE, "score_NS": 117, "belote": "S"}).verdict == "conforms"

    def test_a_pool_that_may_have_hung(self) -> None:
        found = verdict("belote-fr", {**SCORE, "score_NS": 97 + 81})
        assert found.finding is None and "earlier deals" in dict(found.unchecked)["score"]
        known = verdict("belote-fr", {**SCORE, "score_NS": 97 + 81, "match": "m", "deal": 1})
        assert known.finding is not None

    def test_points_without_the_last_trick(self) -> None:
        row = {**SCORE, "points_NS": 87, "last": "N"}
        mapping = {**mapping_of(row), "last_trick": "apart"}
        assert check_row(Log("log", as_mapping(mapping), "belote-fr"), LogRow(1, row)).verdict == "conforms"
        assert verdict("belote-fr", row).finding is not None

    def test_an_amount_the_game_does_not_have(self) -> None:
        found = verdict("contree-ffb", {**SCORE, "amount": 85}).finding
        assert found is not None and found.clause == "auction.amounts"


HELD = {"dealer": "E", "trump": "spades", "taker": "N", "n": "QH KH AH 7C", "w": "7D 8D 9D AC", "NS": 20, "EW": 0}
DECLARED = {
    "dealer": "dealer",
    "contract": {"denomination": "trump", "taker": "taker"},
    "hands": {"N": "n", "W": "w"},
    "declarations": "said",
    "declared": {"NS": "NS", "EW": "EW"},
}


class TestDeclarations:
    """Declarations against the hands, without the play. Clause record.declarations."""

    def test_the_better_one_counts(self) -> None:
        row = {**HELD, "said": "N:QH KH AH; W:7D 8D 9D"}
        assert columns(row, "belote-fr-announced", **DECLARED).verdict == "conforms"
        found = columns({**row, "NS": 0, "EW": 20}, "belote-fr-announced", **DECLARED).finding
        assert found is not None and (found.clause, found.expected) == ("declarations.worth", "NS 20, EW 0")

    def test_what_the_hand_does_not_hold(self) -> None:
        row = {**HELD, "said": "N:7C 8C 9C"}
        found = columns(row, "belote-fr-announced", **DECLARED).finding
        assert found is not None and found.clause.startswith("declarations.")


class TestMatches:
    """Matches over deals. Clauses match.end and match.accumulate."""

    def deals(self, *totals: int) -> list[Row]:
        """Return deals in which north makes hearts, with these totals of north and south after each."""
        return [
            {**SCORE, "match": "m", "deal": number, "totals_NS": total, "totals_EW": 65 * number}
            for number, total in enumerate(totals, 1)
        ]

    def verdicts(self, rows: list[Row], **mapping: Any) -> list[Verdict]:
        """Return the verdicts on some rows of one log."""
        log = Log("log", as_mapping({**mapping_of(rows[0]), **mapping}), "belote-fr+target-501")
        return [check_row(log, LogRow(line, row)) for line, row in enumerate(rows, 1)]

    def test_totals_add_up_to_the_end(self) -> None:
        sound = self.deals(97, 194, 291, 388, 485, 582)
        assert all("totals" in found.checked and found.finding is None for found in self.verdicts(sound))

    def test_no_deal_follows_the_end(self) -> None:
        found = self.verdicts(self.deals(97, 194, 291, 388, 485, 582, 679))
        assert [one.finding.clause for one in found if one.finding] == ["match.end"]

    def test_a_wrong_total_accuses_one_deal(self) -> None:
        found = self.verdicts(self.deals(97, 200, 297))
        assert [one.deal for one in found if one.finding] == ["2"]
        assert found[1].finding is not None and found[1].finding.expected == "NS 194, EW 130"

    def test_a_missing_deal_accuses_nobody(self) -> None:
        rows = self.deals(97, 194, 400)
        del rows[1]
        found = self.verdicts(rows)
        assert found[1].finding is None and "deal 3 comes after deal 1" in dict(found[1].unchecked)["totals"]

    def test_a_file_may_be_one_match(self) -> None:
        rows = [{k: v for k, v in row.items() if k not in ("match", "deal")} for row in self.deals(97, 200)]
        found = self.verdicts(rows, one_match=True)
        assert found[1].finding is not None and found[1].finding.clause == "match.accumulate"

    def test_only_the_latest_are_kept(self) -> None:
        from belote.library import rules

        kept, used = Matches(), rules("belote-fr")
        for number in range(3 * MOST_KEPT):
            kept.standing(used, Told(1), str(number))
        assert len(kept.kept) == MOST_KEPT


class TestHands:
    """A pack is worked out that deals exactly the hands that are recorded. Clauses dealing.steps and dealing.swap."""

    @pytest.mark.parametrize("variant", ["belote-fr", "bourloto-gr", "deberts-4", "belote-be", "baloot-sa", "bela-2"])
    def test_the_first_cards_alone_are_enough_with_all_tricks(self, variant: str) -> None:
        from belote.deal import start

        for one in samples(variant, 3, 9):
            row = row_of(one)
            hands, table = start(one.deal.rules, one.given).layout.hands, one.deal.rules.table
            for seat, letter in enumerate(table.letters):
                row[f"hand_{letter}"] = one.deal.rules.pack.names(hands[seat])
            assert verdict(variant, row, "pack").extent == "wholly"

    def test_a_turned_card_that_went_elsewhere(self) -> None:
        row = row_of(samples("belote-fr", 1, 7)[0])
        other = next(card for card in row["pack"] if card not in row[f"hand_{row['taker']}"])
        found = verdict("belote-fr", {**row, "turned": other}, "pack").finding
        assert found is not None and found.clause in ("dealing.turned-card", "auction.bid")

    def test_a_pack_and_hands_that_do_not_agree(self) -> None:
        row = row_of(samples("belote-fr", 1, 7)[0])
        row["hand_N"], row["hand_W"] = row["hand_W"], row["hand_N"]
        found = verdict("belote-fr", row).finding
        assert found is not None and found.clause == "dealing.steps" and found.expected.startswith("N ")


class Endless:
    """A file without an end."""

    def __init__(self, head: bytes, line: bytes) -> None:
        self.head, self.line = head, line

    def readline(self, size: int = -1) -> bytes:
        """Return the first line, and then the same one for ever."""
        head, self.head = self.head, b""
        return head or self.line


class TestTheCommand:
    """belote check of logs: what it prints, and its status."""

    def log(self, folder: Path, rows: list[Row], name: str = "log.jsonl") -> Path:
        """Write rows as JSON Lines."""
        file = folder / name
        file.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
        return file

    def mapping(self, folder: Path, row: Row) -> Path:
        """Write a mapping; JSON is YAML."""
        file = folder / "mapping.yaml"
        file.write_text(json.dumps({"variant": "belote-fr", **mapping_of(row)}), "utf-8")
        return file

    def test_rows_come_one_at_a_time(self) -> None:
        objects: Any = Endless(b"", b"{}\n")
        table: Any = Endless(b"a,b\n", b"1,2\n")
        assert len(list(islice(line_rows(objects, {}), 3))) == 3
        assert len(list(islice(csv_rows(table, {}), 3))) == 3

    def test_standard_input_holds_a_deal_on_each_line(self, tmp_path: Path) -> None:
        mapping = self.mapping(tmp_path, SCORE)
        found = run("check", "-", "--mapping", mapping, stdin=(json.dumps(SCORE) + "\n").encode())
        assert found.status == 0 and found.out.startswith("-:1: conforms in part: card points, score")

    def test_columns_of_the_usual_names_need_no_mapping(self, tmp_path: Path) -> None:
        file = tmp_path / "log.csv"
        head = "deal,contract_denomination,contract_taker,card_points_NS,card_points_EW,score_NS,score_EW,comment"
        file.write_text(f"{head}\n1,hearts,N,97,65,97,65,x\n2,hearts,N,97,65,90,65,y\n", "utf-8")
        found = run("check", file, "--variant", "belote-fr")
        assert found.status == 1 and f"{file}:3, deal 2: breaks the rules: score" in found.out
        assert found.err == f"warning: {file}:2: nobody reads the column comment\n"
        assert "nobody reads" in run("check", file, "--variant", "belote-fr", "--strict").err
        assert run("check", file).status == 2

    def test_a_column_that_is_not_there(self, tmp_path: Path) -> None:
        mapping = self.mapping(tmp_path, {**SCORE, "last": "N"})
        found = run("check", self.log(tmp_path, [SCORE]), "--mapping", mapping)
        assert found.status == 0 and found.out.endswith("1 conform, 0 break the rules\n")
        for column in ("last", "amount", "level"):
            assert f'there is no column "{column}"; what it would tell is not checked' in found.err

    def test_where_nothing_can_be_checked_it_ends_with_two(self, tmp_path: Path) -> None:
        mapping = self.mapping(tmp_path, SCORE)
        found = run("check", self.log(tmp_path, [{"deal": 1}]), "--mapping", mapping)
        assert found.status == 2 and "not checked" in found.out and "1 deals: 0 checked wholly" in found.out
        (tmp_path / "empty.jsonl").write_text("", "utf-8")
        assert run("check", tmp_path / "empty.jsonl", "--mapping", mapping).status == 2

    def test_a_folder_stands_for_its_files(self, tmp_path: Path) -> None:
        mapping = self.mapping(tmp_path, SCORE)
        (tmp_path / "logs").mkdir()
        for name in ("b.jsonl", "a.jsonl"):
            self.log(tmp_path / "logs", [SCORE], name)
        found = run("check", tmp_path / "logs", "--mapping", mapping)
        assert [line.split(":")[0][-7:] for line in found.out.splitlines()[:2]] == ["a.jsonl", "b.jsonl"]

    def test_a_variant_that_a_row_names_wrongly_spoils_that_row(self, tmp_path: Path) -> None:
        mapping = tmp_path / "mapping.yaml"
        mapping.write_text(json.dumps({"columns": {**mapping_of(SCORE)["columns"], "variant": "v"}}), "utf-8")
        rows = [{**SCORE, "v": "belote-fr"}, {**SCORE, "v": "belote-xx"}, SCORE, {**SCORE, "v": "belote-fr+target-501"}]
        found = run("check", self.log(tmp_path, rows), "--mapping", mapping, "--json")
        assert [deal["verdict"] for deal in found.data["deals"]] == ["conforms", "unreadable", "unreadable", "conforms"]
        assert run("check", self.log(tmp_path, rows), "--mapping", mapping, "--variant", "belote-xx").status == 2

    def test_records_and_logs_are_checked_apart(self, tmp_path: Path) -> None:
        (tmp_path / "log.csv").write_text("deal\n1\n", "utf-8")
        (tmp_path / "record.json").write_text("{}", "utf-8")
        assert "apart" in refusal("check", tmp_path / "log.csv", tmp_path / "record.json", "--variant", "belote-fr")

    def test_without_pyarrow_a_parquet_file_is_told_what_it_needs(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        real = importlib.import_module

        def missing(name: str, package: str | None = None) -> Any:
            if name.startswith("pyarrow"):
                raise ImportError(name)
            return real(name, package)

        monkeypatch.setattr("belote.cli.batch.ready", lambda: False)
        monkeypatch.setattr(importlib, "import_module", missing)
        (tmp_path / "log.parquet").write_bytes(b"PAR1")
        found = run("check", tmp_path / "log.parquet", "--variant", "belote-fr")
        assert found.status == 2 and "Parquet needs pyarrow" in found.out
        told = run("check", tmp_path / "log.parquet", "--variant", "belote-fr", "--strict").err
        assert "pip install 'belote[fast]'" in told

    def test_json_is_sound_also_when_a_strict_run_ends(self, tmp_path: Path) -> None:
        file = self.log(tmp_path, [SCORE])
        file.write_text(file.read_text("utf-8") + "garbage\n", "utf-8")
        found = run("check", file, "--mapping", self.mapping(tmp_path, SCORE), "--json", "--strict")
        assert found.status == 2 and found.data["summary"]["conforming"] == 1 and ":2: " in found.err


def test_void_deals_count_in_a_match() -> None:
    rows = match_rows("belote-fr-announced", 20, 5)
    void = [place for place, row in enumerate(rows) if "plays" not in row]
    assert void, "twenty random deals hold one that nobody took"
    row = rows[void[0]]
    assert verdict("belote-fr-announced", row).verdict == "conforms"
    assert verdict("belote-fr-announced", {**row, "score_NS": 10}).finding is not None
