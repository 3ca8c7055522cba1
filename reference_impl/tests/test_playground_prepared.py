"""The tables that are resolved beforehand are the shipped ones, wherever they are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from belote import data
from belote.declaration import variants
from belote.library import resolved
from belote.playground.prepared import FILE, FOLDER, packed, tables, unpacked


def test_what_was_packed_is_what_is_resolved() -> None:
    assert unpacked(packed()) == [resolved(name) for name in variants()]


def test_packing_twice_gives_the_same_bytes_without_a_place_of_this_machine() -> None:
    written = packed()
    assert written == packed()
    assert str(data.root()).encode() not in written


def test_tables_that_were_prepared_are_read_below_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, folder = packed(), tmp_path / FOLDER
    folder.mkdir()
    (folder / FILE).write_bytes(written)
    monkeypatch.setattr("belote.playground.prepared.root", lambda: tmp_path)
    found = list(tables())
    assert [table.name for table in found] == variants()
    assert all(table.file.startswith(f"{tmp_path}/variants/") for table in found)


def test_without_prepared_tables_they_are_resolved() -> None:
    assert [table.name for table in tables()] == variants()
