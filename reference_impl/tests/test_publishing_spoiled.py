"""What can go wrong round a book on paper and a club's site: odd places, damaged fonts, broken revisions, odd dates."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from cli_runs import refusal, run
from publishing_samples import club, need_paper

from belote.errors import BrokenDeclaration
from belote.publishing import fonts, pdf
from belote.publishing.earlier import earlier
from belote.publishing.errors import Unpublished
from belote.publishing.places import MARK, write_file, write_folder
from belote.whole import whole


def everything(folder: Path) -> dict[str, str]:
    """Return the files below a folder with what stands in them, but for the list of them."""
    return {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in folder.rglob("*")
        if path.is_file() and path.name != MARK
    }


def test_what_is_no_plain_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_file(pipe, b"book")
    assert os.read(reader, 9) == b"book" and not pipe.is_file() and os.listdir(tmp_path) == ["pipe"]
    os.close(reader)


def test_a_link_still_leads_where_it_led(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link.md").symlink_to(tmp_path / "real" / "book.md")
    write_file(tmp_path / "link.md", b"new")
    assert (tmp_path / "link.md").is_symlink() and everything(tmp_path / "real") == {"book.md": "new"}


def test_a_file_keeps_who_may_read_it(tmp_path: Path) -> None:
    file = tmp_path / "book.md"
    file.write_text("old")
    file.chmod(0o600)
    write_file(file, b"new")
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_block_that_ends_badly_leaves_the_older_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "book.md"
    file.write_text("old")
    with pytest.raises(KeyboardInterrupt), whole(file) as unfinished:
        unfinished.write_text("half")
        raise KeyboardInterrupt
    assert everything(tmp_path) == {"book.md": "old"}


@pytest.mark.parametrize("place", ["", "missing/book.md"])
def test_a_place_that_is_no_file_is_refused(tmp_path: Path, place: str) -> None:
    assert "cannot be written" in refusal("rulebook", "klaberjass", "--out", tmp_path / place)
    assert not everything(tmp_path)


def test_the_longest_name_there_may_be_is_written(tmp_path: Path) -> None:
    write_file(tmp_path / ("x" * 255), b"new")
    assert everything(tmp_path) == {"x" * 255: "new"}


def test_a_site_does_not_replace_what_others_put_into_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_folder(folder, {"index.html": b"1"})
    (folder / "fr").mkdir()
    (folder / "fr" / "index.html").write_text("by hand")
    before = everything(folder)
    with pytest.raises(Unpublished, match="was not made by this command"):
        write_folder(folder, {"index.html": b"2", "fr/index.html": b"2"})
    assert everything(folder) == before
    (folder / "fr" / "index.html").unlink()
    write_folder(folder, {"index.html": b"2", "fr/index.html": b"2"})
    assert everything(folder) == {"index.html": "2", "fr/index.html": "2"}


def test_a_site_is_not_written_half_where_a_file_stands_in_the_place_of_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_folder(folder, {"404.html": b"1"})
    (folder / "en").write_text("a file")
    with pytest.raises(Unpublished, match="in the way"):
        write_folder(folder, {"404.html": b"2", "en/index.html": b"2"})
    assert everything(folder) == {"404.html": "1", "en": "a file"}


def test_a_site_neither_writes_nor_deletes_through_a_link_that_leads_out_of_it(tmp_path: Path) -> None:
    folder, outside = tmp_path / "site", tmp_path / "outside"
    write_folder(folder, {"index.html": b"1", "en/index.html": b"1"})
    (folder / "en").rename(outside)
    (folder / "en").symlink_to(outside)
    with pytest.raises(Unpublished, match="in the way"):
        write_folder(folder, {"index.html": b"2", "en/index.html": b"2"})
    write_folder(folder, {"index.html": b"2"})
    assert everything(outside) == {"index.html": "1"}


def test_a_site_may_be_named_by_a_link_or_by_dots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_folder(tmp_path / "link", {"index.html": b"1"})
    monkeypatch.chdir(tmp_path / "real")
    write_folder(Path("."), {"index.html": b"2"})
    assert everything(tmp_path / "real") == {"index.html": "2"} and (tmp_path / "link").is_symlink()


def test_a_broken_revision_is_told_by_the_file_that_was_named(tmp_path: Path) -> None:
    file = tmp_path / "club-2025.yaml"
    file.write_text("variant: club\nrevision: 1\nextends: nowhere\nnames: {en: Club}\n")
    with pytest.raises(BrokenDeclaration) as found:
        earlier(file)
    assert {problem.place.file for problem in found.value.problems} == {str(file)}


def test_what_lies_beside_a_revision_is_no_matter(tmp_path: Path) -> None:
    file = club(tmp_path, 1).rename(tmp_path / "old.yaml")
    (tmp_path / "folder.yaml").mkdir()
    (tmp_path / "gone.yaml").symlink_to(tmp_path / "nothing")
    assert earlier(file).id == "tuesday-club"


@pytest.mark.parametrize("seconds", ["9" * 30, "99999999999999", "yesterday", "-" + "9" * 30])
def test_a_date_that_is_none_is_told(seconds: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", seconds)
    with pytest.raises(Unpublished, match="SOURCE_DATE_EPOCH"):
        pdf.dated()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    assert pdf.dated() == "1970-01-01T00:00:00Z"


def test_a_damaged_font_is_passed_over_or_told(tmp_path: Path) -> None:
    need_paper()
    sound = next(face.file for face in fonts.of_system() if face.family == "Noto Sans").read_bytes()
    for number, step in enumerate((3, 11, 97, 1009)):
        data = bytearray(sound)
        data[number * 50 :: step] = bytes(byte ^ 0x5A for byte in data[number * 50 :: step])
        file = tmp_path / f"NotoSans-Regular{number}.ttf"
        file.write_bytes(data)
        list(fonts.faces_of(file))
        try:
            fonts.static(file, 400)
        except Unpublished as error:
            assert str(file) in str(error)
    (tmp_path / "NotoSans-Bold.ttf").write_bytes(sound[: len(sound) // 2])
    with pytest.raises(Unpublished, match="NotoSans-Bold"):
        fonts.static(tmp_path / "NotoSans-Bold.ttf", 700)


def test_markup_in_the_words_of_a_club_is_shown_and_not_obeyed(tmp_path: Path) -> None:
    file = tmp_path / "odd-club.yaml"
    bad = "<script>alert(1)</script><img src=x onerror=alert(2)>"
    file.write_text(
        f"variant: odd-club\nrevision: 1\nextends: klaberjass\nnames: {{en: '{bad}'}}\nsummary: {{en: '{bad}'}}\n"
        f"publisher: {{en: '{bad}'}}\nparagraphs: {{match: {{en: ['{bad}']}}, introduction: {{en: ['{bad}']}}}}\n"
    )
    page = run("rulebook", file, "--format", "html").out
    assert page.count("&lt;script&gt;alert(1)") >= 4 and "<script>alert" not in page and "<img src=x" not in page
