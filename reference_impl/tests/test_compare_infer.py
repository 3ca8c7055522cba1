"""Which tables agree with recorded deals, and the deal that excludes each other one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml
from cli_runs import refusal, run
from log_rows import mapping_of, row_of, samples

from belote.cli.deal import as_record
from belote.cli.evidence import log_judge, record_judge
from belote.compare.inferring import Judged, Seen, groups, infer, surprise, untold
from belote.declaration import variants
from belote.library import resolved, rules
from belote.logs.mapping import as_mapping
from belote_conformance.records import Record

DEALS = 20
DRAWN = [*variants()[::8], "belote-fr", "bela-hr", "contree-ffb"]
UNTOLD = {
    frozenset({"bela-hr", "bela-sr"}): "a run of eight",
    frozenset({"contree-ffb", "contree-points-made"}): "all tricks in a doubled deal",
    frozenset({"baloot-sa", "baloot-regulation"}): "four jacks without trumps",
    frozenset({"deberts-moscow", "deberts-2"}): "a deal that nobody takes",
}
"""Pairs that differ in one thing alone that is too rare for twenty deals."""

BETWEEN_DEALS = ("match", "irregularities", "pack", "dealing")
"""The sections of what no deal alone shows: matches, faults, shuffling and cutting, and who deals next."""


def deals(variant: str, number: int = DEALS) -> list[dict[str, Any]]:
    """Return random deals as ``belote deal`` writes them, without a word on the variant."""
    found = []
    for place, one in enumerate(samples(variant, number, 7)):
        record = json.loads(json.dumps(as_record(variant, 7, place, one)))
        del record["variant"]
        found.append({"id": f"deal-{place}", "clauses": [], **record})
    return found


def inferred(records: Sequence[dict[str, Any]], names: Sequence[str] = ()) -> dict[str, Judged]:
    """Return how tables stand to some records."""
    files = [Record(record, Path(record["id"])) for record in records]
    return {one.name: one for one in infer(names or variants(), record_judge(files))}


class TestVariants:
    """Deals leave the variant they were played by, and name what excludes each other one."""

    @pytest.mark.parametrize("variant", DRAWN)
    def test_twenty_deals_leave_their_variant(self, variant: str) -> None:
        records = deals(variant)
        found = inferred(records)
        assert found[variant].against is None and found[variant].deals == DEALS
        for one in found.values():
            assert one.against is None or (one.against.deal in {r["id"] for r in records} and one.against.clause)
        left = groups([resolved(name) for name, one in found.items() if one.against is None])
        bits = {same[0].name: surprise(rules(same[0].name), records) for same in left}
        own = next(same for same in left if variant in [table.name for table in same])
        for other in left:
            if other is not own and bits[other[0].name] <= bits[own[0].name] + 0.5:
                told = {row.subject[0] for row in untold(own[0], other[0])}
                pair = frozenset({own[0].name, other[0].name})
                assert told <= set(BETWEEN_DEALS) or pair in UNTOLD, (other[0].name, told)

    def test_deals_of_three_names_leave_all_three(self) -> None:
        found = inferred(deals("belote-qc"))
        (same,) = [s for s in groups([resolved(n) for n in variants()]) if "belote-qc" in [t.name for t in s]]
        assert {"belote-fr", "belote-ma", "belote-qc"} == {table.name for table in same}
        assert all(found[table.name].against is None for table in same)

    def test_what_nobody_ever_did_makes_a_table_less_likely(self) -> None:
        records = deals("belote-fr")
        found = inferred(records, ("belote-fr", "belote-fr-announced"))
        assert all(one.against is None for one in found.values())
        assert surprise(rules("belote-fr"), records) < surprise(rules("belote-fr-announced"), records) - 10

    def test_a_card_nobody_may_play_excludes_every_table(self) -> None:
        records = deals("belote-fr", 1)
        plays = [event for event in records[0]["events"] if event["do"] == "play"]
        plays[0]["card"], plays[4]["card"] = plays[4]["card"], plays[0]["card"]
        found = inferred(records)
        assert all(one.against is not None for one in found.values())

    def test_other_words_for_the_same_calls_exclude_nobody(self) -> None:
        records = deals("belote-fr", 5)
        for event in (event for record in records for event in record["events"] if event["do"] == "bid"):
            event["call"] = "prise"
        found = inferred(records, ("belote-fr", "bela-hr"))
        assert found["belote-fr"].against is None
        assert found["bela-hr"].against is not None and found["bela-hr"].against.clause != "auction.call"
        assert surprise(rules("belote-fr"), records) == surprise(rules("belote-fr"), deals("belote-fr", 5)) > 0

    def test_another_score_excludes_its_own_table_by_the_clause_of_an_item(self) -> None:
        records = deals("belote-fr", 1)
        point = records[0]["expect"][0]
        point["items"][0]["game"] += 1
        found = inferred(records, ("belote-fr",))["belote-fr"].against
        assert found is not None and found.clause == point["items"][0]["clause"] and "items" in found.reason


class TestOptions:
    """A table with an option is a candidate like any other."""

    def test_the_option_that_was_played_agrees_and_others_do_not(self) -> None:
        names = [f"belote-fr+{option}" for option in ("rounded", "five-at-once", "announcements")]
        found = inferred(deals("belote-fr+rounded"), ["belote-fr", *names])
        assert [name for name, one in found.items() if one.against is None] == ["belote-fr+rounded"]


class TestJudging:
    """What a judge sees decides, whatever the form of the deals."""

    def test_a_deal_only_others_can_read_speaks_against_a_table(self) -> None:
        seen = {"a": Seen("1"), "b": Seen("1", None, ("no such card",)), "c": Seen("1")}
        found = {one.name: one.against for one in infer("abc", lambda name: iter([seen[name]]))}
        assert found["a"] is None and found["c"] is None
        assert found["b"] is not None and "no such card" in found["b"].reason

    def test_a_deal_nobody_can_read_speaks_against_nobody(self) -> None:
        found = infer("ab", lambda name: iter([Seen("1", None, ("torn",))]))
        assert [one.against for one in found] == [None, None]

    @pytest.mark.parametrize("variant", ["bela-hr", "contree-ffb"])
    def test_rows_of_a_log_leave_their_variant(self, variant: str, tmp_path: Path) -> None:
        rows = [row_of(one) for one in samples(variant, 8, 7)]
        log = tmp_path / "deals.jsonl"
        log.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
        judge = log_judge([log], as_mapping(mapping_of(max(rows, key=len))))
        found = {one.name: one for one in infer((variant, "belote-fr", "bela-3", "deberts-2x2"), judge)}
        assert found.pop(variant).against is None
        for one in found.values():
            assert one.against is not None and one.against.deal.startswith(str(log)) and one.against.clause


class TestCommand:
    """belote infer."""

    def test_a_log_nobody_can_read_agrees_with_nobody(self, tmp_path: Path) -> None:
        torn = tmp_path / "torn.csv"
        torn.write_text("a,b\n1,2\n")
        assert "could be read" in refusal("infer", torn, "--variant", "klaberjass", "--variant", "bela-hr")

    def written(self, folder: Path, variant: str, number: int) -> Path:
        """Write some deals, one to a line."""
        file = folder / "deals.jsonl"
        records = [{**record, "id": None, "clauses": None} for record in deals(variant, number)]
        lines = ({key: value for key, value in record.items() if value is not None} for record in records)
        file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
        return file

    def test_it_names_what_agrees_and_what_excludes(self, tmp_path: Path) -> None:
        file = self.written(tmp_path, "bela-hr", 5)
        words = [word for name in ("belote-fr", "bela-hr", "contree-ffb") for word in ("--variant", name)]
        done = run("infer", file, *words, "--no-options")
        lines = done.out.splitlines()
        assert done.status == 0 and lines[0] == "bela-hr agrees."
        assert {line.split(":")[0] for line in lines[1:]} == {"belote-fr", "contree-ffb"}
        assert all(f"{file}:1" in line for line in lines[1:])

    def test_json_has_the_options(self, tmp_path: Path) -> None:
        done = run("infer", self.written(tmp_path, "belote-fr", 3), "--variant", "belote-fr", "--json")
        assert done.data["agreeing"][0]["tables"] == ["belote-fr"]
        assert "belote-fr+target-501" in done.data["options"] and "belote-fr+rounded" in done.data["excluded"]

    def test_tables_need_a_mapping_or_columns_it_knows(self, tmp_path: Path) -> None:
        rows = [row_of(one) for one in samples("belote-fr", 3, 7)]
        log, mapping = tmp_path / "deals.jsonl", tmp_path / "mapping.yaml"
        log.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
        mapping.write_text(yaml.safe_dump(mapping_of(max(rows, key=len))), "utf-8")
        words = ["--variant", "belote-fr", "--variant", "bela-hr", "--no-options", "--json"]
        done = run("infer", log, "--mapping", mapping, *words)
        assert [one["tables"] for one in done.data["agreeing"]] == [["belote-fr"]]

    def test_most_looks_at_the_first_deals_alone(self, tmp_path: Path) -> None:
        file = self.written(tmp_path, "belote-fr", 3)
        first, *rest = file.read_text("utf-8").splitlines()
        foreign = json.dumps(
            {**json.loads(rest[-1]), "events": [{"do": "bid", "seat": "S", "call": "kontra", "denomination": "moon"}]}
        )
        file.write_text("\n".join([first, *rest[:-1], foreign]) + "\n", "utf-8")
        words = ("infer", file, "--variant", "belote-fr", "--no-options", "--json")
        assert list(run(*words).data["excluded"]) == ["belote-fr"]
        assert not run(*words, "--most", 2).data["excluded"]
        assert refusal(*words, "--most", 0)

    def test_no_deal_is_told(self, tmp_path: Path) -> None:
        assert "no deal" in refusal("infer", tmp_path)
