"""``belote conform`` from its command line: what it prints and how it ends. Clause protocol.exit."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest
from runner_samples import command
from typer.testing import CliRunner, Result

from belote.cli import app
from belote.data import records_folder
from belote_conformance.canonical import dumps


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with three positions of one variant."""
    found = (path.read_text(encoding="utf-8") for path in sorted((records_folder() / "play").glob("*.json")))
    positions = (text for text in found if '"kind": "position"' in text and '"id": "belote-fr", "options": []' in text)
    (tmp_path / "play").mkdir()
    for text in islice(positions, 3):
        path = tmp_path / f"{json.loads(text)['id']}.json"
        path.write_text(text, encoding="utf-8", newline="\n")
    return tmp_path


def conform(folder: Path, *words: str, habit: str = "") -> Result:
    """Run the command over a folder of records."""
    program = ["--", *command(habit)] if habit else []
    return CliRunner().invoke(app, ["conform", "--records", str(folder), *words, *program])


class TestExitStatus:
    """0 all passed, 1 something failed, 2 nothing could be checked or the input was wrong, 3 the program broke."""

    def test_the_reference_passes(self, folder: Path) -> None:
        done = conform(folder, "--validate")
        assert (done.exit_code, "3 pass" in done.stdout) == (0, True)

    @pytest.mark.parametrize(
        ("habit", "status", "said"),
        [
            ("honest", 1, "3 fail"),
            ("no-positions", 2, "3 unsupported"),
            ("totals", 2, "3 unsupported"),
            ("variant-unsupported", 2, "3 unsupported"),
            ("crash-at-every-run", 3, "3 error"),
            ("starts-with-crash", 3, "no licence"),
            ("crash-at-stop", 3, "when it was stopped: the program ended with status 9"),
        ],
    )
    def test_a_fake_ends_as_it_must(self, folder: Path, habit: str, status: int, said: str) -> None:
        done = conform(folder, habit=habit)
        assert (done.exit_code, said in done.stdout) == (status, True), done.stdout

    def test_a_program_that_cannot_be_started_has_broken(self, folder: Path) -> None:
        done = CliRunner().invoke(app, ["conform", "--records", str(folder), "--", "./there-is-no-such-program"])
        assert done.exit_code == 3
        assert "cannot start ./there-is-no-such-program" in done.stdout

    def test_a_record_made_for_other_rules_is_wrong_input(self, folder: Path) -> None:
        for path in folder.rglob("*.json"):
            data = json.loads(path.read_text(encoding="utf-8"))
            data["variant"]["digest"] = "sha256:" + "0" * 64
            path.write_text(dumps(data), encoding="utf-8", newline="\n")
        assert conform(folder).exit_code == 2
        assert conform(folder, "--no-digests").exit_code == 0

    @pytest.mark.parametrize(
        "words", [("-k", "there is no such title"), ("--profile", "scoring"), ("--profile", "all")]
    )
    def test_nothing_chosen_is_nothing_checked(self, folder: Path, words: tuple[str, ...]) -> None:
        assert conform(folder, *words).exit_code == 2

    def test_a_folder_without_records_is_nothing_checked(self, tmp_path: Path) -> None:
        assert conform(tmp_path).exit_code == 2

    def test_a_file_that_is_no_record_is_wrong_input(self, folder: Path) -> None:
        (folder / "play" / "broken.json").write_text("{}", encoding="utf-8")
        done = conform(folder)
        assert done.exit_code == 2
        assert "broken.json" in done.stderr

    @pytest.mark.parametrize("seconds", ["0", "-1", "soon"])
    def test_a_timeout_is_longer_than_nothing(self, folder: Path, seconds: str) -> None:
        assert conform(folder, "--timeout", seconds).exit_code == 2


class TestOutput:
    """A failure is told with its title, the difference, the clause and the source; what is the same is told once."""

    def test_a_failure_is_told_whole(self, folder: Path) -> None:
        done = conform(folder, habit="honest")
        for path in folder.rglob("*.json"):
            data = json.loads(path.read_text(encoding="utf-8"))
            for part in (data["id"], data["title"], data["clauses"][0], data["source"]["from"], ": expected "):
                assert part in done.stdout

    def test_what_was_not_asked_is_told_in_one_line(self, folder: Path) -> None:
        done = conform(folder, habit="starts-with-crash")
        assert done.stdout.count("no licence") == 2
        assert "2 not asked: the program ended with status 3: no licence" in done.stdout

    def test_a_misspelt_member_is_found_under_validate_alone(self, folder: Path) -> None:
        assert conform(folder, habit="misspelt-member").exit_code == 1
        done = conform(folder, "--validate", habit="misspelt-member")
        assert done.exit_code == 3
        assert "varients" in done.stdout

    @pytest.mark.parametrize("habit", ["honest", "error", "deep", "half-a-surrogate-pair", "huge-observation"])
    def test_json_is_json_whatever_the_program_says(self, folder: Path, habit: str) -> None:
        found = json.loads(conform(folder, "--json", habit=habit).stdout)
        assert [set(result) >= {"id", "variant", "outcome"} for result in found["results"]] == [True] * 3
        assert sum(found["counts"].values()) == 3
