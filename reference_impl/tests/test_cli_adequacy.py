"""What ``belote adequacy`` tells stands in the table and in JSON alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from adequacy_samples import ALIAS, ANY, FOLLOWS, RUFFS, TARGET, position
from typer.testing import CliRunner

from belote.adequacy import Change, Verdict, equivalence
from belote.cli import adequacy as command
from belote.cli import app
from belote.cli.adequacy_report import Report, print_report
from belote.cli.adequacy_search import save, search_equivalents
from belote.compare import Searched

ONE, TWO, THREE, FOUR = (Change("f", TARGET._replace(new=new), ("belote-fr",)) for new in (1, 2, 3, 4))
REPORT = Report(
    [
        Verdict(ONE, "caught", ("a/x",)),
        Verdict(TWO, "caught", ("a/x", "a/y")),
        Verdict(THREE, "survived"),
        Verdict(FOUR, "equivalent"),
    ],
    ["a/x", "a/y", "a/z"],
    ["a stale entry"],
    matrix=True,
)


def printed(capsys: pytest.CaptureFixture[str], report: Report, json: bool) -> str:
    """Return what is printed of a report with its survivors."""
    print_report(report, True, json)
    return capsys.readouterr().out


def test_json_has_counts_survivors_and_the_matrix(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, REPORT, True))
    assert told["counts"]["all"] == {
        "changes": 4, "applicable": 3, "refused": 0, "caught": 2, "equivalent": 1, "survived": 1,
    }  # fmt: skip
    assert told["survivors"] == [THREE.key]
    assert told["wrong"] == ["a stale entry"]
    assert told["matrix"] == {
        "catches": {"a/x": [ONE.key, TWO.key], "a/y": [TWO.key]},
        "alone": {"a/x": [ONE.key]},
        "nothing": ["a/z"],
    }
    assert [change["caught_by"] for change in told["changes"]] == [["a/x"], ["a/x", "a/y"], [], []]


def test_the_table_has_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.strip() for line in printed(capsys, REPORT, False).splitlines()]
    assert lines[2].split() == ["all", "4", "0", "2", "1", "1", "2", "/", "3"]
    assert f"{THREE.key}  [match.target]" in lines
    assert lines[-5:] == [
        "a/x: catches 2, 1 of them alone",
        f"alone: {ONE.key}",
        "a/y: catches 1, 0 of them alone",
        "a/z: protects nothing",
        "a stale entry",
    ]


def test_without_the_matrix_nobody_is_said_to_protect_alone(capsys: pytest.CaptureFixture[str]) -> None:
    report = REPORT._replace(matrix=False)
    assert "alone" not in printed(capsys, report, False)
    told = json.loads(printed(capsys, report, True))
    assert "matrix" not in told
    assert told["changes"][1]["caught_by"] == ["a/x"]


class TestStatus:
    """The status is 1 while something survives or the list of equivalents is wrong, and 2 for what cannot be asked."""

    def run(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, records: list[Any], *words: str) -> Any:
        """Run the command on one change, with its memory in a folder of its own."""
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        monkeypatch.setattr(command, "changes", lambda _: [ANY])
        monkeypatch.setattr(command, "by_variant", lambda *_: {"belote-fr": records})
        monkeypatch.setattr(command, "uncaught", lambda *_: iter(()))
        monkeypatch.setattr(command, "variants", lambda: list(ALIAS))
        monkeypatch.setattr(command.equivalence, "faults", lambda *_: [])
        return CliRunner().invoke(app, ["adequacy", *words])

    def test_all_caught(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        assert self.run(monkeypatch, tmp_path, [RUFFS, FOLLOWS]).exit_code == 0

    def test_a_survivor(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        done = self.run(monkeypatch, tmp_path, [RUFFS], "--survivors")
        assert (done.exit_code, ANY.key in done.output) == (1, True)

    def test_a_record_that_is_added_is_asked_though_the_rest_is_remembered(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        assert self.run(monkeypatch, tmp_path, [RUFFS]).exit_code == 1
        assert self.run(monkeypatch, tmp_path, [RUFFS, FOLLOWS]).exit_code == 0
        assert self.run(monkeypatch, tmp_path, [RUFFS]).exit_code == 1

    def test_a_variant_that_does_not_exist(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        done = self.run(monkeypatch, tmp_path, [], "--variant", "belote-xy")
        assert done.exit_code == 2 and "belote variants lists them" in done.output

    def test_records_that_do_not_hold_without_a_change(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        wrong = position(["8C", "7H"], ["7H"])
        done = self.run(monkeypatch, tmp_path, [RUFFS, wrong])
        assert done.exit_code == 2 and f"void: {wrong.id}" in done.output

    @pytest.mark.parametrize("words", [("-j", "-1"), ("--search", "--number", "0"), ("--out", "found")])
    def test_words_that_ask_for_nothing(self, words: tuple[str, ...]) -> None:
        assert CliRunner().invoke(app, ["adequacy", *words]).exit_code == 2

    def test_a_place_for_records_that_is_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "found").touch()
        done = CliRunner().invoke(app, ["adequacy", "--search", "--out", str(tmp_path / "found")])
        assert done.exit_code == 2 and "is no folder" in done.output

    def test_a_folder_without_records(self, tmp_path: Path) -> None:
        done = CliRunner().invoke(app, ["adequacy", "--variant", "belote-fr", "--records", str(tmp_path)])
        assert done.exit_code == 2 and "no record of a variant" in done.output

    def test_json_stays_json_while_searching(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(equivalence, "look_everywhere", lambda *_: ("belote-fr", Searched(None, {})))
        done = self.run(monkeypatch, tmp_path, [RUFFS], "--json", "--search")
        assert json.loads(done.stdout)["survivors"] == [ANY.key]
        assert ANY.key in capsys.readouterr().err + done.stderr


class TestSearches:
    """A search that found nothing is kept by digest; one that told a change apart, or is kept already, is not."""

    def searched(self, monkeypatch: pytest.MonkeyPatch, folder: Path, found: Searched) -> dict[str, dict[str, int]]:
        """Search one listed change, and return what is kept afterwards."""
        (folder / "equivalent.yaml").write_text(f"- reason: because\n  changes: [{json.dumps(ANY.key)}]\n", "utf-8")
        monkeypatch.setattr(equivalence, "look", lambda *_: found)
        search_equivalents([ANY], ALIAS, folder)
        return {key: dict(kept) for key, kept in equivalence.read(folder).searches.items()}

    def test_nothing_found(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        digest = ALIAS["belote-fr"].digest
        kept = self.searched(monkeypatch, tmp_path, Searched(None, {"position": 15_000, "deal": 6_000}))
        assert kept == {ANY.key: {digest: 21_000}}
        again = self.searched(monkeypatch, tmp_path, Searched(None, {"position": 1}))
        assert again == kept

    def test_searches_of_other_rules_are_dropped(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        (tmp_path / "searches.json").write_text(json.dumps({ANY.key: {"sha256:old": 30_000}}), "utf-8")
        kept = self.searched(monkeypatch, tmp_path, Searched(None, {"position": 20_000}))
        assert list(kept[ANY.key]) == [ALIAS["belote-fr"].digest]

    def test_something_found(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        told = equivalence.look(ANY, ALIAS["belote-fr"], 100)
        assert told.found is not None
        assert self.searched(monkeypatch, tmp_path, told) == {}

    def test_what_is_not_listed_is_not_kept(self, tmp_path: Path) -> None:
        (tmp_path / "equivalent.yaml").write_text("[]\n", "utf-8")
        save(tmp_path, {ANY.key: {"sha256:x": 20_000}})
        assert equivalence.read(tmp_path).searches == {}
