"""Places that cannot be written to are refused before any work; closed and odd streams end nothing badly."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from cli_runs import refusal, run, streams

from belote.cli import diff, reading, rulebook, which
from belote.cli.common import write
from belote.cli.reading import STDIN, read_logs


def never(*_: object, **__: object) -> None:
    """Stand in for work that must not begin."""
    raise AssertionError("work was begun")


@pytest.mark.parametrize("place", ["folder", "missing/plot.svg"])
def test_a_plot_is_refused_before_anything_is_weighed(
    tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").mkdir()
    monkeypatch.setattr(diff, "weighed", never)
    told = refusal("diff", "klaberjass", "bela-hr", "--weigh", 5, "--plot", tmp_path / place)
    assert str(tmp_path / place) in told and "another place" in told


@pytest.mark.parametrize("place", ["folder", "missing/book.pdf"])
def test_a_book_is_refused_before_it_is_made(tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "folder").mkdir()
    monkeypatch.setattr(rulebook, "book", never)
    assert "another place" in refusal("rulebook", "klaberjass", "--out", tmp_path / place)


def test_a_site_is_refused_before_it_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "make_site", never)
    assert "no folder" in refusal("rulebook", "klaberjass", "--site", tmp_path / "missing" / "site")


def test_a_table_is_refused_before_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(which, "Known", never)
    assert "no folder" in refusal("which", "--write", tmp_path / "missing" / "our-club.yaml")
    assert not os.listdir(tmp_path)


@pytest.mark.parametrize("lang", ["xx", "../../x", "", "EN"])
def test_an_interview_in_an_unknown_language_is_refused_with_those_there_are(lang: str) -> None:
    told = refusal("which", "--lang", lang, "--json")
    assert "Known are" in told and "/messages" not in told


def test_who_answers_in_no_letters_is_asked_again_and_who_hangs_up_is_told_what_is_known() -> None:
    found = run("which", "--most", 1, stdin=b"\xff\xfe\n")
    assert found.status == 0 and "Write one of" in found.out


def test_closed_streams_end_nothing_badly() -> None:
    with streams(sys, stdin=None):
        assert which.read_number(which.Question(("a",), "A", "a", (), None)) is None
        assert read_logs([STDIN]) == []
    with streams(sys, stdout=None):
        write("nobody reads this")


def test_output_that_nobody_reads_is_no_fault_of_the_program() -> None:
    command = f"{sys.executable} -m belote variants --json >&-"
    ended = subprocess.run(["/bin/sh", "-c", command], capture_output=True, timeout=100, check=False)
    assert ended.returncode == 0 and b"went wrong" not in ended.stderr


def test_standard_input_is_read_whole_or_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LIMITS", replace(reading.LIMITS, size=100))
    assert "more than 100 bytes" in refusal("check", "-", stdin=b"\n" * 101)
    assert "no record" in refusal("check", "-", stdin=b"\n" * 100)
