"""The plugin of pytest: each record is a test, with the failure as the command line tells it."""

from __future__ import annotations

import importlib
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from runner_samples import command, note_pids, survivors
from small_corpus import FREE, LIAR, RUFFS, SERVE, copy_records, sample_ids

from belote_conformance.supply import Supply

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a few records of every kind."""
    return copy_records(sample_ids(1), tmp_path / "records")


def run_pytest(folder: Path, program: list[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in an empty folder beside the records."""
    place = folder.parent / "elsewhere"
    place.mkdir(exist_ok=True)
    options = ["-p", "belote_conformance.plugin", "-p", "no:cacheprovider", "-o", "addopts="]
    supply = ["--belote-supply", "belote.cli.conform:supply", "--belote-records", str(folder)]
    named = ["--belote-command", shlex.join(program)] if program else []
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    paths = os.pathsep.join([str(ROOT / "reference_impl"), str(ROOT / "conformance")])
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *supply, *named, *words],
        cwd=place,
        env=clean | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
        timeout=110,
    )


class TestRecordsAsTests:
    """Each record is an item whose id is that of the record."""

    def test_every_record_is_a_test_that_passes(self, folder: Path) -> None:
        done = run_pytest(folder, SERVE, "-v")
        assert done.returncode == 0, done.stdout
        for name in sample_ids(1):
            assert f"belote::{name} PASSED" in done.stdout

    def test_a_failure_is_told_as_the_command_line_tells_it(self, folder: Path) -> None:
        done = run_pytest(folder, [*LIAR, FREE], "--junitxml", "out.xml", "-n", "2")
        assert done.returncode == 1
        assert f"{len(RUFFS)} failed" in done.stdout
        for part in (
            "at 0, cards: expected",
            "clause play.void.partner-ruffed – ",
            "because: ",
            "source: report https:",
        ):
            assert part in done.stdout
        assert "Traceback" not in done.stdout
        cases = Xml.parse(folder.parent / "elsewhere" / "out.xml").getroot().iter("testcase")
        found = {case.get("name"): case for case in cases}
        assert set(found) == set(sample_ids(1))
        assert {name for name, case in found.items() if case.find("failure") is not None} == set(RUFFS)

    @pytest.mark.parametrize(
        ("words", "topic", "number"),
        [
            (("-k", "overruff and not any"), "play", 1),
            (("-m", "belote_play and belote_position", "--strict-markers"), "play", 3),
            (("--belote-profile", "scoring"), "scoring", 1),
            (("--belote-variant", "belote-fr"), "", 0),
        ],
    )
    def test_records_are_chosen(self, folder: Path, words: tuple[str, ...], topic: str, number: int) -> None:
        done = run_pytest(folder, SERVE, *words, "--collect-only", "-q")
        found = [line for line in done.stdout.splitlines() if line.startswith("belote::")]
        assert len(found) == number, done.stdout
        assert all(line.startswith(f"belote::{topic}/") for line in found)


class TestOutcomes:
    """What is left out is skipped with its reason; what is known to fail is expected to."""

    def test_what_a_program_leaves_out_is_skipped(self, folder: Path) -> None:
        done = run_pytest(folder, [*LIAR, 'hello.kinds=["score"]'], "-rs")
        assert done.returncode == 0
        assert "1 passed" in done.stdout and "skipped" in done.stdout
        assert "unsupported: belote reference does not run records of kind deal" in done.stdout

    def test_known_failures_are_expected_and_passes_are_not(self, folder: Path) -> None:
        known = folder.parent / "known.yaml"
        known.write_text("".join(f"- {{id: {name}, reason: not yet}}\n" for name in RUFFS), encoding="utf-8")
        words = ("--belote-known-failures", str(known))
        done = run_pytest(folder, [*LIAR, FREE], *words)
        assert (done.returncode, f"{len(RUFFS)} xfailed" in done.stdout) == (0, True)
        done = run_pytest(folder, SERVE, *words)
        assert (done.returncode, f"{len(RUFFS)} failed" in done.stdout) == (1, True)
        assert "it passes, and is listed as a known failure: not yet" in done.stdout

    def test_an_entry_without_a_record_ends_the_run(self, folder: Path) -> None:
        known = folder.parent / "known.yaml"
        known.write_text("- {id: play/no-such-record, reason: not yet}\n", encoding="utf-8")
        done = run_pytest(folder, SERVE, "--belote-known-failures", str(known))
        assert done.returncode == 4
        assert "play/no-such-record: there is no such record" in done.stderr + done.stdout

    def test_a_hopeless_program_is_asked_once(self, folder: Path) -> None:
        done = run_pytest(folder, command("starts-with-crash"), "-rs")
        assert "1 failed" in done.stdout
        assert "not_asked: not asked: the program ended with status 3: no licence" in done.stdout

    def test_nothing_is_left_of_the_program(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        pids = note_pids(monkeypatch, tmp_path)
        run_pytest(folder, command("ignores-signals-and-end"))
        assert pids.exists() and survivors(pids) == []


class TestWithout:
    """Without a command the plugin does nothing at all."""

    def test_no_command_collects_nothing(self, folder: Path) -> None:
        assert run_pytest(folder, []).returncode == 5

    def test_the_plugin_imports_pytest_alone(self) -> None:
        code = "import sys, belote_conformance.plugin; print('jsonschema' in sys.modules, 'belote.cli' in sys.modules)"
        paths = os.pathsep.join([str(ROOT / "reference_impl"), str(ROOT / "conformance")])
        environment = os.environ | {"PYTHONPATH": paths}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.split() == ["False", "False"]

    def test_what_the_package_registers_exists(self) -> None:
        points = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
        assert importlib.import_module(points["pytest11"]["belote_conformance.plugin"]).pytest_addoption
        module, _, function = points["belote_conformance.supply"]["belote"].partition(":")
        assert isinstance(getattr(importlib.import_module(module), function)(), Supply)
