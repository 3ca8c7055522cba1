"""``belote conform``: the choice of records, the handful of --smoke, and what does not go together."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from runner_samples import command
from small_corpus import FREE, LIAR, RUFFS, SERVE, VARIANT, conform, copy_records, sample_ids
from typer.testing import CliRunner

from belote.cli import app
from belote.cli.conform import supply
from belote_conformance.advice import ADVICE, WELL, WRONG
from belote_conformance.checking import Plan

LIE = [*LIAR, FREE]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the records of the planted fault, and one of each other kind."""
    return copy_records(sample_ids(1), tmp_path / "records")


class TestSmoke:
    @pytest.mark.parametrize(
        ("program", "status", "said"),
        [
            (SERVE, 0, WELL),
            (LIE, 1, WRONG),
            (command("starts-with-banner"), 3, ADVICE["json"]),
            (command("protocol-is-a-number"), 3, ADVICE["number"]),
            (["./there-is-no-such-program"], 3, ADVICE["start"]),
        ],
        ids=["right", "wrong", "banner", "number", "nothing"],
    )
    def test_it_tells_what_is_broken(self, folder: Path, program: list[str], status: int, said: str) -> None:
        done = conform("--records", folder, "-k", "ruff", "--smoke", program=program)
        assert (done.exit_code, said in done.stdout) == (status, True), done.stdout

    def test_it_is_a_handful_of_every_kind(self, folder: Path) -> None:
        done = conform("--records", folder, "--smoke")
        kinds = len({json.loads(path.read_bytes())["kind"] for path in folder.rglob("*.json")})
        assert kinds <= done.stdout.count(f"({VARIANT})") <= 8


class TestChoice:
    @pytest.mark.parametrize(
        ("words", "number"),
        [
            (("-k", "overruff and not any"), 1),
            (("-k", "any-overruff or lower-trump"), 2),
            (("-k", "play.void.partner-ruffed"), 3),
            (("-k", "not pilotta"), 0),
            (("--profile", "play", "-k", "ruff"), 3),
            (("--profile", "play", "--profile", "scoring", "-k", "ruff or scoring"), 4),
        ],
    )
    def test_words_and_profiles_choose(self, folder: Path, words: tuple[str, ...], number: int) -> None:
        done = conform("--records", folder, *words, "--json")
        assert len(json.loads(done.stdout)["results"]) == number

    def test_words_that_cannot_be_read_are_refused(self, folder: Path) -> None:
        done = conform("--records", folder, "-k", "and")
        assert (done.exit_code, "cannot be read" in done.stderr) == (2, True)

    @pytest.mark.parametrize("words", [("conform", "--records"), ("validate", "--records")])
    def test_an_empty_folder_is_nothing_checked(self, tmp_path: Path, words: tuple[str, ...]) -> None:
        done = CliRunner().invoke(app, [*words, str(tmp_path)])
        assert done.exit_code == 2
        assert f"There is no record in {tmp_path}: nothing was checked." in done.stderr

    @pytest.mark.parametrize("words", [("conform", "--records"), ("validate", "--records")])
    def test_nor_does_it_pass_for_a_machine(self, tmp_path: Path, words: tuple[str, ...]) -> None:
        assert CliRunner().invoke(app, [*words, str(tmp_path), "--json"]).exit_code == 2

    def test_a_broken_record_of_another_variant_does_not_matter(self, folder: Path) -> None:
        other = {
            "id": "play/other",
            "kind": "position",
            "title": "x",
            "clauses": [],
            "variant": {"id": "x", "options": []},
        }
        (folder / "play" / "other.json").write_text(json.dumps(other), encoding="utf-8")
        assert conform("--records", folder, "--variant", VARIANT).exit_code == 0
        assert conform("--records", folder).exit_code == 2


class TestQuarantine:
    """A record in quarantine is not run with the corpus; named, it is."""

    def test_it_is_left_out(self, folder: Path) -> None:
        (folder.parent / "ids.lock").write_text(f"{RUFFS[0]} quarantined its source is in doubt\n", encoding="utf-8")
        corpus = Plan(replace(supply(), records=folder))
        assert {record.id for record in corpus.records()} == set(sample_ids(1)) - {RUFFS[0]}
        named = replace(corpus, paths=[folder / f"{RUFFS[0]}.json"])
        assert [record.id for record in named.records()] == [RUFFS[0]]


class TestTogether:
    @pytest.mark.parametrize(
        "words",
        [
            ("--export", "q.jsonl", "--answers", "a.jsonl"),
            ("--answers", "a.jsonl", "--smoke"),
            ("--export", "q.jsonl", "--", "./program"),
            ("--answers", "a.jsonl", "--", "./program"),
        ],
    )
    def test_what_does_not_go_together_is_refused(self, folder: Path, words: tuple[str, ...]) -> None:
        assert CliRunner().invoke(app, ["conform", "--records", str(folder), *words]).exit_code == 2
        assert not Path("q.jsonl").exists()
