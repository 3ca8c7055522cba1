"""Where a report goes: whole into a file, and into what is no file as it is. Clause protocol.report."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from small_corpus import RUFFS, conform, copy_records

from belote_conformance.reports.files import is_stream, why_unwritable, write_whole

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="devices and pipes of POSIX")


class TestFiles:
    """A file is whole or as it was, and a link stays one."""

    def test_what_stood_there_is_replaced_and_nothing_is_left_beside_it(self, tmp_path: Path) -> None:
        path = tmp_path / "report.md"
        path.write_text("before", "utf-8")
        write_whole(path, "after\n")
        assert path.read_bytes() == b"after\n" and list(tmp_path.iterdir()) == [path]

    def test_a_link_leads_where_it_led(self, tmp_path: Path) -> None:
        (tmp_path / "there").mkdir()
        target, link = tmp_path / "there" / "real.md", tmp_path / "link.md"
        target.write_text("before", "utf-8")
        link.symlink_to(target)
        write_whole(link, "after")
        assert link.is_symlink() and target.read_text("utf-8") == "after"

    def test_an_error_names_the_path_that_was_asked_for(self, tmp_path: Path) -> None:
        path = tmp_path / "none" / "report.md"
        with pytest.raises(OSError, match=r"report\.md") as found:
            write_whole(path, "text")
        assert found.value.filename == str(path)

    def test_why_nothing_can_be_written(self, tmp_path: Path) -> None:
        assert why_unwritable(tmp_path / "new.md") == "" and list(tmp_path.iterdir()) == []
        assert why_unwritable(tmp_path) == "this is a folder"
        assert why_unwritable(tmp_path / "none" / "x") == "there is no such folder"

    @pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="no /proc")
    def test_a_place_where_nobody_may_write_is_told_before_anything_runs(self, tmp_path: Path) -> None:
        records = copy_records(RUFFS[:1], tmp_path)
        done = conform("--records", records, "--jsonl", "/proc/report.jsonl", program=["no-such-program"])
        assert done.exit_code == 2 and "/proc/report.jsonl: nothing can be written there" in done.output
        assert ".part" not in done.output


@POSIX
class TestStreams:
    """A device or a pipe is written to; nothing takes its place."""

    def test_a_device_stays_one(self) -> None:
        write_whole(Path("/dev/null"), "text")
        assert Path("/dev/null").is_char_device() and is_stream(Path("/dev/null"))

    @pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no /dev/full")
    def test_a_full_device_is_an_error_and_stays(self) -> None:
        with pytest.raises(OSError, match="/dev/full"):
            write_whole(Path("/dev/full"), "text")
        assert Path("/dev/full").is_char_device()

    def test_a_pipe_is_written_into(self, tmp_path: Path) -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        try:
            write_whole(pipe, "text")
            assert os.read(reader, 100) == b"text" and pipe.is_fifo()
        finally:
            os.close(reader)
