"""Standard streams that are closed, full or left by their reader: the status is what it would be with good ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="streams are closed by a shell of Unix")


def status(words: str, streams: str) -> int:
    """Run ``belote`` in a shell with its streams led elsewhere, and return its status."""
    line = f'"{sys.executable}" -m belote.cli {words} {streams}'
    return subprocess.run(["bash", "-c", line], capture_output=True, check=False, timeout=60).returncode


@pytest.mark.parametrize("words", ["nope", "show nope"])
@pytest.mark.parametrize("streams", ["2>&-", "2>/dev/full", "2>&1 >/dev/null | true; exit ${PIPESTATUS[0]}"])
def test_what_is_wrong_is_wrong_though_nobody_can_be_told(words: str, streams: str) -> None:
    assert status(words, streams) == 2


@pytest.mark.parametrize("words", ["-h", "show -h"])
def test_who_has_seen_enough_of_the_help_has_seen_no_fault(words: str) -> None:
    assert status(words, "| true; exit ${PIPESTATUS[0]}") == 0


@pytest.mark.parametrize("streams", ["<&-", ">&- </dev/null"])
def test_a_server_without_a_stream_has_nothing_to_do(streams: str) -> None:
    assert status("serve", streams) == 0


def test_a_table_is_written_though_nobody_reads_what_it_is(tmp_path: Path) -> None:
    file = tmp_path / "ours.yaml"
    words = f'which --answer players.count=1 --write "{file}"'
    assert status(words, "| true; exit ${PIPESTATUS[0]}") == 0 and file.is_file()


def test_a_table_that_nobody_was_asked_about_is_not_written_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "ours.yaml"
    assert status(f'which --write "{file}"', "<<< 1 | true; exit ${PIPESTATUS[0]}") == 2 and not file.exists()
    assert status(f'which --write "{file}"', "<<< 1") == 0 and file.is_file()
