"""Files that are kept are written whole or not at all, whoever writes them."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

from belote import perft_tables, whole
from belote.data import root
from belote.whole import write_text

TOPS = (root() / "reference_impl" / "belote", root() / "conformance" / "belote_conformance")
AT_ONCE = {
    "whole.py": "the helper itself",
    "reports/files.py": "the helper of the runner, into a pipe or a device",
    "bundle/writing.py": "a folder of its own, renamed when it is complete",
    "publishing/places.py": "a folder of its own, whose files are put in their places when it is complete",
    "compare/asking/house.py": "a folder that is taken away again",
}
"""Who may write a file where it stands, and why."""


def writers() -> set[str]:
    """Return the modules that write a file where it stands."""
    found = set()
    for top in TOPS:
        for path in top.rglob("*.py"):
            calls = [node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
            if {"write_text", "write_bytes"} & {call.attr for call in calls if isinstance(call, ast.Attribute)}:
                found.add(path.relative_to(top).as_posix())
    return found


def test_nobody_writes_a_kept_file_where_it_stands() -> None:
    assert writers() == set(AT_ONCE)


def test_a_text_is_written_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "text"
    write_text(file, "zwölf\n♥\n")
    assert file.read_bytes() == "zwölf\n♥\n".encode()
    assert os.listdir(tmp_path) == ["text"]


class TestACrashWhileAFileIsWritten:
    @pytest.fixture
    def crash(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def half(self: Path, data: bytes) -> int:
            with self.open("wb") as opened:
                opened.write(data[: len(data) // 2])
            raise KeyboardInterrupt

        monkeypatch.setattr(whole.Path, "write_bytes", half)

    @pytest.mark.usefixtures("crash")
    def test_leaves_the_older_file_as_it_was(self, tmp_path: Path) -> None:
        file = tmp_path / "text"
        file.write_text("old", encoding="utf-8")
        with pytest.raises(KeyboardInterrupt):
            write_text(file, "new and longer")
        assert file.read_text(encoding="utf-8") == "old"
        assert os.listdir(tmp_path) == ["text"]

    @pytest.mark.usefixtures("crash")
    def test_leaves_no_half_table_of_counts(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(perft_tables, "file_of", lambda name: tmp_path / f"{name}.json")
        monkeypatch.setattr(perft_tables, "table_of", lambda name: {"counts": [1, 2, 3]})
        with pytest.raises(KeyboardInterrupt):
            perft_tables.work(["a"], write=True)
        assert not os.listdir(tmp_path)
