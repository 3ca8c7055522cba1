"""belote perft: from a seed and from records, by first card or call, and what it refuses. Clause record.perft."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest
from cli_runs import record_of, refusal, run

from belote.cli import named
from belote.data import records_folder, root

RECORDS = records_folder()
TABLE = json.loads((RECORDS.parent / "perft" / "belote-fr.json").read_text("utf-8"))


def log(tmp_path: Path, **changes: Any) -> Path:
    """Return a log of the first deal of the file of counts of the French game, changed."""
    deal = TABLE["deals"][0]
    data = {
        "kind": "deal",
        "given": {"dealer": deal["dealer"], "pack": deal["pack"]},
        "events": deal["play"]["events"],
        **changes,
    }
    file = tmp_path / "log.json"
    file.write_text(json.dumps(data), "utf-8")
    return file


class TestCounts:
    def test_help_has_an_example_that_runs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(root())
        epilog = named("perft").epilog
        assert epilog and epilog in run("perft", "--help").out.replace("\n", " ")
        assert run(*shlex.split(epilog.removeprefix("Example: belote "))).status == 0

    def test_a_seed_gives_the_deal_of_the_published_counts(self) -> None:
        for deal in TABLE["deals"]:
            found = run("perft", "belote-fr", "--seed", deal["seed"].split()[1], "--depth", 5, "--divide", "--json")
            rows = deal["play"]["counts"][:5]
            assert [row["nodes"] for row in found.data["counts"]] == [row["nodes"] for row in rows]
            assert found.data["divide"] == rows[4]["divide"]

    def test_without_a_seed_the_first_deal_that_is_played_is_counted(self) -> None:
        assert "Deal 0 is not played" in refusal("perft", "contree-ffb", "--depth", 3, "--seed", 0)
        found = run("perft", "contree-ffb", "--depth", 3)
        assert found.status == 0 and "--seed 1." in found.err
        assert found.out == run("perft", "contree-ffb", "--depth", 3, "--seed", 1).out

    def test_an_auction_is_counted_with_its_ends(self) -> None:
        found = run("perft", "belote-fr", "--auction", "--depth", 8, "--json").data
        assert found["phase"] == "auction"
        assert [row["nodes"] for row in found["counts"]] == [2, 2, 2, 2, 4, 4, 4, 4]
        assert sum(row["complete"] for row in found["counts"]) == 17

    def test_for_people_each_depth_has_a_line(self) -> None:
        lines = [line.split() for line in run("perft", "belote-fr", "--auction", "--depth", 5).out.splitlines()]
        assert lines[0] == ["calls", "sequences", "auctions", "over"]
        assert lines[1:] == [["1", "2", "1"], ["2", "2", "1"], ["3", "2", "1"], ["4", "2", "1"], ["5", "4", "3"]]

    def test_for_people_the_parts_have_a_sum(self) -> None:
        lines = run("perft", "belote-fr", "--seed", 1, "--depth", 6, "--divide").out.splitlines()
        parts = [int(line.split()[1]) for line in lines[1:-1]]
        assert len(parts) == 8 and lines[-1].split() == ["all", str(sum(parts))]

    def test_for_people_calls_are_said_in_words(self) -> None:
        out = run("perft", "bridge-belote-bg", "--auction", "--depth", 2, "--divide").out
        assert "pass " in out and "bid all_trump" in out and out.splitlines()[-1].split() == ["all", "34"]

    def test_a_recorded_deal_is_counted_from_its_first_card(self, tmp_path: Path) -> None:
        deal = TABLE["deals"][0]
        first = {"seat": deal["play"]["leader"], "do": "play", "card": deal["play"]["counts"][0]["divide"][0]["card"]}
        for events in (deal["play"]["events"], [*deal["play"]["events"], first]):
            found = run("perft", "belote-fr", "--deal", log(tmp_path, events=events), "--depth", 4, "--json").data
            assert [row["nodes"] for row in found["counts"]] == [row["nodes"] for row in deal["play"]["counts"][:4]]

    def test_a_record_of_a_count_has_its_own_depth(self) -> None:
        file = RECORDS / "play" / "two-tricks-can-go-eight-ways-fr.json"
        found = run("perft", "belote-fr", "--deal", file, "--json").data["counts"]
        assert [row["nodes"] for row in found] == [2, 4, 4, 8, 8, 8, 8, 8]


class TestRefusals:
    def test_a_depth_is_needed(self) -> None:
        assert "--depth N" in refusal("perft", "belote-fr")

    @pytest.mark.parametrize("depth", [-1, 0, 65])
    def test_a_depth_is_one_to_sixty_four(self, depth: int) -> None:
        assert "Give 1 to 64" in refusal("perft", "belote-fr", "--depth", depth)

    def test_another_kind_of_record_is_refused(self) -> None:
        file = record_of("score", options=False)
        variant = json.loads(file.read_text("utf-8"))["variant"]["id"]
        assert "of kind score" in refusal("perft", variant, "--deal", file, "--depth", 1)

    def test_a_deal_without_all_its_calls_is_refused(self, tmp_path: Path) -> None:
        assert "the play does not begin" in refusal(
            "perft", "belote-fr", "--deal", log(tmp_path, events=[]), "--depth", 1
        )

    def test_an_illegal_call_is_refused(self, tmp_path: Path) -> None:
        events = [{"seat": TABLE["deals"][0]["dealer"], "do": "pass"}]
        assert "event 0 is refused" in refusal(
            "perft", "belote-fr", "--deal", log(tmp_path, events=events), "--depth", 1
        )

    def test_a_game_without_calls_has_no_auction_to_count(self) -> None:
        assert "Leave out --auction" in refusal("perft", "belote-decouverte", "--auction", "--depth", 1)

    def test_a_deal_that_is_not_played_is_refused(self) -> None:
        numbers = iter(range(100))
        while (found := run("perft", "belote-fr", "--seed", next(numbers), "--depth", 1)).status == 0:
            pass
        assert found.status == 2 and "Take another --seed" in found.err

    def test_a_variant_that_does_not_exist_is_refused(self) -> None:
        assert "belote-xx" in refusal("perft", "belote-xx", "--depth", 1)
