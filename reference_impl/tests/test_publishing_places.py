"""Files and folders are written whole or not at all, and what others made is never touched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from belote.publishing import places
from belote.publishing.errors import Unpublished
from belote.publishing.places import MARK, refuse_foreign, write_file, write_folder


def names(folder: Path) -> list[str]:
    """Return what lies in a folder and below, without the list of it."""
    return sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file() and path.name != MARK
    )


def test_a_file_takes_the_place_of_an_older_one_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "book.pdf"
    file.write_bytes(b"old")
    write_file(file, b"new")
    assert file.read_bytes() == b"new"
    assert names(tmp_path) == ["book.pdf"]
    assert file.stat().st_mode & 0o444 == 0o444


def test_a_file_whose_writing_fails_is_what_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "book.pdf"
    file.write_bytes(b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(places.os, "replace", full)
    with pytest.raises(Unpublished, match="No space left"):
        write_file(file, b"new")
    assert file.read_bytes() == b"old"
    assert names(tmp_path) == ["book.pdf"]


def test_a_file_in_no_folder_is_refused_with_the_way_out(tmp_path: Path) -> None:
    with pytest.raises(Unpublished, match="Choose another place"):
        write_file(tmp_path / "nowhere" / "book.pdf", b"new")


def test_a_new_and_an_empty_folder_are_filled(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for name in ("new", "empty"):
        write_folder(tmp_path / name, {"index.html": b"1", "fr/index.html": b"2"})
        assert names(tmp_path / name) == ["fr/index.html", "index.html"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "new"]


def test_a_folder_with_something_in_it_that_was_not_made_here_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("years of work")
    (tmp_path / "file").write_text("no folder")
    for name in ("mine", "file"):
        with pytest.raises(Unpublished):
            refuse_foreign(tmp_path / name)
        with pytest.raises(Unpublished):
            write_folder(tmp_path / name, {"thesis.txt": b""})
    assert (tmp_path / "mine" / "thesis.txt").read_text() == "years of work"
    assert (tmp_path / "file").read_text() == "no folder"


def test_a_second_time_replaces_what_was_made_and_keeps_what_was_not(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_folder(folder, {"index.html": b"1", "fr/index.html": b"1", "bg/index.html": b"1"})
    (folder / "CNAME").write_text("club.example")
    (folder / "bg" / "photo.jpg").write_bytes(b"photo")
    write_folder(folder, {"index.html": b"2", "en/index.html": b"2"})
    assert names(folder) == ["CNAME", "bg/photo.jpg", "en/index.html", "index.html"]
    assert (folder / "index.html").read_bytes() == b"2"
    assert not (folder / "fr").exists()


def test_a_folder_whose_making_fails_is_what_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "site"
    write_folder(folder, {"index.html": b"1"})

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(places.Path, "write_bytes", full)
    with pytest.raises(Unpublished, match="No space left"):
        write_folder(folder, {"index.html": b"2"})
    monkeypatch.undo()
    assert (folder / "index.html").read_bytes() == b"1"
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


@pytest.mark.parametrize("name", ["../thesis.txt", "/etc/hostname"])
def test_a_list_that_names_files_elsewhere_takes_none_away(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (tmp_path / "thesis.txt").write_text("years of work")
    (folder / MARK).write_text(json.dumps({"files": [name]}))
    write_folder(folder, {"index.html": b"1"})
    assert (tmp_path / "thesis.txt").exists()


def test_a_list_that_cannot_be_read_takes_nothing_away(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / MARK).write_text("[1")
    (folder / "index.html").write_text("old")
    (folder / "other.html").write_text("other")
    write_folder(folder, {"index.html": b"1"})
    assert names(folder) == ["index.html", "other.html"]
